"""Quaternions (w, i, j, k), and the transformation of poses from the room into the wheel."""

from __future__ import annotations

from math import cos, sin

import mujoco
import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.actions import TURN
from hamster_table.engine.hamsterrolle.physics.model import TENTH

Floats = NDArray[np.float64]


def roll_turn(roll: float) -> Floats:
    """The quaternion (4,) of a wheel that has rolled by *roll* radians."""
    return np.array([cos(roll / 2), 0.0, sin(roll / 2), 0.0])


def product(one: Floats, other: Floats) -> Floats:
    """The product of two quaternions (4,): first the rotation *other*, then *one*."""
    found = np.empty(4)
    mujoco.mju_mulQuat(found, one, other)
    return found


def rotated(turn: Floats, place: Floats) -> Floats:
    """The vector *place* (3,), rotated by the quaternion *turn* (4,)."""
    found = np.empty(3)
    mujoco.mju_rotVecQuat(found, place, turn)
    return found


def in_wheel(places: Floats, turns: Floats, roll: float) -> list[list[int]]:
    """Poses in the wheel, in whole numbers, of n pieces in the room: *places* (n, 3) in metres from the hub, *turns*
    (n, 4) quaternions, and the wheel's *roll* in radians."""
    # The inverse of `World.in_room`, written out for all pieces at once, since it is asked for at every key frame.
    c, s = cos(roll), sin(roll)
    x, y, z = places.T / TENTH
    half, back = cos(roll / 2), -sin(roll / 2)
    w, i, j, k = turns.T
    parts = np.stack([half * w - back * j, half * i + back * k, half * j + back * w, half * k - back * i], axis=1)
    # Both signs mean the same turn; one of them is ours.
    largest = np.take_along_axis(parts, np.abs(parts).argmax(axis=1)[:, None], axis=1)
    parts *= np.where(largest > 0, TURN, -TURN)
    poses = np.column_stack([c * x - s * z, y, s * x + c * z, parts])
    found: list[list[int]] = np.rint(poses).astype(int).tolist()
    return found
