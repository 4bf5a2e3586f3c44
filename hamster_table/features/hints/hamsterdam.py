"""Where the hints of a game look: at the table of Hamsterdam."""

from __future__ import annotations

from hamster_table.engine.hamsterdam import actions
from hamster_table.engine.hamsterdam.actions import (
    BLOBSTER,
    BOMBSTER,
    CARDS,
    CONTRACTSTER,
    HUCKSTER,
    NAPSTER,
    SPEEDSTER,
    WAYS,
)
from hamster_table.engine.hamsterdam.specials.registry import ability_of
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Seat
from hamster_table.features.hints.places import HintPlaces
from hamster_table.views.board.items import Spot
from hamster_table.views.hamsterdam.pieces import card_spot, pile_spot

TO_CARDS = (NAPSTER, SPEEDSTER, BLOBSTER, BOMBSTER, CONTRACTSTER, HUCKSTER)
"""Abilities whose targets are cards."""
MOST_OFTEN = 5
"""A number that comes in so many of 36 rolls comes most often: 6, 7 and 8."""


OFTEN = 3
"""A number that comes in so many of 36 rolls comes often."""


def where(view: Hamsterdam, seat: Seat, action: Action) -> str:
    """The cards, the ends of the dam, the specials or the dice."""
    match action:
        case actions.MoveHamster(to=spot) | actions.PutHamster(spot=spot):
            return _cards(view, spot)
        case actions.Plug() | actions.LetIn():
            return N_("Look at who stands where the water comes.")
        case actions.Collapse():
            return N_("Look at both ends of your dam.")
        case actions.GiveUp():
            return N_("Look at what each of these hamsters is still good for.")
        case actions.LandOn(spot=spot):
            return _cards(view, spot)
        case actions.Use() | actions.KeepSpecials():
            return N_("Look at your special hamsters.")
        case actions.KeepRoll():
            return N_("Look at whom each number would flood.")
        case actions.Deploy() | actions.ArrangeDam():
            return N_("Look at how often each number comes.")
        case actions.Done() | actions.Decline() | actions.SkipMovement():
            return N_("Look at whether anything here is worth its price.")
    return ""


def _cards(view: Hamsterdam, spot: int) -> str:
    if view.water[spot]:
        return N_("Look at the cards with water.")
    if WAYS[view.numbers[spot]] >= OFTEN:
        return N_("Look at the numbers that come often, 4 to 10.")
    return N_("Look at the numbers that come seldom, 2, 3, 11 and 12.")


def spots(view: Hamsterdam, seat: Seat, action: Action) -> tuple[Spot, ...]:
    """The cards between which a hamster would go or that are passed, the specials that would be kept, the special that
    would be used with its target, or the dice."""
    if isinstance(action, actions.PassCards):
        return _passed(view, seat, action)
    if isinstance(action, actions.KeepSpecials):
        return tuple(("offer", special) for special in action.specials)
    if isinstance(action, actions.ArrangeDam):
        return tuple(card_spot(spot) for spot in _dam(seat))
    if isinstance(action, actions.Deploy):
        plain = [n for n, number in enumerate(action.plain) if number]
        return tuple(card_spot(_dam(seat)[n]) for n in sorted({*plain, *(n for _, n in action.specials)}))
    if isinstance(action, actions.KeepRoll):
        return (("dice",),)
    if isinstance(action, actions.MoveHamster):
        return card_spot(action.origin), card_spot(action.to)
    if isinstance(action, actions.PutHamster):
        return pile_spot(seat), card_spot(action.spot)
    if isinstance(action, actions.Use):
        targets = action.target if ability_of(action) in TO_CARDS else ()
        return ("row", action.special), *map(card_spot, targets)
    spot = getattr(action, "spot", None)
    return () if spot is None else (card_spot(spot),)


def _dam(seat: Seat) -> range:
    return range(CARDS * seat, CARDS * (seat + 1))


def _passed(view: Hamsterdam, seat: Seat, action: actions.PassCards) -> tuple[Spot, ...]:
    """Where these cards lie in the hand, one after the other."""
    hand = [*(view.hand(seat) or ())]
    left = hand.index(action.left)
    right = hand.index(action.right, left + 1 if action.left == action.right else 0)
    return tuple(card_spot(_dam(seat)[n]) for n in (left, right))


def look_spots(view: Hamsterdam, seat: Seat, action: Action) -> tuple[Spot, ...]:
    """The same, but for a hamster only where it would go, and for many the numbers that come most often."""
    if isinstance(action, actions.MoveHamster):
        return (card_spot(action.to),)
    if isinstance(action, actions.Deploy):
        return tuple(card_spot(spot) for spot in _dam(seat) if WAYS[view.numbers[spot]] >= MOST_OFTEN)
    return (card_spot(action.spot),) if isinstance(action, actions.PutHamster) else spots(view, seat, action)


GIVEN = HintPlaces(where, spots, look_spots)
