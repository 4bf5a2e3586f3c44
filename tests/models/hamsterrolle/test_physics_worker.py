"""The physics of the wheel on its own thread."""

import math
import sys

import pytest

pytest.importorskip("mujoco")

from hamster_table.engine.hamsterrolle import GAME, legality
from hamster_table.engine.hamsterrolle.actions import CUBE, SETS, Build
from hamster_table.engine.hamsterrolle.physics import tumble
from hamster_table.engine.kernel import CHANCE, play, refusal
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import pack, unpack
from hamster_table.models.hamsterrolle import physics_thread
from hamster_table.models.hamsterrolle.physics_frames import FramePacer, PhysicsFrame
from hamster_table.models.hamsterrolle.physics_worker import WheelWorker

THE_CUBE = CUBE * SETS
IN_THE_WINDOW = (1301, 0, -751, 8660, 0, -5000, 0)
PLACE = (130.1, 0.0, -75.1, 0.866, 0.0, -0.5, 0.0)


def first_turn():
    return Match.new(GAME, 2, {"start": "first"}, seed="7")


@pytest.fixture
def worker(qtbot):
    made = WheelWorker()
    yield made
    made.stop()
    assert not made.is_running
    qtbot.waitUntil(lambda: not physics_thread.RUNNING, timeout=8_000)


def built(match):
    """The state after the first piece was let go."""
    state = match.state.copy()
    play(state, 0, Build(THE_CUBE, 2, 0, IN_THE_WINDOW))
    return state


def test_what_was_let_go_comes_to_a_rest_that_the_rules_believe(qtbot, worker):
    state = built(first_turn())
    with qtbot.waitSignal(worker.settled, timeout=20_000) as ended:
        worker.tumble(state)
        worker.hurry()
    (settle,) = ended.args
    assert legality.check_settle(state, settle) is None
    assert settle.angle > 500, "the wheel rolls under the weight of a cube"
    assert worker.recording.length > 300


def test_the_piece_in_the_hand_follows_it(qtbot, worker):
    seen = []
    worker.framed.connect(lambda: seen.append(worker.frame()))
    worker.take(first_turn().state, THE_CUBE, PLACE)
    worker.drag((120.1, 20.0, -65.1, *PLACE[3:]))

    def is_there():
        return any(one and abs(one.poses[THE_CUBE][1] - 20) < 1.5 for one in seen)

    qtbot.waitUntil(is_there, timeout=8_000)
    assert all(one is None or one.roll == pytest.approx(0, abs=0.01) for one in seen), "the wheel is held"


def end_of(qtbot, worker, begin, is_hurried=True):
    """How a tumble ends in which *begin* lets the worker go."""
    with qtbot.waitSignal(worker.settled, timeout=20_000) as ended:
        begin()
        if is_hurried:
            worker.hurry()
    return ended.args[0]


def worked_for_a_while(qtbot, worker, match):
    """A hand presses the piece against a divider, so that the wheel rolls."""
    with qtbot.waitSignal(worker.framed, timeout=8_000):
        worker.take(match.state, THE_CUBE, PLACE)
    worker.hold(False)
    worker.drag((172.0, 0.0, 20.0, *PLACE[3:]))

    def rolls():
        seen = worker.frame()
        return seen is not None and abs(seen.roll) > 0.01

    qtbot.waitUntil(rolls, timeout=8_000)


def test_a_tumble_begins_with_what_the_game_knows_and_not_with_what_the_hand_has_just_done(qtbot, worker):
    match = first_turn()
    worked_for_a_while(qtbot, worker, match)
    state = built(match)
    settle = end_of(qtbot, worker, lambda: worker.release(state))
    assert refusal(state, CHANCE, settle) is None
    assert settle == tumble.at_rest(state)


def test_the_same_release_is_the_same_tumble_seen_or_not_and_whenever_it_begins(qtbot, worker):
    match = first_turn()
    match.play(0, Build(THE_CUBE, 2, 0, IN_THE_WINDOW))
    state = match.state.copy()
    kept = unpack(pack(match)).match.state
    match.chance()
    (_, settle) = match.ledger[-1]
    match.undo()
    for begin, is_hurried in (
        (lambda: worker.tumble(state), False),
        (lambda: worker.tumble(state), True),
        (lambda: worker.tumble(match.state), True),
        (lambda: worker.tumble(kept), True),
    ):
        assert end_of(qtbot, worker, begin, is_hurried) == settle
        worker.stop()


def test_a_tremble_that_is_seen_is_the_same_as_one_that_is_not(qtbot, worker):
    state = built(first_turn())
    assert end_of(qtbot, worker, lambda: worker.tumble(state, 3)) == tumble.at_rest(state, 3)


def test_a_tumble_that_was_left_in_the_middle_is_the_same_when_it_begins_anew(qtbot, worker):
    state = built(first_turn())
    with qtbot.waitSignal(worker.framed, timeout=8_000):
        worker.tumble(state)
    worker.stop()
    assert end_of(qtbot, worker, lambda: worker.tumble(state)) == tumble.at_rest(state)


def test_the_picture_goes_on_where_it_was_when_the_hand_opens(qtbot, worker):
    match, seen = first_turn(), []
    worked_for_a_while(qtbot, worker, match)
    last = None
    while last is None:
        qtbot.wait(5)
        last = worker.frame()
    worker.framed.connect(lambda: seen.append(worker.frame()))
    state = match.state.copy()
    roll = round(math.degrees(last.roll) * 100)
    play(state, 0, Build(THE_CUBE, 2, roll, IN_THE_WINDOW))
    worker.release(state)

    def of_the_tumble():
        return next((one for one in seen if one is not None and THE_CUBE in one.poses and one.time < last.time), None)

    qtbot.waitUntil(lambda: of_the_tumble() is not None, timeout=8_000)
    first = of_the_tumble()
    assert first.roll == pytest.approx(last.roll, abs=0.01)
    assert first.hub == pytest.approx(last.hub, abs=2.0), "the eye does not jump"
    assert abs(last.hub) > 1.0


def test_who_does_not_look_is_told_only_once(qtbot, worker):
    message = []
    worker.framed.connect(lambda: message.append(1))
    worker.tumble(built(first_turn()))
    with qtbot.waitSignal(worker.settled, timeout=20_000):
        worker.hurry()
    assert len(message) == 1
    assert worker.frame() is not None and worker.frame() is None


def physics_frame(time):
    return PhysicsFrame(time, 0.0, 0.0, {}, (), ())


def test_a_projector_shows_each_glimpse_when_it_is_due_and_the_latest_of_those_that_are_late():
    shown = []
    pacer = FramePacer(shown.append, start=0.0)
    for seconds in (-0.02, 0.0, 60.0, 60.02):
        pacer.take(physics_frame(seconds))
    pacer.show_due()
    assert [one.time for one in shown] == [0.0] and pacer.frames_left == 2
    assert 59 < pacer.seconds_left <= 60
    pacer.show_last()
    assert [one.time for one in shown] == [0.0, 60.02] and not pacer.frames_left


def test_wood_that_is_simulated_too_slowly_goes_on_from_where_it_is():
    shown = []
    pacer = FramePacer(shown.append, start=100.0)
    pacer.take(physics_frame(40.0))
    pacer.take(physics_frame(40.02))
    pacer.show_due()
    assert [one.time for one in shown] == [40.0] and 0 < pacer.seconds_left <= 0.02


def test_a_tumble_shows_its_end_after_pictures_in_between(qtbot, worker):
    seen = []
    worker.framed.connect(lambda: seen.append(worker.frame()))
    with qtbot.waitSignal(worker.settled, timeout=20_000) as ended:
        worker.tumble(built(first_turn()))
    times = [one.time for one in seen if one]
    assert times == sorted(times) and len(times) > 10
    assert seen[-1].roll == pytest.approx(math.radians(ended.args[0].angle / 100), abs=1e-3)


def test_a_trembling_hand_stays_near():
    aside = [physics_thread.trembling(n / 100) for n in range(500)]
    assert 0.001 < max(max(map(abs, one)) for one in aside) < 0.006


def test_a_piece_in_a_trembling_hand_trembles(qtbot, worker):
    seen = []
    worker.framed.connect(lambda: seen.append(worker.frame()))
    worker.take(first_turn().state, THE_CUBE, PLACE, trembles=True)

    def trembles():
        heights = [one.poses[THE_CUBE][1] for one in seen if one]
        return bool(heights) and max(heights) - min(heights) > 1

    qtbot.waitUntil(trembles, timeout=20_000)


def test_orders_for_a_world_that_is_not_there_are_forgotten(worker):
    worker.hold(True)
    worker.hurry()
    assert not worker.is_running and worker.frame() is None


def test_wood_is_possible_only_with_the_physics(monkeypatch):
    assert WheelWorker.is_possible()
    monkeypatch.setitem(sys.modules, "mujoco", None)
    assert not WheelWorker.is_possible()
