"""The solids of the wheel as triangles with rounded edges, which a lamp shows as edges of real wood.

A vertex is nine numbers: its place and its normal in the frame of the solid, in millimetres, and its place on the sign
of its face, in sizes of the sign; the last one is that size in millimetres, 0 where there is no sign.
"""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.actions import KINDS, Kind
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.views.hamsterrolle.render3d import rim
from hamster_table.views.hamsterrolle.render3d.meshes import (
    DIVIDER,
    Points,
    SignFrame,
    Solid,
    divider,
    dividers,
    sign_frame,
    solid,
)

Indices = NDArray[np.uint32]
RIM, TABLE = DIVIDER + 1, DIVIDER + 2
"""The meshes of the ring and of the table under it; those of the pieces are their kinds, those of dividers the rest."""
FIRST_DIVIDER = DIVIDER + 3
ROUND, ROUND_DRUM, ROUND_CONE, ROUND_TIP, ROUND_DIVIDER, ROUND_RIM = 1.8, 1.5, 1.3, 1.6, 1.3, 1.5
"""The radius of rounded edges, in millimetres: of flat wood, drums, cones and their tips, dividers, and the ring."""
STEPS, DIVIDER_STEPS = 4, 3
"""So many flat strips are drawn round an edge."""
SHADOW_REACH = 520.0
"""How far from the wheel its shadow on the table is drawn, in millimetres."""


class Mesh(NamedTuple):
    """Triangles, counter-clockwise for who looks from outside."""

    vertices: NDArray[np.float32]
    """(vertices, 9)"""
    triangles: Indices
    """(triangles, 3): the indices of their corners."""


class _Builder:
    """Collects patches of vertices and the triangles between them, in whichever direction these go."""

    def __init__(self) -> None:
        self._vertices: list[Points] = []
        self._triangles: list[Indices] = []
        self._count = 0

    def add(self, places: Points, normals: Points, sign: SignFrame | None = None) -> Indices:
        """Add vertices, (..., 3) each; returns their indices, (...)."""
        normals = np.broadcast_to(normals, places.shape)
        marks = np.zeros_like(places)
        if sign is not None:
            away = places - sign.middle
            marks = np.stack((away @ sign.along, away @ sign.across, np.full(places.shape[:-1], sign.size)), axis=-1)
            marks[..., :2] /= sign.size
        self._vertices.append(np.concatenate((places, normals, marks), axis=-1).reshape(-1, 9))
        indices = self._count + np.arange(len(self._vertices[-1]), dtype=np.uint32)
        self._count += len(indices)
        return indices.reshape(places.shape[:-1])

    def fan(self, ring: Indices) -> None:
        """Fill a convex outline."""
        self.add_triangles(np.stack((np.full(len(ring) - 2, ring[0]), ring[1:-1], ring[2:]), axis=1))

    def quads(self, grid: Indices) -> None:
        """Fill a grid (rows, columns)."""
        a, b, c, d = grid[:-1, :-1].ravel(), grid[1:, :-1].ravel(), grid[1:, 1:].ravel(), grid[:-1, 1:].ravel()
        self._triangles += [np.stack((a, b, c), axis=1), np.stack((a, c, d), axis=1)]

    def add_triangles(self, triangles: Indices) -> None:
        """Add triangles, (n, 3)."""
        self._triangles.append(triangles)

    def mesh(self) -> Mesh:
        """All of it, each triangle turned as the normals of its corners say; those without an area are left out."""
        vertices, triangles = np.concatenate(self._vertices), np.concatenate(self._triangles).astype(np.uint32)
        a, b, c = np.moveaxis(vertices[triangles], 1, 0)
        ways = np.cross(b[:, :3] - a[:, :3], c[:, :3] - a[:, :3])
        is_inwards = ((a + b + c)[:, 3:6] * ways).sum(axis=1) < 0
        triangles[is_inwards] = triangles[is_inwards][:, ::-1]
        return Mesh(vertices.astype(np.float32), triangles[np.linalg.norm(ways, axis=1) > 1e-6])


def rounded(body: Solid, kind: Kind, radius: float, steps: int) -> Mesh:
    """A convex body with three faces at every corner, its edges rounded; it nowhere reaches beyond its faces."""
    builder, normals = _Builder(), body.normals
    faces_at = [[n for n, face in enumerate(body.faces) if corner in face] for corner in range(len(body.corners))]
    # The corners of a smaller body, all whose faces are nearer by the radius; balls round them make the round corners.
    inner = np.array([np.linalg.solve(normals[at], body.reaches[at] - radius) for at in faces_at])
    side_of: dict[tuple[int, int], int] = {}
    for n, face in enumerate(body.faces):
        places = inner[list(face)] + radius * normals[n]
        builder.fan(builder.add(places, normals[n], sign_frame(kind, body.corners[list(face)])))
        side_of |= {side: n for side in zip(face, (*face[1:], face[0]), strict=True)}
    for (a, b), n in side_of.items():
        if a < b:
            share = np.linspace(0.0, 1.0, steps + 1)[:, None]
            ways = _unit(normals[n] * (1 - share) + normals[side_of[b, a]] * share)[:, None]
            builder.quads(builder.add(inner[[a, b]] + radius * ways, ways))
    shares = [(i, j, steps - i - j) for i in range(steps + 1) for j in range(steps + 1 - i)]
    corner_triangles = _corner_triangles(steps)
    for corner, at in enumerate(faces_at):
        ways = _unit(np.array(shares, dtype=float) @ normals[at])
        builder.add_triangles(builder.add(inner[corner] + radius * ways, ways)[corner_triangles])
    return builder.mesh()


def _corner_triangles(steps: int) -> Indices:
    """The triangles between the points of a triangular grid with so many steps a side, row by row: (n, 3)."""
    index = {(i, j): n for n, (i, j) in enumerate((i, j) for i in range(steps + 1) for j in range(steps + 1 - i))}
    found = [(index[i, j], index[i + 1, j], index[i, j + 1]) for i, j in index if i + j < steps]
    found += [(index[i, j], index[i - 1, j], index[i, j - 1]) for i, j in index if i and j]
    return np.array(found, dtype=np.uint32)


def _unit(ways: Points) -> Points:
    unit: Points = ways / np.linalg.norm(ways, axis=-1, keepdims=True)
    return unit


# What is round


def _add_turned(
    builder: _Builder, profile: Points, steps: int, along_axle: bool = False, sign: SignFrame | None = None
) -> None:
    """A profile (points, 4) of radius, height and their normal, turned round the upright axis or round the axle."""
    angle = np.linspace(0.0, math.tau, steps + 1)[:, None]
    c, s = np.cos(angle), np.sin(angle)

    def turned(radius: Points, height: Points) -> Points:
        height = np.broadcast_to(height, (steps + 1, len(profile)))
        axes = (radius * s, height, -radius * c) if along_axle else (radius * c, radius * s, height)
        return np.stack(axes, axis=-1)

    places, normals = turned(profile[:, 0], profile[:, 1]), turned(profile[:, 2], profile[:, 3])
    builder.quads(builder.add(places, normals, sign))


def _arc(radius: float, height: float, bend: float, start: float, end: float, steps: int = STEPS) -> list[list[float]]:
    """Points of a profile on a circle, between two angles in degrees from outwards to upwards."""
    angles = np.radians(np.linspace(start, end, steps + 1)).tolist()
    ways = [(math.cos(angle), math.sin(angle)) for angle in angles]
    return [[radius + bend * out, height + bend * up, out, up] for out, up in ways]


def _drum(box: Box, kind: Kind) -> Mesh:
    body, (length, _, height), bend = solid(box, kind), _size(box, kind), ROUND_DRUM
    radius, half = length / 2, height / 2
    builder = _Builder()
    _add_turned(
        builder,
        np.array([*_arc(radius - bend, bend - half, bend, -90, 0), *_arc(radius - bend, half - bend, bend, 0, 90)]),
        72,
    )
    for face, up in ((0, -1.0), (1, 1.0)):
        cap = np.array([[0.0, up * half, 0.0, up], [radius - bend, up * half, 0.0, up]])
        _add_turned(builder, cap, 72, sign=sign_frame(kind, body.corners[list(body.faces[face])]))
    return builder.mesh()


def _cone(box: Box, kind: Kind) -> Mesh:
    (length, _, height), bend = _size(box, kind), ROUND_CONE
    # The centre of mass of a cone is at a quarter of its height.
    radius, low, top = length / 2, -height / 4, 3 * height / 4
    tilt = math.atan2(radius, height)
    # The middles of the circles that touch base and side, and the side all round below the tip.
    foot = radius - bend * (1 + math.sin(tilt)) / math.cos(tilt)
    tip = top - ROUND_TIP / math.sin(tilt)
    degrees = math.degrees(tilt)
    side = [*_arc(foot, low + bend, bend, -90, degrees), *_arc(0.0, tip, ROUND_TIP, degrees, 90, 6)]
    builder = _Builder()
    _add_turned(builder, np.array([[0.0, low, 0.0, -1.0], *side]), 64)
    return builder.mesh()


def _ring(box: Box) -> Mesh:
    outer, inner, half, bend = rim.outer(box), rim.inner(box), rim.half_width(box), ROUND_RIM
    edges = [
        *_arc(outer - bend, half - bend, bend, 0, 90),
        *_arc(inner + bend, half - bend, bend, 90, 180),
        *_arc(inner + bend, bend - half, bend, 180, 270),
        *_arc(outer - bend, bend - half, bend, 270, 360),
    ]
    builder = _Builder()
    _add_turned(builder, np.array([*edges, edges[0]]), 240, along_axle=True)
    return builder.mesh()


def _table(box: Box) -> Mesh:
    builder, low = _Builder(), -rim.outer(box)
    _add_turned(builder, np.array([[0.0, low, 0.0, 1.0], [SHADOW_REACH, low, 0.0, 1.0]]), 48)
    return builder.mesh()


def _size(box: Box, kind: Kind) -> tuple[float, float, float]:
    x, y, z = box.sizes[kind]
    return x / 10, y / 10, z / 10


def divider_mesh(box: Box, number: int) -> int:
    """The mesh of a divider: all of one height share one, and so are drawn together."""
    return FIRST_DIVIDER + box.wheel.divider_heights.index(box.wheel.divider_heights[number])


@cache
def meshes(box: Box) -> dict[int, Mesh]:
    """All meshes there are, by their numbers."""
    found = {kind: _piece(box, kind) for kind in range(len(KINDS))} | {RIM: _ring(box), TABLE: _table(box)}
    for number in dividers():
        if (mesh := divider_mesh(box, number)) not in found:
            found[mesh] = rounded(divider(box, number), DIVIDER, ROUND_DIVIDER, DIVIDER_STEPS)
    return found


def _piece(box: Box, kind: Kind) -> Mesh:
    match box.shapes[kind]:
        case "cylinder":
            return _drum(box, kind)
        case "cone":
            return _cone(box, kind)
    return rounded(solid(box, kind), kind, ROUND, STEPS)
