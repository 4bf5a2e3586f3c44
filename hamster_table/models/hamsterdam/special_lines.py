"""What a special does, when, and at which price, each in a few words: for cards that are read at a glance.

The rules in full are in `engine/hamsterdam/specials/texts.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from hamster_table.engine.hamsterdam.actions import Hamster
from hamster_table.engine.hamsterdam.cards import cards_of
from hamster_table.engine.hamsterdam.special_masks import KIND_OF
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.i18n import N_
from hamster_table.models import messages
from hamster_table.models.hamsterdam.ability_texts import moments_of

translate = QCoreApplication.translate

OWN_ROLL, ANY_ROLL = N_("After your own roll"), N_("After any roll, before the water")
ANY_FLOOD, SKIPPED = N_("As a flood comes"), N_("After a skipped movement")
TURNS, TO_THE_PILE = N_("Turns ordinary"), N_("Goes to your reserve")
MOVEMENT_ONLY = N_("The movement; it stays there")

LINES: tuple[tuple[str, str, str], ...] = (
    (N_("Stops a flood on its card or beside it"), ANY_FLOOD, TO_THE_PILE),
    (N_("Floods any card of another dam"), SKIPPED, N_("The movement; turns ordinary")),
    (N_("Turns both dice over: 14 less the roll"), OWN_ROLL, TURNS),
    (N_("Stops two floods on its card"), ANY_FLOOD, N_("After the second, goes to your reserve")),
    (N_("Shifts a token of your dam to the next card"), SKIPPED, MOVEMENT_ONLY),
    (N_("Copies a special on any dam"), N_("When that one could act"),
     N_("Your reserve, or as the ability says")),
    (N_("Moves an ordinary hamster of another dam by a card"), SKIPPED, MOVEMENT_ONLY),
    (N_("Sweeps all water off your dam"), N_("In your redeployment, on your dam"), N_("Leaves the game")),
    (N_("For you the roll counts one more or less"), ANY_ROLL, TURNS),
    (N_("Calls two hamsters from your reserve to her card"), SKIPPED, N_("The movement; she stays")),
    (N_("Walks to a dry card beside it"), ANY_ROLL, N_("No price")),
    (N_("You ignore the roll"), ANY_ROLL, TO_THE_PILE),
    (N_("Rolls again; you choose the old or the new roll"), OWN_ROLL, TURNS),
    (N_("Jumps to any card of your dam"), N_("In your movement, besides your move"),
     N_("No price, but lost on a flooded card")),
    (N_("Turns one die to any other face"), OWN_ROLL, TURNS),
    (N_("May share a card with water"), N_("In movement and redeployment"), N_("No price")),
    (N_("Brings its twin: you keep both"), N_("Always"), N_("They come and go together")),
    (N_("Rolls the dice and lands on your card of that number"), N_("Just after it has plugged"),
     N_("No price; without such a card, your reserve")),
)  # fmt: skip
"""By kind: what it does, when, and at which price."""


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
    does, when, price = (messages.tr(line) for line in LINES[kind])
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
        (True, False): messages.tr(TURNS),
        (False, True): messages.tr(TO_THE_PILE),
        (False, False): translate("Hamsterdam", "No price; it stays there"),
    }
    return texts[flips, goes]
