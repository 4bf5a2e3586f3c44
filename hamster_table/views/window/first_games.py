"""Begins the first game of a title: its lessons, played by the person who sat here last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.engine.catalogue import find
from hamster_table.engine.match import Match
from hamster_table.engine.storage.annotations import LessonsBegan, written
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.seat_control import PERSON
from hamster_table.views.art.theme import SEATS

if TYPE_CHECKING:
    from hamster_table.views.window.navigator import Navigator


def begin_first_game(window: Navigator, game: str, seed: str | None = None) -> None:
    """Lay the first game of the game with this id on the table. *seed*: of what comes after the lessons."""
    first_game = find(game).first_game
    assert first_game is not None
    settings = window.settings
    persons = [name for name, kind in settings.table_of(game) if kind == PERSON]
    player = PlayerInfo(next(iter(persons), SEATS[0].label()), PERSON)
    players = (player, *(PlayerInfo(name, kind) for name, kind in first_game.others))
    match = Match.new(game, first_game.seats, first_game.setup, seed)
    window.begin(window.library.begin(match, players, written([(0, LessonsBegan())])))
    window.show_game()
