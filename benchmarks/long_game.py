"""What a very long game costs the thread of the window at each step.

    python -m benchmarks long                  a game of the wheel with 20,000 entries, the most that a file may have
    python -m benchmarks long --entries 500
    python -m benchmarks long FILE             any other game

The longest legal game: a piece is put back again and again. The other two games come to an end by themselves
after some hundred entries. Of each step, and of each page the first and the second time: the processor time of the
longest stretch in which that thread answered nothing. The goal: 100 ms. Not judged is what loads modules: opening the
first table, and each page the first time.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from benchmarks import machine
from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterrolle.actions import Build, PutBack, Reach
from hamster_table.engine.storage import save_file
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.garbage_collection import search_here_only
from hamster_table.models.settings import Settings
from hamster_table.views import feature
from hamster_table.views.art import theme
from hamster_table.views.widgets.commands import REDO, STORY, UNDO
from hamster_table.views.window.command_menus import deed_of
from hamster_table.views.window.main_window import MainWindow

GOAL = 100.0
"""Milliseconds of the thread of the window for each step."""
PAGES = ("rules", "settings", "keys", "about", "library", *(page.name for page in feature.pages()))
Key = Qt.Key
KEYS = (Key.Key_Left, Key.Key_Left, Key.Key_PageUp, Key.Key_PageDown, Key.Key_Home, Key.Key_Right, Key.Key_End)


def main() -> int:
    """Measure every step, print the dearest, and say whether all reached the goal."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("file", nargs="?", type=Path)
    asked.add_argument("--entries", type=int, default=20_000)
    chosen = asked.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ["HAMSTER_TABLE_HOME"] = home
        QApplication(sys.argv[:1])
        search_here_only()
        theme.load_fonts()
        theme.set_pace(0)
        machine.title("Milliseconds of the window's thread, the longest stretch of each step")
        visit = Visit(chosen.file or long_game(Path(home) / "long.hamster", chosen.entries))
        visit.go_through()
        return visit.report()


def long_game(path: Path, entries: int) -> Path:
    """Save a legal game of that length: somebody begins an attempt, and puts the piece back, and puts it back."""
    match = Match.new("hamsterrolle", 2, {"physics": "simple"}, seed="1")
    held: tuple[Reach, Build] | None = None
    while len(match.ledger) < entries:
        if match.waiting[0] == CHANCE:
            match.chance()
        elif held is None:
            actions = match.actions(match.waiting[0])
            build = next(one for one in actions if isinstance(one, Build))
            reach = next((one for one in actions if isinstance(one, Reach)), None)
            held = (reach, build) if reach else None
            match.play(match.waiting[0], reach or build)
        else:
            reach, build = held
            match.play(match.waiting[0], PutBack(reach.piece, build.compartment, match.state.angle, build.pose))
    save_file.save(match, path, [PlayerInfo("Mira"), PlayerInfo("Jonas")])
    return path


class Visit:
    """A window in which somebody goes through that game, and to every page."""

    def __init__(self, file: Path) -> None:
        self.longest: dict[str, float] = {}
        """By step: milliseconds."""
        self.unjudged: set[str] = set()
        self.window = MainWindow(lambda: None)
        self.window.set_settings(Settings(theme="light", pace=0.0))
        self.window.resize(1280, 800)
        self.window.show()
        QTest.qWait(1500)
        self.step(
            "the game opened", lambda: self.window.files.open_path(file), lambda: self.window.game is not None, False
        )

    def go_through(self) -> None:
        """Take every step."""
        window = self.window
        page = window.game
        assert page is not None
        length = page.session.length
        self.step("the question asked", lambda: QTest.qWait(500), judged=False)
        for name, command in (("story", STORY), ("undo", UNDO), ("redo", REDO)):
            if (deed := deed_of(command, window)) is not None:
                self.step(name, deed)
        page.look_back()
        track = page.frame.timeline.track
        for key in KEYS:
            self.step(f"{key.name} on the timeline", lambda key=key: QTest.keyClick(track, key))
        for moment in (length // 2, 1, length - 1, length):
            self.step("another moment", lambda moment=moment: window.look_at(moment))
        for look in (Settings(pace=0.0, text_scale=130), Settings(pace=0.0, language="de"), Settings(pace=0.0)):
            self.step("another size of letters or language", lambda look=look: window.set_settings(look))
        for name in PAGES:
            for visit in ("the first time", "again"):
                is_first = visit != "again"
                self.step(f"{name} {visit}", lambda name=name: window.show_page(name), judged=not is_first)
                self.step(f"back from {name}", window.show_game)
        window.close()

    def step(
        self, name: str, do: Callable[[], object], until: Callable[[], bool] = lambda: True, judged: bool = True
    ) -> None:
        """Do something, and look for a second at what comes of it."""
        longest, end = self.stretch(do), time.monotonic() + 1
        while time.monotonic() < end or not until():
            longest = max(longest, self.stretch(QApplication.processEvents))
            time.sleep(0.002)
        self.longest[name] = max(longest, self.longest.get(name, 0.0))
        if not judged:
            self.unjudged.add(name)

    def stretch(self, do: Callable[[], object]) -> float:
        """Do it; the milliseconds of this thread that it took."""
        begun = time.thread_time()
        do()
        return 1000 * (time.thread_time() - begun)

    def report(self) -> int:
        """Print the dearest steps; 1 where one missed the goal."""
        dear = {name for name, longest in self.longest.items() if longest > GOAL and name not in self.unjudged}
        for name in sorted(self.longest, key=lambda name: -self.longest[name])[:25]:
            print(f"{self.longest[name]:8.1f} {'!' if name in dear else ' '} {name}", flush=True)
        return int(bool(dear))


if __name__ == "__main__":
    sys.exit(main())
