"""The rules of a game as a page: chapters in plain words, each with its rulings and a drawn piece."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from hamster_table.engine.game import Game
from hamster_table.models.guard import guard
from hamster_table.models.messages import tr
from hamster_table.models.texts import translate
from hamster_table.views import feature
from hamster_table.views.art.theme import clear_palette, font, px, theme
from hamster_table.views.pages.rules_text import RulesText
from hamster_table.views.widgets.clipboard_page import ClipboardPage
from hamster_table.views.widgets.controls import Choice
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.scrolling import let_scroll


class ChapterLine(QStyledItemDelegate):
    """Draws the title of a chapter; the one that is read lies in a tray."""

    @guard(fallback=QSize(160, 34))
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The title with room around it."""
        width = QFontMetricsF(font("body", 700)).horizontalAdvance(index.data())
        return QSize(int(width) + px(28), px(34))

    @guard
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw it."""
        now, state = theme(), option.state
        room = QRectF(option.rect).adjusted(2, 1, -2, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            has_focus = state & QStyle.StateFlag.State_HasFocus
            painter.setPen(QPen(now.focus, 2.4) if has_focus else QPen(now.hairline, 1))
            painter.setBrush(now.inset)
            painter.drawRoundedRect(room, 8, 8)
        painter.setFont(font("body", 800 if state & QStyle.StateFlag.State_Selected else 700))
        painter.setPen(now.ink)
        painter.drawText(room.adjusted(px(10), 0, 0, 0), int(Qt.AlignmentFlag.AlignVCenter), index.data())
        painter.restore()


class RulesPage(QWidget):
    """The rules on the rail's sheet: a choice of the chapter above the text."""

    def __init__(self, game: Game, chosen: Mapping[str, str] | None = None) -> None:
        super().__init__()
        self.setWindowTitle(translate("Rules", "Rules"))
        self.text = RulesText(game, chosen)
        titles = [(chapter.key, tr(chapter.title)) for chapter in game.chapters]
        self.chapter = Choice(titles, game.chapters[0].key, translate("Rules", "Chapter"))
        self.chapter.picked.connect(self.text.open)
        self.text.read.connect(self.chapter.set_current)
        column = spaced(QVBoxLayout(self), margins=(0, 0, 0, 0))
        column.addWidget(self.chapter)
        column.addWidget(self.text, 1)
        self.setFocusProxy(self.text)

    def is_at_phase(self, phase: int) -> bool:
        """Whether it still shows the chapter about that part, as it was opened."""
        return self.text.is_at(self.text.chapter_of_phase(phase).key)


class RulesBook(ClipboardPage):
    """The rules as a page of their own: the chapters at the left, the text at the right."""

    widest = 1240
    introduction_wanted = Signal(object)
    """(introduction): somebody wants to get to know the game by it."""

    def __init__(self, game: Game, chosen: Mapping[str, str] | None = None) -> None:
        super().__init__(
            game.title, translate("Rules", "The rules in our words, with rulings for what they leave open.")
        )
        self.text = RulesText(game, chosen, with_rulings=True)
        self.list = QListWidget()
        let_scroll(self.list)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setAccessibleName(translate("Rules", "Chapters"))
        self.list.setItemDelegate(ChapterLine(self.list))
        self.list.setMouseTracking(True)
        self.list.addItems([tr(chapter.title) for chapter in self.text.chapters])
        self.list.currentRowChanged.connect(self._turn)
        self.text.read.connect(self._mark)
        row = spaced(QHBoxLayout(), 16)
        row.addWidget(self.list)
        row.addWidget(self.text, 100)
        # The text grows up to its greatest width; this takes what is left beyond.
        row.addStretch(1)
        self.body.addLayout(row)
        self.show_bar(
            translate("Rules", "When a move is not allowed, you are told why."),
            translate("Rules", "The reason leads to its rule."),
            tuple(
                ButtonSpec(one.text, partial(self.introduction_wanted.emit, one))
                for one in feature.introductions(game.id)
            ),
        )
        self.setFocusProxy(self.list)
        self._restyle()
        self.text.open(game.chapters[0].key)

    def _turn(self, row: int) -> None:
        self.text.open(self.text.chapters[row].key)

    def _mark(self, key: str) -> None:
        keys = [chapter.key for chapter in self.text.chapters]
        if key in keys:
            # Else marking the chapter that is read would scroll the text back to its beginning.
            self.list.blockSignals(True)
            self.list.setCurrentRow(keys.index(key))
            self.list.blockSignals(False)
            self.list.scrollToItem(self.list.currentItem())

    def follow_look(self) -> None:
        """Give the list the width of its titles."""
        super().follow_look()
        self._restyle()

    def _restyle(self) -> None:
        self.list.setPalette(clear_palette())
        self.list.doItemsLayout()  # by itself Qt would not ask again how high its lines are
        self.list.setFixedWidth(min(px(240), self.list.sizeHintForColumn(0) + 20))
        self.text.setMaximumWidth(px(860))
