"""Settling: the wheel is let go and comes to rest. A step of chance whose outcome is simulated once and recorded."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hamster_table.engine.hamsterrolle import legality, simplified_physics
from hamster_table.engine.hamsterrolle.actions import FULL_TURN, OUT, THE_CONE, TURN, Angle, Piece, Pose, Settle
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.events import Fell, Rolled, RolledBack, Trembled, Vanished
from hamster_table.engine.hamsterrolle.legality import name_of
from hamster_table.engine.hamsterrolle.state import NOWHERE, Hamsterrolle
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step

CONE_RISE = 162
"""How far the centre of the cone is above the floor at the start; tenths of a millimetre: a good millimetre over
the middle board: its foot is broader than that board, and stands on the two beside it, which rise."""


def cone_at_start(box: Box) -> Pose:
    """The cone on the floor of the lowest compartment."""
    return (0, 0, CONE_RISE - box.wheel.inner, TURN, 0, 0, 0)


class ComeToRest(Step[Hamsterrolle, Action], frozen=True):
    """The wheel rolls, pieces slide, tip and fall, until all is still (HR-34)."""

    seats: tuple[Seat, ...] = (CHANCE,)
    says = N_("the wheel is rolling")
    stream = "settle"
    is_certain = True

    def actions(self, state: Hamsterrolle, seat: Seat) -> Sequence[Action]:
        """The outcome of the simplified physics, as an example; `sample` simulates."""
        return [simplified_physics.settle(state, -1, random.Random(0))]

    def by_rule(self, state: Hamsterrolle, rng: random.Random) -> Settle:
        """The outcome of the simplified physics."""
        return simplified_physics.settle(state, -1, rng)

    def refusal(self, state: Hamsterrolle, seat: Seat, action: Action) -> Refusal | None:
        return legality.check_settle(state, action) if isinstance(action, Settle) else NOT_THIS_STEP

    def lay(self, state: Hamsterrolle, settle: Settle) -> None:
        """Set the poses and the wheel's angle of a settled wheel."""
        for piece, *pose in settle.poses:
            state.poses[piece] = tuple(pose)
        state.angle = settle.angle

    def take_out(self, state: Hamsterrolle, piece: Piece, to: int, is_cones: bool) -> None:
        """Take a fallen piece out of the wheel, to a seat or to `OUT`."""
        state.place[piece], state.poses[piece] = to, ()
        check_empty(state, is_cones)

    def come_to_rest(self, state: Hamsterrolle, settle: Settle, before: Angle, emit: Emit, new: Piece = -1) -> None:
        """Apply a `Settle`: poses, roll, and what has fallen goes to the builder (HR-29). *new*: what was built."""
        is_cones = is_of_the_cone(state, new)
        self.lay(state, settle)
        check_empty(state, is_cones)
        degrees = abs(settle.angle - before) * 360 // FULL_TURN
        if degrees:
            emit(Rolled if settle.angle > before else RolledBack, before, settle.angle, degrees)
        for fallen in settle.fallen:
            self.take_out(state, fallen, state.builder, is_cones)
            emit(Fell, state.builder, fallen, name_of(fallen))


class Tremble(ComeToRest, frozen=True):
    """The table trembles between two turns: what falls leaves the game (HR-33)."""

    says = N_("the table is trembling")
    stream = "quake"
    is_certain, is_sampled = False, True

    def sample(self, state: Hamsterrolle, seat: Seat, rng: random.Random) -> Action:
        return (simulate_settle(state, quake_strength=strength(rng)) if state.wood else None) or self.by_rule(
            state, rng
        )

    def by_rule(self, state: Hamsterrolle, rng: random.Random) -> Settle:
        return simplified_physics.quake(state, rng)

    def resolve(self, state: Hamsterrolle, choices: Choices[Action], emit: Emit) -> None:
        settle, is_cones = choices[CHANCE], is_of_the_cone(state)
        assert isinstance(settle, Settle)
        self.lay(state, settle)
        check_empty(state, is_cones)
        emit(Trembled)
        for piece in settle.fallen:
            self.take_out(state, piece, OUT, is_cones)
            emit(Vanished, piece, name_of(piece))


def is_of_the_cone(state: Hamsterrolle, new: Piece = -1) -> bool:
    """Whether a reference, if there is one, was set by the cone: it alone lies there, but for what was just built. In
    the first two editions the cone sets none for longer than its turn (HR-9, HR-32)."""
    return state.edition > 2 and all(piece in (THE_CONE, new) for piece in state.in_wheel())


def check_empty(state: Hamsterrolle, is_cones: bool = False) -> None:
    """Forget the reference when no built piece is left in the wheel (HR-35, HR-50). *is_cones*: the cone is one."""
    lying = state.in_wheel()
    if not lying or (lying == [THE_CONE] and not is_cones):
        state.reference = NOWHERE


def by_rule(state: Hamsterrolle) -> Settle:
    """The outcome of the simplified physics, for a tumble whose simulation has failed."""
    # The generator is made of the state, so that the outcome is the same however often it is asked for.
    step, rng = state.agenda[-1], random.Random(f"{state.angle} {sorted(state.in_wheel())} {state.poses}")
    return step.by_rule(state, rng) if isinstance(step, ComeToRest) else simplified_physics.settle(state, -1, rng)


def strength(rng: random.Random) -> int:
    """Draw the strength of a quake, 1 to 4 (HR-33)."""
    return 1 + rng.getrandbits(2)


def simulate_settle(state: Hamsterrolle, quake_strength: int = 0) -> Settle | None:
    """Simulate until rest. None where there is no physics engine, or its outcome is one that the rules refuse."""
    # Imported here: the engine takes long to load, and most programs that play by simplified physics never need it.
    try:
        from hamster_table.engine.hamsterrolle.physics import NumericalFailure, tumble
    except ImportError:
        return None
    try:
        settle = tumble.at_rest(state, quake_strength)
    except NumericalFailure:
        return None
    return settle if legality.check_settle(state, settle) is None else None
