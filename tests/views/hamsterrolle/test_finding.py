"""A place that holds is found for the person, and looking for one is no attempt: at the table, with real events."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import CUBE, PLANK, Build, Drop, Pass, Reach, Settle, kind_of
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.holding import try_to_lay
from hamster_table.engine.hamsterrolle.placements import builds
from hamster_table.engine.match import Match
from hamster_table.views.art import theme
from tests.views.hamsterrolle.at_wheel import MOUSE, button, carry, over, press, slot, wait_for_question

HIGH, LOW = 80.0, 150.0
"""How far from the hub a piece is held in the air, and near the floor, in millimetres."""


@pytest.fixture
def page(open_page):
    """A wheel with a cube in it, at rest, and one to build."""
    theme.set_pace(0)
    match = Match.new(GAME, 2, {"start": "first", "clock": "off"}, "5")
    pytest.importorskip("mujoco")
    cubes = (action for action in builds(match.state, 0) if kind_of(action.piece) == CUBE)
    match.play(0, next(trial.hand for trial in (try_to_lay(match.state, cube) for cube in cubes) if not trial.refusal))
    match.chance()
    made = open_page(match, seconds=0)
    wait_for_question(made)
    return made


def deeds(page):
    return [type(action) for _, action in page.session.match.ledger[2:]]


def hold(page, qtbot, kind=PLANK, radius=LOW, number=1):
    """Drag a piece into an open compartment, the button still down."""
    table = page.table
    there = window(table.seen)[number]
    carry(table, slot(table, kind), over(table, there, radius), let_go=False)
    qtbot.waitUntil(lambda: table.carrying.carried.is_inside)
    return over(table, there, radius), there


def let_go(page, qtbot, at):
    QTest.mouseRelease(page.table.viewport(), MOUSE, pos=at)
    qtbot.waitUntil(lambda: not page.table.carrying.laying.is_trying, timeout=30_000)
    qtbot.waitUntil(lambda: page.table.may_build, timeout=30_000)


def test_places_are_tried_before_anything_is_taken(page, qtbot):
    finder = page.table.carrying.finder
    assert finder.is_looking
    qtbot.waitUntil(lambda: len(finder.kinds()) > 2, timeout=60_000)
    assert page.table.carrying.carried is None and deeds(page) == []


def test_a_number_brings_the_piece_to_a_place_that_holds(page, qtbot):
    table = page.table
    table.commands.take_kind(PLANK)
    press(table, Qt.Key.Key_1)
    qtbot.waitUntil(lambda: not table.commands.is_awaiting_place, timeout=60_000)
    hand = table.carrying.hand()
    assert try_to_lay(table.carrying.state, hand).refusal is None
    press(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: deeds(page) == [Build, Settle], timeout=30_000)


def test_while_it_is_looked_for_a_place_that_is_said(page, qtbot):
    table, said = page.table, []
    table.announce = said.append
    table.carrying.finder.stop()
    table.commands.take_kind(PLANK)
    press(table, Qt.Key.Key_1)
    assert said == ["Looking for a place that holds…"] and table.commands.is_awaiting_place
    assert table.prompt().hint == said[0]
    qtbot.waitUntil(lambda: not table.commands.is_awaiting_place, timeout=60_000)
    assert table.carrying.carried.is_inside and table.prompt().hint != said[0]


def test_where_nothing_holds_that_is_said_and_that_passing_is_allowed(page, qtbot):
    table, said = page.table, []
    table.noticed.connect(said.append)
    table.commands.take_kind(PLANK)
    finder = table.carrying.finder
    qtbot.waitUntil(lambda: not finder.is_looking, timeout=60_000)
    finder._held.clear()
    press(table, Qt.Key.Key_1)
    (words,) = said
    assert words.startswith("Nothing was found that holds for the plank.")
    assert ("You may put it back, and pass instead." in words) == bool(table.commands.pieces_to_pass())


def test_l_works_for_a_piece_that_came_by_mouse(page, qtbot):
    table = page.table
    _, there = hold(page, qtbot, radius=HIGH)
    qtbot.waitUntil(lambda: bool(table.carrying.finder.places(table.carrying.piece, there)), timeout=60_000)
    press(table, Qt.Key.Key_L)
    assert try_to_lay(table.carrying.state, table.carrying.hand()).refusal is None
    assert table.carrying.aim.compartment == there


def test_one_key_turns_the_piece_so_that_it_holds(page, qtbot):
    table = page.table
    at, there = hold(page, qtbot, radius=HIGH)
    press(table, Qt.Key.Key_K)
    assert table.carrying.is_turning
    # The hand stands still meanwhile, and the pointer leads the piece on from where it was brought.
    QTest.mouseMove(table.viewport(), at)
    qtbot.waitUntil(lambda: not table.carrying.is_turning, timeout=60_000)
    hand = table.carrying.hand()
    assert try_to_lay(table.carrying.state, hand).refusal is None and hand.compartment == there
    QTest.mouseMove(table.viewport(), at)
    assert table.carrying.hand().pose == hand.pose
    let_go(page, qtbot, at)
    assert deeds(page)[0] is Build


def test_looking_is_no_attempt(page, qtbot):
    table = page.table
    hold(page, qtbot, radius=HIGH)
    QTest.qWait(300)
    assert deeds(page) == [] and page.session.match.state.attempt == -1
    press(table, Qt.Key.Key_Escape)
    assert table.carrying.carried is None and deeds(page) == []
    if table.commands.pieces_to_pass():
        assert not button(table, "P").disabled_reason


def test_a_release_that_is_refused_begins_the_attempt_and_bars_passing_only(page, qtbot):
    table = page.table
    at, _ = hold(page, qtbot, radius=40.0)
    let_go(page, qtbot, at)
    assert deeds(page) == [Reach] and table.carrying.carried is not None
    press(table, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: table.carrying.carried is None)
    qtbot.waitUntil(lambda: table.may_build)
    # Another piece may be taken (HR-48), and built; passing is barred, which the button says.
    assert len(table.commands.kinds_to_take()) > 3 and "choose a piece" in table.prompt().title
    assert "not started" in button(table, "P").disabled_reason
    table.commands.take_kind(CUBE)
    press(table, Qt.Key.Key_2)
    qtbot.waitUntil(lambda: not table.commands.is_awaiting_place, timeout=60_000)
    press(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: Build in deeds(page), timeout=30_000)


def test_letting_drop_is_offered_where_the_release_was_refused_and_the_rules_allow_it(page, qtbot):
    table = page.table
    assert table.carrying.drop is None
    at, _ = hold(page, qtbot, radius=40.0)
    let_go(page, qtbot, at)
    keys = [one.key_words for one in table.prompt().buttons]
    assert ("D" in keys) == (table.carrying.drop is not None)
    if "D" in keys:
        place = table.carrying.drop.pose
        QTest.mouseMove(table.viewport(), at)
        button(table, "D").callback()
        qtbot.waitUntil(lambda: Drop in deeds(page))
        assert page.session.match.ledger[3][1].pose == place


def test_a_hand_that_moves_wood_begins_the_attempt(page, qtbot):
    table = page.table
    hold(page, qtbot, number=0, radius=HIGH)
    assert deeds(page) == []
    QTest.keyPress(table, Qt.Key.Key_Space)
    for _ in range(8):
        press(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: deeds(page) == [Reach])
    QTest.keyRelease(table, Qt.Key.Key_Space)
    assert Pass not in deeds(page)
