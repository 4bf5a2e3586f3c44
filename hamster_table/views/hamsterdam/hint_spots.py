"""The places that a hint marks at the table of Hamsterdam."""

from __future__ import annotations

from hamster_table.engine.hamsterdam.actions import (
    BLOBSTER,
    BOMBSTER,
    CARDS,
    CONTRACTSTER,
    HUCKSTER,
    NAPSTER,
    SPEEDSTER,
    WAYS,
    Deploy,
    KeepRoll,
    MoveHamster,
    PassCards,
    PutHamster,
    Use,
)
from hamster_table.engine.hamsterdam.specials.registry import ability_of
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Action, Seat
from hamster_table.views.board.items import Spot
from hamster_table.views.hamsterdam.pieces import card_spot, pile_spot

TO_CARDS = (NAPSTER, SPEEDSTER, BLOBSTER, BOMBSTER, CONTRACTSTER, HUCKSTER)
"""Abilities whose targets are cards."""
OFTEN = 5
"""A number that comes in so many of 36 rolls comes most often: 6, 7 and 8."""


def hint_spots(view: Hamsterdam, seat: Seat, action: Action) -> tuple[Spot, ...]:
    """The cards between which a hamster would go, the special that would be used with its target, or the dice."""
    if isinstance(action, PassCards):
        return ("pass", "left"), ("pass", "right")
    if isinstance(action, KeepRoll):
        return (("dice",),)
    if isinstance(action, MoveHamster):
        return card_spot(action.origin), card_spot(action.to)
    if isinstance(action, PutHamster):
        return pile_spot(seat), card_spot(action.spot)
    if isinstance(action, Use):
        targets = action.target if ability_of(action) in TO_CARDS else ()
        return ("row", action.special), *map(card_spot, targets)
    spot = getattr(action, "spot", None)
    return () if spot is None else (card_spot(spot),)


def look_spots(view: Hamsterdam, seat: Seat, action: Action) -> tuple[Spot, ...]:
    """The same, but for a hamster only where it would go, and for many the numbers that come most often."""
    if isinstance(action, MoveHamster):
        return (card_spot(action.to),)
    if isinstance(action, Deploy):
        own = range(CARDS * seat, CARDS * (seat + 1))
        return tuple(card_spot(spot) for spot in own if WAYS[view.numbers[spot]] >= OFTEN)
    return (card_spot(action.spot),) if isinstance(action, PutHamster) else hint_spots(view, seat, action)
