"""How good a table looks for a seat: who has fewer pieces left is nearer to winning."""

from __future__ import annotations

from math import exp

from hamster_table.engine.hamsterrolle.state import Hamsterrolle, left
from hamster_table.engine.kernel import Seat

PER_PIECE = 0.45
"""How much a piece less is worth: chances to win go with the exponential of it."""


def evaluate(view: Hamsterrolle, seat: Seat) -> float:
    """How good a view looks for a seat, from 0 (lost) to 1 (won)."""
    if not view.agenda:
        return 1.0 if seat in view.winners else 0.0
    own = left(view, seat)
    mates = (seat, view.partner(seat))
    rivals = [left(view, other) for other in range(view.seats) if other not in mates]
    # A team counts once, though both partners are asked.
    share = 2 if view.teams else 1
    return 1 / (1 + sum(exp(PER_PIECE * (own - other)) for other in rivals) / share)
