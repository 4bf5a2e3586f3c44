"""Enter in the first seconds, on a slow computer: it presses what is seen, and no other game comes before a file."""

from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hamster_table.engine.catalogue import games
from hamster_table.engine.storage import save_file
from hamster_table.models.storage.disk_writer import Writer
from hamster_table.models.storage.game_opener import Opening
from hamster_table.views.pages.library.game_card import picture_size
from hamster_table.views.pages.start import shadow_box
from hamster_table.views.window.main_window import MainWindow
from tests.at_once import AtOnce
from tests.views.at_library import at_library
from tests.views.at_window import SITTERS, Held, a_match, lay, sheet_of


@pytest.fixture
def file(tmp_path):
    save_file.save(a_match(40, seed="of the file"), tmp_path / "a.hamster", SITTERS)
    return tmp_path / "a.hamster"


@pytest.fixture
def disc(monkeypatch, patience):
    """A disc that gives nothing out until it is set, and for which the window does not wait."""
    monkeypatch.setattr(Writer, "patience", 0.001)
    ready = Event()
    yield ready
    ready.set()


def enter(window, times=3):
    for _ in range(times):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)


def active(window, qtbot):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def keep_a_last_game(open_window):
    first = open_window()
    lay(first, 5, seed="last")
    first.close()


def seeds(window):
    """The seeds of the kept games."""
    return sorted(window.library.look_at(game.id).match.seed for game in window.library.games())


def test_a_file_of_the_command_line_is_not_kept_waiting_by_a_slow_disc(open_window, qtbot, file, disc):
    keep_a_last_game(open_window)
    window = MainWindow(AtOnce)
    qtbot.addWidget(window)
    window.writer.do(disc.wait, lambda _: None)
    window.open_when_shown(file)
    window.show()
    active(window, qtbot)
    qtbot.waitUntil(lambda: bool(window.start.boxes))
    enter(window)
    assert window.session.match.seed == "of the file"
    disc.set()
    qtbot.waitUntil(lambda: not window.writer.is_busy)
    enter(window)
    assert window.page is window.game and window.session.match.seed == "of the file"
    assert seeds(window) == ["last", "of the file"]


def test_enter_does_not_cancel_what_is_being_opened_and_continues_no_other_game(
    open_window, qtbot, file, patience, monkeypatch
):
    keep_a_last_game(open_window)
    window = active(open_window(), qtbot)
    qtbot.waitUntil(window.start.ticket.button.hasFocus)
    monkeypatch.setattr(Opening, "patience", 0.01)
    held = Held(window, file)
    enter(window)
    assert sheet_of(window).isVisible() and window.files.is_opening
    held.go_on.set()
    qtbot.waitUntil(lambda: window.game is not None)
    assert window.session.match.seed == "of the file"


def test_a_last_game_that_is_found_late_takes_no_focus_from_the_page_before_it(open_window, qtbot, disc):
    keep_a_last_game(open_window)
    window = MainWindow(AtOnce)
    qtbot.addWidget(window)
    window.writer.do(disc.wait, lambda _: None)
    window.show()
    active(window, qtbot)
    qtbot.waitUntil(lambda: bool(window.start.boxes))
    window.show_page("about")
    disc.set()
    qtbot.waitUntil(lambda: not window.start.ticket.button.isHidden())
    assert window.page.isAncestorOf(QApplication.focusWidget()) or QApplication.focusWidget() is window.page
    enter(window, 1)
    assert window.page is window.start and window.game is None


def test_who_opens_a_file_while_the_last_game_waits_for_the_disc_gets_the_file(
    open_window, qtbot, file, disc, monkeypatch
):
    keep_a_last_game(open_window)
    window = active(open_window(), qtbot)
    qtbot.waitUntil(window.start.ticket.button.hasFocus)
    window.writer.do(disc.wait, lambda _: None)
    enter(window, 1)
    monkeypatch.setattr(Opening, "patience", 0.01)
    held = Held(window, file)
    disc.set()
    qtbot.waitUntil(lambda: not window.writer.is_busy)
    held.go_on.set()
    qtbot.waitUntil(lambda: window.game is not None)
    assert window.session.match.seed == "of the file"


def test_the_library_opened_for_the_first_time_finds_the_pictures_of_its_cards_painted(open_window, qtbot, monkeypatch):
    painted, paint = [], shadow_box.theatre
    monkeypatch.setattr(shadow_box, "theatre", lambda game, *size: painted.append((game, *size)) or paint(game, *size))
    keep_a_last_game(open_window)
    window = open_window()
    size = picture_size()
    ahead = [(game, size.width(), size.height(), window.devicePixelRatioF()) for game in games()]
    qtbot.waitUntil(lambda: set(ahead) <= set(painted))
    painted.clear()
    page = at_library(window, qtbot)
    qtbot.waitUntil(lambda: bool(painted))
    assert set(painted) <= set(ahead) and page.games.count == 1
