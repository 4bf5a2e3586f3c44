"""How the dams hold, and so how good a seat's chances are."""

from __future__ import annotations

from math import exp

from hamster_table.engine.hamsterdam.heuristics import expected
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Seat

PER_HAMSTER = 0.3
"""What a hamster that is left is worth, in tokens."""
SOFTNESS = 1.6
"""How many tokens ahead make a lead of about three to one."""


def evaluate(state: Hamsterdam, seat: Seat) -> float:
    """The chance to win: all seats compared by their water now and soon, and by their hamsters."""
    if not state.numbers:
        return 1 / state.seats
    dry = [
        exp((PER_HAMSTER * state.hamsters(other) - expected(state, other)) / SOFTNESS) for other in range(state.seats)
    ]
    return dry[seat] / sum(dry)
