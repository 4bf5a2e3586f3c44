"""The cards of the four actions: what each does, its best odds and its price, for whoever has to choose one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run.actions import BITE, PIT, REST, RUN, THROW, Deed
from hamster_table.engine.run_hamster_run.prospects import Prospect, prospects
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.models.items.board_model import BoardItem
from hamster_table.models.keys import KEY_MAP, Command
from hamster_table.models.run_hamster_run.texts import deed_name
from hamster_table.models.texts import plural, translate

DEED_KEYS = {
    BITE: Command("B", "run_hamster_run.bite", "choose Bite"),
    RUN: Command("R", "run_hamster_run.run", "choose Run"),
    THROW: Command("T", "run_hamster_run.throw", "choose Throw"),
    REST: Command("E", "run_hamster_run.rest", "choose Rest"),
}
"""The keys by which the actions are chosen."""


@dataclass(frozen=True, slots=True)
class CardShown:
    """What the card of an action shows."""

    seat: Seat
    deed: Deed
    name: str
    key: str
    effect: str
    odds: str
    """The best odds of its test, or why there is none; "" where it has no test."""
    short_odds: str
    """The same for a narrow card: without the name of whom it is about."""
    price: str
    short_price: str
    """The same for a narrow card: how many chips it costs."""
    chips: int
    """The chips that it costs, by and by."""
    is_useless: bool
    is_declared: bool
    """Whether it is what is declared already, and cannot be chosen."""


def card_items(view: RunHamsterRun, names: Sequence[str], seat: Seat, is_change: bool) -> BoardItem:
    """The cards of all actions. *is_change*: another one is declared, and a chip pays for this one (RR-14)."""
    cards = [_card(view, names, seat, prospect, is_change) for prospect in prospects(view, seat)]
    items = tuple(BoardItem(("deed", card.deed), _sentence(card), card) for card in cards)
    return BoardItem(("actions",), translate("RunHamsterRun", "Actions"), None, items)


def _card(view: RunHamsterRun, names: Sequence[str], seat: Seat, found: Prospect, is_change: bool) -> CardShown:
    deed = found.deed
    # Whoever has not rested pays a chip when the round ends (RR-48); a change is paid for at once (RR-14).
    chips, price = (deed != REST) + is_change, _price(deed, is_change)
    return CardShown(
        seat=seat,
        deed=deed,
        name=deed_name(deed),
        key=KEY_MAP.of(DEED_KEYS[deed]),
        effect=_effect(view, seat, found),
        odds="" if found.is_useless else _odds(view, names, seat, found),
        short_odds="" if found.is_useless else _short_odds(view, seat, found),
        price=price,
        short_price=plural(translate("RunHamsterRun", "%n chip(s)", None, chips), chips) if chips else price,
        chips=chips,
        is_useless=found.is_useless,
        is_declared=is_change and view.declared[seat] == deed,
    )


def _sentence(card: CardShown) -> str:
    # With its key, which is painted on the card.
    name = f"{card.name} ({card.key})" if card.key else card.name
    parts = (name, card.effect, card.odds, card.price)
    if card.is_declared:
        parts = (card.name, translate("RunHamsterRun", "declared already"), "", "")
    return ". ".join(part for part in parts if part)


def _effect(view: RunHamsterRun, seat: Seat, found: Prospect) -> str:
    if found.is_useless:
        return translate("RunHamsterRun", "No effect here")
    if found.deed == BITE:
        return translate("RunHamsterRun", "A neighbour loses a chip")
    if found.deed == RUN and not found.reach:
        return translate("RunHamsterRun", "One free step sideways only")
    if found.deed == RUN:
        return plural(translate("RunHamsterRun", "Up to %n square(s), push, climb", None, found.reach), found.reach)
    if found.deed == THROW:
        if not found.reach:
            return translate("RunHamsterRun", "One free square only")
        return plural(translate("RunHamsterRun", "A neighbour flies %n square(s)", None, found.reach), found.reach)
    if found.reach:
        return translate("RunHamsterRun", "One chip comes back")
    if view.where[seat] == PIT:
        return translate("RunHamsterRun", "In the pit no chip comes back")
    return translate("RunHamsterRun", "No chip to take back")


def _short_odds(view: RunHamsterRun, seat: Seat, found: Prospect) -> str:
    if found.deed == REST:
        return ""
    if found.target < 0:
        needed = _needed(found.deed)
        if view.mettle[seat] < needed:
            return plural(translate("RunHamsterRun", "needs %n Mettle", None, needed), needed)
        # A Run may lead to others, but only who stands beside the hamster now is counted.
        if found.deed == RUN:
            nobody = translate("RunHamsterRun", "nobody to push")
            return nobody if found.reach else translate("RunHamsterRun", "no Scamper")
        return translate("RunHamsterRun", "nobody near")
    odds = translate("RunHamsterRun", "{own} of {all}").format(own=found.own, all=found.own + found.against)
    return translate("RunHamsterRun", "best: {odds}").format(odds=odds)


def _needed(deed: Deed) -> int:
    """The least Mettle for the test of an action."""
    return 2 if deed == THROW else 1


def _odds(view: RunHamsterRun, names: Sequence[str], seat: Seat, found: Prospect) -> str:
    """The best odds, by the name of the test."""
    if found.deed == REST:
        return ""
    if found.target < 0:
        needed = _needed(found.deed)
        if view.mettle[seat] < needed:
            return plural(translate("RunHamsterRun", "a test needs %n Mettle", None, needed), needed)
        if found.deed == RUN:
            nobody = translate("RunHamsterRun", "nobody to push from here")
            return nobody if found.reach else translate("RunHamsterRun", "no Scamper for a push")
        return translate("RunHamsterRun", "nobody within reach")
    texts = {
        BITE: translate("RunHamsterRun", "best bite {odds}: {name}"),
        RUN: translate("RunHamsterRun", "best push {odds}: {name}"),
        THROW: translate("RunHamsterRun", "best throw {odds}: {name}"),
    }
    odds = translate("RunHamsterRun", "{own} of {all}").format(own=found.own, all=found.own + found.against)
    return texts[found.deed].format(odds=odds, name=names[found.target])


def _price(deed: Deed, is_change: bool) -> str:
    if is_change:
        if deed == REST:
            return translate("RunHamsterRun", "1 chip now")
        return translate("RunHamsterRun", "1 chip now, 1 as it tires")
    if deed == REST:
        return translate("RunHamsterRun", "does not tire")
    return translate("RunHamsterRun", "tires: 1 chip")
