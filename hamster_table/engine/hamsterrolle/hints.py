"""What a hint says in Hamsterrolle."""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.hamsterrolle.actions import (
    KINDS,
    Build,
    Drop,
    Face,
    Hand,
    Pass,
    Reach,
    Spill,
    kind_of,
)
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.setup import ChooseSide
from hamster_table.engine.hamsterrolle.state import KIND_NAMES, Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn
from hamster_table.engine.hints import Hints
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Seat


def facts(view: Hamsterrolle, action: Action) -> Mapping[str, str]:
    """The name of the piece, and where it goes."""
    said = {"piece": KIND_NAMES[KINDS[kind_of(action.piece)]]} if isinstance(action, Hand | Reach) else {}
    return said | ({"number": str(action.compartment + 1)} if isinstance(action, Hand) else {})


def where(view: Hamsterrolle, seat: Seat, action: Action) -> str:
    """The hindmost open compartment, another one, or the supply."""
    match action:
        case Build(compartment=compartment):
            if compartment == window(view)[0]:
                return N_("Look at the hindmost of the golden compartments.")
            return N_("Look at the golden compartments further ahead.")
        case Reach() | Drop() if view.edition > 1:
            return N_("Nothing was found that holds: look for where a piece that drops does least harm.")
        case Reach():
            return N_("Look at which of your pieces finds a place.")
        case Pass() | Spill():
            return N_("Look at the pieces that could go to another compartment.")
    return ""


PLACE = N_("{piece}, compartment {number}")

HINTS = Hints(
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
    where=where,
)
