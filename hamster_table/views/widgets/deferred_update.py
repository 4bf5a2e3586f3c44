"""What takes its time at a change of the look waits until somebody sees it."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakKeyDictionary

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art.theme import APPEARANCE


class _WhenSeen(QObject):
    """Lives as long as its widget, whose child it is."""

    def __init__(self, widget: QWidget, restyle: Callable[[], None]) -> None:
        super().__init__(widget)
        self._widget, self._restyle = widget, restyle
        self._is_due = False
        APPEARANCE.changed.connect(self._changed)

    def _changed(self) -> None:
        if self._widget.isVisible():
            self._restyle()
        elif not self._is_due:
            self._is_due = True
            # Only now: a filter in Python is called for every event of the widget.
            self._widget.installEventFilter(self)

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The widget is shown: now it matters how it looks."""
        if event.type() == QEvent.Type.Show and watched is self._widget:
            watched.removeEventFilter(self)
            self._is_due = False
            self._restyle()
        return False


def when_seen(widget: QWidget, restyle: Callable[[], None]) -> None:
    """Call `restyle` at every change of the look: at once while the widget can be seen, else when it is next shown."""
    _WhenSeen(widget, restyle)


class FollowsLook:
    """A widget of which there are many. None listens for itself: all that can be seen are told of another look, and
    those of a page that waits when it is shown."""

    def follow_look(self) -> None:
        """Look as everything does by now: by itself, take another size, if it has one, and be painted again."""
        assert isinstance(self, QWidget)
        self.updateGeometry()
        self.update()


_waiting: WeakKeyDictionary[QWidget, bool] = WeakKeyDictionary()
"""The pages that need not follow while they are hidden, and whether they have something to catch up on."""


def may_wait(page: QWidget) -> None:
    """Nobody sees this page while it is hidden; whoever shows it calls `catch_up` before."""
    _waiting[page] = False


def catch_up(page: QWidget) -> None:
    """Have everything on a page look as it should by now."""
    if _waiting.get(page):
        _waiting[page] = False
        _tell(page)


def _tell(widget: QWidget) -> None:
    if isinstance(widget, FollowsLook):
        widget.follow_look()
    for child in widget.children():
        if not isinstance(child, QWidget):
            continue
        if child in _waiting and child.isHidden():
            _waiting[child] = True
        else:
            _tell(child)


@guard
def _tell_all() -> None:
    for window in QApplication.topLevelWidgets():
        _tell(window)


# Before all others: what they lay out depends on how large the letters are.
APPEARANCE.changed.connect(_tell_all)
