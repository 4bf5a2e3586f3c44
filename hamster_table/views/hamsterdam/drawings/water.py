"""Water and weather of Hamsterdam: waves, drops, cracks, houses, the river behind a dam and the meadow before it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen

from hamster_table.views.art.theme import darker, font, mix, theme, with_alpha


def wave(rect: QRectF, swing: float, step: float) -> QPainterPath:
    """A body of water with waves on top, so high (*swing*) and about so long (*step*), in pixels."""
    count = max(2, round(rect.width() / step))
    width = rect.width() / count
    path = QPainterPath(QPointF(rect.left(), rect.bottom()))
    path.lineTo(rect.left(), rect.top() + swing)
    for i in range(count):
        x = rect.left() + i * width
        # A curve reaches half the way to its control point.
        down = -2 * swing if i % 2 == 0 else 2 * swing
        path.quadTo(x + width / 2, rect.top() + swing + down, x + width, rect.top() + swing)
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    return path


def draw_water(painter: QPainter, rect: QRectF, swing: float = 4, step: float = 34, alpha: float = 1.0) -> None:
    """A body of water, light above and dark below."""
    now = theme()
    fill = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fill.setColorAt(0, with_alpha(now.water_light, alpha))
    fill.setColorAt(1, with_alpha(now.water if not now.dark else mix(now.water, now.water_deep, 0.45), alpha))
    painter.setPen(QPen(now.edge, 1.4) if now.high_contrast else Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPath(wave(rect, swing, step))


def draw_river(painter: QPainter, scene: QRectF, grass: float) -> None:
    """Sky and river behind a dam, meadow before it."""
    now, big = theme(), scene.height() > 160
    painter.fillRect(scene, now.sky)
    swing, step = (4.0, 34.0) if big else (2.5, 20.0)
    top = scene.top() + scene.height() * (0.05 if big else 0.1)
    draw_water(painter, QRectF(scene.left(), top, scene.width(), grass + 12 - top), swing, step)
    if not now.high_contrast and big:
        for share in (0.24, 0.46):
            deep = QRectF(scene.left(), top + (grass - top) * share, scene.width(), grass + 12)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(with_alpha(now.water_deep, 0.2))
            painter.drawPath(wave(deep, swing, step * 1.3))
    _draw_meadow(painter, scene, grass, big)


def _draw_meadow(painter: QPainter, scene: QRectF, grass: float, big: bool) -> None:
    now = theme()
    painter.fillRect(QRectF(scene.left(), grass, scene.width(), scene.bottom() - grass), now.grass)
    if now.high_contrast:
        painter.setPen(QPen(now.edge, 2))
        painter.drawLine(QPointF(scene.left(), grass), QPointF(scene.right(), grass))
        return
    light = QColor("#47593A") if now.dark else QColor("#A5C276")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPath(wave(QRectF(scene.left(), grass - 3, scene.width(), 14), 4 if big else 2, scene.width() / 4))
    if big:
        painter.setBrush(darker(now.grass, 0.08))
        below = QRectF(scene.left(), grass + (scene.bottom() - grass) * 0.6, scene.width(), scene.bottom())
        painter.drawPath(wave(below, 4, scene.width() / 3))


def drop(middle: QPointF, height: float) -> QPainterPath:
    """The outline of a flood token of that height in pixels, drawn in a box of 29."""
    unit = height / 29
    path = QPainterPath(middle + QPointF(0, -14.5) * unit)
    path.cubicTo(*(middle + QPointF(x, y) * unit for x, y in ((5, -6.5), (10, -1.5), (10, 4.5))))
    path.cubicTo(*(middle + QPointF(x, y) * unit for x, y in ((10, 10), (5.5, 14.5), (0, 14.5))))
    path.cubicTo(*(middle + QPointF(x, y) * unit for x, y in ((-5.5, 14.5), (-10, 10), (-10, 4.5))))
    path.cubicTo(*(middle + QPointF(x, y) * unit for x, y in ((-10, -1.5), (-5, -6.5), (0, -14.5))))
    return path


def numerals(size: float) -> QFont:
    """The letters of a number, so high in pixels, however large text is."""
    made = font(size, 800, "Baloo 2")
    made.setPixelSize(max(8, int(size)))
    return made


def write_on_water(painter: QPainter, area: QRectF, number: int, size: float) -> None:
    """A number in the middle of an area that is water."""
    painter.setPen(QColor("#08253C") if theme().dark else QColor("#FFFFFF"))
    painter.setFont(numerals(size))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(number))


def draw_drop(painter: QPainter, middle: QPointF, height: float) -> None:
    """A flood token round a middle, of that height in pixels."""
    now, unit = theme(), height / 29
    edge = now.edge if now.high_contrast else QColor("#0B2A42") if now.dark else now.water_deep
    shape = drop(middle, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(edge)
    painter.drawPath(shape.translated(0, 1.6 * unit))
    painter.setPen(QPen(edge, 1.2 * max(1.0, unit)))
    painter.setBrush(now.water)
    painter.drawPath(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(with_alpha(QColor("#FFFFFF"), 0.85), 2 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    shine = QRectF(middle.x() - 5.4 * unit, middle.y() - 0.5 * unit, 10 * unit, 10.5 * unit)
    # QPainter counts angles in sixteenths of a degree.
    painter.drawArc(shine, 180 * 16, 70 * 16)


def draw_crack(painter: QPainter, middle: QPointF, size: float) -> None:
    """The sign of a breach that is to come."""
    unit = size / 14
    path = QPainterPath(middle + QPointF(-2.5, -6) * unit)
    for x, y in ((1.5, -1.5), (-1.5, 1), (2.5, 6)):
        path.lineTo(middle + QPointF(x, y) * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme().danger, 1.9 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(path)
