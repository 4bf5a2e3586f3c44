"""Whatever a process of computer players does, the game goes on in time, and no process is left when it is over."""

import json
import os
import random
import signal
import struct
import subprocess
import sys
import time

import pytest

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import Sitter
from hamster_table.models.ai import ai_process as thinker_module
from hamster_table.models.ai import ai_worker
from hamster_table.models.ai.ai_process import Thinker
from hamster_table.models.session import Session

SECONDS = 0.1
"""How long a computer may think in these games."""


def crash(pipe, question):
    os.abort()


def leave(pipe, question):
    os._exit(0)


def hang(pipe, question):
    time.sleep(1000)


def stop(pipe, question):
    os.kill(os.getpid(), signal.SIGSTOP)


def say_garbage(pipe, question):
    pipe.send_bytes(random.randbytes(2000))


def say_brackets(pipe, question):
    pipe.send_bytes(b"[" * 60_000)


def say_too_much(pipe, question):
    """One answer of a gigabyte."""
    os.write(pipe.fileno(), struct.pack("!i", 1 << 30))
    while True:
        os.write(pipe.fileno(), bytes(1 << 20))


def say_half(pipe, question):
    os.write(pipe.fileno(), struct.pack("!i", 1000) + b"{")
    time.sleep(1000)


def cheat(pipe, question):
    """An action that is of the game, and not legal."""
    pipe.send_bytes(json.dumps({"ticket": question["ticket"], "action": {"do": "Place", "square": 99}}).encode())


def say_nonsense(pipe, question):
    pipe.send_bytes(json.dumps({"ticket": question["ticket"], "action": {"do": "Rob", "bank": 1}}).encode())


def answer_another_question(pipe, question):
    pipe.send_bytes(json.dumps({"ticket": question["ticket"] + 7, "action": None}).encode())
    time.sleep(1000)


def be_ready_and_die(pipe, question):
    pipe.send_bytes(json.dumps({"ticket": question["ticket"], "ready": True}).encode())
    os.abort()


FAILURES = (
    crash, leave, hang, stop, say_garbage, say_brackets, say_too_much, say_half, cheat, say_nonsense,
    answer_another_question, be_ready_and_die,
)  # fmt: skip


class Unreliable:
    """A process that gets ready, and then fails."""

    def __init__(self, failure):
        self.failure = failure

    def __call__(self, pipe, forgotten):
        asked = pipe.recv_bytes()
        ready, _ = ai_worker.answer(asked, lambda: 0)
        pipe.send_bytes(json.dumps(ready).encode())
        self.failure(pipe, json.loads(asked))
        time.sleep(1000)


class Game:
    """Two computers play, one question after the other; each may be put to a process that fails."""

    def __init__(self, qtbot, thinker, monkeypatch, rng):
        self.qtbot, self.thinker, self.monkeypatch, self.rng = qtbot, thinker, monkeypatch, rng
        self.games, self.pids, self.ready_at, self.session = 0, set(), 0.0, None
        thinker.ready.connect(self.note_when_ready)

    def note_when_ready(self):
        self.ready_at = time.monotonic()

    def come_to_a_question(self):
        while self.session is None or not self.session.match.waiting or self.session.is_for_chance:
            if self.session is None or not self.session.match.waiting:
                self.games += 1
                match = Match.new("run-hamster-run", 2, seed=str(self.games))
                self.session = Session(match, [Sitter("Pip", "steady"), Sitter("Rusty", "steady")], self.thinker)
                self.session.seconds = SECONDS
            else:
                self.session.proceed()

    def ask(self, failure):
        """Put a question to a fresh process that fails so, and return how long it then thought."""
        self.thinker.stop()
        self.monkeypatch.setattr(thinker_module.ai_worker, "main", Unreliable(failure))
        is_once = self.rng.random() < 0.3
        while self.thinker._child is None:  # what has only one answer is not asked
            self.come_to_a_question()
            length = len(self.session.match.ledger)
            self.session.proceed()
        self.pids.add(self.thinker._child._process.pid)
        if is_once:
            self.monkeypatch.setattr(thinker_module.ai_worker, "main", thinker_child_main)
        self.qtbot.waitUntil(lambda: len(self.session.match.ledger) > length, timeout=60_000)
        assert len(self.session.match.ledger) == length + 1
        return time.monotonic() - self.ready_at


thinker_child_main = ai_worker.main


def is_running(pid):
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def play_with(failures, qtbot, monkeypatch, seed):
    thinker = Thinker()
    game = Game(qtbot, thinker, monkeypatch, random.Random(seed))
    took = [game.ask(failure) for failure in failures]
    begun = time.monotonic()
    thinker.stop()
    assert time.monotonic() - begun < 0.5
    assert not any(map(is_running, game.pids))
    return took


def test_each_failure_of_a_computer_is_replaced_in_time_and_the_game_goes_on(qtbot, monkeypatch):
    assert max(play_with((cheat, say_brackets), qtbot, monkeypatch, 1)) < SECONDS + 5


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_thousand_failures_stick_no_game(qtbot, monkeypatch):
    took = sorted(play_with([FAILURES[n % len(FAILURES)] for n in range(1000)], qtbot, monkeypatch, 2))
    assert took[-1] < SECONDS + 5
    assert took[950] < SECONDS + 1, "seconds to think, and one more"


PROGRAM = """
import sys, time
from PySide6.QtCore import QCoreApplication, QTimer
from hamster_table.engine import CHANCE, Match
from hamster_table.models.ai.ai_process import Thinker

if __name__ == "__main__":
    app = QCoreApplication([])
    match = Match.new("run-hamster-run", seats=2, seed="5")
    while match.waiting == (CHANCE,):
        match.chance()
    thinker = Thinker()
    thinker.ask(match.waiting[0], "sharp", match.game.id, match.view(match.waiting[0]), "a", 30.0)
    print(thinker._child._process.pid, flush=True)
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
    if how == "is killed":
        time.sleep(milliseconds / 1000)
        running.kill()
    running.wait(30)
    running.stdout.close()
    end = time.monotonic() + 20
    while is_running(child):
        assert time.monotonic() < end, "an orphan is left"
        time.sleep(0.01)


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.skipif(not os.path.isdir("/proc"), reason="looks for processes in /proc")
@pytest.mark.parametrize("how", ["quits", "is killed"])
def test_a_hundred_ends_leave_no_orphan(tmp_path, how):
    for n in range(100):
        ends_without_orphans(tmp_path, how, 15 * n)
