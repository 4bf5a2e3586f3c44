"""How strong the computer players are: one against equal others, with the seats rotated.

The unit is a block: one seed, with the hero in every seat, so that luck and place fall out. The interval is made of
block means. Alligators win some games, so that even among equals nobody's share is one in n: beside each result stands
the share of a hero that plays against its own kind.

    python -m benchmarks strength                                  every level against the ones below
    python -m benchmarks strength --hero sharp --rest steady --seats 4 --blocks 100
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt

from benchmarks import machine
from hamster_table.engine import CHANCE, Match, games
from hamster_table.engine.players import NAMES, player

SURE = 1.96
"""Standard errors on either side of a 95 % interval."""


@dataclass(frozen=True)
class Block:
    """What came of one seed."""

    won: tuple[bool, ...]
    """Whether the hero won, for each of its seats."""
    nobody: int
    """Games that no seat won: in Run, Hamster, Run! the alligators did."""
    rounds: int
    decisions: int
    seconds: float
    """CPU time of the hero."""
    slowest: float


def play_block(game: str, hero: str, rest: str, seats: int, seed: str) -> Block:
    won, nobody, rounds = [], 0, 0
    clock = Clock()
    for place in range(seats):
        # The same seed for each place: whoever sits there, the match has the same luck.
        names = [hero if seat == place else rest for seat in range(seats)]
        match = play_game(game, names, seed, place, clock)
        won.append(match.standing.winners == (place,))
        nobody += not match.standing.winners
        rounds += match.game.round(match.state) if match.game.round else 0
    return Block(tuple(won), nobody, rounds, clock.decisions, clock.seconds, clock.slowest)


class Clock:
    """Adds up the CPU time of the hero's decisions."""

    def __init__(self) -> None:
        self.decisions, self.seconds, self.slowest = 0, 0.0, 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


def play_game(game: str, names: list[str], seed: str, timed: int, clock: Clock) -> Match:
    """A game between players; each has luck of its own, and the table has the match's."""
    match = Match.new(game, len(names), seed=seed)
    players = [player(name, match.game) for name in names]
    luck = [random.Random(f"{seed}/{seat}") for seat in range(len(names))]
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
            continue
        view, begun = match.view(seat), time.process_time()
        action = players[seat].choose(match.game, view, seat, luck[seat])
        if seat == timed:
            clock.add(time.process_time() - begun)
        match.play(seat, action)
    return match


def wilson(won: int, games: int) -> tuple[float, float]:
    """The interval that would hold if all games were independent: a check on the other one."""
    share, room = won / games, SURE**2 / games
    middle, half = share + room / 2, SURE * sqrt(share * (1 - share) / games + room / games / 4)
    return (middle - half) / (1 + room), (middle + half) / (1 + room)


def block_interval(means: list[float]) -> tuple[float, float]:
    """The mean of block means, and half of its interval of 95 %."""
    middle, blocks = sum(means) / len(means), len(means)
    return middle, SURE * sqrt(sum((mean - middle) ** 2 for mean in means) / max(1, blocks - 1) / blocks)


def measure(game: str, hero: str, rest: str, seats: int, blocks: int, first: int, pool: ProcessPoolExecutor) -> float:
    """Play the games and print the results; returns the lower end of the block interval."""
    seeds = [f"strength/{n}" for n in range(first, first + blocks)]
    done = list(progress(pool.map(partial(play_block, game, hero, rest, seats), seeds), blocks))
    means = [sum(block.won) / seats for block in done]
    share, half = block_interval(means)
    low, high = wilson(sum(sum(block.won) for block in done), blocks * seats)
    decisions = max(1, sum(block.decisions for block in done))
    milliseconds = 1000 * sum(block.seconds for block in done) / decisions
    slowest = 1000 * max(block.slowest for block in done)
    unwon = sum(block.nobody for block in done) / blocks / seats
    rounds = sum(block.rounds for block in done) / blocks / seats
    print(
        f"  {hero:6s} against {seats - 1} x {rest:6s}: wins {share:6.1%} +- {half:.1%}"
        f" (Wilson {low:.1%}-{high:.1%}, N = {blocks * seats} in {blocks} blocks),"
        f" won by nobody {unwon:.1%}, {rounds:.1f} rounds, {milliseconds:.1f} ms a decision, slowest {slowest:.0f}",
        flush=True,
    )
    return share - half


def progress(results: Iterator[Block], total: int) -> Iterator[Block]:
    for n, result in enumerate(results, 1):
        if sys.stderr.isatty():
            print(f"{n}/{total}", end="\r", file=sys.stderr)
        yield result


PAIRINGS = (("steady", "whim", 4), ("steady", "steady", 4), ("sharp", "steady", 4), ("sharp", "steady", 2))
"""What is measured unless a hero is named, with the share of equals beside it."""
QUICK = 25
"""Blocks of a pairing in which nobody ponders are multiplied by this."""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks strength", description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=games(), default="run-hamster-run")
    parser.add_argument("--hero", choices=NAMES)
    parser.add_argument("--rest", choices=NAMES, default="steady")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--blocks", type=int, default=16)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    chosen = parser.parse_args(arguments)
    given = " ".join(sys.argv[1:] if arguments is None else arguments)
    machine.title(f"Strength, seats rotated: python -m benchmarks strength {given}".rstrip())
    with ProcessPoolExecutor(chosen.jobs) as pool:
        if chosen.hero:
            measure(chosen.game, chosen.hero, chosen.rest, chosen.seats, chosen.blocks, chosen.first, pool)
        else:
            for hero, rest, seats in PAIRINGS:
                ponders = "sharp" in (hero, rest) or bool(games()[chosen.game].players)
                blocks = chosen.blocks * (1 if ponders else QUICK)
                measure(chosen.game, hero, rest, seats, blocks, chosen.first, pool)
    print(f"  afterwards: {machine.load()}")


if __name__ == "__main__":
    main()
