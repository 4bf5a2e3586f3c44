"""The part of a solid that sticks out of the wheel towards the camera, as it is seen on the screen."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.mesh_batch import MeshBatch
from hamster_table.views.hamsterrolle.render3d.meshes import Points


def near_part(batch: MeshBatch, n: int, camera: Camera, edge: float) -> QPainterPath:
    """What that part of the solid *n* of a batch covers of the screen. *edge*: the y of the edge of the ring that is
    nearer to the camera, in millimetres."""
    corners, sign = batch.corners_of(n), 1.0 if edge > 0 else -1.0
    out = sign * (corners[:, 1] - edge)
    points = [corner for corner, far in zip(corners, out, strict=True) if far > 0]
    for face in batch.bodies.solids[n].faces:
        for one, other in zip(face, (*face[1:], face[0]), strict=True):
            if out[one] > 0 >= out[other]:
                points.append(corners[one] + (corners[other] - corners[one]) * out[one] / (out[one] - out[other]))
    path = QPainterPath()
    if len(points) > 2:
        hull = _hull(camera.project_all(np.array(points)))
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in hull]))
        path.closeSubpath()
    return path


def _hull(places: Points) -> list[tuple[float, float]]:
    """The corners of the convex hull of places on the screen, (n, 2), one after the other (Andrew's monotone chain)."""
    ordered = sorted((x, y) for x, y in places.tolist())

    def half(along: list[tuple[float, float]]) -> list[tuple[float, float]]:
        chain: list[tuple[float, float]] = []
        for x, y in along:
            while len(chain) > 1:
                (ax, ay), (bx, by) = chain[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                chain.pop()
            chain.append((x, y))
        return chain[:-1]

    return half(ordered) + half(ordered[::-1])
