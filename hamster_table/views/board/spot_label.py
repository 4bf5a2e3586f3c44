"""The label of a spot: as large as fits, on a little piece of paper."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap

from hamster_table.views.art import materials
from hamster_table.views.art.theme import READABLE, font, px, theme, with_alpha

FOOT = 12
"""How far above the foot of a tall spot its label ends, in pixels."""


def is_tall(spot: QRectF) -> bool:
    """Whether pieces lie one above the other on a spot, so that what it says stands at its foot."""
    return spot.height() > 2 * spot.width()


def _side(spot: QRectF) -> float:
    """The side of the square for which a spot has room."""
    return spot.width() / 2 if is_tall(spot) else min(spot.width(), spot.height())


def paint_label(painter: QPainter, within: QRectF, text: str) -> None:
    """A label on a little piece of paper in the middle of a spot, each of its lines as long as there is room; at the
    foot of a tall spot."""
    # On a large spot it is larger, as the pictures on others are.
    larger = max(1.0, min(1.6, _side(within) / px(76)))
    letters = fitting_font(text, within.width() - 8, 12.5 * larger)
    lines = text.split("\n")
    width = max(QFontMetricsF(letters).horizontalAdvance(line) for line in lines) + 14 * larger
    high = px(22 * larger)
    height = high + (len(lines) - 1) * QFontMetricsF(letters).height()
    box = QRectF(within.center().x() - width / 2, within.center().y() - height / 2, width, height)
    if is_tall(within):
        box.moveBottom(within.bottom() - FOOT)
    now = theme()
    materials.shadow(painter, box, high / 2, 1)
    painter.setPen(QPen(now.edge, 2) if now.high_contrast else Qt.PenStyle.NoPen)
    painter.setBrush(now.card)
    painter.drawRoundedRect(box, high / 2, high / 2)
    painter.setPen(now.ink)
    painter.setFont(letters)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


class LabelPicture(Protocol):
    """What is drawn on a spot instead of a label."""

    def picture(self, dpr: float) -> QPixmap:
        """Drawn in that density, and kept."""
        ...


def paint_picture(painter: QPainter, within: QRectF, drawn: LabelPicture, opacity: float = 1.0) -> None:
    """A picture on a little piece of paper in the middle of a spot, as large as the spot wants it; at the foot of a
    tall one, where pieces lie one above the other."""
    side = _side(within)
    # In steps, since each has a picture of its own.
    larger = max(1.0, round(side / 31) / 2)
    picture = drawn.picture(painter.device().devicePixelRatioF() * larger)
    size = picture.deviceIndependentSize()
    share = min(larger, (within.width() - 10) / size.width(), (within.height() - 6) / size.height())
    width, height = size.width() * share, size.height() * share
    middle = within.center()
    place = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
    if is_tall(within):
        place.moveBottom(within.bottom() - FOOT)
    box, now = place.adjusted(-6, -4, 6, 4), theme()
    painter.setPen(QPen(now.edge, 2) if now.high_contrast else Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(now.card, opacity))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.drawPixmap(place, picture, QRectF(picture.rect()))


SMALLEST = 0.7
"""How small letters become for a line to fit, before it is cut."""


def letters_for(line: str, width: float, step: float, weight: int = 600, smallest: float = SMALLEST) -> QFont:
    """Letters in which the line fits into *width* pixels, smaller if need be, but not too small to read; *smallest*:
    the share of the usual size that they keep, whatever is cut then."""
    letters = font(step, weight)
    needed = QFontMetricsF(letters).horizontalAdvance(line)
    if needed > width > 0:
        # Not below what people can read: what does not fit then is cut.
        least = min(letters.pixelSize(), READABLE)
        letters.setPixelSize(max(least, int(letters.pixelSize() * max(smallest, width / needed))))
    return letters


def fits(line: str, width: float, step: float, weight: int = 600) -> bool:
    """Whether such letters leave the line whole."""
    return QFontMetricsF(letters_for(line, width, step, weight)).horizontalAdvance(line) <= width


def fitted(painter: QPainter, line: str, width: float, step: float, weight: int = 600) -> str:
    """Set such letters, and give what fits of the line."""
    letters = letters_for(line, width, step, weight)
    painter.setFont(letters)
    return QFontMetricsF(letters).elidedText(line, Qt.TextElideMode.ElideRight, width)


def fitting_font(text: str, width: float, step: float = 12.5) -> QFont:
    """The letters of a spot's label, smaller when it would not fit."""
    letters = font(step, 800)
    needed = max(QFontMetricsF(letters).horizontalAdvance(line) for line in text.split("\n"))
    if needed > width > 0:
        letters.setPixelSize(max(8, int(letters.pixelSize() * width / needed)))
    return letters
