"""Run: flips, spends, the free step, pushes and climbs, in any order while face-up Scamper lasts (RR-24)."""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Choices, Emit, Refusal, Seat, Step
from hamster_table.engine.run_hamster_run import hat
from hamster_table.engine.run_hamster_run.actions import (
    FLIPS,
    PIT,
    PRICES,
    RUN,
    SCAMPER,
    SPEND,
    SQUARES,
    Climb,
    Flip,
    Follow,
    Push,
    Sidestep,
    Spend,
    StayOut,
)
from hamster_table.engine.run_hamster_run.chips import face_up, to_fatigue
from hamster_table.engine.run_hamster_run.events import Climbed, Fell, Pushed, StoodOut
from hamster_table.engine.run_hamster_run.grid import BEYOND, NEIGHBOURS, SIDES, WALL
from hamster_table.engine.run_hamster_run.hamster_moves import (
    is_vacant,
    move,
    neighbours,
    put,
    refuse_square,
    refuse_target,
)
from hamster_table.engine.run_hamster_run.state import RunHamsterRun

COST = {FLIPS: 3, SPEND: 2}
"""Face-up chips that a climb needs: three flips, or a spent chip and a flip (RR-32)."""

PLACES = (PIT, *range(SQUARES))
FLIP = {square: Flip(square) for square in PLACES}
SIDESTEP = {square: Sidestep(square) for square in range(SQUARES)}
PUSH = tuple(Push(seat) for seat in range(5))
ENTER = (Follow(), StayOut())


SPEND_ONE = {square: Spend(square, None) for square in PLACES}
# Actions are made once for all squares: the squares of a Run are what searches list most.
SPEND_TWO = tuple(
    tuple(tuple((then, Spend(square, then)) for then in table[square]) for square in range(SQUARES))
    for table in NEIGHBOURS
)
"""`SPEND_TWO[diagonal][square]`: where a spend can lead on from *square*, with the action."""


def offers(state: RunHamsterRun, seat: Seat) -> list[Action]:
    """The legal actions of a running hamster, without `Stop` and `Change`."""
    here = state.where[seat]
    found: list[Action] = []
    if here == PIT:
        return found
    occupant = state.occupant
    if not state.sidestepped:
        found += [SIDESTEP[square] for square in SIDES[here] if occupant[square] < 0]
    up = face_up(state, seat)
    if not up:
        return found
    spends = SPEND_TWO[state.diagonal]
    for square in NEIGHBOURS[state.diagonal][here]:
        if square == PIT:
            found += (FLIP[PIT], SPEND_ONE[PIT])
        elif occupant[square] < 0:
            found += (FLIP[square], SPEND_ONE[square])
            # `here` is free by then, since the hamster has left it.
            found += [action for then, action in spends[square] if then in (PIT, here) or occupant[then] < 0]
        else:
            found += _encounters(state, seat, occupant[square], up)
    return found


def _encounters(state: RunHamsterRun, seat: Seat, other: Seat, up: int) -> list[Action]:
    found: list[Action] = []
    here, there = state.where[seat], state.where[other]
    beyond = BEYOND[state.diagonal][here, there]
    # Whom it has pushed in this Run it pushes on without a test, and so without Mettle (RR-30).
    if beyond != WALL and is_vacant(state, beyond) and (state.mettle[seat] or other in state.pushed):
        found.append(PUSH[other])
    if up >= COST[SPEND]:
        squares = [square for square in neighbours(state, there) if square != PIT and state.occupant[square] < 0]
        for price in PRICES:
            if up >= COST[price]:
                found += [Climb(other, square, price) for square in squares]
    return found


def is_done(state: RunHamsterRun, seat: Seat) -> bool:
    """Whether nothing of the Run is left: in the pit, or without a chip and the free step (RR-38, RR-56)."""
    return state.where[seat] == PIT or (state.sidestepped and not face_up(state, seat))


def _refuse_pit_or_chips(state: RunHamsterRun, seat: Seat, needed: int, ruling: str) -> Refusal | None:
    if state.where[seat] == PIT:
        return Refusal("RR-38", "nothing-in-the-pit")
    if face_up(state, seat) < needed:
        return Refusal(ruling, "too-few-face-up", needed=needed, face_up=face_up(state, seat))
    return None


def refuse_flip(state: RunHamsterRun, seat: Seat, action: Flip) -> Refusal | None:
    """The refusal of a flip, or None (RR-24)."""
    return _refuse_pit_or_chips(state, seat, 1, "RR-24") or refuse_square(
        state, seat, state.where[seat], action.square, "RR-26"
    )


def flip(state: RunHamsterRun, seat: Seat, action: Flip, emit: Emit) -> None:
    """A square for a flipped chip."""
    state.down[seat] += 1
    move(state, seat, action.square, "flip", emit)


def refuse_spend(state: RunHamsterRun, seat: Seat, action: Spend) -> Refusal | None:
    """The refusal of spending a chip for these squares, or None (RR-25, RR-55)."""
    why = _refuse_pit_or_chips(state, seat, 1, "RR-24") or refuse_square(
        state, seat, state.where[seat], action.square, "RR-25"
    )
    if why or action.then is None:
        return why
    # From the first square, where the hamster is by then: with the pit as the first there is no second (RR-37).
    return refuse_square(state, seat, action.square, action.then, "RR-25")


def spend(state: RunHamsterRun, seat: Seat, action: Spend, emit: Emit) -> None:
    """Two squares for a spent chip, the second at once or not at all (RR-55)."""
    to_fatigue(state, seat, SCAMPER)
    move(state, seat, action.square, "spend", emit)
    if action.then is not None:
        move(state, seat, action.then, "spend", emit)


def refuse_sidestep(state: RunHamsterRun, seat: Seat, action: Sidestep) -> Refusal | None:
    """The refusal of the free step, or None (RR-27)."""
    if state.where[seat] == PIT:
        return Refusal("RR-38", "nothing-in-the-pit")
    if state.sidestepped:
        return Refusal("RR-27", "sidestepped")
    if action.square not in SIDES[state.where[seat]]:
        return Refusal("RR-27", "not-beside")
    other = state.occupant[action.square]
    return Refusal("RR-27", "occupied", seat=other) if other >= 0 else None


def sidestep(state: RunHamsterRun, seat: Seat, action: Sidestep, emit: Emit) -> None:
    """The free step, which needs no chip (RR-56)."""
    state.sidestepped = True
    move(state, seat, action.square, "sidestep", emit)


def refuse_push(state: RunHamsterRun, seat: Seat, action: Push) -> Refusal | None:
    """The refusal of a push, or None (RR-19, RR-26, RR-29)."""
    target = action.target
    why = _refuse_pit_or_chips(state, seat, 1, "RR-26") or refuse_target(state, seat, target)
    if why:
        return why
    beyond = BEYOND[state.diagonal][state.where[seat], state.where[target]]
    if beyond == WALL:
        return Refusal("RR-29", "against-the-wall", seat=target)
    if not is_vacant(state, beyond):
        return Refusal("RR-29", "no-room-behind", seat=target, other_seat=state.occupant[beyond])
    if not state.mettle[seat] and target not in state.pushed:
        return Refusal("RR-19", "no-mettle")
    return None


def push(state: RunHamsterRun, seat: Seat, action: Push, emit: Emit) -> None:
    """A flip, then a test; whom it has pushed in this Run it pushes on without one (RR-26, RR-30)."""
    state.down[seat] += 1
    if action.target in state.pushed:
        shove(state, seat, action.target, False, emit)
    else:
        hat.test(state, seat, action.target, RUN, SettlePush((), seat, action.target), emit)


class SettlePush(Step[RunHamsterRun, Action], frozen=True):
    """Whoever wins the test of a push may enter the square (RR-28)."""

    pusher: Seat = 0
    target: Seat = 0

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        if hat.has_won(state, self.pusher):
            state.agenda.append(EnterSquare((self.pusher,), self.target))


class EnterSquare(Step[RunHamsterRun, Action], frozen=True):
    """The pusher follows, or stays out and moves nobody (RR-28, RR-57)."""

    asks = N_("{seats}: push {target} one square and follow, or stay put?")
    target: Seat = 0

    def actions(self, state: RunHamsterRun, seat: Seat) -> Sequence[Action]:
        return ENTER

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        if isinstance(action, Follow):
            shove(state, seat, self.target, True, emit)
        else:
            emit(StoodOut, seat, self.target)


def shove(state: RunHamsterRun, seat: Seat, target: Seat, tested: bool, emit: Emit) -> None:
    """Push a hamster straight on, into the pit too; the pusher enters the square left behind (RR-28)."""
    where, occupant = state.where, state.occupant
    here, there = where[seat], where[target]
    # Found before anybody moves: it depends on where the pusher came from.
    beyond = BEYOND[state.diagonal][here, there]
    if target not in state.pushed:
        state.pushed += (target,)
    occupant[here], occupant[there] = -1, seat
    where[seat] = there
    # The push is emitted while the victim is still on the belt: the fall has an event of its own.
    if beyond == PIT:
        emit(Pushed, seat, target, there, beyond, tested)
        where[target] = PIT
        emit(Fell, target, there)
    else:
        where[target] = beyond
        occupant[beyond] = target
        emit(Pushed, seat, target, there, beyond, tested)


def refuse_climb(state: RunHamsterRun, seat: Seat, action: Climb) -> Refusal | None:
    """The refusal of a climb, or None (RR-32, RR-58)."""
    if action.price not in PRICES:
        return Refusal("RR-32", "no-such-price")
    why = _refuse_pit_or_chips(state, seat, COST[action.price], "RR-32") or refuse_target(state, seat, action.target)
    if why:
        return why
    square = action.square
    if square == PIT:
        return Refusal("RR-32", "not-into-the-pit")
    if square not in neighbours(state, state.where[action.target]):
        return Refusal("RR-32", "not-behind", seat=action.target)
    if square == state.where[seat]:
        return Refusal("RR-32", "back-again")
    other = state.occupant[square]
    return Refusal("RR-32", "occupied", seat=other) if other >= 0 else None


def climb(state: RunHamsterRun, seat: Seat, action: Climb, emit: Emit) -> None:
    """Over a neighbour, awake or not, to an empty square next to it (RR-32, RR-58)."""
    if action.price == SPEND:
        to_fatigue(state, seat, SCAMPER)
        state.down[seat] += 1
    else:
        state.down[seat] += COST[FLIPS]
    square = action.square
    put(state, seat, square, emit, Climbed, seat, action.target, state.where[seat], square, action.price)
