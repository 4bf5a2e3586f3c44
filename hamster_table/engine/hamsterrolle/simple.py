"""How pieces come to rest by a rule of thumb, where no wood is reckoned: quick, always the same, and never surprising.

What was let go slides straight out to the floor; the wheel rolls until its load hangs below the hub; what has climbed
too far behind, or hangs too steep ahead, may fall out.
"""

from __future__ import annotations

import random

from hamster_table.engine.hamsterrolle.bearing import angle_of, wrapped
from hamster_table.engine.hamsterrolle.box import box
from hamster_table.engine.hamsterrolle.laying import is_free
from hamster_table.engine.hamsterrolle.lying import angle_at, pose_at
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.words import Angle, Piece, Pose, Settle, kind_of

SURELY_FALLS, MAY_FALL = 15_000, 7_000
"""How far behind the lowest point a piece falls out; hundredths of a degree."""
SLIDE = 30
"""Tenths of a millimetre that a piece slides at a time."""
ODDS = 16
"""One in so many of those that may fall does."""

Poses = dict[Piece, Pose]


def settle(state: Hamsterrolle, piece: Piece, rng: random.Random) -> Settle:
    """How the wheel comes to rest after *piece* was let go (-1: none)."""
    poses = {other: state.poses[other] for other in state.in_wheel()}
    if piece in poses:
        poses[piece] = slid(piece, poses)
    fallen: list[Piece] = []
    angle = balance(poses, state.angle)
    while loose := [other for other, pose in poses.items() if falls(pose, angle, other == piece, rng)]:
        for other in loose:
            del poses[other]
        fallen += loose
        angle = balance(poses, angle)
    return Settle(angle, tuple((other, *pose) for other, pose in sorted(poses.items())), tuple(fallen))


def slid(piece: Piece, poses: Poses) -> Pose:
    """Where a piece ends that slides straight away from the hub."""
    kind, pose = kind_of(piece), poses[piece]
    others = {other: its_pose for other, its_pose in poses.items() if other != piece}
    while is_free(kind, further := shifted(pose), others):
        pose = further
    return pose


def shifted(pose: Pose) -> Pose:
    """A pose a little further from the hub."""
    x, _, z = pose_at(angle_at(pose), SLIDE, 0)[:3]
    return (pose[0] + x, pose[1], pose[2] + z, *pose[3:])


def balance(poses: Poses, angle: Angle) -> Angle:
    """How far the wheel has rolled when the common centre of its load is lowest, the shorter way from *angle*."""
    x = sum(weight(piece) * pose[0] for piece, pose in poses.items())
    z = sum(weight(piece) * pose[2] for piece, pose in poses.items())
    return angle + wrapped(angle_of(-z, x) - angle) if x or z else angle


def weight(piece: Piece) -> int:
    """The weight of a piece as its volume, roughly."""
    length, width, height = box().sizes[kind_of(piece)]
    share = {"box": 12, "cylinder": 9, "roof": 6, "cone": 3}[box().shapes[kind_of(piece)]]
    return length * width * height * share // 12_000_000


def falls(pose: Pose, angle: Angle, is_new: bool, rng: random.Random) -> bool:
    """Whether a piece falls out of a wheel that has rolled so far."""
    steep = wrapped(angle_at(pose) - angle)
    if steep < -SURELY_FALLS or steep > SURELY_FALLS:
        return True
    return (steep < -MAY_FALL or (is_new and steep > MAY_FALL)) and rng.getrandbits(16) % ODDS == 0


def quake(state: Hamsterrolle, rng: random.Random) -> Settle:
    """How the wheel comes to rest after the table has trembled (HR-33)."""
    return settle(state, -1, rng)
