"""The ring of the wheel without what is in it: its inner wall, its edges, and its shadow on the table.

A ring looks the same however far it has rolled, so it is painted once for an eye and kept.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient

from hamster_table.engine.hamsterrolle.actions import LEFT
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.views.art.theme import THEME, darker, lighter, mix, theme, with_alpha
from hamster_table.views.hamsterrolle.render3d.camera import Eye
from hamster_table.views.hamsterrolle.render3d.meshes import Points
from hamster_table.views.hamsterrolle.render3d.shading import AMBIENT, NIGHT

STEPS = 120
"""So many boards are drawn round the ring."""
WOOD = QColor("#E9C877")
INNER_WOOD = mix(WOOD, QColor("#B98446"), 0.25)
MARGIN = 8


def outer() -> float:
    """The radius of what rolls on the table."""
    return box().wheel.outer / 10


def inner() -> float:
    """The radius of the floor."""
    return box().wheel.inner / 10


def half_width() -> float:
    """From the middle of the wheel to either edge, along the axle."""
    return box().wheel.width / 20


def front(eye: Eye) -> float:
    """The edge of the wheel that is nearer to the eye, along the axle."""
    return math.copysign(half_width(), eye.place[1])


def circle(radius: float, y: float, steps: int = STEPS) -> Points:
    """Points round the hub."""
    angles = np.linspace(0.0, math.tau, steps + 1)
    return np.stack((radius * np.sin(angles), np.full(steps + 1, y), -radius * np.cos(angles)), axis=1)


def ring_path(eye: Eye, y: float, wide: float, narrow: float) -> QPainterPath:
    """The flat ring between two radii."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for radius in (wide, narrow):
        path.addPolygon(polygon(eye, circle(radius, y)))
    return path


def polygon(eye: Eye, points: Points) -> QPolygonF:
    """Points of the room on the screen."""
    return QPolygonF([QPointF(x, y) for x, y in eye.seen(points).tolist()])


def area(eye: Eye) -> QRectF:
    """What the ring covers of the screen."""
    return QRectF(_area(eye))


@lru_cache(maxsize=8)
def _area(eye: Eye) -> QRectF:
    edges = (polygon(eye, circle(outer(), y)).boundingRect() for y in (-half_width(), half_width()))
    first, second = edges
    return first.united(second)


class Kept:
    """A picture that is painted once for an eye."""

    def __init__(self, paint: Callable[..., None]) -> None:
        self._paint = paint
        self._key: object = None
        self._picture = QPixmap()
        self._at = QPointF()

    def show(self, painter: QPainter, eye: Eye, room: QRectF, *what: object) -> None:
        """Put it where it belongs; *what* is to be seen of it."""
        dpr = painter.device().devicePixelRatioF()
        key = (eye, dpr, theme().name, THEME.text_scale, *what)
        if key != self._key:
            self._key, self._at = key, room.topLeft()
            self._picture = self._draw(eye, room, dpr, what)
        painter.drawPixmap(self._at, self._picture)

    def _draw(self, eye: Eye, room: QRectF, dpr: float, what: tuple[object, ...]) -> QPixmap:
        wide, high = math.ceil(room.width() * dpr), math.ceil(room.height() * dpr)
        image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(dpr)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-room.topLeft())
        self._paint(painter, eye, *what)
        painter.end()
        return QPixmap.fromImage(image)


class Rim:
    """The ring as an eye sees it, and its shadow."""

    def __init__(self) -> None:
        self._ring, self._shadow = Kept(draw), Kept(draw_shadow)

    def paint(self, painter: QPainter, eye: Eye) -> None:
        """Paint the ring."""
        self._ring.show(painter, eye, area(eye).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def paint_shadow(self, painter: QPainter, eye: Eye) -> None:
        """Paint its shadow on the table."""
        if theme().high_contrast:
            return
        foot, wide, high = eye.see(0.0, 0.0, -outer()), 260 * eye.scale, 34 * eye.scale
        room = QRectF(foot.x() - wide, foot.y() - high, 2 * wide, 2 * high)
        self._shadow.show(painter, eye, room)


def draw(painter: QPainter, eye: Eye) -> None:
    """The ring in wood; in lines where there is no wood."""
    if theme().high_contrast:
        draw_plain(painter, eye)
        return
    near = front(eye)
    wood = mix(WOOD, NIGHT, 0.34) if theme().dark else WOOD
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(darker(wood, 0.35))
    painter.drawPath(ring_path(eye, -near, outer(), inner()))
    _draw_wall(painter, eye, outer(), 1.0, wood, 0.7)
    _draw_wall(painter, eye, inner(), -1.0, mix(INNER_WOOD, NIGHT, 0.34) if theme().dark else INNER_WOOD, 0.5)
    _draw_lines(painter, eye, near)
    painter.setPen(QPen(darker(wood, 0.5), 1.2))
    painter.setBrush(wood)
    painter.drawPath(ring_path(eye, near, outer(), inner()))
    _draw_edge(painter, eye, near)


def draw_plain(painter: QPainter, eye: Eye) -> None:
    """The ring in lines."""
    painter.setBrush(theme().card)
    painter.setPen(QPen(theme().edge, 2))
    for y in (-front(eye), front(eye)):
        painter.drawPath(ring_path(eye, y, outer(), inner()))


def _draw_wall(painter: QPainter, eye: Eye, radius: float, outwards: float, wood: QColor, ambient: float) -> None:
    """The boards of the outer or of the inner wall, as far as they are seen."""
    near, far = eye.seen(circle(radius, front(eye))), eye.seen(circle(radius, -front(eye)))
    for n in range(STEPS):
        angle = (n + 0.5) * math.tau / STEPS
        way = np.array([math.sin(angle), 0.0, -math.cos(angle)]) * outwards
        if way @ eye.place - outwards * radius <= 0:
            continue
        light = float(way @ eye.light)
        bright = ambient + (AMBIENT - 0.16) * max(0.0, light) - 0.12 * max(0.0, -light)
        fill = mix(NIGHT, wood, min(1.0, bright)) if bright <= 1 else lighter(wood, min(0.4, (bright - 1) * 1.1))
        painter.setPen(QPen(fill, 0.9))
        painter.setBrush(fill)
        corners = (near[n], near[n + 1], far[n + 1], far[n])
        painter.drawConvexPolygon([QPointF(*corner) for corner in corners])


def _draw_lines(painter: QPainter, eye: Eye, near: float) -> None:
    """The grain of the inner wall."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(with_alpha(QColor("#5A3413"), 0.35), 0.8))
    for share in (-0.62, -0.2, 0.25, 0.66):
        painter.drawPolyline(polygon(eye, circle(inner(), near * share)))


def _draw_edge(painter: QPainter, eye: Eye, near: float) -> None:
    """Light and grain on the edge that is nearer."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    thick = outer() - inner()
    for share, alpha in ((0.45, 0.35), (0.72, 0.25)):
        painter.setPen(QPen(with_alpha(QColor("#8A5A1E"), alpha), 0.8))
        painter.drawPolyline(polygon(eye, circle(outer() - share * thick, near)))
    lit = circle(outer() - 0.24 * thick, near)
    # The light comes from the upper left of the screen, whichever way the wheel rolls.
    fractions = (40, 100) if eye.side == LEFT else (20, 80)
    start, end = (round(STEPS * percent / 120) for percent in fractions)
    half = STEPS // 2
    pieces = lit[start:end] if eye.side == LEFT else lit[half:][: half - 4]
    painter.setPen(QPen(with_alpha(QColor("#FFF3CF"), 0.35 if theme().dark else 0.8), 1.5))
    painter.drawPolyline(polygon(eye, pieces))


def draw_shadow(painter: QPainter, eye: Eye) -> None:
    """The soft shadow under the wheel, on the table."""
    foot = eye.see(0.0, 0.0, -outer())
    for wide, high, right, alpha in ((290.0, 34.0, 16.0, 0.34), (120.0, 11.0, 5.0, 0.5)):
        painter.save()
        painter.translate(foot + QPointF(right, 2.0) * eye.scale / 1.3)
        painter.scale(eye.scale / 1.3, eye.scale / 1.3 * high / wide)
        soft = QRadialGradient(QPointF(0, 0), wide)
        shade = QColor("#1E0F05")
        for at, share in ((0.0, 1.0), (0.5, 0.72), (0.8, 0.22), (1.0, 0.0)):
            soft.setColorAt(at, with_alpha(shade, alpha * share))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(soft)
        painter.drawEllipse(QPointF(0, 0), wide, wide)
        painter.restore()
