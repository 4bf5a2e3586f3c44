"""What spoke for a hand's choice: how far the wheel was to roll, what was to slip, and what other places promised."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hamster_table.engine.game import Why
from hamster_table.engine.hamsterrolle.actions import Hand, Reach, Spill, kind_of
from hamster_table.engine.hamsterrolle.ai.ideas import ideas, promise
from hamster_table.engine.hamsterrolle.ai.stability_estimate import estimated_risk, roll_of
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Seat

FORWARDS = N_("By estimate the wheel rolls {degrees}° forwards, and {slips} pieces slip on average.")
BACKWARDS = N_("By estimate the wheel rolls {degrees}° back, and {slips} pieces slip on average.")
CALMLY_FORWARDS = N_("By estimate the wheel rolls {degrees}° forwards, and hardly anything slips.")
CALMLY_BACKWARDS = N_("By estimate the wheel rolls {degrees}° back, and hardly anything slips.")
CALM = 0.25
"""Fewer pieces than so many on average are hardly any."""
DROPS = N_("No place was found where a piece holds. One is tried all the same, and may then be let drop.")
HANGS = N_("Nothing was found that holds, and a drop would be far up. Of all there is to take, fewest hang on this.")


def why(view: Hamsterrolle, seat: Seat, action: Action) -> Why | None:
    """How far the wheel was to roll and what was to slip, by the estimate of the computer players; of an attempt that
    begins or fails, that nothing was found which holds."""
    if isinstance(action, Reach) and view.edition > 1:
        return Why(DROPS, {})
    if isinstance(action, Spill):
        return Why(HANGS, {})
    if not isinstance(action, Hand):
        return None
    degrees, slips = round(roll_of(view, action) / 100), max(0.0, estimated_risk(view, action))
    if slips < CALM:
        return Why(CALMLY_FORWARDS if degrees >= 0 else CALMLY_BACKWARDS, {"degrees": abs(degrees)})
    return Why(FORWARDS if degrees >= 0 else BACKWARDS, {"degrees": abs(degrees), "slips": slips})


def weigh(view: Hamsterrolle, seat: Seat, chosen: Action, rng: random.Random) -> Sequence[tuple[Action, float]]:
    """The best places of other pieces or in other compartments, with what they promised more, in pieces."""
    if not isinstance(chosen, Hand) or isinstance(chosen, Spill):
        return ()
    own, seen = promise(view, chosen), {_place(chosen)}
    found: list[tuple[Action, float]] = []
    for idea in ideas(view, seat, rng):
        if _place(idea) not in seen:
            seen.add(_place(idea))
            found.append((idea, promise(view, idea) - own))
    return found


def _place(hand: Hand) -> tuple[type[Hand], int, int]:
    return type(hand), kind_of(hand.piece), hand.compartment
