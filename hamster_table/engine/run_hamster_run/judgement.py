"""How long a hamster can still last, and so how good its chances are."""

from __future__ import annotations

from functools import cache
from math import exp

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run.state import PLUCK, STEADY_SPEED, RunHamsterRun
from hamster_table.engine.run_hamster_run.words import EATEN, LANES, PIT, STRIPS, Square

FASTEST, MOST = 12, 24
"""Faster belts and more alligators are judged like these."""
WORTH_OF_A_CHIP, WORTH_OF_A_STRIP = 0.4, 0.1
"""What pluck and height count for beyond the rounds they give, because others push and bite."""
FOR_THE_PLACE = 0.25
"""The part of the judgement that counts who is outlived; the rest is for winning."""
SPREAD, SPREAD_A_ROUND = 1.0, 0.1
"""By how many rounds a lead must grow to matter: luck spreads the end, a distant one more."""
LANDSLIDE = 20.0
"""No lead counts for more."""


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


def prospect(state: RunHamsterRun, seat: Seat, square: Square, pluck: int) -> float:
    """How many rounds a hamster would outlive if it stood there with that much pluck when the belt begins to roll."""
    if square < 0:
        return rounds_in_pit(pluck, min(MOST, state.alligators + 1)) if square == PIT else 0.0
    rounds = rounds_after(square // LANES + 1, pluck, min(FASTEST, state.speed), state.star)
    return rounds + WORTH_OF_A_CHIP * pluck + WORTH_OF_A_STRIP * (square // LANES)


def judge(view: RunHamsterRun, seat: Seat) -> float:
    """How good a view looks for a hamster, from 0 (lost) to 1 (won)."""
    if view.where[seat] == EATEN:
        return FOR_THE_PLACE * len(view.eaten) / view.seats
    own = prospect(view, seat, view.where[seat], view.pluck(seat))
    spread = SPREAD + own * SPREAD_A_ROUND
    winning, outlived = 1.0, 0.0
    for other in range(view.seats):
        if other != seat:
            behind = exp(min(LANDSLIDE, (prospect(view, other, view.where[other], view.pluck(other)) - own) / spread))
            if view.where[other] == EATEN:
                behind = 0.0
            winning += behind
            outlived += 1 / (1 + behind)
    return (1 - FOR_THE_PLACE) / winning + FOR_THE_PLACE * outlived / (view.seats - 1)
