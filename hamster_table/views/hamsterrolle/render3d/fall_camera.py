"""The camera that sees what has fallen: as people have it where that is enough, else round the wheel or above it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

import numpy as np
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
FEW = 8
"""So many cameras are tried at once."""
HIDDEN, BLIND, OUTSIDE = 220.0, 80.0, 400.0
"""So many degrees it would go to see all of a piece, its middle, and a piece that is not in the picture."""


def fall_camera(now: Camera, whole: Camera, frame: RenderFrame, pieces: Sequence[Piece], room: QRectF) -> Camera:
    """The camera that sees these pieces where they lie in this frame. *now*: where it is; *whole*: that of the plan,
    which sees all of the wheel; *room*: where pieces must be on the screen, in pixels."""
    *_, found = fall_cameras(now, whole, frame, pieces, room)
    return found


def fall_cameras(
    now: Camera, whole: Camera, frame: RenderFrame, pieces: Sequence[Piece], room: QRectF
) -> Iterator[Camera]:
    """The best camera found so far, at least once; the last one is that of `fall_camera`. To find each takes less than
    a millisecond, so that who shows pictures meanwhile finds it bit by bit."""
    best = now
    yield best
    obstacles = [(Obstacles(frame, piece, now.box), piece) for piece in pieces if piece in frame.poses]
    if not obstacles:
        return

    def costs(cameras: Sequence[Camera]) -> list[float]:
        of_each = [_costs(cameras, sight, frame, piece, room) for sight, piece in obstacles]
        return [sum(one) / len(obstacles) for one in zip(*of_each, strict=True)]

    [least] = costs([now])
    if least <= HIDDEN * (1 - ENOUGH):
        return
    near = [now.turned(*angles) for angles in product(YAWS, PITCHES)]
    # Who has zoomed in sees them perhaps only from where all of the wheel is seen.
    far = (
        [replace(camera, at=whole.at, scale=whole.scale) for camera in (now, *near)] if now.scale > whole.scale else []
    )
    cameras = sorted((*near, *far), key=lambda camera: _way(now, camera))
    for n in range(0, len(cameras), FEW):
        some = [camera for camera in cameras[n : n + FEW] if _way(now, camera) < least]
        if not some:
            return
        for camera, cost in zip(some, costs(some), strict=True):
            if (all_in_all := _way(now, camera) + cost) < least:
                best, least = camera, all_in_all
        yield best


def _costs(
    cameras: Sequence[Camera], sight: Obstacles, frame: RenderFrame, piece: Piece, room: QRectF
) -> Iterator[float]:
    """How badly each camera sees a piece, in degrees that it would go to see it well."""
    shares, middles = sight.seen_from_all(np.array([camera.position for camera in cameras]))
    x, y, z = frame.poses[piece][:3].tolist()
    for camera, share, has_middle in zip(cameras, shares.tolist(), middles.tolist(), strict=True):
        shift = camera.project(frame.hub, 0.0, 0.0) - camera.project(0.0, 0.0, 0.0)
        is_inside = room.contains(camera.project(x, y, z) + shift)
        yield HIDDEN * (1 - share) + (0.0 if has_middle else BLIND) + (0.0 if is_inside else OUTSIDE)


def _way(now: Camera, then: Camera) -> float:
    return abs(then.yaw - now.yaw) + abs(then.pitch - now.pitch) + (30.0 if then.scale != now.scale else 0.0)
