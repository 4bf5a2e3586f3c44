"""The places that a hint marks at the table of Run, Hamster, Run!."""

from __future__ import annotations

from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.run_hamster_run import heuristics
from hamster_table.engine.run_hamster_run.actions import BITE, THROW, TRAITS, Allocate, Change, Declare, Spend, Take
from hamster_table.engine.run_hamster_run.deed_bite_throw import TakeChip
from hamster_table.engine.run_hamster_run.deed_run import EnterSquare
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.models.run_hamster_run.board import place_of
from hamster_table.views.board.items import Spot
from hamster_table.views.run_hamster_run.pieces import square_spot


def hint_spots(view: RunHamsterRun, seat: Seat, action: Action) -> tuple[Spot, ...]:
    """Where the hamster or the chip would go, or whom it would meet."""
    step = view.agenda[-1]
    if isinstance(action, Allocate):
        return tuple(("tray", trait) for trait in TRAITS if getattr(action, trait))
    if isinstance(action, Declare | Change):
        return (("deed", action.deed),)
    if isinstance(action, Take) and isinstance(step, TakeChip):
        return (("pile", step.target, action.trait),)
    if isinstance(action, Spend):
        return (square_spot(action.square if action.then is None else action.then),)
    if (square := getattr(action, "square", None)) is not None:
        return (square_spot(square),)
    if (target := getattr(action, "target", None)) is not None:
        return (place_of(view, target),)
    if (trait := getattr(action, "trait", None)) is not None:
        return (("tray", trait),)
    return (place_of(view, step.target),) if isinstance(step, EnterSquare) else ()


def look_spots(view: RunHamsterRun, seat: Seat, action: Action) -> tuple[Spot, ...]:
    """The same, but for an action that is to be declared the hamsters it is about, and not its card."""
    if not isinstance(action, Declare | Change):
        return hint_spots(view, seat, action)
    about = heuristics.touching(view, seat, view.where[seat]) if action.deed in (BITE, THROW) else [seat]
    return tuple(place_of(view, one) for one in about)
