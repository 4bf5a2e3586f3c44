"""The room of those who look on: a card at the table for each person who is out of a game that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.views.feature import Feature

if TYPE_CHECKING:
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.window.navigator import Navigator


def _attend(page: GamePage, window: Navigator) -> None:
    from hamster_table.features import given
    from hamster_table.features.onlookers.onlookers import Game, Onlookers
    from hamster_table.views.art.theme import set_pace

    def set_usual_pace() -> None:
        usual = window.settings
        set_pace(usual.pace, usual.reduce_motion)
        page.pace.seconds = usual.pace

    if (game := given("onlookers", page.session.match.game.id, Game)) is not None:
        Onlookers(page, game, set_usual_pace)


FEATURE = Feature(attend=_attend)
