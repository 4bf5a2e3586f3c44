"""Where the window is and how large: it comes back as it was left, as far as there are screens for it, and from a
screen that goes while it is there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from hamster_table.models.guard import guard
from hamster_table.models.settings import Settings

SMALLEST = (960, 500)
"""The smallest window, in pixels: width and height; on a smaller screen it is as large as that."""
USUAL = (1280, 800)
TITLE = 40
"""The room for the title above a window, in pixels."""
GRIP = 120
"""So many pixels of the title must be on a screen, or nobody could take hold of the window."""
LEFT_TO_DESKTOP_MS = 700
"""For so long after a screen has gone the desktop may put windows elsewhere itself, as most do."""


def restore(window: QWidget, settings: Settings) -> None:
    """Put the window where it was when it was closed last; in usual size where it never was, or could not be seen."""
    smallest = _smallest()
    window.setMinimumSize(smallest)
    left = QRect(*settings.window) if settings.window else QRect()
    room = next((room for room in _rooms() if _can_be_grasped(left, room)), None)
    if room is None:
        room = QGuiApplication.primaryScreen().availableGeometry().adjusted(0, 0, 0, -TITLE)
        window.resize(QSize(*USUAL).boundedTo(room.size()).expandedTo(smallest))
    else:
        window.setGeometry(QRect(left.topLeft(), left.size().boundedTo(room.size())))
    if settings.window_state == "maximized":
        window.setWindowState(Qt.WindowState.WindowMaximized)
    elif settings.window_state == "full":
        window.setWindowState(Qt.WindowState.WindowFullScreen)


def remember(window: QWidget, settings: Settings) -> Settings:
    """The settings with where the window is now; maximized or on the full screen, with where it would be otherwise."""
    where = window.normalGeometry()
    state = "full" if window.isFullScreen() else "maximized" if window.isMaximized() else "normal"
    rectangle = (where.x(), where.y(), where.width(), where.height()) if where.isValid() else ()
    return settings._replace(window=rectangle, window_state=state)


def watch_screens(window: QWidget) -> None:
    """Whenever a screen goes, bring the window back that was there, and what is open over it."""
    timer = QTimer(window, interval=LEFT_TO_DESKTOP_MS, singleShot=True)
    timer.timeout.connect(lambda: _bring_back(window))
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.screenRemoved.connect(timer.start)


class WholePicture(QObject):
    """Paints the window once more when its frame has come or gone.

    On Wayland Qt may draw the frame, and shows a new picture, still black, when it goes: as when the window fills the
    screen. It stays black where nothing moves.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window, self._frame = window, QMargins()
        window.winId()  # from here on there is a handle
        if handle := window.windowHandle():
            handle.installEventFilter(self)

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See the frame come and go."""
        if isinstance(watched, QWindow) and event.type() == QEvent.Type.Expose and watched.isExposed():
            before, self._frame = self._frame, watched.frameMargins()
            if self._frame != before:
                QTimer.singleShot(0, self._window.update)
        return False


def _bring_back(window: QWidget) -> None:
    window.setMinimumSize(_smallest())
    for one in QApplication.topLevelWidgets():
        is_lost = not any(_can_be_grasped(one.geometry(), room) for room in _rooms())
        if is_lost and one.isVisible() and one.windowType() in (Qt.WindowType.Window, Qt.WindowType.Dialog):
            room = QGuiApplication.primaryScreen().availableGeometry().adjusted(0, TITLE, 0, 0)
            there = QRect(room.topLeft(), one.size().boundedTo(room.size()))
            there.moveCenter(room.center())
            one.setGeometry(there)


def _smallest() -> QSize:
    """The smallest window, never larger than the smallest screen: what lies beyond its edge cannot be pressed."""
    smallest = QSize(*SMALLEST)
    for room in _rooms():
        smallest = smallest.boundedTo(room.size() - QSize(0, TITLE))
    return smallest


def _rooms() -> list[QRect]:
    return [screen.availableGeometry() for screen in QGuiApplication.screens()]


def _can_be_grasped(window: QRect, room: QRect) -> bool:
    # The title lies above the rectangle. Its lower half is enough, as some desktops put a bar over the upper one.
    title = QRect(window.left(), window.top() - TITLE // 2, window.width(), TITLE)
    return window.isValid() and title.intersected(room).width() >= GRIP and room.top() <= window.top() <= room.bottom()
