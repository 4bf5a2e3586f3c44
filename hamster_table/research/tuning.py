"""Tunes the constants of a game's policy (`TunedPolicy`) by games of the policy against itself.

    python -m hamster_table.research.tuning hamsterdam

writes them where the engine reads them. The method is simultaneous perturbation stochastic approximation (Spall,
1992): in each iteration all constants are changed by a step up or down at random, the policy with these plays against
the policy with the opposite changes, and the constants move in the direction of whoever has won more. The result is
the mean of the constants over the second half of the iterations (Polyak and Ruppert), which varies less than the last.
It follows from the arguments alone: no clock and no machine has a say.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Mapping, Sequence
from typing import Any

from hamster_table.engine.catalogue import find
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import CHANCE, play, waiting
from hamster_table.engine.learned_value import POLICY, Policy
from hamster_table.engine.match import Match
from hamster_table.engine.tuned_policy import TunedPolicy
from hamster_table.research.arguments import positive, run
from hamster_table.research.learned_file import named, write

TABLES = 2, 4
"""How many seats the games have, in turn; every other one has the one side."""
SIZE, SIZE_AT_THE_END = 1.0, 0.4
"""How much of a constant's step it is changed by in an iteration, from the first to the last."""
RATE, RATE_AT_THE_END = 0.6, 0.12
"""How much of its step a constant moves if one side wins all games."""
TOLD_EVERY = 50
"""A line of progress comes after so many iterations."""
DIGITS = 4
"""Digits behind the point of a constant."""

Constants = Mapping[str, float]


def played(game: Game, policies: Sequence[Policy], seed: str) -> list[float]:
    """A game with a policy for each seat: by seat its share of the win."""
    seats = len(policies)
    state, luck = Match.new(game, seats, seed=seed).state.copy(), random.Random(seed)
    rngs = [random.Random(f"{seed}/{seat}") for seat in range(seats)]
    while state.agenda:
        step = state.agenda[-1]
        for seat in waiting(state):
            if seat == CHANCE:
                action = step.sample(state, seat, luck)
            else:
                action = policies[seat](state, seat, rngs[seat])
            play(state, seat, action)
    winners = game.standing(state).winners
    return [(seat in winners) / max(1, len(winners)) for seat in range(seats)]


def share(game: Game, hero: Policy, others: Policy, seats: int, games: int, seed: str) -> float:
    """The share of wins of one policy against others that are all equal, in so many deals with it in each seat."""
    won = 0.0
    for n in range(games):
        for own in range(seats):
            table = [hero if seat == own else others for seat in range(seats)]
            won += played(game, table, f"{seed}/{n}")[own]
    return won / (games * seats)


def advantage(game: Game, first: Policy, second: Policy, seats: int, games: int, seed: str) -> float:
    """By how much more of the wins the first policy has, from -1 to 1, with every other seat of so many games."""
    more = 0.0
    for n in range(games):
        # The same deal twice, with the sides changed.
        own = n % 2
        shares = played(game, [second if (seat + own) % 2 else first for seat in range(seats)], f"{seed}/{n // 2}")
        more += sum(shares[own::2]) - sum(shares[1 - own :: 2])
    return more / games


def tune(game: Game, tuned: TunedPolicy, iterations: int, games: int, seed: str, checks: int) -> dict[str, Any]:
    """What is to be written of a tuned policy: its constants, and how they were made."""
    rng = random.Random(seed)
    now, steps, sums, counted = dict(tuned.start), tuned.steps, dict.fromkeys(tuned.start, 0.0), 0
    tables = [seats for seats in TABLES if seats in game.seats]
    for n in range(iterations):
        part = n / iterations
        size, rate = _between(SIZE, SIZE_AT_THE_END, part), _between(RATE, RATE_AT_THE_END, part)
        signs = {name: rng.choice((-1, 1)) for name in now}
        up, down = (
            tuned.judging_by({name: now[name] + way * size * steps[name] * signs[name] for name in now})
            for way in (1, -1)
        )
        more = advantage(game, up, down, tables[n % len(tables)], games, f"{seed}/{n}")
        now = {name: now[name] + rate * more * steps[name] * signs[name] for name in now}
        if n >= iterations // 2:
            sums, counted = {name: sums[name] + now[name] for name in now}, counted + 1
        if (n + 1) % TOLD_EVERY == 0:
            print(f"{n + 1}/{iterations}", flush=True)
    found = {name: round(total / counted, DIGITS) for name, total in sums.items()}
    made = {"game": game.id, "rules": game.rules, "iterations": iterations, "games": games, "seed": seed}
    return {"made": {**made, "shares": shares_of(game, tuned, found, checks)}, "constants": found}


def shares_of(game: Game, tuned: TunedPolicy, constants: Constants, games: int) -> list[dict[str, Any]]:
    """What the policy with these constants wins against that with the constants it began with, by seats."""
    hero, others, found = tuned.judging_by(constants), tuned.judging_by(tuned.start), []
    for seats in TABLES:
        if seats in game.seats:
            won = share(game, hero, others, seats, games, "check")
            found.append({"seats": seats, "games": games * seats, "share": round(won, 4)})
            print(f"{seats} seats: {100 * won:.1f} % of {games * seats} games", flush=True)
    return found


def tuned_policy(game: Game) -> TunedPolicy:
    """The policy of a game that has constants to tune; raises `ValueError` where it has none."""
    policy = game.learned.imagined if game.learned is not None else None
    if not isinstance(policy, TunedPolicy):
        raise ValueError(f"{game.id} has no policy with constants to tune")
    return policy


def _between(first: float, last: float, part: float) -> float:
    """From the first value to the last one, in the way of a hyperbola."""
    return first / (1 + part * (first / last - 1))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", help="the id of a game")
    parser.add_argument("--iterations", type=positive, default=300)
    parser.add_argument("--games", type=positive, default=100, help="games of an iteration")
    parser.add_argument("--seed", default="a")
    parser.add_argument("--checks", type=positive, default=400, help="deals that say how good the result is")
    parser.add_argument("--out", type=named, help="the file of constants, instead of the engine's own")
    chosen = parser.parse_args(arguments)
    try:
        game = find(chosen.game)
        tuned = tuned_policy(game)
    except ValueError as error:
        parser.error(str(error))
    form = tune(game, tuned, chosen.iterations, chosen.games, chosen.seed, chosen.checks)
    write(chosen.out or tuned.file, {POLICY: form})


if __name__ == "__main__":
    run(main)
