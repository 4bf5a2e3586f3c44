"""The five symbols of the seats as outlines, one unit high: markers of graphs, on the screen and on paper."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from hamster_table.views.art.theme import SEATS


@cache
def symbol(seat: int) -> QPainterPath:
    """The symbol of a seat, its middle at the origin, one unit high."""
    drawn = {"moon": _moon, "heart": _heart, "leaf": _leaf, "star": _star, "kite": _kite}[SEATS[seat].symbol]()
    # The outlines below are given in a box of 20.
    return QTransform.fromScale(1 / 20, 1 / 20).map(drawn)


@cache
def disc() -> QPainterPath:
    """The round marker of a line that belongs to nobody."""
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.5, 0.5)
    return path


@cache
def block() -> QPainterPath:
    """The square marker of a second line that belongs to nobody."""
    path = QPainterPath()
    path.addRect(-0.42, -0.42, 0.84, 0.84)
    return path


def _moon() -> QPainterPath:
    full, bite = QPainterPath(), QPainterPath()
    full.addEllipse(QPointF(-0.4, 0), 9.6, 9.6)
    bite.addEllipse(QPointF(5.6, -2.4), 7.6, 7.6)
    return full.subtracted(bite)


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 9))
    path.cubicTo(-14, -1, -9, -10, -4, -9)
    path.cubicTo(-2, -9, -0.6, -7.6, 0, -5.6)
    path.cubicTo(0.6, -7.6, 2, -9, 4, -9)
    path.cubicTo(9, -10, 14, -1, 0, 9)
    return path


def _leaf() -> QPainterPath:
    path = QPainterPath(QPointF(-8, 9))
    path.cubicTo(-12, -4, -2, -10, 9, -10)
    path.cubicTo(10, 2, 4, 11, -5, 7)
    path.lineTo(-7.4, 10.4)
    path.closeSubpath()
    return path


def _star() -> QPainterPath:
    outline = "0,-10.5 3,-3.6 10.4,-3 4.8,1.9 6.6,9.2 0,5.3 -6.6,9.2 -4.8,1.9 -10.4,-3 -3,-3.6"
    return _closed(outline)


def _kite() -> QPainterPath:
    return _closed("0,-11 8,-1 0,11 -8,-1")


def _closed(points: str) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*map(float, point.split(","))) for point in points.split()]))
    path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path
