"""Another language while the window is open: what is shown is made once more.

People at a table may have a language of their own. It is in force from when the game comes to them until it comes to
somebody else who has another one; away from the table that of the program is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from hamster_table.models.language import LANGUAGE
from hamster_table.views.pages.start.start_page import StartPage
from hamster_table.views.window.lazy_parts import WindowParts

if TYPE_CHECKING:
    from collections.abc import Callable

    from hamster_table.engine.kernel import Seat
    from hamster_table.models.session import Session
    from hamster_table.models.settings import Settings
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.pages.challenge.make_page import MakeChallengePage
    from hamster_table.views.pages.enter_position.position_page import PositionPage
    from hamster_table.views.window.navigator import Navigator

MADE_IN = "made_in"
"""The property of a page that tells in which language it was made; a page without it is in the one in force."""


class SaysAnew(WindowParts):
    """Mixed into the window, it makes the pages again in the language in force.

    The game goes on as it is: its session stays, with whose turn it is, who may see what, and what the person at the
    screen has prepared. Only a piece that hangs in a hand is put back.
    """

    settings: Settings
    _pages: dict[str, QWidget]
    _before: list[QWidget]
    own_language = ""
    """That of the person who is spoken to; "" while it is that of the program."""
    _spoken_to: Seat | None = None
    """The person at the table to whom the program spoke last."""

    # The languages of people

    def greet(self, session: Session) -> None:
        """A game is to be laid on the table: speak to the person whose turn it is, or was."""
        from hamster_table.models import table_languages

        self._spoken_to = table_languages.first_spoken_to(session)
        self._speak(self._own_language_at(session))

    def speak_to(self, seat: Seat) -> bool:
        """Speak to a person at the table, who comes next; whether the table was laid anew for that."""
        old = self.game
        if old is None or self.stack.currentWidget() is not old:
            return False
        self._spoken_to = seat
        if not self._speak(self._own_language_at(old.session)):
            return False
        self._exchange({old: self._new_table(old)})
        return True

    def choose_language(self, seat: Seat, language: str, *_: object) -> None:
        """Speak that language to a person at the table from now on, and remember it; "" for that of the program."""
        from hamster_table.models import table_languages

        assert self.game is not None
        session = self.game.session
        table_languages.choose(session, seat, language)
        self.set_settings(self.settings.with_languages({session.seating.players[seat].name: language}))
        if seat == self._spoken_to:
            self.speak_to(seat)

    def in_its_language(self, page: QWidget) -> QWidget:
        """A page that is to be shown, as it is in its language: it may have been made in another one."""
        if page is self.start:
            self._speak("")
        elif self.game is not None and page is self.game:
            self._speak(self._own_language_at(self.game.session))
        if page.property(MADE_IN) in (None, LANGUAGE.in_force):
            return page
        again = self._new_start() if page is self.start else self._new_table(cast("GamePage", page))
        self._exchange({page: again})
        return again

    def _own_language_at(self, session: Session) -> str:
        # Only now: the first picture waits for nothing of a game.
        from hamster_table.models import table_languages

        return "" if self._spoken_to is None else table_languages.languages_of(session)[self._spoken_to]

    def _speak(self, own_language: str) -> bool:
        """Put the language of a person in force, with "" that of the program; whether it is another one."""
        self.own_language = own_language
        if not LANGUAGE.set(own_language or self.settings.language):
            return False
        self._forget_sentences()
        return True

    # Pages

    def say_anew(self) -> None:
        """Make every page again that can be reached, and show the one that is shown."""
        self._forget_sentences()
        current = self.stack.currentWidget()
        assert current is not None
        start, game = self.start, self.game
        again: dict[QWidget, QWidget] = {start: self._new_start()}
        if game is not None:
            again[game] = self._new_table(game)
        for name, page in self._pages.items():
            if page is current or page in self._before:
                again[page] = self._new_page(name, page)
        gone = {page for page in self._pages.values() if page not in again}
        self._pages = {name: page for name, page in self._pages.items() if page in again}
        self._exchange(again)
        for page in gone:
            self._take_away(page)

    def _exchange(self, again: dict[QWidget, QWidget]) -> None:
        """Put pages in the place of others."""
        current = self.stack.currentWidget()
        assert current is not None
        self._before = [again.get(page, page) for page in self._before]
        self._pages = {name: again.get(page, page) for name, page in self._pages.items()}
        # The page that is seen is set before the old ones go, or another would be seen for a moment.
        if current in again:
            self.stack.setCurrentWidget(again[current])
        for page in again:
            self._take_away(page)
        self._name_window()
        if current in again:
            _same_place(current, again[current]).setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_away(self, page: QWidget) -> None:
        self.stack.removeWidget(page)
        page.deleteLater()

    def _forget_sentences(self) -> None:
        """Let what is in sentences, and on no page, be said in the language in force from now on."""
        if "menu" in vars(self):
            self.menu.say_anew()
        # What they have found out of games is in sentences.
        for part in ("last_game", "desk"):
            if part in vars(self):
                found = vars(self).pop(part)
                found.stop()
                found.deleteLater()

    def _new_start(self) -> StartPage:
        from hamster_table.views.pages.start import game_cards

        self.start = StartPage()
        mark(self.start)
        self._connect_start()
        self.stack.addWidget(self.start)
        self.start.set_games(game_cards.signs())
        self.when_written(self._show_ticket)
        return self.start

    def _new_page(self, name: str, old: QWidget) -> QWidget:
        from hamster_table.views.pages.new_game.new_game_page import NewGamePage

        page: QWidget
        if isinstance(old, NewGamePage):
            page = self.new_games.page(old.game_id)
            page.take_over(old)
        elif name == "position":
            position = cast("PositionPage", old)
            page = self.new_games.position_page(position.new, position.values)
        elif name == "make_challenge":
            page = self.new_games.challenge_page(cast("MakeChallengePage", old).new)
        else:
            page = self._made(name)
        self.stack.addWidget(page)
        return page

    def _new_table(self, old: GamePage) -> GamePage:
        session, is_paused, prepared = old.session, old.pace.is_paused, old.table.draft
        old.pace.stop()
        if (note := old.table.clock.note()) is not None:
            session.remember(note)
        old.table.leave()
        old.animation_player.stop()
        page = self._lay_table(session)
        page.table.go_on_from(old.table)
        page.frame.bar.clock.setChecked(old.frame.bar.clock.isChecked())
        open_sheet(page, old.frame.sheet)
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
        mark(page)
        page.speak_to = self.speak_to
        page.hand_roll.set_wanted(not self.settings.auto_roll)
        session.seating.asks_all = self.settings.asks_all
        session.setParent(page)  # it is deleted with its page
        self._connect_game(page)
        self.stack.addWidget(page)
        return page

    def _made(self, name: str, *topic: str) -> QWidget:
        """The page of this name, with its way back."""
        from hamster_table.views.window import page_factory

        page = page_factory.made(cast("Navigator", self), name, *topic)
        page.back.connect(self.go_back)
        return page

    # What the window itself has

    def _connect_start(self) -> None:
        raise NotImplementedError

    def _connect_game(self, page: GamePage) -> None:
        raise NotImplementedError

    def _show_ticket(self) -> None:
        raise NotImplementedError

    def _name_window(self) -> None:
        raise NotImplementedError

    def set_settings(self, new: Settings) -> None:
        """Put settings in force and keep them."""
        raise NotImplementedError

    def when_written(self, do: Callable[[], object]) -> None:
        """Do it when nothing is on its way to the disc any more."""
        raise NotImplementedError


def mark(page: QWidget) -> None:
    """Note on a page in which language it was made."""
    page.setProperty(MADE_IN, LANGUAGE.in_force)


def open_sheet(page: GamePage, name: str) -> None:
    """Open the sheet of this name, one of `settings.SHEETS`, at a table."""
    if name == "story":
        page.open_story()
    elif name == "rules":
        page.open_rules()


def _same_place(old: QWidget, new: QWidget) -> QWidget:
    """The control of the new page that has the focus on the old one, as far as they have the same controls."""
    focused, were, are = old.focusWidget(), old.findChildren(QWidget), new.findChildren(QWidget)
    same = len(were) == len(are) and focused in were
    return are[were.index(focused)] if same and focused is not None else new
