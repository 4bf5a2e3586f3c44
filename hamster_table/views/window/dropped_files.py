"""Game files that are dropped on the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QDragEnterEvent, QDropEvent

from hamster_table.models.guard import guard


class TakesDrops:
    """Mixed into a widget, before its Qt class, it opens game files that are dropped there."""

    open_path: Callable[[Path], None]
    """Opens a file; the widget has it."""

    @guard
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A game file may be dropped here."""
        from hamster_table.views.window.file_dialogs import dropped

        if dropped(event) is not None:
            event.acceptProposedAction()

    @guard
    def dropEvent(self, event: QDropEvent) -> None:
        """Open a game file that was dropped."""
        from hamster_table.views.window.file_dialogs import dropped

        path = dropped(event)
        if path is not None:
            event.acceptProposedAction()
            self.open_path(path)
