"""Trying an idea out on a wheel of one's own, in the same wood, no longer than it takes to see what comes of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from hamster_table.engine.hamsterrolle import simplified_physics
from hamster_table.engine.hamsterrolle.actions import WHEEL, Angle, Build, Hand, Piece, Pose
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.state import Hamsterrolle

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.physics import World

Stop = Callable[[], bool]

CHECK_EVERY_STEPS = 25
"""Steps from one look at the wheel to the next."""
CALM_CHECKS = 3
"""After so many looks that saw next to nothing move, the rest is clear."""
STILL_TOLERANCE, STILL_ROLL_TOLERANCE = 4, 12
"""What moves less from look to look hardly moves: tenths of a millimetre along an axis, hundredths of a degree."""


class PhysicsTrial:
    """What would come of an idea."""

    def __init__(self, view: Hamsterrolle, idea: Hand, rng: random.Random) -> None:
        self.idea = idea
        self.steps = 0
        """How many steps were reckoned."""
        self.is_over = False
        self._before = view
        state = view.copy()
        state.place[idea.piece], state.poses[idea.piece], state.angle = WHEEL, idea.pose, idea.angle
        self._world = world_of(state) if view.wood else None
        self._calm = 0
        self._was: tuple[Angle, Mapping[Piece, Pose]] = (
            state.angle,
            {piece: state.poses[piece] for piece in state.in_wheel()},
        )
        if self._world is None:
            settle = simplified_physics.settle(state, idea.piece, random.Random(rng.getrandbits(32)))
            self.fallen = [*settle.fallen]
            self._was = settle.angle, {piece: tuple(pose) for piece, *pose in settle.poses}
            self.is_over = True
        else:
            self.fallen = self._world.fallen

    def watch(self, is_lost: Callable[[PhysicsTrial], bool], stop: Stop, steps: int) -> None:
        """Look on until it is over, until there is nothing to be won with it any more, or for so many steps."""
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
        """See whether much has moved since the last look."""
        rolled, lay = self._was
        still = abs(angle - rolled) <= STILL_ROLL_TOLERANCE and poses.keys() == lay.keys()
        still = still and all(
            abs(here - there) <= STILL_TOLERANCE
            for piece, pose in poses.items()
            for here, there in zip(pose[:3], lay[piece][:3], strict=True)
        )
        self._calm = self._calm + 1 if still else 0
        self._was = angle, poses

    @property
    def is_built(self) -> bool:
        """Whether a piece of one's own was built and has stayed so far."""
        return isinstance(self.idea, Build) and self.idea.piece not in self.fallen

    def won(self) -> int:
        """How many pieces fewer the supply has by now; what has fallen is taken back."""
        own = isinstance(self.idea, Build)
        return own - len(self.fallen)

    def left_behind(self, seat: int) -> Hamsterrolle:
        """The table as the next one finds it."""
        state = self._before.copy()
        angle, poses = self._was
        state.angle = angle
        state.place[self.idea.piece] = WHEEL
        for piece, pose in poses.items():
            state.poses[piece] = pose
        for piece in self.fallen:
            state.place[piece], state.poses[piece] = seat, ()
        if self.is_built and self.idea.compartment in window(self._before):
            state.reference = self.idea.compartment
        state.attempt = -1
        return state


def _has_stepped(world: World) -> bool:
    """Go on by a glance. Where numbers go astray again and again there is nothing more to be seen."""
    from hamster_table.engine.hamsterrolle.physics import NumericalFailure

    try:
        world.step(CHECK_EVERY_STEPS)
    except NumericalFailure:
        return False
    return True


def world_of(state: Hamsterrolle) -> World | None:
    """The wheel in wood; None where wood cannot be reckoned."""
    try:
        from hamster_table.engine.hamsterrolle.physics import tumble
    except ImportError:
        return None
    return tumble.world_of(state, is_rough=True)
