"""The live tumble of a match: which entry it belongs to, what it begins with, and how it is left."""

import gc
import random
import threading
import time

import pytest

pytest.importorskip("mujoco")

from hamster_table.engine.hamsterrolle.physics import tumble
from hamster_table.engine.hamsterrolle.settling import Tremble, by_rule
from hamster_table.models.hamsterrolle import physics_thread
from hamster_table.models.hamsterrolle.live_tumble import LiveTumble
from hamster_table.models.hamsterrolle.physics_worker import WheelWorker
from tests.models.hamsterrolle.test_physics_watchdog import SOON, Worlds, fail
from tests.models.hamsterrolle.test_physics_worker import PLACE, THE_CUBE, built, first_turn


@pytest.fixture
def live(qtbot):
    made = LiveTumble()
    made.heard = []
    made.result.connect(lambda *result: made.heard.append(result))
    yield made
    made.cancel()
    qtbot.waitUntil(lambda: not physics_thread.RUNNING)


def begin(live, state, entry=1):
    assert live.begin(entry, state, random.Random(0))


def test_the_result_names_its_entry_and_is_what_the_ledger_leads_to(qtbot, live):
    state = built(first_turn())
    begin(live, state, entry=7)
    assert live.entry == 7
    qtbot.waitUntil(lambda: bool(live.heard))
    assert live.heard == [(7, tumble.at_rest(state))] and live.entry == 7, "it is there to be shown"
    live.leave()
    assert live.entry is None and live.recording.length > 300


def test_its_frames_are_known_before_its_end(qtbot, live):
    known = []
    begin(live, built(first_turn()))
    live.progress.connect(lambda: known.append(live.recording.length))
    qtbot.waitUntil(lambda: live.is_complete)
    assert known == sorted(known) and known[-1] == live.recording.length and len(known) > 1


def test_what_has_ended_and_is_not_handed_in_may_still_be_cancelled(qtbot, live):
    begin(live, built(first_turn()), entry=7)
    qtbot.waitUntil(lambda: live.is_complete)
    with qtbot.waitSignal(live.cancelled):
        live.cancel()
    assert live.entry is None and live.recording is None


def test_another_entry_takes_the_place_of_the_one_that_goes_on(qtbot, live):
    state = built(first_turn())
    begin(live, state, entry=1)
    begin(live, state, entry=3)
    qtbot.waitUntil(lambda: bool(live.heard))
    assert [entry for entry, _ in live.heard] == [3]


def test_a_wheel_that_nobody_has_let_go_does_not_tumble(live):
    assert not live.begin(0, first_turn().state, random.Random(0))
    assert live.entry is None and not physics_thread.RUNNING


def test_a_table_trembles_with_the_luck_of_the_game(qtbot, live):
    state = built(first_turn())
    state.agenda[-1] = Tremble()
    begin(live, state)
    assert 1 <= live.quake_strength <= 4
    qtbot.waitUntil(lambda: bool(live.heard))
    assert live.heard == [(1, tumble.at_rest(state, live.quake_strength))]


def hand_at_work(qtbot):
    worker = WheelWorker()
    with qtbot.waitSignal(worker.framed):
        worker.take(first_turn().state, THE_CUBE, PLACE)
    return worker


def test_it_goes_on_in_the_world_of_the_hand_and_ends_the_same(qtbot, live):
    worker, state = hand_at_work(qtbot), built(first_turn())
    live.offer(1, worker)
    begin(live, state)
    assert worker.is_running
    qtbot.waitUntil(lambda: bool(live.heard))
    assert live.heard == [(1, tumble.at_rest(state))] and not worker.is_running


def test_a_world_that_was_offered_for_another_entry_is_left(qtbot, live):
    worker = hand_at_work(qtbot)
    live.offer(1, worker)
    begin(live, built(first_turn()), entry=2)
    assert not worker.is_running and live.entry == 2


def test_nothing_comes_of_what_was_cancelled_and_garbage_is_searched_for_again(qtbot, live):
    before, cancelled = gc.get_freeze_count(), []
    live.cancelled.connect(lambda: cancelled.append(1))
    with qtbot.waitSignal(live.progress):
        begin(live, built(first_turn()))
    assert gc.get_freeze_count() > before
    live.cancel()
    live.cancel()
    assert cancelled == [1] and live.recording is None and gc.get_freeze_count() <= before
    qtbot.waitUntil(lambda: not physics_thread.RUNNING)
    assert live.heard == []


def test_a_tumble_whose_worlds_all_fail_ends_by_the_rule_of_thumb(qtbot, live):
    state, said = built(first_turn()), []
    live.new_worker = lambda: WheelWorker(make_world=Worlds(fail, 99))
    live.restarted.connect(lambda: said.append("restarted"))
    live.gave_up.connect(lambda: said.append("gave_up"))
    with qtbot.captureExceptions():
        begin(live, state)
        qtbot.waitUntil(lambda: bool(live.heard))
    assert said == ["restarted", "gave_up"] and live.heard == [(1, by_rule(state))] and live.recording is None


def test_a_hand_whose_physics_was_given_up_lets_go_and_all_is_over_at_once(qtbot, live):
    worker, state, begun = WheelWorker(make_world=Worlds(fail, 99)), built(first_turn()), []
    live.begun.connect(lambda: begun.append(live.entry))
    with qtbot.captureExceptions(), qtbot.waitSignal(worker.gave_up):
        worker.take(first_turn().state, THE_CUBE, PLACE)
    live.offer(7, worker)
    begin(live, state, entry=7)
    assert live.heard == [(7, by_rule(state))] and live.is_complete and not begun


def test_one_that_hangs_is_left_at_once(qtbot, live):
    over = threading.Event()
    live.new_worker = lambda: WheelWorker(make_world=Worlds(lambda world: over.wait(), 99))
    begin(live, built(first_turn()))
    qtbot.waitUntil(lambda: any(thread.beats for thread in physics_thread.RUNNING))
    before = time.monotonic()
    live.cancel()
    assert time.monotonic() - before < SOON
    over.set()
