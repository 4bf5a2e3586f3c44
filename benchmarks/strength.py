"""How strong the computer players are: one against equal others, with the seats rotated.

The games are those of `hamster-table bots`: a block is one seed, with the hero in every seat, so that luck and place
fall out, and the interval is made of block means. A shared win counts in parts. Alligators win some games, so that even
among equals nobody's share is one in n: beside each result stands the share of a hero that plays against its own kind.

    python -m benchmarks strength                                  every level against the ones below
    python -m benchmarks strength --hero sharp --rest steady --seats 4 --blocks 100 --out games.jsonl
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from benchmarks import machine
from hamster_table.engine import games
from hamster_table.engine.arena.bouts import blocks, bouts
from hamster_table.engine.arena.contest import outcomes
from hamster_table.engine.arena.games_file import GamesFile
from hamster_table.engine.arena.intervals import block_interval, wilson
from hamster_table.engine.players import LEVELS


def measure(game: str, names: tuple[str, ...], seed: str, number: int, jobs: int, kept: GamesFile | None) -> float:
    """Play so many blocks and print the results; returns the lower end of the block interval."""
    seats = len(names)
    planned = bouts(game, names, seed, number * seats, {})
    played = []
    for outcome in outcomes(planned, jobs, kept):
        played.append(outcome)
        if sys.stderr.isatty():
            print(f"{len(played)}/{len(planned)}", end="\r", file=sys.stderr)
    done = blocks(planned, played)
    share = block_interval([block.share(0) for block in done])
    low, high = wilson(sum(seats * block.share(0) for block in done), len(planned))
    hero = [pair for block in done for pair in block.seats_of(0)]
    decisions = max(1, sum(outcome.decisions[seat] for outcome, seat in hero))
    milliseconds = 1000 * sum(outcome.seconds[seat] for outcome, seat in hero) / decisions
    slowest = 1000 * max(outcome.slowest[seat] for outcome, seat in hero)
    unwon = sum(not outcome.winners for outcome in played) / len(played)
    rounds = sum(outcome.rounds for outcome in played) / len(played)
    print(
        f"  {names[0]:6s} against {seats - 1} x {names[1]:6s}: wins {share.mean:6.1%}, {share.low:.1%}-{share.high:.1%}"
        f" (Wilson {low:.1%}-{high:.1%}, N = {len(planned)} in {number} blocks),"
        f" won by nobody {unwon:.1%}, {rounds:.1f} rounds, {milliseconds:.1f} ms a decision, slowest {slowest:.0f}",
        flush=True,
    )
    return share.low


PAIRINGS = (
    ("whim", "random", 4),
    ("steady", "whim", 4),
    ("steady", "steady", 4),
    ("sharp", "steady", 4),
    ("sharp", "steady", 2),
    ("master", "sharp", 4),
    ("master", "sharp", 2),
)
"""What is measured unless a hero is named, with the share of equals beside it."""
QUICK = 25
"""Blocks of a pairing in which nobody ponders are multiplied by this."""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks strength", description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=games(), default="run-hamster-run")
    parser.add_argument("--hero", choices=LEVELS)
    parser.add_argument("--rest", choices=LEVELS, default="steady")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--blocks", type=int, default=16)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="keep the games in a file, which is not played again")
    chosen = parser.parse_args(arguments)
    given = " ".join(sys.argv[1:] if arguments is None else arguments)
    machine.title(f"Strength, seats rotated: python -m benchmarks strength {given}".rstrip())
    kept = GamesFile(chosen.out) if chosen.out else None
    pairings = [(chosen.hero, chosen.rest, chosen.seats)] if chosen.hero else PAIRINGS
    for hero, rest, seats in pairings:
        ponders = bool(chosen.hero) or {"sharp", "master"} & {hero, rest} or bool(games()[chosen.game].players)
        number = chosen.blocks * (1 if ponders else QUICK)
        measure(chosen.game, (hero, *[rest] * (seats - 1)), chosen.seed, number, chosen.jobs, kept)
    print(f"  afterwards: {machine.load()}")


if __name__ == "__main__":
    main()
