"""Opens a game on a thread, so that a long one does not block the window."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from hamster_table.engine.storage.save_file import Report, SaveError
from hamster_table.models.relay import Relay


class Cancelled(Exception):
    """Raised by the report to end the opening of a game that was cancelled."""


class Opening(QObject):
    """The opening of one game. It ends with `opened` or `failed`, unless it is cancelled."""

    opened = Signal(object)
    """(result): what the job returned."""
    failed = Signal(object)
    """(error): the `SaveError` of the job."""
    ended = Signal()
    """Emitted in any case: before `opened` or `failed`, or when it is cancelled."""
    patience = 0.12
    """For how many seconds `start` waits: nearly every game is open by then, and no progress flickers."""

    def __init__(self, job: Callable[[Report], Any], parent: QObject | None = None) -> None:
        """*job* opens the game on the thread, and calls its argument to report progress."""
        super().__init__(parent)
        self._job = job
        self._found: Any = None
        self._error: Exception | None = None
        self._is_cancelled = self._is_reported = False
        self.played, self.entries = 0, 0
        """How many of how many entries have been played."""
        self._thread = Thread(target=self._run, name="opening", daemon=True)
        self._relay = Relay(self._on_message)

    @property
    def is_ended(self) -> bool:
        """Whether it has succeeded, failed, or was cancelled."""
        return self._is_reported

    def start(self) -> None:
        """Begin, and wait a moment; the signals come before this returns, or later from the event loop."""
        self._relay.carry_for(self._thread, self)
        self._thread.join(self.patience)
        if not self._thread.is_alive():
            self._report_result()

    def cancel(self) -> None:
        """Cancel: the thread stops at the next entry, and no result is emitted."""
        if not self._is_reported:
            self._is_cancelled = self._is_reported = True
            self.ended.emit()

    def _run(self) -> None:
        try:
            self._found = self._job(self._report)
        except Exception as error:
            self._error = error
        self._relay.say(None)

    def _report(self, played: int, entries: int) -> None:
        self.played, self.entries = played, entries
        if self._is_cancelled:
            raise Cancelled

    @Slot(object)
    def _on_message(self, _: object) -> None:
        self._report_result()

    def _report_result(self) -> None:
        # The thread's message also comes when `start` has reported already, and after a cancel.
        if self._is_reported:
            return
        self._is_reported = True
        self.ended.emit()
        if self._error is None:
            self.opened.emit(self._found)
        elif isinstance(self._error, SaveError):
            self.failed.emit(self._error)
        else:
            raise self._error
