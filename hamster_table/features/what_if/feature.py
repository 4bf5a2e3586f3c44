"""What can be done at a moment that is looked back at: play on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.models.keys import Command
from hamster_table.views.feature import Feature, MomentDeed

if TYPE_CHECKING:
    from hamster_table.models.session import Session
    from hamster_table.views.window.navigator import Navigator


def _why_not(session: Session, moment: int) -> str:
    from hamster_table.features.what_if.branches import why_not

    return why_not(session, moment)


def _ask(window: Navigator, moment: int) -> None:
    from hamster_table.features.what_if.ask import ask_how

    ask_how(window, moment)


PLAY_ON = Command("Ctrl+B", "game.play_on", QT_TRANSLATE_NOOP("Keyboard shortcuts", "play on from an earlier moment"))
FEATURE = Feature(
    at_moments=(
        MomentDeed(
            QT_TRANSLATE_NOOP("Features", "Play on from here…"),
            QT_TRANSLATE_NOOP("Features", "Play on from here: {moment}"),
            PLAY_ON,
            _why_not,
            _ask,
        ),
    )
)
