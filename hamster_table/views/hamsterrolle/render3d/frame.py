"""A frame of the wheel: how far it has rolled, where its hub is, and how every piece lies in the room.

A pose of the room is an array (7,): x, y, z in millimetres from the hub, and a quaternion w, x, y, z. A pose of the
game (`Pose`) is in the wheel: seven whole numbers, tenths of a millimetre and ten-thousandths of a quaternion.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from hamster_table.engine.hamsterrolle.actions import Angle, Piece, Pose
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.models.hamsterrolle.physics_frames import PhysicsFrame
from hamster_table.views.hamsterrolle.render3d.meshes import Points, about, turning

Poses = Mapping[Piece, Points]


@dataclass(frozen=True, slots=True, eq=False)
class RenderFrame:
    """What is drawn at one time. Lengths are in millimetres, poses in the room."""

    roll: float
    """How far the wheel has rolled forwards, in radians."""
    poses: Poses
    hub: float = 0.0
    """How far the hub has moved in the rolling direction from where the camera follows it."""

    @property
    def angle(self) -> Angle:
        """The roll in hundredths of a degree, rounded, as the game counts it."""
        return round(math.degrees(self.roll) * 100)


def frame_of_state(state: Hamsterrolle) -> RenderFrame:
    """The frame of the wheel at rest, with every piece where the state has it."""
    roll = roll_of(state.angle)
    return RenderFrame(roll, {piece: in_room(state.poses[piece], roll) for piece in state.in_wheel()})


def roll_of(angle: Angle) -> float:
    """The roll in radians of an angle in hundredths of a degree."""
    return math.radians(angle / 100)


def in_room(pose: Pose | Points, roll: float) -> Points:
    """A pose of the game as one of the room, (7,), once the wheel has rolled so far, in radians. Its quaternion keeps
    its length, which `rotation` does not mind."""
    numbers = np.asarray(pose, dtype=float)
    return rolled(np.array([*(numbers[:3] / 10), *numbers[3:]]), roll)


def rolled(pose: Points, roll: float) -> Points:
    """Poses of the room, (7,) or (n, 7), carried round by a wheel that rolls forwards by so many radians."""
    turned: Points = pose @ _rolling(roll)
    return turned


@lru_cache(maxsize=16)
def _rolling(roll: float) -> Points:
    """The matrix (7, 7) by which poses are multiplied: one product for places and quaternions, many times a frame."""
    c, s = math.cos(roll), math.sin(roll)
    matrix = np.zeros((7, 7))
    # A turn about the axle that takes what is up (z) forwards (x), the same for places as for quaternions.
    matrix[:3, :3] = [[c, 0.0, -s], [0.0, 1.0, 0.0], [s, 0.0, c]]
    matrix[3:, 3:] = turning(about(1, roll)).T
    return matrix


def in_wheel(pose: Points, roll: float) -> Pose:
    """A pose of the room, (7,), as one of the game, when the wheel has rolled so far, in radians."""
    numbers = rolled(pose, -roll)
    # Quaternions that were interpolated or multiplied are not of length 1 any more; `is_pose` wants `TURN`.
    turn = numbers[3:] / math.sqrt(float(numbers[3:] @ numbers[3:])) * 10_000
    return (*(round(float(length) * 10) for length in numbers[:3]), *(round(float(part)) for part in turn))


def frame_of_physics(physics_frame: PhysicsFrame) -> RenderFrame:
    """The frame to draw for one of the physics, which counts in millimetres and radians too."""
    poses = {piece: np.asarray(pose, dtype=float) for piece, pose in physics_frame.poses.items()}
    return RenderFrame(physics_frame.roll, poses, physics_frame.hub)
