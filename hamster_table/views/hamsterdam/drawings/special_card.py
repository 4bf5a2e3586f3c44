"""The three lines of a special's card, each with its sign: what it does, when, and at which price."""

from __future__ import annotations

import math
from itertools import accumulate

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from hamster_table.models.hamsterdam.ability_texts import SpecialLines
from hamster_table.views.art.sprites import renderer
from hamster_table.views.art.theme import font, theme

SIGNS = "icon-does", "icon-clock", "icon-price"
SMALLEST = 12
"""How small letters become so that all fits, in pixels whatever the size of the text."""
PORTRAIT = 96.0
"""How large the portrait on a card is, in pixels."""
WRAP = Qt.TextFlag.TextWordWrap


def letters_that_fit(lines: SpecialLines, width: float, height: float, largest: int) -> int:
    """The largest letters in pixels, up to *largest*, in which all lines fit into a room of that size."""
    sizes = range(max(largest, SMALLEST), SMALLEST - 1, -1)
    return next((size for size in sizes if lines_height(lines, width, size) <= height), SMALLEST)


def lines_height(lines: SpecialLines, width: float, size: int) -> float:
    """How high the lines are in letters of that size, in pixels."""
    return sum(_heights(lines, width, size)) + 2 * _gap(size)


def lines_in(lines: SpecialLines, width: float, height: float, size: int) -> int:
    """How many of the lines fit whole into a room of that size, in letters of that size in pixels."""
    ends = accumulate(high + _gap(size) for high in _heights(lines, width, size))
    return sum(end - _gap(size) <= height for end in ends)


def paint_lines(painter: QPainter, room: QRectF, lines: SpecialLines, size: int) -> None:
    """Paint the lines into a room from its top, in letters of that size in pixels: those that fit into it whole."""
    now, side, top = theme(), _sign(size), room.top()
    fitting = lines_in(lines, room.width(), room.height(), size)
    heights = _heights(lines, room.width(), size)[:fitting]
    for sign, text, high in zip(SIGNS, lines, heights, strict=False):
        # Signs are level with the first row of their line.
        renderer(sign, now.soft_ink.name()).render(painter, QRectF(room.left(), top + size * 0.1, side, side))
        words = QRectF(room.left() + side + 6, top, room.width() - side - 6, high)
        painter.setPen(now.ink if sign == SIGNS[0] else now.soft_ink)
        painter.setFont(_letters(size))
        painter.drawText(words, WRAP, text)
        top += high + _gap(size)


def _heights(lines: SpecialLines, width: float, size: int) -> list[float]:
    metrics, room = QFontMetricsF(_letters(size)), QRectF(0, 0, width - _sign(size) - 6, 2000)
    return [math.ceil(max(_sign(size), metrics.boundingRect(room, WRAP, text).height())) for text in lines]


def _letters(size: int) -> QFont:
    made = font(13, 600)
    made.setPixelSize(size)
    return made


def _sign(size: int) -> float:
    return size * 1.25


def _gap(size: int) -> float:
    return size * 0.35
