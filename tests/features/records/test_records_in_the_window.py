"""The records as a page of the window: its lines lead to their games."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.views.at_library import keep, opened, played


def test_a_line_of_the_records_leads_to_its_game(window, qtbot):
    first, last = played(10_000, seed="1"), played(10_000, seed="2")
    keep(window, first, last)
    window.show_page("records")
    table = window.page._stack.currentWidget()
    cell = table.visualRect(window.page.finished.index(1, 2)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert opened(window, qtbot, first.ledger)
    assert not window.session.may_proceed


def test_enter_on_a_line_of_the_records_leads_to_its_game_and_says_so(window, qtbot):
    match = played(10_000)
    keep(window, match)
    window.show_page("records")
    page = window.page
    table = page._stack.currentWidget()
    said = page.finished.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.endswith("Enter opens the game")
    qtbot.waitUntil(page.bar.buttons[-1].isVisible)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert opened(window, qtbot, match.ledger)


def test_a_line_whose_game_is_gone_says_so(window, qtbot):
    [id] = keep(window, played(10_000))
    window.library.put_away(id)
    window.show_page("records")
    page = window.page
    table = page._stack.currentWidget()
    cell = table.visualRect(page.finished.index(0, 2)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert window.page is page and "no longer saved" in page.bar.hint.text()
