"""What a window has besides its pages, each made when it is first needed: the first picture waits for none of it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow, QStackedLayout

from hamster_table.models.guard import guard
from hamster_table.views import feature
from hamster_table.views.widgets.commands import BACK, MENU
from hamster_table.views.widgets.keyboard import is_pressed

if TYPE_CHECKING:
    from hamster_table.models.storage.disk_writer import Writer
    from hamster_table.models.storage.game_library import Library
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.pages.start.game_cards import LastGameTicket
    from hamster_table.views.pages.start.start_page import StartPage
    from hamster_table.views.widgets.overlays import NoticeBar
    from hamster_table.views.window.file_dialogs import GameFiles
    from hamster_table.views.window.library_controller import LibraryDesk
    from hamster_table.views.window.menu import WindowMenu
    from hamster_table.views.window.navigator import Navigator
    from hamster_table.views.window.new_games import NewGames


class WindowParts(QMainWindow):
    """The parts of the window. Asking for one makes it, and imports what it needs."""

    stack: QStackedLayout
    start: StartPage
    game: GamePage | None

    @cached_property
    def library(self) -> Library:
        """The store of the games of this computer; it is opened later."""
        from hamster_table.models.storage.game_library import Library

        return Library(writer=self.writer, forget=feature.forget)

    @cached_property
    def writer(self) -> Writer:
        """Writes games and settings to the disc, on a thread, in the order in which that is asked for."""
        from hamster_table.models.storage.disk_writer import Writer

        return Writer()

    @cached_property
    def notice(self) -> NoticeBar:
        """The strip at the top of the window that says something."""
        from hamster_table.views.widgets.overlays import NoticeBar

        pages = self.stack.parentWidget()
        assert pages is not None

        def room() -> QRect:
            game = self.game
            return pages.rect() if game is None or game.isHidden() else game.notice_room()

        return NoticeBar(pages, room)

    @cached_property
    def menu(self) -> WindowMenu:
        """What can be done from every page, and its keys."""
        from hamster_table.views.window.menu import WindowMenu

        return WindowMenu(self, cast("Navigator", self))

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back, or open the menu: what a page leaves to the window."""
        if self.may_go_back and (event.key() == Qt.Key.Key_Escape or is_pressed(event, BACK)):
            self.go_back()
        elif is_pressed(event, MENU):  # at a table it is the key of a button
            self.menu.open()
        else:
            super().keyPressEvent(event)

    @property
    def may_go_back(self) -> bool:
        """Whether there is a page before this one: the start screen and the game are places of their own."""
        return self.stack.currentWidget() not in (self.start, self.game)

    def go_back(self) -> None:
        """Show the page before this one."""
        raise NotImplementedError

    @cached_property
    def new_games(self) -> NewGames:
        """Begins new games."""
        from hamster_table.views.window.new_games import NewGames

        return NewGames(cast("Navigator", self))

    @cached_property
    def files(self) -> GameFiles:
        """Opens games and saves them as files."""
        from hamster_table.views.window.file_dialogs import GameFiles

        return GameFiles(self, cast("Navigator", self))

    @cached_property
    def last_game(self) -> LastGameTicket:
        """What the ticket of the start screen shows."""
        from hamster_table.views.pages.start.game_cards import LastGameTicket

        return LastGameTicket(lambda: self.library, self.start, self)

    @cached_property
    def desk(self) -> LibraryDesk:
        """Makes the page of the library, and does what is chosen there."""
        from hamster_table.views.window.library_controller import LibraryDesk

        return LibraryDesk(self, cast("Navigator", self))

    def stop_parts(self) -> None:
        """The window is closed: whatever goes on beside it ends."""
        # Only those that were made: asking for one here would make it.
        for name in ("files", "desk", "last_game"):
            if name in vars(self):
                vars(self)[name].stop()
