"""Simulates an idea of a computer player in the same physics as play, only as long as needed to see its outcome."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from hamster_table.engine.hamsterrolle import simplified_physics
from hamster_table.engine.hamsterrolle.actions import WHEEL, Angle, Hand, Pass, Piece, Pose
from hamster_table.engine.hamsterrolle.build_window import moved_reference, window
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.holding import laid
from hamster_table.engine.hamsterrolle.state import Hamsterrolle

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.physics import World

Stop = Callable[[], bool]

CHECK_EVERY_STEPS = 25
"""Physics steps from one check to the next."""
CALM_CHECKS = 3
"""After so many checks in a row without movement the outcome is taken as final."""
STILL_TOLERANCE, STILL_ROLL_TOLERANCE = 4, 12
"""What moves less between two checks counts as still: tenths of a millimetre along an axis, and of the wheel
hundredths of a degree."""


WOOD_SIGMA, LEAST_FRICTION = 0.1, 0.5
"""How far imagined friction is off, as a share: standard deviation, and the least."""
PUSH_SIGMA = 0.1
"""The standard deviation of the push that an imagined wheel gets as it is let go; radians a second."""


class PhysicsTrial:
    """The simulation of one idea."""

    def __init__(self, view: Hamsterrolle, idea: Hand, rng: random.Random, strangeness: float = 0.0) -> None:
        """In a rough world, which takes half of the time, and where one in ten ends otherwise than in play.
        *strangeness*: in one whose wood and whose push are not those of the real one, as people imagine it, so many
        times as far off as is usual."""
        self.idea = idea
        self.steps = 0
        """How many physics steps were simulated."""
        self.is_over = False
        self._before = view
        state = laid(view, idea)
        self._world = world_of(state) if view.wood else None
        if self._world is not None and strangeness:
            friction = max(LEAST_FRICTION, rng.gauss(1.0, WOOD_SIGMA * strangeness))
            self._world.differ(friction)
            self._world.jolt(rng.gauss(view.box.hand["jolt"], PUSH_SIGMA * strangeness))
        self._calm = 0
        self._was: tuple[Angle, Mapping[Piece, Pose]] = (
            state.angle,
            {piece: state.poses[piece] for piece in state.in_wheel()},
        )
        if self._world is None:
            # A generator of its own, so that the player's draws do not depend on how many this takes.
            settle = simplified_physics.settle(state, idea.piece, random.Random(rng.getrandbits(32)))
            self.fallen = [*settle.fallen]
            self._was = settle.angle, {piece: tuple(pose) for piece, *pose in settle.poses}
            self.is_over = True
        else:
            self.fallen = self._world.fallen

    def watch(self, is_lost: Callable[[PhysicsTrial], bool], stop: Stop, steps: int) -> None:
        """Simulate until it is over, *is_lost* or *stop* says so, or for that many steps."""
        world = self._world
        if world is None:
            return
        last = self.steps + steps
        while not self.is_over and self.steps < last and not is_lost(self) and not stop():
            if not _has_stepped(world):
                self.is_over = True
                return
            self.steps += CHECK_EVERY_STEPS
            self.fallen = world.fallen
            self._look(world.angle, world.poses())
            self.is_over = world.is_over or self._calm >= CALM_CHECKS

    def _look(self, angle: Angle, poses: Mapping[Piece, Pose]) -> None:
        """Compare with the last check, and count checks without movement."""
        rolled, lay = self._was
        # Another set of pieces means that one has just fallen.
        still = abs(angle - rolled) <= STILL_ROLL_TOLERANCE and poses.keys() == lay.keys()
        still = still and all(
            abs(here - there) <= STILL_TOLERANCE
            for piece, pose in poses.items()
            for here, there in zip(pose[:3], lay[piece][:3], strict=True)
        )
        self._calm = self._calm + 1 if still else 0
        self._was = angle, poses

    @property
    def angle(self) -> Angle:
        """How far the wheel has rolled so far."""
        return self._was[0]

    @property
    def is_built(self) -> bool:
        """Whether a piece of the supply was put in, and has stayed so far."""
        return not isinstance(self.idea, Pass) and self.idea.piece not in self.fallen

    def left_behind(self, seat: int) -> Hamsterrolle:
        """The state that the next seat would find after a turn of *seat*."""
        state = self._before.copy()
        angle, poses = self._was
        state.angle = angle
        state.place[self.idea.piece] = WHEEL
        for piece, pose in poses.items():
            state.poses[piece] = pose
        for piece in self.fallen:
            state.place[piece], state.poses[piece] = seat, ()
        if self.is_built and (state.edition > 1 or self.idea.compartment in window(self._before)):
            lies = self.idea.compartment if state.edition == 1 else compartment_of(state.poses[self.idea.piece])
            state.reference = moved_reference(self._before, lies)
        state.attempt = -1
        state.builder = (seat + 1) % state.seats
        return state


def _has_stepped(world: World) -> bool:
    """Simulate `CHECK_EVERY_STEPS` steps. Returns False when the simulation has failed for good."""
    from hamster_table.engine.hamsterrolle.physics import NumericalFailure

    try:
        world.step(CHECK_EVERY_STEPS)
    except NumericalFailure:
        return False
    return True


def world_of(state: Hamsterrolle) -> World | None:
    """A rough world of the state; None where the physics engine is missing."""
    try:
        from hamster_table.engine.hamsterrolle.physics import tumble
    except ImportError:
        return None
    return tumble.world_of(state, is_rough=True)
