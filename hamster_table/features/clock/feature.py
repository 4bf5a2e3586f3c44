"""The clock of people: it goes with every table, and is seen where that was chosen for a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hamster_table.engine.game import Option
from hamster_table.engine.i18n import N_
from hamster_table.engine.storage.annotations import SoftClock
from hamster_table.views.feature import BarButton, Extra, Feature

if TYPE_CHECKING:
    from hamster_table.features.clock.clock_button import ClockButton
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.window.navigator import Navigator

NAME = "thinking"
MINUTES = {
    "0": N_("without a clock"),
    "5": N_("5 minutes each"),
    "10": N_("10 minutes each"),
    "15": N_("15 minutes each"),
    "20": N_("20 minutes each"),
    "30": N_("30 minutes each"),
    "45": N_("45 minutes each"),
    "60": N_("60 minutes each"),
}
THINKING = Option(NAME, N_("To think, all turns together (nobody loses by it):"), MINUTES, "")


def _button() -> ClockButton:
    from hamster_table.features.clock.clock_button import ClockButton

    return ClockButton()


def _attend(page: GamePage, window: Navigator, thinker: Callable[[], object]) -> None:
    from hamster_table.features.clock.stopwatch import Stopwatch

    # The session goes on where the table is laid anew in another language.
    watch = page.session.findChild(Stopwatch) or Stopwatch(page.session)
    watch.go_with(page)
    page.frame.bar.added[NAME].follow(watch, page)  # type: ignore[attr-defined]


FEATURE = Feature(
    bar=(BarButton(NAME, _button),),
    extras=(Extra(THINKING, lambda minutes: SoftClock(int(minutes))),),
    attend=_attend,
)
