"""Where the hints of a game look: at the table of Run, Hamster, Run!."""

from __future__ import annotations

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.run_hamster_run import actions, heuristics
from hamster_table.engine.run_hamster_run.actions import BITE, THROW, TRAITS, strip
from hamster_table.engine.run_hamster_run.deed_bite_throw import TakeChip
from hamster_table.engine.run_hamster_run.deed_run import EnterSquare
from hamster_table.engine.run_hamster_run.state import START_STRIPS, RunHamsterRun
from hamster_table.features.hints.places import HintPlaces
from hamster_table.models.run_hamster_run.board import place_of
from hamster_table.views.board.items import Spot
from hamster_table.views.run_hamster_run.pieces import square_spot

NEIGHBOURS = N_("Look at your neighbours.")
CHIPS = N_("Look at your chips, and at what each is still needed for.")


def where(view: RunHamsterRun, seat: Seat, action: Action) -> str:
    """The belt, the neighbours or the chips."""
    match action:
        case actions.Place(square):
            if strip(square) == START_STRIPS:
                return N_("Look at the strip farthest from the pit.")
            return N_("Look at the strips nearer to the pit.")
        case actions.Allocate():
            return N_("Look at how far the belt will carry you, and at who stands near you.")
        case actions.Declare(deed) | actions.Change(deed):
            if deed in (BITE, THROW):
                return NEIGHBOURS
            return N_("Look at how far the pit is, and how fast the belt.")
        case (
            actions.Push()
            | actions.Climb()
            | actions.Challenge()
            | actions.Follow()
            | actions.StayOut()
            | actions.Take()
            | actions.Land()
        ):
            return NEIGHBOURS
        case actions.Flip() | actions.Spend() | actions.Sidestep() | actions.Walk():
            return N_("Look at the free squares around you.")
        case actions.Stake() | actions.Lose() | actions.Recover() | actions.Stop():
            return CHIPS
    return ""


def spots(view: RunHamsterRun, seat: Seat, action: Action) -> tuple[Spot, ...]:
    """Where the hamster or the chip would go, or whom it would meet."""
    step = view.agenda[-1]
    if isinstance(action, actions.Allocate):
        return tuple(("tray", trait) for trait in TRAITS if getattr(action, trait))
    if isinstance(action, actions.Declare | actions.Change):
        return (("deed", action.deed),)
    if isinstance(action, actions.Take) and isinstance(step, TakeChip):
        return (("pile", step.target, action.trait),)
    if isinstance(action, actions.Spend):
        return (square_spot(action.square if action.then is None else action.then),)
    if (square := getattr(action, "square", None)) is not None:
        return (square_spot(square),)
    if (target := getattr(action, "target", None)) is not None:
        return (place_of(view, target),)
    if (trait := getattr(action, "trait", None)) is not None:
        return (("tray", trait),)
    return (place_of(view, step.target),) if isinstance(step, EnterSquare) else ()


def look_spots(view: RunHamsterRun, seat: Seat, action: Action) -> tuple[Spot, ...]:
    """The same, but for an action that is to be declared the hamsters it is about, and not its card, and for pluck the
    own hamster and not the chips."""
    if isinstance(action, actions.Allocate):
        return (place_of(view, seat),)
    if not isinstance(action, actions.Declare | actions.Change):
        return spots(view, seat, action)
    about = heuristics.touching(view, seat, view.where[seat]) if action.deed in (BITE, THROW) else [seat]
    return tuple(place_of(view, one) for one in about)


GIVEN = HintPlaces(where, spots, look_spots)
