"""A world of the wheel that fails, hangs or goes astray is left behind, and the game goes on."""

import math
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

pytest.importorskip("mujoco")

from hamster_table.engine.hamsterrolle import legality
from hamster_table.engine.hamsterrolle.physics import NumericalFailure, World, tumble
from hamster_table.engine.hamsterrolle.settling import by_rule
from hamster_table.models.hamsterrolle import physics_thread
from hamster_table.models.hamsterrolle.physics_worker import WheelWorker
from tests.models.hamsterrolle.test_physics_worker import PLACE, THE_CUBE, built, first_turn

ROOT = Path(__file__).parents[3]
SOON = 0.2
"""Seconds in which a window has left a world, whatever that does."""
LATE = 30
"""Steps after which a world of these tests breaks."""


class Broken(World):
    """A world that breaks after some steps."""

    made = 0

    def __init__(self, state, break_):
        super().__init__(state.box, state.angle, {piece: state.poses[piece] for piece in state.in_wheel()})
        self._left, self._break = LATE, break_

    def step(self, count=1):
        self._left -= count
        if self._left < 0:
            self._break(self)
        super().step(count)


def fail(world):
    raise RuntimeError("the wood is on fire")


def go_astray(world):
    world._data.qvel[:] = math.nan


class Worlds:
    """Makes worlds of which the first ones break."""

    def __init__(self, break_, broken):
        self.made, self._break, self._broken = 0, break_, broken

    def __call__(self, state):
        self.made += 1
        return Broken(state, self._break) if self.made <= self._broken else tumble.world_of(state)


@pytest.fixture
def hang():
    """What lets a world hang, until the test is over."""
    over = threading.Event()
    yield lambda world: over.wait()
    over.set()


@pytest.fixture
def worker_with(qtbot):
    made = []

    def make(break_, broken, **facts):
        worlds = Worlds(break_, broken)
        made.append(WheelWorker(make_world=worlds, **facts))
        made[-1].count = {"restarted": 0, "gave_up": 0}
        for name in made[-1].count:
            getattr(made[-1], name).connect(lambda name=name, worker=made[-1]: counted(worker, name))
        return made[-1], worlds

    yield make
    for worker in made:
        worker.stop()


def counted(worker, name):
    worker.count[name] += 1


def end_of(qtbot, worker, state):
    with qtbot.waitSignal(worker.settled, timeout=30_000) as ended:
        worker.tumble(state)
    return ended.args[0]


def test_a_world_that_fails_is_reported_and_a_fresh_one_tells_the_same(qtbot, worker_with):
    worker, worlds = worker_with(fail, 1)
    state = built(first_turn())
    with qtbot.captureExceptions() as reported:
        assert end_of(qtbot, worker, state) == tumble.at_rest(state)
    assert [str(error) for _, error, _ in reported] == ["the wood is on fire"]
    assert worlds.made == 2 and worker.count == {"restarted": 1, "gave_up": 0}
    assert worker.recording is not None and not worker.is_running


def test_a_world_that_hangs_is_left_behind_and_a_fresh_one_tells_the_same(qtbot, worker_with, hang):
    worker, worlds = worker_with(hang, 1, patience=1.0)
    state = built(first_turn())
    assert end_of(qtbot, worker, state) == tumble.at_rest(state)
    assert worlds.made == 2 and worker.count == {"restarted": 1, "gave_up": 0}
    assert any(thread.is_alive() for thread in physics_thread.RUNNING), "it is kept until it ends"


@pytest.mark.parametrize("break_", [fail, go_astray])
def test_where_every_world_fails_the_rule_of_thumb_says_how_all_comes_to_rest(qtbot, worker_with, break_):
    worker, worlds = worker_with(break_, 99)
    state = built(first_turn())
    with qtbot.captureExceptions() as reported:
        settle = end_of(qtbot, worker, state)
    assert settle == by_rule(state)
    assert legality.check_settle(state, settle) is None
    assert worlds.made == len(reported) == 3 and worker.count == {"restarted": 1, "gave_up": 1}
    assert all(isinstance(error, NumericalFailure if break_ is go_astray else RuntimeError) for _, error, _ in reported)
    assert worker.recording is None


def test_the_hand_goes_on_in_a_fresh_world_where_it_is(qtbot, worker_with):
    worker, worlds = worker_with(fail, 1)
    match, seen = first_turn(), []
    worker.framed.connect(lambda: seen.append((worlds.made, worker.frame())))
    with qtbot.captureExceptions():
        worker.take(match.state, THE_CUBE, PLACE)
        worker.drag((120.1, 20.0, -65.1, *PLACE[3:]))
        qtbot.waitUntil(lambda: worlds.made == 2)
    qtbot.waitUntil(lambda: any(one and abs(one.poses[THE_CUBE][1] - 20) < 3 for made, one in seen if made == 2))
    state = built(match)
    with qtbot.waitSignal(worker.settled, timeout=30_000) as ended:
        worker.release(state)
    assert ended.args[0] == tumble.at_rest(state)


def test_a_hand_without_wood_still_lets_go(qtbot, worker_with):
    worker, _ = worker_with(fail, 99)
    match = first_turn()
    with qtbot.captureExceptions(), qtbot.waitSignal(worker.gave_up, timeout=30_000):
        worker.take(match.state, THE_CUBE, PLACE)
    ends = []
    worker.settled.connect(ends.append)
    worker.drag((120.1, 20.0, -65.1, *PLACE[3:]))
    assert not ends and not worker.is_running
    state = built(match)
    with qtbot.waitSignal(worker.settled) as ended:
        worker.release(state)
    assert ended.args[0] == by_rule(state)


class Full(World):
    """A wheel without room for the piece in a hand."""

    def __init__(self, state):
        super().__init__(state.box, state.angle, {piece: state.poses[piece] for piece in state.in_wheel()})

    def take(self, piece, place=None, turn=None):
        return False


def test_a_hand_that_finds_no_room_in_the_wheel_holds_nothing_and_still_lets_go(qtbot):
    match, seen = first_turn(), []
    worker = WheelWorker(make_world=Full)
    worker.framed.connect(lambda: seen.append(worker.frame()))
    with qtbot.waitSignal(worker.framed, timeout=30_000):
        worker.take(match.state, THE_CUBE, PLACE)
    assert seen[0].poses and THE_CUBE not in seen[0].poses
    state = built(match)
    with qtbot.waitSignal(worker.settled, timeout=30_000) as ended:
        worker.release(state)
    assert legality.check_settle(state, ended.args[0]) is None


def test_a_world_that_hangs_is_left_at_once(qtbot, worker_with, hang):
    worker, _ = worker_with(hang, 99)
    worker.take(first_turn().state, THE_CUBE, PLACE)
    qtbot.waitUntil(lambda: any(thread.beats for thread in physics_thread.RUNNING))
    before = time.monotonic()
    worker.stop()
    assert time.monotonic() - before < SOON


def test_nobody_watches_a_world_that_waits_for_the_hand(qtbot, worker_with):
    worker, _ = worker_with(fail, 0, patience=0.5)
    worker.take(first_turn().state, THE_CUBE, PLACE)
    qtbot.waitUntil(lambda: not worker._watch.isActive())
    assert worker._thread.is_idle
    worker.drag((120.1, 20.0, -65.1, *PLACE[3:]))
    assert worker._watch.isActive()
    assert worker.count == {"restarted": 0, "gave_up": 0}


HANGING = """
import threading, time
from PySide6.QtCore import QCoreApplication, QTimer
from hamster_table.models.hamsterrolle import physics_thread
from hamster_table.models.hamsterrolle.physics_worker import WheelWorker
from tests.models.hamsterrolle.test_physics_watchdog import Worlds
from tests.models.hamsterrolle.test_physics_worker import built, first_turn

app = QCoreApplication([])
{how}
worker = WheelWorker(make_world=Worlds(hang, 99))
worker.tumble(built(first_turn()))
def leave():
    if any(thread.beats for thread in physics_thread.RUNNING):
        worker.stop()
        app.quit()
look = QTimer(interval=20)
look.timeout.connect(leave)
look.start()
app.exec()
"""
HOW = {
    "waiting for ever": "hang = lambda world: threading.Event().wait()",
    "in a loop": "def hang(world):\n    while True:\n        time.sleep(0.001)",
    "not at all": "hang = lambda world: None",
}


@pytest.mark.parametrize("how", HOW)
def test_the_program_ends_while_a_world_hangs(how):
    code = HANGING.format(how=HOW[how])
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=90, env=environment()
    )
    assert (done.returncode, done.stderr) == (0, "")


def environment():

    return {**os.environ, "PYTHONPATH": str(ROOT)}
