"""What takes its time at a change of the look waits until somebody sees it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

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
