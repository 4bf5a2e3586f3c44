"""The words on the buttons of Hamsterdam: two that do different things never say the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from hamster_table.engine.hamsterdam.actions import (
    BUFFSTER,
    CONTRACTSTER,
    HUCKSTER,
    JANITSTER,
    MOMSTER,
    PLAIN,
    SEAT_OF,
    Hamster,
    Spot,
    Use,
)
from hamster_table.engine.hamsterdam.specials.registry import Ability, ability_of
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Seat
from hamster_table.models.hamsterdam import ability_texts
from hamster_table.models.hamsterdam.sentences import hamsters_text
from hamster_table.models.texts import translate

T = TypeVar("T")

WITH_TARGET = (MOMSTER, CONTRACTSTER, HUCKSTER)
"""Abilities whose buttons say what they are aimed at."""


def number_duplicates(view: Hamsterdam, labels: Sequence[tuple[str, Spot | None, T]]) -> list[tuple[str, T]]:
    """Labels and what they stand for; equal ones name the card of the hamster too.

    What is equal even so is one hamster or its double beside it, and is offered once.
    """
    counts = Counter(text for text, _, _ in labels)
    found: dict[str, T] = {}
    for text, spot, what in labels:
        label = text
        if counts[text] > 1 and spot is not None:
            label = translate("Hamsterdam", "{what} (from {card})").format(what=text, card=card_text(view, spot))
        found.setdefault(label, what)
    return list(found.items())


def card_text(view: Hamsterdam, spot: Spot) -> str:
    """A card by its number, and by where it lies where the dam has more of that number."""
    number = view.numbers[spot]
    equal = [other for other in view.row(SEAT_OF[spot]) if view.numbers[other] == number]
    if len(equal) < 2:
        return str(number)
    # The pass brings equal numbers to a dam, one from each side, so there are three at most (HD-1).
    text = translate("Hamsterdam", "{number} in the middle")
    if spot == equal[0]:
        text = translate("Hamsterdam", "{number} on the left")
    elif spot == equal[-1]:
        text = translate("Hamsterdam", "{number} on the right")
    return text.format(number=number)


def place_of(view: Hamsterdam, special: Hamster) -> Spot | None:
    """The card on which a special stands; None when it is on none."""
    spot = view.place[special]
    return spot if spot is not None and spot >= 0 else None


def use_text(view: Hamsterdam, use: Use, names: Sequence[str]) -> str:
    """What a use does, on a button; with a warning where it is legal but of no use (HD-19, HD-81)."""
    kind = ability_of(use)
    text = ability_texts.use_label(view, use, kind)
    if kind in WITH_TARGET:
        return translate("Hamsterdam", "{name}: {what}").format(name=text, what=target_text(view, use, names))
    # Buffster turns both dice to their opposite faces, and two opposite faces add up to seven.
    if kind == BUFFSTER and is_missed(view, 14 - view.die_a - view.die_b):
        return again(text)
    seat = view.owner[use.special]
    if kind == JANITSTER and seat is not None and not any(view.water[spot] for spot in view.row(seat)):
        return translate("Hamsterdam", "{what} (no water)").format(what=text)
    return text


def target_text(view: Hamsterdam, use: Use, names: Sequence[str]) -> str:
    """What a use is aimed at, on a button."""
    kind = ability_of(use)
    if kind == MOMSTER:
        return hamsters_text(list(use.target))
    if len(use.target) != 2:
        return ability_texts.use_label(view, use, kind)
    origin, to = use.target
    text = translate("Hamsterdam", "{origin} to {to}")
    text = text.format(origin=card_text(view, origin), to=card_text(view, to))
    # With two players it can only be the other's dam.
    if kind != HUCKSTER or view.seats == 2:
        return text
    return translate("Hamsterdam", "{name}, {what}").format(name=names[SEAT_OF[origin]], what=text)


def skip_text(abilities: Sequence[Ability]) -> str:
    """What one skips the movement for: the specials are named as long as there is room; "" where there is nothing."""
    specials = [special if copied == PLAIN else copied for special, copied, _ in abilities]
    names = [*dict.fromkeys(ability_texts.name(special) for special in specials)]
    if not names:
        return ""
    if len(names) == 1:
        return translate("Hamsterdam", "Skip the move for {name}").format(name=names[0])
    if len(names) == 2:
        text = translate("Hamsterdam", "Skip the move for {name} or {other}")
        return text.format(name=names[0], other=names[1])
    return translate("Hamsterdam", "Skip move, use an ability")


# Warnings


def is_missed(view: Hamsterdam, number: int) -> bool:
    """Whether no standing card of any dam has the number: then the dice are rolled again (HD-17)."""
    return not view.unflipped_spots_by_number[number]


def again(text: str) -> str:
    """A label for what leads to a roll that is rolled again."""
    return translate("Hamsterdam", "{what} (rolls again)").format(what=text)


def warning_of_a_roll(view: Hamsterdam, changed: Sequence[int]) -> str:
    """What is to be known before the dice are changed to one of these numbers, or left alone (HD-19)."""
    number = view.die_a + view.die_b
    parts = []
    if is_missed(view, number):
        parts.append(
            translate(
                "Hamsterdam", "No standing card has a {number}: if you keep the roll, the dice are rolled again."
            ).format(number=number)
        )
    # Several uses may lead to the same number: said once.
    missed = sorted({other for other in changed if is_missed(view, other)})
    if missed:
        text = translate(
            "Hamsterdam", "Changed to {numbers}, the dice are rolled again, and the special stays used (HD-19)."
        )
        parts.append(text.format(numbers=", ".join(map(str, missed))))
    return " ".join(parts)


def floods_of(view: Hamsterdam, numbers: Sequence[int], names: Sequence[str]) -> str:
    """Whom each number would flood: where a standing card has it, and nobody stands there to plug."""
    open_to = {
        number: dict.fromkeys(
            names[SEAT_OF[spot]] for spot in view.unflipped_spots_by_number[number] if not view.stack(spot)
        )
        for number in numbers
    }
    text = translate("Hamsterdam", "{number} floods {names}")
    said = [text.format(number=number, names=", ".join(hit)) for number, hit in open_to.items() if hit]
    return "; ".join(said) + "." if said else translate("Hamsterdam", "On all of these numbers somebody plugs.")


def danger(view: Hamsterdam, seat: Seat) -> str:
    """What the roll would do to a dam (HD-25: an ability may be used even where it changes nothing)."""
    number = view.counts[seat]
    hit = [spot for spot in view.row(seat) if view.numbers[spot] == number]
    bare = sum(not view.stack(spot) for spot in hit)
    # A roll that is ignored counts as 0 for this seat.
    if not number or not hit:
        return translate("Hamsterdam", "No standing card of this dam has the number.")
    if not bare:
        text = translate("Hamsterdam", "{number} hits this dam; a hamster is there to plug it.")
    elif bare == len(hit):
        text = translate("Hamsterdam", "{number} hits this dam, and nobody stands there.")
    else:
        text = translate("Hamsterdam", "{number} hits {all} cards of this dam, and nobody stands on {bare} of them.")
    return text.format(number=number, all=len(hit), bare=bare)
