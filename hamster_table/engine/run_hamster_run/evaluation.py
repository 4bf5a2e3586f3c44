"""How long a hamster can still last, and so how good its chances are."""

from __future__ import annotations

from functools import cache
from math import exp, log1p

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run.actions import EATEN, LANES, STRIPS
from hamster_table.engine.run_hamster_run.state import PLUCK, STEADY_SPEED, RunHamsterRun

FASTEST, MOST = 12, 24
"""Faster belts and more alligators are judged like these."""
PER_ROUND, PER_CHIP, PER_STRIP = 0.7, 0.3, 0.18
"""What rounds ahead (their logarithm), pluck and height add to the strength of a hamster on the belt."""
FALLEN, PER_ROUND_IN_PIT, PER_CHIP_IN_PIT = -1.95, 1.6, 0.5
"""The same for the pit. All were fitted to games of hamsters that follow the policy."""
FOR_THE_PLACE = 0.25
"""The part of the judgement that counts who is outlived; the rest is for winning."""


@cache
def rounds_in_pit(pluck: int, alligators: int) -> float:
    """How many rounds a hamster outlives there, when it meets so many alligators next and only rests."""
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
    """How many rounds a hamster outlives that is left alone, at the start of a round, and runs and rests in time."""
    rest = rounds_after(strip, min(PLUCK, pluck + 1), speed, star)
    if not pluck:
        return rest
    return max(rest, rounds_after(min(STRIPS, strip + pluck), pluck - 1, speed, star))


@cache
def rounds_after(strip: int, pluck: int, speed: int, star: int) -> float:
    """The same for a hamster that stands there with that much pluck when the belt begins to roll."""
    if strip <= speed:
        return rounds_in_pit(pluck, 2)
    return 1 + rounds_on_belt(strip - speed, pluck, *rolled(speed, star))


@cache
def rolled(speed: int, star: int) -> tuple[int, int]:
    """Speed and the place of the star strip after the belt has rolled."""
    for _ in range(speed):
        star -= 1
        if not star:
            star = STRIPS
            speed += (speed < STEADY_SPEED) - (speed > STEADY_SPEED)
    return speed, star


@cache
def strength_in_pit(pluck: int, alligators: int) -> float:
    """How strong a hamster is that meets so many alligators next."""
    return FALLEN + PER_CHIP_IN_PIT * pluck + PER_ROUND_IN_PIT * log1p(rounds_in_pit(pluck, min(MOST, alligators)))


@cache
def strength_on_belt(strip: int, pluck: int, speed: int, star: int) -> float:
    """How strong a hamster is that stands there at the start of a round."""
    rounds = rounds_on_belt(strip, pluck, min(FASTEST, speed), star)
    return PER_STRIP * strip + PER_CHIP * pluck + PER_ROUND * log1p(rounds)


def strength(state: RunHamsterRun, seat: Seat) -> float:
    """How strong a hamster is at the start of a round: the chances to win go with the exponential of it."""
    here, pluck = state.where[seat], state.pluck(seat)
    if here < 0:
        return strength_in_pit(pluck, state.alligators + 1)
    return strength_on_belt(here // LANES + 1, pluck, state.speed, state.star)


def evaluate(view: RunHamsterRun, seat: Seat) -> float:
    """How good a view looks for a hamster, from 0 (lost) to 1 (won)."""
    if view.where[seat] == EATEN:
        return FOR_THE_PLACE * [eaten for _, eaten in view.eaten].index(seat) / (view.seats - 1)
    own = strength(view, seat)
    rivals = [exp(strength(view, other) - own) for other in view.in_play() if other != seat]
    outlived = view.seats - 1 - len(rivals) + sum(1 / (1 + rival) for rival in rivals)
    return (1 - FOR_THE_PLACE) / (1 + sum(rivals)) + FOR_THE_PLACE * outlived / (view.seats - 1)
