"""What in a view spoke for what a seat did, as a sentence with its numbers."""

from __future__ import annotations

from hamster_table.engine.game import Why
from hamster_table.engine.hamsterdam import actions
from hamster_table.engine.hamsterdam.actions import (
    CARDS,
    CONTRACTSTER,
    HUCKSTER,
    NAMES,
    NAPSTER,
    PLAIN,
    SPEEDSTER,
    WAYS,
    Spot,
)
from hamster_table.engine.hamsterdam.specials.registry import ability_of
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Seat

SELDOM = 2
"""A number that comes in so few of 36 rolls needs no second hamster."""
CARRIED = N_("The {number} comes in {ways} of 36 rolls; hamsters there before: {there}.")
CLEARED = N_("Flood tokens on the {number}: {water}. A hamster takes one away.")
SPREAD = N_("Most hamsters ({most}) stand on the {number}, which comes in {ways} of 36 rolls.")
PLUGGED = N_("Hamsters on the {number}: {there}; to go: {hamster}.")
OPEN = N_("Nobody stands on the {number} who could plug.")
BROKE = N_("Flood tokens and hamsters at that end: {water} and {there}; at the other end: {other_water} and {others}.")
PASSED = N_("Hamsters that the {left} brings: {left_dots}; that the {right} brings: {right_dots}.")

SHOVED = N_("Hamsters on the {number} before: {there}. It comes in {ways} of 36 rolls.")
SHIFTED = N_("The {number} comes in {ways} of 36 rolls: hamsters are of use there once it is dry.")

LINED = N_(
    "The {number} comes in {ways} of 36 rolls. At an end it can break first, and then no roll floods it any more."
)


def why(view: Hamsterdam, seat: Seat, action: Action) -> Why | None:
    """What in the view spoke for the action; None: nothing in particular."""
    match action:
        case actions.MoveHamster(to=spot, swims=swims) | actions.PutHamster(spot=spot, swims=swims):
            # A Swimster that swims takes no water away.
            return None if swims != PLAIN else _on_card(view, spot)
        case actions.Plug(spot=spot, hamster=hamster):
            number = view.numbers[spot]
            return Why(PLUGGED, {"number": number, "there": view.stack(spot), "hamster": NAMES[hamster]})
        case actions.Use(target=(spot, _)) if ability_of(action) == HUCKSTER:
            facts = {"number": view.numbers[spot], "there": view.stack(spot), "ways": WAYS[view.numbers[spot]]}
            return Why(SHOVED, facts)
        case actions.Use(target=(spot, _)) if ability_of(action) == CONTRACTSTER:
            return Why(SHIFTED, {"number": view.numbers[spot], "ways": WAYS[view.numbers[spot]]})
        case actions.Use(target=(spot,)) if ability_of(action) in (NAPSTER, SPEEDSTER):
            # A Copycatster goes to the reserve afterwards (HD-65), and is of no use on a dry card.
            return None if action.copied >= 0 and not view.water[spot] else _on_card(view, spot)
        case actions.LetIn(spot=spot):
            return None if view.stack(spot) else Why(OPEN, {"number": view.numbers[spot]})
        case actions.Collapse(spot=spot):
            return _end(view, seat, spot)
        case actions.Deploy(plain, specials):
            there = [count + [at for _, at in specials].count(n) for n, count in enumerate(plain)]
            dam = view.numbers[CARDS * seat : CARDS * seat + CARDS]
            most, ways, number = max(zip(there, map(WAYS.__getitem__, dam), dam, strict=True))
            return Why(SPREAD, {"most": most, "number": number, "ways": ways})
        case actions.PassCards(left=left, right=right):
            dots = [view.box.orange[number] + view.box.blue[number] for number in (left, right)]
            return Why(PASSED, {"left": left, "right": right, "left_dots": dots[0], "right_dots": dots[1]})
        case actions.ArrangeDam(numbers=dam):
            end = max(dam[0], dam[-1], key=WAYS.__getitem__)
            is_likeliest = WAYS[end] == max(WAYS[number] for number in dam)
            return Why(LINED, {"number": end, "ways": WAYS[end]}) if is_likeliest else None
    return None


def _on_card(view: Hamsterdam, spot: Spot) -> Why:
    number = view.numbers[spot]
    if view.water[spot]:
        return Why(CLEARED, {"number": number, "water": view.water[spot]})
    there = view.stack(spot)
    is_seldom = WAYS[number] <= SELDOM and there > 0
    return Why(CARRIED, {"number": number, "ways": WAYS[number], "there": there}, is_doubt=is_seldom)


def _end(view: Hamsterdam, seat: Seat, spot: Spot) -> Why:
    first, last = view.first_unflipped[seat], view.last_unflipped[seat]
    other = last if spot == first else first
    here = {"water": view.water[spot], "there": view.stack(spot)}
    costs_more = view.water[spot] + view.stack(spot) > view.water[other] + view.stack(other)
    facts = {**here, "other_water": view.water[other], "others": view.stack(other)}
    return Why(BROKE, facts, is_doubt=costs_more)
