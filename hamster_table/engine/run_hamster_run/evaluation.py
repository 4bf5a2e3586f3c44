"""The evaluation function of Run, Hamster, Run!: rounds a hamster can survive, turned into a probability to win."""

from __future__ import annotations

from functools import cache
from math import exp, log1p

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run.actions import EATEN, LANES, STRIPS
from hamster_table.engine.run_hamster_run.pit import rolled
from hamster_table.engine.run_hamster_run.state import PLUCK, RunHamsterRun

FASTEST, MOST = 12, 24
"""The largest speed and number of alligators that are computed; larger ones are taken as these."""
PER_ROUND, PER_CHIP, PER_STRIP = 0.7, 0.3, 0.18
"""The weights of log(1 + rounds), chips and strips in the strength of a hamster on the belt."""
FALLEN, PER_ROUND_IN_PIT, PER_CHIP_IN_PIT = -1.95, 1.6, 0.5
"""Constant and weights of log(1 + rounds) and chips in the pit. All were fitted to games of the policy."""
FOR_THE_PLACE = 0.25
"""The weight of rivals outlived in the evaluation; the rest is for winning."""


@cache
def rounds_in_pit(pluck: int, alligators: int) -> float:
    """The expected number of rounds that a resting hamster survives in the pit, meeting that many alligators next."""
    if not pluck:
        return 0.0
    loss = (alligators + 1) // 2
    escapes = pluck / (pluck + alligators)
    # Whoever escapes meets one more in the next round; a loss feeds one, and then one comes again.
    lives = 1 + rounds_in_pit(pluck, alligators + 1) if alligators <= MOST else 1.0
    hurt = 1 + rounds_in_pit(pluck - loss, alligators) if pluck > loss else 0.0
    return escapes * lives + (1 - escapes) * hurt


@cache
def rounds_on_belt(strip: int, pluck: int, speed: int, star: int) -> float:
    """The rounds that a hamster on the belt survives undisturbed with the best sequence of runs and rests, from the
    start of a round."""
    # The recursion ends: every Run has to be rested for, and at the steady Speed of four two such rounds cost eight
    # strips, while a Run wins seven at most.
    rest = rounds_after(strip, min(PLUCK, pluck + 1), speed, star)
    if not pluck:
        return rest
    return max(rest, rounds_after(min(STRIPS, strip + pluck), pluck - 1, speed, star))


@cache
def rounds_after(strip: int, pluck: int, speed: int, star: int) -> float:
    """The same for a hamster that stands there with that much pluck when the belt begins to roll."""
    if strip <= speed:
        # In a pit that was empty the one alligator is joined by another before it chomps (RR-42).
        return rounds_in_pit(pluck, 2)
    return 1 + rounds_on_belt(strip - speed, pluck, *rolled(speed, star))


@cache
def strength_in_pit(pluck: int, alligators: int) -> float:
    """The strength of a hamster in the pit that meets that many alligators next."""
    return FALLEN + PER_CHIP_IN_PIT * pluck + PER_ROUND_IN_PIT * log1p(rounds_in_pit(pluck, min(MOST, alligators)))


@cache
def strength_on_belt(strip: int, pluck: int, speed: int, star: int) -> float:
    """The strength of a hamster on the belt at the start of a round."""
    rounds = rounds_on_belt(strip, pluck, min(FASTEST, speed), star)
    return PER_STRIP * strip + PER_CHIP * pluck + PER_ROUND * log1p(rounds)


def strength(state: RunHamsterRun, seat: Seat) -> float:
    """The strength of a hamster at the start of a round; its odds to win are proportional to exp(strength)."""
    here, pluck = state.where[seat], state.pluck(seat)
    if here < 0:
        # One more comes before the next Chomp (RR-42).
        return strength_in_pit(pluck, state.alligators + 1)
    return strength_on_belt(here // LANES + 1, pluck, state.speed, state.star)


def evaluate(view: RunHamsterRun, seat: Seat) -> float:
    """How good a view looks for a hamster, from 0 (lost) to 1 (won)."""
    if view.where[seat] == EATEN:
        return FOR_THE_PLACE * [eaten for _, eaten in view.eaten].index(seat) / (view.seats - 1)
    rivals = rival_odds(view, seat)
    # Whoever is eaten is outlived for sure; each rival in play with the odds of the two alone.
    outlived = view.seats - 1 - len(rivals) + sum(1 / (1 + rival) for rival in rivals)
    return (1 - FOR_THE_PLACE) / (1 + sum(rivals)) + FOR_THE_PLACE * outlived / (view.seats - 1)


def rival_odds(state: RunHamsterRun, seat: Seat) -> list[float]:
    """The odds of each rival in play against a hamster in play."""
    # Differences of strength go into `exp`, so that no number gets too large.
    own = strength(state, seat)
    return [exp(strength(state, other) - own) for other in state.in_play() if other != seat]
