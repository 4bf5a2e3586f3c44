"""The places that a hint marks at the table of Hamsterrolle."""

from __future__ import annotations

from hamster_table.engine.hamsterrolle.actions import Build, Hand, kind_of
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Action, Seat
from hamster_table.views.board.items import Spot


def hint_spots(view: Hamsterrolle, seat: Seat, action: Action) -> tuple[Spot, ...]:
    """The piece in the supply, and the compartment for it."""
    if not isinstance(action, Hand):
        return ()
    taken: tuple[Spot, ...] = (("slot", kind_of(action.piece)),) if isinstance(action, Build) else ()
    return *taken, ("compartment", action.compartment)
