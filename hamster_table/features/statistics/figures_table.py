"""The seats by standing as a table, their luck as bars."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionViewItem

from hamster_table.engine.tallies import Luck
from hamster_table.features.statistics.figures_model import LUCK_ROLE
from hamster_table.models.guard import guard
from hamster_table.views.art.theme import px, theme
from hamster_table.views.widgets.paper_table import ROW, Cell, Index, PaperTable


class FigureCell(Cell):
    """Draws a bar beside the number where there is luck."""

    @guard(fallback=QSize(60, ROW))
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """With room for the bar."""
        size = super().sizeHint(option, index)
        return size + QSize(px(96), 0) if _has_luck(index) else size

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw it."""
        super().paint(painter, option, index)
        if _has_luck(index):
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            room = QRectF(option.rect).adjusted(12, 0, -12 - px(48), 0)
            paint_luck(painter, room, index.data(LUCK_ROLE), reach_of(index))
            painter.restore()


class FiguresTable(PaperTable):
    """The seats by standing."""

    cell = FigureCell

    def columns_of_content(self) -> Sequence[int]:
        """Those of luck too."""
        last = self.model().columnCount() - 1
        has_luck = _has_luck(self.model().index(0, last))
        return (0, last - 1, last) if has_luck else super().columns_of_content()


def paint_luck(painter: QPainter, room: QRectF, luck: Luck, reach: float) -> None:
    """A bar to the right of the middle for more wins than promised, to the left for fewer; *reach* fills its half."""
    now, middle = theme(), room.center()
    painter.setPen(QPen(now.hairline, 1.2))
    painter.drawLine(QPointF(middle.x(), room.top() + 4), QPointF(middle.x(), room.bottom() - 4))
    if not luck.tests:
        return
    width = room.width() / 2 * luck.surplus / reach
    # The width is negative where fewer came than expected.
    bar = QRectF(middle.x(), middle.y() - px(6), width, px(12)).normalized()
    painter.setPen(QPen(now.edge, 1) if now.high_contrast else Qt.PenStyle.NoPen)
    painter.setBrush(now.done if luck.surplus >= 0 else now.danger)
    painter.drawRoundedRect(bar, 3, 3)


def reach_of(index: Index) -> float:
    """How many draws more or fewer fill half of a bar: three, or as many as anybody in the column has."""
    model, column = index.model(), index.column()
    rows = (model.index(row, column).data(LUCK_ROLE) for row in range(model.rowCount()))
    return max([3.0, *(abs(luck.surplus) for luck in rows if isinstance(luck, Luck))])


def _has_luck(index: Index) -> bool:
    """Whether there is luck in this cell: the last one of a row."""
    is_last = index.isValid() and index.column() == index.model().columnCount() - 1
    return is_last and isinstance(index.data(LUCK_ROLE), Luck)
