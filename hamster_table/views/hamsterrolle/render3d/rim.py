"""The ring of the wheel without what is in it: its inner wall, its edges, and its shadow on the table.

A ring looks the same however far it has rolled, so it is painted once for a camera and kept.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from functools import lru_cache, partial

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient

from hamster_table.engine.hamsterrolle.actions import LEFT
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.views.art.pixmap_cache import PICTURES
from hamster_table.views.art.theme import APPEARANCE, darker, lighter, mix, theme, with_alpha
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.meshes import Points
from hamster_table.views.hamsterrolle.render3d.shading import AMBIENT, NIGHT

STEPS = 120
"""So many flat boards are drawn round the ring, each of them 3 degrees."""
WOOD = QColor("#E9C877")
INNER_WOOD = mix(WOOD, QColor("#B98446"), 0.25)
MARGIN = 8
"""Pixels round the ring in its picture, for the width of pens."""


def outer(box: Box) -> float:
    """The radius of the wheel, which rolls on the table, in millimetres."""
    return box.wheel.outer / 10


def inner(box: Box) -> float:
    """The radius of the inner wall, the floor of the compartments, in millimetres."""
    return box.wheel.inner / 10


def half_width(box: Box) -> float:
    """How far either edge is from the middle of the wheel, along the axle, in millimetres."""
    return box.wheel.width / 20


def front(camera: Camera) -> float:
    """The y of the edge that is nearer to the camera, in millimetres; that of the other one is its opposite."""
    return math.copysign(half_width(camera.box), camera.position[1])


@lru_cache(maxsize=32)
def circle(radius: float, y: float, steps: int = STEPS) -> Points:
    """Points round the hub, from the lowest one forwards and back to it: (steps + 1, 3), in millimetres, kept."""
    angles = np.linspace(0.0, math.tau, steps + 1)
    made: Points = np.stack((radius * np.sin(angles), np.full(steps + 1, y), -radius * np.cos(angles)), axis=1)
    made.flags.writeable = False
    return made


def ring_path(camera: Camera, y: float, wide: float, narrow: float) -> QPainterPath:
    """The flat ring between two radii, at *y* along the axle, on the screen; lengths in millimetres."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for radius in (wide, narrow):
        path.addPolygon(polygon(camera, circle(radius, y)))
    return path


def polygon(camera: Camera, points: Points) -> QPolygonF:
    """Points of the room, (n, 3) in millimetres, as a polygon on the screen."""
    return QPolygonF([QPointF(x, y) for x, y in camera.project_all(points).tolist()])


def area(camera: Camera) -> QRectF:
    """What the ring covers of the screen, in pixels, where the hub has not moved."""
    # A copy: a QRectF can be changed in place, and with it what the cache keeps.
    return QRectF(_area(camera))


@lru_cache(maxsize=8)
def _area(camera: Camera) -> QRectF:
    edges = (
        polygon(camera, circle(outer(camera.box), y)).boundingRect()
        for y in (-half_width(camera.box), half_width(camera.box))
    )
    first, second = edges
    return first.united(second)


class CachedPicture:
    """A picture that is painted once, and anew when it is wanted for something else: only the last one is kept.

    None is kept while the camera moves: it is another one each time then, and to keep it costs half as much again.
    """

    def __init__(self, paint: Callable[..., None], is_shared: bool = False) -> None:
        """*paint* is called with a painter, the camera and the *what* of `show`, in the coordinates of the scene.
        *is_shared*: it needs nothing else, so that one picture serves tables to come too."""
        self._paint = paint
        self._is_shared = is_shared
        self._key: Hashable = None
        self._has_changed = False
        """Whether it was wanted for something else the last time."""
        self._picture: QPixmap | None = None
        self._at = QPointF()

    def show(self, painter: QPainter, camera: Camera, room: QRectF, *what: object) -> None:
        """Paint the picture, which covers *room*; *what*, besides the camera, says what is on it."""
        dpr = painter.device().devicePixelRatioF()
        # All that a picture depends on. The room is not among it: it follows from the rest.
        key = (camera, dpr, theme().name, APPEARANCE.text_scale, *what)
        moved, self._has_changed = self._has_changed, key != self._key
        if self._has_changed:
            self._key, self._picture = key, None
        if self._has_changed and moved:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter, camera, *what)
            painter.restore()
            return
        if self._picture is None:
            # Whole pixels: elsewhere it would be seen up to half a pixel from where it is painted in motion.
            room = QRectF(room.toAlignedRect())
            self._at = room.topLeft()
            draw = partial(self._draw, camera, room, dpr, what)
            self._picture = PICTURES.picture((self._paint, key), draw) if self._is_shared else draw()
        painter.drawPixmap(self._at, self._picture)

    def _draw(self, camera: Camera, room: QRectF, dpr: float, what: tuple[object, ...]) -> QPixmap:
        wide, high = math.ceil(room.width() * dpr), math.ceil(room.height() * dpr)
        image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(dpr)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-room.topLeft())
        self._paint(painter, camera, *what)
        painter.end()
        return QPixmap.fromImage(image)


class Rim:
    """The ring as a camera sees it, and its shadow."""

    def __init__(self) -> None:
        self._back, self._front, self._shadow = (
            CachedPicture(paint, is_shared=True) for paint in (draw_back, draw_front, draw_shadow)
        )

    def paint_back(self, painter: QPainter, camera: Camera) -> None:
        """Paint what of the ring lies behind wood that is in it: the far edge and the inner wall."""
        self._back.show(painter, camera, _picture_area(camera))

    def paint_front(self, painter: QPainter, camera: Camera) -> None:
        """Paint what of it lies before wood that is in it: the outer wall and the near edge."""
        self._front.show(painter, camera, _picture_area(camera))

    def paint_shadow(self, painter: QPainter, camera: Camera) -> None:
        """Paint its shadow on the table."""
        if theme().high_contrast:
            return
        foot, wide, high = camera.project(0.0, 0.0, -outer(camera.box)), 260 * camera.scale, 48 * camera.scale
        room = QRectF(foot.x() - wide, foot.y() - high, 2 * wide, 2 * high)
        self._shadow.show(painter, camera, room)


def _picture_area(camera: Camera) -> QRectF:
    return area(camera).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)


def draw_back(painter: QPainter, camera: Camera) -> None:
    """Paint the far half of the ring in wood, or in lines in the theme of high contrast."""
    if theme().high_contrast:
        _draw_plain(painter, camera, -front(camera))
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(darker(_in_theme(WOOD), 0.35))
    painter.drawPath(ring_path(camera, -front(camera), outer(camera.box), inner(camera.box)))
    _draw_wall(painter, camera, inner(camera.box), -1.0, _in_theme(INNER_WOOD), 0.5)
    _draw_lines(painter, camera, front(camera))


def draw_front(painter: QPainter, camera: Camera) -> None:
    """Paint the near half of the ring, as `draw_back` does the far one."""
    near, wood = front(camera), _in_theme(WOOD)
    if theme().high_contrast:
        _draw_plain(painter, camera, near)
        return
    _draw_wall(painter, camera, outer(camera.box), 1.0, wood, 0.7)
    # A pen of one pixel is drawn four times as fast as one of 1.2, which nobody can tell from it.
    painter.setPen(QPen(darker(wood, 0.5), 1.0))
    painter.setBrush(wood)
    painter.drawPath(ring_path(camera, near, outer(camera.box), inner(camera.box)))
    _draw_edge(painter, camera, near)


def _draw_plain(painter: QPainter, camera: Camera, y: float) -> None:
    """The outlines of an edge of the ring."""
    painter.setBrush(theme().card)
    painter.setPen(QPen(theme().edge, 2))
    painter.drawPath(ring_path(camera, y, outer(camera.box), inner(camera.box)))


def _in_theme(wood: QColor) -> QColor:
    return mix(wood, NIGHT, 0.34) if theme().dark else wood


def _draw_wall(painter: QPainter, camera: Camera, radius: float, outwards: float, wood: QColor, ambient: float) -> None:
    """The boards of the outer or of the inner wall, as far as they are seen."""
    near = [QPointF(x, y) for x, y in camera.project_all(circle(radius, front(camera))).tolist()]
    far = [QPointF(x, y) for x, y in camera.project_all(circle(radius, -front(camera))).tolist()]
    # Back-face culling: the camera is behind the plane of the other boards.
    seen = outwards * (_boards() @ camera.position - radius) > 0
    fills = _board_colours(camera.side, outwards, wood.rgba(), ambient)
    painter.setPen(Qt.PenStyle.NoPen)
    for n in np.flatnonzero(seen).tolist():
        # Every board reaches under the next one, or antialiasing would leave a seam between them. It does so at the
        # last one that is seen too, where its rest is behind its own edge.
        end = (n + 2) % STEPS
        painter.setBrush(fills[n])
        painter.drawConvexPolygon([near[n], near[end], far[end], far[n]])


@lru_cache(maxsize=1)
def _boards() -> Points:
    """The directions from the hub to the middle of each board of a wall: (STEPS, 3), of length 1."""
    angles = (np.arange(STEPS) + 0.5) * math.tau / STEPS
    return np.stack((np.sin(angles), np.zeros(STEPS), -np.cos(angles)), axis=1)


@lru_cache(maxsize=8)
def _board_colours(side: str, outwards: float, wood: int, ambient: float) -> list[QColor]:
    """The colours of the boards of a wall: the light is where the camera is, so no turning of it changes them."""
    made = []
    for light in (outwards * (_boards() @ Camera((0.0, 0.0), 1.0, side).light)).tolist():
        bright = ambient + (AMBIENT - 0.16) * max(0.0, light) - 0.12 * max(0.0, -light)
        full = QColor.fromRgba(wood)
        made.append(mix(NIGHT, full, bright) if bright <= 1 else lighter(full, min(0.4, (bright - 1) * 1.1)))
    return made


def _draw_lines(painter: QPainter, camera: Camera, near: float) -> None:
    """The grain of the inner wall."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(with_alpha(QColor("#5A3413"), 0.35), 0.8))
    for share in (-0.62, -0.2, 0.25, 0.66):
        painter.drawPolyline(polygon(camera, circle(inner(camera.box), near * share)))


def _draw_edge(painter: QPainter, camera: Camera, near: float) -> None:
    """Light and grain on the edge that is nearer."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    thick = outer(camera.box) - inner(camera.box)
    for share, alpha in ((0.45, 0.35), (0.72, 0.25)):
        painter.setPen(QPen(with_alpha(QColor("#8A5A1E"), alpha), 0.8))
        painter.drawPolyline(polygon(camera, circle(outer(camera.box) - share * thick, near)))
    lit = circle(outer(camera.box) - 0.24 * thick, near)
    # The light comes from the upper left of the screen, whichever way the wheel rolls.
    half = STEPS // 2
    pieces = lit[STEPS // 3 : STEPS * 5 // 6] if camera.side == LEFT else lit[half:][: half - 4]
    painter.setPen(QPen(with_alpha(QColor("#FFF3CF"), 0.35 if theme().dark else 0.8), 1.5))
    painter.drawPolyline(polygon(camera, pieces))


def draw_shadow(painter: QPainter, camera: Camera) -> None:
    """Paint the soft shadow under the wheel: a wide ellipse on the table, and a dark one where the wheel touches it."""
    foot = camera.project(0.0, 0.0, -outer(camera.box))
    for wide, high, right, alpha in ((290.0, 46.0, 16.0, 0.34), (120.0, 15.0, 5.0, 0.5)):
        painter.save()
        painter.translate(foot + QPointF(right, 2.0) * camera.scale / 1.3)
        painter.scale(camera.scale / 1.3, camera.scale / 1.3 * high / wide)
        soft = QRadialGradient(QPointF(0, 0), wide)
        shade = QColor("#1E0F05")
        for at, share in ((0.0, 1.0), (0.5, 0.72), (0.8, 0.22), (1.0, 0.0)):
            soft.setColorAt(at, with_alpha(shade, alpha * share))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(soft)
        painter.drawEllipse(QPointF(0, 0), wide, wide)
        painter.restore()
