"""Random games with every law checked after every play: violations, dead ends, the longest game, games per second.

For Hamsterdam also how often each special was used, left unused where it could have been used, and copied.
Hamsterrolle is played without wood; `benchmarks.wheel_games` plays with it.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from hamster_table.engine.hamsterdam.special_masks import KIND_OF

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks import machine
from hamster_table.engine import CHANCE, Match, hamsterdam, hamsterrolle, run_hamster_run
from hamster_table.engine.game import Game
from hamster_table.engine.hamsterdam import actions as w
from hamster_table.engine.hamsterdam.events import WentToPile
from hamster_table.engine.kernel import Action, Event
from tests.engine.hamsterdam import conservation as hamsterdam_laws
from tests.engine.hamsterrolle import conservation as hamsterrolle_laws
from tests.engine.run_hamster_run import conservation as run_hamster_run_laws

Count = Callable[[Match, int, Action, list[Event], "Result"], None]


@dataclass(frozen=True)
class Proof:
    """What is played of a game, and what is looked at in it."""

    game: Game
    laws: ModuleType
    tables: tuple[dict[str, str], ...]
    too_long: int
    """No game should take so many rounds."""
    overdraft: Callable[[Any], int]
    """How many more pieces than the box holds are out."""
    count: Count | None = None


@dataclass
class Result:
    """What came of some games."""

    games: int = 0
    plays: int = 0
    seconds: float = 0.0
    rounds: list[int] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    unwon: int = 0
    overdraft: int = 0
    specials: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By kind of special and what became of its ability: how often."""


def count_specials(match: Match, seat: int, action: Action, events: list[Event], result: Result) -> None:
    """Which abilities were open to that seat before the play, and which one it has used."""
    before = match.state_at(len(match.ledger) - 1)
    seen = result.specials
    if seat != CHANCE:
        open_to = {opening for offered in before.agenda[-1].actions(before, seat) if (opening := ability(offered))}
        used = ability(action)
        for kind, how in open_to:
            seen[kind, how if (kind, how) == used else f"not {how}"] += 1
    gone = {event.hamster for event in events if isinstance(event, WentToPile)}
    # It has no action: its ability is that both go to the pile together.
    seen["Twinster", "used"] += {2 * w.TWINSTER, w.ASIDE_TWIN} <= gone


def ability(action: Action) -> tuple[str, str] | None:
    """The kind of special whose ability an action uses, and whether it is used or copied."""
    if isinstance(action, w.Use):
        actor, how = (action.special, "used") if action.copied < 0 else (action.copied, "copied")
        return w.KINDS[KIND_OF[actor]], how
    if isinstance(action, w.MoveHamster | w.PutHamster) and action.swims >= 0:
        return "Swimster", "used" if action.hamster == action.swims else "copied"
    return None


PROOFS = {
    "run-hamster-run": Proof(
        run_hamster_run.GAME,
        run_hamster_run_laws,
        tuple({"adjacent": value} for value in run_hamster_run.GAME.setup.options[0].choices),
        1000,
        # The box has 21 alligator chips, which count the speed as well.
        lambda state: state.speed + state.alligators - 21,
    ),
    "hamsterdam": Proof(
        hamsterdam.GAME,
        hamsterdam_laws,
        ({"game": "modern"}, {"game": "classic"}, {"deployment": "in-turn"}),
        400,
        lambda state: -state.reservoir(),
        count_specials,
    ),
    "hamsterrolle": Proof(
        hamsterrolle.GAME,
        hamsterrolle_laws,
        tuple({"physics": "simple", **more} for more in ({}, {"quakes": "on"}, {"side": "chosen", "start": "first"})),
        2000,
        # The box has 28 pieces and the cone.
        lambda state: len(state.in_wheel()) + sum(len(state.supply(seat)) for seat in range(state.seats)) - 29,
    ),
}


def watch(match: Match, rng: random.Random, proof: Proof, result: Result) -> None:
    """Play a game to the end, with all laws checked after every play."""
    proof.laws.check(match.state)
    while match.waiting and reached(match) < proof.too_long:
        seat, before = match.waiting[0], match.state.copy()
        if seat == CHANCE:
            events = match.chance()
        else:
            events = match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
        action = match.ledger[-1][1]
        proof.laws.check(match.state)
        proof.laws.check_step(before, seat, action, match.state, events)
        result.overdraft = max(result.overdraft, proof.overdraft(match.state))
        if proof.count:
            proof.count(match, seat, action, events, result)
    assert not match.waiting, f"not over after {proof.too_long} rounds"
    proof.laws.check_story(match)


def reached(match: Match) -> int:
    """The round, or the turn, that a match has come to."""
    assert match.game.round is not None
    return match.game.round(match.state)


def some_games(id: str, seats: int, setup: dict[str, str], numbers: range) -> Result:
    result, proof = Result(), PROOFS[id]
    begun = time.process_time()
    for n in numbers:
        match = Match.new(proof.game, seats, setup, seed=f"many/{n}")
        try:
            watch(match, random.Random(n), proof, result)
        except Exception as error:
            result.wrong.append(f"{seats} seats, {setup}, seed many/{n}, entry {len(match.ledger)}: {error!r}")
        result.games += 1
        result.plays += len(match.ledger)
        result.rounds.append(reached(match))
        result.unwon += not match.standing.winners
    result.seconds = time.process_time() - begun
    return result


def line(seats: int, setup: dict[str, str], result: Result) -> str:
    return (
        f"  {seats} seats, {'-'.join(setup.values()):10s} {len(result.wrong)} violations or dead ends, "
        f"{result.games / result.seconds:5.0f} games/CPU s, {result.plays / result.games:4.0f} plays a game, "
        f"longest {max(result.rounds)} rounds, won by nobody {result.unwon / result.games:.0%}, "
        f"beyond the box {max(0, result.overdraft)}"
    )


def report_specials(seen: Counter[tuple[str, str]]) -> None:
    print("  special        used  left unused  copied  left uncopied")
    for kind in sorted({kind for kind, _ in seen}):
        numbers = (seen[kind, how] for how in ("used", "not used", "copied", "not copied"))
        print("  {:13s}{:6d}{:13d}{:8d}{:15d}".format(kind, *numbers))


def prove(id: str, chosen: argparse.Namespace) -> list[str]:
    """Play one game's games and report; returns what went wrong."""
    proof = PROOFS[id]
    machine.title(f"{chosen.games} random games of {proof.game.title} at each table, all laws checked after every play")
    tables = [(id, seats, setup) for seats in proof.game.seats for setup in proof.tables]
    numbers = range(chosen.first, chosen.first + chosen.games)
    wrong: list[str] = []
    seen: Counter[tuple[str, str]] = Counter()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        results = pool.map(some_games, *zip(*((*table, numbers) for table in tables), strict=True))
        for (_, seats, setup), result in zip(tables, results, strict=True):
            wrong += result.wrong
            seen += result.specials
            print(line(seats, setup, result), flush=True)
    if proof.count:
        report_specials(seen)
    return wrong


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks many_games", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="for each number of seats and each set-up")
    parser.add_argument("--game", choices=PROOFS, action="append", help="only this game")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    chosen = parser.parse_args(arguments)
    wrong = [error for id in chosen.game or PROOFS for error in prove(id, chosen)]
    print("\n".join(wrong[:20]))
    print(f"  afterwards: {machine.load()}")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
