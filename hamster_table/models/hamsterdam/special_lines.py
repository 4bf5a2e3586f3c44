"""What a special does, when, and at which price, each in a few words, by the cards of the game."""

from __future__ import annotations

from dataclasses import dataclass

from hamster_table.engine.hamsterdam.actions import Hamster
from hamster_table.engine.hamsterdam.cards import cards_of
from hamster_table.engine.hamsterdam.special_masks import KIND_OF
from hamster_table.engine.hamsterdam.specials.texts import INTO_THE_RESERVE, TURNS_ORDINARY, WORDINGS
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.models import messages
from hamster_table.models.hamsterdam.ability_texts import moments_of
from hamster_table.models.texts import translate


@dataclass(frozen=True, slots=True)
class SpecialLines:
    """The three lines of a special's card."""

    does: str
    when: str
    price: str

    @property
    def all(self) -> tuple[str, str, str]:
        """From the first to the last."""
        return self.does, self.when, self.price


def special_lines(view: Hamsterdam, special: Hamster) -> SpecialLines:
    """The lines of a special, by the cards of this game."""
    kind = KIND_OF[special]
    does, when, price = (messages.tr(line) for line in WORDINGS[kind].card)
    box, usual = view.box, cards_of("")
    if box.when[kind] != usual.when[kind]:
        when = _when(box.when[kind])
    if (box.flips[kind], box.pile[kind]) != (usual.flips[kind], usual.pile[kind]):
        price = _price(box.flips[kind], box.pile[kind])
    return SpecialLines(does, when, price)


def _when(moments: tuple[str, ...]) -> str:
    listed = moments_of(moments)
    return listed[:1].upper() + listed[1:]


def _price(flips: bool, goes: bool) -> str:
    texts = {
        (True, True): translate("Hamsterdam", "Goes to your reserve; turns ordinary"),
        (True, False): messages.tr(TURNS_ORDINARY),
        (False, True): messages.tr(INTO_THE_RESERVE),
        (False, False): translate("Hamsterdam", "No price; it stays there"),
    }
    return texts[flips, goes]
