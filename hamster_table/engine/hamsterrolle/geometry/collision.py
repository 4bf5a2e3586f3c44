"""Collision geometry of pieces in the wheel: corners, compartments, front edges, overlaps.

Everything is computed from poses in whole numbers, so it is equal on every machine. Poses are in tenths of a
millimetre, bodies and depths in hundredths.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import isqrt

from hamster_table.engine.hamsterrolle.actions import (
    COMPARTMENTS,
    SECTOR,
    TURN,
    Angle,
    Compartment,
    Kind,
    Piece,
    Pose,
    kind_of,
)
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.geometry.angles import UNIT, angle_of, direction, wrapped
from hamster_table.engine.hamsterrolle.geometry.shapes import FINE, LONG, Shape, Vector, block, shape_of

FARTHEST = 4_000
"""The largest coordinate of a pose: no piece is further from the hub along any axis; tenths of a millimetre."""
ROUNDED = 10
"""More than what rounding adds to the sizes of two bodies, or takes from them; hundredths of a millimetre."""

Axis = tuple[Vector, int, int]
"""A direction that can show a gap between two turned bodies, and the bounds between which their middles are along it
when there is none, times the length of that vector."""


# Both are compared by identity, so that caches that ask for them have nothing to compare.
@dataclass(frozen=True, slots=True, eq=False)
class Turned:
    """A shape as a quaternion turns it, round its centre of mass; all vectors in the wheel's axes, in hundredths of a
    millimetre."""

    shape: Shape
    corners: tuple[Vector, ...]
    faces: tuple[Vector, ...]
    edges: tuple[Vector, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Body:
    """A shape at a pose."""

    middle: Vector
    turned: Turned

    @property
    def corners(self) -> list[Vector]:
        """Where its corners are."""
        x, y, z = self.middle
        return [(x + a, y + b, z + c) for a, b, c in self.turned.corners]


# A computer player asks for the same few thousand poses again and again while it compares places, and what replays a
# game for all of them, some 7,000: the caches of answers hold as many. What only a turn decides is computed once for
# all places that a piece is lowered through.
@lru_cache(maxsize=2048)
def turned(shape: Shape, turn: tuple[int, ...]) -> Turned:
    """A shape as it is turned by a quaternion, cached."""
    rows = _rotation(*turn)
    faces = _rotated(rows, shape.faces)
    # Those of a box are the same directions.
    edges = faces if shape.edges is shape.faces else _rotated(rows, shape.edges)
    return Turned(shape, _rotated(rows, shape.corners), faces, edges)


def body(box: Box, kind: Kind, pose: Pose) -> Body:
    """The body of a kind of piece at a pose."""
    return placed(shape_of(box, kind), pose)


def placed(shape: Shape, pose: Pose) -> Body:
    """The body of any shape at a pose."""
    return Body((FINE * pose[0], FINE * pose[1], FINE * pose[2]), turned(shape, pose[3:]))


def is_pose(pose: Pose) -> bool:
    """Whether it is seven numbers: a place in reach of the hub, and a quaternion of length `TURN` within 20."""
    if len(pose) != 7:
        return False
    x, y, z, w, i, j, k = pose
    length = isqrt(w * w + i * i + j * j + k * k)
    return max(abs(x), abs(y), abs(z)) <= FARTHEST and abs(length - TURN) <= 20


# Where it is


@lru_cache(maxsize=2048)
def angle_at(pose: Pose) -> Angle:
    """The wheel angle of a piece's centre, from the middle of compartment 0 forwards; hundredths of a degree."""
    # Wheel angles are counted from straight down, and grow in the rolling direction, along x.
    return angle_of(-pose[2], pose[0])


def compartment_of(pose: Pose) -> Compartment:
    """The compartment that holds the centre of mass, seen from the hub (HR-13)."""
    # Compartment 0 reaches from -15 to 15 degrees: with half a sector more the division rounds down to the number.
    return (angle_at(pose) + SECTOR // 2) // SECTOR % COMPARTMENTS


@lru_cache(maxsize=8192)
def front(box: Box, kind: Kind, pose: Pose) -> Angle:
    """The angle of the front edge, the foremost corner as seen from the hub, measured from the middle of the piece's
    compartment; hundredths of a degree (HR-15)."""
    centre = angle_at(pose)
    # Corners are compared with the centre, which is near: their own angles jump from 180 to -180 degrees at the top.
    ahead = max(wrapped(angle_of(-z, x) - centre) for x, _, z in body(box, kind, pose).corners)
    return wrapped(centre - SECTOR * compartment_of(pose)) + ahead


def edge_of(box: Box, poses: Iterable[tuple[Piece, Pose]], compartment: Compartment) -> tuple[Angle, Piece] | None:
    """The leading front edge in a compartment and the piece it belongs to; None for an empty one (HR-14)."""
    edges = [(front(box, kind_of(piece), pose), piece) for piece, pose in poses if compartment_of(pose) == compartment]
    return max(edges, default=None)


def is_in_the_ring(box: Box, pose: Pose) -> bool:
    """Whether the piece's centre is within the inner radius of the rim."""
    return pose[0] ** 2 + pose[2] ** 2 < box.wheel.inner**2


def is_in_the_wheel(box: Box, pose: Pose) -> bool:
    """Whether the piece's centre is within the rim, and between its two sides: else it is on its way to the table."""
    return is_in_the_ring(box, pose) and 2 * abs(pose[1]) <= box.wheel.width


@lru_cache(maxsize=8192)
def is_in_the_rim(box: Box, kind: Kind, pose: Pose, deep: int) -> bool:
    """Whether a piece is deeper in the rim than *deep* hundredths of a millimetre."""
    wheel = box.wheel
    corners, across = body(box, kind, pose).corners, FINE * wheel.width // 2
    if box.has_flat_floors:
        beyond = [corner for corner in corners if is_beyond_the_floor(box, corner[0], corner[2], deep)]
        return any(abs(y) < across for _, y, _ in beyond) or any(
            is_beyond_the_floor(box, x, z, deep) for x, z in crossings(beyond, corners, across)
        )
    c, _ = direction(SECTOR // wheel.facets, 2)
    # The floor is made of flat boards: where two meet it is deepest.
    floor = FINE * wheel.inner * UNIT // c + deep
    # A corner beyond the floor is in the wood only between the brims; beside them it hangs over the edge, and then an
    # edge of the piece may still cut through the brim.
    # Squares are compared, not lengths: a root would have to be rounded.
    out = [corner for corner in corners if corner[0] ** 2 + corner[2] ** 2 > floor * floor]
    if any(abs(y) < across for _, y, _ in out):
        return True
    return any(x * x + z * z > floor * floor for x, z in crossings(out, corners, across))


def is_beyond_the_floor(box: Box, x: int, z: int, deep: int) -> bool:
    """Whether a point is more than *deep* below the board of the floor that it is over, all in hundredths of a
    millimetre. The middle of a board is as far from the hub as the inner radius says."""
    floor = FINE * box.wheel.inner + deep
    # No board is nearer to the hub than that.
    if x * x + z * z <= floor * floor:
        return False
    board = SECTOR // box.wheel.facets
    # Boards are counted from the border of compartment 0, as in the simulated world.
    ahead = (angle_of(-z, x) + SECTOR // 2) // board * board + board // 2 - SECTOR // 2
    c, s = direction(ahead)
    return x * s - z * c > floor * UNIT


def crossings(out: list[Vector], corners: list[Vector], across: int) -> Iterator[tuple[int, int]]:
    """The points (x, z) at which edges from the corners *out* cross the planes of the two brims, y = ±*across*."""
    for x, y, z in out:
        brim = across if y > 0 else -across
        # The lines to all other corners, not only edges: the body is convex, so every one of them is inside it.
        for a, b, c in corners:
            if (b > brim) != (y > brim):
                yield x + (a - x) * (brim - y) // (b - y), z + (c - z) * (brim - y) // (b - y)


def is_on_the_table(box: Box, kind: Kind, pose: Pose, angle: Angle, deep: int) -> bool:
    """Whether a corner is more than *deep* hundredths of a millimetre below the table's top, with the wheel rolled by
    *angle*."""
    outer = FINE * box.wheel.outer
    c, s = direction(angle)
    # Only the height in the room is needed: what lies ahead (x above 0) sinks as the wheel rolls forwards.
    return any((c * z - s * x) // UNIT < -outer - deep for x, _, z in body(box, kind, pose).corners)


# In another's place


@lru_cache(maxsize=8)
def dividers(box: Box) -> tuple[Body, ...]:
    """The bodies of the twelve dividers, by number."""
    wheel = box.wheel
    found = []
    for n, height in enumerate(wheel.divider_heights):
        shape = block(FINE * wheel.divider_thickness, FINE * wheel.width, FINE * height)
        # Divider n stands half a sector ahead of the middle of compartment n, with its foot on the floor.
        found.append(placed(shape, pose_at((2 * n + 1) * SECTOR // 2, wheel.inner - height // 2, 0)))
    return tuple(found)


@lru_cache(maxsize=8192)
def is_in_a_divider(box: Box, kind: Kind, pose: Pose, deep: int) -> bool:
    """Whether a piece is deeper in a divider than *deep* hundredths of a millimetre."""
    here = body(box, kind, pose)
    x, y, z = here.middle
    reach = here.turned.shape.reach - deep
    # Most of the twelve are far, as in `collided`.
    for divider in dividers(box):
        (a, b, c), far = divider.middle, reach + divider.turned.shape.reach
        if (a - x) * (a - x) + (b - y) * (b - y) + (c - z) * (c - z) < far * far and overlap(here, divider, deep):
            return True
    return False


def pose_at(angle: Angle, radius: int, across: int, turn: tuple[int, int, int, int] = (TURN, 0, 0, 0)) -> Pose:
    """The pose at a wheel angle, *radius* from the hub and *across* along the axle (tenths of a millimetre).

    *turn* is the quaternion it would have at angle 0.
    """
    c, s = direction(angle)
    # A positive turn about y carries the bottom backwards, so what lies further ahead is turned by a negative angle.
    return (radius * s // UNIT, across, -radius * c // UNIT, *turned_by(-angle, turn))


def turned_by(angle: Angle, turn: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """The quaternion *turn*, rotated by *angle* about the axle."""
    c, s = direction(angle, 2)
    w, i, j, k = turn
    return (
        _whole(c * w - s * j), _whole(c * i + s * k), _whole(c * j + s * w), _whole(c * k - s * i)
    )  # fmt: skip


def collide(box: Box, kind: Kind, pose: Pose, other: Kind, its_pose: Pose, deep: int) -> bool:
    """Whether two pieces overlap by more than *deep* hundredths of a millimetre."""
    # Most pairs are far apart: that is seen without their bodies, and not worth a place in the cache.
    x, y, z = pose[0] - its_pose[0], pose[1] - its_pose[1], pose[2] - its_pose[2]
    far = shape_of(box, kind).reach + shape_of(box, other).reach - deep
    return FINE * FINE * (x * x + y * y + z * z) < far * far and _collide_near(box, kind, pose, other, its_pose, deep)


def collided(box: Box, kind: Kind, pose: Pose, others: Mapping[Piece, Pose], deep: int) -> Piece | None:
    """The first of *others* that a piece overlaps by more than *deep* hundredths of a millimetre, if any."""
    # As `collide` does it, written out: there are twenty others, and all but a few of them are far.
    reaches = _reaches(box)
    x, y, z = pose[:3]
    reach = reaches[kind] - deep
    for other, its_pose in others.items():
        its_kind = kind_of(other)
        a, b, c, far = its_pose[0] - x, its_pose[1] - y, its_pose[2] - z, reach + reaches[its_kind]
        if FINE * FINE * (a * a + b * b + c * c) < far * far and _collide_near(
            box, kind, pose, its_kind, its_pose, deep
        ):
            return other
    return None


@lru_cache(maxsize=8)
def _reaches(box: Box) -> tuple[int, ...]:
    return tuple(shape_of(box, kind).reach for kind in range(len(box.shapes)))


@lru_cache(maxsize=16384)
def _collide_near(box: Box, kind: Kind, pose: Pose, other: Kind, its_pose: Pose, deep: int) -> bool:
    return overlap(body(box, kind, pose), body(box, other, its_pose), deep)


def overlap(one: Body, other: Body, deep: int) -> bool:
    """Whether two bodies overlap by more than *deep* hundredths of a millimetre.

    The separating axis theorem: convex bodies are apart if their projections are apart on one of the face normals, or
    on the cross product of one edge of each.
    """
    # Cheapest tests first: the spheres around both bodies, then those within, then the line between their middles, then
    # the faces. Only the few pairs that are close pay for the cross products of all edges.
    (a, b, c), (d, e, f) = one.middle, other.middle
    x, y, z = apart = d - a, e - b, f - c
    shape, its_shape = one.turned.shape, other.turned.shape
    far = shape.reach + its_shape.reach - deep
    square = x * x + y * y + z * z
    if square >= far * far:
        return False
    near = shape.core + its_shape.core - deep - ROUNDED
    if near > 0 and square < near * near:
        return True
    axes = _axes(one.turned, other.turned, deep)
    # What shows the gap now has mostly shown it for the place before.
    if axes.last is not None and _shows_a_gap(axes.last, apart):
        return False
    if _shows_a_gap(_axis(apart, one.turned, other.turned, deep), apart):
        return False
    known = axes.known
    for n, axis in enumerate(known):
        if axis is None:
            axis = known[n] = axes.axis(n)
        (a, b, c), back, ahead = axis
        if not back < a * x + b * y + c * z < ahead:
            axes.last = axis
            return False
    return True


class _Axes:
    """The directions that can show a gap between two turned bodies, computed as they are asked for."""

    __slots__ = ("bodies", "deep", "faces", "known", "last")

    def __init__(self, one: Turned, other: Turned, deep: int) -> None:
        self.bodies, self.deep = (one, other), deep
        self.faces = one.faces + other.faces
        # Each has its place: threads that ask for the same one at once compute it twice, and nothing worse.
        self.known: list[Axis | None] = [None] * (len(self.faces) + len(one.edges) * len(other.edges))
        self.last: Axis | None = None
        """The one that showed a gap last."""

    def axis(self, n: int) -> Axis:
        """The direction of that number: faces come first, then the cross products of one edge of each."""
        one, other = self.bodies
        if n < len(self.faces):
            return _axis(self.faces[n], one, other, self.deep)
        edge, across = divmod(n - len(self.faces), len(other.edges))
        return _axis(_cross(one.edges[edge], other.edges[across]), one, other, self.deep)


@lru_cache(maxsize=2048)
def _axes(one: Turned, other: Turned, deep: int) -> _Axes:
    return _Axes(one, other, deep)


def _axis(along: Vector, one: Turned, other: Turned, deep: int) -> Axis:
    """What *along* says of two bodies: their projections on it may overlap by *deep*."""
    x, y, z = along
    square = x * x + y * y + z * z
    length = isqrt(square)
    # The cross product of nearly parallel edges is too short to have a direction, and no axis that is needed.
    if length < 100:
        return (0, 0, 0), -1, 1
    # All lengths below are times that of *along*: to divide by it would round every one of them.
    back, ahead = _extent(one, along, square)
    its_back, its_ahead = _extent(other, along, square)
    return along, deep * length - its_ahead - back, ahead + its_back - deep * length


def _shows_a_gap(axis: Axis, apart: Vector) -> bool:
    (x, y, z), back, ahead = axis
    return not back < x * apart[0] + y * apart[1] + z * apart[2] < ahead


# The products below are written out: searches for places spend much of their time in them, half of it in calls.


def _extent(body: Turned, along: Vector, square: int) -> tuple[int, int]:
    """How far a body reaches from its middle against *along* and along it, times the length of that vector."""
    x, y, z = along
    shape = body.shape
    # Boxes and drums, most of the pieces, need no loop over corners: two boxes are compared along up to 16 axes.
    if shape.halves:
        (a, b, c), (d, e, f), (g, h, i) = body.edges
        long, wide, high = shape.halves
        reach = (
            abs(a * x + b * y + c * z) * long + abs(d * x + e * y + f * z) * wide + abs(g * x + h * y + i * z) * high
        ) // LONG
        return reach, reach
    if shape.round:
        radius, half = shape.round
        # The first edge of a prism is its axis. Across it the true circle counts, not the corners.
        a, b, c = body.edges[0]
        axial = abs(a * x + b * y + c * z) // LONG
        # By Pythagoras, what lies of *along* across the axis; it is below 0 only by rounding.
        reach = axial * half + radius * isqrt(max(0, square - axial * axial))
        return reach, reach
    found = [a * x + b * y + c * z for a, b, c in body.corners]
    return -min(found), max(found)


def _rotation(w: int, i: int, j: int, k: int) -> tuple[Vector, Vector, Vector]:
    """The rows of the rotation matrix of a quaternion, in millionths."""
    # Each cell is divided by this square, so that a quaternion that is not quite `TURN` long scales nothing.
    n = w * w + i * i + j * j + k * k
    cells = (
        (n - 2 * (j * j + k * k), 2 * (i * j - w * k), 2 * (i * k + w * j)),
        (2 * (i * j + w * k), n - 2 * (i * i + k * k), 2 * (j * k - w * i)),
        (2 * (i * k - w * j), 2 * (j * k + w * i), n - 2 * (i * i + j * j)),
    )
    a, b, c = (tuple(UNIT * cell // n for cell in row) for row in cells)
    return (a[0], a[1], a[2]), (b[0], b[1], b[2]), (c[0], c[1], c[2])


def _rotated(rows: tuple[Vector, Vector, Vector], vectors: Iterable[Vector]) -> tuple[Vector, ...]:
    (a, b, c), (d, e, f), (g, h, i) = rows
    # Half a unit more, so that the division rounds.
    half = UNIT // 2
    return tuple(
        [
            (
                (a * x + b * y + c * z + half) // UNIT,
                (d * x + e * y + f * z + half) // UNIT,
                (g * x + h * y + i * z + half) // UNIT,
            )
            for x, y, z in vectors
        ]
    )


def _whole(value: int) -> int:
    return (value + UNIT // 2) // UNIT


def _cross(v: Vector, u: Vector) -> Vector:
    return v[1] * u[2] - v[2] * u[1], v[2] * u[0] - v[0] * u[2], v[0] * u[1] - v[1] * u[0]
