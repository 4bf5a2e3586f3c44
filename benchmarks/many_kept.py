"""What the start screen and the library cost the thread of the window when many games are kept.

    python -m benchmarks kept                  10,000 games, beside the same with 10
    python -m benchmarks kept --games 1000

Of each step: the processor time of the window's thread until what was asked for is on the screen (the middle of all
times that it was done, and the most); the longest stretch in which that thread answered nothing; and the whole time
until it is there. The goal: 50 ms of that thread, however many games are kept. What is found out of the cards in sight
meanwhile, by other threads and processes, runs beside it as it does for people; on a busy machine all times grow.
"""

from __future__ import annotations

import argparse
import os
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import machine
from hamster_table.engine.match import Match
from hamster_table.engine.storage import rows
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.engine.storage.session_store import Store, StoredGame
from hamster_table.engine.storage.store_file import size_of

GOAL = 50.0
"""Milliseconds of the thread of the window for each step."""
NAMES = ("Mira", "Jonas", "Grandma Edda", "Rusty", "Çağla", "Zoë", "Pip", "李雷", "Öykü", "Bartholomäus the Third")
TITLES = ("", "", "", "Sunday evening", "Rematch", "At Grandma's", "Été à la mer", "The long one")
KINDS = ("person", "person", "sharp", "whim", "steady")
QUICK = {"hamsterrolle": {"physics": "simple"}}
LENGTHS = (0, 8, 40, 10_000)
A_LOOK = 1500
"""For how many milliseconds somebody looks at the start screen first."""
OFTEN = 10
"""How often steps are repeated; the slowest counts, and the middle is printed too."""


def main() -> int:
    """Measure with few games and with many, each in a process of its own, and print both."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=10_000)
    asked.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = asked.parse_args()
    if options.here:
        with tempfile.TemporaryDirectory() as home:
            os.environ["HAMSTER_TABLE_HOME"] = home
            fill(Path(home) / "sessions.sqlite3", options.games)
            return Visit().measure()
    machine.title("Milliseconds of the window's thread, its longest stretch, and until it is there")
    codes = []
    for games in (10, options.games):
        print(f"\n  {games} games", flush=True)
        command = [sys.executable, "-m", "benchmarks.many_kept", "--here", "--games", str(games)]
        codes.append(subprocess.run(command).returncode)
    return codes[-1]


def fill(path: Path, games: int) -> None:
    """A store with that many games: some that were really played, and their copies with other people and names."""
    luck = random.Random(1)
    with closing(Store(path)) as store:
        for game in ("run-hamster-run", "hamsterdam", "hamsterrolle"):
            for length in LENGTHS:
                for seed in ("1", "challenge/1"):
                    keep(store, game, length, seed, luck)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("BEGIN")
        originals = [rows.sound_game(one) for one in database.execute(f"SELECT {rows.GAME_COLUMNS} FROM games")]
        for n in range(games):
            copy(database, luck.choice(originals), n, luck)
        for row in originals:
            for statement in ("games WHERE id", "ledger WHERE of", "records WHERE of"):
                database.execute(f"DELETE FROM {statement} = ?", (row.id,))
        database.execute("UPDATE counter SET commits = ?", (games + 1000,))
        assert size_of(database).games == games
        database.execute("COMMIT")


def keep(store: Store, game: str, length: int, seed: str, luck: random.Random) -> None:
    """Play a game up to there, and keep it."""
    match = Match.new(game, luck.choice((2, 3, 4)), QUICK.get(game, {}), seed=seed)
    while match.waiting and len(match.ledger) < length:
        seat, step = match.waiting[0], match.state.agenda[-1]
        match.chance() if seat < 0 else match.play(seat, step.sample(match.state, seat, luck))
    players = people(luck, match.setup.seats)
    kept = store.begin(match, players)
    if not match.waiting:
        kept.finish(match, players)


def people(luck: random.Random, seats: int) -> list[PlayerInfo]:
    """Some people at a table."""
    return [PlayerInfo(luck.choice(NAMES), luck.choice(KINDS)) for _ in range(seats)]


def copy(database: sqlite3.Connection, row: rows.GameRow, n: int, luck: random.Random) -> None:
    """Keep a game once more; every tenth is put away."""
    id, ago = 1000 + n, timedelta(minutes=37 * luck.randrange(10_000))
    moment = (datetime.now(UTC) - ago).isoformat(timespec="seconds")
    away = datetime.now(UTC).isoformat(timespec="seconds") if n % 10 == 9 else ""
    seats = rows.seats_text(people(luck, len(rows.players_of(row))))
    title = luck.choice(TITLES) and f"{luck.choice(TITLES)} {n}"
    rows.keep_game(database, row._replace(id=id, seats=seats, title=title, played=moment, touched=1000 + n, away=away))
    database.execute("INSERT INTO ledger SELECT ?, n, entry, mark FROM ledger WHERE of = ?", (id, row.id))
    found = database.execute("SELECT record FROM records WHERE of = ?", (row.id,)).fetchone()
    if found is not None:
        mark = rows.record_checksum(id, found[0])
        database.execute("INSERT INTO records (of, record, mark) VALUES (?, ?, ?)", (id, found[0], mark))


class Visit:
    """A window in which somebody goes from page to page."""

    def __init__(self) -> None:
        from PySide6.QtWidgets import QApplication

        from hamster_table.models.garbage_collection import search_here_only
        from hamster_table.views.art import theme

        self.app = QApplication(sys.argv[:1])
        search_here_only()
        theme.load_fonts()
        theme.set_pace(0)
        self.times: dict[str, list[tuple[float, float, float]]] = {}
        """Of each step, whenever it was done: milliseconds of the thread, of its longest stretch, and of the whole."""
        self.unjudged: set[str] = set()
        self.is_slow = False

    def measure(self) -> int:
        """Go through all steps, and say whether each reached the goal."""
        from PySide6.QtTest import QTest

        from hamster_table.views.window.main_window import MainWindow

        self.window = window = MainWindow(lambda: None)
        window.resize(1280, 800)
        self.step("the window, its first picture and the last game", self.begin, self.has_ticket, judged=False)
        QTest.qWait(A_LOOK)
        self.step("the library opened", self.open_library, self.has_cards)
        self.step("back to the start screen", window.go_home)
        for _ in range(OFTEN):
            self.step("the library opened again", self.open_library, self.has_cards)
            self.step("back to the start screen", window.go_home)
        self.open_library()
        self.settle(self.has_cards)
        self.search()
        self.scroll()
        self.change()
        self.play()
        self.report()
        window.close()
        return int(self.is_slow)

    def search(self) -> None:
        """Look for games, and among the deleted ones."""
        page = self.page
        for word in ("mira sun", "grandma", "çağla", "hamsterdam 77"):
            for _ in word:
                self.step("a letter of a search", lambda: page.search.setText(word[: len(page.search.text()) + 1]))  # noqa: B023
            for _ in word[:4]:
                self.step("a letter less", page.search.backspace)
            self.step("the search ended", page.search.clear)
        self.step("nothing found", lambda: page.search.setText("xyz"))
        self.step("the search ended", page.search.clear)
        for _ in range(OFTEN):
            self.step("the deleted games shown", lambda: page.place.set_current("deleted"))
            self.step("the other games shown", lambda: page.place.set_current("kept"))

    def scroll(self) -> None:
        """Look at games further down."""
        from PySide6.QtCore import Qt

        games, Key = self.page.list, Qt.Key
        for key in (*[Key.Key_PageDown] * OFTEN, Key.Key_End, *[Key.Key_PageUp] * OFTEN, Key.Key_Home):
            self.step("scrolled by a key", lambda: self.press(games, key))  # noqa: B023
        bar = games.verticalScrollBar()
        for _ in range(3 * OFTEN):
            self.step("scrolled by the wheel", lambda: bar.setValue(bar.value() + 120))
        bar.setValue(0)

    def change(self) -> None:
        """Delete games, restore and name them."""
        page, window = self.page, self.window
        for row in (0, 1, page.games.rowCount() // 2, page.games.rowCount() - 1):
            page.list.choose(row)
            id, count = page.list.present.id, page.games.count
            self.step("a game deleted", page._delete, lambda: page.games.count == count - 1)  # noqa: B023
            self.step("it is restored", lambda: page.brought_back.emit(id), lambda: page.games.count == count)  # noqa: B023
            name = f"Sunday {row}"
            self.step("a game named", lambda: page.renamed.emit(id, name), lambda: self.name_of(id) == name)  # noqa: B023
        self.settle(lambda: window.desk.is_done)

    def play(self) -> None:
        """Open games, play on, and come back."""
        window = self.window
        for row in (0, 5, 40):
            self.page.list.choose(row)
            other = self.page.games.rows[-1].id
            self.step("a game opened", self.page._open, lambda: window.page is window.game, judged=False)
            window.clear_table()
            StoredGame(window.library._opened(), other).truncate(0)
            self.step("back to the library", self.open_library, self.has_cards)
            self.settle(lambda: window.desk.is_done)
            self.step("the start screen shown again", window.go_home)
            self.open_library()
            self.settle(self.has_cards)

    # What is done

    @property
    def page(self) -> Any:
        """The page of the library that is shown."""
        return self.window.page

    def begin(self) -> None:
        self.window.show()

    def open_library(self) -> None:
        self.window.show_page("library")

    def press(self, widget: Any, key: Any) -> None:
        from PySide6.QtTest import QTest

        QTest.keyClick(widget, key)

    def name_of(self, id: int) -> str:
        row = self.page.games.row_of(id)
        return str(self.page.games.index(row, 0).data()) if row >= 0 else ""

    def has_ticket(self) -> bool:
        """Whether the last game is told on the start screen."""
        return self.window.start.ticket.button.isVisible()

    def has_cards(self) -> bool:
        """Whether the games are listed."""
        return bool(self.page.games.rowCount())

    # How it is measured

    def step(self, name: str, do: Callable[[], object], until: Callable[[], bool] = bool, judged: bool = True) -> None:
        """Do something, wait until it is on the screen, and remember what it took."""
        self.settle()
        begun, cpu = time.perf_counter(), time.thread_time()
        longest = self.stretch(do)
        while True:
            longest = max(longest, self.stretch(self.app.processEvents))
            if until is bool or until():
                break
            time.sleep(0.001)
        longest = max(longest, self.stretch(self.app.processEvents))
        found = (1000 * (time.thread_time() - cpu), 1000 * longest, 1000 * (time.perf_counter() - begun))
        self.times.setdefault(name, []).append(found)
        if not judged:
            self.unjudged.add(name)

    def stretch(self, do: Callable[[], object]) -> float:
        """Do it; the seconds it took."""
        begun = time.perf_counter()
        do()
        return time.perf_counter() - begun

    def settle(self, until: Callable[[], bool] = bool) -> None:
        """Let a moment pass, or wait for something."""
        from PySide6.QtTest import QTest

        QTest.qWait(30)
        while until is not bool and not until():
            QTest.qWait(5)

    def report(self) -> None:
        """Print what the steps took."""
        print("   middle      most   longest     whole", flush=True)
        for name, times in self.times.items():
            cpu, longest, whole = zip(*times, strict=True)
            middle = statistics.median(cpu)
            mark = "!" if middle > GOAL and name not in self.unjudged else " "
            numbers = "".join(f"{one:10.1f}" for one in (middle, max(cpu), max(longest), max(whole)))
            print(f"{numbers[1:]} {mark} {name}", flush=True)
            self.is_slow |= mark == "!"


if __name__ == "__main__":
    sys.exit(main())
