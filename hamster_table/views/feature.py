"""The rooms of `hamster_table.features`: what the program can do besides playing, each of which may be missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules, resolve_name
from typing import TYPE_CHECKING, Any

from hamster_table.models.keys import Command
from hamster_table.models.texts import translate
from hamster_table.models.tinkerers import TINKERERS

if TYPE_CHECKING:
    from hamster_table.engine.game import Game, Option
    from hamster_table.engine.game_records import Record
    from hamster_table.engine.kernel import Event
    from hamster_table.engine.storage.rows import Played
    from hamster_table.engine.storage.save_file import PlayerInfo
    from hamster_table.models.session import Session
    from hamster_table.models.settings import Settings

ROOMS = "hamster_table.features"


@dataclass(frozen=True, slots=True)
class Later:
    """A function of a room. Its module is loaded when it is first called: the first picture waits for none of them."""

    name: str
    """As "package.module:name"."""

    def __call__(self, *arguments: object) -> Any:
        """What the function gives."""
        return resolve_name(self.name)(*arguments)


class Titled:
    """What is called something that people read: in English, and marked by standing there."""

    __slots__ = ()
    title: str

    @property
    def text(self) -> str:
        """The title in the language in force."""
        return translate("Features", self.title)


@dataclass(frozen=True, slots=True)
class FeaturePage(Titled):
    """A page that the window can show."""

    name: str
    """By which the window knows it."""
    title: str
    """Its line in menus."""
    make: Callable[..., Any]
    """Makes the page, a `ClipboardPage` or `PaperPage`; arguments are the window and what the page is about."""
    command: Command | None = None
    """That leads to it from everywhere."""
    icon: str = ""
    """That of its button on the shelf of the start screen; "": it has none there."""
    rank: int = 1
    """How far to the right its buttons stand; on that shelf, those of the program itself have 0 and 4."""
    is_everywhere: bool = True
    """Whether it can be called up from everywhere, by a line of the menu."""
    is_of_ended_games: bool = False
    """Whether it is offered with a game that is over, on the table and in the list of saved games."""
    is_of_persons: bool = False
    """Whether it tells persons of their own choices, so that it is for no game in which all were computer players."""
    is_of_table: bool = False
    """Whether it tells of the game on the table, so that it goes when that is taken away."""
    is_of_results: bool = False
    """Whether it is offered with the result of a game that has just ended, on the table."""
    is_for: Callable[[Game], object] = lambda game: True
    """True, or something, where it is offered with a game of this kind."""
    for_positions: Callable[[Game], str] = lambda game: ""
    """What leads to it from where a position of a game is entered, in the language in force; "" for nothing."""


@dataclass(frozen=True, slots=True)
class MomentDeed(Titled):
    """What can be done at a moment of the game on the table, while that is looked back at."""

    title: str
    """Its button."""
    spoken: str
    """The same for who does not see which moment is meant, with {moment}."""
    command: Command
    """That does it at the table."""
    why_not: Callable[[Session, int], str]
    """Why it cannot be done at a moment, a length of the ledger; "" where it can."""
    do: Callable[[Any, int], None]
    """Does it, in the window."""

    def text_of(self, moment: str) -> str:
        """What is spoken of a moment, in the language in force."""
        return translate("Features", self.spoken).format(moment=moment)


@dataclass(frozen=True, slots=True)
class RailButton(Titled):
    """A button beside every table. Pressed, it is told by `GameFrame.rail`, to whoever attends the page."""

    name: str
    """By which the frame knows it, and its icon."""
    title: str
    """What it is called."""
    command: Command
    why_off: Callable[[Session], str]
    """Why it cannot be used now; "" where it can."""
    after: str = "rules"
    """The name of the button that it stands below."""


@dataclass(frozen=True, slots=True)
class BarButton:
    """A button in the bar on top of every game. What it does is up to whoever attends the page."""

    name: str
    """By which the bar knows it."""
    make: Callable[[], Any]
    """Makes it, an `IconButton`."""


@dataclass(frozen=True, slots=True)
class Deed(Titled):
    """What can be done everywhere, by a line of the menu and its key."""

    title: str
    """Its line."""
    command: Command
    do: Callable[[Any], object]
    """Does it, in the window."""


@dataclass(frozen=True, slots=True)
class GameDeed(Titled):
    """What can be done with some games: when they are set up, or when they lie on the table."""

    title: str
    """Its button on the page of a new game and its line in the menu."""
    is_offered: Callable[[Game], object]
    """True, or something, where it can be done with that game."""
    do: Callable[..., object]
    """Does it; arguments are the window and, with a game that is set up, that `NewGame`."""
    why_not: Callable[[Any], str] = lambda new: ""
    """Why it cannot be done with the game as it is set up; "" where it can."""


@dataclass(frozen=True, slots=True)
class Extra:
    """What can be chosen for a new game besides its rules."""

    option: Option
    """The sentence and its choices, the usual one first."""
    note: Callable[[str], Event | None]
    """The note of the game (`annotations`) that keeps a choice; None for one that needs none."""
    is_for: Callable[[Game], bool] = lambda game: True
    """Whether there is this choice in a game."""


@dataclass(frozen=True, slots=True)
class Introduction(Titled):
    """A way to get to know a game: a button beside its rules, and on the sheet of a new one while that is new here."""

    title: str
    """Its button."""
    says: str
    """What it offers to whoever is new to the game."""
    has: Callable[[str], object]
    """Something where there is one to the game with this id."""
    is_new: Callable[[Settings, str], bool]
    """Whether that game is new here."""
    begin: Callable[[Any, str, str], object]
    """Begins it, in the window, for whoever is called so; "": for who sat here last."""

    @property
    def offer(self) -> str:
        """What it offers, in the language in force."""
        return translate("Features", self.says)


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of file that can be opened where games are."""

    suffix: str
    """How the name of such a file ends."""
    open: Callable[[Any, Path], Callable[[], object] | None]
    """Reads a file for the window, on any thread, and gives what shows it there; None where it is of another kind.
    Raises `SaveError`."""


def _nothing(*_: object) -> tuple[()]:
    """What a room does or says where it has nothing to do or say."""
    return ()


@dataclass(frozen=True, slots=True)
class Feature:
    """What a room adds to the program."""

    is_for_tinkerers: bool = field(default=False, kw_only=True)
    """Whether people are offered it only where tinkerers are served."""
    pages: tuple[FeaturePage, ...] = ()
    at_moments: tuple[MomentDeed, ...] = ()
    at_setups: tuple[GameDeed, ...] = ()
    """By buttons on the page on which a new game is set up."""
    extras: Callable[[], Sequence[Extra]] = _nothing
    """What else is chosen there."""
    at_tables: tuple[GameDeed, ...] = ()
    """By lines of the menu that are there with such a game on the table."""
    rail: tuple[RailButton, ...] = ()
    attend: Callable[[Any, Any], object] = _nothing
    """Goes with the page of a game, a `GamePage`, in the window, as long as that lives."""
    bar: tuple[BarButton, ...] = ()
    everywhere: tuple[Deed, ...] = ()
    introductions: tuple[Introduction, ...] = ()
    files: tuple[FileKind, ...] = ()
    compare: Callable[[Any, int], object] = _nothing
    """Shows, in the window, what compares the game of the store with this id with others of the same luck, and is true
    if there is that: then whoever may not know yet how they went is not shown the game."""
    settings: Callable[[Any], Sequence[tuple[str, str, Any]]] = _nothing
    """What is set on a page of the settings, a `SettingsPage`: headings, what they mean, and the controls."""
    put_in_force: Callable[[Settings], object] = _nothing
    """These settings hold now."""
    opened: Callable[[Settings], object] = _nothing
    """The first picture is there: what may wait for it can begin."""
    closed: Callable[[], object] = _nothing
    """The program ends."""
    praise: Callable[[Sequence[Record], int], Sequence[str]] = _nothing
    """What is told with the result of the game with this id, in sentences, by the records of all games, the last one
    first."""
    checks: Mapping[str, Callable[[], Iterator[str]]] = field(default_factory=dict)
    """What `hamster-table doctor` tells of it: lines by titles, in English, marked for "Doctor"."""
    forget: Callable[[Played], object] = _nothing
    """Forgets what it keeps of a game that was deleted for good, unless that was played in another one too."""


@cache
def features() -> tuple[Feature, ...]:
    """What the rooms add that are there, in the order of their names."""
    names = sorted(room.name for room in iter_modules(import_module(ROOMS).__path__))
    return tuple(import_module(f"{ROOMS}.{name}.feature").FEATURE for name in names)


def offered() -> tuple[Feature, ...]:
    """What people are offered now."""
    return tuple([one for one in features() if TINKERERS.are_served or not one.is_for_tinkerers])


def pages() -> tuple[FeaturePage, ...]:
    """The pages of all features."""
    return tuple(page for feature in offered() for page in feature.pages)


def pages_everywhere() -> tuple[FeaturePage, ...]:
    """Those that can be called up from everywhere."""
    return tuple(page for page in pages() if page.is_everywhere)


def pages_of_ended_games(game: Game, players: Sequence[PlayerInfo]) -> tuple[FeaturePage, ...]:
    """Those that are offered with a game of this kind and of these players that is over, in the order of their
    buttons."""
    from hamster_table.models.seat_control import PERSON  # here, so that the first picture waits for no engine

    found = (page for page in pages() if page.is_of_ended_games and page.is_for(game))
    has_persons = any(player.kind == PERSON for player in players)
    return tuple(sorted((page for page in found if has_persons or not page.is_of_persons), key=lambda page: page.rank))


def pages_of_table() -> set[str]:
    """The names of those that tell of the game on the table."""
    return {page.name for page in pages() if page.is_of_table}


def pages_of_results() -> tuple[FeaturePage, ...]:
    """Those that are offered with the result of a game."""
    return tuple(page for page in pages() if page.is_of_results)


def at_moments() -> tuple[MomentDeed, ...]:
    """What can be done at a moment that is looked back at."""
    return tuple(deed for feature in offered() for deed in feature.at_moments)


def at_setups() -> tuple[GameDeed, ...]:
    """What can be done with a game that is set up, besides playing it."""
    return tuple(deed for feature in offered() for deed in feature.at_setups)


def extras(game: Game) -> tuple[Extra, ...]:
    """What can be chosen for a new game besides its rules."""
    return tuple(extra for feature in offered() for extra in feature.extras() if extra.is_for(game))


def at_tables() -> tuple[GameDeed, ...]:
    """What can be done with the game on the table."""
    return tuple(deed for feature in offered() for deed in feature.at_tables)


def rail() -> tuple[RailButton, ...]:
    """The buttons of all features beside every table."""
    return tuple(button for feature in offered() for button in feature.rail)


def attend(page: object, window: object) -> None:
    """Give the page of a game all that features add to it."""
    for feature in features():
        feature.attend(page, window)


def bar() -> tuple[BarButton, ...]:
    """The buttons of all features in the bar of a game."""
    return tuple(button for feature in offered() for button in feature.bar)


def everywhere() -> tuple[Deed, ...]:
    """What features let people do everywhere."""
    return tuple(deed for feature in offered() for deed in feature.everywhere)


def introductions(game: str) -> tuple[Introduction, ...]:
    """The ways to get to know the game with this id."""
    return tuple(one for feature in offered() for one in feature.introductions if one.has(game))


def files() -> tuple[FileKind, ...]:
    """The kinds of files of all features."""
    return tuple(kind for feature in features() for kind in feature.files)


def compare(window: object, id: int) -> bool:
    """Show what compares a game with others of the same luck, and whether any feature has that."""
    return any(feature.compare(window, id) for feature in features())


def settings(page: object) -> list[tuple[str, str, Any]]:
    """What can be set of all features, on that page of the settings."""
    return [entry for feature in offered() for entry in feature.settings(page)]


def put_in_force(new: Settings) -> None:
    """Let these settings hold for all features."""
    for feature in features():
        feature.put_in_force(new)


def opened(now: Settings) -> None:
    """Tell all features that the first picture is there."""
    for feature in features():
        feature.opened(now)


def closed() -> None:
    """Tell all features that the program ends."""
    for feature in features():
        feature.closed()


def checks() -> dict[str, Callable[[], Iterator[str]]]:
    """What the doctor tells of all features."""
    return {title: tell for feature in features() for title, tell in feature.checks.items()}


def commands_of_games() -> tuple[Command, ...]:
    """The commands of all features that hold at every table."""
    return (*(button.command for button in rail()), *(deed.command for deed in at_moments()))


def praise(records: Sequence[Record], of: int) -> list[str]:
    """What all features tell with the result of a game."""
    return [words for feature in offered() for words in feature.praise(records, of)]


def forget(played: Played) -> None:
    """Forget what all features keep of a game that was deleted for good."""
    for feature in features():
        feature.forget(played)


def commands() -> tuple[Command, ...]:
    """The commands of all features, which hold everywhere."""
    return (*(page.command for page in pages() if page.command is not None), *(deed.command for deed in everywhere()))
