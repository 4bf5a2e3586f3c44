"""The temporary items of Run, Hamster, Run!: what is on the table for a moment while something happens."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from hamster_table.views.art.pixmap_cache import cached_picture, cached_words
from hamster_table.views.art.rendered_pixmaps import kept, painted
from hamster_table.views.art.theme import font, px, theme, with_alpha
from hamster_table.views.widgets.text import paint_pill

PAPERS = ("#1273B8", "#CF4A17", "#08825F", "#F2B632", "#A2488A", "#FFF8EA")
"""The colours of confetti."""


def water_ring(width: float, dpr: float) -> QPixmap:
    """A ring on the water, of that width in pixels."""
    width = round(width, 1)
    return kept(_paint_ring, (width,), (0, 0, width, width * 0.42), dpr)


def light(size: QSizeF, dpr: float) -> QPixmap:
    """A golden light on a strip, of that size in pixels."""
    width, height = round(size.width(), 1), round(size.height(), 1)
    return kept(_paint_light, (width, height), (0, 0, width, height), dpr)


def veil(size: QSizeF, dpr: float) -> QPixmap:
    """What dims the belt behind the stage of a test, of that size in pixels."""
    width, height = round(size.width(), 1), round(size.height(), 1)
    return kept(_paint_veil, (width, height), (0, 0, width, height), dpr)


@cached_picture
def scrap(number: int, dpr: float) -> QPixmap:
    """A bit of confetti: small squares, strips and rounds of paper."""
    side = 8.0 + number % 3 * 2
    colour = QColor(PAPERS[number % len(PAPERS)])

    def paint(painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        rect = QRectF(1, 1, side, side * (0.5, 1.0, 0.8)[number % 3])
        if number % 4 == 3:
            painter.drawEllipse(rect)
        else:
            painter.drawRect(rect)

    return painted(QSizeF(side + 2, side + 2), dpr, paint)


@cached_words
def tag(word: str, fill: str, dpr: float) -> QPixmap:
    """A declared deed, as it stands on the seat's panel."""
    width, high = QFontMetricsF(font(12.5, 800)).horizontalAdvance(word) + px(20), px(22)
    return painted(
        QSizeF(width + 4, high + 4),
        dpr,
        lambda painter: paint_pill(painter, QRectF(2, 2, width, high), word, QColor(fill)),
    )


def _paint_ring(painter: QPainter, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share, alpha in ((1.0, 0.95), (0.66, 0.6)):
        painter.setPen(QPen(with_alpha(QColor("#DFF5F3"), alpha), 3))
        middle = QPointF(width / 2, width * 0.21)
        painter.drawEllipse(middle, (width / 2 - 3) * share, (width * 0.21 - 3) * share)


def _paint_light(painter: QPainter, width: float, height: float) -> None:
    painter.fillRect(QRectF(0, 0, width, height), with_alpha(theme().legal, 0.6))


def _paint_veil(painter: QPainter, width: float, height: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(QColor("#0F0B08"), 0.84 if theme().high_contrast else 0.74))
    painter.drawRoundedRect(QRectF(0, 0, width, height), 14, 14)
