"""However much is open, a change of the look or of the size does not make anybody wait."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from hamster_table.models.settings import Settings
from hamster_table.views import feature
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.widgets.prompt_bar import PromptBar
from tests.pace import calls_of, times_of
from tests.views.seen import settle

PAGE, TABLE = 90_000, 140_000
"""Calls for a change of the look while that is seen: half as many again as today, 50 and 100 ms at most
(`python -m benchmarks looks`). Whatever is open and not seen waits until it is."""
LOOKS = [
    Settings(theme=name, text_scale=scale)
    for name, scale in [("dark", 100), ("light", 150), ("contrast", 80), ("light", 100)]
]
PAGES = ("rules", "settings", "keys", "about", *(page.name for page in feature.pages()))
GAMES = {
    "run-hamster-run": "0.1-run-hamster-run-4-end",
    "hamsterdam": "0.1-hamsterdam-4-end",
    "hamsterrolle": "0.1-hamsterrolle-4-simple-60-end",
}
"""By game: one with a long story."""
SAVES = Path(__file__).parents[2] / "saves"


def change(window, look):
    """Put it in force, and paint what is seen."""
    window.set_settings(look)
    settle()


QUICK, LONG = ("run-hamster-run",), ("hamsterdam", "hamsterrolle")
KINDS = [*QUICK, *(pytest.param(game, marks=pytest.mark.long) for game in LONG)]


@pytest.mark.parametrize("game", KINDS)
def test_nobody_waits_for_another_look_with_every_page_open(window, game):
    window.files.open_path(SAVES / f"{GAMES[game]}.hamster")
    window.game.open_story()
    for page in PAGES:
        window.show_page(page)
        settle()
    for page in (window.game, *window.pages.by_name.values()):
        window._to(page)
        settle()
        most = max(calls_of(change, window, look) for look in LOOKS)
        assert most < (TABLE if page is window.game else PAGE), type(page).__name__


@pytest.mark.parametrize("game", GAMES)
def test_a_file_that_is_opened_is_laid_out_and_asks_once(window, game):
    # With time between the steps: what happens later is not counted.
    window.set_settings(Settings(theme="light", pace=3.0))

    def open_it():
        window.files.open_path(SAVES / f"{GAMES[game].removesuffix('end')}middle.hamster")
        settle()

    assert times_of([BoardView._lay_out, PromptBar.show_prompt], open_it) == [1, 1]


class _Paintings(QObject):
    """Counts how often the table that is shown is painted."""

    def __init__(self, window):
        super().__init__()
        self.window, self.count = window, 0
        QApplication.instance().installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and watched is self.window.game.table.viewport():
            self.count += 1
        return False


@pytest.mark.parametrize("game", GAMES)
def test_another_language_lays_the_table_out_asks_and_paints_once(window, game):
    window.files.open_path(SAVES / f"{GAMES[game]}.hamster")
    settle()
    before, paintings = window.game, _Paintings(window)
    functions = [BoardView._lay_out, PromptBar.show_prompt]
    assert times_of(functions, change, window, Settings(theme="light", language="de")) == [1, 1]
    QApplication.instance().removeEventFilter(paintings)
    assert window.game is not before and paintings.count == 1
