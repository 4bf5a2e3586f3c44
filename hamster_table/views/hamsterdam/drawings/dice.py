"""The dice as rounded cubes, seen a little from the front: how one lies, and how it is painted in any position."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art.theme import mix, theme, with_alpha
from hamster_table.views.board.items import PaintedItem

Vector = tuple[float, float, float]
"""To the right, down the screen, and up from the felt."""
Pose = tuple[Vector, Vector, Vector]
"""Where the three axes of a die point."""

NORMALS: dict[int, tuple[Vector, Vector, Vector]] = {
    1: ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    6: ((0, 0, -1), (1, 0, 0), (0, -1, 0)),
    2: ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    5: ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    3: ((1, 0, 0), (0, 1, 0), (0, 0, -1)),
    4: ((-1, 0, 0), (0, 1, 0), (0, 0, 1)),
}
"""By face: where it looks, and the two directions in which its pips are counted. Opposite faces make seven."""
UP: dict[int, Pose] = {
    1: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    6: ((1, 0, 0), (0, -1, 0), (0, 0, -1)),
    2: ((1, 0, 0), (0, 0, 1), (0, -1, 0)),
    5: ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    3: ((0, 0, 1), (0, 1, 0), (-1, 0, 0)),
    4: ((0, 0, -1), (0, 1, 0), (1, 0, 0)),
}
"""How a die lies that shows this face."""
PIPS: dict[int, Sequence[tuple[int, int]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
TILT = math.radians(24)
"""How far the eye looks from the front instead of from straight above."""
SIN, COS = math.sin(TILT), math.cos(TILT)
LIGHT: Vector = (-0.42, -0.38, 0.82)
ROUND = 0.17
"""The radius of edges and corners, in sides of the die."""
CORNERS = tuple((x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1))


def lying(face: int, turn: float) -> Pose:
    """How a die lies that shows *face* and is turned by so many degrees."""
    return turned(UP[face], turn)


def turned(pose: Pose, degrees: float) -> Pose:
    """The pose turned round the upright axis, clockwise as it is seen."""
    sine, cosine = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    x, y, z = (((a[0] * cosine - a[1] * sine), (a[0] * sine + a[1] * cosine), a[2]) for a in pose)
    return x, y, z


def rolled(pose: Pose, along: QPointF, radians: float) -> Pose:
    """The pose rolled over the felt in a direction (of length 1) by that angle."""
    sine, cosine, dx, dy = math.sin(radians), math.cos(radians), along.x(), along.y()

    def roll(axis: Vector) -> Vector:
        ahead, up = axis[0] * dx + axis[1] * dy, axis[2]
        # In the plane of the direction and the upright: what is on top goes ahead, what is ahead goes down.
        change = ahead * (cosine - 1) + up * sine
        return axis[0] + dx * change, axis[1] + dy * change, up * cosine - ahead * sine

    x, y, z = (roll(axis) for axis in pose)
    return x, y, z


def on_a_corner(turn: float) -> Pose:
    """How a die stands on a corner, with three faces looking up alike; turned by so many degrees."""
    on_an_edge = rolled(UP[6], QPointF(1, 0), math.pi / 4)
    return turned(rolled(on_an_edge, QPointF(0, 1), math.atan(math.sqrt(0.5))), turn)


def draw_die(painter: QPainter, at: QPointF, side: float, pose: Pose, height: float = 0.0) -> None:
    """A die round a middle, so many pixels above the felt, with its shadow below it."""
    painter.save()
    painter.translate(at)
    painter.scale(side, side)
    lift = height / side
    inner = 0.5 - ROUND
    points = [_seen(_in_world(pose, corner, inner)) for corner in CORNERS]
    outline = _hull(points)
    _draw_shadow(painter, outline, lift)
    # The whole die is where its middle is: a lifted one is nearer to the upper edge.
    painter.translate(0, -lift * SIN)
    now = theme()
    edge = now.edge if now.high_contrast else QColor("#8E8071")
    # Where everything is black, the line alone is the die.
    rim = 0.1 if now.high_contrast else 0.035
    painter.setPen(QPen(edge, 2 * ROUND + rim, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                        Qt.PenJoinStyle.RoundJoin))  # fmt: skip
    painter.setBrush(edge)
    painter.drawPolygon(outline)
    body = QColor("#000000") if now.high_contrast else QColor("#E9DFCF")
    painter.setPen(QPen(body, 2 * ROUND, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(body)
    painter.drawPolygon(outline)
    for face in NORMALS:
        _draw_face(painter, pose, face)
    painter.restore()


def _draw_shadow(painter: QPainter, outline: QPolygonF, lift: float) -> None:
    if theme().high_contrast:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(theme().shadow, 0.15 / (1 + 0.5 * lift)))
    # Three outlines, one in another: a soft edge, the softer the higher the die flies.
    for n in range(3):
        size = 1.44 - 0.05 * n * (1 + 2 * lift)
        shape = QTransform.fromScale(size, size).map(outline)
        painter.drawPolygon(shape.translated(0.05 + 0.22 * lift, 0.07 + 0.16 * lift))


def _draw_face(painter: QPainter, pose: Pose, face: int) -> None:
    normal, across, down = (_in_world(pose, axis, 1) for axis in NORMALS[face])
    facing = normal[2] * COS + normal[1] * SIN
    if facing < 0.03:
        return
    now = theme()
    bright = max(0.0, sum(a * b for a, b in zip(normal, LIGHT, strict=True)))
    fill = mix(QColor("#C9BBA6"), QColor("#FFFBF1"), min(1.0, bright * 1.15))
    pip = QColor("#1B5A8C")
    if now.high_contrast:
        fill, pip = mix(QColor("#000000"), QColor("#3A3A3A"), min(1.0, bright * 1.15)), QColor("#FFFFFF")
    middle, u, v = _seen(_times(normal, 0.5)), _seen(across), _seen(down)
    painter.save()
    painter.setTransform(QTransform(u.x(), u.y(), v.x(), v.y(), middle.x(), middle.y()), True)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    # Smaller on black, where it must leave the rim in sight.
    reach = 0.5 - ROUND * (0.7 if now.high_contrast else 0.42)
    painter.drawRoundedRect(QRectF(-reach, -reach, 2 * reach, 2 * reach), ROUND, ROUND)
    painter.setBrush(pip)
    radius = 0.125 if face == 1 else 0.092
    for x, y in PIPS[face]:
        painter.drawEllipse(QPointF(x * 0.25, y * 0.25), radius, radius)
    painter.restore()


def _times(vector: Vector, length: float) -> Vector:
    """The vector so many times as long."""
    return vector[0] * length, vector[1] * length, vector[2] * length


def _in_world(pose: Pose, point: Vector, length: float) -> Vector:
    """Where a point of the die is, that many times as far from its middle."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = pose
    x, y, z = point[0] * length, point[1] * length, point[2] * length
    return ax * x + bx * y + cx * z, ay * x + by * y + cy * z, az * x + bz * y + cz * z


def _seen(point: Vector) -> QPointF:
    """Where the eye sees a point."""
    return QPointF(point[0], point[1] * COS - point[2] * SIN)


def _hull(points: list[QPointF]) -> QPolygonF:
    """The outline of some points, in turn."""
    ordered = sorted((point.x(), point.y()) for point in points)

    def half(found: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        chain: list[tuple[float, float]] = []
        for x, y in found:
            while len(chain) > 1 and _turns_right(chain[-2], chain[-1], (x, y)):
                chain.pop()
            chain.append((x, y))
        return chain[:-1]

    return QPolygonF([QPointF(x, y) for x, y in (*half(ordered), *half(ordered[::-1]))])


def _turns_right(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 1e-9


class DieItem(PaintedItem):
    """A die in the air or in the hand. Its position is the place on the felt below it."""

    def __init__(self, side: float, pose: Pose) -> None:
        super().__init__()
        self._side, self._pose, self._height = side, pose, 0.0
        # The die as high as it may fly, and its shadow.
        self.setRect(-side * 1.3, -side * 2.2, side * 3.2, side * 4.4)

    def show_pose(self, pose: Pose, height: float) -> None:
        """Lie like this, so many pixels above the felt."""
        self._pose, self._height = pose, height
        self.update()

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the die."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_die(painter, QPointF(), self._side, self._pose, self._height)
