"""What a screen reader hears of the window itself: where it is, what Enter does, and nothing of how it is built."""

import pytest
from PySide6.QtGui import QAccessible

from hamster_table.views.window.main_window import MainWindow
from tests.at_once import AtOnce
from tests.views.at_window import FEATURE_PAGES


def everything(face):
    """An interface and all that a screen reader finds in it."""
    yield face
    for number in range(face.childCount()):
        if (child := face.child(number)) is not None:
            yield from everything(child)


@pytest.mark.parametrize("name", ["library", "rules", "settings", "about", *FEATURE_PAGES])
def test_a_page_that_is_shown_says_its_heading(window, said, name):
    window.show_page(name)
    heading = window.page.windowTitle()
    assert heading and said[-1].startswith(heading)
    window.show_page("keys")
    window.go_back()
    assert said[-1].startswith(heading)


def test_the_sheet_of_a_new_game_says_which_game_and_that_enter_starts(window, said, qtbot):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.new_games.set_up("run-hamster-run")
    assert said[-1] == "New game: Run, Hamster, Run! Buttons: Start (Enter)."
    # Where Enter would press what has the focus, it is not said.
    window.page.back_button.setFocus()
    window.show_page("keys")
    window.go_back()
    assert said[-1] == "New game: Run, Hamster, Run!"


def test_a_reader_finds_notices_beside_the_pages_and_hears_of_no_layers(window):
    window.notice.say("Saving works again.")
    found = list(everything(QAccessible.queryAccessibleInterface(window)))
    assert QAccessible.Role.LayeredPane not in {face.role() for face in found}
    assert "Saving works again." in [face.text(QAccessible.Text.Name) for face in found]


@pytest.fixture
def focused(qapp):
    """Whatever gets the focus."""
    widgets = []
    connection = qapp.focusChanged.connect(lambda _, now: widgets.append(now))
    yield widgets
    qapp.disconnect(connection)


def test_the_focus_is_on_nothing_before_it_is_on_what_is_next_to_do(qtbot, focused):
    window = MainWindow(AtOnce)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: bool(window.start.boxes) and window.isActiveWindow())
    qtbot.waitUntil(window.start.gold().hasFocus)
    assert {now for now in focused if now is not None} == {window.start.gold()}
    assert window.start.shelf[0].focusPolicy() == window.start.gold().focusPolicy()
