"""Whatever a process of computer players does, the game goes on in time, and no process is left when it is over."""

import os
import random
import subprocess
import sys
import time

import pytest
from PySide6.QtCore import Qt

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.ai import ai_process, ai_worker
from hamster_table.models.ai.ai_process import AiProcess
from hamster_table.models.session import Session
from tests.models.ai.unreliable import FAILURES, SILENT, Unreliable, cheat, say_brackets

SECONDS = 0.1
"""How long a computer may think in these games."""


class Game:
    """Two computers play, one question after the other; each may be put to a process that fails."""

    def __init__(self, monkeypatch, rng):
        self.thinker, self.monkeypatch, self.rng = AiProcess(), monkeypatch, rng
        self.games, self.begun, self.session, self.length = 0, {}, None, 0
        self.ready_at = self.over_at = 0.0
        self.thinker.ready.connect(self.note_when_ready)
        # Queued: by then the session, which hears of it first, has gone on.
        for over in (self.thinker.answered, self.thinker.failed):
            over.connect(self.note_when_over, Qt.ConnectionType.QueuedConnection)

    def note_when_ready(self):
        self.ready_at = time.monotonic()

    def note_when_over(self):
        self.over_at = time.monotonic()

    def come_to_a_question(self):
        while self.session is None or not self.session.match.waiting or self.session.is_for_chance:
            if self.session is None or not self.session.match.waiting:
                self.games += 1
                match = Match.new("run-hamster-run", 2, seed=str(self.games))
                self.session = Session(
                    match, [PlayerInfo("Pip", "steady"), PlayerInfo("Rusty", "steady")], self.thinker
                )
                self.session.seconds = SECONDS
            else:
                self.session.proceed()

    def ask(self, failure):
        """Put a question to a fresh process that fails so; the one that is tried after it may be well."""
        self.thinker.stop()
        self.over_at = 0.0
        self.monkeypatch.setattr(ai_process.ai_worker, "main", Unreliable(failure))
        while self.thinker._worker is None:  # what has only one answer is not asked
            self.come_to_a_question()
            self.length = len(self.session.match.ledger)
            self.session.proceed()
        pid = self.thinker._worker._process.pid
        self.begun[pid] = started_at(pid)
        if self.rng.random() < 0.3:
            self.monkeypatch.setattr(ai_process.ai_worker, "main", thinker_child_main)

    def is_over(self):
        return self.over_at > 0

    def took(self):
        """How long the process thought, once the game has gone on."""
        assert len(self.session.match.ledger) == self.length + 1
        return self.over_at - self.ready_at


thinker_child_main = ai_worker.main


def started_at(pid):
    """When the process with this number began, in ticks of the system; None: none is running. Numbers come again: in
    half an hour of a busy machine another program may have that of a process that is long gone."""
    try:
        with open(f"/proc/{pid}/stat") as stat:
            fields = stat.read().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return None
    return None if fields[0] == "Z" else int(fields[19])


def play_with(games, failures, qtbot):
    """Let so many games wait at once for what fails, and return how long each of the processes thought."""
    took = []
    for n in range(0, len(failures), len(games)):
        some = failures[n : n + len(games)]
        asked = games[: len(some)]
        for game, failure in zip(asked, some, strict=True):
            game.ask(failure)
        # Both processes may take as long to start as they like; only from then on does the time count.
        start = 1000 * ai_process.TRIES * ai_process.START_S
        for game in asked:
            qtbot.waitUntil(game.is_over, timeout=round(start) + 10_000)
            took.append(game.took())
    return took


def end(games):
    """Stop what thinks: at once, and without leaving a process."""
    for game in games:
        begun = time.monotonic()
        game.thinker.stop()
        assert time.monotonic() - begun < 0.5
        assert not [pid for pid, begun in game.begun.items() if started_at(pid) == begun is not None]


def test_each_failure_of_a_computer_is_replaced_in_time_and_the_game_goes_on(qtbot, monkeypatch):
    game = Game(monkeypatch, random.Random(1))
    took = play_with([game], (cheat, say_brackets), qtbot)
    assert max(took) < SECONDS + ai_process.ANSWER_GRACE_S + 1
    end([game])


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_thousand_failures_stick_no_game(qtbot, monkeypatch):
    failures = [FAILURES[n % len(FAILURES)] for n in range(1000)]
    games = [Game(monkeypatch, random.Random(n)) for n in range(16)]
    # One that only says nothing may be slow, and is given its grace, in which several can wait at once.
    took = play_with(games, [one for one in failures if one in SILENT], qtbot)
    assert max(took) < SECONDS + ai_process.ANSWER_GRACE_S + 1
    # Each other failure is plain at once.
    took = play_with(games[:1], [one for one in failures if one not in SILENT], qtbot)
    assert max(took) < SECONDS + ai_process.ANSWER_GRACE_S + 1
    assert sorted(took)[len(took) * 95 // 100] < SECONDS + 1, "seconds to think, and one more"
    end(games)


PROGRAM = """
if __name__ == "__main__":  # the process of the computer players runs the rest too, and needs none of it
    import sys
    from PySide6.QtCore import QCoreApplication, QTimer
    from hamster_table.engine import CHANCE, Match
    from hamster_table.models.ai.ai_process import AiProcess

    app = QCoreApplication([])
    match = Match.new("run-hamster-run", seats=2, seed="5")
    while match.waiting == (CHANCE,):
        match.chance()
    thinker = AiProcess()
    thinker.ask(match.waiting[0], "sharp", match.game.id, match.view(match.waiting[0]), "a", 30.0)
    print(thinker._worker._process.pid, flush=True)
    if sys.argv[1] == "quits":
        QTimer.singleShot(int(sys.argv[2]), lambda: (thinker.stop(), app.quit()))
    app.exec()
"""


def ends_without_orphans(folder, how, milliseconds):
    program = folder / "program.py"
    program.write_text(PROGRAM)
    running = subprocess.Popen(
        [sys.executable, program, how, str(milliseconds)], stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    child = int(running.stdout.readline())
    since = started_at(child)
    if how == "is killed":
        time.sleep(milliseconds / 1000)
        running.kill()
    running.wait(30)
    running.stdout.close()
    end = time.monotonic() + 20
    while since is not None and started_at(child) == since:
        assert time.monotonic() < end, "an orphan is left"
        time.sleep(0.01)


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.skipif(not os.path.isdir("/proc"), reason="looks for processes in /proc")
@pytest.mark.parametrize("how", ["quits", "is killed"])
def test_a_hundred_ends_leave_no_orphan(tmp_path, how):
    for n in range(100):
        ends_without_orphans(tmp_path, how, 15 * n)
