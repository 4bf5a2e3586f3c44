"""The clock at the wheel: what drops at zero, and that nothing leaves the hand frozen."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import CUBE, PLANK, THE_CONE, Build, Drop, Reach
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models import messages
from hamster_table.models.session import Session
from hamster_table.views.art import theme
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.hamsterrolle.clock_speech import moments
from hamster_table.views.widgets.key_list import KeyList
from hamster_table.views.widgets.overlays import UndoConsentDialog
from tests.views.hamsterrolle.at_wheel import over, press, wait, wait_for_question, wind


def seated(qtbot, players=("Mira", "Jonas"), **setup):
    theme.set_pace(0)
    match = Match.new(GAME, len(players), {"start": "first", "physics": "simple", **setup}, "9")
    session = Session(match, [PlayerInfo(name) for name in players])
    page = GamePage(session, seconds=0)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    wind(page.table)
    session.proceed()
    return page


@pytest.fixture
def page(qtbot):
    made = seated(qtbot)
    yield made
    made.leave()
    made.hide()


def take(page, kind):
    """A piece in the hand, over the first open compartment, its attempt begun."""
    page.table.commands.take_kind(kind)
    press(page.table, Qt.Key.Key_1)
    wait_for_question(page)


def deeds(page):
    return [type(action) for _, action in page.session.match.ledger]


@pytest.mark.parametrize("away", [QPoint(0, 30), QPoint(0, 60), QPoint(-120, 40), QPoint(120, 40), QPoint(500, -200)])
def test_at_zero_the_piece_drops_wherever_the_hand_holds_it(page, away):
    """Also where it is pressed into the rim, a divider or the cone, or still before the wheel."""
    table = page.table
    take(page, PLANK)
    QTest.mouseMove(table.viewport(), over(table, 2) + away)
    assert table.carrying.carried is not None
    wait(page.table, 30)
    assert deeds(page)[:2] == [Reach, Drop]


def test_a_piece_that_is_lowered_onto_the_rim_drops_at_zero(page):
    table = page.table
    take(page, CUBE)
    for _ in range(12):
        press(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    wait(page.table, 30)
    assert deeds(page)[:2] == [Reach, Drop]


# What was sent and not played


def test_a_choice_that_the_rules_refuse_leaves_the_hand_free(page):
    table = page.table
    take(page, PLANK)
    for wrong in (Reach(THE_CONE), Build(PLANK, 9, 0, (0, 0, 0, 10000, 0, 0, 0))):
        table.carrying._send(wrong)
        assert not table.carrying.is_awaiting_answer
    press(table, Qt.Key.Key_Return)
    assert Build in deeds(page)


def test_a_choice_that_nobody_hears_leaves_the_hand_free(page):
    table = page.table
    take(page, PLANK)
    entries = len(page.session.match.ledger)
    page.session.stop()
    assert table.carrying.let_go() is None
    assert len(page.session.match.ledger) == entries
    assert not table.carrying.is_awaiting_answer and table.carrying.carried is not None


# One clock for a turn


def left(page):
    return round(page.table.carrying.seconds[0])


def seconds_said(said):
    return [text for text in said if text.endswith("left")]


def test_the_clock_is_said_as_it_begins_at_its_half_and_before_its_end(page, said):
    take(page, PLANK)
    page.table.clock.now.seconds += 0.1
    page.table.clock.look()
    assert seconds_said(said) == ["30 seconds left"]
    wait(page.table, 13)
    assert len(seconds_said(said)) == 1
    wait(page.table, 2)
    assert seconds_said(said)[1:] == ["15 seconds left"]
    wait(page.table, 10)
    assert seconds_said(said)[2:] == ["10 seconds left", "5 seconds left"]


def test_that_the_time_is_up_is_said_with_an_empty_hand_too(page, qtbot, said):
    take(page, PLANK)
    press(page.table, Qt.Key.Key_Escape)
    wait(page.table, 31)
    qtbot.waitUntil(lambda: "Time is up: the next piece you take is let go at once" in said[-1])


def test_a_clock_that_stands_says_nothing_and_then_goes_on_to_say_what_is_left(page, said):
    take(page, PLANK)
    page.table.clock.hold(True)
    wait(page.table, 40)
    assert seconds_said(said) == []
    page.table.clock.hold(False)
    wait(page.table, 16)
    assert seconds_said(said) == ["29 seconds left", "15 seconds left"]


@pytest.mark.parametrize(
    ("whole", "said_at"), [(120, (60, 10, 5)), (30, (15, 10, 5)), (20, (10, 5)), (8, (5,)), (4, ())]
)
def test_the_half_is_said_only_well_before_the_last_seconds(whole, said_at):
    assert moments(whole) == said_at


def test_the_clock_goes_on_while_another_page_is_in_front(page):
    take(page, PLANK)
    wait(page.table, 10)
    carried, pose = page.table.carrying.carried, page.table.carrying.hand().pose
    page.hide()
    wait(page.table, 8)
    page.show()
    assert left(page) == 12
    assert page.table.carrying.carried is carried and page.table.carrying.hand().pose == pose


def test_the_clock_goes_on_in_a_window_that_is_minimised(page):
    take(page, PLANK)
    page.showMinimized()
    QCoreApplication.processEvents()
    wait(page.table, 8)
    page.showNormal()
    QCoreApplication.processEvents()
    assert left(page) == 22 and page.table.carrying.carried is not None


def test_the_clock_goes_on_while_one_looks_back_and_the_hand_keeps_its_piece(page):
    take(page, PLANK)
    carried = page.table.present.carried
    page.session.look_at(0)
    assert page.table.carrying.carried is None, "at an earlier moment nothing is in the hand"
    wait(page.table, 8)
    page.session.look_at(page.session.length)
    assert left(page) == 22 and page.table.carrying.carried is carried
    press(page.table, Qt.Key.Key_Return)
    wait_for_question(page)
    assert Build in deeds(page)


def test_at_zero_the_piece_drops_while_one_looks_back_and_now_is_shown(page):
    take(page, PLANK)
    page.session.look_at(0)
    wait(page.table, 30)
    assert not page.session.is_past and deeds(page)[1] is Drop


def test_at_zero_the_piece_drops_while_another_page_is_in_front(page):
    take(page, PLANK)
    page.hide()
    wait(page.table, 30)
    assert deeds(page)[1] is Drop
    page.show()
    wait_for_question(page)
    assert page.session.asked_seat == 1


def test_a_piece_that_is_put_back_and_an_attempt_that_is_taken_back_leave_the_clock_going(page):
    take(page, PLANK)
    wait(page.table, 10)
    page.session.undo_agreed()
    wait_for_question(page)
    assert page.table.carrying.carried is None and left(page) == 20
    wait(page.table, 5)
    take(page, CUBE)
    assert left(page) == 15


def test_with_an_empty_hand_the_words_say_at_zero_what_comes_next(page):
    table = page.table
    table.commands.take_kind(PLANK)
    press(table, Qt.Key.Key_Escape)
    wait_for_question(page)
    assert table.carrying.carried is None and table.scenery.card.shown.note.startswith("At zero")
    wait(table, 31)
    assert table.scenery.card.shown.note.startswith("Time is up") and "Time is up" in page.frame.prompt_bar.hint.text()


def test_a_turn_that_is_taken_back_goes_on_with_the_time_that_was_left(page):
    take(page, PLANK)
    wait(page.table, 10)
    press(page.table, Qt.Key.Key_Return)
    wait_for_question(page)
    assert page.session.asked_seat == 1 and left(page) == 30
    page.session.undo_agreed()
    wait_for_question(page)
    assert page.table.scenery.card.shown.note == "The clock goes on when you take a piece."
    take(page, PLANK)
    assert page.session.asked_seat == 0 and left(page) == 20


def test_when_a_drop_is_taken_back_the_clock_begins_anew(page):
    take(page, PLANK)
    wait(page.table, 30)
    wait_for_question(page)
    page.session.undo_agreed()
    wait_for_question(page)
    assert page.session.asked_seat == 0 and left(page) == 30


def test_the_clock_stands_still_while_the_computer_sleeps(page):
    take(page, PLANK)
    wait(page.table, 4)
    page.table.clock.now.seconds += 8 * 3600
    page.table.clock.look()
    assert left(page) == 26


def test_the_clock_stands_still_while_the_game_is_held(page):
    take(page, PLANK)
    page.pace.pause()
    wait(page.table, 40)
    page.pace.resume()
    wait(page.table, 1)
    assert left(page) == 29


def test_nothing_ticks_before_a_piece_is_taken_and_after_it_is_let_go(page):
    ticking = page.table.clock._timer.isActive
    assert not ticking()
    take(page, PLANK)
    assert ticking()
    press(page.table, Qt.Key.Key_Return)
    wait_for_question(page)
    assert not ticking()
    wait(page.table, 60)
    assert left(page) == 30


# Sheets of the program over the table


@pytest.fixture
def at_home(window):
    """A window with a game at the wheel, and a piece in the hand."""
    theme.set_pace(0)
    match = Match.new(GAME, 2, {"start": "first", "physics": "simple"}, "9")
    window.begin(window.library.begin(match, [PlayerInfo("Mira"), PlayerInfo("Jonas")]))
    wind(window.game.table)
    wait_for_question(window.game)
    take(window.game, PLANK)
    window.game.table.setFocus()
    return window


def keys_to(window, *keys):
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or window, key)


def sheets(window):
    return [sheet for sheet in window.findChildren(KeyList) if sheet.isVisible()]


def test_help_over_the_hand_takes_the_keys_and_its_clock_stands_still(at_home):
    table = at_home.game.table
    assert table.carrying.carried is not None
    keys_to(at_home, Qt.Key.Key_F1)
    (sheet,) = sheets(at_home)
    before = table.carrying.hand()
    wait(table, 40)
    keys_to(at_home, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_R, Qt.Key.Key_Left)
    assert sheet.isAncestorOf(QApplication.focusWidget())
    assert table.carrying.hand() == before and left(at_home.game) == 30
    keys_to(at_home, Qt.Key.Key_Escape)
    assert not sheets(at_home) and table.carrying.carried is not None
    assert QApplication.focusWidget() is table
    wait(table, 3)
    assert left(at_home.game) == 27
    keys_to(at_home, Qt.Key.Key_Escape)
    assert table.carrying.carried is None


def test_help_is_there_once_and_its_own_key_puts_it_away(at_home):
    for shown in (1, 0, 1):
        keys_to(at_home, Qt.Key.Key_F1)
        assert len(sheets(at_home)) == shown
    keys_to(at_home, Qt.Key.Key_Question)
    assert not sheets(at_home)


def test_a_question_to_all_lets_the_clock_stand_still_until_it_is_answered(at_home):
    game = at_home.game
    wait(game.table, 2)
    game.session.undo()
    (question,) = [one for one in game.findChildren(UndoConsentDialog) if one.isVisible()]
    keys_to(at_home, Qt.Key.Key_Tab)
    assert question.isAncestorOf(QApplication.focusWidget())
    at_home.show_keys()
    wait(game.table, 50)
    at_home.show_keys()
    wait(game.table, 50)
    assert left(game) == 28 and not game.table.isEnabled()
    question.leave()
    assert game.table.isEnabled()
    wait(game.table, 1)
    assert left(game) == 27


def test_a_sheet_under_another_may_go_first(at_home):
    game = at_home.game
    game.session.undo()
    question = game.findChild(UndoConsentDialog)
    at_home.show_keys()
    question.leave()
    assert not game.table.isEnabled() and len(sheets(at_home)) == 1
    at_home.show_keys()
    assert game.table.isEnabled()


def test_a_wheel_that_rolls_is_held_again_when_a_sheet_comes(at_home):
    table = at_home.game.table
    QTest.keyPress(table, Qt.Key.Key_Space)
    assert table.carrying.is_free
    keys_to(at_home, Qt.Key.Key_F1)
    assert not table.carrying.is_free


# A game that is left and taken up again


def test_the_clock_of_a_turn_is_as_it_was_when_the_game_is_taken_up_again(at_home, open_window):
    wait(at_home.game.table, 12)
    at_home.close()
    window = open_window()
    window.continue_game()
    wait_for_question(window.game)
    assert left(window.game) == 18 and window.game.table.carrying.carried is None
    wind(window.game.table)
    wait(window.game.table, 5)
    assert left(window.game) == 18, "it goes on with the next piece"
    take(window.game, PLANK)
    wait(window.game.table, 5)
    assert left(window.game) == 13
    told = [messages.sentence(event, window.session.names) for _, event in window.session.story()]
    assert not any("Clock" in line for line in told)
