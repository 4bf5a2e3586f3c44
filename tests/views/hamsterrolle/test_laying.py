"""A piece is laid where it holds, at the table: it is tried when the hand opens, and what does not hold stays in it."""

import dataclasses
import math

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine.hamsterrolle.actions import CUBE, WHEEL, Build, Drop, Reach, Settle
from hamster_table.engine.hamsterrolle.dropping import drop_from
from hamster_table.engine.hamsterrolle.holding import Trial, try_to_lay
from hamster_table.models.hamsterrolle.finder import ways_near
from hamster_table.models.hamsterrolle.near_places import hands_near, laying_hand, refusal_of_place
from hamster_table.views.art import theme
from hamster_table.views.hamsterrolle.input.carried_piece import frame_in_hand
from tests.views.hamsterrolle.at_wheel import laid, press, wait_for_question


@pytest.fixture
def page(open_new):
    theme.set_pace(0)
    made = open_new({"clock": "off"}, seconds=0)
    wait_for_question(made)
    return made


def deeds(page):
    return [type(action) for _, action in page.session.match.ledger]


def bring(page, qtbot):
    """A cube over the open compartment, at a place that holds, felt by the wood. That is no attempt (HR-20)."""
    page.table.commands.take_kind(CUBE)
    press(page.table, Qt.Key.Key_1)
    qtbot.waitUntil(lambda: not page.table.commands.is_awaiting_place)
    assert page.table.carrying.physics.worker is not None and page.table.carrying.carried.is_inside
    assert page.session.match.state.attempt == -1


def is_answered(page):
    return not page.table.carrying.laying.is_trying


def lift(page, qtbot, far=75.0):
    """Lift the piece so many millimetres towards the hub, and wait until the wood has followed."""
    carrying = page.table.carrying
    share = far / carrying.carried.radius
    carrying.nudge(x=-carrying.carried.x * share, z=-carrying.carried.z * share)

    def is_there():
        away = carrying.frame.poses[carrying.piece][:3] - carrying.carried.wanted()[:3]
        return bool(abs(away).max() < 2)

    qtbot.waitUntil(is_there)


def test_undo_puts_back_what_is_in_the_hand_before_it_takes_a_turn_back(page, qtbot):
    bring(page, qtbot)
    entries, undo = len(page.session.match.ledger), page.frame.bar.undo
    assert not page.session.may_undo and not undo.is_off
    undo.chosen.emit()
    qtbot.waitUntil(lambda: page.table.carrying.carried is None)
    assert undo.is_off
    assert len(page.session.match.ledger) == entries and page.session.asked_seat == 0


def test_a_piece_that_holds_is_laid_and_the_wheel_rolls(page, qtbot):
    bring(page, qtbot)
    press(page.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: deeds(page) == [Build, Settle])
    build = page.session.match.ledger[0][1]
    state = page.session.match.state
    assert state.edition == 3 and state.place[build.piece] == WHEEL


def test_a_piece_that_does_not_hold_stays_in_the_hand_and_may_be_let_drop(page, qtbot):
    bring(page, qtbot)
    carrying = page.table.carrying
    assert "D" not in [button.key_words for button in page.table.prompt().buttons]
    lift(page, qtbot, 42.0)  # lower than the 60 mm from which a piece may drop at the most
    press(page.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: is_answered(page))
    wait_for_question(page)
    assert deeds(page) == [Reach] and carrying.why.ruling == "HR-52", "a refused release begins the attempt"
    prompt = page.table.prompt()
    assert "does not hold" in prompt.hint and "D" in [button.key_words for button in prompt.buttons]
    refused_at = carrying.laying.refused_at
    # Who moves on may try again, or let it drop where it was refused: the way to the button leads elsewhere.
    carrying.nudge(z=-1.0)
    carrying.judge()
    assert carrying.why is None or carrying.why.ruling != "HR-52"
    press(page.table, Qt.Key.Key_D)
    qtbot.waitUntil(lambda: deeds(page) == [Reach, Drop, Settle])
    # Carried back there by a spring, to the tenth of a millimetre or two.
    assert math.dist(page.session.match.ledger[1][1].pose[:3], refused_at.pose[:3]) < 5


def test_a_refusal_goes_when_the_piece_has_come_to_where_it_holds(page, qtbot):
    bring(page, qtbot)
    table, carrying = page.table, page.table.carrying
    low = carrying.carried.x, carrying.carried.z
    lift(page, qtbot, 42.0)
    press(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: deeds(page) == [Reach])
    wait_for_question(page)
    # Let go on the way down: the wood is still above the place where the hand is.
    carrying.nudge(x=low[0] - carrying.carried.x, z=low[1] - carrying.carried.z)
    press(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: is_answered(page))
    assert "does not hold" in table.bubble.accessibleName() and table.bubble.isVisible() and table.landing.trial is None
    qtbot.waitUntil(lambda: table.landing.trial is not None)
    assert table.landing.trial.refusal is None and carrying.why is None
    assert not table.bubble.isVisible() and not page.frame.prompt_bar.buttons[-1].is_dimmed


def hold_low(page, qtbot, far=6.0):
    """Hold the piece a little above the place where it would hold."""
    bring(page, qtbot)
    lift(page, qtbot, far)
    carrying = page.table.carrying
    return carrying.state, carrying.seat, carrying.hand()


def test_a_steady_hand_lowers_the_piece_to_what_is_close_below(page, qtbot):
    hold_low(page, qtbot)
    landing, carrying = page.table.landing, page.table.carrying
    qtbot.waitUntil(lambda: landing.trial is not None)
    # Foreseen is what letting go would be: the same lower place.
    hand = carrying.hand()
    low = laying_hand(carrying.state, carrying.seat, hand)
    assert landing.trial.refusal is None and replace(low, pose=hand.pose) == hand
    assert math.dist(landing.trial.hand.pose[:3], low.pose[:3]) < 20 < math.dist(low.pose[:3], hand.pose[:3])
    qtbot.waitUntil(lambda: page.table.scenery.side._scene.landing is not None)
    press(page.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: deeds(page)[:1] == [Build])
    build = page.session.match.ledger[0][1]
    assert math.dist(build.pose[:3], low.pose[:3]) < 5


def test_a_piece_that_would_slip_if_it_fell_a_centimetre_holds_once_it_is_lowered():
    pytest.importorskip("mujoco")
    state = laid(3, physics="laid", seed=6)
    pose = (285, 0, -197, 8949, 0, -4462, 0)
    hand = Build(3, 2, state.angle, pose)
    assert refusal_of_place(state, state.builder, hand) is None
    assert try_to_lay(state, hand).refusal.reason == "slips-back"
    low = laying_hand(state, state.builder, hand)
    assert 9 < math.dist(low.pose[:3], pose[:3]) / 10 < 11
    assert try_to_lay(state, low).refusal is None


def test_other_hands_and_higher_places_are_not_lowered(page, qtbot):
    state, seat, hand = hold_low(page, qtbot)
    assert [*ways_near(state, seat, hand, False)] == [hand]
    assert next(ways_near(state, seat, hand, True)) == laying_hand(state, seat, hand) != hand
    x, y, z, *turn = hand.pose
    high = replace(hand, pose=(x * 2 // 3, y, z * 2 // 3, *turn))
    assert laying_hand(state, seat, high) == high


def test_what_holds_only_where_it_is_held_is_let_go_there(page, qtbot):
    state, seat, hand = hold_low(page, qtbot)
    first, second, *_ = hands_near(state, seat, hand)
    assert first == laying_hand(state, seat, hand) and second == hand


def test_a_rule_that_speaks_against_the_lower_place_keeps_the_piece_where_it_is_held(page, qtbot):
    state, seat, hand = hold_low(page, qtbot)
    low = laying_hand(state, seat, hand)
    assert low != hand
    # Were a compartment named that the lower place is not in, it would be refused there.
    elsewhere = replace(hand, compartment=(hand.compartment + 1) % 12)
    assert laying_hand(state, seat, elsewhere) == elsewhere


def test_the_lowering_is_seen(page, qtbot):
    theme.set_pace(1)
    hold_low(page, qtbot)
    table, heights = page.table, []
    piece = table.carrying.piece

    def look():
        if table.animator.frame is not None and piece in table.animator.frame.poses:
            heights.append(float(table.animator.frame.poses[piece][2]))

    shown = table.animator._table.show_frame
    table.animator._table.show_frame = lambda: (look(), shown())
    press(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(heights) > 2 and table.pending_view is None)
    assert heights[0] > heights[-1] + 5 and heights == sorted(heights, reverse=True)
    theme.set_pace(0)


def test_what_is_done_while_it_is_tried_is_done_once(open_new, qtbot):
    theme.set_pace(0)
    page = open_new({"clock": "30"}, seconds=0)
    wait_for_question(page)
    bring(page, qtbot)
    carrying, played = page.table.carrying, []
    carrying.action_proposed.connect(played.append)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert carrying.laying.is_trying
    asked = carrying.laying._asked
    # The clock is faster: what is found out comes too late.
    carrying._send(drop_from(carrying.state, carrying.hand()))
    assert not carrying.laying.is_trying
    carrying.laying._tried(Trial(asked[1], None, {}))
    assert [type(action) for action in played] == [Drop]


def test_physics_that_does_not_answer_leaves_it_to_geometry(page, qtbot):
    bring(page, qtbot)
    carrying, laid_there = page.table.carrying, []
    carrying.laying.held.disconnect(carrying._send)
    carrying.laying.held.connect(laid_there.append)
    carrying.foreseen = None
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    hand = carrying.laying._asked[1]
    carrying.laying._give_up()
    assert laid_there == [hand] and not carrying.laying.is_trying


def test_a_hand_that_moves_while_it_is_tried_changes_nothing(page, qtbot):
    bring(page, qtbot)
    lift(page, qtbot)
    carrying = page.table.carrying
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert carrying.laying.is_trying and page.table.prompt().hint == "Does it hold?"
    carrying.nudge(x=5.0)
    qtbot.waitUntil(lambda: is_answered(page))
    wait_for_question(page)
    assert deeds(page) == [Reach] and carrying.why.ruling == "HR-52"
    carrying.nudge(x=5.0)
    carrying.judge()
    assert carrying.why is None or carrying.why.ruling != "HR-52"


def test_a_frame_without_the_piece_in_the_hand_leaves_it_where_it_was(page, qtbot):
    bring(page, qtbot)
    carrying = page.table.carrying
    lift(page, qtbot, 20.0)
    seen = carrying.physics.seen
    assert carrying.piece in seen.poses
    before = carrying.frame.poses[carrying.piece]
    older = dataclasses.replace(seen, poses={})
    frame = frame_in_hand(older, carrying.frame, carrying.carried)
    assert (frame.poses[carrying.piece] == before).all()
    assert frame_in_hand(seen, carrying.frame, carrying.carried).poses.keys() == seen.poses.keys()
