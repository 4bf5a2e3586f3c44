"""The props of Run, Hamster, Run!: what is on the table for a moment while something happens."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache, partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen, QPixmap

from hamster_table.engine.kernel import Seat
from hamster_table.views import art, materials
from hamster_table.views.theme import SEATS, THEME, font, px, theme, with_alpha

PAPERS = ("#1273B8", "#CF4A17", "#08825F", "#F2B632", "#A2488A", "#FFF8EA")
"""The colours of confetti."""


def word_card(title: str, line: str, seat: Seat | None, dpr: float) -> QPixmap:
    """A card of paper with one or two lines, and the badge of the seat it is about."""
    return _card(title, line, seat, dpr, theme().name, THEME.text_scale)


def tag(word: str, fill: str, dpr: float) -> QPixmap:
    """A declared deed, as it stands on the seat's panel."""
    return _tag(word, fill, dpr, theme().name, THEME.text_scale)


def water_ring(width: float, dpr: float) -> QPixmap:
    """A ring on the water."""
    return _ring(round(width, 1), dpr, theme().name)


def light(size: QSizeF, dpr: float) -> QPixmap:
    """A golden light on a strip."""
    return _light(round(size.width(), 1), round(size.height(), 1), dpr, theme().name)


@lru_cache(maxsize=24)
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

    return _painted(QSizeF(side + 2, side + 2), dpr, paint)


@lru_cache(maxsize=64)
def _card(title: str, line: str, seat: Seat | None, dpr: float, theme_name: str, text_scale: float) -> QPixmap:
    margin, badge = art.shadow_margin(3), px(34)
    letters = font(17, 800), font(13.5, 700)
    width = max(QFontMetricsF(face).horizontalAdvance(text) for face, text in zip(letters, (title, line), strict=True))
    left = 0 if seat is None else badge + 10
    card = QRectF(margin, margin, math.ceil(width) + left + 32, px(52) if line else px(42))
    size = QSizeF(card.width() + 2 * margin, card.height() + 2 * margin)
    return _painted(size, dpr, partial(_paint_card, card, (title, line), letters, seat, badge))


def _paint_card(
    card: QRectF,
    lines: tuple[str, str],
    letters: tuple[QFont, QFont],
    seat: Seat | None,
    badge: float,
    painter: QPainter,
) -> None:
    now = theme()
    edge = now.edge if now.high_contrast else now.hairline if seat is None else SEATS[seat].line
    materials.paper(painter, card, 14, 3, edge, 2.4)
    words = card.adjusted(16, 4, -14, -4)
    if seat is not None:
        art.paint_svg(
            painter,
            f"badge-{SEATS[seat].symbol}",
            QRectF(card.left() + 12, card.center().y() - badge / 2, badge, badge),
        )
        words.setLeft(card.left() + badge + 24)
    painter.setPen(now.ink)
    painter.setFont(letters[0])
    title, line = lines
    if not line:
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, title)
        return
    painter.drawText(QRectF(words.left(), words.top(), words.width(), px(25)), Qt.AlignmentFlag.AlignVCenter, title)
    painter.setPen(now.soft_ink)
    painter.setFont(letters[1])
    painter.drawText(words.adjusted(0, px(23), 0, 0), Qt.AlignmentFlag.AlignVCenter, line)


@lru_cache(maxsize=32)
def _tag(word: str, fill: str, dpr: float, theme_name: str, text_scale: float) -> QPixmap:
    from hamster_table.views.words import paint_pill

    width, high = QFontMetricsF(font(12.5, 800)).horizontalAdvance(word) + px(20), px(22)
    return _painted(
        QSizeF(width + 4, high + 4),
        dpr,
        lambda painter: paint_pill(painter, QRectF(2, 2, width, high), word, QColor(fill)),
    )


@lru_cache(maxsize=16)
def _ring(width: float, dpr: float, theme_name: str) -> QPixmap:
    def paint(painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for share, alpha in ((1.0, 0.95), (0.66, 0.6)):
            painter.setPen(QPen(with_alpha(QColor("#DFF5F3"), alpha), 3))
            middle = QPointF(width / 2, width * 0.21)
            painter.drawEllipse(middle, (width / 2 - 3) * share, (width * 0.21 - 3) * share)

    return _painted(QSizeF(width, width * 0.42), dpr, paint)


@lru_cache(maxsize=8)
def _light(width: float, height: float, dpr: float, theme_name: str) -> QPixmap:
    def paint(painter: QPainter) -> None:
        painter.fillRect(QRectF(0, 0, width, height), with_alpha(theme().legal, 0.6))

    return _painted(QSizeF(width, height), dpr, paint)


def _painted(size: QSizeF, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
    image = QImage(
        math.ceil(size.width() * dpr), math.ceil(size.height() * dpr), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint(painter)
    painter.end()
    return QPixmap.fromImage(image)
