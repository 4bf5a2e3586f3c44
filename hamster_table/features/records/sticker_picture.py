"""How a sticker looks: a scalloped disc in a colour with a drawing on it; one that is not earned is a pale shape."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hamster_table.features.records.stickers import Sticker
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import SEATS, lighter, mix, theme

SCALLOPS = 16
"""How many waves the edge has."""


def paint_sticker(painter: QPainter, room: QRectF, sticker: Sticker, is_earned: bool) -> None:
    """Paint it into a square."""
    now, fill = theme(), SEATS[sticker.colour].fill
    edge = _edge(room)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not is_earned:
        painter.setPen(QPen(now.hairline, 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(edge)
        painter.setOpacity(0.16)
        # What is secret does not show itself either.
        if not sticker.is_secret:
            _draw(painter, room, sticker.drawing)
        painter.restore()
        return
    if not now.high_contrast:
        materials.shadow(painter, room.adjusted(6, 6, -6, -4), room.width() / 2, 2)
    painter.setPen(QPen(now.edge if now.high_contrast else QColor("#FFF8EA"), room.width() / 22))
    painter.setBrush(QColor("#000000") if now.high_contrast else fill)
    painter.drawPath(edge)
    inner = room.adjusted(*(side * room.width() * 0.13 for side in (1, 1, -1, -1)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#000000") if now.high_contrast else mix(lighter(fill, 0.55), QColor("#FFF8EA"), 0.5))
    painter.drawEllipse(inner)
    _draw(painter, room, sticker.drawing)
    painter.restore()


def _draw(painter: QPainter, room: QRectF, drawing: str) -> None:
    side = room.width() * 0.62
    place = QRectF(room.center().x() - side / 2, room.center().y() - side / 2, side, side)
    # As lines: each of them is shown in one size, and kept pictures of all would take much room.
    sprites.renderer(drawing).render(painter, place)


def _edge(room: QRectF) -> QPainterPath:
    middle, radius = room.center(), room.width() / 2 - room.width() / 30
    path = QPainterPath()
    for n in range(SCALLOPS * 8):
        angle = 2 * math.pi * n / (SCALLOPS * 8)
        reach = radius * (0.965 + 0.035 * math.cos(SCALLOPS * angle))
        point = middle + QPointF(reach * math.cos(angle), reach * math.sin(angle))
        path.lineTo(point) if n else path.moveTo(point)
    path.closeSubpath()
    return path
