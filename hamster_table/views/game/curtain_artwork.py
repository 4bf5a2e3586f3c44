"""The stage of the curtain: velvet, valance, boards, and the hamsters that look away."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from hamster_table.views.art import materials, sprites
from hamster_table.views.art.pixmap_cache import cached_picture
from hamster_table.views.art.theme import theme, with_alpha

CORD, CORD_LIGHT = QColor("#F2B632"), QColor("#FFE08A")
FOLDS = 16


def valance_depth(height: int) -> float:
    """How far the valance hangs down in a window of that height, in pixels."""
    return min(110.0, height * 0.14)


def paint_valance(painter: QPainter, width: float, height: float) -> None:
    """The gathered cloth along the top, with its golden cord and tassels."""
    depth = valance_depth(int(height))
    swags, top = max(5, round(width / 165)), depth * 0.82
    step = width / (swags - 1)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    hem = QPainterPath(QPointF(-step / 2, top))
    for i in range(swags):
        hem.quadTo(i * step, top + depth * 0.72, (i + 0.5) * step, top)
    cloth = QPainterPath(hem)
    cloth.lineTo(width + step, -20)
    cloth.lineTo(-step, -20)
    cloth.closeSubpath()
    fill = QLinearGradient(0, 0, 0, depth * 1.2)
    fill.setColorAt(0, QColor("#4E1418" if theme().dark else "#8E262B"))
    fill.setColorAt(1, QColor("#8A2B30" if theme().dark else "#C2474A"))
    if theme().high_contrast:
        painter.setPen(QPen(theme().edge, 2))
        painter.setBrush(theme().card)
        painter.drawPath(cloth)
        return
    painter.translate(0, 6)
    painter.fillPath(cloth, QColor(26, 5, 8, 90))
    painter.translate(0, -6)
    painter.fillPath(cloth, fill)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(CORD, 7))
    painter.drawPath(hem)
    painter.translate(0, -2)
    painter.setPen(QPen(CORD_LIGHT, 2))
    painter.drawPath(hem)
    painter.translate(0, 2)
    for i in range(swags):
        _tassel(painter, QPointF((i + 0.5) * step, top))


def _tassel(painter: QPainter, at: QPointF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#E09A1C"))
    x, y = at.x(), at.y()
    painter.drawPolygon(
        [QPointF(x - 7, y + 6), QPointF(x - 10, y + 36), QPointF(x + 10, y + 36), QPointF(x + 7, y + 6)]
    )
    painter.setBrush(CORD)
    painter.drawEllipse(at, 9, 9)


def paint_boards(painter: QPainter, width: float, height: float, depth: float) -> None:
    """The boards of the stage along the bottom."""
    top = height - depth
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if theme().high_contrast:
        painter.fillRect(QRectF(0, top, width, 2), theme().edge)
        return
    floor = QPainterPath(QPointF(0, top))
    floor.quadTo(width / 2, top - 20, width, top)
    floor.lineTo(width, height)
    floor.lineTo(0, height)
    painter.fillPath(floor, theme().wood2)
    painter.setPen(QPen(theme().wood, 5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = QPainterPath(QPointF(0, top))
    edge.quadTo(width / 2, top - 20, width, top)
    painter.drawPath(edge)
    painter.setPen(QPen(QColor(107, 66, 32, 60), 1.2))
    for i in range(1, 6):
        y = top + depth * i / 6
        painter.drawPath(materials.wave_line(-10, y, width + 40, 2 + i % 2, 160))


def paint_hosts(painter: QPainter, room: QRectF, host: str, others: Sequence[str]) -> None:
    """The drawing of who takes over stands at the left, those of the others at the right."""
    side = room.height()
    _paint_host(painter, QRectF(room.left(), room.top(), side, side), host)
    small = side * 0.72
    right = room.right()
    for other in others:
        right -= small * 0.86
        _paint_host(painter, QRectF(right, room.bottom() - small * 0.98, small, small), other)


def _paint_host(painter: QPainter, place: QRectF, name: str) -> None:
    if not theme().high_contrast:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(26, 5, 8, 110))
        foot = QPointF(place.center().x(), place.bottom() - place.height() * 0.10)
        painter.drawEllipse(foot, place.width() * 0.40, place.height() * 0.055)
    sprites.draw(painter, place, name)


@cached_picture
def velvet(width: int, height: int, dpr: float) -> QPixmap:
    """The cloth of the curtain in pixels of that density: folds with a woven pattern, lit from the middle."""
    image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    if theme().high_contrast:
        image.fill(theme().table)
        return QPixmap.fromImage(image)
    painter = QPainter(image)
    fold = width / FOLDS
    cloth = QLinearGradient(0, 0, fold, 0)
    for at, colour in ((0, "#7A1F24"), (0.35, "#B8383A"), (0.55, "#A52F33"), (1, "#5E1519")):
        cloth.setColorAt(at, QColor(colour))
    cloth.setSpread(QLinearGradient.Spread.RepeatSpread)
    painter.fillRect(QRectF(0, 0, width, height), cloth)
    _paint_weave(painter, height, fold)
    pool = QRadialGradient(QPointF(width / 2, height * 0.42), width * 0.55)
    for at, colour, alpha in ((0, "#FFE9B8", 0.55), (0.6, "#FFD58A", 0.12), (1, "#1A0508", 0.55)):
        pool.setColorAt(at, with_alpha(QColor(colour), alpha * (0.6 if theme().dark else 1)))
    painter.fillRect(QRectF(0, 0, width, height), pool)
    if theme().dark:
        painter.fillRect(QRectF(0, 0, width, height), QColor(16, 4, 6, 110))
    painter.end()
    return QPixmap.fromImage(image)


def _paint_weave(painter: QPainter, height: int, fold: float) -> None:
    drop = QPainterPath(QPointF(0, -7))
    drop.cubicTo(5, -3, 5, 4, 0, 7)
    drop.cubicTo(-5, 4, -5, -3, 0, -7)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for i in range(FOLDS):
        for k in range(int(height / 96) + 1):
            at = QPointF(i * fold + fold * 0.42, 54 + k * 96 + (48 if i % 2 else 0))
            painter.fillPath(drop.translated(at), QColor(233, 162, 90, 71))
