"""What lies in a graph besides its lines: heights that matter, where rounds begin, and bars against the odds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from hamster_table.engine.game import Mark, Point, Series
from hamster_table.models.messages import tr

Place = Callable[[float, float], QPointF]
"""Where a value lies at a place of the graph."""
BAR, BAND = 0.5, 0.8
"""How wide bars and bands are, with places one apart."""


def begin(series: Series) -> int:
    """The place at which a graph begins, at the left: one before the first bar, else 0."""
    return series.spans[0].x - 1 if series.spans else 0


def changes(series: Series, points: Sequence[Point]) -> Sequence[Point]:
    """The points of a line that are worth a mark: of stairs, and where rounds are only marks in it, those at which it
    bends."""
    if not series.is_stepped and not any(mark.is_upright for mark in series.marks):
        return points
    return [
        now for n, now in enumerate(points) if now.is_filled or n == len(points) - 1 or (n and now.y != points[n - 1].y)
    ]


def stairs(series: Series, points: Sequence[Point]) -> list[tuple[int, int]]:
    """The corners of a line: straight from point to point, or level until the next value comes."""
    if not series.is_stepped:
        return [(point.x, point.y) for point in points]
    corners = [(point.x, point.y) for point in points[:1]]
    for before, now in pairwise(points):
        corners += [(now.x, before.y), (now.x, now.y)] if now.y != before.y else [(now.x, now.y)]
    return corners


def paint_marks(
    painter: QPainter, series: Series, at: Place, area: QRectF, inks: tuple[QColor, QColor], letters: QFont
) -> None:
    """Paint heights as dotted strokes across and rounds as dashed ones upright, in their two inks, with their words."""
    painter.setFont(letters)
    tall = QFontMetricsF(letters).height()
    for mark in series.marks:
        ink = inks[mark.is_upright]
        # Only one coordinate is used: x of an upright mark, y of the others.
        where = at(mark.at, mark.at)
        painter.setPen(QPen(ink, 1.6, Qt.PenStyle.DashLine if mark.is_upright else Qt.PenStyle.DotLine))
        if mark.is_upright and area.left() - 1 <= where.x() <= area.right():
            # At 0 there is an axis already.
            if mark.at:
                painter.drawLine(QPointF(where.x(), area.top()), QPointF(where.x(), area.bottom()))
            painter.drawText(QRectF(where.x() + 6, area.top(), 200, tall), int(_LEFT), _words(mark))
        elif not mark.is_upright and area.top() <= where.y() <= area.bottom():
            painter.drawLine(QPointF(area.left(), where.y()), QPointF(area.right(), where.y()))
            painter.drawText(QRectF(area.left() + 8, where.y() - tall, 300, tall), int(_LEFT), _words(mark))


def paint_bars(painter: QPainter, series: Series, at: Place, colours: tuple[QColor, QColor, QColor, QColor]) -> None:
    """Paint what came as bars, before the band of fair games and with a stroke for what was promised.

    The colours are those of the bars, of the bands, of their edges and of the strokes.
    """
    bar, band, edge, stroke = colours
    came = {point.x: point.y for line in series.lines for point in line.points}
    for span in series.spans:
        painter.setPen(QPen(edge, 1))
        painter.setBrush(band)
        # Half a roll of room, so that a band from 0 to 0 can be seen.
        painter.drawRoundedRect(_box(at, span.x, BAND, max(0.0, span.low - 0.15), span.high + 0.15), 5, 5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(bar)
        painter.drawRoundedRect(_box(at, span.x, BAR, 0, came.get(span.x, 0)), 4, 4)
        painter.setPen(QPen(stroke, 2.6))
        painter.drawLine(at(span.x - BAND / 2, span.expected), at(span.x + BAND / 2, span.expected))


def _box(at: Place, x: int, width: float, low: float, high: float) -> QRectF:
    return QRectF(at(x - width / 2, high), at(x + width / 2, low))


def _words(mark: Mark) -> str:
    return tr(mark.says).format(n=mark.n)


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
