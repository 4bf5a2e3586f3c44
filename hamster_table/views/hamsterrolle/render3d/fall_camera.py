"""The camera that sees what has fallen: as people have it where that is enough, else round the wheel or above it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

from PySide6.QtCore import QRectF

from hamster_table.engine.hamsterrolle.actions import Piece
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame
from hamster_table.views.hamsterrolle.render3d.lines_of_sight import Obstacles

ENOUGH = 0.7
"""Who sees so much of a piece, and its middle, needs not go anywhere."""
YAWS = (-68.0, -56.0, -42.0, -28.0, -12.0, 2.0, 16.0, 30.0, 44.0, 56.0, 68.0)
PITCHES = (8.0, 14.0, 22.0, 32.0, 44.0)
"""Where the camera may go, in degrees: the open side of the wheel is always seen too."""
HIDDEN, BLIND, OUTSIDE = 220.0, 80.0, 400.0
"""So many degrees it would go to see all of a piece, its middle, and a piece that is not in the picture."""


def fall_camera(now: Camera, whole: Camera, frame: RenderFrame, pieces: Sequence[Piece], room: QRectF) -> Camera:
    """The camera that sees these pieces where they lie in this frame. *now*: where it is; *whole*: that of the plan,
    which sees all of the wheel; *room*: where pieces must be on the screen, in pixels."""
    obstacles = [(Obstacles(frame, piece, now.box), piece) for piece in pieces if piece in frame.poses]
    if not obstacles:
        return now

    def cost(camera: Camera) -> float:
        return sum(_cost(camera, sight, frame, piece, room) for sight, piece in obstacles) / len(obstacles)

    if cost(now) <= HIDDEN * (1 - ENOUGH):
        return now
    near = [now.turned(*angles) for angles in product(YAWS, PITCHES)]
    # Who has zoomed in sees them perhaps only from where all of the wheel is seen.
    far = (
        [replace(camera, at=whole.at, scale=whole.scale) for camera in (now, *near)] if now.scale > whole.scale else []
    )
    best, least = now, cost(now)
    for camera in sorted((*near, *far), key=lambda camera: _way(now, camera)):
        if (way := _way(now, camera)) >= least:
            break
        if (all_in_all := way + cost(camera)) < least:
            best, least = camera, all_in_all
    return best


def _cost(camera: Camera, sight: Obstacles, frame: RenderFrame, piece: Piece, room: QRectF) -> float:
    """How badly a camera sees a piece, in degrees that it would go to see it well."""
    share, has_middle = sight.seen_from(camera)
    x, y, z = frame.poses[piece][:3].tolist()
    shift = camera.project(frame.hub, 0.0, 0.0) - camera.project(0.0, 0.0, 0.0)
    is_inside = room.contains(camera.project(x, y, z) + shift)
    return HIDDEN * (1 - share) + (0.0 if has_middle else BLIND) + (0.0 if is_inside else OUTSIDE)


def _way(now: Camera, then: Camera) -> float:
    return abs(then.yaw - now.yaw) + abs(then.pitch - now.pitch) + (30.0 if then.scale != now.scale else 0.0)
