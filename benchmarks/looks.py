"""What a change of the look, of the letters' size or of the language costs the thread of the window.

    python -m benchmarks looks

With every page of the program open, of each game at its end: milliseconds of the thread of the window until everything
is painted again (the middle of all times that it was done, and the most), where the table is seen and where a page is.
The goal: 40 ms. What is open and not seen waits until it is.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from benchmarks import machine
from hamster_table.models.garbage_collection import search_here_only
from hamster_table.models.settings import Settings
from hamster_table.views import feature
from hamster_table.views.art import theme
from hamster_table.views.window.main_window import MainWindow

GOAL = 40.0
"""Milliseconds of the thread of the window for each change."""
OFTEN = 5
SAVES = Path(__file__).resolve().parent.parent / "tests/saves"
ENDS = ("run-hamster-run-4-end", "hamsterdam-4-end", "hamsterrolle-4-simple-60-end")
PAGES = ("rules", "settings", "keys", "about", *(page.name for page in feature.pages()))
CHANGES = {
    "the look": [Settings(theme=name, pace=0.0) for name in ("dark", "contrast", "light")],
    "the size of letters": [Settings(theme="light", text_scale=scale, pace=0.0) for scale in (150, 80, 100)],
    "the language": [Settings(theme="light", language=name, pace=0.0) for name in ("de", "fr", "en")],
}


def main() -> int:
    """Measure each change with each game, and say whether all reached the goal."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["HAMSTER_TABLE_HOME"] = home
        application = QApplication(sys.argv[:1])
        search_here_only()
        theme.load_fonts()
        machine.title("Milliseconds of the window's thread until everything is painted again: the middle, the most")
        most = max([measure(end) for end in ENDS])
        application.processEvents()
    return int(most > GOAL)


def measure(end: str) -> float:
    """With this game at its end and every page open; the greatest of the middles."""
    window = MainWindow(lambda: None)
    window.set_settings(CHANGES["the look"][-1])
    window.resize(1280, 800)
    window.show()
    window.files.open_path(SAVES / f"0.1-{end}.hamster")
    for name in PAGES:
        window.show_page(name)
        QTest.qWait(100)
    print(f"\n  {end}")
    middles = []
    for seen, show in (("the table", window.show_game), ("the rules", lambda: window.show_page("rules"))):
        show()
        QTest.qWait(500)
        for what, looks in CHANGES.items():
            times = [taken(window.set_settings, look) for look in looks * OFTEN]
            middles.append(statistics.median(times))
            print(f"    {seen}, {what:20} {middles[-1]:6.1f} {max(times):6.1f}", flush=True)
    window.close()
    return max(middles)


def taken(change: Callable[[Settings], object], look: Settings) -> float:
    """How many milliseconds of this thread it takes, with what is taken away for it."""
    start = time.thread_time()
    change(look)
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return 1000 * (time.thread_time() - start)


if __name__ == "__main__":
    sys.exit(main())
