"""The places that a hint marks at the table of Hamsterrolle."""

from __future__ import annotations

from hamster_table.engine.hamsterrolle.actions import Build, Hand, Reach, kind_of
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Action, Seat
from hamster_table.views.board.items import Spot


def hint_spots(view: Hamsterrolle, seat: Seat, action: Action) -> tuple[Spot, ...]:
    """The piece in the supply, and the compartment for it."""
    if isinstance(action, Reach):
        return (("slot", kind_of(action.piece)),)
    if not isinstance(action, Hand):
        return ()
    taken: tuple[Spot, ...] = (("slot", kind_of(action.piece)),) if isinstance(action, Build) else ()
    return *taken, ("compartment", action.compartment)


def look_spots(view: Hamsterrolle, seat: Seat, action: Action) -> tuple[Spot, ...]:
    """The compartment, or all pieces of the seat: which piece goes where is not told yet."""
    if isinstance(action, Reach):
        return tuple(dict.fromkeys(("slot", kind_of(piece)) for piece in view.stock(seat)))
    return (("compartment", action.compartment),) if isinstance(action, Hand) else ()
