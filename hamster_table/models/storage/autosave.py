"""Autosave: writes every entry of a game in play to the session store before it is shown."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from datetime import datetime
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.messages import complaint
from hamster_table.models.storage.disk_writer import Writer

SLOW = 0.3
"""After so many seconds `slow` is emitted while something is still being saved."""
REMINDER = 60.0
"""The least number of seconds between two reports that saving fails."""


class GameStore(Protocol):
    """One game in the session store, as autosave needs it; at the start it has all of the match.

    Every method raises `SaveError` when the disc fails, and is called on the writer's thread.
    """

    def append(self, n: int, seat: Seat, action: Action) -> None:
        """Add entry *n* of the ledger, counted from 0."""

    def truncate(self, n: int) -> None:
        """Delete all but the first *n* entries."""

    def synchronize(self, match: Match) -> None:
        """Make the stored ledger equal to that of the match, whatever was missed."""

    def set_notes(self, notes: str) -> None:
        """Replace the notes."""

    def seat(self, players: Sequence[PlayerInfo]) -> None:
        """Replace the players."""

    def finish(self, match: Match, players: Sequence[PlayerInfo]) -> None:
        """Store the record of a game that is over."""


class Autosave(QObject):
    """Saves a match on the thread of a `Writer`; play goes on in memory while the store fails.

    One job is written at a time, and while `is_saving` the match must not change. After a failure the next job writes
    everything that is missing, so a full disc that has room again leaves no gap.
    """

    slow = Signal()
    """Saving has taken longer than `SLOW`."""

    def __init__(
        self,
        store: GameStore | None,
        match: Match,
        report: Callable[[bool, str], None],
        notes: str = "",
        writer: Writer | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        self._store = store
        self._match = match
        self._report = report
        self._writer = writer or Writer()
        self._clock = clock
        self._stored = len(match.ledger)
        self._notes = self._stored_notes = notes
        self._players: tuple[PlayerInfo, ...] | None = None
        self._stored_players: tuple[PlayerInfo, ...] | None = None
        self._final: tuple[PlayerInfo, ...] | None = None
        self._saving = 0
        self.failing_since: datetime | None = None
        """Since when nothing is saved; None while all is well."""
        self._reported_at = 0.0
        self._slow = QTimer(self, singleShot=True, interval=round(SLOW * 1000))
        self._slow.timeout.connect(self.slow)

    def start(self, then: Callable[[], object]) -> None:
        """While the writer is still busy with opening the game, count as saving; then call *then*."""
        if self._writer.is_busy:
            # A job without work: it is answered when all before it are.
            self._do(lambda: lambda: None, then)

    @property
    def has_store(self) -> bool:
        """Whether anything is kept at all."""
        return self._store is not None

    @property
    def is_saving(self) -> bool:
        """Whether a job has not been answered yet."""
        return self._saving > 0

    def flush(self, then: Callable[[], object], notes: str | None = None) -> None:
        """Write what is new in the match, and the notes if they differ; call *then* when it is done or has failed."""
        if notes is not None:
            self._notes = notes
        # Beside an entry that is still being saved, and may fail: then all that is missing has to be written.
        self._do(self._synchronize if self.failing_since or self.is_saving else self._add, then)

    def reseat(self, players: Sequence[PlayerInfo], notes: str, then: Callable[[], object]) -> None:
        """Write who plays from now on, and the notes that say so; call *then* when it is done or has failed."""
        self._players = tuple(players)
        self.flush(then, notes)

    def finish(self, players: Sequence[PlayerInfo], then: Callable[[], object]) -> None:
        """Store the record of a game that is over; call *then* when it is done or has failed."""
        self._final = tuple(players)
        self._do(self._synchronize if self.failing_since else self._finish, then)

    def retry(self, then: Callable[[], object] = lambda: None) -> None:
        """Try again at once what has failed, if anything has, and report the result; call *then* after that."""
        if self.failing_since and not self.is_saving:
            # Long ago, so that another failure is reported at once.
            self._reported_at = -REMINDER
            self.flush(then)

    def leave(self, notes: str) -> None:
        """Write the notes if they differ, and report nothing any more. What is being saved is saved all the same."""
        if not self.is_saving and notes != self._stored_notes:
            self.flush(lambda: None, notes)
        elif self.is_saving and notes != self._notes:
            # What is being saved has the notes of when it was asked for; the entries themselves are on their way.
            self._notes = notes
            self._do(partial(self._set_notes, always=True), lambda: None)
        self._slow.stop()
        self._report = lambda is_well, why: None

    def wait_until_idle(self, seconds: float) -> bool:
        """Wait at most *seconds* until all jobs are answered; return whether they are."""
        return self._writer.wait_until_idle(seconds)

    # The jobs. They run on the writer's thread, so each gets copies of what may change meanwhile.

    def _finish(self) -> Callable[[], None]:
        store, match, final = self._store, self._match, self._final
        assert store is not None and final is not None
        # After an undo the game may not be over any more; then there is nothing to record.
        return (lambda: store.finish(match, final)) if not match.waiting else (lambda: None)

    def _add(self) -> Callable[[], None]:
        store, ledger, stored = self._store, self._match.ledger, self._stored
        new, length, set_players, set_notes = ledger[stored:], len(ledger), self._set_players(), self._set_notes()

        def add() -> None:
            assert store is not None
            # After an undo. Nothing can have been played since, because the match stands still while it is saved.
            if stored > length:
                store.truncate(length)
            for n, (seat, action) in enumerate(new, stored):
                store.append(n, seat, action)
            set_players()
            set_notes()

        return add

    def _synchronize(self) -> Callable[[], None]:
        store, match, set_notes = self._store, self._match, self._set_notes(always=True)
        set_players = self._set_players(always=True)
        finish = self._finish() if self._final is not None else lambda: None

        def synchronize() -> None:
            assert store is not None
            # No copy of the match: it must not change while `is_saving`.
            store.synchronize(match)
            set_players()
            set_notes()
            finish()

        return synchronize

    def _set_notes(self, always: bool = False) -> Callable[[], None]:
        store, notes = self._store, self._notes
        if store is None or (notes == self._stored_notes and not always):
            return lambda: None
        return lambda: store.set_notes(notes)

    def _set_players(self, always: bool = False) -> Callable[[], None]:
        store, players = self._store, self._players
        if store is None or players is None or (players == self._stored_players and not always):
            return lambda: None
        return lambda: store.seat(players)

    # How it went

    def _do(self, prepare: Callable[[], Callable[[], None]], then: Callable[[], object]) -> None:
        if self._store is None:
            then()
            return
        length, notes, players = len(self._match.ledger), self._notes, self._players

        def done(asked: Future[Any]) -> None:
            # Before *then*, which may ask for the next job at once.
            self._saving -= 1
            self._slow.stop()
            error = asked.exception()
            if error is None:
                self._stored, self._stored_notes, self._stored_players = length, notes, players
                self._succeeded()
            else:
                self._failed(error)
            then()

        # Before `do`, which may call `done` itself.
        self._saving += 1
        self._writer.do(prepare(), done)
        # Not answered at once: only such a job can become slow.
        if self.is_saving:
            self._slow.start()

    def _succeeded(self) -> None:
        if self.failing_since is not None:
            self.failing_since = None
            self._report(True, "")

    def _failed(self, error: BaseException) -> None:
        logging.getLogger(__name__).warning("The game could not be kept", exc_info=error)
        now = self._clock()
        if self.failing_since is None or now - self._reported_at >= REMINDER:
            self._reported_at = now
            self.failing_since = self.failing_since or datetime.now().astimezone()
            self._report(False, complaint(error))
