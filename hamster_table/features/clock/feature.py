"""The clock of people: it goes with every table, and is seen where that was chosen for a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.views.feature import BarButton, Extra, Feature, Later

if TYPE_CHECKING:
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.window.navigator import Navigator

NAME = "thinking"


def _attend(page: GamePage, window: Navigator) -> None:
    from hamster_table.features.clock.stopwatch import Stopwatch

    # The session goes on where the table is laid anew in another language.
    watch = page.session.findChild(Stopwatch) or Stopwatch(page.session)
    watch.go_with(page)
    page.frame.bar.added[NAME].follow(watch, page)  # type: ignore[attr-defined]


def _extras() -> tuple[Extra]:
    from hamster_table.features.clock.soft_clock import THINKING

    return (THINKING,)


FEATURE = Feature(
    bar=(BarButton(NAME, Later(f"{__package__}.clock_button:ClockButton")),),
    extras=_extras,
    attend=_attend,
)
