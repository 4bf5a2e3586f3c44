"""What the machine of Run, Hamster, Run! is made of: the pool, the strips of the belt, its drums and cogs."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from hamster_table.engine.run_hamster_run.actions import LANES
from hamster_table.views.art import materials, wood_texture
from hamster_table.views.art.theme import darker, theme, with_alpha


def pit_water(painter: QPainter, rect: QRectF) -> None:
    """The alligators' pool, seen from above, with its waves."""
    now = theme()
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, now.pit)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(with_alpha(QColor("#8FD0D2"), 0.45), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for i in range(int(rect.height() / 52) + 1):
        painter.drawPath(materials.wave_line(rect.left() - 8 + i % 2 * 14, rect.top() + 22 + i * 52, rect.width() + 20))
    if not now.high_contrast:
        painter.fillRect(QRectF(rect.left(), rect.top(), 26, rect.height()), QColor(18, 63, 74, 89))
        painter.fillRect(QRectF(rect.right() - 26, rect.top(), 26, rect.height()), QColor(13, 47, 56, 89))
    painter.restore()


def strip_marks(painter: QPainter, rect: QRectF) -> None:
    """What is drawn on a strip of the belt: a chevron towards the pit on every square, and lines between squares."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(with_alpha(theme().belt_mark, 0.75), max(2.0, rect.width() / 12))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    side, w = rect.height() / LANES, rect.width()
    for row in range(LANES):
        y = rect.top() + row * side
        points = [(0.60, 0.24), (0.36, 0.50), (0.60, 0.76)]
        painter.setPen(pen)
        painter.drawPolyline([QPointF(rect.left() + w * a, y + side * b) for a, b in points])
        if row:
            painter.setPen(QPen(with_alpha(QColor("#2A323A"), 0.55), 1.1, Qt.PenStyle.DashLine))
            painter.drawLine(QLineF(rect.left(), y, rect.right(), y))


def belt_light(painter: QPainter, rect: QRectF) -> None:
    """The light that lies on the whole belt."""
    if not theme().high_contrast:
        painter.fillRect(rect, wood_texture.pool(rect, 0.25, -0.1, 1.1, (0.26, 0.04, 0.34), QColor("#0B1016")))


def hazard_edge(painter: QPainter, rect: QRectF) -> None:
    """The black and yellow edge where the belt ends."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, QColor("#2B2622"))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#F2B632"), 5.4))
    y = rect.top() - 14
    while y < rect.bottom() + 28:
        painter.drawLine(QLineF(rect.left() - 3, y + rect.width() + 6, rect.right() + 3, y))
        y += 14
    painter.restore()


def roller(painter: QPainter, rect: QRectF) -> None:
    """A drum at an end of the belt."""
    fill = QLinearGradient(rect.topLeft(), rect.topRight())
    for at, colour in ((0, "#5B4A3D"), (0.45, "#C9B49C"), (1, "#4A3B30")):
        fill.setColorAt(at, QColor(colour))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme().edge if theme().high_contrast else QColor("#1F1712"), 1.2))
    painter.setBrush(QColor("#000000") if theme().high_contrast else fill)
    painter.drawRoundedRect(rect, 7, 7)


def cog(painter: QPainter, centre: QPointF, radius: float = 20, angle: float = 0) -> None:
    """A wooden cog wheel, turned by so many degrees."""
    now, unit = theme(), radius / 20
    painter.save()
    painter.translate(centre)
    painter.rotate(angle)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(now.edge, 1.4) if now.high_contrast else Qt.PenStyle.NoPen)
    painter.setBrush(darker(now.wood2, 0.3))
    for _ in range(6):
        painter.drawRoundedRect(QRectF(-3.4 * unit, -20 * unit, 6.8 * unit, 40 * unit), 2, 2)
        painter.rotate(30)
    for share, colour in ((15, now.wood2), (6, now.grain), (3, now.wood)):
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(0, 0), share * unit, share * unit)
    painter.restore()
