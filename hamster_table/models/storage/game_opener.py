"""Opens a game on a thread of its own, so that the longest one does not stop the window."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from hamster_table.engine.storage.save_file import Report, SaveError
from hamster_table.models.relay import Relay


class Cancelled(Exception):
    """Nobody wants the game any more."""


class Opening(QObject):
    """One game that is being opened. It ends in `opened` or `failed`, unless it is cancelled."""

    opened = Signal(object)
    """What the job has found."""
    failed = Signal(object)
    """Why not: a `SaveError`."""
    ended = Signal()
    """It is over in any case."""
    patience = 0.12
    """How many seconds the window waits for a game: nearly every one is there by then, and nothing flickers."""

    def __init__(self, job: Callable[[Report], Any], parent: QObject | None = None) -> None:
        """*job* opens the game on the other thread and reports how far it is."""
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
        """Whether the game is there, has failed, or was cancelled."""
        return self._is_reported

    def start(self) -> None:
        """Begin, and wait a moment: then the signals come before this returns, else from the event loop."""
        self._relay.carry_for(self._thread, self)
        self._thread.join(self.patience)
        if not self._thread.is_alive():
            self._report_result()

    def cancel(self) -> None:
        """Nobody wants the game any more; the thread stops at its next entry, and nothing stays of it."""
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
