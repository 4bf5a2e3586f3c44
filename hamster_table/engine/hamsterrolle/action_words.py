"""How actions are spoken of in Hamsterrolle."""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.action_words import ActionWords
from hamster_table.engine.hamsterrolle.actions import KINDS, WHEEL, Build, Drop, Face, Hand, Pass, Reach, Spill, kind_of
from hamster_table.engine.hamsterrolle.build_window import ahead_by, window
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.setup import ChooseSide
from hamster_table.engine.hamsterrolle.state import KIND_NAMES, NOWHERE, Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action

IN_WINDOW = (
    N_("{piece}, same compartment"),
    N_("{piece}, next compartment"),
    N_("{piece}, compartment after next"),
)
"""Where a piece is built, as the table calls the open compartments, the hindmost first."""


def facts(view: Hamsterrolle, action: Action) -> Mapping[str, str]:
    """The name of the piece, and where it goes, as it is called at the table, which shows no numbers."""
    if not isinstance(action, Hand | Reach):
        return {}
    said = {"piece": KIND_NAMES[KINDS[kind_of(action.piece)]]}
    if isinstance(action, Pass) and view.place[action.piece] == WHEEL:
        number = ahead_by(compartment_of(view.poses[action.piece]), action.compartment)
        detail = N_("{piece}, one compartment ahead") if number == 1 else N_("{piece}, {number} compartments ahead")
        return {**said, "number": str(number), "detail": detail}
    # The only compartment that is open for a first piece needs no name.
    if isinstance(action, Build | Drop) and view.reference != NOWHERE and action.compartment in window(view):
        return {**said, "detail": IN_WINDOW[window(view).index(action.compartment)]}
    return said


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
    details={Face: "{side}", **dict.fromkeys((Reach, Build, Pass, Drop, Spill), "{piece}")},
    facts=facts,
)
