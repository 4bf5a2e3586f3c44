"""Wood: the planks of the table, bars and frames, with their grain. Drawn once per size."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from hamster_table.views.art.pixmap_cache import cached_picture
from hamster_table.views.art.theme import Theme, darker, lighter, mix, theme, with_alpha

CREAM = QColor("#FFF1CF")
STRETCH = 8
"""How much narrower wood is drawn than it is shown; the eye does not see it, the first picture is quick."""


@cached_picture
def table(width: int, height: int, dpr: float) -> QPixmap:
    """The table of planks, of that size in pixels."""
    now = theme()
    image = QImage(math.ceil(width * dpr), math.ceil(height * dpr), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(image.rect()), planks(width, height, dpr))
    painter.scale(dpr, dpr)
    # The same seed always: the table looks the same at every start, and in every picture of it.
    luck, rows = random.Random(7), _rows(height)
    # Knots and joints at full width: stretched like the grain, they would be smears.
    for i in range(0 if now.high_contrast else rows):
        _joints(painter, QRectF(0, i * height / rows, width, height / rows), now, luck)
    painter.end()
    drawn = QPixmap.fromImage(image)
    drawn.setDevicePixelRatio(dpr)
    return drawn


@cached_picture
def planks(width: int, height: int, dpr: float) -> QImage:
    """The planks in their light, much narrower than the table: grain and light can be stretched along the grain."""
    now, rows = theme(), _rows(height)
    narrow = QImage(max(1, math.ceil(width * dpr) // STRETCH), math.ceil(height * dpr), QImage.Format.Format_RGB32)
    narrow.setDevicePixelRatio(dpr)
    if now.high_contrast:
        narrow.fill(now.table)
        return narrow
    painter = QPainter(narrow)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    luck, plank = random.Random(21), height / rows
    for i in range(rows):
        # A pixel more than the plank, so that nothing shines through where two meet between pixels.
        rect = QRectF(0, i * plank, narrow.width() / dpr + 1, plank + 1)
        painter.fillRect(rect, mix(now.table, now.table2, luck.uniform(0.05, 0.55)))
        _grain(painter, rect, now.grain, 12, luck, 0.28, 4)
    painter.scale(1 / STRETCH, 1)
    whole = QRectF(0, 0, width + STRETCH, height)
    lights = (0.20, 0.04, 0.50) if now.dark else (0.55, 0.12, 0.34)
    painter.fillRect(whole, pool(whole, 0.3, 0.08, 1.05, lights, QColor("#2A1406")))
    painter.end()
    return narrow


def _rows(height: int) -> int:
    """How many planks a table of this height has."""
    return max(1, min(8, round(height / 160)))


def _joints(painter: QPainter, rect: QRectF, now: Theme, luck: random.Random) -> None:
    """Two knots in a plank, and the dark joints above it and at its end."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(with_alpha(now.grain, 0.24), 1))
    for _ in range(2):
        knot = QPointF(luck.uniform(60, rect.width() - 60), rect.top() + rect.height() * luck.uniform(0.3, 0.7))
        wide, high = luck.uniform(12, 22), luck.uniform(4, 7)
        for share in (0.3, 0.55, 0.8, 1.05):
            # None in the uppermost plank, before which the title of the start screen stands.
            if rect.top() > 0:
                painter.drawEllipse(knot, wide * share, high * share)
    joint = darker(now.table2, 0.5)
    painter.fillRect(QRectF(0, rect.top() - 0.8, rect.width(), 1.6), with_alpha(joint, 0.75))
    painter.fillRect(QRectF(0, rect.top() + 1, rect.width(), 1), with_alpha(lighter(now.table, 0.35), 0.35))
    end = luck.uniform(0.15, 0.85) * rect.width()
    painter.fillRect(QRectF(end, rect.top(), 1.6, rect.height()), with_alpha(joint, 0.6))


def _grain(
    painter: QPainter, rect: QRectF, colour: QColor, lines: int, luck: random.Random, strength: float, swing: float
) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pieces = 4
    step = rect.width() / pieces
    for i in range(lines):
        y = rect.top() + rect.height() * (i + 0.5) / lines + luck.uniform(-2, 2)
        phase = luck.uniform(0, 6)
        path = QPainterPath(QPointF(rect.left(), y))
        for k in range(1, pieces + 1):
            x = rect.left() + step * k
            bend = y + swing * math.sin(phase + k * 1.3) + luck.uniform(-1, 1)
            path.quadTo(x - step / 2, bend, x, y + swing * 0.6 * math.sin(phase + k * 0.9))
        tone, width = with_alpha(colour, strength * luck.uniform(0.35, 1)), luck.choice((0.6, 0.8, 1, 1.6))
        painter.setPen(QPen(tone, min(1.0, width)))
        painter.drawPath(path)
        # Two lines side by side are painted fifteen times as quickly as one of more than a pixel.
        if width > 1:
            painter.drawPath(path.translated(0, width - 1))


def pool(
    rect: QRectF, x: float, y: float, reach: float, lights: tuple[float, float, float], dark: QColor
) -> QRadialGradient:
    """Light that falls on a place and fades to the far corner: *x*, *y* and *reach* are shares of the rectangle."""
    light = QRadialGradient(
        QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y), rect.width() * reach
    )
    light.setColorAt(0, with_alpha(CREAM, lights[0]))
    light.setColorAt(0.5, with_alpha(QColor("#FFE2AE"), lights[1]))
    light.setColorAt(1, with_alpha(dark, lights[2]))
    return light


def bar(painter: QPainter, rect: QRectF, radius: float, seed: int) -> None:
    """Paint a bar or frame of light wood."""
    width, height = math.ceil(rect.width()), math.ceil(rect.height())
    # By whole pixels: while a window is resized, bars of nearly one size share their grain.
    grain = _bar_grain(max(1, width // STRETCH), height, seed)
    wood = QBrush(grain)
    # From the bar's own corner: a brush is laid out from the corner of what is painted on.
    wood.setTransform(QTransform.fromTranslate(rect.left(), rect.top()).scale(width / grain.width(), 1))
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setBrush(wood)
    painter.setPen(QPen(with_alpha(QColor("#FFF3D6"), 0.35), 1.2))
    painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
    painter.restore()


@cached_picture
def _bar_grain(width: int, height: int, seed: int) -> QImage:
    """Light wood with its grain, much narrower than it will be."""
    now = theme()
    narrow = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(narrow)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill = QLinearGradient(0, 0, 0, height)
    for at, colour in ((0, lighter(now.wood, 0.12)), (0.5, now.wood), (1, now.wood2)):
        fill.setColorAt(at, colour)
    rect = QRectF(0, 0, width, height)
    painter.fillRect(rect, fill)
    _grain(painter, rect, now.grain, max(4, min(30, height // 8)), random.Random(seed), 0.24, 2)
    painter.end()
    return narrow
