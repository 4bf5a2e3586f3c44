"""The `Drop` or `Spill` of a hand that is forced open: by the clock, or by a piece that falls (HR-30, HR-39).

Nobody chose the moment, so the rules must accept it, although the piece may be pressed into a divider or other wood
just then. It is dropped from the nearest free pose, found in whole numbers and so the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import isqrt

from msgspec.structs import replace

from hamster_table.engine.hamsterrolle.actions import (
    COMPARTMENTS,
    FULL_TURN,
    SECTOR,
    TURN,
    WHEEL,
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
from hamster_table.engine.hamsterrolle.build_window import FURTHEST_PASS, window
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.geometry.angles import UNIT, direction
from hamster_table.engine.hamsterrolle.geometry.collision import (
    FARTHEST,
    collided,
    compartment_of,
    is_on_the_table,
    is_pose,
    pose_at,
)
from hamster_table.engine.hamsterrolle.legality import (
    DROP_HEIGHT,
    MAX_ROLL,
    REST_TOLERANCE,
    check_drop,
    is_in_the_wood,
    poses_after,
)
from hamster_table.engine.hamsterrolle.placements import LIES, STANDS_ACROSS, STANDS_UP, TURNED, Others, is_free
from hamster_table.engine.hamsterrolle.state import Hamsterrolle

SEARCH_DISTANCES = (1, 2, 4, 7, 11, 16, 24, 36, 54, 80, 120, 180, 270, 400, 600, 900, 1300)
"""Distances at which a free pose is searched for, each about half as far again; tenths of a millimetre."""
LITTLE = SEARCH_DISTANCES[:8]
"""So far aside, a few millimetres, there may be room before a piece is brought over the floor of a compartment."""
AHEAD, LOWEST = 1_400, 50
"""How far from the middle of a compartment places to drop are looked for, in hundredths of a degree, and in what steps
above its floor, in tenths of a millimetre."""
TURNS = (LIES, STANDS_ACROSS, STANDS_UP, TURNED)
LONG = 1_000
"""The length of a direction of search."""
APART = 700
"""The spacing of the places beside the wheel, tried where nothing nearer is free; tenths of a millimetre."""

Way = tuple[int, int, int]
HasRoom = Callable[[Pose], bool]


def drop_from(state: Hamsterrolle, hand: Hand) -> Drop | None:
    """The `Drop` of a hand whose time is up (HR-39): where it holds the piece, or as near as the rules allow. None:
    there is no such place, and the piece is put back. In the first two editions there always is one."""
    angle, moved, pose = angle_of(state, hand), moved_by(state, hand, ()), as_pose(hand.pose)
    drop = Drop(hand.piece, compartment_of(pose), angle, pose, moved, pushed_by(hand, moved))
    if state.edition > 2:
        return nearest_drop(state, drop)
    return at(drop, nearest_free(state.box, kind_of(hand.piece), pose, others_of(state, hand.piece, moved), angle))


def nearest_drop(state: Hamsterrolle, drop: Drop) -> Drop | None:
    """The nearest legal drop: a little aside, else over the floor of a compartment as the piece is turned in the hand,
    else turned otherwise."""

    def is_legal(pose: Pose) -> bool:
        return is_pose(pose) and check_drop(state, state.builder, at(drop, pose)) is None

    near = nearest(drop.pose, is_legal, LITTLE, ways(drop.pose))
    if near is None:
        own, others = over_floors(state, drop)
        near = next(filter(is_legal, own), None) or next(filter(is_legal, others), None)
    return None if near is None else at(drop, near)


def at(drop: Drop, pose: Pose) -> Drop:
    """The same drop from another pose."""
    return replace(drop, compartment=compartment_of(pose), pose=pose)


def over_floors(state: Hamsterrolle, drop: Drop) -> tuple[list[Pose], list[Pose]]:
    """Poses over the floors where the piece might drop, the nearest first: turned as in the hand, and otherwise."""
    kind, wheel, (x, y, z, *turn) = kind_of(drop.piece), state.box.wheel, drop.pose
    if state.place[drop.piece] == WHEEL:
        origin = compartment_of(state.poses[drop.piece])
        compartments = [(origin + n) % COMPARTMENTS for n in range(1, FURTHEST_PASS + 1)]
    else:
        compartments = [*window(state)]
    lying = poses_after(state, drop)
    taken = {compartment_of(pose) for piece, pose in lying.items() if kind_of(piece) == kind}
    spots = [
        (SECTOR * compartment + ahead, wheel.inner - height, across)
        for compartment in compartments
        if compartment not in taken
        for ahead in range(-AHEAD, AHEAD + 1, AHEAD // 7)
        for height in range(LOWEST, DROP_HEIGHT + 1, LOWEST)
        for across in {min(wheel.width // 2, max(-wheel.width // 2, y)): None, 0: None}
    ]

    def distance(pose: Pose) -> int:
        return (pose[0] - x) ** 2 + (pose[1] - y) ** 2 + (pose[2] - z) ** 2

    own = sorted(((*pose_at(*spot)[:3], *turn) for spot in spots), key=distance)
    others = sorted((pose_at(*spot, other) for other in TURNS for spot in spots), key=distance)
    return own, others


def spill_from(state: Hamsterrolle, hand: Hand, fallen: Sequence[Piece]) -> Spill:
    """The `Spill` of a hand during whose work *fallen* touched the table; its own piece stays in it (HR-30)."""
    gone = tuple(piece for piece in fallen if piece != hand.piece)
    angle, moved, pose = angle_of(state, hand), moved_by(state, hand, gone), as_pose(hand.pose)
    return Spill(hand.piece, compartment_of(pose), angle, pose, moved, pushed_by(hand, moved, gone), fallen=gone)


def angle_of(state: Hamsterrolle, hand: Hand) -> Angle:
    """The wheel's angle after the hand, less whole turns beyond what one entry may roll (`MAX_ROLL`)."""
    # A whole turn less leaves everything at the same place in the room, so what is dropped falls alike.
    far = hand.angle - state.angle
    sign = 1 if far >= 0 else -1
    return state.angle + (far if abs(far) <= MAX_ROLL else sign * (MAX_ROLL - FULL_TURN + abs(far) % FULL_TURN))


def pushed_by(hand: Hand, moved: Sequence[PlacedPiece], gone: Sequence[Piece] = ()) -> tuple[Piece, ...]:
    """The pieces of `hand.pushed` that have moved or fallen, in their order."""
    known = {line[0] for line in moved} | {*gone}
    return tuple(piece for piece in hand.pushed if piece in known)


def moved_by(state: Hamsterrolle, hand: Hand, gone: Sequence[Piece]) -> tuple[PlacedPiece, ...]:
    """The pieces the hand has moved, with their poses.

    One that is caught inside other wood in the middle of a collision is put to the nearest free pose.
    """
    others = {piece: state.poses[piece] for piece in state.in_wheel() if piece not in (hand.piece, *gone)}
    moved = {line[0]: as_pose(line[1:]) for line in hand.moved if line[0] in others}
    others |= moved
    angle = angle_of(state, hand)
    # One after the other in a fixed order: each is put where there is room among those that were put before.
    for piece, pose in sorted(moved.items()):
        rest = {other: its_pose for other, its_pose in others.items() if other != piece}
        kind = kind_of(piece)
        if is_in_the_wood(state.box, piece, pose) or collided(state.box, kind, pose, rest, REST_TOLERANCE) is not None:
            others[piece] = nearest_free(state.box, kind, pose, rest, angle)
    return tuple((piece, *others[piece]) for piece in sorted(moved))


def others_of(state: Hamsterrolle, piece: Piece, moved: Sequence[PlacedPiece]) -> Others:
    """The poses of all pieces in the wheel but *piece*, with *moved* where it says otherwise."""
    others = {other: state.poses[other] for other in state.in_wheel()}
    others.update((line[0], line[1:]) for line in moved)
    others.pop(piece, None)
    return others


def as_pose(pose: Pose) -> Pose:
    """The nearest valid pose (`is_pose`): coordinates clamped to `FARTHEST`, the quaternion normalized to `TURN`."""
    if is_pose(pose):
        return pose
    x, y, z, *turn = pose
    length = isqrt(sum(part * part for part in turn))
    # The quotient of two whole numbers is rounded alike on every machine, so a float does no harm here.
    whole = tuple(round(TURN * part / length) for part in turn) if length else (TURN, 0, 0, 0)
    return (*(min(FARTHEST, max(-FARTHEST, side)) for side in (x, y, z)), *whole)


# Where there is room


def nearest_free(box: Box, kind: Kind, pose: Pose, others: Others, angle: Angle) -> Pose:
    """The nearest free pose with the same turn; one beside the wheel where all of them are taken."""

    def has_room(there: Pose) -> bool:
        return is_pose(there) and is_free(box, kind, there, others) and not is_on_the_table(box, kind, there, angle, 0)

    there = nearest(pose, has_room, SEARCH_DISTANCES, ways(pose))
    return there or next(there for there in beside_the_wheel(box, pose) if has_room(there))


def nearest(pose: Pose, has_room: HasRoom, distances: Sequence[int], along: Sequence[Way]) -> Pose | None:
    """The nearest pose with the same turn where there is room, in these directions and no further than the last of the
    *distances*; None: all of them are taken."""
    if has_room(pose):
        return pose
    before = 0
    for step in distances:
        free = [way for way in along if has_room(shifted(pose, way, step))]
        if free:
            return _nearest(pose, free, before, step, has_room)
        before = step
    return None


def _nearest(pose: Pose, free: Sequence[Way], near: int, far: int, has_room: HasRoom) -> Pose:
    """The nearest free pose in the directions *free*, all of them blocked at distance *near* and free at *far*."""
    found = shifted(pose, free[0], far)
    # A direction is searched by bisection only if it is free one step nearer than the best so far: it beats that then.
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
    """The pose moved by *far* tenths of a millimetre along *way*."""
    # Half of the divisor more rounds to the nearest: // alone drifts towards the negative side.
    x, y, z = (side + (part * far + LONG // 2) // LONG for side, part in zip(pose, way, strict=False))
    return (x, y, z, *pose[3:])


def ways(pose: Pose) -> tuple[Way, ...]:
    """The directions of search, towards the hub first."""
    x, z = pose[0], pose[2]
    # Of directions that are free equally near the first is taken, and towards the hub a piece is clear of the wood.
    radius = isqrt(x * x + z * z)
    return ((-LONG * x // radius, 0, -LONG * z // radius), *all_round()) if radius else all_round()


@cache
def all_round() -> tuple[Way, ...]:
    """Eight directions across the axle, and both along it."""
    across = [direction(n * FULL_TURN // 8) for n in range(8)]
    return (*((c * LONG // UNIT, 0, s * LONG // UNIT) for c, s in across), (0, LONG, 0), (0, -LONG, 0))


def beside_the_wheel(box: Box, pose: Pose) -> Iterator[Pose]:
    """Places before and behind the wheel, the nearer ones first: more than there are pieces to take them."""
    # The side of the hand comes first, and straight out of the wheel before the grid, which begins far away.
    side = 1 if pose[1] >= 0 else -1
    least = box.wheel.width // 2
    for y in range(least, FARTHEST, APART // 4):
        for sign in (side, -side):
            yield (pose[0], sign * y, pose[2], *pose[3:])
    for y in range(FARTHEST, least, -APART):
        for sign in (side, -side):
            for x in range(-FARTHEST, FARTHEST, APART):
                for z in range(-FARTHEST, FARTHEST, APART):
                    yield (x, sign * y, z, *pose[3:])
