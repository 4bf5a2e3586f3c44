"""Game files that are dropped on the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from hamster_table.models.guard import guard


class Drops(QObject):
    """Opens the game files that are dropped on a window."""

    def __init__(self, window: QWidget, open_path: Callable[[Path], object]) -> None:
        super().__init__(window)
        self._open_path = open_path
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A game file may be dropped here, and is opened."""
        if not isinstance(event, QDragEnterEvent | QDropEvent):
            return False
        # The first picture waits for none of it.
        from hamster_table.views.window.file_dialogs import dropped

        path = dropped(event)
        if path is None:
            return False
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            self._open_path(path)
        return True
