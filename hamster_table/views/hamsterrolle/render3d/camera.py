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
from hamster_table.engine.hamsterrolle.components import EDITIONS, Box, box
from hamster_table.views.hamsterrolle.render3d.meshes import Points

FAR = 1000.0
"""How far the camera is before the middle of the axle, in millimetres, its height not counted."""
YAW, MOST_YAW = -12.0, 40.0
"""From which side it looks at first, and how far it may be turned either way, in degrees."""
PITCH, LEAST_PITCH, MOST_PITCH = 8.0, 0.0, 20.0
"""How far it looks down at first, at least and at most, in degrees: looking level, one cannot see how deep wood is."""
RISE = 52.0
"""How much higher than the hub the camera is before it is turned, in millimetres."""
TABLE_DEEP = 1270.0
"""How far behind the wheel the table ends and the wall begins, in millimetres."""


NEWEST = box(EDITIONS[-1])


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
    """How much higher than the hub it is where it looks level, in millimetres."""
    pitch: float = PITCH
    """How far it looks down, in degrees."""
    box: Box = NEWEST
    """What is measured of the wheel and the pieces before it."""

    @cached_property
    def position(self) -> Points:
        """Where the camera is in the room: (3,), in millimetres."""
        position: Points = self.turn.T @ np.array([0.0, -FAR, self.rise])
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
    def turn(self) -> Points:
        """The rotation (3, 3) from the room to what is right, away and up for the camera."""
        angle = math.radians(self.yaw) + (math.pi if self.side == LEFT else 0.0)
        c, s = math.cos(angle), math.sin(angle)
        upright = np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])
        down = math.radians(self.pitch)
        c, s = math.cos(down), math.sin(down)
        turn: Points = np.array([[1.0, 0.0, 0.0], [0.0, c, -s], [0.0, s, c]]) @ upright
        return turn

    @cached_property
    def _rows(self) -> list[list[float]]:
        rows: list[list[float]] = self.turn.tolist()
        return rows

    def project_all(self, points: Points) -> Points:
        """Where points of the room are on the screen: (n, 3) in millimetres to (n, 2) in pixels."""
        turned = points @ self.turn.T
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
        # As `project_all`, in plain numbers: for a single point an array costs ten times as much.
        (ax, ay, az), (bx, by, bz), (cx, cy, cz) = self._rows
        near = FAR / (FAR + bx * x + by * y + bz * z)
        left, top = self.at
        up = (cx * x + cy * y + cz * z - self.rise) * near + self.rise
        return QPointF(left + (ax * x + ay * y + az * z) * near * self.scale, top - up * self.scale)

    def unproject(self, at: QPointF, y: float) -> tuple[float, float]:
        """The x and z of the room, in millimetres, that are seen at a place of the screen, so far along the axle."""
        left, top = self.at
        screen = np.array([(at.x() - left) / self.scale, 0.0, (top - at.y()) / self.scale])
        # The place in the plane of the hub, turned back into the room, is a second point of the line of sight.
        aim = self.turn.T @ screen
        way = aim - self.position
        # Not 0: within `MOST_YAW` the line of sight of any place near the wheel leads along the axle.
        share = (y - self.position[1]) / way[1]
        point = self.position + share * way
        return float(point[0]), float(point[2])

    def tilted(self, yaw: float, pitch: float) -> Camera:
        """The camera turned by so many degrees round the upright axis and downwards, within what it may be turned."""
        return replace(
            self,
            yaw=min(MOST_YAW, max(-MOST_YAW, self.yaw + yaw)),
            pitch=min(MOST_PITCH, max(LEAST_PITCH, self.pitch + pitch)),
        )

    def turned(self, yaw: float, pitch: float) -> Camera:
        """The camera at these angles, in degrees, however far people may turn it."""
        return replace(self, yaw=yaw, pitch=pitch)

    def towards(self, other: Camera, share: float) -> Camera:
        """The camera so far on its way to another one, 0 to 1, which sees the same wheel."""

        def between(one: float, two: float) -> float:
            return one + (two - one) * share

        return replace(
            self,
            at=(between(self.at[0], other.at[0]), between(self.at[1], other.at[1])),
            scale=between(self.scale, other.scale),
            yaw=between(self.yaw, other.yaw),
            pitch=between(self.pitch, other.pitch),
        )

    def table_end(self, table: float) -> float:
        """The y of the screen at which the table ends straight ahead, which lies so many millimetres under the hub."""
        ahead = math.radians(self.yaw) + (math.pi if self.side == LEFT else 0.0)
        return self.project(TABLE_DEEP * math.sin(ahead), TABLE_DEEP * math.cos(ahead), -table).y()
