"""Computes the summaries of saved games on a thread, the one asked for last first."""

from __future__ import annotations

import threading
from collections.abc import Callable
from threading import ExceptHookArgs, Lock, Thread

from PySide6.QtCore import QObject, Signal, Slot

from hamster_table.engine.codec import canonical, to_json
from hamster_table.engine.messages import in_sentence
from hamster_table.engine.storage.save_file import SaveError
from hamster_table.models.messages import complaint
from hamster_table.models.relay import Relay
from hamster_table.models.seat_names import told_apart
from hamster_table.models.storage.game_library import Library
from hamster_table.models.storage.summary import Summary, summary_of

WAITING = 60
"""The most games that wait; older requests are dropped, since their cards are out of sight by now."""


class Stopped(Exception):
    """Raised by the report to end a replay when the summaries are stopped."""


class Summaries(QObject):
    """Replays saved games for their summaries. The thread runs only while there are requests."""

    summary_ready = Signal(int, object, object)
    """(id, summary, form): the summary of a game, and its public view as JSON bytes for a thumbnail, or None."""

    def __init__(self, library: Callable[[], Library], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._lock = Lock()
        self._wanted: dict[int, None] = {}
        self._thread: Thread | None = None
        self._is_stopping = False
        self._relay = Relay(self._on_message)

    def want(self, id: int) -> None:
        """Request the summary of a game, before all others requested so far."""
        with self._lock:
            self._wanted.pop(id, None)
            self._wanted[id] = None
            while len(self._wanted) > WAITING:
                del self._wanted[next(iter(self._wanted))]
            if self._thread is None:
                self._thread = Thread(target=self._run, name="summaries", daemon=True)
                self._relay.carry_for(self._thread, self)

    @property
    def is_idle(self) -> bool:
        """Whether there are no open requests."""
        with self._lock:
            return self._thread is None

    def stop(self) -> None:
        """Drop all requests, and wait until the thread has ended."""
        with self._lock:
            self._wanted.clear()
            thread = self._thread
        if thread is not None:
            self._is_stopping = True
            thread.join()
            self._is_stopping = False

    def _run(self) -> None:
        while (id := self._next()) is not None:
            try:
                self._relay.say((id, *self._find_out(id)))
            except Stopped:
                continue
            except Exception as error:
                # Reported as where a thread ends by it; but here it would cost all other games their summaries.
                threading.excepthook(ExceptHookArgs((type(error), error, error.__traceback__, self._thread)))

    @Slot(object)
    def _on_message(self, found: tuple[int, Summary, bytes | None]) -> None:
        self.summary_ready.emit(*found)

    def _report(self, played: int, entries: int) -> None:
        if self._is_stopping:
            raise Stopped

    def _next(self) -> int | None:
        with self._lock:
            if not self._wanted:
                # Under the lock: `want` either puts its request in before this, or starts another thread.
                self._thread = None
                return None
            return self._wanted.popitem()[0]

    def _find_out(self, id: int) -> tuple[Summary, bytes | None]:
        try:
            loaded = self._library().look_at(id, self._report)
        except SaveError as error:
            return Summary(trouble=complaint(error)), None
        names = told_apart([in_sentence(player.name) for player in loaded.seats])
        summary = summary_of(loaded.match, names, complaint(loaded.problem) if loaded.problem else "")
        form = {
            "game": loaded.match.game.id,
            "view": to_json(summary.view),
            "names": names,
            "kinds": [player.kind for player in loaded.seats],
        }
        return summary, canonical(form)
