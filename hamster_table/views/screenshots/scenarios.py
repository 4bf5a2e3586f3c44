"""Games in a staged state, for pictures: played by nobody in particular up to the moment that is wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.views.board.example import Moment

if TYPE_CHECKING:
    from hamster_table.views.window.main_window import MainWindow

Scenario = Callable[["MainWindow"], None]
"""What brings the window to a screen."""
PLAYERS = (
    PlayerInfo("Mira"),
    PlayerInfo("Jonas"),
    PlayerInfo("Grandma Edda", "steady"),
    PlayerInfo("Rusty", "whim"),
    PlayerInfo("Pip", "sharp"),
)


def when_asked(step: str, round_: int, *choices: str) -> Callable[[Match], bool]:
    """A test for `play_until`: whether the first seat is asked this step, from that round on, and has these kinds of
    choices among others; all by the names of their classes."""
    return Moment(step, round_, choices).holds


def show_match(window: MainWindow, match: Match, players: Sequence[PlayerInfo] = PLAYERS) -> None:
    """Put a game on the table and ask whoever is to be asked."""
    window.begin(window.library.begin(match, players))
    assert window.session is not None
    # A game that is still on its way to the disc asks nobody yet.
    window.session.wait_until_idle()
    window.session.proceed()


def lift_curtain(window: MainWindow) -> None:
    """Lift the curtain as whoever is asked, if one has fallen."""
    assert window.game is not None
    if window.game.curtain.isVisible():
        window.game.curtain.sign.lift.click()
        window.game.curtain.finish()
