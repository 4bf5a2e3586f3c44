"""What a hand has pushed or rolled stays so when it puts its piece back, at the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import CUBE, SETS, Build, Drop, PutBack, Reach, Settle
from hamster_table.engine.hamsterrolle.placements import builds
from hamster_table.engine.match import Match
from hamster_table.views.art import theme
from tests.views.hamsterrolle.at_wheel import press, wait, wait_for_question, wind


@pytest.fixture
def page(open_page):
    """A wheel with a cube in it, at rest."""
    theme.set_pace(0)
    match = Match.new(GAME, 2, {"start": "first", "physics": "wood"}, "5")
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
