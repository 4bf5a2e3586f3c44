"""The window comes back where it was left, if there is a screen for it."""

import json

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from hamster_table.models.settings import Settings
from hamster_table.system import paths
from hamster_table.views.window import placement
from hamster_table.views.window.main_window import MainWindow
from tests.at_once import AtOnce


@pytest.fixture
def start(qtbot):
    """Makes a window as a start of the program does."""

    def made():
        window = MainWindow(AtOnce)
        window.show()
        qtbot.waitExposed(window)
        qtbot.waitUntil(lambda: "library" in vars(window))
        return window

    return made


def closed(window):
    window.close()
    window.deleteLater()
    return json.loads(paths.settings_file().read_text())


def left_at(*rectangle, state="normal"):
    path = paths.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"window": rectangle, "window_state": state, "theme": "dark"}))


def test_a_window_comes_back_where_it_was(start):
    screen = QGuiApplication.primaryScreen().availableGeometry()
    window = start()
    where = QRect(screen.left() + 13, screen.top() + 41, window.minimumWidth(), window.minimumHeight())
    window.setGeometry(where)
    assert closed(window)["window"] == [*where.getRect()]
    again = start()
    assert again.geometry() == where
    closed(again)


def test_no_window_must_be_larger_than_the_screen(start):
    screen = QGuiApplication.primaryScreen().availableGeometry()
    window = start()
    assert screen.width() < placement.SMALLEST[0], "the screen of the tests is a small one"
    assert screen.contains(QRect(screen.topLeft(), window.minimumSize())) and window.width() <= screen.width()
    closed(window)


@pytest.mark.parametrize(
    ("state", "flag"), [("maximized", Qt.WindowState.WindowMaximized), ("full", Qt.WindowState.WindowFullScreen)]
)
def test_a_window_that_filled_the_screen_fills_it_again(start, state, flag):
    window = start()
    window.setWindowState(flag)
    assert closed(window)["window_state"] == state
    again = start()
    assert again.windowState() & flag
    assert closed(again)["window_state"] == state


@pytest.mark.parametrize("rectangle", [(9000, 9000, 1000, 600), (10, -700, 1000, 600), (-990, 60, 1000, 600)])
def test_a_window_whose_screen_is_gone_comes_back_on_another(start, rectangle):
    left_at(*rectangle)
    window = start()
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert screen.intersects(window.geometry()) and window.pos() != QRect(*rectangle).topLeft()
    closed(window)


@pytest.mark.parametrize("rectangle", [(1, 2, 3), (1, 2, "3", 4), (0, 0, 10**9, 5), (0, 0, True, 5), (0, 0, -5, -5)])
def test_what_is_no_place_for_a_window_is_left_out(start, rectangle):
    left_at(*rectangle, state="upside down")
    window = start()
    assert window.settings.theme == "dark" and window.settings.window_state == "normal"
    assert window.width() >= window.minimumWidth() and not window.isMaximized()
    closed(window)


def test_settings_that_cannot_be_read_now_stay_as_they_are(start, monkeypatch):
    left_at(10, 50, 1000, 600)
    before = paths.settings_file().read_bytes()

    def fails(path, limit):
        raise PermissionError(13, "not now")

    with monkeypatch.context() as context:
        context.setattr("hamster_table.models.settings.read_at_most", fails)
        window = start()
    assert window.settings == Settings()
    window.close()
    window.deleteLater()
    assert paths.settings_file().read_bytes() == before


def on_the_screen():
    """Where windows may lie; the platform of the tests gives each a frame of two pixels."""
    return QGuiApplication.primaryScreen().geometry().adjusted(0, 0, 2, 2)


def pull_out_a_screen(qtbot):
    """Have Qt say that a screen has gone, and wait until the windows are where they stay."""
    app = QGuiApplication.instance()
    app.screenRemoved.emit(app.primaryScreen())
    qtbot.wait(placement.LEFT_TO_DESKTOP_MS + 200)


def test_a_window_and_what_is_open_over_it_come_back_from_a_screen_that_goes(start, qtbot):
    whole, window = on_the_screen(), start()
    size = window.minimumSize()
    window.setGeometry(QRect(QPoint(whole.right() + 100, 50), size))
    dialog = QFileDialog(window)
    dialog.open()
    dialog.move(whole.right() + 200, 70)
    before = dialog.size()
    pull_out_a_screen(qtbot)
    assert whole.contains(window.geometry()) and window.size() == size
    assert whole.contains(dialog.geometry()) and dialog.size() == before
    dialog.close()
    closed(window)


def test_a_window_that_was_larger_than_the_screens_that_are_left_fits_in(start, qtbot):
    whole, window = on_the_screen(), start()
    window.setGeometry(whole.right() + 100, 50, 1800, 1000)
    pull_out_a_screen(qtbot)
    assert whole.contains(window.geometry())
    closed(window)


def test_a_window_that_can_be_seen_stays_when_another_screen_goes(start, qtbot):
    window = start()
    window.setGeometry(31, 62, window.minimumWidth(), window.minimumHeight())
    where = window.geometry()
    pull_out_a_screen(qtbot)
    assert window.geometry() == where
    closed(window)


class Painted(QWidget):
    times = 0

    def paintEvent(self, event):
        self.times += 1


def test_when_its_frame_comes_or_goes_the_window_is_painted_once_more(qtbot):
    window = Painted()
    qtbot.addWidget(window)
    placement.WholePicture(window)
    window.show()
    qtbot.waitUntil(lambda: window.times == 2)
    window.showFullScreen()
    qtbot.waitUntil(lambda: window.times == 4)
