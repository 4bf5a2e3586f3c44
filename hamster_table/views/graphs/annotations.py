"""What lies in a graph besides its lines: heights that matter, rounds as strips, and bars against the odds."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from hamster_table.models.messages import tr
from hamster_table.models.series import Mark, Series
from hamster_table.views.art.theme import with_alpha
from hamster_table.views.graphs.layout import Place, rounds

BAR, BAND = 0.5, 0.8
"""How wide bars and bands are, with places one apart."""


def paint_rounds(
    painter: QPainter, series: Series, at: Place, area: QRectF, inks: tuple[QColor, QColor, QColor], letters: QFont
) -> None:
    """Paint every other round as a strip, a fine line where each begins, and their words above; the inks are those of
    strips, lines and words."""
    band, edge, ink = inks
    painter.setFont(letters)
    metrics = QFontMetricsF(letters)
    for n, (mark, strip) in enumerate(rounds(series, at, area)):
        if n % 2:
            painter.fillRect(strip, with_alpha(band, 0.75))
        painter.setPen(QPen(edge, 1))
        if mark.at:
            painter.drawLine(strip.topLeft(), strip.bottomLeft())
        # Where there is no room for words, the number is enough, or every other round is told by its neighbours.
        texts = [text for text in (_words(mark), str(mark.n)) if metrics.horizontalAdvance(text) + 6 <= strip.width()]
        if texts:
            painter.setPen(ink)
            above = QRectF(strip.left(), area.top() - metrics.height() - 2, strip.width(), metrics.height())
            painter.drawText(above, int(Qt.AlignmentFlag.AlignCenter), texts[0])


def paint_heights(
    painter: QPainter, series: Series, at: Place, area: QRectF, inks: tuple[QColor, QColor], letters: QFont
) -> None:
    """Paint the heights that matter as thin lines across, in the first of the inks, with words on the second one."""
    ink, ground = inks
    painter.setFont(letters)
    metrics = QFontMetricsF(letters)
    for mark in series.marks:
        y = at(0, mark.at).y()
        if mark.is_upright or not area.top() <= y <= area.bottom():
            continue
        painter.setPen(QPen(ink, 1.2))
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        wide = metrics.horizontalAdvance(_words(mark)) + 12
        flag = QRectF(area.left() + 6, y - metrics.height() - 3, wide, metrics.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(ground, 0.9))
        painter.drawRoundedRect(flag, 4, 4)
        painter.setPen(ink)
        painter.drawText(flag, int(Qt.AlignmentFlag.AlignCenter), _words(mark))


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
    return tr(mark.says).format(n=mark.n, number=mark.n)
