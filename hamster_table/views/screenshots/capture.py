"""A picture of every screen, in a staged state, without a screen: in light and dark, at both pixel densities.

Each round of pictures is taken in a process and at a table of its own: Qt asks for the density only once, and the
games of this computer are not touched.
"""

from __future__ import annotations

import os
import signal
import tempfile
import time
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING

from hamster_table.engine.catalogue import games
from hamster_table.engine.parent_process import end_with_parent, spawning
from hamster_table.views import feature
from hamster_table.views.board.table_info import table_info
from hamster_table.views.screenshots.scenarios import PLAYERS, Scenario

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

    from hamster_table.engine.game import Game
    from hamster_table.views.window.main_window import MainWindow

SIZE = 1280, 800
"""Width and height of the window, in pixels at density 1."""
PATIENCE = 30.0
"""So many seconds the pictures of kept games may take."""
MADE_BY = "Software", "Hamster Table"
"""What is written into each picture, by which it is known as one of ours."""


def foreign_picture(folder: Path) -> Path | None:
    """A picture in the folder that is not one of ours; None: nothing of a person is lost when pictures come there."""
    from PySide6.QtGui import QImageReader

    key, words = MADE_BY
    # An empty one is what a picture that could not be finished leaves; a link that leads nowhere is somebody's.
    pictures = [one for one in sorted(folder.glob("*.png")) if not one.exists() or one.stat().st_size]
    return next((one for one in pictures if QImageReader(str(one)).text(key) != words), None)


def take(folder: Path) -> None:
    """Take all pictures and put them into the folder. Raises `ValueError` when a process has failed."""
    spawn = spawning()
    for scale, theme in product(("1", "2"), ("light", "dark")):
        with tempfile.TemporaryDirectory() as home:
            asked = {"QT_SCALE_FACTOR": scale, "HAMSTER_TABLE_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
            process = spawn.Process(target=_take, args=(folder, theme, asked), name="hamster-table-shots")
            process.start()
            try:
                process.join()
            finally:
                # Ctrl+C while it goes on; what it writes to is deleted when it is gone, and not before.
                process.kill()
                process.join()
        if process.exitcode:
            raise ValueError("Not all pictures could be taken.")


def _take(folder: Path, theme: str, asked: dict[str, str]) -> None:
    """In the other process: all pictures of one theme at one density."""
    # Ctrl+C in a terminal goes to both processes; the other one decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    # Before Qt is loaded, which reads them once.
    os.environ.update(asked)
    from PySide6.QtWidgets import QApplication

    from hamster_table.models.garbage_collection import search_here_only
    from hamster_table.models.settings import Settings
    from hamster_table.views.art.theme import load_fonts
    from hamster_table.views.game.explainer import ExplanationCard
    from hamster_table.views.window.main_window import MainWindow

    app = QApplication(["hamster-table"])
    search_here_only()
    load_fonts()
    ending = "@2x" if asked["QT_SCALE_FACTOR"] == "2" else ""
    window = MainWindow(lambda: None)
    window.set_settings(Settings(theme=theme, pace=0.0))
    window.resize(*SIZE)
    window.show()
    for name, stage in staged().items():
        stage(window)
        _settle(app)
        # Explanations are for people; each would be in one picture only.
        for card in window.findChildren(ExplanationCard):
            card.leave()
        picture = window.grab().toImage()
        picture.setText(*MADE_BY)
        if not picture.save(str(folder / f"{name}-{theme}{ending}.png")):
            os._exit(1)  # at once: nothing here is kept, and Qt is in the midst of things
    window.close()


def _settle(app: QCoreApplication) -> None:
    """Let everything find its place."""
    from PySide6.QtCore import QEvent

    for _ in range(6):
        app.processEvents()
        # Outside of `exec`, processing events does not delete what waits for it.
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


# The staged states


def _start(window: MainWindow) -> None:
    """The first start."""


def _library(window: MainWindow) -> None:
    """Some games, all their pictures drawn."""
    from PySide6.QtCore import QCoreApplication

    for n, game in enumerate(window.library.games()[:3]):
        if n == 1:
            window.library.rename(game.id, "Sunday evening at Grandma's")
    window.show_page("library")
    ends, done = time.monotonic() + PATIENCE, 0
    # Ten looks in a row: between two pictures, the desk seems to be done for a moment.
    while time.monotonic() < ends and done < 10:
        QCoreApplication.processEvents()
        time.sleep(0.01)
        done = done + 1 if window.desk.is_done else 0


def _person(window: MainWindow) -> None:
    """The card of somebody new."""
    page = window.new_games.page(next(iter(games())))
    window.put("new_game", page)
    page.shelf.new.press()


def _page(name: str) -> Scenario:
    return lambda window: window.show_page(name)


def _of_ended_games(game: Game, scenes: Mapping[str, Scenario]) -> dict[str, Scenario]:
    """The pages that are offered with a game that is over, each behind its scene of the end."""

    def shown(over: Scenario, page: str) -> Scenario:
        def stage(window: MainWindow) -> None:
            over(window)
            window.show_page(page)

        return stage

    ends = {name.removesuffix("over"): stage for name, stage in scenes.items() if name.endswith("over")}
    pages = feature.pages_of_ended_games(game, PLAYERS)
    return {f"{start}{page.name}": shown(over, page.name) for start, over in ends.items() for page in pages}


def staged() -> dict[str, Scenario]:
    """Every screen by the name of its pictures, and how it is staged: those of the program and those of each game."""
    found: dict[str, Scenario] = {"start": _start}
    for game in games().values():
        if scenes := table_info(game).screenshots:
            own: dict[str, Scenario] = resolve_name(scenes)
            found |= own | _of_ended_games(game, own)
    return found | {
        "person": _person,
        "library": _library,
        **{page.name: _page(page.name) for page in feature.pages_everywhere()},
        "rules": _page("rules"),
        "settings": _page("settings"),
        "about": _page("about"),
    }
