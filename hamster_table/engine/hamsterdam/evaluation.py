"""The evaluation function of Hamsterdam: expected water and hamsters, turned into a probability to win."""

from __future__ import annotations

from math import exp

from hamster_table.engine.hamsterdam.heuristics import expected
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Seat

PER_HAMSTER = 0.3
"""The value of a hamster that is left, in tokens."""
SOFTNESS = 1.6
"""The temperature of the softmax: so many tokens less make the odds e times better."""


def evaluate(state: Hamsterdam, seat: Seat) -> float:
    """The probability that *seat* wins, from 0 to 1: a softmax over all seats."""
    # Before the line-up nothing distinguishes the seats.
    if not state.numbers:
        return 1 / state.seats
    dry = [
        exp((PER_HAMSTER * state.hamsters(other) - expected(state, other)) / SOFTNESS) for other in range(state.seats)
    ]
    return dry[seat] / sum(dry)
