"""The pieces and the wheel as solids that can be drawn: corners, faces and edges, in millimetres.

Lengths come from the table of measures of the game, so that what is seen is what is simulated.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, CONE, CUBE, DRUM, KINDS, PLANK, ROOF, SECTOR, Kind
from hamster_table.engine.hamsterrolle.components import Box

Points = NDArray[np.float64]
"""Numbers in an array; each function says which shape: (n, 3) for points of the room, in millimetres."""
DIVIDER = len(KINDS)
"""A divider is drawn like a kind of piece; there are as many as compartments, each with its number."""
DRUM_SIDES, CONE_SIDES = 24, 20
"""How many flat faces are drawn for a round side."""

COLOURS = ("#C93A2E", "#2E8B4A", "#2F62B5", "#E88A1E", "#7D3C98", "#E6CF3A", "#4FA9C4", "#3A332E", "#2B2622")
"""By kind, the dividers last."""

Line = tuple[tuple[float, float], ...]
MARKS: dict[Kind, tuple[Line, ...]] = {
    PLANK: (((-1, 0), (1, 0)),),
    1: (((-1, -0.45), (1, -0.45)), ((-1, 0.45), (1, 0.45))),
    2: (tuple((math.cos(n * math.tau / 12), math.sin(n * math.tau / 12)) for n in range(13)),),
    3: (((-1, -0.6), (-0.33, 0.6), (0.33, -0.6), (1, 0.6)),),
    CUBE: (((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8), (-0.8, -0.8)),),
    ROOF: (((-0.9, -0.7), (0.9, -0.7), (0, 0.8), (-0.9, -0.7)),),
    DRUM: (((-0.8, 0), (0.8, 0)), ((0, -0.8), (0, 0.8))),
}
"""The sign burnt into the faces of a kind, as lines within -1 to 1."""


@dataclass(frozen=True, slots=True, eq=False)
class Solid:
    """A convex body round its centre of mass. Lengths are in millimetres."""

    corners: Points
    """(corners, 3)"""
    faces: tuple[tuple[int, ...], ...]
    """The corners of each face, counter-clockwise for who looks from outside."""
    normals: Points
    """(faces, 3), of length 1, outwards."""
    reaches: NDArray[np.float64]
    """(faces,): how far each face is from the centre, along its normal."""
    smooth: tuple[bool, ...]
    """By face: whether it is a part of a round side, without edges and grain."""
    edges: Points
    """(edges, 3), of length 1: the directions of its edges, as far as they can keep it from others."""
    lines: Points
    """(points, 3): the ends of all grain lines, and the points of the signs burnt into it."""
    grain: tuple[slice, ...]
    """By face: which of them are the ends of its grain, one line after the other."""
    marks: tuple[tuple[slice, ...], ...]
    """By face: which of them are the points of each line of its sign."""


@cache
def solid(box: Box, kind: Kind) -> Solid:
    """The solid of a kind of piece, as it lies flat: x, y, z as in the table of the box."""
    length, width, height = (side / 10 for side in box.sizes[kind])
    match box.shapes[kind]:
        case "cylinder":
            return _log(kind, length / 2, height)
        case "roof":
            return _roof(kind, length, width, height)
        case "cone":
            return _cone(length / 2, height)
    return _block(kind, length, width, height)


@cache
def divider(box: Box, number: int) -> Solid:
    """The divider between the compartments *number* and the next, round its own middle; z points to the hub."""
    wheel = box.wheel
    return _block(DIVIDER, wheel.divider_thickness / 10, wheel.width / 10, wheel.divider_heights[number] / 10)


@cache
def divider_poses(box: Box) -> Points:
    """The poses of the dividers in a wheel that has not rolled: (dividers, 7), millimetres and a quaternion."""
    wheel = box.wheel
    # Angles count forwards from the lowest point. A divider stands half a sector after the middle of its compartment.
    angles = [math.radians((2 * number + 1) * SECTOR / 200) for number in dividers()]
    radii = [(wheel.inner - height / 2) / 10 for height in wheel.divider_heights]
    places = [
        (radius * math.sin(angle), 0.0, -radius * math.cos(angle)) for angle, radius in zip(angles, radii, strict=True)
    ]
    # Turned back by its angle, what is up in the lowest compartment points to the hub from there too.
    turns = [(math.cos(angle / 2), 0.0, -math.sin(angle / 2), 0.0) for angle in angles]
    return np.concatenate((places, turns), axis=1)


def dividers() -> range:
    """The numbers of the dividers: each is that of the compartment before it."""
    return range(COMPARTMENTS)


def rotation(turn: Points) -> Points:
    """The rotation matrices (..., 3, 3) of quaternions (..., 4), w first, of any length."""
    # By one product, since it is asked for several times a frame: written out, it took three times as long.
    pairs = (turn[..., :, None] * turn[..., None, :]).reshape(*turn.shape[:-1], 16)
    squared: Points = (turn * turn).sum(axis=-1)[..., None, None]
    rows: Points = (pairs @ _PAIRS).reshape(*turn.shape[:-1], 3, 3) / squared
    return rows


def _weights_of_pairs() -> Points:
    """(16, 9): by how much the product of each pair of a quaternion's parts counts in each number of its matrix."""
    w, x, y, z = range(4)
    weights = np.zeros((4, 4, 3, 3))
    for n, own in enumerate((x, y, z)):
        for part in (w, x, y, z):
            weights[part, part, n, n] = 1.0 if part in (w, own) else -1.0
    for row, column, other in ((0, 1, z), (1, 2, x), (2, 0, y)):
        for one, two in ((row, column), (column, row)):
            weights[one + 1, two + 1, row, column] += 1.0
            weights[one + 1, two + 1, column, row] += 1.0
        weights[w, other, row, column], weights[w, other, column, row] = -2.0, 2.0
    return weights.reshape(16, 9)


_PAIRS = _weights_of_pairs()


def product(first: Points, second: Points) -> Points:
    """The product of a quaternion (4,) and others (..., 4): turn by the second, then by the first."""
    turned: Points = second @ turning(first).T
    return turned


def turning(first: Points) -> Points:
    """The matrix (4, 4) by which a quaternion turns others: `product` of the first and any second."""
    a, b, c, d = first.tolist()
    return np.array([[a, -b, -c, -d], [b, a, -d, c], [c, d, a, -b], [d, -c, b, a]])


def about(axis: int, angle: float) -> Points:
    """The quaternion (4,) of a turn by so many radians about an axis: 0 for x, 1 for y, 2 for z."""
    turn = np.zeros(4)
    turn[0], turn[1 + axis] = math.cos(angle / 2), math.sin(angle / 2)
    return turn


# The shapes


def _block(kind: Kind, length: float, width: float, height: float) -> Solid:
    half = np.array([length, width, height]) / 2
    signs = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], dtype=float)
    # Corner 4a + 2b + c has x, y, z by the bits a, b, c; each face counter-clockwise from outside.
    faces = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))
    return _solid(kind, signs * half, faces, [False] * 6, np.eye(3))


def _log(kind: Kind, radius: float, height: float) -> Solid:
    n = DRUM_SIDES
    angles = [(i + 0.5) * math.tau / n for i in range(n)]
    ring = [(math.cos(angle) * radius, math.sin(angle) * radius) for angle in angles]
    corners = np.array([(x, y, z) for z in (-height / 2, height / 2) for x, y in ring])
    ends = (tuple(reversed(range(n))), tuple(range(n, 2 * n)))
    sides = tuple((i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n))
    return _solid(kind, corners, (*ends, *sides), [False] * 2 + [True] * n, np.eye(3)[2:])


def _roof(kind: Kind, base: float, length: float, height: float) -> Solid:
    # The centre of mass of a triangle is at a third of its height.
    low, top = -height / 3, 2 * height / 3
    corners = np.array(
        [(x, y, z) for y in (-length / 2, length / 2) for x, z in ((-base / 2, low), (base / 2, low), (0.0, top))]
    )
    faces = ((0, 1, 2), (3, 5, 4), (0, 3, 4, 1), (1, 4, 5, 2), (0, 2, 5, 3))
    slopes = np.array([[0, 1, 0], [1, 0, 0], [base / 2, 0, height], [-base / 2, 0, height]], dtype=float)
    return _solid(kind, corners, faces, [False] * 5, slopes)


def _cone(radius: float, height: float) -> Solid:
    n = CONE_SIDES
    ring = [(math.cos(i * math.tau / n) * radius, math.sin(i * math.tau / n) * radius) for i in range(n)]
    # The centre of mass of a cone is at a quarter of its height.
    corners = np.array([*((x, y, -height / 4) for x, y in ring), (0.0, 0.0, 3 * height / 4)])
    sides = tuple((i, (i + 1) % n, n) for i in range(n))
    return _solid(CONE, corners, (tuple(reversed(range(n))), *sides), [False] + [True] * n, np.eye(3)[:2])


def _solid(kind: Kind, corners: Points, faces: tuple[tuple[int, ...], ...], smooth: list[bool], edges: Points) -> Solid:
    normals = []
    for face in faces:
        a, b, c = (corners[corner] for corner in face[:3])
        normal = np.cross(b - a, c - b)
        normals.append(normal / np.linalg.norm(normal))
    reaches = np.array([corners[face[0]] @ normal for face, normal in zip(faces, normals, strict=True)])
    # Round sides have neither grain nor sign. Grain needs four corners: the ends of drums, roofs, cones have none.
    flat = [None if is_round else corners[list(face)] for face, is_round in zip(faces, smooth, strict=True)]
    lines = _Lines()
    grain = tuple(lines.take(NO_POINTS if face is None or len(face) != 4 else _grain(face)) for face in flat)
    marks = tuple(() if face is None else tuple(map(lines.take, _marks(kind, face))) for face in flat)
    return Solid(
        corners,
        faces,
        np.array(normals),
        reaches,
        tuple(smooth),
        edges / np.linalg.norm(edges, axis=1, keepdims=True),
        lines.points,
        grain,
        marks,
    )


NO_POINTS: Points = np.zeros((0, 3))


class _Lines:
    """The lines on a solid, as they are drawn one after the other."""

    def __init__(self) -> None:
        self.points = NO_POINTS

    def take(self, points: Points) -> slice:
        """Add the points of one line, or of several; returns which of `points` they are."""
        start = len(self.points)
        self.points = np.concatenate((self.points, points))
        return slice(start, len(self.points))


def _grain(face: Points) -> Points:
    """Lines along the longer sides of a face of four corners."""
    a, b, c, d = face
    # Renamed by one corner, so that a to b is the longer side, along which wood is cut.
    if np.linalg.norm(b - a) < np.linalg.norm(c - b):
        a, b, c, d = b, c, d, a
    lines = []
    for share in (0.22, 0.47, 0.71, 0.86):
        lines += [a + (d - a) * share, b + (c - b) * share]
    return np.array(lines)


class SignFrame(NamedTuple):
    """Where the sign of a kind is on a face; lengths are in millimetres."""

    middle: Points
    along: Points
    """(3,), of length 1: the x of the sign, as `MARKS` has it."""
    across: Points
    """(3,), of length 1: its y."""
    size: float
    """How long 1 is."""


def sign_frame(kind: Kind, face: Points) -> SignFrame | None:
    """Where the sign of a kind is on a face; None where that is too small for it, and on the cone."""
    if kind not in MARKS:
        return None
    middle = face.mean(axis=0)
    along = face[1] - face[0] if len(face) <= 4 else face[0] - middle
    # The round end of a drum has no sides to go by: any radius, and what is square to it in the plane of the face.
    across = face[2] - face[1] if len(face) <= 4 else np.cross(np.cross(along, face[1] - middle), along)
    if np.linalg.norm(along) < np.linalg.norm(across) and len(face) == 4:
        along, across = across, along
    u = along / np.linalg.norm(along)
    # The sides of a triangle are not square to each other; a sign must not be slanted.
    v = across - (across @ u) * u
    v = v / np.linalg.norm(v)
    room = min(np.ptp(face @ u), np.ptp(face @ v)) * 0.5
    return None if room < 7 else SignFrame(middle, u, v, min(7.5, room * 0.55))


def _marks(kind: Kind, face: Points) -> tuple[Points, ...]:
    """The lines of the sign of a kind on a face; () where it has none."""
    sign = sign_frame(kind, face)
    if sign is None:
        return ()
    return tuple(
        np.array([sign.middle + sign.size * (x * sign.along + y * sign.across) for x, y in line])
        for line in MARKS[kind]
    )
