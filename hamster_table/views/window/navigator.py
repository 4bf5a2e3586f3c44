"""What the parts of the window may ask of it: the game on the table, the ways between pages, the notice at the top."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from hamster_table.engine.kernel import Seat
    from hamster_table.engine.storage.save_file import SaveError
    from hamster_table.models.ai.computer_players import AiClient
    from hamster_table.models.people import People, Person
    from hamster_table.models.session import Session
    from hamster_table.models.settings import Settings
    from hamster_table.models.storage.disk_writer import Writer
    from hamster_table.models.storage.game_library import Library, OpenedGame
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.pages.library.library_page import LibraryPage
    from hamster_table.views.pages.new_game.new_game_page import NewGame
    from hamster_table.views.widgets.overlays import NoticeBar
    from hamster_table.views.widgets.prompt_bar import ButtonSpec


class Files(Protocol):
    """What opens games and saves them as files."""

    def ask_for_file(self) -> None:
        """Let somebody choose a file to open."""

    def ask_where_to_save(self) -> None:
        """Let somebody choose where the game on the table is saved."""

    def ask_where_to_write(self, name: str, suffix: str, write: Callable[[Path], object]) -> None:
        """Let somebody choose where something is saved that is called so; *write* saves it, and raises `SaveError`."""

    def ask_where_to_save_kept(self, id: int) -> None:
        """Let somebody choose where a game of the store is saved."""

    def resume(self, id: int, then: Callable[[], object] = ...) -> None:
        """Take up a game of the store; *then* is called when it lies on the table."""

    def give_up(self, id: int) -> None:
        """Cancel the opening of a game of the store."""


class LibraryPages(Protocol):
    """What makes the page of the library."""

    def page(self, place: str = "") -> LibraryPage:
        """The page of the library, as it is now; *place*: which games it shows first."""

    def open(self, id: int, then: str = "") -> None:
        """Lay a game of the store on the table; *then*: the page of it that is wanted."""

    def open_at(self, id: int, moment: int) -> None:
        """The same, at a moment of it."""


class GameSetups(Protocol):
    """What begins new games."""

    def deal(self, new: NewGame) -> None:
        """Begin a game that was set up."""


class Navigator(Protocol):
    """The window, as its menu, its pages and its files know it. The widget itself is handed over as their parent."""

    settings: Settings
    game: GamePage | None
    """The page of the game on the table."""

    @property
    def session(self) -> Session | None:
        """The session of the game on the table; None: there is none."""

    @property
    def kept_id(self) -> int:
        """Where the game on the table is kept; 0: nowhere."""

    @property
    def stored_id(self) -> int:
        """Which game of the store lies on the table, be it only to be looked at; 0: none."""

    @property
    def page(self) -> QWidget:
        """The page that is shown."""

    @property
    def library(self) -> Library:
        """The games of this computer."""

    @property
    def writer(self) -> Writer:
        """Writes games and settings to the disc."""

    @property
    def notice(self) -> NoticeBar:
        """The strip at the top."""

    @property
    def files(self) -> Files:
        """Opens games and saves them as files."""

    @property
    def desk(self) -> LibraryPages:
        """Makes the page of the library, and does what is chosen there."""

    @property
    def new_games(self) -> GameSetups:
        """Begins new games."""

    def thinker(self) -> AiClient | None:
        """What computer players think in, made when it is first wanted."""

    def put(self, name: str, page: QWidget) -> None:
        """Show a page under its name, in place of one that was there under it."""

    def forget_way_back(self) -> None:
        """Nobody is to go back to the pages before this one."""

    def begin(self, taken: OpenedGame) -> None:
        """Lay a game on the table, in place of the one that is there."""

    def show_ticket(self) -> None:
        """Let the ticket of the start screen show the game that *Continue* opens now."""

    def clear_table(self) -> None:
        """Take the game off the table; it stays in the store."""

    def show_page(self, name: str, *topic: str) -> None:
        """Make the page of this name (`page_factory`) and show it; *topic* is handed to its factory."""

    def show_game(self, name: str = "") -> None:
        """Show the game on the table, or its page of that name."""

    def look_at(self, moment: int) -> None:
        """Show the game on the table at an earlier moment, a length of its ledger."""

    def show_keys(self) -> None:
        """Show what the keys do, or put the list away again."""

    @property
    def may_go_back(self) -> bool:
        """Whether there is a page before this one."""

    def go_home(self) -> None:
        """Show the start screen."""

    def go_back(self) -> None:
        """Show the page before this one, or else the start screen."""

    def when_written(self, do: Callable[[], object]) -> None:
        """Do it when nothing is on its way to the disc any more."""

    def set_settings(self, new: Settings) -> None:
        """Put settings in force and keep them."""

    def set_people(self, new: People) -> None:
        """Know these people from now on, and keep them."""

    def keep_person(self, person: Person, before: str = "") -> None:
        """Know somebody, who may have been called *before*: what they have played goes along with the new name."""

    def forget_person(self, name: str) -> None:
        """Know nobody who is called so."""

    def choose_language(self, seat: Seat, language: str, *_: object) -> None:
        """Speak that language to a person at the table from now on, and remember it; "" for that of the program."""

    def change_seat(self, seat: Seat, kind: str, *_: object) -> None:
        """Let a person or a computer player play on a seat of the game on the table from now on."""

    def toggle_full_screen(self) -> None:
        """Fill the whole screen, or be a window again."""

    def say(self, sentence: str, presses: tuple[ButtonSpec, ...] = ()) -> None:
        """Say something at the top of the window."""

    def show_error(self, error: SaveError, presses: tuple[ButtonSpec, ...] = ()) -> None:
        """Say what went wrong with a game that is kept or in a file."""
