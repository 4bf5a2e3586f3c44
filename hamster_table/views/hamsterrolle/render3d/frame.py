"""A moment of the wheel: how far it has rolled, where its hub is, and how every piece lies in the room."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from hamster_table.engine.hamsterrolle.actions import Angle, Piece, Pose
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.models.hamsterrolle.physics_worker import Glimpse
from hamster_table.views.hamsterrolle.render3d.meshes import Points, about, product

Poses = Mapping[Piece, Points]


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """What is seen at one time. Lengths are millimetres, poses are told from the hub, in the room."""

    roll: float
    """How far the wheel has rolled forwards, in radians."""
    poses: Poses
    hub: float = 0.0
    """How far the hub has moved in the rolling direction from where the eye follows it."""

    @property
    def angle(self) -> Angle:
        """The roll in hundredths of a degree."""
        return round(math.degrees(self.roll) * 100)


def moment_of(state: Hamsterrolle) -> Moment:
    """The wheel at rest, as the game knows it."""
    roll = roll_of(state.angle)
    return Moment(roll, {piece: in_room(state.poses[piece], roll) for piece in state.in_wheel()})


def roll_of(angle: Angle) -> float:
    """Hundredths of a degree in radians."""
    return math.radians(angle / 100)


def in_room(pose: Pose | Points, roll: float) -> Points:
    """A pose of the wheel, in tenths of a millimetre, in the room once the wheel has rolled so far."""
    told = np.asarray(pose, dtype=float)
    return rolled(np.array([*(told[:3] / 10), *told[3:]]), roll)


def rolled(pose: Points, roll: float) -> Points:
    """A pose that is told from the hub, or many, carried round by a wheel that rolls forwards."""
    c, s = math.cos(roll), math.sin(roll)
    x, y, z = np.moveaxis(pose[..., :3], -1, 0)
    place = np.stack((c * x + s * z, y, c * z - s * x), axis=-1)
    return np.concatenate((place, product(about(1, roll), pose[..., 3:])), axis=-1)


def in_wheel(pose: Points, roll: float) -> Pose:
    """A pose of the room as the game tells it: in the wheel, in whole numbers."""
    told = rolled(pose, -roll)
    turn = told[3:] / math.sqrt(float(told[3:] @ told[3:])) * 10_000
    return (*(round(float(length) * 10) for length in told[:3]), *(round(float(part)) for part in turn))


def wheel_angle(x: float, z: float, roll: float) -> Angle:
    """The angle of the wheel at a place of the room, from the middle of compartment 0 forwards."""
    return round(math.degrees(math.atan2(x, -z) + roll) * 100)


def moment_of_glimpse(glimpse: Glimpse) -> Moment:
    """A moment as the physics tells it."""
    poses = {piece: np.asarray(pose, dtype=float) for piece, pose in glimpse.poses.items()}
    return Moment(glimpse.roll, poses, glimpse.hub)
