"""The colours of what is printed, and how parts of a kit are painted, in millimetres: drawings as lines, in full colour
or with little ink."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QByteArray, QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from hamster_table.system import resources
from hamster_table.views.art.sprites import PARSED
from hamster_table.views.art.theme import APPEARANCE, LIGHT, READING, mix, spelled

INK, SOFT, CUT, FAINT = QColor("#3A2618"), QColor("#6B5138"), QColor("#8A7A66"), QColor("#CDB48C")
TINT = QColor("#FBF5E6")
"""Browns that stay apart where they are printed in grey."""
WHITE = QColor("#FFFFFF")
HAIRLINE = 0.15
PALE = 0.5
"""How much white is in a colour that is printed with little ink."""
DARKEST = 0.22
"""Fills that are darker than this, as lightness from 0 to 1, are lines, eyes and letters, and stay."""
_FILL = re.compile(rb'((?:fill|stop-color)=")(#[0-9A-Fa-f]{6})')


@contextmanager
def print_colours() -> Iterator[None]:
    """What is painted in the block has the colours of the light theme, as paper is light, whatever the window has."""
    was = APPEARANCE.theme
    # Nobody is told: the window keeps its theme, and nothing of it is painted meanwhile.
    APPEARANCE.theme = LIGHT
    try:
        yield
    finally:
        APPEARANCE.theme = was


def thrifty(colour: QColor, low_ink: bool) -> QColor:
    """A colour as it is, or with so much white that it takes little ink."""
    return mix(colour, WHITE, PALE) if low_ink else colour


def draw_svg(painter: QPainter, name: str, rect: QRectF, low_ink: bool) -> None:
    """Paint a drawing as large as it fits; with little ink its fills are pale, and its lines stay."""
    _renderer(name, low_ink).render(painter, rect)


@lru_cache(maxsize=PARSED)
def _renderer(name: str, low_ink: bool) -> QSvgRenderer:
    text = resources.read("pieces", f"{name}.svg")
    made = QSvgRenderer(QByteArray(_FILL.sub(_pale, text) if low_ink else text))
    made.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return made


def _pale(found: re.Match[bytes]) -> bytes:
    colour = QColor(found[2].decode())
    return found[0] if colour.lightnessF() < DARKEST else found[1] + thrifty(colour, True).name().encode()


def draw_words(
    painter: QPainter, text: str, rect: QRectF, size: float, weight: int = 700, family: str = READING, flags: int = 0
) -> None:
    """Write text into a room, in letters so many millimetres high, or smaller where it would be too wide."""
    # In hundredths, since the sizes of fonts are whole numbers.
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(0.01, 0.01)
    room = QRectF(0, 0, 100 * rect.width(), 100 * rect.height())
    letters = print_font(size, weight, family)
    wide = QFontMetricsF(letters).horizontalAdvance(text)
    if not flags & Qt.TextFlag.TextWordWrap.value and wide > room.width():
        letters.setPixelSize(max(1, int(letters.pixelSize() * room.width() / wide)))
    painter.setFont(letters)
    painter.drawText(room, flags or Qt.AlignmentFlag.AlignCenter.value, text)
    painter.restore()


def print_font(size: float, weight: int = 700, family: str = READING) -> QFont:
    """Letters so many millimetres high, in hundredths of a millimetre."""
    letters = QFont([family, READING, "sans-serif"])
    letters.setPixelSize(round(100 * size))
    letters.setWeight(QFont.Weight(weight))
    letters.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return spelled(letters)


def hairline(painter: QPainter, colour: QColor = CUT, width: float = HAIRLINE, dashed: bool = False) -> None:
    """Draw outlines without a fill from now on, thin or so wide."""
    pen = QPen(colour, width, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    if dashed:
        pen.setDashPattern([6, 5])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_ruler(painter: QPainter, x: float, y: float, length: int) -> None:
    """A ruler of so many millimetres that begins there, with a stroke for each."""
    hairline(painter, INK, 0.2)
    painter.drawLine(QLineF(x, y, x + length, y))
    for n in range(length + 1):
        tall = 3.2 if n % 10 == 0 else 2.2 if n % 5 == 0 else 1.3
        painter.drawLine(QLineF(x + n, y, x + n, y - tall))
