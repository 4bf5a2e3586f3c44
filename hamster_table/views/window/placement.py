"""Where the window is and how large: it comes back as it was left, as far as there are screens for it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from hamster_table.models.settings import Settings

SMALLEST = (960, 500)
"""The smallest window, in pixels: width and height; on a smaller screen it is as large as that."""
USUAL = (1280, 800)
TITLE = 40
"""The room for the title above a window, in pixels."""
GRIP = 120
"""So many pixels of the title must be on a screen, or nobody could take hold of the window."""


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
