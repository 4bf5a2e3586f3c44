"""Random games with every law checked after every play: violations, dead ends, the longest game, games per second."""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks import machine
from hamster_table.engine import CHANCE, Match
from hamster_table.engine.run_hamster_run import GAME
from tests.engine.run_hamster_run.conservation import check, check_step, check_story

TOO_LONG = 1000
"""No game should take so many rounds."""


@dataclass
class Result:
    """What came of some games."""

    games: int = 0
    plays: int = 0
    seconds: float = 0.0
    rounds: list[int] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    winners: Counter[str] = field(default_factory=Counter)
    overdraft: int = 0
    """How many more alligator chips were needed than the box holds (RR-3)."""


def watch(match: Match, rng: random.Random, result: Result) -> None:
    """Play a game to the end, with all laws checked after every play."""
    check(match.state)
    while match.waiting and match.state.round < TOO_LONG:
        seat, before = match.waiting[0], match.state.copy()
        if seat == CHANCE:
            events = match.chance()
        else:
            events = match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
        check(match.state)
        check_step(before, seat, match.ledger[-1][1], match.state, events)
        result.overdraft = max(result.overdraft, match.state.speed + match.state.alligators - 21)
    assert not match.waiting, f"not over after {TOO_LONG} rounds"
    check_story(match)


def some_games(seats: int, adjacent: str, numbers: range) -> Result:
    result = Result()
    begun = time.process_time()
    for n in numbers:
        match = Match.new(GAME, seats, {"adjacent": adjacent}, seed=f"many/{n}")
        try:
            watch(match, random.Random(n), result)
        except Exception as mistake:
            result.wrong.append(f"{seats} seats, {adjacent}, seed many/{n}, entry {len(match.ledger)}: {mistake!r}")
        result.games += 1
        result.plays += len(match.ledger)
        result.rounds.append(match.state.round)
        result.winners["a hamster" if match.standing.winners else "alligators"] += 1
    result.seconds = time.process_time() - begun
    return result


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks many_games", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="for each number of seats and each set-up")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    chosen = parser.parse_args(arguments)
    machine.title(f"{chosen.games} random games of {GAME.title} at each table, all laws checked after every play")
    tables = [(seats, adjacent) for seats in GAME.seats for adjacent in GAME.setup.options[0].choices]
    numbers = range(chosen.first, chosen.first + chosen.games)
    wrong = []
    with ProcessPoolExecutor(chosen.jobs) as pool:
        results = pool.map(some_games, *zip(*((*table, numbers) for table in tables), strict=True))
        for (seats, adjacent), result in zip(tables, results, strict=True):
            wrong += result.wrong
            alligators = result.winners["alligators"] / result.games
            print(
                f"  {seats} seats, {adjacent:10s} {len(result.wrong)} violations or dead ends, "
                f"{result.games / result.seconds:5.0f} games/CPU s, {result.plays / result.games:4.0f} plays a game, "
                f"longest {max(result.rounds)} rounds, alligators win {alligators:.0%}, "
                f"chips beyond the box {max(0, result.overdraft)}",
                flush=True,
            )
    print("\n".join(wrong[:20]))
    print(f"  afterwards: {machine.load()}")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
