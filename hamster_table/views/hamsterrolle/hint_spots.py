"""The places that a hint marks at the table of Hamsterrolle."""

from __future__ import annotations

from hamster_table.engine.hamsterrolle.actions import WHEEL, Drop, Hand, Piece, Reach, kind_of
from hamster_table.engine.hamsterrolle.finding import may_pass
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Action, Seat
from hamster_table.views.board.items import Spot


def hint_spots(view: Hamsterrolle, seat: Seat, action: Action) -> tuple[Spot, ...]:
    """The piece where it is taken, and the very place for it: where it comes to lie."""
    if isinstance(action, Reach):
        return (_taken(view, action.piece),)
    if not isinstance(action, Hand):
        return ()
    lies = {piece: tuple(pose) for piece, *pose in action.held}.get(action.piece, action.pose)
    return _taken(view, action.piece), ("place", kind_of(action.piece), *lies)


def _taken(view: Hamsterrolle, piece: Piece) -> Spot:
    return ("wood", piece) if view.place[piece] == WHEEL else ("slot", kind_of(piece))


def look_spots(view: Hamsterrolle, seat: Seat, action: Action) -> tuple[Spot, ...]:
    """The compartment, or all pieces among which one is taken: which piece goes where is not told yet."""
    if isinstance(action, Reach | Drop):
        if view.place[action.piece] == WHEEL:
            return tuple(("wood", piece) for piece in may_pass(view))
        return tuple(dict.fromkeys(("slot", kind_of(piece)) for piece in view.stock(seat)))
    return (("compartment", action.compartment),) if isinstance(action, Hand) else ()
