"""Simplified physics in whole numbers: quick, deterministic, and roughly what the real physics does.

A piece that was let go slides straight out to the floor; the wheel rolls until its load is below the hub; a piece that
has been carried up too far behind tumbles to the bottom, or out of the wheel.
"""

from __future__ import annotations

import random

from hamster_table.engine.hamsterrolle.actions import Angle, Piece, Pose, Settle, kind_of
from hamster_table.engine.hamsterrolle.build_window import lowest_two
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.geometry.angles import angle_of, wrapped
from hamster_table.engine.hamsterrolle.geometry.collision import angle_at, is_in_the_ring, is_on_the_table, pose_at
from hamster_table.engine.hamsterrolle.placements import is_free, places
from hamster_table.engine.hamsterrolle.state import Hamsterrolle

# By its geometry a low piece rides up 90 to 115 degrees before it slips over the divider.
TUMBLES = 10_500
"""Further than this behind the lowest point a piece tumbles; hundredths of a degree."""
TOP = 15_000
"""Further up than this a piece was built from ahead, and stays; hundredths of a degree."""
SLIPS = 6_000
"""Further than this ahead of the lowest point a new piece may slip; hundredths of a degree."""
ROUNDS = 4
"""How often the wheel rolls on after a tumble, at most."""
SLIDE = 90
"""The step of a sliding piece; tenths of a millimetre."""
ODDS = 16
"""One in so many pieces at risk falls."""

Poses = dict[Piece, Pose]


def settle(state: Hamsterrolle, piece: Piece, rng: random.Random) -> Settle:
    """The wheel at rest after *piece* was let go (-1: none)."""
    poses = {other: state.poses[other] for other in state.in_wheel()}
    fallen = [other for other, pose in poses.items() if is_beside_the_wheel(state.box, pose)]
    for other in fallen:
        del poses[other]
    if piece in poses:
        poses[piece] = slid(state.box, piece, poses)
    angle = balance(state.box, poses, state.angle)
    if piece in poses and slips(poses[piece], angle, rng):
        fallen.append(piece)
    # What tumbles shifts the load, so the wheel rolls on, and that may carry up the next piece too far.
    for _ in range(ROUNDS):
        loose = [other for other in poses if other in fallen or tumbles(poses[other], angle)]
        if not loose:
            break
        for other in loose:
            pose = None if other in fallen or lucky(rng) else caught(state.box, other, poses, angle)
            if pose is None:
                del poses[other]
                fallen += [other] * (other not in fallen)
            else:
                poses[other] = pose
        angle = balance(state.box, poses, angle)
    for other in [other for other, pose in poses.items() if is_on_the_table(state.box, kind_of(other), pose, angle, 0)]:
        del poses[other]
        fallen.append(other)
    return Settle(angle, tuple((other, *pose) for other, pose in sorted(poses.items())), tuple(fallen))


def is_beside_the_wheel(box: Box, pose: Pose) -> bool:
    """Whether a piece is outside of the wheel, above the table."""
    return not is_in_the_ring(box, pose) or abs(pose[1]) > box.wheel.width // 2


def slips(pose: Pose, angle: Angle, rng: random.Random) -> bool:
    """Whether a new piece slips out of a steep place, drawn at random."""
    return wrapped(angle_at(pose) - angle) > SLIPS and lucky(rng)


def tumbles(pose: Pose, angle: Angle) -> bool:
    """Whether a piece was carried up too far behind."""
    return -TOP < wrapped(angle_at(pose) - angle) < -TUMBLES


def lucky(rng: random.Random) -> bool:
    """True one time in `ODDS`."""
    return rng.getrandbits(16) % ODDS == 0


def caught(box: Box, piece: Piece, poses: Poses, angle: Angle) -> Pose | None:
    """A free pose in the lowest compartment for a piece that tumbles; None where there is no room."""
    others = {other: pose for other, pose in poses.items() if other != piece}
    return next(places(box, kind_of(piece), lowest_two(angle)[0], others, False), None)


def slid(box: Box, piece: Piece, poses: Poses) -> Pose:
    """The pose of a piece that has slid straight away from the hub until it meets something."""
    kind, pose = kind_of(piece), poses[piece]
    others = {other: its_pose for other, its_pose in poses.items() if other != piece}
    # The floor counts as taken, so this ends there at the latest.
    while is_free(box, kind, further := shifted(pose), others):
        pose = further
    return pose


def shifted(pose: Pose) -> Pose:
    """The pose, `SLIDE` further from the hub."""
    x, _, z = pose_at(angle_at(pose), SLIDE, 0)[:3]
    return (pose[0] + x, pose[1], pose[2] + z, *pose[3:])


def balance(box: Box, poses: Poses, angle: Angle) -> Angle:
    """The angle of the wheel nearest to *angle* at which the centre of mass of its load is lowest."""
    x = sum(weight(box, piece) * pose[0] for piece, pose in poses.items())
    z = sum(weight(box, piece) * pose[2] for piece, pose in poses.items())
    return angle + wrapped(angle_of(-z, x) - angle) if x or z else angle


def weight(box: Box, piece: Piece) -> int:
    """A measure of the weight of a piece: its volume in units of a cubic centimetre."""
    length, width, height = box.sizes[kind_of(piece)]
    # Twelfths of the box around it: a cylinder fills pi / 4, about 9, and a cone pi / 12, about 3.
    share = {"box": 12, "cylinder": 9, "roof": 6, "cone": 3}[box.shapes[kind_of(piece)]]
    return length * width * height * share // 12_000_000


def quake(state: Hamsterrolle, rng: random.Random) -> Settle:
    """The wheel at rest after the table has trembled: one of the pieces far up may fall (HR-33)."""
    loose = [piece for piece in state.in_wheel() if abs(wrapped(angle_at(state.poses[piece]) - state.angle)) > SLIPS]
    return settle(state, rng.choice(loose) if loose else -1, rng)
