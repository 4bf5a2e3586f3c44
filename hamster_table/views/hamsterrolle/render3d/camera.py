"""The camera before the wheel: where it is, and the perspective projection from the room onto the screen.

The room is measured in millimetres from the hub of the wheel: x in the rolling direction, y along the axle, z up; it is
right-handed. The screen is measured in pixels: x to the right, y down. A wheel that rolls to the left is seen from the
other end of its axle than one that rolls to the right.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from PySide6.QtCore import QPointF

from hamster_table.engine.hamsterrolle.actions import LEFT
from hamster_table.views.hamsterrolle.render3d.meshes import Points

FAR = 1000.0
"""How far the camera is before the middle of the axle, in millimetres, its height not counted."""
YAW, MOST_YAW = -7.0, 9.0
"""From which side it looks at first, and how far it may be turned either way, in degrees: farther round it would look
through the rim, which is painted before the pieces."""
RISE = 52.0
"""How much higher than the hub it is at first, in millimetres."""
LEAST_RISE, MOST_RISE = -40.0, 120.0
"""How low and how high it may be brought, in millimetres from the hub."""


@dataclass(frozen=True)
class Camera:
    """Where the camera is, and how large the picture is. Equal cameras see the same, so it is a key of caches."""

    at: tuple[float, float]
    """Where the hub is seen, in pixels."""
    scale: float
    """Pixels for each millimetre at the hub."""
    side: str = LEFT
    """Where the wheel rolls on the screen: `LEFT` or `RIGHT`."""
    yaw: float = YAW
    """How far it is turned round the upright axis, in degrees."""
    rise: float = RISE
    """How much higher than the hub it is, in millimetres."""

    @cached_property
    def position(self) -> Points:
        """Where the camera is in the room: (3,), in millimetres."""
        position: Points = self._turn.T @ np.array([0.0, -FAR, self.rise])
        return position

    @cached_property
    def light(self) -> Points:
        """The direction to the light, (3,), of length 1: over the left shoulder, whichever end of the axle one sees."""
        # Turned with the camera by half a turn about z: a light of the room would come from behind there.
        sign = -1.0 if self.side == LEFT else 1.0
        way = np.array([-0.45 * sign, -0.55 * sign, 0.72])
        light: Points = way / np.linalg.norm(way)
        return light

    @cached_property
    def _turn(self) -> Points:
        """The rotation (3, 3) from the room to what is right, away and up for the camera."""
        angle = math.radians(self.yaw) + (math.pi if self.side == LEFT else 0.0)
        c, s = math.cos(angle), math.sin(angle)
        return np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])

    def project_all(self, points: Points) -> Points:
        """Where points of the room are on the screen: (n, 3) in millimetres to (n, 2) in pixels."""
        turned = points @ self._turn.T
        # What lies in the plane of the hub keeps its size: there *near* is 1, and a millimetre is `scale` pixels.
        near = FAR / (FAR + turned[:, 1])
        left, top = self.at
        places = np.empty((len(turned), 2))
        places[:, 0] = left + turned[:, 0] * near * self.scale
        # As by a lens that is shifted and not tilted: the hub stays at `at` however high the camera is.
        places[:, 1] = top - ((turned[:, 2] - self.rise) * near + self.rise) * self.scale
        return places

    def project(self, x: float, y: float, z: float) -> QPointF:
        """Where a point of the room, in millimetres, is on the screen, in pixels."""
        return QPointF(*self.project_all(np.array([[x, y, z]]))[0])

    def unproject(self, at: QPointF, y: float) -> tuple[float, float]:
        """The x and z of the room, in millimetres, that are seen at a place of the screen, so far along the axle."""
        left, top = self.at
        screen = np.array([(at.x() - left) / self.scale, 0.0, (top - at.y()) / self.scale])
        # The place in the plane of the hub, turned back into the room, is a second point of the line of sight.
        aim = self._turn.T @ screen
        way = aim - self.position
        # Far from 0: within `MOST_YAW` the line of sight of any place near the wheel leads along the axle.
        share = (y - self.position[1]) / way[1]
        point = self.position + share * way
        return float(point[0]), float(point[2])

    def tilted(self, yaw: float, rise: float) -> Camera:
        """The camera turned by so many degrees and raised by so many millimetres, within `MOST_YAW` and the rises."""
        return replace(
            self,
            yaw=min(MOST_YAW, max(-MOST_YAW, self.yaw + yaw)),
            rise=min(MOST_RISE, max(LEAST_RISE, self.rise + rise)),
        )
