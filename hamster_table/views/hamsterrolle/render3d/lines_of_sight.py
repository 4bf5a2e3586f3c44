"""What hides a piece from a camera: the ring, its dividers, and other pieces."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.actions import Piece, kind_of
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, rolled
from hamster_table.views.hamsterrolle.render3d.mesh_batch import MeshBatch, bodies_of
from hamster_table.views.hamsterrolle.render3d.meshes import Points, divider, divider_poses, dividers, solid
from hamster_table.views.hamsterrolle.render3d.rim import half_width, inner, outer

Flags = NDArray[np.bool_]
ALMOST = 0.999
"""A line of sight ends so near to its goal: what only touches a piece there does not hide it."""


class Obstacles:
    """All that stands in a frame, for lines of sight from any camera to one of its pieces."""

    def __init__(self, frame: RenderFrame, piece: Piece, box: Box) -> None:
        """*piece* is in the frame; *box*: the measures of its game."""
        self._box = box
        others: Mapping[Piece, Points] = {one: pose for one, pose in frame.poses.items() if one != piece}
        bodies = [*(divider(box, n) for n in dividers()), *(solid(box, kind_of(one)) for one in others)]
        poses = [rolled(divider_poses(box), frame.roll), *(pose[None] for pose in others.values())]
        self._batch = MeshBatch(bodies_of(tuple(bodies)), np.concatenate(poses))
        own = MeshBatch(bodies_of((solid(box, kind_of(piece)),)), frame.poses[piece][None])
        middle = frame.poses[piece][:3]
        # Half of the way out too: of a piece behind a narrow board all corners can be seen, and nothing else.
        self._points = np.concatenate((middle[None], own.corners, (own.corners + middle) / 2))
        self._beyond = self._batch.beyond_faces(self._points)

    def seen_from(self, camera: Camera) -> tuple[float, bool]:
        """How much of the piece this camera sees, 0 to 1, and whether it sees its middle, through its own wood."""
        shares, middles = self.seen_from_all(camera.position[None])
        return float(shares[0]), bool(middles[0])

    def seen_from_all(self, eyes: Points) -> tuple[Points, Flags]:
        """The same from many places of the room, (eyes, 3), in millimetres: (eyes,) and (eyes,)."""
        hidden = self._behind_ring(eyes) | self._behind_solids(eyes)
        return 1 - hidden.mean(axis=1), ~hidden[:, 0]

    def _behind_ring(self, eyes: Points) -> Flags:
        half, least, most = half_width(self._box), inner(self._box) ** 2, outer(self._box) ** 2
        ways = self._points - eyes[:, None]
        # Between these shares of the way a line is between the planes of both edges.
        with np.errstate(divide="ignore", invalid="ignore"):
            ends = np.sort((np.array([-half, half])[:, None, None] - eyes[:, 1, None]) / ways[..., 1], axis=0)
        begin, end = np.clip(ends, 0.0, ALMOST)
        a, b = (ways[..., ::2] ** 2).sum(axis=-1), 2 * (ways[..., ::2] * eyes[:, None, ::2]).sum(axis=-1)
        c = (eyes[:, None, ::2] ** 2).sum(axis=-1)

        def squared(share: Points) -> Points:
            radius: Points = (a * share + b) * share + c
            return radius

        # There its distance from the axle takes all values between the nearest and the farthest one.
        nearest = squared(np.clip(-b / (2 * np.maximum(a, 1e-9)), begin, end))
        farthest = np.maximum(squared(begin), squared(end))
        hidden: Flags = (begin < end) & (nearest <= most) & (farthest >= least)
        return hidden

    def _behind_solids(self, eyes: Points) -> Flags:
        # How far the eyes and the points are beyond each face: a line is in a convex solid while it is behind all.
        first, last = self._batch.beyond_faces(eyes)[:, None], self._beyond
        with np.errstate(divide="ignore", invalid="ignore"):
            crossing = first / (first - last)
        enters = np.where(first > 0, np.where(last < first, crossing, np.inf), 0.0)
        leaves = np.where(first > 0, np.inf, np.where(last > first, crossing, np.inf))
        starts = self._batch.bodies.faces.starts[:-1]
        begin = np.maximum.reduceat(enters, starts, axis=-1)
        end = np.minimum(np.minimum.reduceat(leaves, starts, axis=-1), ALMOST)
        hidden: Flags = np.any(begin < end, axis=-1)
        return hidden
