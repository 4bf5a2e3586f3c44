"""What one does at the wheel of Hamsterrolle, by mouse and by keys, without wood and with it."""

import math
from functools import partial

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from hamster_table.engine.hamsterrolle import legality
from hamster_table.engine.hamsterrolle.actions import (
    CUBE,
    LEFT,
    PLANK,
    RIGHT,
    THE_CONE,
    TILE,
    Build,
    Drop,
    Face,
    Pass,
    Reach,
    kind_of,
)
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.kernel import refusal
from hamster_table.views.hamsterrolle.input.carried_piece import Carried
from hamster_table.views.hamsterrolle.render3d.meshes import about
from tests.views.hamsterrolle import at_wheel
from tests.views.hamsterrolle.at_wheel import (
    MOUSE,
    NAMES,
    button,
    carry,
    go_on,
    held,
    laid,
    over,
    press,
    slot,
    wait,
    wind,
)


@pytest.fixture
def sit_down(qtbot):
    return partial(at_wheel.sit_down, qtbot)


# The hand, by mouse


def test_a_piece_carried_into_the_open_compartment_begins_the_attempt(sit_down):
    table = sit_down(laid())
    carry(table, slot(table, CUBE), over(table, 2), let_go=False)
    assert table.wanted == [Reach(table.carrying.piece)] and kind_of(table.carrying.piece) == CUBE


def test_the_hand_keeps_its_piece_while_the_game_hears_of_the_attempt(sit_down):
    table = sit_down(laid())
    carry(table, slot(table, CUBE), over(table, 2), let_go=False)
    before = table.carrying.carried
    go_on(table)
    assert table.carrying.carried is before and table.seen.attempt == before.piece


def test_a_drag_into_the_open_compartment_builds(sit_down):
    table = sit_down(laid())
    carry(table, slot(table, CUBE), over(table, 2), let_go=False)
    go_on(table)
    QTest.mouseRelease(table.viewport(), MOUSE, pos=over(table, 2))
    (build,) = table.wanted
    assert isinstance(build, Build) and build.compartment == 2 and build.moved == ()
    assert refusal(table.seen, 0, build) is None


def test_two_clicks_do_what_a_drag_does(sit_down):
    table = sit_down(laid())
    QTest.mouseClick(table.viewport(), MOUSE, pos=slot(table, CUBE))
    QTest.mouseMove(table.viewport(), over(table, 2))
    go_on(table)
    QTest.mouseClick(table.viewport(), MOUSE, pos=over(table, 2))
    assert isinstance(table.wanted[0], Build)


def test_a_piece_stays_before_the_wheel_over_what_is_not_open_and_says_why(sit_down):
    table = sit_down(laid())
    carry(table, slot(table, CUBE), over(table, 8))
    assert table.wanted == [] and not table.carrying.carried.is_inside
    assert table.bubble.isVisible() and table.carrying.why.ruling == "HR-3"


def test_a_refused_release_shows_what_is_in_the_way(sit_down):
    state = laid(turns=1)
    (first,) = [piece for piece in state.in_wheel() if piece != THE_CONE]
    table = sit_down(state)
    here = state.reference
    kind = CUBE if kind_of(first) != CUBE else TILE
    carry(table, slot(table, kind), over(table, here, 90.0, -11.0), let_go=False)
    go_on(table)
    QTest.mouseRelease(table.viewport(), MOUSE, pos=over(table, here, 90.0, -11.0))
    assert table.wanted == [] and table.carrying.carried is not None
    assert table.carrying.why.reason == "not-ahead" and table.carrying.why.ruling == "HR-14"
    assert table.scenery.wheel.wrong == (first,)
    assert table.bubble.isVisible()
    assert button(table, "Enter").disabled_reason


def test_a_refusal_leaves_nothing_on_the_table(sit_down):
    table = sit_down(laid())
    carry(table, slot(table, CUBE), over(table, 8))
    why, before = table.carrying.why, len(table.scene().items())
    for _ in range(5):
        table.say_refused(why)
    assert table.bubble.isVisible() and len(table.scene().items()) == before


def test_dropped_elsewhere_a_piece_goes_back(sit_down):
    table = sit_down(laid())
    carry(table, slot(table, CUBE), QPoint(700, 420))
    assert table.carrying.carried is None and table.wanted == []


def test_the_right_button_puts_a_piece_back(sit_down):
    table = sit_down(laid())
    QTest.mouseClick(table.viewport(), MOUSE, pos=slot(table, CUBE))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=QPoint(500, 300))
    assert table.carrying.carried is None


def test_a_piece_is_taken_where_it_is_grasped(sit_down):
    table = sit_down(laid(turns=3))
    piece = table.commands.pieces_to_pass()[0]
    area = table.scenery.wheel.area_of(piece)
    start = table.mapFromScene(area.center() + QPointF(6, 4))
    assert table.scenery.wheel.piece_at(table.mapToScene(start)) == piece
    QTest.mousePress(table.viewport(), MOUSE, pos=start)
    before = table.carrying.carried.wanted()[:3]
    QTest.mouseMove(table.viewport(), start + QPoint(1, 0))
    assert np.linalg.norm(table.carrying.carried.wanted()[:3] - before) < 2.0


# The hand, by keys


def test_a_piece_is_built_by_keys_alone(sit_down):
    table = sit_down(laid(turns=2))
    here = window(table.seen)[1]
    kind = table.commands.kinds_to_take()[0]
    table.spot_cursor.set(("slot", kind))
    press(table, Qt.Key.Key_Return)
    assert kind_of(table.carrying.piece) == kind
    table.hand.activate(("compartment", here))
    go_on(table)
    press(table, Qt.Key.Key_Return)
    assert [action.compartment for action in table.wanted] == [here]


@pytest.mark.parametrize(
    ("key", "way"),
    [
        (Qt.Key.Key_Left, (1, 0, 0)),
        (Qt.Key.Key_Right, (-1, 0, 0)),
        (Qt.Key.Key_Up, (0, 0, 1)),
        (Qt.Key.Key_Down, (0, 0, -1)),
        (Qt.Key.Key_PageDown, (0, 1, 0)),
        (Qt.Key.Key_PageUp, (0, -1, 0)),
    ],
)
def test_keys_carry_a_piece_by_a_millimetre(sit_down, key, way):
    """The wheel rolls to the left: what is left on the screen is ahead, and the eye is at the positive end."""
    table = sit_down(laid())
    carried = held(table)
    for modifier, far in ((Qt.KeyboardModifier.NoModifier, 1), (Qt.KeyboardModifier.ShiftModifier, 10)):
        before = (carried.x, carried.across, carried.z)
        press(table, key, modifier)
        after = (carried.x, carried.across, carried.z)
        assert [b - a for a, b in zip(before, after, strict=True)] == pytest.approx([far * side for side in way])


def test_keys_turn_a_piece_about_each_axis(sit_down):
    table = sit_down(laid())
    carried = held(table)
    for key, axis, degrees in ((Qt.Key.Key_R, 1, 15), (Qt.Key.Key_T, 0, 90), (Qt.Key.Key_Y, 2, 90)):
        carried.turn = about(0, 0.0)
        press(table, key)
        assert abs(carried.turn @ about(axis, math.radians(degrees))) == pytest.approx(1)


def test_escape_puts_a_piece_back(sit_down):
    table = sit_down(laid())
    held(table)
    press(table, Qt.Key.Key_Escape)
    assert table.carrying.carried is None


def test_space_lets_the_wheel_roll_while_it_is_held_down_however_a_system_tells_that(sit_down, qtbot):
    table = sit_down(laid())
    held(table)
    QTest.keyPress(table, Qt.Key.Key_Space)
    assert table.carrying.is_free
    changes = []
    table.carrying.changed.connect(lambda: changes.append(table.carrying.is_free))
    for _ in range(20):
        QTest.keyRelease(table, Qt.Key.Key_Space)
        QTest.keyPress(table, Qt.Key.Key_Space)
    assert table.carrying.is_free and False not in changes
    QTest.keyRelease(table, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not table.carrying.is_free)


def test_a_steady_hand_keeps_a_piece_level_with_the_floor_under_it():
    carried = Carried(0, box(1), np.array([0.0, 1000.0, 50.0]), 100.0, 0.0, is_inside=True)
    assert abs(carried.wanted()[3:] @ about(1, -math.pi / 2)) == pytest.approx(1)
    before = carried.wanted()
    carried.set_hand_mode("free")
    assert carried.wanted() == pytest.approx(before)
    carried.move_to(0.0, -100.0)
    assert carried.wanted()[3:] == pytest.approx(before[3:])


def test_the_kind_of_hand_is_kept_for_each_seat(sit_down):
    table = sit_down(laid())
    table.hand.activate(("hand-mode",))
    assert table.carrying.hand_mode == "free" and table.habits == {"Mira": "free"}
    name = table.spot_name(("hand-mode",))
    assert name == "Free hand: pieces stay as you turn them."
    assert table.spot_tip(("hand-mode",)) == f"{name} Click to change."


# Passing


def test_a_piece_of_the_lowest_compartments_is_passed_ahead(sit_down):
    state = laid(turns=4)
    table = sit_down(state)
    table.press(button(table, "P"))
    piece = table.commands.pieces_to_pass()[0]
    table.commands.take_wood(piece)
    found = next(action for action in state.agenda[-1].actions(state, state.builder) if isinstance(action, Pass))
    table.commands.take_wood(found.piece)
    table.carrying.bring(found.compartment, found.pose)
    go_on(table)
    table.commands.let_go()
    (action,) = table.wanted
    assert isinstance(action, Pass) and (action.piece, action.compartment) == (found.piece, found.compartment)


def test_what_lies_elsewhere_cannot_be_taken_and_it_is_said_why(sit_down):
    state = laid(turns=6)
    high = next(piece for piece in state.in_wheel() if legality.check_piece_for_pass(state, piece) is not None)
    table = sit_down(state)
    table.hand.drop(None, ("wood", high))
    assert table.bubble.isVisible() and table.carrying.carried is None


def test_before_a_first_piece_there_is_no_pass(sit_down):
    assert button(sit_down(laid()), "P").disabled_reason


# The side, the clock


def test_who_begins_chooses_the_side(sit_down):
    table = sit_down(laid(side="chosen", turns=-1))
    table.press(button(table, "R"))
    table.press(button(table, "L"))
    assert table.wanted == [Face(RIGHT), Face(LEFT)]


def test_at_zero_the_piece_drops_where_it_is(sit_down):
    table = sit_down(laid())
    wind(table)
    assert table.carrying.seconds == (30.0, 30, False)
    held(table)
    table.hand.activate(("compartment", 2))
    go_on(table)
    wait(table, 12)
    assert table.carrying.seconds == (18.0, 30, True)
    table.commands.put_hand_back()
    assert table.carrying.seconds[2], "a piece put back leaves the clock running (HR-48)"
    table.commands.take_kind(PLANK)
    table.hand.activate(("compartment", 2))
    wait(table, 18)
    (drop,) = table.wanted
    assert isinstance(drop, Drop) and refusal(table.seen, 0, drop) is None


def test_without_a_clock_nothing_runs(sit_down):
    table = sit_down(laid(clock="off"))
    held(table)
    assert table.carrying.seconds == (0.0, 0, False) and not table.scenery.clock.isVisible()


# The table is shown again


def test_the_clock_runs_on_when_the_table_is_shown_again(sit_down):
    table = sit_down(laid())
    held(table)
    table.commands.put_hand_back()
    table.show_view(table.seen, NAMES[:2], 0, 0)
    assert table.carrying.seconds[2]


def test_an_attempt_that_is_taken_back_puts_the_piece_back(sit_down):
    table = sit_down(laid())
    before = table.seen.copy()
    carry(table, slot(table, CUBE), over(table, 2), let_go=False)
    go_on(table)
    table.show_view(before, NAMES[:2], 0, 0)
    assert table.carrying.carried is None


def test_a_piece_that_is_carried_to_the_rim_is_drawn_in_as_far_as_it_must(sit_down):
    table = sit_down(laid(turns=2))
    there = window(table.seen)[-1]
    carry(table, slot(table, CUBE), over(table, there, radius=181.0), let_go=False)
    assert table.carrying.carried.is_inside
    go_on(table)
    QTest.mouseRelease(table.viewport(), MOUSE, pos=over(table, there, radius=181.0))
    assert [type(action) for action in table.wanted] == [Build]
