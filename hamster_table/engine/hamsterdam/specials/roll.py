"""The specials of the roll: Buffster, Physicister, Spinster for the roller; Napster, Mobster, Ninjaster for all."""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table.engine.hamsterdam.actions import PLAIN, ROLLS, Dice, Hamster, KeepRoll
from hamster_table.engine.hamsterdam.events import DiceTurned, RollIgnored, RollShifted
from hamster_table.engine.hamsterdam.hamster_moves import move_to
from hamster_table.engine.hamsterdam.specials.ability import NEXT_TO, NO_TARGET, Special, Target, apply_cost, spot_of
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step, silent

OWN_ROLL = Refusal("HD-20", "only-own-roll")
ANY_ROLL = Refusal("HD-17", "only-after-a-roll")


# Faces count from 1; row and column 0 are for dice that have not been rolled.
OTHER_FACES = tuple(
    tuple(tuple((die, face) for die in (0, 1) for face in range(1, 7) if face != (a, b)[die]) for b in range(7))
    for a in range(7)
)
"""By the faces of both dice: each die, with each face that it does not show."""
SHIFTS = tuple(tuple((by,) for by in (1, -1) if number and 2 <= number + by <= 12) for number in range(13))
"""By number: what may be added to it."""


def no_target(state: Hamsterdam, seat: Seat, actor: Hamster) -> Sequence[Target]:
    """There is nothing to choose."""
    return NO_TARGET


def turn_dice(state: Hamsterdam, seat: Seat, a: int, b: int, why: str, emit: Emit) -> None:
    """The dice of the turn show other faces."""
    state.die_a, state.die_b = a, b
    if emit is not silent:
        emit(DiceTurned, seat, a, b, why)


def use_buffster(state: Hamsterdam, seat: Seat, actor: Hamster, model: Hamster, target: Target, emit: Emit) -> None:
    """Buffster turns both dice to their opposite sides, after its owner's own roll (HD-17)."""
    turn_dice(state, seat, 7 - state.die_a, 7 - state.die_b, "buffster", emit)
    apply_cost(state, seat, actor, emit)


def faces(state: Hamsterdam, seat: Seat, actor: Hamster) -> Sequence[Target]:
    """All faces but the one that a die shows (HD-80)."""
    return OTHER_FACES[state.die_a][state.die_b]


def use_spinster(state: Hamsterdam, seat: Seat, actor: Hamster, model: Hamster, target: Target, emit: Emit) -> None:
    """Spinster gives one die any other face, after its owner's own roll (HD-17)."""
    die, face = target
    a, b = (state.die_a, face) if die else (face, state.die_b)
    turn_dice(state, seat, a, b, "spinster", emit)
    apply_cost(state, seat, actor, emit)


def use_physicister(state: Hamsterdam, seat: Seat, actor: Hamster, model: Hamster, target: Target, emit: Emit) -> None:
    """Physicister rolls both dice again and keeps the old or the new ones, after its owner's own roll (HD-21)."""
    state.agenda.append(RollAgain((CHANCE,), seat, state.die_a, state.die_b))
    apply_cost(state, seat, actor, emit)


class RollAgain(Step[Hamsterdam, Dice], frozen=True):
    """The dice of a Physicister."""

    stream = "again"
    seats: tuple[Seat, ...] = (CHANCE,)
    roller: Seat = 0
    a: int = 0
    b: int = 0

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        return ROLLS

    def resolve(self, state: Hamsterdam, choices: Choices[Dice], emit: Emit) -> None:
        dice = choices[CHANCE]
        turn_dice(state, self.roller, dice.a, dice.b, "physicister", emit)
        # Between equal dice there is nothing to choose.
        if (dice.a, dice.b) != (self.a, self.b):
            state.agenda.append(ChooseRoll((self.roller,), self.a, self.b))


class ChooseRoll(Step[Hamsterdam, KeepRoll], frozen=True):
    """The owner of a Physicister keeps the old or the new dice (HD-21)."""

    asks = N_("{seats}: keep the new roll, or go back to {a} and {b}?")
    a: int = 0
    """The old dice."""
    b: int = 0

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        return KeepRoll(state.die_a, state.die_b), KeepRoll(self.a, self.b)

    def refusal(self, state: Hamsterdam, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, KeepRoll):
            return NOT_THIS_STEP
        return None if action in self.actions(state, seat) else Refusal("HD-21", "old-or-new")

    def resolve(self, state: Hamsterdam, choices: Choices[KeepRoll], emit: Emit) -> None:
        (seat,) = self.seats
        chosen = choices[seat]
        turn_dice(state, seat, chosen.a, chosen.b, "kept", emit)


def dry_neighbours(state: Hamsterdam, seat: Seat, actor: Hamster) -> Sequence[Target]:
    """The neighbouring un-flipped cards without a token."""
    spot, water = spot_of(state, actor), state.water
    left = spot > state.first_unflipped[seat] and not water[spot - 1]
    right = spot < state.last_unflipped[seat] and not water[spot + 1]
    return NEXT_TO[spot][left + 2 * right]


def use_napster(state: Hamsterdam, seat: Seat, actor: Hamster, model: Hamster, target: Target, emit: Emit) -> None:
    """Napster moves to a dry neighbour after anybody's roll, before the floods (HD-22)."""
    (spot,) = target
    move_to(state, actor, spot_of(state, actor), spot, PLAIN, "napster", emit)
    apply_cost(state, seat, actor, emit)


def shifts(state: Hamsterdam, seat: Seat, actor: Hamster) -> Sequence[Target]:
    """One up or down, where two dice could show the result (HD-23); nothing once the seat ignores the roll."""
    return SHIFTS[state.counts[seat]]


def use_mobster(state: Hamsterdam, seat: Seat, actor: Hamster, model: Hamster, target: Target, emit: Emit) -> None:
    """Mobster lets any roll count one more or one less for its owner (HD-23)."""
    state.counts[seat] += target[0]
    emit(RollShifted, seat, state.counts[seat])
    apply_cost(state, seat, actor, emit)


def use_ninjaster(state: Hamsterdam, seat: Seat, actor: Hamster, model: Hamster, target: Target, emit: Emit) -> None:
    """Ninjaster goes to the pile, ordinary side up, and its owner ignores the roll (HD-24)."""
    state.counts[seat] = 0
    emit(RollIgnored, seat)
    apply_cost(state, seat, actor, emit)


BUFF = Special(no_target, use_buffster, Refusal("HD-17", "no-target-needed"), OWN_ROLL)
PHYSICIST = Special(no_target, use_physicister, Refusal("HD-21", "no-target-needed"), OWN_ROLL)
SPIN = Special(faces, use_spinster, Refusal("HD-80", "another-face"), OWN_ROLL)
NAP = Special(dry_neighbours, use_napster, Refusal("HD-22", "no-dry-neighbour"), ANY_ROLL)
MOB = Special(shifts, use_mobster, Refusal("HD-23", "impossible-number"), ANY_ROLL)
NINJA = Special(no_target, use_ninjaster, Refusal("HD-24", "no-target-needed"), ANY_ROLL)
