"""Where the hints of a game look: at the table of Hamsterrolle."""

from __future__ import annotations

from hamster_table.engine.hamsterrolle.actions import WHEEL, Build, Drop, Hand, Pass, Piece, Reach, Spill, kind_of
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.finding import may_pass
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Seat
from hamster_table.features.hints.places import HintPlaces
from hamster_table.views.board.items import Spot


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


def spots(view: Hamsterrolle, seat: Seat, action: Action) -> tuple[Spot, ...]:
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


GIVEN = HintPlaces(where, spots, look_spots)
