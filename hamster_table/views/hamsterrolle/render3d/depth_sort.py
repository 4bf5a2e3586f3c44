"""The painter's algorithm: in which order solids are painted, so that what is nearer to the camera covers the rest.

Solids do not enter each other, so a plane lies between any two of them; the one on the camera's side of it comes later.
Only pairs that overlap on the screen matter, and where nothing decides, the order stays as it was: nothing flickers.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from hamster_table.views.hamsterrolle.render3d.mesh_batch import MeshBatch, Whole
from hamster_table.views.hamsterrolle.render3d.meshes import Points

TOUCHING = 1.0
"""The overlap in millimetres up to which solids that press against each other count as apart."""


def depth_sort(
    names: Sequence[int], batch: MeshBatch, boxes: Points, viewpoint: Points, before: Sequence[int] = ()
) -> list[int]:
    """The names of the solids, those to be painted first at the beginning; *before* is the order of the last frame.

    *boxes* (n, 4) are what each covers of the screen, in pixels: left, top, right, bottom. *viewpoint* (3,) is where
    the camera is in the room, in millimetres. Solids that cover each other in turn come in some order.
    """
    behind: dict[int, set[int]] = {name: set() for name in names}
    before_it: dict[int, list[int]] = {name: [] for name in names}
    for near, far in _pairs(batch, boxes, viewpoint):
        behind[names[near]].add(names[far])
        before_it[names[far]].append(names[near])
    rank = {name: n for n, name in enumerate(before)}
    far_off = dict(zip(names, (-np.linalg.norm(batch.middles - viewpoint, axis=1)).tolist(), strict=True))
    # A topological sort. Among those that are free, the order of the last frame decides, so that nothing flickers.
    # What is new in the picture has no rank and comes first; among itself the farthest.
    left = sorted(behind, key=lambda name: (rank.get(name, -1), far_off[name]))
    found: list[int] = []
    while left:
        free = next((name for name in left if not behind[name]), None)
        if free is None:
            # A cycle: some cover each other in turn, like the flaps of a closed box. Begin with the farthest.
            free = min(left, key=lambda name: far_off[name])
        left.remove(free)
        found.append(free)
        for other in before_it[free]:
            behind[other].discard(free)
    return found


def _pairs(batch: MeshBatch, boxes: Points, viewpoint: Points) -> list[tuple[int, int]]:
    """The solids that overlap on the screen, by their places in the row: the nearer of the two, and the farther."""
    # All pairs at once as (n, n) arrays: a loop in Python over pairs would take longer than a frame.
    low, high = boxes[:, :2], boxes[:, 2:]
    # Boxes may overlap although the solids do not: the order is decided then all the same, which does no harm.
    meet = np.all(low[:, None] < high[None], axis=2) & np.all(low[None] < high[:, None], axis=2)
    first, second = np.nonzero(np.triu(meet, 1))
    if not len(first):
        return []
    gaps, faces_of = batch.gaps(), batch.bodies.faces_of
    heights = batch.normals @ viewpoint - batch.reaches
    # How far the second lies beyond a face of the first, and the other way round. The wider gap is the safer plane.
    best, face = _widest(gaps, faces_of, second, first)
    other_best, other_face = _widest(gaps, faces_of, first, second)
    # Any plane within the gap does; its middle also serves two that press into each other, whose gap is below 0.
    nearer = np.where(best >= other_best, heights[face] < best / 2, heights[other_face] > other_best / 2)
    # Where no plane of a face separates the two, one along an edge of each does; few pairs need that.
    for n in np.flatnonzero(np.maximum(best, other_best) < -TOUCHING).tolist():
        decided = _across_edges(batch, int(first[n]), int(second[n]), viewpoint)
        if decided is not None:
            nearer[n] = decided
    rows = zip(first.tolist(), second.tolist(), nearer.tolist(), strict=True)
    return [(i, j) if is_nearer else (j, i) for i, j, is_nearer in rows]


def _widest(gaps: Points, faces_of: Whole, bodies: Whole, others: Whole) -> tuple[Points, Whole]:
    """The widest gap between each of some bodies and a face of another, and that face."""
    faces = faces_of[others]
    found = gaps[bodies[:, None], faces]
    best = found.argmax(axis=1)[:, None]
    return np.take_along_axis(found, best, 1)[:, 0], np.take_along_axis(faces, best, 1)[:, 0]


def _across_edges(batch: MeshBatch, i: int, j: int, viewpoint: Points) -> bool | None:
    """Whether the first is nearer, by the planes along an edge of each; None when none of them lies between the two."""
    axes = np.cross(batch.edges_of(i)[:, None], batch.edges_of(j)[None]).reshape(-1, 3)
    long = np.linalg.norm(axes, axis=1)
    # Parallel edges span no plane: their product is 0 but for rounding.
    axes = axes[long > 1e-6] / long[long > 1e-6, None]
    if not len(axes):
        return None
    one, two = batch.corners_of(i) @ axes.T, batch.corners_of(j) @ axes.T
    above, below = two.min(axis=0) - one.max(axis=0), one.min(axis=0) - two.max(axis=0)
    n, m = int(above.argmax()), int(below.argmax())
    if max(above[n], below[m]) < -TOUCHING:
        return None
    if above[n] >= below[m]:
        return bool(viewpoint @ axes[n] < (one[:, n].max() + two[:, n].min()) / 2)
    return bool(viewpoint @ axes[m] > (two[:, m].max() + one[:, m].min()) / 2)
