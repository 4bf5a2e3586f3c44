"""The print-and-play kit of Hamsterdam: dam cards, hamsters, specials, flood tokens and the tracker."""

from __future__ import annotations

from hamster_table.engine.hamsterdam.actions import KINDS, NUMBERS, SPECIALS
from hamster_table.engine.hamsterdam.cards import cards_of
from hamster_table.engine.hamsterdam.state import CLASSIC_HAMSTERS, ROLLS_A_ROUND, TOKENS
from hamster_table.engine.i18n import N_
from hamster_table.features.printing.kit import Kit, Part
from hamster_table.features.printing.sheets import Tr

SEATS = 4
TURNS = ROLLS_A_ROUND // 2
"""Spaces of the tracker: with two players each has so many turns in a round (HD-13, HD-14)."""
CARD = 38, 64
SPECIAL_WIDTH, SPECIAL_SIDE = 38, 46
"""A special card is folded: its special side, and its ordinary one below, upside down."""
HAMSTER, TOKEN = 20, 16
TRACKER = 132, 34


def kit(tr: Tr = str, own: str = "") -> Kit:
    """The parts for four players; *own*: how their cards differ from the program's."""
    hamsters = max(CLASSIC_HAMSTERS, sum(cards_of(own).orange))
    card, special = tr(N_("Dam card")), tr(N_("Special hamster"))
    cards = tuple(Part("card", card, SEATS, *CARD, number=number, own=own) for number in NUMBERS)
    specials = tuple(
        Part(
            "special", special, SPECIALS // len(KINDS), SPECIAL_WIDTH, 2 * SPECIAL_SIDE,
            number=kind, own=own, folds=(SPECIAL_SIDE,),
        )
        for kind in range(len(KINDS))
    )  # fmt: skip
    rest = (
        Part("tracker", tr(N_("Round tracker")), 1, *TRACKER),
        Part("hamster", tr(N_("Hamster")), hamsters * SEATS, HAMSTER, HAMSTER, is_round=True),
        Part("token", tr(N_("Flood token")), TOKENS, TOKEN, TOKEN, is_round=True),
    )
    steps = (
        tr(N_("Fold the special cards along their dashed lines and glue them: the back is the ordinary hamster.")),
        tr(N_("You also need two dice.")),
    )
    return Kit((*cards, *specials, *rest), steps, 0)
