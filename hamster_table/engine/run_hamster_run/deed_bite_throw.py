"""Bite and Throw: a free square, and a challenge of a neighbour, in any order (RR-16)."""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step
from hamster_table.engine.run_hamster_run import hat
from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    PIT,
    SQUARES,
    THROW,
    Challenge,
    Land,
    Square,
    Take,
    Trait,
    Walk,
)
from hamster_table.engine.run_hamster_run.chips import offered, refuse_trait, to_fatigue, traits_with_chips
from hamster_table.engine.run_hamster_run.events import Bitten, Thrown
from hamster_table.engine.run_hamster_run.grid import REACH
from hamster_table.engine.run_hamster_run.hamster_moves import (
    is_vacant,
    move,
    neighbours,
    put,
    refuse_square,
    refuse_target,
)
from hamster_table.engine.run_hamster_run.state import RunHamsterRun

WALK = {square: Walk(square) for square in (PIT, *range(SQUARES))}
CHALLENGE = tuple(Challenge(seat) for seat in range(5))
TAKE = offered(Take)
LAND = {square: Land(square) for square in (PIT, *range(SQUARES))}


def offers(state: RunHamsterRun, seat: Seat) -> list[Action]:
    """What a biting or throwing hamster may do next; `Stop` and `Change` apart."""
    here = state.where[seat]
    found: list[Action] = []
    can_challenge = not state.challenged and can_test(state, seat)
    if here == PIT:
        if can_challenge and state.declared[seat] == BITE:
            found += [CHALLENGE[other] for other in state.in_pit() if other != seat]
        return found
    for square in neighbours(state, here):
        other = -1 if square == PIT else state.occupant[square]
        if other >= 0 and can_challenge:
            found.append(CHALLENGE[other])
        elif other < 0 and not state.walked:
            found.append(WALK[square])
    return found


def can_test(state: RunHamsterRun, seat: Seat) -> bool:
    """Whether there is Mettle enough: one to bite (RR-19), two to throw anybody anywhere (RR-33)."""
    return state.mettle[seat] >= (1 if state.declared[seat] == BITE else 2)


def is_done(state: RunHamsterRun, seat: Seat) -> bool:
    """Whether nothing of the deed is left."""
    if state.where[seat] == PIT:
        return state.challenged or state.declared[seat] == THROW
    return state.challenged and state.walked


def refuse_walk(state: RunHamsterRun, seat: Seat, action: Walk) -> Refusal | None:
    """Why not that free square (RR-16, RR-17)."""
    if state.walked:
        return Refusal("RR-16", "walked")
    return refuse_square(state, seat, state.where[seat], action.square, "RR-17")


def walk(state: RunHamsterRun, seat: Seat, action: Walk, emit: Emit) -> None:
    """Take the free square, which may lead into the pit (RR-59)."""
    state.walked = True
    move(state, seat, action.square, "walk", emit)


def refuse_challenge(state: RunHamsterRun, seat: Seat, action: Challenge) -> Refusal | None:
    """Why not that challenge (RR-16, RR-19, RR-33, RR-38)."""
    if state.challenged:
        return Refusal("RR-16", "challenged")
    if state.declared[seat] == THROW and state.where[seat] == PIT:
        return Refusal("RR-38", "nothing-in-the-pit")
    # RR-19 comes before RR-33: without Mettle it is no matter of range.
    if not state.mettle[seat]:
        return Refusal("RR-19", "no-mettle")
    if not can_test(state, seat):
        return Refusal("RR-33", "no-range")
    return refuse_target(state, seat, action.target)


def challenge(state: RunHamsterRun, seat: Seat, action: Challenge, emit: Emit) -> None:
    """Begin the test of Mettle."""
    state.challenged = True
    settle = SettleBite if state.declared[seat] == BITE else SettleThrow
    hat.test(state, seat, action.target, state.declared[seat], settle((), seat, action.target), emit)


class SettleBite(Step[RunHamsterRun, Action], frozen=True):
    """A won Bite costs the bitten hamster a chip, if it has one (RR-22, RR-61)."""

    biter: Seat = 0
    target: Seat = 0

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        traits = traits_with_chips(state, self.target) if hat.has_won(state, self.biter) else ()
        if len(traits) == 1:
            bite(state, self.biter, self.target, traits[0], emit)
        elif traits:
            state.agenda.append(TakeChip((self.biter,), self.target))


class TakeChip(Step[RunHamsterRun, Take], frozen=True):
    """The biter chooses the trait from which the bitten hamster loses its chip (RR-22)."""

    asks = N_("{seats}: from which trait does {target} lose a chip?")
    target: Seat = 0

    def actions(self, state: RunHamsterRun, seat: Seat) -> Sequence[Action]:
        return TAKE[traits_with_chips(state, self.target)]

    def refusal(self, state: RunHamsterRun, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Take):
            return NOT_THIS_STEP
        return refuse_trait(state, self.target, action.trait, "RR-22")

    def resolve(self, state: RunHamsterRun, choices: Choices[Take], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        bite(state, seat, self.target, action.trait, emit)


def bite(state: RunHamsterRun, seat: Seat, target: Seat, trait: Trait, emit: Emit) -> None:
    """The bitten hamster loses a chip; losing the last one is passing out, not death (RR-23)."""
    to_fatigue(state, target, trait)
    emit(Bitten, seat, target, trait)


class SettleThrow(Step[RunHamsterRun, Action], frozen=True):
    """Whoever wins the test of a Throw chooses where the other lands."""

    thrower: Seat = 0
    target: Seat = 0

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        if hat.has_won(state, self.thrower):
            state.agenda.append(ChooseLanding((self.thrower,), self.target))


def landings(state: RunHamsterRun, thrower: Seat, target: Seat) -> list[Square]:
    """Where the thrown hamster may land: within half the thrower's Mettle, whatever lies between (RR-33, RR-34).

    It may also be left where it is.
    """
    origin = state.where[target]
    within = REACH[state.diagonal][state.mettle[thrower] // 2][origin]
    # The square of the thrown hamster is taken only by itself.
    return [square for square in within if square == origin or is_vacant(state, square)]


class ChooseLanding(Step[RunHamsterRun, Land], frozen=True):
    """The thrower chooses where the thrown hamster lands (RR-33)."""

    asks = N_("{seats}: where does {target} land?")
    target: Seat = 0

    def actions(self, state: RunHamsterRun, seat: Seat) -> Sequence[Action]:
        return [LAND[square] for square in landings(state, seat, self.target)]

    def forced(self, state: RunHamsterRun, seat: Seat) -> Action | None:
        found = landings(state, seat, self.target)
        return LAND[found[0]] if len(found) == 1 else None

    def refusal(self, state: RunHamsterRun, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Land):
            return NOT_THIS_STEP
        square, origin = action.square, state.where[self.target]
        length = state.mettle[seat] // 2
        if square not in (PIT, *range(SQUARES)):
            return Refusal("RR-33", "off-the-board")
        if square not in REACH[state.diagonal][length][origin]:
            return Refusal("RR-33", "too-far", squares=length)
        if square != origin and not is_vacant(state, square):
            return Refusal("RR-33", "occupied", seat=state.occupant[square])
        return None

    def resolve(self, state: RunHamsterRun, choices: Choices[Land], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        target, square = self.target, action.square
        put(state, target, square, emit, Thrown, seat, target, state.where[target], square)
