"""Begins the first game of a title: its lessons, played by the person who sat here last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.engine.match import Match
from hamster_table.engine.storage.annotations import LessonsBegan, written
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.lessons.lesson_guide import LessonGuide
from hamster_table.features.lessons.lessons import first_game_of, lessons_of
from hamster_table.models.people import PEOPLE
from hamster_table.models.seat_control import PERSON
from hamster_table.views.art.theme import SEATS

if TYPE_CHECKING:
    from hamster_table.models.settings import Settings
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.window.navigator import Navigator


def begin_first_game(window: Navigator, game: str, name: str = "", seed: str | None = None) -> None:
    """Lay the first game of the game with this id on the table. *name*: of who learns; "": of the person who sat here
    last. *seed*: of what comes after the lessons."""
    first_game = first_game_of(game)
    assert first_game is not None
    player = PlayerInfo(name or PEOPLE.now.last_person(game) or SEATS[0].label(), PERSON)
    players = (player, *(PlayerInfo(name, kind) for name, kind in first_game.others))
    match = Match.new(game, first_game.seats, first_game.setup, seed)
    window.begin(window.library.begin(match, players, written([(0, LessonsBegan())])))
    window.show_game()


def attend(page: GamePage, window: Navigator) -> None:
    """Let the lessons come before what happens at a page, and show them there; nothing where they were not begun."""
    if (lessons := lessons_of(page.session)) is not None:
        is_learnt = _key(page.session.match.game.id) in window.settings.explained
        guide = LessonGuide(page, lessons, is_read=lessons.are_complete and is_learnt)
        guide.learnt.connect(lambda game: window.set_settings(with_learnt(window.settings, game)))


def is_new(settings: Settings, game: str) -> bool:
    """Whether nobody has set up a game of this kind here yet, nor done its lessons."""
    return game not in PEOPLE.now.tables and _key(game) not in settings.explained


def with_learnt(settings: Settings, game: str) -> Settings:
    """The settings once all lessons of a game are done."""
    return settings if _key(game) in settings.explained else settings.with_explained(_key(game))


def _key(game: str) -> str:
    return f"lessons/{game}"
