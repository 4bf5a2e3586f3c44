"""What a hand lets fall that opens now, wherever it is: the rules never refuse it, for it is nobody's choice (HR-39).

A hand that the clock opens, or that is stopped by a fall, may press its piece into a divider or into other wood. The
piece falls from the nearest pose that is free. It is found in whole numbers, so it is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import isqrt

from hamster_table.engine.hamsterrolle.actions import (
    FULL_TURN,
    TURN,
    Angle,
    Drop,
    Hand,
    Kind,
    Piece,
    PlacedPiece,
    Pose,
    Spill,
    kind_of,
)
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.geometry.angles import UNIT, direction
from hamster_table.engine.hamsterrolle.geometry.collision import (
    FARTHEST,
    collide,
    compartment_of,
    is_on_the_table,
    is_pose,
)
from hamster_table.engine.hamsterrolle.legality import MAX_ROLL, REST_TOLERANCE, is_in_the_wood
from hamster_table.engine.hamsterrolle.placements import Others, is_free
from hamster_table.engine.hamsterrolle.state import Hamsterrolle

SEARCH_DISTANCES = (1, 2, 4, 7, 11, 16, 24, 36, 54, 80, 120, 180, 270, 400, 600, 900, 1300)
"""So far aside a free pose is looked for, one distance after the other; tenths of a millimetre."""
LONG = 1_000
"""The length of a direction."""
APART = 700
"""From one place beside the wheel to the next, where all that is nearer is taken."""

Way = tuple[int, int, int]
HasRoom = Callable[[Pose], bool]


def drop_from(state: Hamsterrolle, hand: Hand) -> Drop:
    """What the hand drops that has to open now (HR-39)."""
    angle, moved = angle_of(state, hand), moved_by(state, hand, ())
    pose = nearest_free(kind_of(hand.piece), as_pose(hand.pose), others_of(state, hand.piece, moved), angle)
    return Drop(hand.piece, compartment_of(pose), angle, pose, moved, pushed_by(hand, moved))


def spill_from(state: Hamsterrolle, hand: Hand, fallen: Sequence[Piece]) -> Spill:
    """What a hand has done during which something has fallen; its own piece stays in it (HR-30)."""
    gone = tuple(piece for piece in fallen if piece != hand.piece)
    angle, moved, pose = angle_of(state, hand), moved_by(state, hand, gone), as_pose(hand.pose)
    return Spill(hand.piece, compartment_of(pose), angle, pose, moved, pushed_by(hand, moved, gone), fallen=gone)


def angle_of(state: Hamsterrolle, hand: Hand) -> Angle:
    """How far the wheel has rolled, without the whole turns that no wheel makes in one go."""
    far = hand.angle - state.angle
    sign = 1 if far >= 0 else -1
    return state.angle + (far if abs(far) <= MAX_ROLL else sign * (MAX_ROLL - FULL_TURN + abs(far) % FULL_TURN))


def pushed_by(hand: Hand, moved: Sequence[PlacedPiece], gone: Sequence[Piece] = ()) -> tuple[Piece, ...]:
    """What was pushed of all that lies otherwise, or has fallen."""
    known = {line[0] for line in moved} | {*gone}
    return tuple(piece for piece in hand.pushed if piece in known)


def moved_by(state: Hamsterrolle, hand: Hand, gone: Sequence[Piece]) -> tuple[PlacedPiece, ...]:
    """What lies otherwise by the work of the hand. Wood that is caught in the middle of a knock lies beside what it
    knocks against."""
    others = {piece: state.poses[piece] for piece in state.in_wheel() if piece not in (hand.piece, *gone)}
    moved = {line[0]: as_pose(line[1:]) for line in hand.moved if line[0] in others}
    others |= moved
    angle = angle_of(state, hand)
    for piece, pose in sorted(moved.items()):
        rest = {other: its_pose for other, its_pose in others.items() if other != piece}
        if is_in_the_wood(piece, pose) or any(
            collide(kind_of(piece), pose, kind_of(other), its_pose, REST_TOLERANCE) for other, its_pose in rest.items()
        ):
            others[piece] = nearest_free(kind_of(piece), pose, rest, angle)
    return tuple((piece, *others[piece]) for piece in sorted(moved))


def others_of(state: Hamsterrolle, piece: Piece, moved: Sequence[PlacedPiece]) -> Others:
    """How all others lie."""
    others = {other: state.poses[other] for other in state.in_wheel()}
    others.update((line[0], line[1:]) for line in moved)
    others.pop(piece, None)
    return others


def as_pose(pose: Pose) -> Pose:
    """The same as a pose: nothing is farther away than can be told, and a turn has its length."""
    if is_pose(pose):
        return pose
    x, y, z, *turn = pose
    length = isqrt(sum(part * part for part in turn))
    whole = tuple(round(TURN * part / length) for part in turn) if length else (TURN, 0, 0, 0)
    return (*(min(FARTHEST, max(-FARTHEST, side)) for side in (x, y, z)), *whole)


# Where there is room


def nearest_free(kind: Kind, pose: Pose, others: Others, angle: Angle) -> Pose:
    """The nearest pose at which nothing is, turned the same way; beside the wheel where there is no other."""

    def has_room(there: Pose) -> bool:
        return is_pose(there) and is_free(kind, there, others) and not is_on_the_table(kind, there, angle, 0)

    if has_room(pose):
        return pose
    before = 0
    for step in SEARCH_DISTANCES:
        free = [way for way in ways(pose) if has_room(shifted(pose, way, step))]
        if free:
            return _nearest(pose, free, before, step, has_room)
        before = step
    return next(there for there in beside_the_wheel(pose) if has_room(there))


def _nearest(pose: Pose, free: Sequence[Way], near: int, far: int, has_room: HasRoom) -> Pose:
    """The nearest room in those directions, where *near* is too near in all of them, and *far* is enough."""
    found = shifted(pose, free[0], far)
    for way in free:
        if far - near > 1 and has_room(there := shifted(pose, way, far - 1)):
            found, far, short = there, far - 1, near
            while far - short > 1:
                middle = (far + short) // 2
                if has_room(there := shifted(pose, way, middle)):
                    found, far = there, middle
                else:
                    short = middle
    return found


def shifted(pose: Pose, way: Way, far: int) -> Pose:
    """The pose so far aside."""
    x, y, z = (side + (part * far + LONG // 2) // LONG for side, part in zip(pose, way, strict=False))
    return (x, y, z, *pose[3:])


def ways(pose: Pose) -> tuple[Way, ...]:
    """The directions in which room is looked for, towards the hub first."""
    x, z = pose[0], pose[2]
    radius = isqrt(x * x + z * z)
    return ((-LONG * x // radius, 0, -LONG * z // radius), *all_round()) if radius else all_round()


@cache
def all_round() -> tuple[Way, ...]:
    """Along the axle, and eight directions across it."""
    across = [direction(n * FULL_TURN // 8) for n in range(8)]
    return (*((c * LONG // UNIT, 0, s * LONG // UNIT) for c, s in across), (0, LONG, 0), (0, -LONG, 0))


def beside_the_wheel(pose: Pose) -> Iterator[Pose]:
    """Places before and behind the wheel, the nearer ones first: so many that not all are taken."""
    side = 1 if pose[1] >= 0 else -1
    least = box().wheel.width // 2
    for y in range(least, FARTHEST, APART // 4):
        for sign in (side, -side):
            yield (pose[0], sign * y, pose[2], *pose[3:])
    for y in range(FARTHEST, least, -APART):
        for sign in (side, -side):
            for x in range(-FARTHEST, FARTHEST, APART):
                for z in range(-FARTHEST, FARTHEST, APART):
                    yield (x, sign * y, z, *pose[3:])
