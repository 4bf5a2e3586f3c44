"""Lessons: how one comes to the first game of a title, and the card that says what to do there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.views.feature import Feature, Introduction

if TYPE_CHECKING:
    from hamster_table.models.settings import Settings
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.window.navigator import Navigator


def _has(game: str) -> bool:
    from hamster_table.features.lessons.lessons import first_game_of

    return first_game_of(game) is not None


def _is_new(settings: Settings, game: str) -> bool:
    from hamster_table.features.lessons.begin import is_new

    return is_new(settings, game)


def _begin(window: Navigator, game: str, name: str) -> None:
    from hamster_table.features.lessons.begin import begin_first_game

    begin_first_game(window, game, name=name)


def _attend(page: GamePage, window: Navigator) -> None:
    from hamster_table.features.lessons.begin import attend

    attend(page, window)


FEATURE = Feature(
    introductions=(
        Introduction(
            QT_TRANSLATE_NOOP("Features", "Learn in five minutes"),
            QT_TRANSLATE_NOOP(
                "Features", "New to this game? One person learns it against computer players, step by step."
            ),
            _has,
            _is_new,
            _begin,
        ),
    ),
    attend=_attend,
)
"""Lessons: a first game of a title, which teaches it by playing."""
