"""Draws a plan, such as the wheel with all its pieces, as large as there is room."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from hamster_table.features.printing.colours import INK, SOFT, TINT
from hamster_table.features.printing.layout import POINT, letters
from hamster_table.features.printing.sheets import Outline, Plan


def paint_plan(painter: QPainter, plan: Plan, room: QRectF) -> None:
    """Paint the outlines to one scale in the middle of the room, and after all of them what is written in them."""
    bounds = QPolygonF([QPointF(x, y) for outline in plan.outlines for x, y in outline.points]).boundingRect()
    scale = min(room.width() / max(1.0, bounds.width()), room.height() / max(1.0, bounds.height()))
    start = room.center() - bounds.center() * scale
    for outline in plan.outlines:
        painter.setPen(QPen(SOFT, (1.0 if outline.label else 0.7) * POINT))
        painter.setBrush(TINT if outline.is_filled else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(QPolygonF([start + QPointF(x, y) * scale for x, y in outline.points]))
    for outline in plan.outlines:
        _write(painter, outline, start, scale)


def _write(painter: QPainter, outline: Outline, start: QPointF, scale: float) -> None:
    if not outline.label:
        return
    # What has no area is a note beside the things, and written softer than their signs.
    painter.setPen(INK if len(outline.points) > 1 else SOFT)
    painter.setFont(letters("small", 800 if len(outline.points) > 1 else 600))
    count = len(outline.points)
    middle = QPointF(sum(x for x, _ in outline.points) / count, sum(y for _, y in outline.points) / count)
    wide = QPointF(20 * POINT, 8 * POINT)
    at = start + middle * scale
    painter.drawText(QRectF(at - wide, at + wide), int(Qt.AlignmentFlag.AlignCenter), outline.label)
