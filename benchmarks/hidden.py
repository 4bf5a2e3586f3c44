"""Pairs of states that differ only in what a seat may not know: what it sees, may do, is refused and would play.

From random places of random games, another state is imagined that fits the view of a seat. The view in bytes, the
offers, the refusals of what others were offered, and the choices of Whim and Steady with equal luck must be the
same.

python3 dev.py bench hidden [--pairs N]
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks import machine
from hamster_table.engine import CHANCE, Match, games
from hamster_table.engine.codec import canonical
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State, refusal
from hamster_table.engine.players import player

CHOICES_EVERY = 10
"""How seldom a computer player is asked, which costs more than all else."""


def known(game: Game, state: State, seat: Seat, strange: list[Action], asks: bool) -> dict[str, Any]:
    """All that a seat can know of a state."""
    view = game.view(state, seat)
    found: dict[str, Any] = {"view": canonical(view.to_json())}
    step = state.step
    if step is not None and seat in step.seats and seat not in state.sealed:
        found["offers"] = list(step.actions(state, seat))
        found["refusals"] = [refusal(state, seat, action) for action in strange]
        if asks:
            for name in ("whim", "steady"):
                found[name] = player(name, game).choose(game, view, seat, random.Random("luck"))
    return found


def pairs_of(game: Game, seats: int, n: int, wrong: Counter[str], made: Counter[str]) -> None:
    """Walk through one random game."""
    match, rng = Match.new(game, seats, game.setup.quick, seed=f"secrets/{n}"), random.Random(n)
    strange: list[Action] = []
    while match.waiting:
        for seat in range(seats):
            guess = game.sample_hidden(match.view(seat), seat, rng)
            asks = seat in match.waiting and rng.randrange(CHOICES_EVERY) == 0
            truth, guessed = (known(game, state, seat, strange, asks) for state in (match.state, guess))
            made["differing" if guess != match.state else "equal"] += 1
            made["choices"] += asks and guess != match.state
            wrong.update(f"{game.id}: {what}" for what in truth if truth[what] != guessed.get(what))
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
            continue
        action = match.state.agenda[-1].sample(match.state, seat, rng)
        strange = [*strange[-4:], action]
        match.play(seat, action)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks hidden", description=__doc__)
    parser.add_argument("--pairs", type=int, default=100_000, help="of each game that has secrets")
    chosen = parser.parse_args(arguments)
    machine.title(f"{chosen.pairs} pairs of states of each game that differ in secrets only")
    wrong: Counter[str] = Counter()
    for game in games().values():
        if game.is_open:
            continue
        made: Counter[str] = Counter()
        n = 0
        while made["differing"] < chosen.pairs:
            pairs_of(game, game.seats[n % len(game.seats)], n, wrong, made)
            n += 1
        print(f"  {game.id:16s} {made['differing']} pairs in {n} games, {made['choices']} of them with a choice")
    print(f"  told apart: {wrong.total()} {dict(wrong) or ''}; afterwards: {machine.load()}")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
