"""What a hand has pushed or rolled stays so when it puts its piece back, at the table."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import CONE, CUBE, SECTOR, SETS, Build, Drop, PutBack, Reach, Settle
from hamster_table.engine.hamsterrolle.geometry.collision import pose_at
from hamster_table.engine.hamsterrolle.placements import builds
from hamster_table.engine.hamsterrolle.pushing import check_moved
from hamster_table.engine.match import Match
from hamster_table.views.art import theme
from hamster_table.views.hamsterrolle.input.carried_piece import by_hand, has_stirred, let_go
from hamster_table.views.hamsterrolle.render3d.frame import frame_of_state, in_room
from tests.engine.hamsterrolle.language import held, lies, table
from tests.views.hamsterrolle.at_wheel import press, wait, wait_for_question, wind


@pytest.fixture
def page(open_page, request):
    """A wheel with a cube in it, at rest; the wood is that of the first edition, or what a test says."""
    theme.set_pace(0)
    match = Match.new(GAME, 2, {"start": "first", "physics": getattr(request, "param", "wood")}, "5")
    cube = next(action for action in builds(match.state, 0) if action.piece // SETS == CUBE)
    match.play(0, cube)
    match.chance()
    made = open_page(match, seconds=0)
    wait_for_question(made)
    wind(made.table)
    return made


def reach_in(page):
    """A drum over the hindmost open compartment, its attempt begun."""
    page.table.commands.take_kind(5)
    press(page.table, Qt.Key.Key_1)
    wait_for_question(page)
    assert page.table.carrying.carried is not None and page.session.match.state.attempt != -1


def let_it_roll(page, qtbot, far=300):
    """Press the drum down on the floor of its compartment, and let the wheel roll under it."""
    start = page.session.match.state.angle
    QTest.keyPress(page.table, Qt.Key.Key_Space)
    for _ in range(6):
        press(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: abs(page.table.present.frame.angle - start) > far)
    QTest.keyRelease(page.table, Qt.Key.Key_Space)


def deeds(page):
    return [type(action) for _, action in page.session.match.ledger[2:]]


def test_a_wheel_that_was_let_roll_stays_rolled_when_the_piece_is_put_back(page, qtbot):
    table, match = page.table, page.session.match
    reach_in(page)
    let_it_roll(page, qtbot)
    press(table, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: len(deeds(page)) == 3 and page.session.asked_seat == 1)
    assert deeds(page) == [Reach, PutBack, Settle]
    before, back = match.state_at(3).angle, match.ledger[3][1]
    assert abs(back.angle - before) > 200 and match.state_at(4).angle == back.angle
    wait_for_question(page)
    assert table.carrying.carried is None and match.state.attempt // SETS == 5
    assert "continue with the drum" in table.prompt().title
    reach_in(page)
    press(table, Qt.Key.Key_Escape)
    assert deeds(page) == [Reach, PutBack, Settle], "nothing was touched: nothing is told"
    assert table.carrying.carried is None


def test_a_look_back_does_not_put_back_what_was_rolled(page, qtbot):
    reach_in(page)
    let_it_roll(page, qtbot)
    page.session.look_at(1)
    page.session.look_at(page.session.length)
    assert page.table.carrying.carried is not None and page.table.carrying.has_stirred


def test_another_idea_of_the_keys_does_not_put_back_what_was_rolled(page, qtbot):
    reach_in(page)
    let_it_roll(page, qtbot)
    worker = page.table.carrying.physics.worker
    press(page.table, Qt.Key.Key_2)
    assert page.table.carrying.physics.worker is worker and page.table.carrying.has_stirred


def test_a_game_that_is_left_puts_the_piece_back_and_leaves_the_wheel_as_it_is(page, qtbot):
    reach_in(page)
    let_it_roll(page, qtbot)
    page.leave()
    assert deeds(page) == [Reach, PutBack]
    again = Match(page.session.match.game, page.session.match.setup, page.session.match.seed)
    for seat, action in page.session.match.ledger:
        again.play(seat, action)
    assert again.digest == page.session.match.digest


def test_a_piece_that_goes_through_the_air_only_costs_nothing(page):
    reach_in(page)
    press(page.table, Qt.Key.Key_Escape)
    assert deeds(page) == [Reach]
    reach_in(page)
    press(page.table, Qt.Key.Key_Return)
    assert deeds(page)[:2] == [Reach, Build] or page.table.carrying.why is not None


def test_wood_that_the_clock_lets_fall_behind_another_page_tumbles_when_the_page_comes_back(page, qtbot):
    reach_in(page)
    page.hide()
    wait(page.table, 30)
    assert deeds(page) == [Reach, Drop] and not page.table.tumble.is_on
    page.show()
    qtbot.waitUntil(lambda: deeds(page) == [Reach, Drop, Settle])
    qtbot.waitUntil(lambda: page.session.asked_seat == 0)


@pytest.mark.parametrize("is_pushed", [False, True])
def test_wood_that_creeps_by_itself_while_one_thinks_lies_where_it_lay(is_pushed):
    """On a slope the cone creeps, of which nobody at the wheel knows or could do anything about it."""
    match = table("cone@9 drum@3", alice="cube", bob="beam", reference=3, angle=3 * SECTOR)
    state, cone, cube = match.state, lies(match, "cone"), held(match, "cube")
    frame = frame_of_state(state)
    crept = frame.poses[cone].copy()
    crept[0] += 2.5  # millimetres
    over = in_room(pose_at(4 * SECTOR, 1_300, 0), frame.roll)
    frame = replace(frame, poses={**frame.poses, cone: crept, cube: over})
    pushed = (cone,) if is_pushed else ()
    hand = by_hand(state, let_go(state, frame, cube, pushed))
    assert (check_moved(state, hand) is None, [line[0] for line in hand.moved]) == (True, list(pushed))
    assert has_stirred(state, frame, cube, pushed) == is_pushed


@pytest.mark.parametrize("page", ["rolling"], indirect=True)
def test_a_piece_is_let_go_though_the_cone_has_crept_meanwhile(page):
    page.table.commands.take_kind(5)
    press(page.table, Qt.Key.Key_1)
    wait_for_question(page)
    carrying = page.table.carrying
    frame, crept = carrying.frame, carrying.frame.poses[CONE * SETS].copy()
    crept[0] += 2.5
    carrying.frame = replace(frame, poses={**frame.poses, CONE * SETS: crept})
    carrying.judge()
    assert carrying.hand().moved == () and (carrying.why is None or carrying.why.reason != "not-pushed")
