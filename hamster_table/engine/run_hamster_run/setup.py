"""Before the first round: hamsters come out of the HAT and step onto the belt, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step
from hamster_table.engine.run_hamster_run import hat
from hamster_table.engine.run_hamster_run.actions import LANES, SQUARES, UNPLACED, Chip, Place, strip
from hamster_table.engine.run_hamster_run.events import Drew, Placed
from hamster_table.engine.run_hamster_run.round import BEGIN_ROUND
from hamster_table.engine.run_hamster_run.state import START_STRIPS, RunHamsterRun, RunHamsterRunSetup, initial_state

PLACES = tuple(Place(square) for square in range(START_STRIPS * LANES))


def start(table: RunHamsterRunSetup) -> RunHamsterRun:
    """The state before the first hamster is placed; the first step draws whose that is."""
    state = initial_state(table)
    state.agenda.append(NEXT_PLACEMENT)
    return state


class NextPlacement(Step[RunHamsterRun, Action], frozen=True):
    """Who places next is drawn; the last one needs no draw (RR-2)."""

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        left = [seat for seat in range(state.seats) if state.where[seat] == UNPLACED]
        if not left:
            state.agenda.append(BEGIN_ROUND)
        elif len(left) == 1:
            place_next(state, left[0], emit)
        else:
            for seat in left:
                state.hat[seat] = 1
            state.agenda.append(DRAW_PLACEMENT)


class DrawPlacement(hat.Draw, frozen=True):
    """A chip decides who places next."""

    stream = "placement"

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        chip = choices[CHANCE]
        assert isinstance(chip, Chip)
        hat.empty(state)
        place_next(state, chip.owner, emit)


def place_next(state: RunHamsterRun, seat: Seat, emit: Emit) -> None:
    """It is *seat*'s turn to place."""
    state.order.append(seat)
    emit(Drew, seat, "placement", len(state.order))
    # The last one is on top: the hamster is placed before the next chip is drawn (RR-2).
    state.agenda += (NEXT_PLACEMENT, PLACE[seat])


class PlaceHamster(Step[RunHamsterRun, Place], frozen=True):
    """A hamster steps onto an empty square of the strips 1 to 5 (RR-1)."""

    asks = N_("{seats}: put your hamster on the belt, up to the star strip.")

    def actions(self, state: RunHamsterRun, seat: Seat) -> Sequence[Action]:
        return [place for place in PLACES if state.occupant[place.square] < 0]

    def refusal(self, state: RunHamsterRun, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Place):
            return NOT_THIS_STEP
        if not 0 <= action.square < SQUARES:
            return Refusal("RR-1", "not-on-the-belt")
        if strip(action.square) > START_STRIPS:
            return Refusal("RR-1", "beyond-the-star")
        if (other := state.occupant[action.square]) >= 0:
            return Refusal("RR-1", "occupied", seat=other)
        return None

    def resolve(self, state: RunHamsterRun, choices: Choices[Place], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        state.where[seat] = action.square
        state.occupant[action.square] = seat
        emit(Placed, seat, action.square)


NEXT_PLACEMENT = NextPlacement()
DRAW_PLACEMENT = DrawPlacement()
PLACE = tuple(PlaceHamster((seat,)) for seat in range(5))
