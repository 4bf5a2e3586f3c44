"""Before the first turn: the fourth set is shared out, somebody begins and says where the wheel rolls."""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table.engine.hamsterrolle.actions import BOX, SETS, SIDES, THE_CONE, Face, Give, Start
from hamster_table.engine.hamsterrolle.events import Began, Faced, Given
from hamster_table.engine.hamsterrolle.legality import name_of
from hamster_table.engine.hamsterrolle.settling import cone_at_start
from hamster_table.engine.hamsterrolle.state import Hamsterrolle, HamsterrolleSetup, initial_state
from hamster_table.engine.hamsterrolle.turn import NextBuilder
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step

SHARE = 2
"""Pieces of the fourth set for each of three seats; the seventh stays out (HR-5)."""


def start(table: HamsterrolleSetup) -> Hamsterrolle:
    """The state before the first turn: the cone in the wheel, the sets dealt, and on the agenda who begins."""
    state = initial_state(table)
    state.poses[THE_CONE] = cone_at_start(state.box)
    state.agenda = [DrawStarter() if table.start == "lot" else FirstSeat()]
    if table.seats == 3 and table.spare == "shared":
        # The agenda is a stack: who is to draw first comes last.
        state.agenda += [ShareOut(seat=seat) for seat in reversed(range(3)) for _ in range(SHARE)]
    return state


class ShareOut(Step[Hamsterrolle, Give], frozen=True):
    """A piece of the fourth set is drawn for a seat (HR-5)."""

    seats: tuple[Seat, ...] = (CHANCE,)
    seat: Seat = 0
    says = N_("the fourth set is being dealt")
    stream = "spare"

    def actions(self, state: Hamsterrolle, seat: Seat) -> Sequence[Action]:
        return [Give(piece) for piece in spares(state)]

    def refusal(self, state: Hamsterrolle, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Give):
            return NOT_THIS_STEP
        return None if action.piece in spares(state) else Refusal("HR-5", "not-a-spare")

    def resolve(self, state: Hamsterrolle, choices: Choices[Give], emit: Emit) -> None:
        action = choices[CHANCE]
        state.place[action.piece] = self.seat
        emit(Given, self.seat, action.piece, name_of(action.piece))


def spares(state: Hamsterrolle) -> list[int]:
    """What is left of the fourth set."""
    # The last copy of each kind: with three seats `dealt` gives out the others.
    return [piece for piece in range(SETS - 1, THE_CONE, SETS) if state.place[piece] == BOX]


class DrawStarter(Step[Hamsterrolle, Start], frozen=True):
    """The lot decides who has the shakiest hands (HR-1)."""

    seats: tuple[Seat, ...] = (CHANCE,)
    says = N_("drawing who begins")
    stream = "start"

    def actions(self, state: Hamsterrolle, seat: Seat) -> Sequence[Action]:
        return [Start(who) for who in range(state.seats)]

    def refusal(self, state: Hamsterrolle, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Start):
            return NOT_THIS_STEP
        return None if 0 <= action.who < state.seats else Refusal("HR-1", "no-such-seat")

    def resolve(self, state: Hamsterrolle, choices: Choices[Start], emit: Emit) -> None:
        action = choices[CHANCE]
        begin(state, action.who, emit)


class FirstSeat(Step[Hamsterrolle, Action], frozen=True):
    """The first seat begins, as was chosen (HR-1)."""

    def resolve(self, state: Hamsterrolle, choices: Choices[Action], emit: Emit) -> None:
        begin(state, 0, emit)


def begin(state: Hamsterrolle, seat: Seat, emit: Emit) -> None:
    """That seat begins."""
    state.builder = (seat - 1) % state.seats  # `NextBuilder` goes on by one seat
    emit(Began, seat)
    state.agenda.append(NextBuilder())
    if not state.side:
        state.agenda.append(ChooseSide((seat,)))


class ChooseSide(Step[Hamsterrolle, Face], frozen=True):
    """Who begins says to which side the wheel rolls, for the whole game (HR-2)."""

    asks = N_("{seats}: to which side is the wheel going to roll?")

    def actions(self, state: Hamsterrolle, seat: Seat) -> Sequence[Action]:
        return [Face(side) for side in SIDES]

    def refusal(self, state: Hamsterrolle, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Face):
            return NOT_THIS_STEP
        return None if action.side in SIDES else Refusal("HR-2", "no-such-side")

    def resolve(self, state: Hamsterrolle, choices: Choices[Face], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        state.side = action.side
        emit(Faced, seat, action.side)
