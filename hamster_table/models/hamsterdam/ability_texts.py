"""The abilities of the specials in words: short for lists, whole for tool tips, and why one cannot be used now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hamster_table.engine.hamsterdam.actions import (
    BLOBSTER,
    BUFFSTER,
    CHEEKSTER,
    COPYCATSTER,
    FIRST_COPYCAT,
    FLOOD,
    JANITSTER,
    KINDS,
    MOBSTER,
    MOVEMENT,
    NINJASTER,
    PHYSICISTER,
    PILE,
    PLAIN,
    REDEPLOYMENT,
    ROLL,
    SPEEDSTER,
    SWIMSTER,
    TURNED,
    TWINSTER,
    WHACK_A_MOLE,
    Hamster,
    Use,
)
from hamster_table.engine.hamsterdam.cards import Cards, cards_of
from hamster_table.engine.hamsterdam.special_masks import KIND_OF
from hamster_table.engine.hamsterdam.specials.ability import window
from hamster_table.engine.hamsterdam.specials.registry import SKIPS, refuse_use
from hamster_table.engine.hamsterdam.specials.texts import ABILITIES, PRINTED_PRICES, WORDINGS
from hamster_table.engine.hamsterdam.state import COPYCATS, Hamsterdam
from hamster_table.engine.kernel import Refusal, Seat
from hamster_table.models import messages
from hamster_table.models.texts import capital, translate
from hamster_table.models.tinkerers import TINKERERS

NOWHERE = window("")
"""No opportunity at all: asked about it, the rules say when an ability has its time."""


def short(special: Hamster) -> str:
    """An ability in a few words."""
    return messages.tr(WORDINGS[KIND_OF[special]].short)


def name(hamster: Hamster) -> str:
    """What a hamster is called."""
    return translate("Hamsterdam", "hamster") if hamster == PLAIN else messages.tr(KINDS[KIND_OF[hamster]])


def ability(view: Hamsterdam, special: Hamster) -> str:
    """What a special does, when, and at which price."""
    return " ".join(_says(view, KIND_OF[special]))


def ability_now(view: Hamsterdam, special: Hamster) -> str:
    """What a special does and at which price, for whoever is about to use it."""
    what, _, price = _says(view, KIND_OF[special])
    return f"{what} {price}"


def copied_ability(view: Hamsterdam, copied: Hamster) -> str:
    """What a special does, at the price that a Copycatster pays for it, for whoever is about to copy it."""
    what, _, _ = _says(view, KIND_OF[copied])
    return f"{what} {_price_of_a_copy(view, KIND_OF[copied])}"


def _price_of_a_copy(view: Hamsterdam, kind: int) -> str:
    """Copycatster's own price, and the place where the copied wording sends it (HD-62, HD-64, HD-65, HD-75)."""
    skipped = translate("Hamsterdam", "Price: the skipped movement, and Copycatster goes to your reserve.")
    usual = translate("Hamsterdam", "Price: Copycatster goes to your reserve, its own side up.")
    # What is used instead of moving costs the movement also when it is copied (HD-67).
    own = WORDINGS[kind].copied
    price = messages.tr(own) if own else skipped if SKIPS.kinds >> kind & 1 else usual
    # It never flips on the program's own cards; those of a player's file may say so.
    if not view.box.flips[COPYCATSTER] or kind in (JANITSTER, WHACK_A_MOLE, CHEEKSTER):
        return price
    if price == usual:
        return translate("Hamsterdam", "Price: Copycatster goes to your reserve and turns to its ordinary side.")
    return f"{price} {translate('Hamsterdam', 'It turns to its ordinary side.')}"


def paid_for_a_roll(view: Hamsterdam, seat: Seat) -> str:
    """What the second roll has cost its owner, who now chooses a roll: the price is paid before (HD-21, HD-62)."""
    # The two cards of a kind have the numbers 2 * kind and 2 * kind + 1.
    paid = [
        special
        for kind in (PHYSICISTER, COPYCATSTER)
        for special in (2 * kind, 2 * kind + 1)
        if view.used_mask >> special & 1 and view.owner[special] == seat
    ]
    if len(paid) != 1 or (place := view.place[paid[0]]) is None:
        return translate("Hamsterdam", "The price is paid either way.")
    texts: dict[int | None, str] = {
        TURNED: translate("Hamsterdam", "{name} flips to its ordinary side either way."),
        PILE: translate("Hamsterdam", "{name} is in your reserve either way."),
    }
    stays = translate("Hamsterdam", "{name} stays where it is either way.")
    return texts.get(place, stays).format(name=name(paid[0]))


class SpecialLines(NamedTuple):
    """The three lines of a special's card, each in a few words."""

    does: str
    when: str
    price: str


def special_lines(view: Hamsterdam, special: Hamster) -> SpecialLines:
    """What a special does, when, and at which price, each in a few words, by the cards of this game."""
    return lines_of(view.box, KIND_OF[special])


def lines_of(box: Cards, kind: int) -> SpecialLines:
    """The same of a kind of special, by these cards."""
    does, when, _ = WORDINGS[kind].card
    moments = _own_moments(box, kind)
    when = capital(moments) if moments else messages.tr(when)
    return SpecialLines(messages.tr(does), when, messages.tr(_prices(box, kind)[1]))


def _says(view: Hamsterdam, kind: int) -> tuple[str, str, str]:
    """What a kind of special does, when, and at which price, in sentences, by the cards of this game."""
    what, when, _ = ABILITIES[kind].says
    moments = _own_moments(view.box, kind)
    when = translate("Hamsterdam", "When: {moments}.").format(moments=moments) if moments else messages.tr(when)
    return messages.tr(what), when, messages.tr(_prices(view.box, kind)[0])


def _own_moments(box: Cards, kind: int) -> str:
    """When an ability may be used, as words that may stand in a sentence; "" where the cards say nothing unusual."""
    moments = box.when[kind]
    if moments == cards_of("").when[kind]:
        return ""
    texts = {
        ROLL: translate("Hamsterdam", "at a roll"),
        FLOOD: translate("Hamsterdam", "as a flood comes"),
        MOVEMENT: translate("Hamsterdam", "in the movement"),
        REDEPLOYMENT: translate("Hamsterdam", "in the redeployment"),
    }
    return ", ".join(texts[moment] for moment in moments) or translate("Hamsterdam", "never, on your cards")


def _prices(box: Cards, kind: int) -> tuple[str, str]:
    """The price of an ability by these cards, in English: as a sentence, and in a few words."""
    usual = cards_of("")
    if (box.flips[kind], box.pile[kind]) == (usual.flips[kind], usual.pile[kind]):
        return ABILITIES[kind].says[2], WORDINGS[kind].card[2]
    return PRINTED_PRICES[box.flips[kind], box.pile[kind]]


def why_not_now(view: Hamsterdam, seat: Seat, special: Hamster) -> Refusal | None:
    """What speaks against using a special at this moment; None for those that work by themselves."""
    if KIND_OF[special] in (SWIMSTER, TWINSTER):
        return None
    # A Copycatster that is free to copy has no moment of its own; in the pile or linked it cannot copy (HD-12, HD-76).
    linked = special in COPYCATS and view.link[special - FIRST_COPYCAT] != PLAIN
    if special in COPYCATS and not linked and view.place[special] != PILE:
        return None
    return refuse_use(view, seat, Use(special, PLAIN, ()), NOWHERE)


def status(view: Hamsterdam, special: Hamster, is_open: bool, refusals: Mapping[str, str], names: Sequence[str]) -> str:
    """How it stands with a special: ready, waiting for its moment, or why not."""
    seat = view.owner[special]
    if is_open:
        return translate("Hamsterdam", "It can be used now.")
    if special in COPYCATS and view.link[special - FIRST_COPYCAT] != PLAIN:
        text = translate("Hamsterdam", "It is still copying: {name}.")
        return text.format(name=name(view.link[special - FIRST_COPYCAT]))
    if view.marked_mask >> special & 1:
        return translate("Hamsterdam", "It has stopped one flood; the next one sends it to the reserve.")
    why = why_not_now(view, seat, special) if seat is not None and seat >= 0 else None
    if why is None:
        return ""
    reason = messages.reason(why, refusals, names)
    if not TINKERERS.are_served:
        return translate("Hamsterdam", "Not now: {reason}").format(reason=reason)
    return translate("Hamsterdam", "Not now: {reason} ({ruling})").format(reason=reason, ruling=why.ruling)


def use_label(view: Hamsterdam, use: Use, kind: int) -> str:
    """What a use does, on a button."""
    named = name(use.special)
    if use.copied != PLAIN:
        named = translate("Hamsterdam", "Copy {name}").format(name=name(use.copied))
    texts = {
        BUFFSTER: translate("Hamsterdam", "{name}: {number}"),
        PHYSICISTER: translate("Hamsterdam", "{name}: roll again"),
        NINJASTER: translate("Hamsterdam", "{name}: ignore it"),
        CHEEKSTER: translate("Hamsterdam", "{name}: hold"),
        WHACK_A_MOLE: translate("Hamsterdam", "{name}: jump"),
        JANITSTER: translate("Hamsterdam", "{name}: sweep"),
        MOBSTER: translate("Hamsterdam", "{name}: {number}"),
        BLOBSTER: translate("Hamsterdam", "{name}: stop"),
        SPEEDSTER: translate("Hamsterdam", "{name}: jump"),
    }
    text = texts.get(kind, translate("Hamsterdam", "{name}"))
    number = 14 - view.die_a - view.die_b  # opposite faces add up to seven
    if kind == MOBSTER and (owner := view.owner[use.special]) is not None:
        number = view.counts[owner] + use.target[0]
    return text.format(name=named, number=number)
