"""Random events for hours: does anything break, grow, or stand still?

    python3 dev.py bench soak                            100,000 events for each game, one process each
    python3 dev.py bench soak hamsterdam --events 10000 --seed 3

Clicks, drags, wheels, keys, shortcuts, resizes, minimising, theme and text scale, closing the window and opening it
again; half of them steered by what a screen reader sees. The goals: no exception, no warning of Qt, the game equal to
its ledger and to its autosave at every 1,000th event; memory that is flat after the first tenth (the lines through
what is in use rise by at most 2 MB and 30,000 objects in 100,000 events, or by what they waver by); 99 of 100 events
done in 50 ms and all in 250 ms of processor time (`--any-speed`: printed, not judged).
The first tenth, or 5,000 events of a short soak, in which everything is loaded once, do not count, and less than 50,000
events are too few to say anything of memory.
Memory is what is left at every 2,500th event, on the start screen with a game just begun, after a full garbage
collection: in the middle of games it differs by what they need, such as 40 MB for a wheel that rolls. All parts of the
program are loaded before: some are at first use, which comes at the 100th event or at the 80,000th. It is what the C
library has given out, but for the pictures that are kept; the small objects of Python; these pictures; and what is
resident. The last two are printed and not judged. Pictures of tables and of the library have bounds of their own, and
it takes a game of wood 50,000 events to reach them. So do caches of functions and Qt's pictures of 10 MB, which are
emptied before: to know of 16,384 pairs of pieces whether they touch takes as long. The holes between what is in use
count as resident, and grow with the largest that the heap ever was.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import os
import pkgutil
import subprocess
import sys
import tempfile
import time
import traceback
from array import array
from collections import Counter
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

GAMES = ("run-hamster-run", "hamsterdam", "hamsterrolle")
PLATFORM = (
    "This plugin does not support propagateSizeHints()",
    "This plugin does not support raise()",
    "This plugin does not support grabbing the keyboard",
)
"""What the platform without a screen cannot do, and says."""
MEGABYTE = 1 << 20
LIMITS = {"in use, MB": (2.0, 8.0), "objects, thousands": (30.0, 50.0), "pictures, MB": None, "resident, MB": None}
"""How much each measure of memory may rise in 100,000 events, and how much it wavers by itself; None: not judged."""
ENOUGH = 50_000
"""So many events are needed to tell a rise from wavering."""
QUICK, SLOWEST = 50.0, 250.0
"""Processor time of 99 of 100 events, and of the slowest; milliseconds."""
WINDOW = 2500
"""So many events are done in a window before it is closed and opened again."""
KEPT = 20
"""So many games are kept: what a library of many takes has its own measurement."""
WARM, WARM_EVENTS = 0.1, 5000
"""The share of the events at the beginning in which everything is loaded, and how many these are at least."""


def main() -> int:
    """Soak each game that is named in a process of its own, or this one game here."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", choices=[*GAMES, []], metavar="GAME")
    asked.add_argument("--events", type=int, default=100_000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--any-speed", action="store_true", help="print the times, but miss no goal by them")
    options = asked.parse_args()
    if options.events < WINDOW:
        asked.error(f"memory is measured every {WINDOW} events: ask for so many at least")
    if len(options.games) == 1:
        with tempfile.TemporaryDirectory() as home:
            os.environ["HAMSTER_TABLE_HOME"] = home
            return Soak(options.games[0], options.seed, options.any_speed).run(options.events)
    numbers = ["--events", str(options.events), "--seed", str(options.seed), *["--any-speed"] * options.any_speed]
    command = [sys.executable, "-m", "benchmarks.soak"]
    return max(subprocess.run([*command, game, *numbers]).returncode for game in options.games or GAMES)


class Soak:
    """A window in which random things are done to one game after the other."""

    def __init__(self, game: str, seed: int, any_speed: bool = False) -> None:
        from PySide6.QtCore import qInstallMessageHandler
        from PySide6.QtWidgets import QApplication

        from hamster_table.models.garbage_collection import search_here_only
        from hamster_table.system.memory import give_large_blocks_back
        from hamster_table.views.art import theme

        self.app = QApplication(sys.argv[:1])
        give_large_blocks_back()
        search_here_only()
        theme.load_fonts()
        load_all_parts()
        self.game, self.seed, self.any_speed = game, seed, any_speed
        self.mistakes: Counter[str] = Counter()
        self.times = array("d")
        self.slowest: list[tuple[float, int, str]] = []
        """The events that took longest: milliseconds, which one, and what was done."""
        self.memory: list[tuple[int, tuple[float, ...]]] = []
        """What is left after a full collection: the number of the event, and the measures of `LIMITS`."""
        self.peak = 0.0
        self.games = 0
        self.thought = 0.0
        """How long computer players thought about the last event, in seconds of processor time."""
        sys.excepthook = lambda *error: self.note("".join(traceback.format_exception(*error)))
        sys.unraisablehook = lambda args: self.note(f"unraisable: {args.exc_value!r} in {args.object!r}")
        qInstallMessageHandler(lambda kind, context, words: words in PLATFORM or self.note(f"Qt: {words}"))
        self.open()

    def note(self, error: str) -> None:
        """Something went wrong; where it happened is told the first time."""
        if error not in self.mistakes:
            print(error, "".join(traceback.format_stack(limit=12)), file=sys.stderr, sep="\n", flush=True)
        self.mistakes[error] += 1

    def open(self) -> None:
        """A new window, as after a new start of the program."""
        from hamster_table.models.settings import Settings
        from hamster_table.views.window.main_window import MainWindow
        from tests.views.monkey import Monkey

        self.window = MainWindow(self.thinker)
        self.window.set_settings(Settings(theme="light", pace=0.0))
        self.window.resize(1024, 600)
        self.window.show()
        self.seed += 1
        self.monkey = Monkey(self.window, self.seed)
        for _ in range(10):
            self.monkey.settle()
        if not self.window.library.to_go_on():
            self.begin()
        self.window.continue_game()

    def thinker(self) -> Any:
        """Who asks the computer players: in this process, so that equal seeds do the same. What they think is not time
        of the window, which has a process of its own for it."""
        from tests.at_once import Forgetful

        class Timed(Forgetful):
            def choose(this, *what: Any) -> Any:  # the soak is `self`
                start = time.thread_time()
                action = super().choose(*what)
                self.thought += time.thread_time() - start
                return action

        return Timed()

    def begin(self) -> None:
        """Another game of this kind."""
        from hamster_table.engine.catalogue import find
        from hamster_table.engine.match import Match
        from tests.views.monkey import SITTERS

        self.games += 1
        for kept in self.window.library.games()[KEPT:]:
            self.window.library.delete(kept.id)
        match = Match.new(self.game, len(SITTERS), find(self.game).setup.quick, seed=f"soak {self.games}")
        self.window.begin(self.window.library.begin(match, SITTERS))

    def run(self, events: int) -> int:
        """Do so many random things, print what came of it, and give 1 back when a goal was missed."""
        began = time.monotonic()
        for n in range(events):
            self.monkey.looking, self.thought, start = 0.0, 0.0, time.thread_time()
            done = self.act(n)
            self.monkey.settle()
            self.times.append(1000 * (time.thread_time() - start - self.monkey.looking - self.thought))
            self.slowest = sorted([*self.slowest, (self.times[-1], n, done)], reverse=True)[:10]
            if n % 100 == 99:
                self.peak = max(self.peak, resident())
            if n % 1000 == 999:
                self.look_after()
            if n % WINDOW == WINDOW - 2:
                self.measure(n + 2)
        return self.report(events, time.monotonic() - began)

    def act(self, n: int) -> str:
        """One event, seldom something larger; what it was."""
        from PySide6.QtTest import QTest

        if n % WINDOW == WINDOW - 1:
            self.window.close()
            self.window.deleteLater()
            start = time.thread_time()
            self.open()
            self.monkey.looking = time.thread_time() - start  # a start of the program is no event in it
            return "close and open"
        if n % 400 == 399:
            self.window.showMinimized()
            QTest.qWait(1)
            self.window.showNormal()
            return "minimise and come back"
        if self.window.session is None or not self.window.session.match.waiting:
            self.begin()
            return "begin a game"
        return self.monkey.act()

    def look_after(self) -> None:
        """The game is what its ledger and its autosave say."""
        from tests.views.monkey import check

        try:
            check(self.window)
        except AssertionError:
            self.note(traceback.format_exc())

    def measure(self, n: int) -> None:
        """What is in use where the same is shown each time, just before the window is closed."""
        from hamster_table.system.memory import give_free_pages_back
        from hamster_table.views.art.pixmap_cache import PictureCache
        from tests.allocated import in_use

        self.begin()
        self.window.go_home()
        for _ in range(10):
            self.monkey.settle()
        empty_bounded_caches()
        gc.collect()
        give_free_pages_back()
        caches = [one for one in gc.get_objects() if isinstance(one, PictureCache)]
        pictures, blocks = sum(one.used for one in caches) / MEGABYTE, sys.getallocatedblocks() / 1000
        self.memory.append((n, (in_use() / MEGABYTE - pictures, blocks, pictures, resident())))
        if n % 10_000 == 0:
            measures = ", ".join(f"{what} {now:.1f}" for what, now in zip(LIMITS, self.memory[-1][1], strict=True))
            print(f"{self.game}: {n} events, {self.games} games; {measures}", flush=True)

    def report(self, events: int, seconds: float) -> int:
        """The figures, and whether they are good."""
        warm = max(int(events * WARM), min(WARM_EVENTS, events // 2))
        times, memory = sorted(self.times[warm:]), [one for one in self.memory if one[0] >= warm]
        quick, slowest = times[int(len(times) * 0.99)], times[-1]
        print(f"{self.game}: {events} events in {seconds:.0f} s, {self.games} games")
        print(f"  mistakes: {sum(self.mistakes.values())} ({len(self.mistakes)} kinds)")
        print(f"  an event, processor time: median {times[len(times) // 2]:.1f} ms, p99 {quick:.1f}, max {slowest:.0f}")
        print(f"  the slowest: {', '.join(f'{name} ({ms:.0f} ms, {n})' for ms, n, name in self.slowest)}")
        print(f"  {self.peak:.0f} MB at most between two collections", flush=True)
        flat = [is_flat(what, [(at, measures[n]) for at, measures in memory]) for n, what in enumerate(LIMITS)]
        too_much = events >= ENOUGH and not all(flat)
        too_slow = not self.any_speed and (quick > QUICK or slowest > SLOWEST)
        return int(bool(self.mistakes) or too_much or too_slow)


def is_flat(what: str, points: list[tuple[int, float]]) -> bool:
    """Whether that measure of memory rises no more than it may; its figures are printed."""
    slope, waver = line_through(points)
    values = [value for _, value in points]
    print(f"  {what}: {values[0]:.1f} to {values[-1]:.1f}, from {min(values):.1f} to {max(values):.1f};", end=" ")
    print(f"{slope * 100_000:+.1f} in 100,000 events, wavering by {waver:.1f}")
    limits = LIMITS[what]
    return limits is None or slope * 100_000 <= limits[0] or slope * (points[-1][0] - points[0][0]) <= limits[1]


def load_all_parts() -> None:
    """Import what the program imports when it is first used, such as a page, another game or the physics."""
    import hamster_table

    for found in pkgutil.walk_packages(hamster_table.__path__, "hamster_table."):
        if not found.name.startswith(("hamster_table.research", "hamster_table.__main__")):
            importlib.import_module(found.name)


def empty_bounded_caches() -> None:
    """Empty the caches that have a bound: those of our functions, and that of Qt for the pictures of its style."""
    from PySide6.QtGui import QPixmapCache

    caches = [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper)]
    for one in caches:
        # Without a module it is the method of something, such as of a partial function.
        is_ours = str(getattr(one, "__module__", "")).startswith("hamster_table.")
        if is_ours and one.cache_info().maxsize is not None:
            one.cache_clear()
    QPixmapCache.clear()


def resident() -> float:
    """The memory of this process, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


def line_through(points: list[tuple[int, float]]) -> tuple[float, float]:
    """Slope of the straight line that fits best, and how far points lie from it on average."""
    count = len(points)
    x_mean, y_mean = sum(x for x, _ in points) / count, sum(y for _, y in points) / count
    slope = sum((x - x_mean) * (y - y_mean) for x, y in points) / max(1.0, sum((x - x_mean) ** 2 for x, _ in points))
    away = [abs(y - y_mean - slope * (x - x_mean)) for x, y in points]
    return slope, sum(away) / count


if __name__ == "__main__":
    sys.exit(main())
