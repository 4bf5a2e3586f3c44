"""Lets people go on from the position of a real table: one that they enter, or that of the game on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.views.feature import Feature, GameDeed

if TYPE_CHECKING:
    from hamster_table.engine.game import Game
    from hamster_table.views.pages.new_game.new_game_page import NewGame
    from hamster_table.views.window.navigator import Navigator


def _is_offered(game: Game) -> bool:
    from hamster_table.features.positions.editor import editor_of

    return editor_of(game) is not None


def _enter(window: Navigator, new: NewGame | None = None) -> None:
    from hamster_table.features.positions.in_the_window import enter

    enter(window, new)


BEGIN = GameDeed(QT_TRANSLATE_NOOP("Features", "Begin from a position of a real table"), _is_offered, _enter)
GO_ON = GameDeed(QT_TRANSLATE_NOOP("Features", "Enter a position"), _is_offered, _enter)
FEATURE = Feature(at_setups=(BEGIN,), at_tables=(GO_ON,), is_for_tinkerers=True)
