"""What is at stake on the belt: a red arrow from every hamster to where it is once the belt has moved."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from hamster_table.engine.run_hamster_run.actions import PIT, Square
from hamster_table.models.run_hamster_run.stakes import StakesShown
from hamster_table.models.texts import capital
from hamster_table.views.art import materials
from hamster_table.views.art.rendered_pixmaps import painted
from hamster_table.views.art.theme import font, px, theme
from hamster_table.views.board.items import BUBBLE_Z, Drawing
from hamster_table.views.run_hamster_run.layout import Plan

RED = QColor("#E2382B")
"""On the grey of the belt; with a light edge, so that it is seen on hamsters too."""


class StakesDrawing(Drawing):
    """All arrows and the line, over the opening of the machine. It is seen on demand."""

    margin = 8

    def __init__(self) -> None:
        super().__init__(BUBBLE_Z - 50)
        self.plan: Plan | None = None
        self.setVisible(False)

    def set_geometry(self, plan: Plan, shown: StakesShown) -> None:
        """Lie in the plan and show this."""
        # The key of the kept picture has the area's size and what is shown, and squares follow from these.
        self.plan = plan
        self.show_as(plan.inner, shown)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the arrows, and the line over them."""
        assert self.plan is not None and isinstance(self.shown, StakesShown)
        painter.translate(area.topLeft() - self.plan.inner.topLeft())
        paint_stakes(painter, self.plan, self.shown)


def stakes_picture(plan: Plan, shown: StakesShown, dpr: float) -> QPixmap:
    """The same as a picture of the size of the opening."""

    def paint(painter: QPainter) -> None:
        painter.translate(-plan.inner.topLeft())
        paint_stakes(painter, plan, shown)

    return painted(plan.inner.size(), dpr, paint)


def paint_stakes(painter: QPainter, plan: Plan, shown: StakesShown) -> None:
    """Paint arrows and line on the machine."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for origin, goal in shown.ways:
        _paint_goal(painter, plan, origin, goal)
    for origin, goal in shown.ways:
        _paint_arrow(painter, _foot(plan, origin), _end(plan, origin, goal), plan.unit)
    _paint_line(painter, plan, shown.line)


def _foot(plan: Plan, square: Square) -> QPointF:
    return plan.square(square).center() + QPointF(-plan.side * 0.1, plan.side * 0.3)


def _end(plan: Plan, origin: Square, goal: Square) -> QPointF:
    if goal == PIT:
        return QPointF(plan.pit.right() - plan.side * 0.45, _foot(plan, origin).y())
    return _foot(plan, goal) + QPointF(plan.side * 0.1, 0)


def _paint_goal(painter: QPainter, plan: Plan, origin: Square, goal: Square) -> None:
    """A dashed frame round the square to which a hamster is carried; rings on the water where it falls in."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(RED, 2.6)
    if goal == PIT:
        painter.setPen(pen)
        middle = _end(plan, origin, goal)
        for share in (0.34, 0.2):
            painter.drawEllipse(middle, plan.side * share, plan.side * share * 0.42)
        return
    pen.setDashPattern([2.4, 1.7])
    painter.setPen(pen)
    painter.drawRoundedRect(plan.square(goal).adjusted(6, 6, -6, -6), 12, 12)


def _paint_arrow(painter: QPainter, start: QPointF, end: QPointF, unit: float) -> None:
    """A flat arc with a head, red with a light edge."""
    rise = min(26.0, abs(start.x() - end.x()) * 0.22) * unit
    bend = (start + end) / 2 - QPointF(0, rise)
    path = QPainterPath(start)
    path.quadTo(bend, end)
    along = end - bend
    angle = math.atan2(along.y(), along.x())
    size = 15 * unit
    head = QPolygonF(
        [end + QPointF(-size * math.cos(angle + turn), -size * math.sin(angle + turn)) for turn in (-0.5, 0.5)] + [end]
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((QColor("#FFF4E2"), 8.0), (RED, 4.4)):
        pen = QPen(colour, width * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        pen.setWidthF((width - 3) * unit)
        painter.setPen(pen)
        painter.setBrush(colour)
        painter.drawPolygon(head)


def _paint_line(painter: QPainter, plan: Plan, line: str) -> None:
    """What happens, in words, at the top of the belt."""
    now, letters = theme(), font(15, 800)
    text = capital(line)
    size = QSizeF(QFontMetricsF(letters).horizontalAdvance(text) + 34, px(34))
    middle = QPointF(plan.belt.center().x(), plan.inner.top() + 8 + size.height() / 2)
    card = QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)
    materials.paper(painter, card, 12, 2, RED if not now.high_contrast else now.edge, 2.4)
    painter.setPen(now.ink)
    painter.setFont(letters)
    painter.drawText(card, Qt.AlignmentFlag.AlignCenter, text)
