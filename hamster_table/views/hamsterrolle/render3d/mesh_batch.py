"""Many solids where they stand in the room: their corners and faces in one row, transformed at one stroke.

Points of the room are rows (n, 3), in millimetres from the hub.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from hamster_table.views.hamsterrolle.render3d.meshes import NO_POINTS, Points, Solid, rotation

Whole = NDArray[np.intp]
FEW = 64
"""So many faces are computed at once: of more, numpy would make several threads, and wait for them."""


class Row:
    """Points of several solids, one after the other: (n, 3), in the frame of each solid."""

    def __init__(self, parts: Sequence[Points]) -> None:
        counts = [len(part) for part in parts]
        self.points = np.concatenate((NO_POINTS, *parts))
        self.starts = [0, *accumulate(counts)]
        """(solids + 1): where the points of each solid begin, and where the last ones end."""
        self.owners: Whole = np.repeat(np.arange(len(parts)), counts)
        """(n,): the index of the solid of each point."""


class Bodies:
    """Solids that are seen together, each in its own frame; what does not depend on where they stand."""

    def __init__(self, solids: Sequence[Solid]) -> None:
        self.solids = solids
        self.corners = Row([solid.corners for solid in solids])
        self.faces = Row([solid.normals for solid in solids])
        self.reaches = np.concatenate([solid.reaches for solid in solids])
        self.lines = Row([solid.lines for solid in solids])
        most = max(len(solid.faces) for solid in solids)
        starts = self.faces.starts
        self.faces_of: Whole = np.array(
            [[starts[n] + min(face, len(solid.faces) - 1) for face in range(most)] for n, solid in enumerate(solids)]
        )
        """(solids, most faces): the faces of each solid, by their index in the row. A solid that has fewer than others
        repeats its last one, which changes no maximum over them."""


@lru_cache(maxsize=8)
def bodies_of(solids: tuple[Solid, ...]) -> Bodies:
    """These solids together. Frame after frame shows the same ones, so the last few are kept."""
    # Solids are compared by identity, which is quick, and enough since `solid` and `divider` make each one once.
    return Bodies(solids)


class MeshBatch:
    """Bodies where they stand, by their poses of the room (bodies, 7): millimetres, and a quaternion of any length."""

    def __init__(self, bodies: Bodies, poses: Points) -> None:
        self.bodies = bodies
        self.middles = poses[:, :3]
        self._turns = rotation(poses[:, 3:])
        self.corners = self.placed(bodies.corners)
        self.normals = self._turned(bodies.faces)
        self.reaches = bodies.reaches + (self.normals * self.middles[bodies.faces.owners]).sum(axis=1)
        """(faces,): how far each face is from the hub, along its normal, in millimetres."""

    def placed(self, row: Row) -> Points:
        """Where points of the bodies are in the room: (n, 3)."""
        return self._turned(row) + self.middles[row.owners]

    def _turned(self, row: Row) -> Points:
        turned: Points = np.einsum("nij,nj->ni", self._turns[row.owners], row.points)
        return turned

    def corners_of(self, n: int) -> Points:
        """The corners of one body: (n, 3)."""
        starts = self.bodies.corners.starts
        return self.corners[starts[n] : starts[n + 1]]

    def edges_of(self, n: int) -> Points:
        """The directions of its edges: (n, 3), of length 1."""
        directions: Points = self.bodies.solids[n].edges @ self._turns[n].T
        return directions

    def gaps(self) -> Points:
        """(bodies, faces): how far each body is beyond each face, in millimetres; below 0 it reaches behind it."""
        # `reduceat` wants where each body begins, and no end: its last part reaches to the end of the array.
        corners, starts = self.corners, self.bodies.corners.starts[:-1]
        few = (self.normals[n : n + FEW].T for n in range(0, len(self.normals), FEW))
        nearest: Points = np.concatenate([np.minimum.reduceat(corners @ some, starts) for some in few], axis=1)
        gaps: Points = nearest - self.reaches
        return gaps

    def beyond_faces(self, points: Points) -> Points:
        """(points, faces): how far each point is beyond each face, in millimetres; below 0 it is behind it."""
        few = (self.normals[n : n + FEW].T for n in range(0, len(self.normals), FEW))
        beyond: Points = np.concatenate([points @ some for some in few], axis=1) - self.reaches
        return beyond
