"""Quiet tables on paper: of seats, of the numbers behind a graph, of finished games."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from hamster_table.models.guard import guard
from hamster_table.models.items.table_model import LEFT, SEAT_ROLE, WHO_ROLE
from hamster_table.models.people import PEOPLE
from hamster_table.views.art import people_drawings, sprites
from hamster_table.views.art.theme import clear_palette, font, px, theme, with_alpha
from hamster_table.views.widgets.deferred_update import FollowsWhenSeen
from hamster_table.views.widgets.keyboard import ENTER_KEYS, keep_enter
from hamster_table.views.widgets.scrolling import let_scroll

Index = QModelIndex | QPersistentModelIndex
ROW = 29
"""The height of a row at 100 %, in pixels."""
MARGIN, NARROW = 12, 5
"""The room on both sides of the words of a cell, and where the width is short; in pixels."""
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class Cell(QStyledItemDelegate):
    """Draws a cell: badge and name in the first column, else its words."""

    @guard(fallback=QSize(60, ROW))
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The words with room around them."""
        width = QFontMetricsF(font(14.5, 800)).horizontalAdvance(index.data() or "")
        badge = px(34) if index.column() == 0 and index.data(SEAT_ROLE) is not None else 0
        return QSize(ceil(width) + 2 * _margin(option.widget) + 1 + badge, px(ROW))

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw it above a hairline."""
        now, room = theme(), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(now.focus, 2.4))
            painter.drawRoundedRect(room.adjusted(2, 2, -2, -2), 6, 6)
        painter.setPen(QPen(with_alpha(now.hairline, 0.6), 1))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        margin = _margin(option.widget)
        inside = room.adjusted(margin, 0, -margin, 0)
        seat = index.data(SEAT_ROLE) if index.column() == 0 else None
        person = PEOPLE.find(index.data(WHO_ROLE) or "") if seat is not None else None
        side = px(20) if person is None else px(26)
        if seat is not None and (person is not None or seat >= 0):
            place = QRectF(inside.left(), room.center().y() - side / 2, side, side)
            sprites.draw(painter, place, people_drawings.head(person) if person else people_drawings.badge_name(seat))
            inside.setLeft(inside.left() + side + 8)
        painter.setPen(now.ink)
        painter.setFont(font(14.5, 800 if index.column() == 0 else 700))
        words = QFontMetricsF(painter.font()).elidedText(
            index.data() or "", Qt.TextElideMode.ElideRight, inside.width()
        )
        side_of = index.data(Qt.ItemDataRole.TextAlignmentRole) or MIDDLE
        painter.drawText(inside, int(side_of), words)
        painter.restore()


def _margin(table: object) -> int:
    return table.margin if isinstance(table, PaperTable) else MARGIN


class Titles(QHeaderView):
    """The titles of the columns, in a tray."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    @guard(fallback=QSize(0, 28))
    def sizeHint(self) -> QSize:
        """One line, or two where the titles are long."""
        return QSize(super().sizeHint().width(), px(28))

    @guard(fallback=QSize(60, 28))
    def sectionSizeFromContents(self, section: int) -> QSize:
        """The title with room around it."""
        title = self.model().headerData(section, Qt.Orientation.Horizontal)
        width = QFontMetricsF(font(13, 800)).horizontalAdvance(title or "")
        return QSize(ceil(width) + 2 * _margin(self.parent()) + 1, px(28))

    @guard
    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Draw the title of a column."""
        now, last = theme(), self.count() - 1
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.inset)
        tray = QRectF(rect)
        # Drawn wider than its section and clipped, so that only the two ends of the whole row are round.
        painter.setClipRect(tray)
        painter.drawRoundedRect(tray.adjusted(0 if section == 0 else -20, 0, 0 if section == last else 20, 0), 8, 8)
        painter.setFont(font(13, 800))
        painter.setPen(now.soft_ink)
        title = self.model().headerData(section, Qt.Orientation.Horizontal)
        side = self.model().headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole) or MIDDLE
        margin = _margin(self.parent())
        room = tray.adjusted(margin, 0, -margin, 0)
        words = QFontMetricsF(painter.font()).elidedText(title, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(side), words)
        painter.restore()


class PaperTable(QTableView, FollowsWhenSeen):
    """A table that lies on paper: no grid, no frame, its own titles."""

    cell: type[Cell] = Cell
    """What draws its cells."""

    def __init__(self, model: QAbstractItemModel, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.margin = MARGIN
        """The room on both sides of the words of a cell, in pixels."""
        self.setHorizontalHeader(Titles())
        self.setItemDelegate(self.cell(self))
        self.setModel(model)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        let_scroll(self)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        # Tab leads out of the table, as everywhere; the arrows walk in it.
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        model.modelReset.connect(self.follow_look)
        model.rowsInserted.connect(self.follow_look)
        self.follow_look()

    @property
    def takes_enter(self) -> bool:
        """Whether Enter is for what is chosen here, and not for the gold button."""
        return self.currentIndex().isValid()

    @guard(fallback=False)
    def event(self, event: QEvent) -> bool:
        """Enter is for the cell with the ring; otherwise the gold button gets it."""
        return (self.takes_enter and keep_enter(event)) or super().event(event)

    def follow_look(self) -> None:
        """Take on the theme and share the width among the columns."""
        self.setPalette(clear_palette())
        self.verticalHeader().setDefaultSectionSize(px(ROW))
        self._share_width()
        self.updateGeometry()

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._share_width()

    def columns_of_content(self) -> Sequence[int]:
        """The columns that are as wide as what is in them; all others share what is left."""
        columns = self.model().columnCount()
        last = self.model().headerData(columns - 1, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
        # Words at the end of a row want all the room that numbers leave.
        return range(columns - 1) if last == LEFT else range(min(1, columns))

    def _share_width(self) -> None:
        """Give numbers equal shares of the width that words leave."""
        self.margin = MARGIN
        widths = self._widths()
        lacking = sum(widths) - self.viewport().width()
        if lacking > 0:
            self.margin = max(NARROW, MARGIN - ceil(lacking / 2 / len(widths)))
            widths = self._widths()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in self.columns_of_content():
            self.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self._keep_titles_whole(widths)

    def _widths(self) -> list[int]:
        """By column: the width of its words."""
        header = self.horizontalHeader()
        return [max(header.sectionSizeHint(c), self.sizeHintForColumn(c)) for c in range(header.count())]

    def _keep_titles_whole(self, widths: Sequence[int]) -> None:
        """Give the columns whose equal share is less than their words the width of their words."""
        header, mode = self.horizontalHeader(), QHeaderView.ResizeMode
        equal = [c for c in range(header.count()) if header.sectionResizeMode(c) == mode.Stretch]
        left = self.viewport().width() - sum(width for c, width in enumerate(widths) if c not in equal)
        for column in sorted(equal, key=lambda c: -widths[c]):
            if widths[column] <= left / len(equal):
                break
            header.setSectionResizeMode(column, mode.ResizeToContents)
            left -= widths[column]
            equal.remove(column)

    def whole_height(self) -> int:
        """How high it is when all its rows are in sight, in pixels."""
        return px(28) + px(ROW) * self.model().rowCount() + 2


class GamesTable(PaperTable):
    """Finished games, or what is from one. A press on a row, or Enter, leads to its game."""

    chosen = Signal(int)
    """The row."""

    def __init__(self, model: QAbstractItemModel, name: str) -> None:
        super().__init__(model, name)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda index: self.chosen.emit(index.row()))

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter leads to the game of the row."""
        if event.key() in ENTER_KEYS and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)
