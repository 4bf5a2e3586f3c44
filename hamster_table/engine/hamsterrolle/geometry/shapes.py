"""The shapes of the pieces as corners, faces and edges, in hundredths of a millimetre and whole numbers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from math import isqrt

from hamster_table.engine.hamsterrolle.actions import FULL_TURN, Kind
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.geometry.angles import UNIT, direction

Vector = tuple[int, int, int]
FINE = 10
"""Hundredths in a tenth of a millimetre."""
# Sides for the overlap test and front edges. The simulated drum has more, to roll as wood does (`ROLLING_SIDES`).
DRUM_SIDES, CONE_SIDES = 24, 16

LONG = 100_000
"""The length of an axis."""
X, Y, Z = (LONG, 0, 0), (0, LONG, 0), (0, 0, LONG)


# Compared by identity: caches ask for it all the time.
@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """A convex body round its centre of mass."""

    corners: tuple[Vector, ...]
    faces: tuple[Vector, ...]
    """The directions in which its faces look, opposite ones once."""
    edges: tuple[Vector, ...]
    """The directions of its edges, parallel ones once."""
    reach: int
    """How far its furthest corner is from the centre."""
    core: int
    """How far its nearest face is from the centre: the radius of a ball within."""
    halves: tuple[int, int, int] | None = None
    """Half of the sides of a box along x, y, z."""
    round: tuple[int, int] | None = None
    """The radius and half of the height of a log along z."""


@cache
def shape_of(box: Box, kind: Kind) -> Shape:
    """The shape of a kind of piece."""
    length, width, height = (FINE * side for side in box.sizes[kind])
    match box.shapes[kind]:
        case "cylinder":
            return prism(DRUM_SIDES, length // 2, height)
        case "roof":
            return roof(length, width, height)
        case "cone":
            return cone(CONE_SIDES, length // 2, height)
    return block(length, width, height)


def block(length: int, width: int, height: int) -> Shape:
    """A box, lengthwise along x."""
    corners = [(x, y, z) for x in _both(length) for y in _both(width) for z in _both(height)]
    axes = X, Y, Z
    return replace(_shape(corners, axes, axes), halves=(length // 2, width // 2, height // 2))


def prism(sides: int, radius: int, height: int) -> Shape:
    """A round log along z."""
    # Corners lie half a step off, so that the normals of the sides are the whole steps.
    ring = [_on_ring(n, sides, radius, half=True) for n in range(sides)]
    corners = [(x, y, z) for z in _both(height) for x, y in ring]
    # Opposite sides are parallel: one of each two gives the axis.
    half = range(sides // 2)
    sideways = [(*_on_ring(n, sides, LONG), 0) for n in half]
    along = [(-y, x, 0) for x, y, _ in sideways]
    return replace(_shape(corners, (Z, *sideways), (Z, *along)), round=(radius, height // 2))


def roof(base: int, length: int, height: int) -> Shape:
    """A roof, its ridge along y."""
    # The centre of mass of a triangle is a third of its height above the base.
    low, top = -height // 3, 2 * height // 3
    corners = [(x, y, low) for y in _both(length) for x in _both(base)] + [(0, y, top) for y in _both(length)]
    slope = (base // 2, 0, height)
    back = (-base // 2, 0, height)
    # The normal of a slope is its edge with the parts swapped and one sign changed. Its length does not matter.
    normals = [(height, 0, base // 2), (-height, 0, base // 2)]
    return _shape(corners, (Y, Z, *normals), (Y, X, slope, back))


def cone(sides: int, radius: int, height: int) -> Shape:
    """A cone, its tip up; its centre of mass is a quarter of the way up."""
    ring = [_on_ring(n, sides, radius) for n in range(sides)]
    tip, low = 3 * height // 4, -height // 4
    corners = [(x, y, low) for x, y in ring] + [(0, 0, tip)]
    slants = [(-x, -y, height) for x, y in ring]
    # A side is a face across the middle between two corners; its distance from the axis is the apothem's.
    middles = [_on_ring(n, sides, radius, half=True) for n in range(sides)]
    apothem = radius * direction(FULL_TURN // sides, 2)[0] // UNIT
    sideways = [(x * height // radius, y * height // radius, apothem) for x, y in middles]
    around = [(-y, x, 0) for x, y in middles[: sides // 2]]
    return _shape(corners, (Z, *sideways), (*around, *slants))


def _shape(corners: list[Vector], faces: tuple[Vector, ...], edges: tuple[Vector, ...]) -> Shape:
    # One more, because `isqrt` rounds down: a sphere that is too small would miss an overlap.
    reach = 1 + isqrt(max(_dot(corner, corner) for corner in corners))
    # To both sides: a face has no opposite where a body has a tip.
    sides = [*faces, *((-x, -y, -z) for x, y, z in faces)]
    core = min(max(_dot(side, corner) for corner in corners) // (1 + isqrt(_dot(side, side))) for side in sides)
    return Shape(tuple(corners), faces, edges, reach, core)


def _dot(v: Vector, u: Vector) -> int:
    return v[0] * u[0] + v[1] * u[1] + v[2] * u[2]


def _both(side: int) -> tuple[int, int]:
    return -side // 2, side // 2


def _on_ring(n: int, sides: int, radius: int, half: bool = False) -> tuple[int, int]:
    """The n-th corner of a ring, or the middle between it and the next."""
    c, s = direction((2 * n + half) * FULL_TURN // sides, 2)
    return radius * c // UNIT, radius * s // UNIT
