"""Another language while the window is open: what is shown is made once more.

People at a table may have a language and a size of text of their own. They are in force from when the game comes to
them until it comes to somebody else who has others; away from the table those of the program are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from hamster_table.models.language import LANGUAGE
from hamster_table.models.people import PEOPLE
from hamster_table.views.art.theme import set_text_scale

if TYPE_CHECKING:
    from hamster_table.engine.kernel import Seat
    from hamster_table.models.people import People
    from hamster_table.models.session import Session
    from hamster_table.models.settings import Settings
    from hamster_table.views.board.interface import BoardInterface
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.pages.start.start_page import StartPage
    from hamster_table.views.window.pages import Pages

MADE_IN = "made_in"
"""The property of a page that tells in which language it was made; a page without it is in the one in force."""


class SpokenWindow(Protocol):
    """What it takes to say everything in a window anew."""

    settings: Settings
    pages: Pages
    start: StartPage
    game: GamePage | None

    def set_people(self, new: People) -> None:
        """Know these people from now on, and keep them."""

    def make_start(self) -> StartPage:
        """The start screen, in the language in force."""

    def lay_table(self, session: Session, before: BoardInterface | None = None) -> GamePage:
        """The page of a session, in the language in force; *before*: the table of it until now."""

    def made(self, name: str) -> QWidget:
        """The page of this name, with its way back."""

    def forget_sentences(self) -> None:
        """Let what is in sentences, and on no page, be said in the language in force from now on."""

    def name_window(self) -> None:
        """Say in the title which game is shown."""


class Languages:
    """Decides in which language the window speaks, and makes its pages again where that is another one.

    The game goes on as it is: its session stays, with whose turn it is, who may see what, and what the person at the
    screen has prepared. Only a piece that hangs in a hand is put back.
    """

    def __init__(self, window: SpokenWindow) -> None:
        self._window = window
        self.own = ""
        """That of the person who is spoken to; "" while it is that of the program."""
        self.own_scale = 0
        """The size of text of that person, in percent; 0 while it is that of the program."""
        self._spoken_to: Seat | None = None
        """The person at the table to whom the program spoke last."""

    # The languages of people

    def greet(self, session: Session) -> None:
        """A game is to be laid on the table: speak to the person whose turn it is, or was."""
        from hamster_table.models import table_languages

        self._spoken_to = table_languages.first_spoken_to(session)
        self._speak(*self._own_at(session))

    def speak_to(self, seat: Seat) -> bool:
        """Speak to a person at the table, who comes next; whether the table was laid anew for that."""
        old = self._window.game
        if old is None or self._window.pages.shown is not old:
            return False
        self._spoken_to = seat
        if not self._speak(*self._own_at(old.session)):
            return False
        self._exchange({old: self._new_table(old)})
        return True

    def choose(self, seat: Seat, language: str) -> None:
        """Speak that language to a person at the table from now on, and remember it; "" for that of the program."""
        from hamster_table.models import table_languages

        assert self._window.game is not None
        session = self._window.game.session
        person = PEOPLE.find(session.seating.players[seat].name)
        if person is None:
            table_languages.choose(session, seat, language)
        else:
            self._window.set_people(PEOPLE.now.with_person(person._replace(language=language)))
        if seat == self._spoken_to:
            self.speak_to(seat)

    def in_its_own(self, page: QWidget) -> QWidget:
        """A page that is to be shown, as it is in its language: it may have been made in another one."""
        window = self._window
        if page is window.start:
            self._speak("", 0)
        elif window.game is not None and page is window.game:
            self._speak(*self._own_at(window.game.session))
        if page.property(MADE_IN) in (None, LANGUAGE.in_force):
            return page
        window.forget_sentences()
        again = self._again(page)
        self._exchange({page: again})
        return again

    def puts_off(self, page: QWidget) -> bool:
        """Whether nothing is to be written on the start screen or the table now, which would be in another language
        than all of it: then it is made again when it is shown."""
        if page.property(MADE_IN) == LANGUAGE.in_force:
            return False
        page.setProperty(MADE_IN, "")
        return True

    def _again(self, page: QWidget) -> QWidget:
        """The start screen or the table, in the language in force."""
        return self._window.make_start() if page is self._window.start else self._new_table(cast("GamePage", page))

    def _own_at(self, session: Session) -> tuple[str, int]:
        # Only now: the first picture waits for nothing of a game.
        from hamster_table.models import table_languages

        if self._spoken_to is None:
            return "", 0
        person = PEOPLE.find(session.seating.players[self._spoken_to].name)
        return table_languages.languages_of(session)[self._spoken_to], 0 if person is None else person.text_scale

    def _speak(self, own: str, scale: int) -> bool:
        """Put the language and the size of text of a person in force, with "" and 0 those of the program; whether it is
        another language."""
        self.own, self.own_scale = own, scale
        set_text_scale((scale or self._window.settings.text_scale) / 100)
        if not LANGUAGE.set(own or self._window.settings.language):
            return False
        self._window.forget_sentences()
        return True

    # Pages

    def say_anew(self) -> None:
        """Make every page again that can be reached, and show the one that is shown. The start screen and the table,
        which cost the most, wait until they are."""
        window, pages = self._window, self._window.pages
        window.forget_sentences()
        current = pages.shown
        again: dict[QWidget, QWidget] = {}
        for page in filter(None, (window.start, window.game)):
            if page is current:
                again[page] = self._again(page)
            else:
                page.setProperty(MADE_IN, "")
        for name, page in pages.by_name.items():
            if page is current or page in pages.before:
                again[page] = self._new_page(name, page)
        pages.keep_only(again)
        self._exchange(again)

    def _exchange(self, again: dict[QWidget, QWidget]) -> None:
        """Put pages in the place of others."""
        current = self._window.pages.shown
        self._window.pages.exchange(again)
        self._window.name_window()
        if current in again:
            _same_place(current, again[current]).setFocus(Qt.FocusReason.OtherFocusReason)

    def _new_page(self, name: str, old: QWidget) -> QWidget:
        remake = getattr(old, "remake", None)
        page: QWidget = self._window.made(name) if remake is None else remake(old)
        if (stay := getattr(page, "stay_at", None)) is not None:
            stay(old)
        self._window.pages.add(page)
        return page

    def _new_table(self, old: GamePage) -> GamePage:
        session, is_paused = old.session, old.pace.is_paused
        old.pace.stop()
        if (note := old.table.clock.note()) is not None:
            session.remember(note)
        old.table.leave()
        old.animation_player.stop()
        page = self._window.lay_table(session, old.table)
        page.frame.bar.clock.setChecked(old.frame.bar.clock.isChecked())
        open_sheet(page, old.frame.sheet)
        if is_paused:
            page.pace.pause()
        if session.is_past:
            page.look_back()
        # Whoever is waited for behind a curtain is waited for behind the new one.
        if session.handover_seat is not None:
            session.hand_over.emit(session.handover_seat)
        return page


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
