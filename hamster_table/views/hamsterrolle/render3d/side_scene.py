"""The piece in the hand and its neighbours seen along the rim: how deep between front and back each of them is.

Places are pairs (n, 2) in millimetres: how far behind the middle of the rim, the front to the left, and how far above
the floor of the ring under the piece.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from hamster_table.engine.hamsterrolle.actions import Kind, Piece, kind_of
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, rolled
from hamster_table.views.hamsterrolle.render3d.mesh_batch import MeshBatch, bodies_of
from hamster_table.views.hamsterrolle.render3d.meshes import DIVIDER, Points, divider, divider_poses, dividers, solid
from hamster_table.views.hamsterrolle.render3d.rim import half_width, inner, outer
from hamster_table.views.hamsterrolle.render3d.shading import silhouette, tones_of

BESIDE = 16.0
"""So far before or behind the piece along the rim lies a neighbour that is shown, in millimetres."""
HIGHEST = 130.0
"""So far above the floor lies what is shown besides the piece, in millimetres."""
REACH = 75.0
"""No point of a solid, nor what is beside it, is farther from its middle along the rim, in millimetres."""
NEAR_HUB = 40.0
"""So near to the hub no floor is under a piece: what is below it is shown then, in millimetres."""


@dataclass(frozen=True, slots=True, eq=False)
class SideFace:
    """A face that is turned to who looks along the rim."""

    places: Points
    tone: int
    is_smooth: bool


@dataclass(frozen=True, slots=True, eq=False)
class SideSolid:
    """A solid as it is seen along the rim."""

    kind: Kind
    faces: tuple[SideFace, ...]
    outline: Points
    is_held: bool


@dataclass(frozen=True, slots=True, eq=False)
class SideScene:
    """What is seen along the rim, the farthest first."""

    solids: tuple[SideSolid, ...]
    depth: int
    """How many millimetres the middle of the piece in the hand is behind that of the rim; below 0: before it."""
    half_width: float
    """How far its edges are from the middle of the rim, in millimetres."""
    thickness: float
    """How thick the wood of the rim is, in millimetres."""
    landing: Points | None = None
    """The outline of the piece where it will lie; None: where it is, or it is not known or does not hold."""

    @property
    def held(self) -> SideSolid:
        """The piece in the hand."""
        return next(solid for solid in self.solids if solid.is_held)


def side_scene(
    frame: RenderFrame, piece: Piece, pose: Points, camera: Camera, landing: Points | None = None
) -> SideScene:
    """The piece at a pose of the room, (7,), with what lies beside it in the ring; *landing* is the pose at which it
    will lie, if that is another."""
    x, z, box = float(pose[0]), float(pose[2]), camera.box
    # Rolled so that the floor under the piece is the lowest of the ring: up is away from it then.
    angle = math.atan2(x, -z) if math.hypot(x, z) > NEAR_HUB else 0.0
    held = solid(box, kind_of(piece)), kind_of(piece), rolled(pose, angle)
    others = [(solid(box, kind_of(other)), kind_of(other), other) for other in frame.poses if other != piece]
    walls = [(divider(box, n), DIVIDER, n) for n in dividers()]
    places = [frame.poses[other] for *_, other in others]
    poses = np.concatenate((np.reshape(places, (-1, 7)), rolled(divider_poses(box), frame.roll)))
    poses = rolled(poses, angle)
    # No solid is so far from its middle that one beyond this could lie beside the piece.
    near = np.flatnonzero((abs(poses[:, 0]) < 2 * REACH) & (poses[:, 2] < 0)).tolist()
    ends = [] if landing is None else [(held[0], held[1], rolled(landing, angle))]
    found = [held, *ends, *((body, kind, poses[n]) for n, (body, kind, _) in enumerate((*others, *walls)) if n in near)]
    batch = MeshBatch(bodies_of(tuple(body for body, *_ in found)), np.array([place for *_, place in found]))
    # From here on heights are those over the floor of the ring.
    batch.corners[:, 2] += inner(box)
    # One looks so that the front is at the left, and what is `sight` higher is farther.
    sight = math.copysign(1.0, camera.position[1])
    places_along, kinds = batch.corners_of(0)[:, 0].tolist(), [kind for _, kind, _ in found]
    along = min(places_along), sum(places_along) / len(places_along), max(places_along)
    first = 1 + len(ends)
    shown = [0, *(n for n in range(first, len(kinds)) if _is_beside(batch, n, along, kinds[n], sight))]
    shown.sort(key=lambda n: -sight * float(batch.middles[n, 0]))
    solids = tuple(_seen(batch, n, kinds[n], sight, n == 0) for n in shown)
    outline = _seen(batch, 1, kinds[1], sight, False).outline if ends else None
    depth = round(-sight * float(pose[1]))
    return SideScene(solids, depth, half_width(box), outer(box) - inner(box), outline)


def _is_beside(batch: MeshBatch, n: int, held: tuple[float, float, float], kind: Kind, sight: float) -> bool:
    """Whether a solid lies beside the piece, of which *held* is the least, the middle and the most place along the
    rim."""
    low, middle, high = held
    if kind == DIVIDER and sight * float(batch.middles[n, 0]) < sight * middle:
        return False  # it goes from the front to the back, and would cover all that is behind it
    corners = batch.corners_of(n)
    is_near = corners[:, 0].max() > low - BESIDE and corners[:, 0].min() < high + BESIDE
    return bool(is_near and corners[:, 2].min() < HIGHEST)


def _seen(batch: MeshBatch, n: int, kind: Kind, sight: float, is_held: bool) -> SideSolid:
    body, first = batch.bodies.solids[n], batch.bodies.faces.starts[n]
    normals = batch.normals[first : first + len(body.faces)]
    corners = batch.corners_of(n)
    places = np.column_stack((-sight * corners[:, 1], corners[:, 2]))
    # From over the left shoulder of who looks along the rim.
    tones = tones_of(normals @ np.array([-0.5 * sight, 0.5 * sight, 0.7])).tolist()
    turned = np.flatnonzero(-sight * normals[:, 0] > 1e-6).tolist()
    faces = tuple(SideFace(places[list(body.faces[face])], tones[face], body.smooth[face]) for face in turned)
    return SideSolid(kind, faces, places[list(silhouette(body, tuple(turned)))], is_held)
