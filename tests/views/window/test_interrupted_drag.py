"""What is dragged while something comes over the table, as the list of keys, goes home: nobody sees its release."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hamster_table.engine.hamsterrolle.actions import PLANK
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.views.hamsterdam.input.dice_hand import DICE
from hamster_table.views.screenshots.capture import staged
from tests.views.at_table import at, piece_at
from tests.views.hamsterrolle.at_wheel import over, slot

LEFT = Qt.MouseButton.LeftButton


def drag_on(table, start, end):
    """Press and carry, and hold the button down."""
    ground = table.viewport()
    QTest.mousePress(ground, LEFT, pos=start)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(ground, start + QPoint(*(round(share * way) for way in (end - start).toTuple())))


def interrupt(table):
    """The list of keys comes, and is put away again; the pointer goes on over the table, its button up."""
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    assert not table.isEnabled()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert table.isEnabled()
    for x in (200, 260):
        QTest.mouseMove(table.viewport(), QPoint(x, 200))


@pytest.mark.parametrize("stage", ["placing", "hamsterdam-deploying"])
def test_a_piece_that_is_dragged_goes_home(window, qtbot, stage):
    staged()[stage](window)
    table = window.game.table
    piece = table.hand.movable_pieces()[-1]
    drag_on(table, piece_at(table, piece), QPoint(300, 300))
    assert table.hand.held == piece and table.hand.is_dragging
    interrupt(table)
    assert table.hand.held is None
    home = table.board_scene.placements[piece].at
    qtbot.waitUntil(lambda: table.board_scene.pieces[piece].pos() == home)


def test_dice_that_are_swung_lie_on_the_felt_again(window):
    staged()["hamsterdam-rolling"](window)
    table = window.game.table
    table.setFocus()
    drag_on(table, at(table, DICE), QPoint(300, 300))
    assert table.chance.are_held
    interrupt(table)
    assert not table.chance.are_held and table.chance.roller == 0


@pytest.fixture
def wheel(window):
    match = Match.new("hamsterrolle", 2, {"start": "first", "physics": "simple"}, "9")
    window.begin(window.library.begin(match, [PlayerInfo("Mira"), PlayerInfo("Jonas")]))
    window.session.wait_until_idle()
    window.session.proceed()
    window.game.table.setFocus()
    return window.game.table


def test_a_piece_beside_the_wheel_is_put_back(wheel):
    drag_on(wheel, slot(wheel, PLANK), slot(wheel, PLANK) - QPoint(0, 60))
    assert wheel.carrying.carried is not None and not wheel.carrying.carried.is_inside
    interrupt(wheel)
    assert wheel.carrying.carried is None


def test_a_piece_in_the_wheel_stays_in_the_hand_as_after_a_click(wheel):
    drag_on(wheel, slot(wheel, PLANK), over(wheel, 2))
    carried = wheel.carrying.carried
    assert carried.is_inside
    interrupt(wheel)
    assert wheel.carrying.carried is carried
    QTest.mouseMove(wheel.viewport(), over(wheel, 2))
    QTest.mouseRelease(wheel.viewport(), LEFT, pos=over(wheel, 2))
    assert wheel.carrying.carried is carried, "no drag is ended any more"
