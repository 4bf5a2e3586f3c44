"""The shadow of a piece straight below it, on the wood, on the floor of the ring and on the table: it shows how deep
between front and back a piece is that hangs in the air.

It is cast along gravity, whatever light the wood is drawn in. Points of the room are in millimetres from the hub.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from hamster_table.views.hamsterrolle.render3d.mesh_batch import MeshBatch
from hamster_table.views.hamsterrolle.render3d.meshes import NO_POINTS, Points
from hamster_table.views.hamsterrolle.render3d.shading import silhouette

RING, TABLE = -1, -2
"""What the shadow falls on, where it falls on no solid."""
FLAT = 0.15
"""How far upwards, 0 to 1, a face must look for a shadow on it to be seen."""
STEP = 6.0
"""The longest line of a shadow on the round floor that is drawn straight, in millimetres."""


def cast(
    names: Sequence[int], batch: MeshBatch, caster: int, inner: float, outer: float, half_width: float
) -> dict[int, list[Points]]:
    """What a solid shades: by the name of what lies below it, `RING` or `TABLE`, the polygons of the room, (n, 3).

    *names* are those of the solids of *batch*, *caster* is one of them. *inner* and *outer* are the radii of the ring,
    *half_width* is how far its edges are from the middle of the axle, in millimetres.
    """
    n = names.index(caster)
    outline, underside = _outline(batch, n), _Underside(batch, n)
    found: dict[int, list[Points]] = {}
    for other, name in enumerate(names):
        if other != n and (faces := _on_faces(batch, other, outline, underside)):
            found[name] = faces
    inside = _between(_between(outline, 1, -half_width, half_width), 0, -inner + 1, inner - 1)
    if len(inside) >= 3:
        floor = _dense(inside)
        depths = -np.sqrt(np.maximum(0.0, inner * inner - floor[:, 0] ** 2))
        if depths.mean() < underside.heights(floor).mean():
            found[RING] = [np.column_stack((floor, depths))]
    # Before and behind the wheel it falls past the ring.
    beside = (_between(outline, 1, half_width, np.inf), _between(outline, 1, -np.inf, -half_width))
    found[TABLE] = [np.column_stack((part, np.full(len(part), -outer))) for part in beside if len(part) >= 3]
    return {name: polygons for name, polygons in found.items() if polygons}


class _Underside:
    """How high the lower faces of a solid are."""

    def __init__(self, batch: MeshBatch, n: int) -> None:
        faces = slice(batch.bodies.faces.starts[n], batch.bodies.faces.starts[n + 1])
        normals, reaches = batch.normals[faces], batch.reaches[faces]
        lower = normals[:, 2] < -1e-6
        self._normals, self._reaches = normals[lower], reaches[lower]

    def heights(self, places: Points) -> Points:
        """The z of the underside at places (n, 2) below or beside the solid: (n,)."""
        # A convex solid lies above the planes of all its lower faces: the highest of them bounds it.
        planes = (self._reaches - places @ self._normals[:, :2].T) / self._normals[:, 2]
        heights: Points = planes.max(axis=1)
        return heights


def _outline(batch: MeshBatch, n: int) -> Points:
    """The outline of a solid as it is seen from above: (n, 2), counter-clockwise."""
    faces = slice(batch.bodies.faces.starts[n], batch.bodies.faces.starts[n + 1])
    upper = np.flatnonzero(batch.normals[faces, 2] > 1e-6).tolist()
    outline: Points = batch.corners_of(n)[list(silhouette(batch.bodies.solids[n], tuple(upper))), :2]
    return outline


def _on_faces(batch: MeshBatch, n: int, outline: Points, underside: _Underside) -> list[Points]:
    """What of the faces of a solid lies in the shadow."""
    corners = batch.corners_of(n)
    low, high = outline.min(axis=0), outline.max(axis=0)
    if (corners[:, :2].max(axis=0) <= low).any() or (corners[:, :2].min(axis=0) >= high).any():
        return []
    solid, first, found = batch.bodies.solids[n], batch.bodies.faces.starts[n], []
    for face, indexes in enumerate(solid.faces):
        normal, reach = batch.normals[first + face], batch.reaches[first + face]
        if normal[2] < FLAT:
            continue
        part = _clipped(corners[list(indexes), :2], outline)
        if len(part) < 3:
            continue
        heights = (reach - part @ normal[:2]) / normal[2]
        if heights.mean() <= underside.heights(part).mean() + 1.0:  # give or take a millimetre, where wood touches wood
            found.append(np.column_stack((part, heights)))
    return found


def _clipped(polygon: Points, convex: Points) -> Points:
    """The part of a convex polygon within another one, (n, 2); both go counter-clockwise."""
    for start, end in zip(convex, np.roll(convex, -1, axis=0), strict=True):
        way = end - start
        polygon = _cut(polygon, (polygon - start) @ np.array([-way[1], way[0]]))
    return polygon


def _between(polygon: Points, axis: int, least: float, most: float) -> Points:
    """The part of a convex polygon between two values of a coordinate."""
    if np.isfinite(least):
        polygon = _cut(polygon, polygon[:, axis] - least)
    return _cut(polygon, most - polygon[:, axis]) if np.isfinite(most) else polygon


def _cut(polygon: Points, sides: Points) -> Points:
    """The part of a convex polygon, (n, 2), where *sides*, a linear function given at its corners, is not below 0."""
    if not len(polygon) or (sides >= 0).all():
        return polygon
    if (sides < 0).all():
        return NO_POINTS[:, :2]
    kept = []
    for n, side in enumerate(sides):
        before = sides[n - 1]
        if (side < 0) != (before < 0):
            kept.append(polygon[n - 1] + (polygon[n] - polygon[n - 1]) * (before / (before - side)))
        if side >= 0:
            kept.append(polygon[n])
    return np.array(kept)


def _dense(polygon: Points) -> Points:
    """The same polygon with points at least every `STEP` millimetres: on a round floor its sides are no lines."""
    points = []
    for start, end in zip(polygon, np.roll(polygon, -1, axis=0), strict=True):
        count = max(1, int(np.ceil(np.linalg.norm(end - start) / STEP)))
        points += [start + (end - start) * (k / count) for k in range(count)]
    return np.array(points)
