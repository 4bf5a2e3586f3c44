"""A notice over a page covers nothing that one presses there."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hamster_table.views.widgets.buttons import Pressable
from tests.views.at_library import at_library, keep, played, press

SIZES = [(1024, 600), (1280, 800), (1920, 1080)]


def covered(window):
    """What a notice hides of the page that is shown."""
    notice, page = window.notice, window.page
    assert notice.isVisible() and QRect(page.rect()).contains(notice.geometry())
    buttons = [one for one in page.findChildren(Pressable) if not one.visibleRegion().isEmpty()]
    places = [(one, QRect(one.mapTo(page, QPoint(0, 0)), one.size())) for one in buttons]
    return [one.accessibleName() or one.text() for one, place in places if place.intersects(notice.geometry())]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("games", [2, 12])
def test_what_is_said_of_a_deleted_game_hides_neither_tabs_nor_buttons(window, qtbot, size, games):
    window.resize(*size)
    keep(window, *(played(3, seed=str(n)) for n in range(games)))
    page = at_library(window, qtbot)
    press(Qt.Key.Key_Delete)
    qtbot.waitUntil(window.notice.isVisible)
    qtbot.waitUntil(lambda: page.games.rowCount() == games - 1)
    assert covered(window) == []


# The list of deleted games is shorter: its bar comes to where there was room for the notice.
@pytest.mark.parametrize(("size", "games", "away"), [((1024, 600), 3, 0), ((1280, 800), 14, 5)])
def test_it_gives_way_when_the_deleted_games_are_looked_at(window, qtbot, size, games, away):
    window.resize(*size)
    for id in keep(window, *(played(3, seed=str(n)) for n in range(games)))[:away]:
        window.library.put_away(id)
    page = at_library(window, qtbot)
    press(Qt.Key.Key_Delete)
    qtbot.waitUntil(window.notice.isVisible)
    qtbot.waitUntil(lambda: page.games.rowCount() == games - away - 1)
    [tab] = [one for one in page.findChildren(Pressable) if one.text() == "Deleted games"]
    QTest.mouseClick(tab, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.games.rowCount() == away + 1)
    QApplication.processEvents()
    assert covered(window) == []


@pytest.mark.parametrize("name", ["library", "rules", "settings", "about", "keys"])
def test_it_lies_in_front_of_a_page_that_comes_later(window, name):
    window.say("Saving works again. Everything is saved.")
    for show in (lambda: window.show_page(name), window.go_home, lambda: window.show_page(name)):
        show()
        QApplication.processEvents()
        on_top = window.centralWidget().childAt(window.notice.geometry().center())
        assert window.notice.isAncestorOf(on_top)
        assert covered(window) == []


@pytest.mark.parametrize("size", SIZES)
def test_what_is_said_on_the_start_screen_hides_no_button(window, qtbot, size):
    window.resize(*size)
    keep(window, played(3))
    window.go_home()
    qtbot.waitUntil(lambda: not window.start.ticket.button.isHidden())
    window.say("Saving works again. Everything is saved.")
    assert covered(window) == []


@pytest.mark.parametrize("name", ["library", "rules", "settings", "about", "keys"])
def test_what_is_said_on_any_page_hides_no_button_there(window, name):
    window.show_page(name)
    window.say("Saving works again. Everything is saved.")
    assert covered(window) == []
