"""Places that hold are found beside the window: ahead, and near the hand."""

import pytest
from msgspec.structs import replace

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import CUBE, SETS, Build, kind_of
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.holding import try_to_lay
from hamster_table.engine.kernel import refusal
from hamster_table.engine.match import Match
from hamster_table.models.hamsterrolle import finding_thread
from hamster_table.models.hamsterrolle.finder import Finder, places_ahead

THE_CUBE = CUBE * SETS


@pytest.fixture
def finder(qtbot):
    pytest.importorskip("mujoco")
    made = Finder()
    yield made
    made.stop()


def start(**setup):
    return Match.new(GAME, 2, {"start": "first", **setup}, "5").state


def test_what_is_found_ahead_holds(qtbot, finder):
    state = start()
    (there,) = window(state)
    finder.look_ahead(state, 0, [THE_CUBE])
    assert finder.is_looking
    qtbot.waitUntil(lambda: len(finder.places(THE_CUBE, there)) > 2, timeout=30_000)
    assert finder.knows_of(THE_CUBE) and finder.kinds() == {CUBE}
    for hand in finder.places(THE_CUBE, there):
        assert refusal(state, 0, hand) is None and try_to_lay(state, hand).refusal is None
    # A copy of the same kind lies in the same places.
    assert {hand.piece for hand in finder.places(THE_CUBE + 1, there)} == {THE_CUBE + 1}


def test_what_was_found_is_kept_in_the_same_wheel_only(qtbot, finder):
    state = start()
    (there,) = window(state)
    finder.look_ahead(state, 0, [0, THE_CUBE])
    qtbot.waitUntil(lambda: finder.knows_of(THE_CUBE), timeout=30_000)
    finder.look_ahead(state, 0, [THE_CUBE])
    assert finder.places(THE_CUBE, there)
    other = state.copy()
    other.angle += 500
    finder.look_ahead(other, 0, [THE_CUBE])
    assert not finder.places(THE_CUBE, there)


def test_without_wood_places_in_all_open_compartments_are_known_though_none_was_asked_for(qtbot):
    finder, state = Finder(), start(physics="reckoned")
    finder.look_ahead(state, 0, [THE_CUBE])
    assert not finder.is_looking and finder.knows_of(THE_CUBE)


def found_near(qtbot, finder, state, hand, is_steady=True, anywhere=False):
    told = []
    finder.look_near(state, 0, hand, is_steady, told.append, anywhere)
    qtbot.waitUntil(lambda: bool(told), timeout=30_000)
    assert not finder.is_looking_near
    return told[0]


def place(state):
    """A build of the cube that holds."""
    hands = (hand for way in places_ahead(state, 0, [THE_CUBE]) for hand in way if hand is not None)
    return next(hand for hand in hands if try_to_lay(state, hand).refusal is None)


def test_a_steady_hand_finds_a_place_close_by_and_no_other_hand_does(qtbot, finder):
    state = start()
    good = place(state)
    # Pressed into the floor by 8 mm: not legal there, but a small move away.
    x, y, z, *turn = good.pose
    pressed = replace(good, pose=(round(x * 1.06), y, round(z * 1.06), *turn))
    assert refusal(state, 0, pressed).reason == "in-the-wood"
    trial = found_near(qtbot, finder, state, pressed)
    assert trial.refusal is None and refusal(state, 0, trial.hand) is None
    assert found_near(qtbot, finder, state, pressed, is_steady=False) is None


def test_a_place_that_no_small_move_mends_is_left_alone(qtbot, finder):
    state = start()
    far = replace(place(state), compartment=7)
    assert found_near(qtbot, finder, state, far) is None


def test_all_of_the_compartment_is_searched_on_demand(qtbot, finder):
    state = start()
    good = place(state)
    high = replace(good, pose=(good.pose[0] // 2, good.pose[1], good.pose[2] // 2, *good.pose[3:]))
    near, anywhere = (found_near(qtbot, finder, state, high, anywhere=wide) for wide in (False, True))
    assert near is None or near.refusal is not None
    assert anywhere.refusal is None and anywhere.hand.compartment == good.compartment


def test_a_question_that_is_dropped_is_not_answered(qtbot, finder):
    state, told = start(), []
    finder.look_near(state, 0, place(state), True, told.append)
    finder.forget_near()
    trial = found_near(qtbot, finder, state, place(state))
    assert trial.refusal is None and told == []


def test_a_thread_that_fails_ends_its_questions_and_the_next_one_is_new(qtbot, finder, monkeypatch, capsys):
    state = start()
    good = place(state)
    with monkeypatch.context() as broken:
        broken.setattr(finding_thread, "try_to_lay", lambda *_: 1 // 0)
        broken.setattr("sys.excepthook", lambda *_: None)
        assert found_near(qtbot, finder, state, good) is None
    assert found_near(qtbot, finder, state, good).refusal is None


def test_without_wood_geometry_says_at_once_what_holds(qapp):
    state, finder, told = start(physics="reckoned"), Finder(), []
    (there,) = window(state)
    finder.look_ahead(state, 0, [THE_CUBE])
    hands = finder.places(THE_CUBE, there)
    assert hands and not finder.is_looking
    for hand in hands:
        assert isinstance(hand, Build) and kind_of(hand.piece) == CUBE and refusal(state, 0, hand) is None
    finder.look_near(state, 0, hands[0], True, told.append)
    assert told[0].refusal is None
