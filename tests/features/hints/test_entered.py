"""A hint in a game that begins at a position of a real table."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.features.hints.hinter import HintCard
from tests.views.pages.test_enter_position import page, type_number

__all__ = ["page"]


def test_an_entered_game_gives_hints(window, page, qtbot):
    for key, choice in (("moment", "act"), ("turn", 0), ("0.deed", "run"), ("1.deed", "rest")):
        page.rows[key].control._pick(choice)
    type_number(page.rows["0.scamper"], 6)
    type_number(page.rows["0.friskiness"], 1)
    QTest.mouseClick(page.go_on, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.session.asked_seat == 0)
    QTest.mouseClick(window.game.frame.rail_buttons["hint"], Qt.MouseButton.LeftButton)
    assert "You can:" in window.game.findChild(HintCard).accessibleName()
