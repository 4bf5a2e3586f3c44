"""Three arcs beside the piece in the hand, by which it is turned; each has the key that turns it the same way."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hamster_table.engine.hamsterrolle.actions import LEFT
from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.art import materials
from hamster_table.views.art.pixmap_cache import cached_words
from hamster_table.views.art.theme import APPEARANCE, font, px, theme
from hamster_table.views.board.items import PaintedItem
from hamster_table.views.hamsterrolle.drawings.room import draw_sharp, half_of_pill, word_pill
from hamster_table.views.hamsterrolle.drawings.side_view import SIDE_Z
from hamster_table.views.hamsterrolle.keys import TIP, TURN, TURN_ROUND
from hamster_table.views.widgets.keyboard import key_text
from hamster_table.views.widgets.text import text_width

ABOUT_AXLE, TIP_OVER, ROUND = 1, 0, 2
"""The axes about which a piece is turned: the axle, the rolling direction, upright."""
KEYS = {ABOUT_AXLE: TURN, ROUND: TURN_ROUND, TIP_OVER: TIP}
"""The key of each axis, in the order of the arcs from the left."""
FAN = 50.0
"""Degrees between two arcs, seen from the piece."""
CLEAR, LEAST = 32.0, 76.0
"""Pixels at the usual size of text between the piece and the middles of the arcs, and how far these are from its
middle at least."""
REACH = 24.0
"""How far from its middle an arc can be grasped, in pixels."""


@dataclass(frozen=True, slots=True)
class Arcs:
    """Where the arcs are, in pixels of the scene."""

    middle: QPointF
    """The middle of the piece."""
    radius: float
    """How far the arcs are from it."""
    up: QPointF
    """The direction in which the arcs lie, away from the floor, of length 1."""
    side: str
    """Where the wheel rolls."""
    is_level: bool
    """Whether the piece is turned with the floor under it: up is away from the floor then, and else in the room."""

    def round_middle(self) -> Arcs:
        """The same with the middle of the piece at the origin."""
        return replace(self, middle=QPointF())

    def place(self, axis: int) -> QPointF:
        """The middle of an arc."""
        turned = QTransform().rotate(FAN * ([*KEYS].index(axis) - 1)).map(self.up)
        return self.middle + turned * self.radius

    def at(self, place: QPointF) -> int | None:
        """The axis of the arc that is there; None: there is none."""
        near = {axis: _length(place - self.place(axis)) for axis in KEYS}
        axis = min(near, key=lambda axis: near[axis])
        return axis if near[axis] <= px(REACH) else None

    def turned(self, axis: int, start: QPointF, end: QPointF) -> float:
        """By how many degrees a drag from one place to another turns the piece about an axis of the hand."""
        # A wheel that rolls to the left is seen from the other end of its axle.
        sign = -1.0 if self.side == LEFT else 1.0
        if axis == ABOUT_AXLE:
            first, last = start - self.middle, end - self.middle
            degrees = math.degrees(math.atan2(last.y(), last.x()) - math.atan2(first.y(), first.x()))
            return sign * ((degrees + 180) % 360 - 180)
        up = self.up if self.is_level else QPointF(0, -1)
        right, way = QPointF(-up.y(), up.x()), end - start
        # As if one rolled a ball under the finger that is as large as the arcs are far.
        if axis == ROUND:
            return math.degrees(QPointF.dotProduct(way, right) / self.radius)
        return -sign * math.degrees(QPointF.dotProduct(way, up) / self.radius)

    def covers(self) -> list[QRectF]:
        """What the arcs cover of the scene."""
        reach = QPointF(px(REACH) + 6, px(REACH) + 6)
        return [self.hint_area, *(QRectF(self.place(axis) - reach, self.place(axis) + reach) for axis in KEYS)]

    @property
    def hint_area(self) -> QRectF:
        """Where it is written how the pointer comes to the arcs: beyond the middle one."""
        half = half_of_pill(hint(), APPEARANCE.text_scale)
        at = self.place(ROUND) + self.up * px(REACH) + QPointF(self.up.x() * half, self.up.y() * px(12))
        return QRectF(at.x() - half, at.y() - px(12), 2 * half, px(24))


def hint() -> str:
    """How the pointer comes to the arcs."""
    return translate("Hamsterrolle", "Hold Ctrl")


def arcs_for(piece: QRectF, hub: QPointF, side: str, is_level: bool) -> Arcs:
    """The arcs for a piece that covers so much of the scene: towards the hub, away from where it will lie."""
    way = hub - piece.center()
    # In steps: while the piece moves a little, the kept picture of the arcs moves with it. At the hub itself up is up.
    degrees = 3 * round(math.degrees(math.atan2(way.x(), -way.y())) / 3) if _length(way) > 20 else 0
    up = QPointF(math.sin(math.radians(degrees)), -math.cos(math.radians(degrees)))
    radius = max(px(LEAST), math.hypot(piece.width(), piece.height()) / 2 + px(CLEAR))
    return Arcs(piece.center(), 4.0 * math.ceil(radius / 4), up, side, is_level)


class TurnArcs(PaintedItem):
    """The arcs; they are there only while a piece is held over the ring."""

    def __init__(self) -> None:
        super().__init__(SIDE_Z + 1)
        self.arcs: Arcs | None = None
        """Where they are; None: there are none."""
        self.hot: int | None = None
        """The axis whose arc is under the pointer, or is dragged."""
        self._looks: object = None
        """What the kept picture depends on, besides what is hot."""
        self._is_free = False
        """Whether the pointer can come to the arcs: else they move with the piece, which follows it."""
        # Its picture moves with the piece, and is drawn anew only where it is turned or another arc is hot.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def leave(self) -> None:
        """Nothing is held, or it is not over the ring."""
        self.arcs, self._looks, self.hot, self._is_free = None, None, None, False
        self.hide()

    def show_arcs(self, arcs: Arcs) -> None:
        """Show the arcs there."""
        looks = arcs.round_middle(), theme().name, APPEARANCE.text_scale
        self.arcs = arcs
        self.setPos(arcs.middle)
        if looks != self._looks:
            self._looks = looks
            room = QRectF()
            for area in arcs.round_middle().covers():
                room = room.united(area)
            self.setRect(room.adjusted(-16, -16, 16, 16))
            self.show()
            self.update()

    def point_at(self, axis: int | None, is_free: bool) -> None:
        """Show which arc is under the pointer, or held, and whether the pointer is free of the piece."""
        if (axis, is_free) != (self.hot, self._is_free):
            self.hot, self._is_free = axis, is_free
            self.update()

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the arcs with their keys."""
        if self.arcs is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        arcs = self.arcs.round_middle()
        for axis in KEYS:
            self._paint_arc(painter, arcs, axis)
        if not self._is_free:
            now = theme()
            edge = now.edge if now.high_contrast else None
            word_pill(painter, arcs.hint_area.center(), hint(), now.card, now.soft_ink, edge)

    def _paint_arc(self, painter: QPainter, arcs: Arcs, axis: int) -> None:
        place = arcs.place(axis)
        # As it lies for the piece: a ring about the axle is seen from the front, the other two from their edges.
        up = arcs.up if arcs.is_level or axis == ABOUT_AXLE else QPointF(0, -1)
        away = place - arcs.middle if axis == ABOUT_AXLE else up
        degrees = round(math.degrees(math.atan2(away.x(), -away.y())), 1)
        radius, is_hot = arcs.radius if axis == ABOUT_AXLE else 0.0, axis == self.hot
        if painter.transform().isScaling() or painter.transform().isRotating():
            painter.save()
            painter.translate(place)
            _draw_arc(painter, axis, key_text(KEYS[axis]), radius, degrees, is_hot)  # a picture would be blurred
            painter.restore()
            return
        dpr, half = painter.device().devicePixelRatioF(), _half_of_arc(radius)
        picture = _arc_picture(axis, key_text(KEYS[axis]), radius, degrees, is_hot, dpr)
        draw_sharp(painter, place - QPointF(half, half), picture)


@cached_words
def _arc_picture(axis: int, key: str, radius: float, degrees: float, is_hot: bool, dpr: float) -> QPixmap:
    """The picture of an arc with its key, whose middle is in its middle."""
    half = _half_of_arc(radius)
    side = math.ceil(2 * half * dpr)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(half, half)
    _draw_arc(painter, axis, key, radius, degrees, is_hot)
    painter.end()
    return QPixmap.fromImage(image)


def _half_of_arc(radius: float) -> float:
    """How far from its middle an arc reaches, with its points and its key: a part of a circle of that radius, or one
    of the small ones (0), in whole pixels."""
    return float(math.ceil(max(px(30), radius * math.sin(math.radians(20))) + 14))


def _draw_arc(painter: QPainter, axis: int, key: str, radius: float, degrees: float, is_hot: bool) -> None:
    """An arc round the origin, so many degrees turned to the right, with its key."""
    now, line = theme(), _arc_line(axis, radius)
    tips = _tips(line)
    painter.save()
    painter.rotate(degrees)
    for colour, wide in ((now.ink, 6.0), (now.legal, 3.0)):
        pen = QPen(colour, wide + is_hot, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(line)
        painter.setBrush(colour)
        for tip in tips:
            painter.drawPath(tip)
    painter.restore()
    side = px(20)
    wide = min(max(side, text_width(key, 13, 800, APPEARANCE.text_scale) + px(8)), 2 * _half_of_arc(radius) - 6)
    cap = QRectF(-wide / 2, -side / 2, wide, side)
    materials.shadow(painter, cap, 6, 1)
    painter.setPen(QPen(now.edge if now.high_contrast else now.ink if is_hot else now.hairline, 1.4))
    painter.setBrush(now.gold if is_hot else now.card)
    painter.drawRoundedRect(cap, 6, 6)
    painter.setFont(font(13, 800))
    painter.setPen(QColor("#3A2206") if is_hot else now.ink)
    fitting = painter.fontMetrics().elidedText(key, Qt.TextElideMode.ElideRight, round(wide))
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, fitting)


def _arc_line(axis: int, radius: float) -> QPolygonF:
    """The line of an arc round its own middle, up being away from the piece."""
    if axis == ABOUT_AXLE:
        # A part of the circle round the piece, whose middle lies below.
        angles = [math.radians(degrees) for degrees in range(-20, 21, 2)]
        return QPolygonF([QPointF(radius * math.sin(a), radius * (1 - math.cos(a))) for a in angles])
    wide, high = (27.0, 13.0) if axis == ROUND else (13.0, 27.0)
    # The near half of the ring and a little more: below where it lies, at the left where it stands.
    start = -20 if axis == ROUND else 70
    angles = [math.radians(start + degrees) for degrees in range(0, 221, 10)]
    return QPolygonF([QPointF(px(wide) * math.cos(a), px(high) * math.sin(a)) for a in angles])


def _tips(line: QPolygonF) -> list[QPainterPath]:
    """The points of an arrow at both ends of a line."""
    found = []
    for tip, before in ((line.at(0), line.at(2)), (line.at(line.size() - 1), line.at(line.size() - 3))):
        way = (tip - before) / max(1.0, _length(tip - before))
        aside = QPointF(-way.y(), way.x())
        path = QPainterPath(tip + way * 8)
        path.lineTo(tip - way + aside * 5.5)
        path.lineTo(tip - way - aside * 5.5)
        path.closeSubpath()
        found.append(path)
    return found


def _length(way: QPointF) -> float:
    return math.hypot(way.x(), way.y())
