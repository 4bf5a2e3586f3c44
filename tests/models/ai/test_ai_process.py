"""The process of the computer players: it answers, it is forgotten, and whatever befalls it the game goes on."""

import os
import random
import subprocess
import sys
import textwrap
import time

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.players import player
from hamster_table.models.ai import ai_process, ai_worker
from hamster_table.models.ai.ai_process import AiProcess
from tests.unix import hang


@pytest.fixture
def thinker(qtbot):
    thinker = AiProcess()
    yield thinker
    thinker.stop()


@pytest.fixture
def match():
    """A match in which a seat must place its hamster."""
    match = Match.new("run-hamster-run", seats=3, seed="5")
    while match.waiting == (CHANCE,):
        match.chance()
    return match


def ask(thinker, match, player="whim", seconds=20.0, seed="a"):
    (seat,) = match.waiting
    return thinker.ask(seat, player, match.game.id, match.view(seat), seed, seconds)


def answer(qtbot, thinker, match, **how):
    with qtbot.waitSignal(thinker.answered, timeout=30000) as told:
        ticket = ask(thinker, match, **how)
    assert told.args[0] == ticket
    return told.args[1]


def always_hurried(pipe, forgotten):
    """A process on a machine that does something else."""
    ai_worker.hurried = lambda *_: {"hurried": True}
    ai_worker.main(pipe, forgotten)


def process_of(thinker):
    return thinker._worker._process


@pytest.mark.parametrize("name", ["whim", "steady", "sharp", "master"])
def test_the_answer_is_what_the_player_would_choose_here(qtbot, thinker, match, name):
    (seat,) = match.waiting
    chosen = player(name, match.game).choose(match.game, match.view(seat), seat, random.Random("a"))
    assert answer(qtbot, thinker, match, player=name) == chosen


def test_who_was_hurried_says_so_with_the_answer(qtbot, thinker, match, monkeypatch):
    told = []
    thinker.hurried.connect(lambda: told.append("hurried"))
    thinker.answered.connect(lambda *_: told.append("answered"))
    answer(qtbot, thinker, match)
    thinker.stop()
    monkeypatch.setattr(ai_process.ai_worker, "main", always_hurried)
    answer(qtbot, thinker, match)
    assert told == ["answered", "hurried", "answered"]


def test_nothing_is_started_before_somebody_asks(thinker):
    assert thinker._worker is None


def test_one_process_serves_all_questions(qtbot, thinker, match):
    answer(qtbot, thinker, match)
    first = process_of(thinker).pid
    answer(qtbot, thinker, match)
    assert process_of(thinker).pid == first


def test_a_forgotten_question_is_never_answered(qtbot, thinker, match):
    answers = []
    thinker.answered.connect(lambda ticket, action: answers.append(ticket))
    ask(thinker, match)
    thinker.forget()
    answer(qtbot, thinker, match)
    assert answers == [2]


def test_a_new_question_takes_the_place_of_an_open_one(qtbot, thinker, match):
    answers = []
    thinker.answered.connect(lambda ticket, action: answers.append(ticket))
    ask(thinker, match)
    answer(qtbot, thinker, match)
    assert answers == [2]


def test_forgetting_cuts_the_thinking_short(qtbot, thinker, match):
    answer(qtbot, thinker, match)
    ask(thinker, match, player="sharp")
    thinker.forget()
    begun = time.monotonic()
    answer(qtbot, thinker, match)
    assert time.monotonic() - begun < 5


def test_a_process_that_dies_is_replaced_and_asked_again(qtbot, thinker, match):
    answer(qtbot, thinker, match)
    old = process_of(thinker)
    hang(old.pid)
    with qtbot.waitSignal(thinker.answered, timeout=30000):
        ask(thinker, match)
        old.kill()
    assert process_of(thinker).pid != old.pid


def test_a_process_that_died_in_a_pause_is_replaced(qtbot, thinker, match):
    answer(qtbot, thinker, match)
    process_of(thinker).kill()
    answer(qtbot, thinker, match)


def test_a_question_is_put_to_two_processes_and_no_more(qtbot, thinker, match, monkeypatch):
    monkeypatch.setattr(ai_process.ai_worker, "main", die)
    with qtbot.waitSignal(thinker.failed, timeout=30000) as told:
        ticket = ask(thinker, match)
    assert told.args[0] == ticket


def test_a_hanging_process_is_given_up_soon_after_its_time(qtbot, thinker, match, monkeypatch):
    monkeypatch.setattr(ai_process, "ANSWER_GRACE_S", 1.5)
    answer(qtbot, thinker, match)
    stuck = process_of(thinker)
    hang(stuck.pid)
    begun = time.monotonic()
    with qtbot.waitSignal(thinker.failed, timeout=30000):
        ask(thinker, match, seconds=0.1)
    assert time.monotonic() - begun < 0.1 + ai_process.ANSWER_GRACE_S + 2
    assert not stuck.is_alive()
    answer(qtbot, thinker, match)


@pytest.mark.parametrize(
    "says",
    [
        b"",
        b"{",
        b"7",
        b"[]",
        b'{"ticket": 1}',
        b'{"ticket": 1, "action": {"do": "Rob"}}',
        b'{"ticket": 1, "action": {"do": "Rest"}, "rejected": [7]}',
        b"x" * 100000,
    ],
)
def test_garbage_is_no_answer(qtbot, thinker, match, monkeypatch, says):
    monkeypatch.setattr(ai_process.ai_worker, "main", Babbler(says))
    with qtbot.waitSignal(thinker.failed, timeout=30000) as told:
        ask(thinker, match)
    assert told.args[1]


def test_a_mistake_of_the_player_is_told(qtbot, thinker, match):
    with qtbot.waitSignal(thinker.failed, timeout=30000) as told:
        ask(thinker, match, player="nobody")
    assert "nobody" in told.args[1]


def test_starting_and_loading_is_no_thinking_time(qtbot, thinker, match, monkeypatch):
    monkeypatch.setattr(ai_process, "ANSWER_GRACE_S", 1.5)
    monkeypatch.setattr(ai_process.ai_worker, "main", LateRiser(ai_process.ANSWER_GRACE_S + 0.3))
    with qtbot.waitSignal(thinker.ready, timeout=30000):
        ask(thinker, match, player="steady", seconds=0.2)
        assert thinker.is_getting_ready
    assert not thinker.is_getting_ready
    first = process_of(thinker)
    answer(qtbot, thinker, match, player="steady")
    assert process_of(thinker) is first and first.is_alive()


@pytest.mark.long
@pytest.mark.parametrize("seconds", [6, 20])
def test_a_slow_laptop_starts_it_all_the_same(qtbot, thinker, match, monkeypatch, seconds):
    monkeypatch.setattr(ai_process.ai_worker, "main", LateRiser(seconds))
    assert answer(qtbot, thinker, match, player="sharp", seconds=0.2)


def test_a_process_that_never_starts_is_given_up(qtbot, thinker, match, monkeypatch):
    monkeypatch.setattr(ai_process, "START_S", 0.5)
    monkeypatch.setattr(ai_process.ai_worker, "main", LateRiser(100))
    with qtbot.waitSignal(thinker.failed, timeout=30000):
        ask(thinker, match)
    assert thinker._worker is None


def test_a_process_that_does_not_listen_is_never_waited_for(qtbot, thinker, match):
    """Its pipe would be full some day, and the window would wait to write."""
    answer(qtbot, thinker, match)
    stuck = process_of(thinker)
    hang(stuck.pid)
    for _ in range(ai_process.BACKLOG + 1):
        ask(thinker, match)
    assert not stuck.is_alive()
    with qtbot.waitSignal(thinker.answered, timeout=30000):
        pass


def test_no_process_is_left_after_stop(qtbot, thinker, match):
    answer(qtbot, thinker, match)
    child = process_of(thinker)
    ask(thinker, match, player="sharp")
    with qtbot.waitSignal(thinker.ready, timeout=30000):
        pass
    begun = time.monotonic()
    thinker.stop()
    assert time.monotonic() - begun < 0.3
    assert not child.is_alive()


def test_the_process_knows_nothing_of_qt():
    code = "import sys, hamster_table.models.ai.ai_worker; print('PySide6' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "False"


@pytest.mark.skipif(not os.path.isdir("/proc"), reason="looks for processes in /proc")
def test_no_process_outlives_a_killed_program(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    running = subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True)
    child = int(running.stdout.readline())
    running.kill()
    running.wait()
    running.stdout.close()
    deadline = time.monotonic() + 20
    while is_running(child) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not is_running(child)


def is_running(pid):
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


PROGRAM = textwrap.dedent(
    """
    from PySide6.QtCore import QCoreApplication
    from hamster_table.engine import CHANCE, Match
    from hamster_table.models.ai.ai_process import AiProcess

    if __name__ == "__main__":
        app = QCoreApplication([])
        match = Match.new("run-hamster-run", seats=2, seed="5")
        while match.waiting == (CHANCE,):
            match.chance()
        thinker = AiProcess()
        thinker.answered.connect(lambda *_: print(thinker._worker._process.pid, flush=True))
        thinker.ask(match.waiting[0], "whim", match.game.id, match.view(match.waiting[0]), "a", 20.0)
        app.exec()
    """
)


def die(pipe, forgotten):
    """A process that ends at once."""


class LateRiser:
    """A process that takes so many seconds before it listens."""

    def __init__(self, seconds):
        self.seconds = seconds

    def __call__(self, pipe, forgotten):
        time.sleep(self.seconds)
        ai_worker.main(pipe, forgotten)


class Babbler:
    """A process that answers anything with the same words."""

    def __init__(self, says):
        self.says = says

    def __call__(self, pipe, forgotten):
        while pipe.recv_bytes():
            pipe.send_bytes(self.says)


def test_a_process_that_is_known_to_be_gone_is_replaced_before_it_is_asked(qtbot, thinker, match):
    answer(qtbot, thinker, match)
    process_of(thinker).kill()
    process_of(thinker).join()
    thinker._worker._listener.join()
    assert answer(qtbot, thinker, match)


def test_a_process_that_dies_while_nobody_waits_is_replaced_by_the_next_question(qtbot, thinker, match):
    answer(qtbot, thinker, match)
    process_of(thinker).kill()
    qtbot.waitUntil(lambda: thinker._worker is None, timeout=30000)
    assert answer(qtbot, thinker, match)


def test_garbage_that_nobody_waits_for_fails_nothing(qtbot, thinker, match, monkeypatch):
    monkeypatch.setattr(ai_process.ai_worker, "main", Babbler(b"{"))
    failed = []
    thinker.failed.connect(lambda *what: failed.append(what))
    ask(thinker, match)
    thinker.forget()
    qtbot.waitUntil(lambda: thinker._worker is None, timeout=30000)
    assert failed == []
