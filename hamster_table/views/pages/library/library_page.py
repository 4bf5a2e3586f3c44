"""The page of the library: all kept games, those in play and those that are over, and the deleted ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from hamster_table.engine.catalogue import games
from hamster_table.engine.storage.rows import KeptGame
from hamster_table.engine.storage.session_store import KEPT_DAYS
from hamster_table.models.guard import guard
from hamster_table.models.items.library_model import MANY, LibraryModel
from hamster_table.models.storage.summary import Summary
from hamster_table.models.texts import plural, translate
from hamster_table.views import feature
from hamster_table.views.art import sprites
from hamster_table.views.art.theme import px
from hamster_table.views.pages.library.dialogs import ForgetSheet, RenameSheet
from hamster_table.views.pages.library.game_card import Card
from hamster_table.views.pages.library.game_list import GameList, SearchField
from hamster_table.views.thumbnails.thumbnail_process import Pictures
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.clipboard_page import HAMSTER_ASLEEP, WOOD, ClipboardPage
from hamster_table.views.widgets.commands import DELETE, RENAME, UNDO
from hamster_table.views.widgets.controls import Segments
from hamster_table.views.widgets.deferred_update import FollowsLook
from hamster_table.views.widgets.keyboard import is_pressed
from hamster_table.views.widgets.paper_menu import PaperMenu
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.text import TextLabel

KEPT, OPEN, DELETED = "kept", "open", "deleted"
MARGIN = 16 + WOOD + 24
"""How far the words of the page are from the side of the window."""


class LibraryPage(ClipboardPage):
    """All games of this computer. It only says what was chosen; nothing is changed here."""

    widest = 1900

    opened = Signal(int)
    """(id), as in the following: the game is to be opened."""
    page_wanted = Signal(int, str)
    """(id, name): that page of it is to be shown."""
    save_wanted = Signal(int)
    """It is to be saved as a file."""
    file_wanted = Signal()
    """A game in a file is to be opened."""
    renamed = Signal(int, str)
    """(id, title): it gets this title; "" for that of its game."""
    deleted = Signal(int)
    """It is to be put among the deleted games."""
    brought_back = Signal(int)
    """It is to be restored."""
    forgotten = Signal(int, bool)
    """(id, counts_on): deleted for good; what it counted for stays, or goes with it."""
    undone = Signal()
    """What was deleted last is to be restored."""
    shown = Signal()
    """The page is in front: its games may be other ones by now."""
    hidden = Signal()

    def __init__(self, pictures: Pictures, place: str = "") -> None:
        """*place*: which games are shown first, `KEPT` unless it is another one of these."""
        super().__init__(translate("Library", "Your games"))
        self.games = LibraryModel()
        self.card = Card(pictures)
        self.list = GameList(self.games, self.card)
        self.list.setAccessibleName(translate("Library", "Saved games"))
        self._kept: tuple[KeptGame, ...] = ()
        self._damaged = 0
        self._coming = 0
        """The id of the game that is to be the present one once it is listed; 0: that which is."""
        self.search = SearchField()
        places = {
            KEPT: translate("Library", "Games"),
            OPEN: translate("Library", "Not finished"),
            DELETED: translate("Library", "Deleted games"),
        }
        self.place = Segments([*places.items()], place or KEPT, translate("Library", "Show"))
        self.file_button = Button(translate("Library", "From a file…"), icon="folder", size=14)
        self.file_button.chosen.connect(self.file_wanted)
        for part in (self.search, self.place, self.file_button):
            self.head.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        self._nothing = Nothing()
        self._stack = QStackedLayout()
        self.body.addLayout(self._stack, 1)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._nothing)
        self.note = TextLabel(step="small", role="soft_ink", wrap=True)
        self.body.addWidget(self.note)
        pictures.drawn.connect(self._show_picture)
        self._connect()

    def _connect(self) -> None:
        self.list.opened.connect(self._open)
        self.list.typed.connect(self._search_for)
        self.list.menu_wanted.connect(self._open_menu)
        self.list.present_changed.connect(self._name_buttons)
        self.search.textChanged.connect(self._search)
        self.search.left.connect(lambda: self.list.setFocus(Qt.FocusReason.OtherFocusReason))
        self.place.chosen.connect(lambda _: self._show_games())

    # What there is

    def set_games(self, kept: Sequence[KeptGame], damaged: int = 0) -> None:
        """Show these games, the one played last first, and say how many more could not be read."""
        self._kept, self._damaged = tuple(kept), damaged
        self._show_games()

    def stay_at(self, old: LibraryPage) -> None:
        """Show what an older page shows."""
        self.place.set_current(old.place.current)
        self.search.setText(old.search.text())
        self._coming = old.list.present.id if old.list.present is not None else 0

    def expect(self, id: int) -> None:
        """That game comes back, and is to be the present one."""
        self._coming = id

    def learn(self, id: int, summary: Summary) -> None:
        """Show the summary of a game, which was computed meanwhile."""
        self.games.learn(id, summary)

    @property
    def shows_deleted(self) -> bool:
        """Whether the deleted games are in sight."""
        return self.place.current == DELETED

    def _show_games(self) -> None:
        """List what belongs here; the present game stays the present one, or the one that takes its place is."""
        present = self.list.present
        wanted, self._coming = self._coming or (present.id if present is not None else 0), 0
        row = self.list.currentIndex().row()
        deleted, unfinished = self.shows_deleted, self.place.current == OPEN
        # A lesson is no game that somebody waits to go on with: the start screen does not count it either.
        shown = [
            game
            for game in self._kept
            if bool(game.away) == deleted and not (unfinished and (game.is_over or game.is_lesson))
        ]
        if deleted:
            shown.sort(key=lambda game: game.away, reverse=True)
        self.games.set_games(shown)
        self.search.setVisible(len(shown) >= MANY or bool(self.search.text()))
        self._say()
        self._choose(self.games.row_of(wanted), row)

    def body_height(self) -> int:
        """That of all cards, or of the hamster that sleeps."""
        return self.list.whole_height() if self.games.rowCount() else px(HAMSTER_ASLEEP)

    def _choose(self, wanted: int, instead: int) -> None:
        has_games = bool(self.games.rowCount())
        had_focus = self.list.hasFocus()
        self.setFocusProxy(self.list if has_games else self.file_button)
        self._stack.setCurrentIndex(0 if has_games else 1)
        if has_games:
            self.list.choose(wanted if wanted >= 0 else instead)
        elif had_focus:
            self.file_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._name_buttons()
        self._fit_board()

    def _say(self) -> None:
        count = self.games.count
        if self.shows_deleted:
            what = plural(translate("Library", "%n deleted game(s)", None, count), count)
            how = translate("Library", "Deleted games can be restored for {days} days.")
            how, presses = how.format(days=KEPT_DAYS), self._presses_for_deleted()
        else:
            what = plural(translate("Library", "%n game(s)", None, count), count)
            how, presses = translate("Library", "They are saved on this computer only."), self._presses()
        if self.games.is_searched:
            what = plural(translate("Library", "{found} of %n game(s)", None, count), count)
            what = what.format(found=self.games.rowCount())
        self.show_bar(what, how, presses if self.games.rowCount() else ())
        damaged = translate(
            "Library", "%n saved game(s) can no longer be read and cannot be shown.", None, self._damaged
        )
        self.note.setText(plural(damaged, self._damaged))
        self.note.setVisible(bool(self._damaged))
        if not self.games.rowCount():
            self._nothing.say(self._why_nothing())

    def arrange(self) -> None:
        """Where the letters are large, the line to search with has a row of its own."""
        width = px(190)
        parts = (self.title, self.place, self.file_button)
        needed = width + sum(part.sizeHint().width() for part in parts) + 4 * self.head.spacing()
        is_beside = needed <= self.width() - 2 * MARGIN
        if is_beside != (self.head.indexOf(self.search) >= 0):
            (self.body if is_beside else self.head).removeWidget(self.search)
            (self.head if is_beside else self.body).insertWidget(0, self.search)
        self.search.setMaximumWidth(width if is_beside else self.width())
        self.search.setMinimumWidth(width if is_beside else 0)

    def _why_nothing(self) -> str:
        if self.games.is_searched:
            words = translate("Library", "No game matches “{words}”.")
            return words.format(words=self.search.text())
        if self.shows_deleted:
            return translate("Library", "No deleted games. A deleted game can be restored here for 30 days.")
        if self.place.current == OPEN and not all(game.away for game in self._kept):
            if any(game.is_lesson and not game.is_over and not game.away for game in self._kept):
                return translate("Library", "No game waits. Lessons that were begun are among the games.")
            return translate("Library", "Every game is finished.")
        return translate("Library", "No games yet. Every game you start is saved here automatically.")

    def _show_picture(self, id: int) -> None:
        row = self.games.row_of(id)
        if row >= 0:
            self.list.update(self.games.index(row, 0))

    # What can be done

    def _presses(self) -> tuple[ButtonSpec, ...]:
        return (
            ButtonSpec(translate("Library", "Delete"), self._delete, key=DELETE),
            ButtonSpec(translate("Library", "Rename"), self._rename, key=RENAME),
            ButtonSpec(translate("Library", "Save as…"), self._save),
            ButtonSpec(translate("Library", "Open"), self._open, "gold", "Enter"),
        )

    def _presses_for_deleted(self) -> tuple[ButtonSpec, ...]:
        return (
            ButtonSpec(translate("Library", "Delete permanently"), self._forget, key=DELETE),
            ButtonSpec(translate("Library", "Restore"), self._bring_back, "gold", "Enter"),
        )

    def _name_buttons(self) -> None:
        """Say of which game the buttons below speak."""
        if (line := self.list.present) is None:
            return
        # The first one leads back.
        for button in self.bar.buttons[1:]:
            button.setAccessibleName(f"{button.text()}: {line.title}")

    def _open(self) -> None:
        if (line := self.list.present) is not None and not line.kept.away:
            self.opened.emit(line.id)
        elif line is not None:
            self._bring_back()

    def _save(self) -> None:
        if (line := self.list.present) is not None:
            self.save_wanted.emit(line.id)

    def _rename(self) -> None:
        if (line := self.list.present) is not None:
            sheet = RenameSheet(self, line)
            sheet.renamed.connect(lambda name: self.renamed.emit(line.id, name))

    def _delete(self) -> None:
        if (line := self.list.present) is not None:
            self.deleted.emit(line.id)

    def _bring_back(self) -> None:
        if (line := self.list.present) is not None:
            self.brought_back.emit(line.id)

    def _forget(self) -> None:
        if (line := self.list.present) is not None:
            sheet = ForgetSheet(self, line)
            sheet.agreed.connect(partial(self.forgotten.emit, line.id))

    def _open_menu(self, where: QPoint) -> None:
        """All that can be done with the present game."""
        line = self.list.present
        if line is None:
            return
        menu = PaperMenu(self)
        if line.kept.away:
            menu.addAction(translate("Library", "Restore"), self._bring_back)
            menu.addAction(translate("Library", "Delete permanently"), self._forget)
        else:
            menu.addAction(translate("Library", "Open"), self._open)
            if line.kept.is_over and not line.is_secret:
                game = games().get(line.kept.game)
                for page in feature.pages_of_ended_games(game, line.kept.players) if game else ():
                    menu.addAction(page.text, partial(self.page_wanted.emit, line.id, page.name))
            menu.addSeparator()
            menu.addAction(translate("Library", "Rename"), self._rename)
            menu.addAction(translate("Library", "Save as…"), self._save)
            menu.addSeparator()
            menu.addAction(translate("Library", "Delete"), self._delete)
        menu.popup(where)

    # Searching

    def _search_for(self, letters: str) -> None:
        """Somebody types in the list: go on in the line above."""
        if self.search.isVisible():
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)
            self.search.setText(self.search.text() + letters)

    def _search(self, words: str) -> None:
        present = self.list.present
        self.games.search(words)
        self._say()
        self._choose(self.games.row_of(present.id) if present is not None else -1, 0)

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo here is to restore."""
        if is_pressed(event, UNDO):
            self.undone.emit()
        else:
            super().keyPressEvent(event)

    @guard
    def showEvent(self, event: QShowEvent) -> None:
        """The games may be other ones by now."""
        super().showEvent(event)
        self.shown.emit()

    @guard
    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks at the pictures any more, unless the window is only made small."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.hidden.emit()


class Nothing(QWidget, FollowsLook):
    """A sleeping hamster, and why there is nothing to show."""

    def __init__(self) -> None:
        super().__init__()
        self._words = TextLabel(step="lead", role="soft_ink", wrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addSpacing(px(170))
        column.addWidget(self._words)
        column.addStretch(2)

    def say(self, why: str) -> None:
        """Say why there is nothing."""
        self._words.setText(why)
        self.setAccessibleName(why)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the hamster above the words."""
        side = px(160)
        top = self._words.geometry().top() - side - 8
        sprites.draw(QPainter(self), QRectF((self.width() - side) / 2, top, side, side), "hamster-asleep", 2)
