"""A picture of every screen, in a staged state, without a screen: in light and dark, at both pixel densities.

Each round of pictures is taken in a process and at a table of its own: Qt asks for the density only once, and the
games of this computer are not touched.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.record import Sitter

if TYPE_CHECKING:
    from hamster_table.views.main_window import MainWindow

SIZE = 1280, 800
SITTERS = (
    Sitter("Mira"),
    Sitter("Jonas"),
    Sitter("Grandma Edda", "steady"),
    Sitter("Rusty", "whim"),
    Sitter("Pip", "sharp"),
)
SEED = "Sunday 131"
"""A game in which much happens early."""


def take(folder: Path) -> None:
    """Take all pictures and put them into the folder."""
    spawn = multiprocessing.get_context("spawn")
    for scale, theme in product(("1", "2"), ("light", "dark")):
        with tempfile.TemporaryDirectory() as home:
            asked = {"QT_SCALE_FACTOR": scale, "HAMSTER_TABLE_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
            process = spawn.Process(target=_take, args=(folder, theme, asked), name="hamster-table-shots")
            process.start()
            process.join()
        if process.exitcode:
            raise ValueError("Not all pictures could be taken.")


def _take(folder: Path, theme: str, asked: dict[str, str]) -> None:
    """In the other process: all pictures of one theme at one density."""
    os.environ.update(asked)
    from PySide6.QtWidgets import QApplication

    from hamster_table.models.settings import Settings
    from hamster_table.views.main_window import MainWindow
    from hamster_table.views.theme import load_fonts

    app = QApplication(["hamster-table"])
    load_fonts()
    ending = "@2x" if asked["QT_SCALE_FACTOR"] == "2" else ""
    window = MainWindow(_nobody)
    window.set_settings(Settings(theme=theme, pace=0.0))
    window.resize(*SIZE)
    window.show()
    for name, stage in STAGED.items():
        stage(window)
        _settle(app)
        window.grab().save(str(folder / f"{name}-{theme}{ending}.png"))
    window.close()


def _nobody() -> None:
    """Nobody thinks while pictures are taken."""


def _settle(app: object) -> None:
    """Let everything find its place."""
    from PySide6.QtCore import QEvent

    for _ in range(6):
        app.processEvents()  # type: ignore[attr-defined]
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[attr-defined]


# The staged states


def played(until: Callable[[Match], bool], seed: str = SEED) -> Match:
    """A match in which everybody does anything, up to the moment when something holds, or to the end."""
    match = Match.new("run-hamster-run", len(SITTERS), seed=seed)
    while match.waiting and not until(match):
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            luck = random.Random(f"{seed}/{len(match.ledger)}")
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, luck))
    return match


def asks(step: str, round_: int, *choices: str) -> Callable[[Match], bool]:
    """Whether the first seat is asked this step, from that round on, and has these kinds of choices among others."""

    def holds(match: Match) -> bool:
        number = match.game.round(match.state) if match.game.round is not None else 0
        if number < round_ or 0 not in match.waiting or type(match.state.agenda[-1]).__name__ != step:
            return False
        return {*choices} <= {type(action).__name__ for action in match.actions(0)}

    return holds


def _lay(window: MainWindow, until: Callable[[Match], bool]) -> None:
    """Put a game on the table and ask whoever is to be asked."""
    window.begin(window.library.begin(played(until), SITTERS))
    assert window.session is not None
    window.session.proceed()


def _start(window: MainWindow) -> None:
    """The first start."""


def _start_again(window: MainWindow) -> None:
    _lay(window, asks("Act", 3, "Push", "Flip", "Sidestep"))
    window.go_home()


def _new_game(window: MainWindow) -> None:
    from hamster_table.views.new_game import NewGamePage, Place

    window.new_game("run-hamster-run")
    page = window.page
    assert isinstance(page, NewGamePage)
    page.set_places({seat: Place(sitter.name, sitter.kind) for seat, sitter in enumerate(SITTERS)})


def _place(window: MainWindow) -> None:
    _lay(window, asks("PlaceHamster", 0))


def _curtain(window: MainWindow) -> None:
    _lay(window, asks("AllocatePluck", 2))


def _split(window: MainWindow) -> None:
    _lay(window, asks("AllocatePluck", 2))
    assert window.game is not None
    window.game.curtain.sign.lift.click()
    window.game.curtain.finish()


def _declare(window: MainWindow) -> None:
    _lay(window, asks("DeclareDeed", 2))


def _act(window: MainWindow) -> None:
    _lay(window, asks("Act", 3, "Push", "Flip", "Sidestep"))


def _story(window: MainWindow) -> None:
    _act(window)
    assert window.game is not None
    window.game.open_story()


def _rules_beside(window: MainWindow) -> None:
    _act(window)
    assert window.game is not None
    window.game.open_rules("RR-29")


def _past(window: MainWindow) -> None:
    _act(window)
    assert window.session is not None
    window.session.look_at(window.session.at // 2)


def _agreement(window: MainWindow) -> None:
    _act(window)
    assert window.session is not None
    window.session.undo()


def _over(window: MainWindow) -> None:
    _lay(window, lambda match: False)


def _graphs(window: MainWindow) -> None:
    _lay(window, lambda match: False)
    window.show_page("graph")


def _page(name: str) -> Callable[[MainWindow], None]:
    def show(window: MainWindow) -> None:
        window.show_page(name)

    return show


STAGED: dict[str, Callable[[MainWindow], None]] = {
    "start": _start,
    "new-game": _new_game,
    "placing": _place,
    "curtain": _curtain,
    "splitting": _split,
    "declaring": _declare,
    "acting": _act,
    "story": _story,
    "rules-beside": _rules_beside,
    "looking-back": _past,
    "agreement": _agreement,
    "over": _over,
    "graphs": _graphs,
    "sheets": _page("print"),
    "records": _page("records"),
    "rules": _page("rules"),
    "settings": _page("settings"),
    "about": _page("about"),
    "start-again": _start_again,
}
"""Every screen by the name of its pictures, and how it is staged."""
