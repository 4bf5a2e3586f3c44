"""How actions are spoken of in Hamsterrolle."""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.action_words import ActionWords
from hamster_table.engine.hamsterrolle.actions import KINDS, Build, Drop, Face, Hand, Pass, Reach, Spill, kind_of
from hamster_table.engine.hamsterrolle.setup import ChooseSide
from hamster_table.engine.hamsterrolle.state import KIND_NAMES, Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action


def facts(view: Hamsterrolle, action: Action) -> Mapping[str, str]:
    """The name of the piece, and where it goes."""
    said = {"piece": KIND_NAMES[KINDS[kind_of(action.piece)]]} if isinstance(action, Hand | Reach) else {}
    return said | ({"number": str(action.compartment + 1)} if isinstance(action, Hand) else {})


PLACE = N_("{piece}, compartment {number}")

WORDS = ActionWords(
    phrases={
        Face: N_("choose where the wheel rolls"),
        Reach: N_("reach into the wheel with a piece"),
        Build: N_("build a piece"),
        Pass: N_("pass constructively"),
        Drop: N_("let a piece drop"),
        Spill: N_("take a piece out, though others hang on it"),
    },
    matters={
        ChooseSide: N_("Both sides play the same."),
        TakeTurn: N_("Reach further forward than all in the compartment, and lay it where it holds."),
    },
    details={Face: "{side}", Reach: "{piece}", Build: PLACE, Pass: PLACE, Drop: PLACE, Spill: PLACE},
    facts=facts,
)
