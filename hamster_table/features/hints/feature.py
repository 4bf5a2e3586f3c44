"""The button for a hint beside every table, and what answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.models.keys import Command
from hamster_table.models.texts import translate
from hamster_table.views.feature import Feature, RailButton

if TYPE_CHECKING:
    from hamster_table.models.session import Session
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.window.navigator import Navigator

HINT = Command("F5", "game.hint", "hint")


def _why_off(session: Session) -> str:
    if session.asked_seat is not None and not session.is_past:
        return ""
    return translate("Hint", "A hint is for whoever has to choose now.")


def _attend(page: GamePage, window: Navigator) -> None:
    from hamster_table.features.hints.hinter import Hinter

    Hinter(page, window.thinker)


FEATURE = Feature(rail=(RailButton("hint", "Hint", HINT, _why_off),), attend=_attend)
