"""The list of kept games on the page of the library, and the line one searches it with."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView

from hamster_table.models.guard import guard
from hamster_table.models.items.library_model import GameLine, LibraryModel
from hamster_table.models.items.table_model import RECORD_ROLE
from hamster_table.models.texts import translate
from hamster_table.views.art.theme import clear_palette, px
from hamster_table.views.pages.library.game_card import Card
from hamster_table.views.widgets.controls import Field
from hamster_table.views.widgets.deferred_update import FollowsWhenSeen
from hamster_table.views.widgets.keyboard import shortcut_override
from hamster_table.views.widgets.scrolling import let_scroll

NO_TEXT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
"""A letter typed with one of these is a shortcut and no text."""


class GameList(QListView, FollowsWhenSeen):
    """The kept games as cards side by side. Arrows walk, a double click opens, letters search."""

    opened = Signal()
    """The present game is to be opened."""
    typed = Signal(str)
    """Letters were typed: somebody searches."""
    menu_wanted = Signal(QPoint)
    """The menu of the present game is wanted there, on the screen."""
    present_changed = Signal()
    """Another game is chosen, or none."""

    def __init__(self, model: LibraryModel, card: Card) -> None:
        super().__init__()
        self.games = model
        self.setModel(model)
        card.setParent(self)
        self.setItemDelegate(card)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        let_scroll(self)
        self.verticalScrollBar().setSingleStep(px(40))
        self.doubleClicked.connect(self.opened)
        self.selectionModel().currentChanged.connect(self.present_changed)
        model.modelReset.connect(self.present_changed)
        self.follow_look()

    @property
    def present(self) -> GameLine | None:
        """The game that is chosen; None where there is none."""
        index = self.currentIndex()
        return index.data(RECORD_ROLE) if index.isValid() else None

    def choose(self, row: int) -> None:
        """Choose the game in this row, or the nearest one."""
        row = min(max(row, 0), self.games.rowCount() - 1)
        if row >= 0:
            index = self.games.index(row, 0)
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            self.scrollTo(index)

    def whole_height(self) -> int:
        """How high it is when all its cards are in sight, in pixels."""
        beside = Card.beside(self.width())
        return px(Card.HEIGHT) * -(-self.games.rowCount() // beside)

    def follow_look(self) -> None:
        """Lie on the paper of this look, with cards of this size."""
        self.setPalette(clear_palette())
        self._lay()

    def _lay(self) -> None:
        # With a grid Qt asks no card for its size. At once: a layout that waits for the picture makes a second one.
        self.setGridSize(Card.size(self.width()))
        self.doItemsLayout()

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters search; Enter and Escape are for the page, unless no button of it answers them."""
        text = event.text()
        if text.isprintable() and text.strip() and not event.modifiers() & NO_TEXT:
            self.typed.emit(text)
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    @guard
    def keyboardSearch(self, search: str) -> None:
        """Letters are for the line above."""

    @guard
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of the game under the pointer, or of the present one."""
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            index = self.indexAt(event.pos())
            if not index.isValid():
                return
            self.choose(index.row())
            self.menu_wanted.emit(event.globalPos())
        # By the menu key: the pointer may be anywhere.
        elif self.present is not None:
            middle = self.visualRect(self.currentIndex()).center()
            self.menu_wanted.emit(self.viewport().mapToGlobal(middle))

    @guard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press beside the cards leaves the chosen one as it is."""
        if self.indexAt(event.position().toPoint()).isValid():
            super().mousePressEvent(event)

    @guard
    def focusInEvent(self, event: QFocusEvent) -> None:
        """There is always a chosen game where there are games."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.choose(0)

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards anew."""
        super().resizeEvent(event)
        self._lay()


class SearchField(Field):
    """A line that searches. Escape empties it, and leaves it when it is empty; the arrow down leads to the list."""

    left = Signal()
    """The keyboard goes back to the list."""

    def __init__(self) -> None:
        super().__init__("", translate("Library", "Search by name, game or player"))
        self.setPlaceholderText(translate("Library", "Search"))
        self.setMaxLength(60)
        self.setClearButtonEnabled(False)

    @guard(fallback=False)
    def event(self, event: QEvent) -> bool:
        """Keep Escape for this line, though a button of the page has that key."""
        asked = shortcut_override(event)
        if asked is not None and asked.key() == Qt.Key.Key_Escape and self.text():
            event.accept()
            return True
        return super().event(event)

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape empties the line; the arrow down leads to the list."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_PageDown):
            self.left.emit()
        else:
            super().keyPressEvent(event)
