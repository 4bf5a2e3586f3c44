"""The window: one page at a time, the game that is on the table, and the ways between them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from hamster_table.models import people, settings
from hamster_table.models.guard import guard
from hamster_table.models.people import PEOPLE, People, Person
from hamster_table.models.seat_names import name_key
from hamster_table.models.settings import Settings
from hamster_table.models.texts import translate
from hamster_table.system import paths
from hamster_table.views import feature
from hamster_table.views.pages.start.start_page import StartPage
from hamster_table.views.widgets.commands import BACK, MENU
from hamster_table.views.widgets.keyboard import is_pressed
from hamster_table.views.widgets.presses import PRESSES
from hamster_table.views.window import notices, placement
from hamster_table.views.window.apply_settings import apply_settings
from hamster_table.views.window.dropped_files import Drops
from hamster_table.views.window.languages import Languages, mark, open_sheet
from hamster_table.views.window.large_windows import TextGrowth
from hamster_table.views.window.pages import Pages

if TYPE_CHECKING:
    from concurrent.futures import Future
    from types import ModuleType

    from hamster_table.engine.kernel import Seat
    from hamster_table.engine.storage.save_file import SaveError
    from hamster_table.engine.storage.session_store import StoredGame
    from hamster_table.models.ai.computer_players import AiClient
    from hamster_table.models.session import Session
    from hamster_table.models.storage.disk_writer import Writer
    from hamster_table.models.storage.game_library import Library, OpenedGame, PendingGame
    from hamster_table.views.board.interface import BoardInterface
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.pages.start.game_cards import LastGameTicket
    from hamster_table.views.widgets.overlays import NoticeBar
    from hamster_table.views.widgets.prompt_bar import ButtonSpec
    from hamster_table.views.window.file_dialogs import GameFiles
    from hamster_table.views.window.library_controller import LibraryDesk
    from hamster_table.views.window.menu import WindowMenu
    from hamster_table.views.window.new_games import NewGames

# What the first picture does not need is imported where it is: how soon that picture is there counts.
LAID_ASIDE = 8
"""So many games at most keep what was laid aside in them: those that were left last."""
_LIBRARY = ("library_controller", "page_factory", "file_dialogs", "page_speech")
"""What the library needs when it is opened, beside this module."""


def _thinker() -> AiClient:
    from hamster_table.models.ai.ai_process import AiProcess

    return AiProcess(programs=settings.load(paths.settings_file()).programs)


def _load_library() -> ModuleType:
    """The module with its desk; the others are loaded too."""
    desk, *_ = (import_module(f"{__package__}.{name}") for name in _LIBRARY)
    return desk


class MainWindow(QMainWindow):
    """Holds every page. It makes the session of a game and passes it on; pages know nothing of each other."""

    shown = Signal()
    """The first picture is there."""

    def __init__(self, make_thinker: Callable[[], AiClient | None] = _thinker) -> None:
        super().__init__()
        self.settings, self._unread = settings.load_checked(paths.settings_file())
        self._are_defaults = bool(self._unread)
        apply_settings(self.settings)
        PEOPLE.now, unread = people.load_checked(paths.people_file())
        self._unread += unread
        self._take_people_over()
        self._make_thinker = make_thinker
        self._thinker: AiClient | None = None
        self._opening: Path | None = None  # a file that was named at the start
        self._is_open = True
        self.game: GamePage | None = None
        self._kept: StoredGame | PendingGame | None = None
        self._noted: StoredGame | None = None
        self._aside: dict[int, Any] = {}
        """What was laid aside in games that others have taken the place of, by where they are kept."""
        ground = QWidget()
        self.pages = Pages(ground)
        self.setCentralWidget(ground)
        self.languages = Languages(self)
        self.start = self._new_start()
        Drops(self, lambda path: self.files.open_path(path))
        TextGrowth(self)
        placement.restore(self, self.settings)
        placement.watch_screens(self)
        if QGuiApplication.platformName() == "wayland":
            placement.WholePicture(self)
        self.name_window()
        self.start.installEventFilter(self)

    # The first moments

    def _new_start(self) -> StartPage:
        start = StartPage()
        mark(start)
        self.pages.add(start)
        start.new_game.connect(lambda game: self.new_games.set_up(game))
        start.rules.connect(lambda game: self.show_page("rules", game))
        start.continue_game.connect(self.continue_game)
        start.page_wanted.connect(self.show_page)
        start.unfinished_wanted.connect(lambda: self.show_page("library", "open"))
        return start

    def make_start(self) -> StartPage:
        """The start screen, made once more in the language in force."""
        from hamster_table.views.pages.start import game_cards

        self.start = self._new_start()
        self.start.set_games(game_cards.signs())
        self.library.open(self._show_ticket)
        return self.start

    def open_when_shown(self, path: Path) -> None:
        """Open this file as soon as the first picture is there."""
        self._opening = path

    def _after_first_picture(self) -> None:
        """What the first picture need not wait for: the games in their boxes, keys, the last game, a file to open."""
        from hamster_table.views.pages.start import game_cards

        # Before anybody is told: a file that is wanted then lies over all that the start screen has.
        self.start.set_games(game_cards.signs())
        self.shown.emit()
        if not self._is_open:  # whoever was told may have closed it
            return
        self.menu.setParent(self)  # asking for the menu makes it, and with it the keys of the window
        self.library.open(self._after_opening)
        # At once, also where the kept games are not there yet: until then a press would begin or continue another game.
        if self._opening is not None:
            self.files.open_path(self._opening)

    def _after_opening(self) -> None:
        """The kept games can be read, or cannot."""
        self._show_ticket()
        if self._is_open:
            self.library.sweep_files()
            if self.notice.isHidden():
                notices.report_earlier_crash(self.say)
            if self.settings.keys:
                notices.mend_keys(self)
            self.writer.do(_load_library, self._paint_ahead)

    def _paint_ahead(self, loaded: Future[ModuleType]) -> None:
        """Whoever opens the library for the first time waits neither for its code nor for the pictures on its cards."""
        if self._is_open:
            loaded.result().paint_ahead(self)

    def when_written(self, do: Callable[[], object]) -> None:
        """Do it when nothing is on its way to the disc any more: at once, or as soon as a slow disc allows."""
        self.writer.when_idle(lambda: do() if self._is_open else None)

    def show_ticket(self) -> None:
        """Let the ticket of the start screen show the game that *Continue* opens now."""
        if self._is_open and not self.languages.puts_off(self.start):
            self.last_game.show(self.kept_id)

    def _show_ticket(self) -> None:
        if not self._is_open:
            return
        self.show_ticket()
        # What was mended is said once; a store that still cannot be opened makes the same trouble again.
        trouble, self.library.trouble = self.library.trouble, None
        notices.say_what_was_found(self.say, trouble, self._unread)

    # Its parts, each made when it is first wanted: the first picture waits for none of them

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

        pages = self.centralWidget()
        assert pages is not None

        def room() -> QRect:
            game = self.game
            return pages.rect() if game is None or game.isHidden() else game.notice_room()

        return NoticeBar(pages, room)

    @cached_property
    def menu(self) -> WindowMenu:
        """What can be done from every page, and its keys."""
        from hamster_table.views.window.menu import WindowMenu

        return WindowMenu(self, self)

    @cached_property
    def new_games(self) -> NewGames:
        """Begins new games."""
        from hamster_table.views.window.new_games import NewGames

        return NewGames(self)

    @cached_property
    def files(self) -> GameFiles:
        """Opens games and saves them as files."""
        from hamster_table.views.window.file_dialogs import GameFiles

        return GameFiles(self, self)

    @cached_property
    def last_game(self) -> LastGameTicket:
        """What the ticket of the start screen shows."""
        from hamster_table.views.pages.start.game_cards import LastGameTicket

        return LastGameTicket(lambda: self.library, self.start, self)

    @cached_property
    def desk(self) -> LibraryDesk:
        """Makes the page of the library, and does what is chosen there."""
        from hamster_table.views.window.library_controller import LibraryDesk

        return LibraryDesk(self, self)

    def forget_sentences(self) -> None:
        """Let what is in sentences, and on no page, be said in the language in force from now on."""
        if "menu" in vars(self):
            self.menu.say_anew()
        # What they have found out of games is in sentences.
        for part in ("last_game", "desk"):
            if part in vars(self):
                found = vars(self).pop(part)
                found.stop()
                found.deleteLater()

    def stop_parts(self) -> None:
        """The window is closed: whatever goes on beside it ends."""
        # Only those that were made: asking for one here would make it.
        for name in ("files", "desk", "last_game"):
            if name in vars(self):
                vars(self)[name].stop()

    # Games

    def continue_game(self) -> None:
        """Take up the game on the table, or else the one that was played last."""
        if self._kept is not None and self.game is not None and self.game.session.match.waiting:
            self._to(self.game)
        else:
            wanted_on = self.page
            self.when_written(lambda: self._continue_last(wanted_on))

    def _continue_last(self, wanted_on: QWidget) -> None:
        last = next(iter(self.library.to_go_on(self.kept_id)), None)
        # On a slow disc this comes later: whoever has opened something else meanwhile wants that.
        if last is not None and self.page is wanted_on and not self.files.is_opening:
            self.files.resume(last.id)

    def begin(self, taken: OpenedGame) -> None:
        """Lay a game on the table, in place of the one that is there; that one stays in the store."""
        from hamster_table.engine.storage import annotations as notes
        from hamster_table.models.chance_source import chance_source_of
        from hamster_table.models.session import Session

        self.files.stop()  # another game that is being opened is not wanted any more
        self.clear_table()
        session = Session(
            taken.match,
            taken.players,
            self._thinker_for(taken),
            taken.kept or taken.noted,
            is_closed=taken.is_closed,
            notes=notes.read(taken.notes, taken.match),
            writer=self.writer,
            chance_source=chance_source_of(taken.match.game),
        )
        self._kept, self._noted = taken.kept, taken.noted
        self.languages.greet(session)
        page = self.lay_table(session)
        page.table.take_up(self._aside.pop(self.kept_id, None))
        self._to(page)
        self._lay_sheet_again(page)
        if taken.is_over:
            page.look_back()
        if why := taken.problem or taken.trouble:
            self.show_error(why)

    def lay_table(self, session: Session, before: BoardInterface | None = None) -> GamePage:
        """Put the page of a session on the table, in the language in force. *before*: the table of it until now."""
        from hamster_table.views.game.game_page import GamePage

        size = self.pages.shown.size()
        page = self.game = GamePage(session, self.settings.pace, not self.settings.auto_roll, size, before)
        mark(page)
        page.speak_to = self.languages.speak_to
        session.seating.asks_all = self.settings.asks_all
        session.setParent(page)  # it is deleted with its page
        self._connect_game(page)
        self.pages.add(page)
        return page

    def _lay_sheet_again(self, page: GamePage) -> None:
        """Open the sheet that was opened last, where it covers nothing and no curtain is down."""
        if page.frame.has_room_for_sheet and page.session.handover_seat is None:
            open_sheet(page, self.settings.sheet)
            page.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _thinker_for(self, taken: OpenedGame) -> AiClient | None:
        return self.thinker() if any(player.kind != "person" for player in taken.players) else self._thinker

    def thinker(self) -> AiClient | None:
        """What computer players think in, made when it is first wanted."""
        if self._thinker is None:
            self._thinker = self._make_thinker()
        return self._thinker

    def _connect_game(self, page: GamePage) -> None:
        from hamster_table.views.window.companions import attend

        page.home.connect(self.go_home)
        page.again.connect(self.new_games.same_again)
        page.rail.connect(self._rail)
        page.menu.connect(self.menu.open)
        page.pace_menu.connect(self.menu.open_pace)
        page.finale.read_records = lambda: (self.library.records(), self.kept_id)
        page.save_wanted.connect(self.files.ask_where_to_save)
        page.computer_wanted.connect(lambda seat: self.change_seat(seat, "steady"))
        page.habit_changed.connect(lambda *habit: self.set_people(PEOPLE.now.with_habit(*habit)))
        page.set_habits(PEOPLE.now.habits_of(page.session.match.game.id))
        attend(page, self)

    def choose_language(self, seat: Seat, language: str, *_: object) -> None:
        """Speak that language to a person at the table from now on, and remember it; "" for that of the program."""
        self.languages.choose(seat, language)

    def change_seat(self, seat: Seat, kind: str, *_: object) -> None:
        """Let a person or a computer player play on a seat of the game on the table from now on."""
        from hamster_table.views.window.seat_menu import change_seat

        if self.game is not None:
            change_seat(self.game, seat, kind, None if kind == "person" else self.thinker())

    def clear_table(self) -> None:
        """Take the game off the table, with the pages that tell of it; it stays in the store."""
        if self.game is not None:
            from hamster_table.views.window import page_factory

            self.pages.drop(page_factory.pages_of_table())
            if self.kept_id and (aside := self.game.table.laid_aside()):
                self._aside[self.kept_id] = aside
                if len(self._aside) > LAID_ASIDE:
                    del self._aside[next(iter(self._aside))]
            self.game.leave()
            self.pages.take_away(self.game)
            self.game = None

    # Pages

    def show_page(self, name: str, *topic: str) -> None:
        """Make the page of this name (`page_factory`) and show it; *topic* is handed to its factory."""
        self.put(name, self.made(name, *topic))

    def made(self, name: str, *topic: str) -> QWidget:
        """The page of this name, with its way back."""
        from hamster_table.views.window import page_factory

        page = page_factory.made(self, name, *topic)
        page.back.connect(self.go_back)
        return page

    def show_game(self, name: str = "") -> None:
        """Show the game on the table, or its page of that name; nothing where there is none."""
        if self.game is not None:
            self.pages.before.clear()
            self._to(self.game)
            if name:
                self.show_page(name)

    def look_at(self, moment: int) -> None:
        """Show the game on the table at an earlier moment, a length of its ledger."""
        self.show_game()
        if self.session is not None:
            self.session.look_at(moment)

    def go_home(self) -> None:
        """Show the start screen; the game on the table stays there and can be continued, by whoever comes."""
        if self.session is not None and self.game is not None:
            prepared = self.game.table.laid_aside()
            if self.session.cover_secrets():
                self.game.table.take_up(prepared)
        self.pages.before.clear()
        self._to(self.start)
        self.library.open(self._show_ticket)

    def go_back(self) -> None:
        """Show the page before this one, or else the start screen."""
        self._to(self.pages.before.pop() if self.pages.before else self.start)

    @property
    def may_go_back(self) -> bool:
        """Whether there is a page before this one: the start screen and the game are places of their own."""
        return self.page not in (self.start, self.game)

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self.pages.shown

    @property
    def kept_id(self) -> int:
        """Where the game on the table is kept; 0: nowhere yet, or it is only looked at."""
        return self._kept.id if self.game is not None and self._kept is not None else 0

    @property
    def stored_id(self) -> int:
        """Which game of the store lies on the table, be it only to be looked at; 0: none."""
        return self.kept_id or (self._noted.id if self.game is not None and self._noted is not None else 0)

    @property
    def session(self) -> Session | None:
        """The session of the game on the table; None: there is none."""
        return self.game.session if self.game is not None else None

    def put(self, name: str, page: QWidget) -> None:
        """Show a page under its name, in place of one that was there under it."""
        old = self.pages.name(name, page)
        self._to(page)
        if old is not None:
            self.pages.take_away(old)

    def forget_way_back(self) -> None:
        """Nobody is to go back to the pages before this one."""
        self.pages.before.clear()

    def _to(self, page: QWidget) -> None:
        page = self.languages.in_its_own(page)
        before = page.focusWidget()  # asked first: showing the page may move its focus
        self.pages.show(page)
        PRESSES.has_come(page)
        self.name_window()
        first = self.game.table if self.game is not None and page is self.game else page  # the page is said last else
        (first if before is None else before).setFocus(Qt.FocusReason.OtherFocusReason)
        # The start screen is the window, and a table says what is to be done.
        if page not in (self.start, self.game):
            from hamster_table.views.window.page_speech import say_page

            say_page(page)

    def name_window(self) -> None:
        """The title says which game it is, and never anything of it."""
        title = self.game.session.match.game.title if self.game is not None and self.page is self.game else ""
        self.setWindowTitle(title or translate("MainWindow", "Hamster Table"))

    def _rail(self, name: str) -> None:
        if name == "help":
            self.show_keys()
        else:
            self.show_page(name)

    def show_keys(self) -> None:
        """Show what the keys do, or put the list away again."""
        from hamster_table.views.window.key_list import show_all_keys

        show_all_keys(self)

    # What is said, set and left

    def say(self, sentence: str, presses: tuple[ButtonSpec, ...] = ()) -> None:
        """Say something at the top of the window; play goes on."""
        self.notice.say(sentence, presses)

    def show_error(self, error: SaveError, presses: tuple[ButtonSpec, ...] = ()) -> None:
        """Say what went wrong with a game that is kept or in a file."""
        # Only now: the first picture waits for nothing of the engine.
        from hamster_table.models import messages

        self.say(messages.complaint(error), presses)

    def report_error(self, report: str) -> None:
        """Say that something of the program itself went wrong, and show the game anew; *report* can be copied."""
        notices.say_error(self.say, report, self.session)
        if self.game is not None:
            self.game.sync()

    def set_settings(self, new: Settings) -> None:
        """Put settings in force at once, and save them when the disc has time for it."""
        self.settings = new
        feature.put_in_force(new)
        if apply_settings(new, self.languages.own, self.languages.own_scale):
            self.languages.say_anew()
        if self.game is not None:
            self.game.pace.seconds = new.pace
            self.game.hand_roll.set_wanted(not new.auto_roll)
            self.game.session.seating.asks_all = new.asks_all
        self._save_settings(new)

    def _save_settings(self, new: Settings) -> None:
        self.writer.do(lambda: settings.save(new, paths.settings_file()), self._settings_saved)

    def _settings_saved(self, asked: Future[None]) -> None:
        if asked.exception() is not None:
            self.say(translate("MainWindow", "The settings cannot be saved; they apply until the window is closed."))

    def set_people(self, new: People) -> None:
        """Know these people from now on, and save them when the disc has time for it."""
        PEOPLE.now = new
        self.writer.do(lambda: people.save(new, paths.people_file()), self._people_saved)

    def keep_person(self, person: Person, before: str = "") -> None:
        """Know somebody, who may have been called *before*: what they have played goes along with the new name."""
        if before in ("", person.name):
            self.set_people(PEOPLE.now.with_person(person, before))
            return
        players = self.session.seating.players if self.session is not None and self.stored_id else ()
        if name_key(before) in [name_key(one.name) for one in players]:
            self.clear_table()  # it is taken up again with the new name
        # The games first: without them nobody gets a new name.
        rename = partial(self.library.rename_person, before, person.name)
        self.writer.do(rename, partial(self._games_renamed, person, before))

    def _games_renamed(self, person: Person, before: str, asked: Future[None]) -> None:
        from hamster_table.engine.storage.save_file import SaveError

        self.library.open(self.show_ticket)
        if (error := asked.exception()) is None:
            self.set_people(PEOPLE.now.with_person(person, before))
        elif isinstance(error, SaveError):
            self.show_error(error)
        else:
            raise error

    def forget_person(self, name: str) -> None:
        """Know nobody who is called so, in no file that the program keeps by itself but those of games."""
        new = PEOPLE.now = PEOPLE.now.without(name)
        files = paths.people_file(), paths.settings_file()
        self.writer.do(lambda: people.save_forgetting(new, *files), self._people_saved)

    def _people_saved(self, asked: Future[None]) -> None:
        if asked.exception() is not None:
            self.say(translate("MainWindow", "The people cannot be saved; they are known until the window is closed."))

    def _take_people_over(self) -> None:
        """Before there was a file of people, the settings knew their names; saved anew, they do so no more."""
        # Of a path that cannot be read one cannot even ask whether there is a file.
        if self._unread or paths.people_file().exists():
            return
        found, present = people.of_before(paths.settings_file()), self.settings
        if found == People():
            return
        PEOPLE.now = found

        def move() -> None:
            people.save(found, paths.people_file())
            settings.save(present, paths.settings_file())

        self.writer.do(move, self._people_saved)

    def come_forward(self, path: Path | None) -> None:
        """The program was started again: bring this window to the front, and open the file it was started with."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized | Qt.WindowState.WindowActive)
        self.raise_()
        self.activateWindow()
        QApplication.alert(self)  # for desktops on which no window may come to the front by itself
        if path is not None:
            self.files.open_path(path)

    def toggle_full_screen(self) -> None:
        """Fill the whole screen, or be a window again."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back, or open the menu: what a page leaves to the window."""
        if self.may_go_back and (event.key() == Qt.Key.Key_Escape or is_pressed(event, BACK)):
            self.go_back()
        elif is_pressed(event, MENU):  # at a table it is the key of a button
            self.menu.open()
        else:
            super().keyPressEvent(event)

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Once the first picture is painted, do what it need not wait for."""
        if event.type() == QEvent.Type.Paint and watched is self.start:
            self.start.removeEventFilter(self)
            QTimer.singleShot(0, self._after_first_picture)  # the event comes before the painting
        return False

    @guard
    def showEvent(self, event: QShowEvent) -> None:
        """Let only presses in that were meant for what is there."""
        super().showEvent(event)
        PRESSES.watch(self)

    @guard
    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave. The game is in the store, and the next start offers it again."""
        self._is_open = False
        if not self._are_defaults:  # what the disc did not give out just now stays as it is
            self._save_settings(placement.remember(self, self.settings))
        self.hide()  # at once: what follows may wait for threads and the disc
        self.clear_table()
        if self._thinker is not None:
            self._thinker.stop()
        self.stop_parts()
        self.library.close()  # after all that may still save: the table, and settings through the same writer
        super().closeEvent(event)
