"""The town behind a dam: houses and trees on the meadow, dry and in flower, or under the water that has come."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art import sprites
from hamster_table.views.art.pixmap_cache import cached_picture
from hamster_table.views.art.rendered_pixmaps import kept, painted
from hamster_table.views.art.theme import SEATS, darker, theme
from hamster_table.views.board.items import PaintedItem
from hamster_table.views.hamsterdam.drawings.water import draw_water
from hamster_table.views.hamsterdam.layout import DamPlan

DROWNED = 8
"""So many tokens in a town cover its roofs."""
AFLOAT = 3
"""From so many on people go by boat."""
LEAST_HEIGHT = 20.0
"""In less room than this, in pixels, there is no town to be seen."""
PLAN = ((0.0, 0.9, "house"), (0.5, 0.7, "tree"), (0.85, 1.1, "house"), (1.9, 0.85, "house"), (2.75, 0.75, "tree"),
        (2.95, 1.0, "house"), (3.9, 0.8, "tree"))  # fmt: skip
"""What stands where, and how large, in sides of a house."""


def is_seen(at: DamPlan) -> bool:
    """Whether there is a town to be seen on that dam: high contrast has no scenery."""
    return at.houses.height() >= LEAST_HEIGHT and not theme().high_contrast


def house_side(place: QRectF) -> float:
    """The side of a house of middle size, in pixels."""
    return min(place.height() * 0.72, place.width() / 4.2)


def draw_village(painter: QPainter, place: QRectF, seat: int) -> None:
    """Houses with roofs in the seat's colour, trees, and flowers, which the first water covers."""
    side, ground = house_side(place), place.bottom() - 2
    for x, size, name in PLAN:
        if place.left() + (x + size) * side > place.right():
            break
        full = f"house-{SEATS[seat].symbol}" if name == "house" else "tree"
        sprites.paint_svg(
            painter, full, QRectF(place.left() + x * side, ground - size * side, size * side, size * side)
        )
    painter.setPen(Qt.PenStyle.NoPen)
    for n in range(9):
        at = QPointF(place.left() + side * (0.15 + 0.53 * n), ground + side * (0.06 + 0.05 * (n * 5 % 3)))
        if at.x() > place.right():
            break
        petal = max(0.9, side * 0.032)
        painter.setBrush(QColor(("#FFF8EA", "#FFD76A", "#F2A7B5")[n % 3]))
        for turn in range(5):
            angle = turn * 2 * math.pi / 5
            painter.drawEllipse(at + QPointF(math.cos(angle), math.sin(angle)) * petal, petal, petal)
        painter.setBrush(QColor("#C9781C"))
        painter.drawEllipse(at, petal * 0.8, petal * 0.8)


class TownWater(PaintedItem):
    """The water in a town: it stands on the meadow and rises over houses and trees."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent=parent)
        self._places: DamPlan | None = None
        self._clip = QPainterPath()
        self.tokens = 0.0
        """How much water is shown; between two whole numbers while it rises."""

    def set_geometry(self, places: DamPlan, tokens: int, radius: float) -> None:
        """Lie on this dam's meadow, with so many tokens in the town."""
        if places != self._places:
            self._places, self._clip = places, QPainterPath()
            top = places.houses.top()
            self.setRect(places.scene.left(), top - 12, places.scene.width(), places.scene.bottom() - top + 12)
            self.update()
            self._clip.addRoundedRect(places.area, radius, radius)
        self.show_tokens(tokens)

    def show_tokens(self, tokens: float) -> None:
        """Stand so high."""
        if tokens != self.tokens:
            self.tokens = tokens
            self.update()

    @property
    def surface(self) -> float:
        """How high the water stands, as y in the scene."""
        assert self._places is not None
        place = self._places.houses
        high = house_side(place) * 1.12
        return place.bottom() - high * min(1.0, self.tokens / DROWNED)

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the water, and a boat on it."""
        at = self._places
        if at is None or self.tokens <= 0 or not is_seen(at):
            return
        dpr, room = painter.device().devicePixelRatioF(), self.rect()
        side = house_side(at.houses)
        painter.setClipPath(self._clip, Qt.ClipOperation.IntersectClip)
        painter.setClipRect(room.adjusted(0, 0, 0, 20), Qt.ClipOperation.IntersectClip)
        top = QPointF(room.left(), self.surface)
        painter.drawPixmap(top, _body(round(room.width(), 1), round(room.height(), 1), round(side, 1), dpr))
        if self.tokens >= AFLOAT:
            size = round(side * 0.62, 1)
            boat = kept(_paint_boat, (size,), (0, 0, size, size), dpr)
            painter.drawPixmap(QPointF(at.houses.left() + side * 1.62, self.surface - side * 0.44), boat)


@cached_picture
def _body(width: float, height: float, side: float, dpr: float) -> QPixmap:
    room = QRectF(0, 0, width, height)
    swing = max(1.2, side * 0.035)
    return painted(room.size(), dpr, lambda painter: draw_water(painter, room, swing, max(12.0, side * 0.45), 0.8))


def _paint_boat(painter: QPainter, size: float) -> None:
    """A boat folded of paper."""
    now = theme()
    painter.setPen(QPen(darker(now.card, 0.45), max(0.8, size * 0.025)))
    for points, shade in (
        (((0.5, 0.12), (0.72, 0.62), (0.28, 0.62)), 0.0),
        (((0.5, 0.12), (0.72, 0.62), (0.5, 0.62)), 0.14),
        (((0.04, 0.52), (0.28, 0.64), (0.72, 0.64), (0.96, 0.52), (0.76, 0.9), (0.24, 0.9)), 0.05),
    ):
        path = QPainterPath(QPointF(points[0][0] * size, points[0][1] * size))
        for x, y in points[1:]:
            path.lineTo(x * size, y * size)
        path.closeSubpath()
        painter.setBrush(darker(QColor("#FFF8EA"), shade))
        painter.drawPath(path)
