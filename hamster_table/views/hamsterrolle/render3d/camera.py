"""The eye before the wheel: where it is, and what of the room it sees where on the screen.

The room is measured in millimetres from the hub of the wheel: x in the rolling direction, y along the axle, z up. A
wheel that rolls to the left is seen from the other end of its axle than one that rolls to the right.
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
"""How far the eye is from the axle's middle."""
YAW, MOST_YAW = -7.0, 9.0
"""From which side the eye looks, in degrees; more than the second and it would look through the rim."""
RISE = 52.0
"""How much higher than the hub the eye is."""
LEAST_RISE, MOST_RISE = -40.0, 120.0


@dataclass(frozen=True)
class Eye:
    """Where the eye is, and how large the picture is."""

    at: tuple[float, float]
    """Where the hub is seen, on the screen."""
    scale: float
    """Pixels for each millimetre at the hub."""
    side: str = LEFT
    yaw: float = YAW
    rise: float = RISE

    @cached_property
    def place(self) -> Points:
        """Where the eye is, in the room."""
        return self._turn.T @ np.array([0.0, -FAR, self.rise])

    @cached_property
    def light(self) -> Points:
        """From where the light comes: over the left shoulder, whichever end of the axle one sees."""
        sign = -1.0 if self.side == LEFT else 1.0
        way = np.array([-0.45 * sign, -0.55 * sign, 0.72])
        return way / np.linalg.norm(way)

    @cached_property
    def _turn(self) -> Points:
        """From the room to what is right, away and up for the eye."""
        angle = math.radians(self.yaw) + (math.pi if self.side == LEFT else 0.0)
        c, s = math.cos(angle), math.sin(angle)
        return np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])

    def seen(self, points: Points) -> Points:
        """Where points of the room are on the screen."""
        turned = points @ self._turn.T
        near = FAR / (FAR + turned[:, 1])
        left, top = self.at
        places = np.empty((len(turned), 2))
        places[:, 0] = left + turned[:, 0] * near * self.scale
        places[:, 1] = top - ((turned[:, 2] - self.rise) * near + self.rise) * self.scale
        return places

    def see(self, x: float, y: float, z: float) -> QPointF:
        """Where a point of the room is on the screen."""
        return QPointF(*self.seen(np.array([[x, y, z]]))[0])

    def touched(self, at: QPointF, y: float) -> tuple[float, float]:
        """The x and z of the room at which the eye looks there, so far along the axle."""
        left, top = self.at
        screen = np.array([(at.x() - left) / self.scale, 0.0, (top - at.y()) / self.scale])
        aim = self._turn.T @ screen
        way = aim - self.place
        share = (y - self.place[1]) / way[1]
        point = self.place + share * way
        return float(point[0]), float(point[2])

    def tilted(self, yaw: float, rise: float) -> Eye:
        """The eye a little further round the wheel."""
        return replace(
            self,
            yaw=min(MOST_YAW, max(-MOST_YAW, self.yaw + yaw)),
            rise=min(MOST_RISE, max(LEAST_RISE, self.rise + rise)),
        )
