"""What can be done at a moment that is looked back at: write something down about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.models.keys import Command
from hamster_table.views.feature import Feature, MomentDeed

if TYPE_CHECKING:
    from hamster_table.models.session import Session
    from hamster_table.views.window.navigator import Navigator


def _why_not(session: Session, moment: int) -> str:
    from hamster_table.features.bookmarks.bookmark_sheet import why_not

    return why_not(session, moment)


def _ask(window: Navigator, moment: int) -> None:
    from hamster_table.features.bookmarks.bookmark_sheet import ask

    ask(window, moment)


NOTE = Command("Ctrl+E", "game.note", QT_TRANSLATE_NOOP("Keyboard shortcuts", "write a note about an earlier moment"))
FEATURE = Feature(
    at_moments=(
        MomentDeed(
            QT_TRANSLATE_NOOP("Features", "Note…"),
            QT_TRANSLATE_NOOP("Features", "Write a note: {moment}"),
            NOTE,
            _why_not,
            _ask,
        ),
    )
)
