"""The screens of pebbles, staged for pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.views.screenshots.scenarios import SITTERS, Scenario, lay, lift_curtain, played

if TYPE_CHECKING:
    from hamster_table.views.window.main_window import MainWindow


def _hiding(window: MainWindow) -> None:
    match = played("pebbles", lambda match: match.state.round == 1, "1", seats=3)
    lay(window, match, (SITTERS[0], *SITTERS[2:4]))
    lift_curtain(window)


STAGED: dict[str, Scenario] = {"pebbles-hiding": _hiding}
