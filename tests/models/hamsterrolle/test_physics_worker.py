"""The physics of the wheel on its own thread."""

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
from hamster_table.models.hamsterrolle.physics_worker import WheelWorker

THE_CUBE = CUBE * SETS
IN_THE_WINDOW = (1301, 0, -751, 8660, 0, -5000, 0)
PLACE = (130.1, 0.0, -75.1, 0.866, 0.0, -0.5, 0.0)


def first_turn():
    return Match.new(GAME, 2, {"start": "first", "physics": "wood"}, seed="7")


@pytest.fixture
def worker(qtbot):
    made = WheelWorker()
    yield made
    made.stop()
    assert not made.is_running
    qtbot.waitUntil(lambda: not physics_thread.RUNNING)


def built(match):
    """The state after the first piece was let go."""
    state = match.state.copy()
    play(state, 0, Build(THE_CUBE, 2, 0, IN_THE_WINDOW))
    return state


def test_what_was_let_go_comes_to_a_rest_that_the_rules_believe(qtbot, worker):
    state = built(first_turn())
    with qtbot.waitSignal(worker.settled) as ended:
        worker.tumble(state)
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

    qtbot.waitUntil(is_there)
    assert all(one is None or one.roll == pytest.approx(0, abs=0.01) for one in seen), "the wheel is held"


def end_of(qtbot, worker, begin):
    """How a tumble ends in which *begin* lets the worker go."""
    with qtbot.waitSignal(worker.settled) as ended:
        begin()
    return ended.args[0]


def worked_for_a_while(qtbot, worker, match):
    """A hand presses the piece against a divider, so that the wheel rolls."""
    with qtbot.waitSignal(worker.framed):
        worker.take(match.state, THE_CUBE, PLACE)
    worker.hold(False)
    worker.drag((172.0, 0.0, 20.0, *PLACE[3:]))

    def rolls():
        seen = worker.frame()
        return seen is not None and abs(seen.roll) > 0.01

    qtbot.waitUntil(rolls)


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
    for begun in (state, match.state, kept):
        assert end_of(qtbot, worker, lambda begun=begun: worker.tumble(begun)) == settle
        worker.stop()


def test_a_tremble_that_is_seen_is_the_same_as_one_that_is_not(qtbot, worker):
    state = built(first_turn())
    assert end_of(qtbot, worker, lambda: worker.tumble(state, 3)) == tumble.at_rest(state, 3)


def test_a_tumble_that_was_left_in_the_middle_is_the_same_when_it_begins_anew(qtbot, worker):
    state = built(first_turn())
    with qtbot.waitSignal(worker.framed):
        worker.tumble(state)
    worker.stop()
    assert end_of(qtbot, worker, lambda: worker.tumble(state)) == tumble.at_rest(state)


def test_who_does_not_look_is_told_only_once(qtbot, worker):
    message = []
    worker.framed.connect(lambda: message.append(1))
    worker.tumble(built(first_turn()))
    with qtbot.waitSignal(worker.settled):
        pass
    assert len(message) == 1


def test_a_recording_grows_while_it_is_simulated_and_ends_as_the_tumble_does(qtbot, worker):
    known = []
    worker.framed.connect(lambda: known.append((worker.frame(), worker.recording.length)))
    with qtbot.waitSignal(worker.settled) as ended:
        worker.tumble(built(first_turn()))
    lengths = [length for _, length in known]
    assert lengths == sorted(lengths) and len({*lengths}) > 3
    last = worker.recording.frames[-1]
    assert abs(last.angle - ended.args[0].angle) < 10 and worker.recording.length == last.time


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

    qtbot.waitUntil(trembles)


def test_orders_for_a_world_that_is_not_there_are_forgotten(worker):
    worker.hold(True)
    assert not worker.is_running and worker.frame() is None


def test_wood_is_possible_only_with_the_physics(monkeypatch):
    assert WheelWorker.is_possible()
    monkeypatch.setitem(sys.modules, "mujoco", None)
    assert not WheelWorker.is_possible()
