"""Presses as the window system hands them to a window, at times that the test says."""

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from hamster_table.views.widgets.presses import PRESSES


class Clock(QObject):
    """Tells the time that it is told, which is also when keys were pressed, however slow the machine is."""

    def __init__(self):
        super().__init__()
        self.seconds = 100.0
        QCoreApplication.instance().installEventFilter(self)

    def __call__(self):
        return self.seconds

    def wait(self, seconds):
        self.seconds += seconds

    def eventFilter(self, watched, event):
        if isinstance(event, QKeyEvent):
            event.setTimestamp(round(1000 * self.seconds))
        return False


def watched(qtbot, window):
    """Show a window that stands alone, with the guard that the window of the program has."""
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    PRESSES.watch(window)
    return window


def tap(widget, key=Qt.Key.Key_Return):
    """Press a key at the window of a widget, and let it go."""
    QTest.keyClick(widget.window().windowHandle(), key)


def hold(widget, key=Qt.Key.Key_Return):
    """Press a key and let it not go."""
    QTest.keyPress(widget.window().windowHandle(), key)


def let_go(widget, key=Qt.Key.Key_Return):
    QTest.keyRelease(widget.window().windowHandle(), key)


def click(widget, at=None):
    """Click at a place of a widget, by itself in the middle."""
    at = widget.rect().center() if at is None else at
    QTest.mouseClick(
        widget.window().windowHandle(), Qt.MouseButton.LeftButton, pos=widget.mapTo(widget.window(), QPoint(at))
    )
