"""Another language while the window is open: everything that is shown is made once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from hamster_table.views.pages.start.start_page import StartPage
from hamster_table.views.window.lazy_parts import WindowParts

if TYPE_CHECKING:
    from collections.abc import Callable

    from hamster_table.models.session import Session
    from hamster_table.models.settings import Settings
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.pages.new_game.new_game_page import NewGamePage
    from hamster_table.views.window.navigator import Navigator


class SaysAnew(WindowParts):
    """Mixed into the window, it makes the pages again in the language in force.

    The game goes on as it is: its session stays, with whose turn it is, who may see what, and what the person at the
    screen has prepared. Only a piece that hangs in a hand is put back.
    """

    settings: Settings
    game: GamePage | None
    _pages: dict[str, QWidget]
    _before: list[QWidget]

    def say_anew(self) -> None:
        """Make every page again that can be reached, and show the one that is shown."""
        if "menu" in vars(self):
            vars(self).pop("menu").take_away()
            self.menu.setParent(self)
        # What they have found out of games is in sentences.
        for part in ("last_game", "desk"):
            if part in vars(self):
                found = vars(self).pop(part)
                found.stop()
                found.deleteLater()
        current = self.stack.currentWidget()
        assert current is not None
        start, game = self.start, self.game
        again: dict[QWidget, QWidget] = {start: self._new_start()}
        if game is not None:
            again[game] = self._new_table(game)
        for name, page in self._pages.items():
            if page is current or page in self._before:
                again[page] = self._new_page(name, page)
        self._before = [again[page] for page in self._before]
        # The page that is seen is set before the old ones go, or another would be seen for a moment.
        self.stack.setCurrentWidget(again[current])
        for page in {*again, *self._pages.values()}:
            self.stack.removeWidget(page)
            page.deleteLater()
        self._pages = {name: again[page] for name, page in self._pages.items() if page in again}
        self._name_window()
        _same_place(current, again[current]).setFocus(Qt.FocusReason.OtherFocusReason)

    def _new_start(self) -> StartPage:
        from hamster_table.views.pages.start import game_cards

        self.start = StartPage()
        self._connect_start()
        self.stack.addWidget(self.start)
        self.start.set_games(game_cards.signs())
        self.when_written(self._show_ticket)
        return self.start

    def _new_page(self, name: str, old: QWidget) -> QWidget:
        from hamster_table.views.pages.new_game.new_game_page import NewGamePage

        page: QWidget
        if isinstance(old, NewGamePage):
            page = self._new_game_page(old.game_id)
            page.take_over(old)
        else:
            page = self._made(name)
        self.stack.addWidget(page)
        return page

    def _new_table(self, old: GamePage) -> GamePage:
        session, is_paused, prepared = old.session, old.pace.is_paused, old.table.draft
        old.pace.stop()
        if (note := old.table.note_to_keep()) is not None:
            session.remember(note)
        old.table.leave()
        old.animation_player.stop()
        page = self._lay_table(session)
        if is_paused:
            page.pace.pause()
        if prepared is not None:
            page.table.draft = prepared
            page.sync()
        if session.is_past:
            page.look_back()
        # Whoever is waited for behind a curtain is waited for behind the new one.
        if session.handover_seat is not None:
            session.hand_over.emit(session.handover_seat)
        return page

    def _lay_table(self, session: Session) -> GamePage:
        """Put the page of a session on the table."""
        from hamster_table.views.game.game_page import GamePage

        page = self.game = GamePage(session, self.settings.pace)
        page.hand_roll.set_wanted(not self.settings.auto_roll)
        session.setParent(page)  # it is deleted with its page
        self._connect_game(page)
        self.stack.addWidget(page)
        return page

    def _made(self, name: str, *topic: str) -> QWidget:
        """The page of this name, with its way back."""
        from hamster_table.views.window import page_factory

        page = page_factory.PAGE_FACTORIES[name](cast("Navigator", self), *topic)
        page.back.connect(self.go_back)
        return page

    # What the window itself has

    def _connect_start(self) -> None:
        raise NotImplementedError

    def _connect_game(self, page: GamePage) -> None:
        raise NotImplementedError

    def _new_game_page(self, game: str) -> NewGamePage:
        raise NotImplementedError

    def _show_ticket(self) -> None:
        raise NotImplementedError

    def _name_window(self) -> None:
        raise NotImplementedError

    def go_back(self) -> None:
        """Show the page before this one."""
        raise NotImplementedError

    def when_written(self, do: Callable[[], object]) -> None:
        """Do it when nothing is on its way to the disc any more."""
        raise NotImplementedError


def _same_place(old: QWidget, new: QWidget) -> QWidget:
    """The control of the new page that has the focus on the old one, as far as they have the same controls."""
    focused, were, are = old.focusWidget(), old.findChildren(QWidget), new.findChildren(QWidget)
    same = len(were) == len(are) and focused in were
    return are[were.index(focused)] if same and focused is not None else new
