"""Players at the table, in the menu: who plays on each seat, changed by mouse, by keys and for a screen reader."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from hamster_table.engine.storage.annotations import LevelChanged, ProgramReplaced, SeatGiven, SeatTaken
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.settings import Settings
from tests.views.at_window import a_match, lay

SECRET = next(n for n in range(40) if len(a_match(n, 3).waiting) > 1)
"""So many entries lead to a choice in secret."""
PEOPLE = PlayerInfo("Mira"), PlayerInfo("Jonas"), PlayerInfo("Rusty", "whim")


@pytest.fixture(autouse=True)
def still(window):
    window.set_settings(Settings(theme="light", pace=0.0, language="en", auto_roll=True))
    window.game_paused = True


@pytest.fixture
def page(window):
    page = lay(window, SECRET, players=PEOPLE)
    page.pace.pause()
    return page


def open_menu(window):
    window.menu.open()
    return window.findChildren(QMenu)[0]


def line(menu, text):
    return next(action for action in menu.actions() if action.text().startswith(text))


def seats(window):
    menu = open_menu(window)
    return menu, line(menu, "Players at the table").menu()


def test_each_seat_says_who_plays_there(window, page):
    menu, everybody = seats(window)
    assert [action.text() for action in everybody.actions()] == [
        "Mira (Person)",
        "Jonas (Person)",
        "Rusty (Computer: Whim)",
    ]
    rusty = everybody.actions()[2].menu()
    sitters = [action for action in rusty.actions() if action.isCheckable()]
    assert [(action.text(), action.isChecked()) for action in sitters] == [
        ("Person", False),
        ("Computer: Whim", True),
        ("Computer: Steady", False),
        ("Computer: Sharp", False),
        ("Computer: Master", False),
    ]
    menu.close()


@pytest.mark.parametrize(
    ("notes", "who"), [([], "Program: mine"), ([(SECRET, ProgramReplaced(2))], "Computer: Steady")]
)
def test_where_a_program_has_failed_steady_is_said_to_play(window, notes, who):
    window.set_settings(window.settings._replace(programs={"mine": ("mine",)}))
    page = lay(window, SECRET, players=(*PEOPLE[:2], PlayerInfo("Rusty", "program:mine")))
    page.pace.pause()
    page.session.notes += notes
    menu, everybody = seats(window)
    rusty = everybody.actions()[2]
    assert rusty.text() == f"Rusty ({who})"
    assert [action.text() for action in rusty.menu().actions() if action.isChecked()] == [who]
    menu.close()


def test_a_line_changes_the_level_and_it_is_said(window, page):
    menu, everybody = seats(window)
    line(everybody.actions()[2].menu(), "Computer: Sharp").trigger()
    menu.close()
    assert page.session.seating.players[2].kind == "sharp" and page.table.kinds[2] == "sharp"
    assert page.notice.isVisible() and page.notice.text == "From here on Sharp plays for Rusty, instead of Whim."
    assert isinstance(page.session.story()[-1][1], LevelChanged)


def test_a_seat_is_given_away_and_taken_back_behind_the_curtain(window, qtbot, page):
    page.pace.resume()
    qtbot.waitUntil(lambda: page.curtain.isVisible())
    assert page.session.handover_seat == 0
    window.change_seat(0, "whim")
    assert not page.curtain.isVisible() or page.session.handover_seat == 1
    page.pace.pause()
    window.change_seat(0, "person")
    notes = [type(event) for _, event in page.session.notes]
    assert notes == [SeatGiven, SeatTaken]
    page.pace.resume()
    qtbot.waitUntil(lambda: page.session.handover_seat is not None)
    assert page.curtain.isVisible() and page.session.viewer is None


def test_who_gives_a_seat_away_from_behind_the_curtain_does_not_leave_it_hanging(window, qtbot, page):
    window.change_seat(1, "steady")
    page.pace.resume()
    qtbot.waitUntil(lambda: page.session.asked_seat is not None or page.session.handover_seat is not None)
    page.session.handover_seat = 0
    page._hand_over(0)
    page.pace.pause()
    window.change_seat(0, "steady")
    assert page.curtain.isHidden() and page.table.isVisible() and page.session.seating.persons == ()


def test_by_keys_alone(window, qtbot, page):
    menu, everybody = seats(window)
    menu.setActiveAction(everybody.menuAction())
    QTest.keyClick(menu, Qt.Key.Key_Right)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down):
        QTest.keyClick(everybody if everybody.actions()[2].menu().isHidden() else everybody.actions()[2].menu(), key)
    QTest.keyClick(everybody.actions()[2].menu(), Qt.Key.Key_Return)
    assert page.session.seating.players[2].kind == "steady"


def test_while_looking_back_nobody_changes(window, page):
    page.session.look_at(0)
    menu, everybody = seats(window)
    sitters = everybody.actions()[0].menu().actions()[:5]
    assert sitters[-1].text() == "Computer: Master" and not any(action.isEnabled() for action in sitters)
    menu.close()


def test_without_a_game_there_is_no_such_line(window):
    menu = open_menu(window)
    assert not [action for action in menu.actions() if action.text().startswith("Players at")]
    menu.close()
