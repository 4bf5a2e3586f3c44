"""What all deeds share: going from one place to another, and the reasons against it."""

from __future__ import annotations

from hamster_table.engine.kernel import Emit, Event, Refusal, Seat
from hamster_table.engine.run_hamster_run.actions import PIT, Square
from hamster_table.engine.run_hamster_run.events import Fell, Moved
from hamster_table.engine.run_hamster_run.grid import NEIGHBOURS
from hamster_table.engine.run_hamster_run.state import RunHamsterRun


def neighbours(state: RunHamsterRun, square: Square) -> tuple[Square, ...]:
    """The squares next to a belt square, the pit among them next to strip 1 (RR-5)."""
    return NEIGHBOURS[state.diagonal][square]


def is_vacant(state: RunHamsterRun, square: Square) -> bool:
    """Whether a hamster may come to stand there; the pit has room for all (RR-37)."""
    return square == PIT or state.occupant[square] < 0


def are_adjacent(state: RunHamsterRun, seat: Seat, other: Seat) -> bool:
    """Whether two hamsters touch: in the pit all do, and none of them touches the belt (RR-37)."""
    here, there = state.where[seat], state.where[other]
    if here < 0 or there < 0:
        return here == there == PIT
    return there in NEIGHBOURS[state.diagonal][here]


def put(state: RunHamsterRun, seat: Seat, square: Square, emit: Emit, kind: type[Event], *fields: int | str) -> None:
    """Set a hamster down on a square and emit the event of the way there. The way into the pit ends with the fall."""
    origin = state.where[seat]
    if square == PIT:
        emit(kind, *fields)
        state.occupant[origin] = -1
        state.where[seat] = PIT
        emit(Fell, seat, origin)
        return
    state.occupant[origin] = -1
    state.where[seat] = square
    state.occupant[square] = seat
    emit(kind, *fields)


def move(state: RunHamsterRun, seat: Seat, square: Square, by: str, emit: Emit) -> None:
    """A hamster goes a square by itself."""
    put(state, seat, square, emit, Moved, seat, state.where[seat], square, by)


def refuse_square(state: RunHamsterRun, seat: Seat, origin: Square, square: Square, ruling: str) -> Refusal | None:
    """Why *seat* may not go from *origin* to *square*: out of the pit, too far away, or somebody stands there."""
    if origin == PIT:
        return Refusal("RR-37", "no-way-out", seat=seat)
    if square not in neighbours(state, origin):
        return Refusal("RR-5", "not-adjacent")
    if not is_vacant(state, square) and state.occupant[square] != seat:
        return Refusal(ruling, "occupied", seat=state.occupant[square])
    return None


def refuse_target(state: RunHamsterRun, seat: Seat, target: Seat) -> Refusal | None:
    """Why *target* is nobody whom *seat* can reach: not in play, itself, or not next to it."""
    if not 0 <= target < state.seats or target == seat:
        return Refusal("RR-5", "not-adjacent")
    if state.where[target] < PIT:
        return Refusal("RR-47", "not-in-play", seat=target)
    if are_adjacent(state, seat, target):
        return None
    if PIT in (state.where[seat], state.where[target]):
        return Refusal("RR-37", "pit-and-belt")
    return Refusal("RR-5", "not-next-to", seat=target)
