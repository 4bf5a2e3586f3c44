"""The screens of pebbles, staged for pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.views.board.example import play_until
from hamster_table.views.screenshots.scenarios import PLAYERS, Scenario, lift_curtain, show_match

if TYPE_CHECKING:
    from hamster_table.views.window.main_window import MainWindow


def _hiding(window: MainWindow) -> None:
    match = play_until("pebbles", lambda match: match.state.round == 1, "1", seats=3)
    show_match(window, match, (PLAYERS[0], *PLAYERS[2:4]))
    lift_curtain(window)


STAGED: dict[str, Scenario] = {"pebbles-hiding": _hiding}
