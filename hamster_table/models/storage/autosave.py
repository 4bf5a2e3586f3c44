"""What a game in play leaves in the session store: every entry, before it is shown as done."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from datetime import datetime
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import Sitter
from hamster_table.models.storage.disk_writer import Writer

SLOW = 0.3
"""After so many seconds a player is shown that something is still being saved."""
REMINDER = 60.0
"""How many seconds pass at least before a player is told again that nothing is saved."""


class Keeper(Protocol):
    """One game in the session store, which has all of the match when it is given to a session."""

    def append(self, n: int, seat: Seat, action: Action) -> None:
        """Keep entry *n* of the ledger, counted from 0."""

    def cut(self, n: int) -> None:
        """Forget all but the first *n* entries."""

    def level(self, match: Match) -> None:
        """Keep exactly the ledger of the match, whatever was missed."""

    def note(self, notes: str) -> None:
        """Keep these notes, in place of the former ones."""

    def finish(self, match: Match, sitters: Sequence[Sitter]) -> None:
        """The game is over: keep its record."""


class Keeping(QObject):
    """Keeps a match in the store by way of a writer, and goes on in memory when the store fails.

    One thing is kept at a time, and while `is_saving` the match must stay as it is. After a failure the next entry
    brings everything that is missing, so that a full disc which has room again leaves no gap.
    """

    slow = Signal()
    """What is being saved takes so long that a player should know."""

    def __init__(
        self,
        keeper: Keeper | None,
        match: Match,
        tell: Callable[[bool, str], None],
        notes: str = "",
        writer: Writer | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        self._keeper = keeper
        self._match = match
        self._tell = tell
        self._writer = writer or Writer()
        self._clock = clock
        self._stored = len(match.ledger)
        self._notes = self._noted = notes
        self._final: tuple[Sitter, ...] | None = None
        self._saving = 0
        self.failing_since: datetime | None = None
        """Since when nothing is saved; None while all is well."""
        self._told_at = 0.0
        self._slow = QTimer(self, singleShot=True, interval=round(SLOW * 1000))
        self._slow.timeout.connect(self.slow)

    def start(self, then: Callable[[], object]) -> None:
        """If the game is still being taken up or begun, count as saving until that is done; then call *then*."""
        if self._writer.is_busy:
            self._do(lambda: lambda: None, then)

    @property
    def is_saving(self) -> bool:
        """Whether something is on its way to the disc."""
        return self._saving > 0

    def catch_up(self, then: Callable[[], object], notes: str | None = None) -> None:
        """Bring the store level with the match and, if there are other ones, with its notes; *then* is called when
        that is on the disc, or has failed."""
        if notes is not None:
            self._notes = notes
        self._do(self._level if self.failing_since else self._add, then)

    def has_noted(self, notes: str) -> bool:
        """Whether these notes are in the store."""
        return notes == self._noted

    def finish(self, sitters: Sequence[Sitter], then: Callable[[], object]) -> None:
        """Keep the record of a game that is over."""
        self._final = tuple(sitters)
        self._do(self._level if self.failing_since else self._finish, then)

    def retry(self) -> None:
        """Try again at once to keep what could not be kept, and say what came of it."""
        if self.failing_since and not self.is_saving:
            self._told_at = -REMINDER
            self.catch_up(lambda: None)

    def leave(self) -> None:
        """Nobody wants to know any more how it goes. What is on its way to the disc arrives all the same."""
        self._slow.stop()
        self._tell = lambda is_well, why: None

    def settle(self, seconds: float) -> bool:
        """Wait so long for what is on its way to the disc; whether it is there."""
        return self._writer.settle(seconds)

    # What the writer does; it looks at nothing that changes meanwhile

    def _finish(self) -> Callable[[], None]:
        keeper, match, final = self._keeper, self._match, self._final
        assert keeper is not None and final is not None
        return (lambda: keeper.finish(match, final)) if not match.waiting else (lambda: None)

    def _add(self) -> Callable[[], None]:
        keeper, ledger, stored = self._keeper, self._match.ledger, self._stored
        new, length, note = ledger[stored:], len(ledger), self._note()

        def add() -> None:
            assert keeper is not None
            if stored > length:
                keeper.cut(length)
            for n, (seat, action) in enumerate(new, stored):
                keeper.append(n, seat, action)
            note()

        return add

    def _level(self) -> Callable[[], None]:
        keeper, match, note = self._keeper, self._match, self._note(always=True)
        finish = self._finish() if self._final is not None else lambda: None

        def level() -> None:
            assert keeper is not None
            keeper.level(match)
            note()
            finish()

        return level

    def _note(self, always: bool = False) -> Callable[[], None]:
        keeper, notes = self._keeper, self._notes
        if keeper is None or (notes == self._noted and not always):
            return lambda: None
        return lambda: keeper.note(notes)

    # How it went

    def _do(self, prepare: Callable[[], Callable[[], None]], then: Callable[[], object]) -> None:
        if self._keeper is None:
            then()
            return
        length, notes = len(self._match.ledger), self._notes

        def done(asked: Future[Any]) -> None:
            self._saving -= 1
            self._slow.stop()
            mistake = asked.exception()
            if mistake is None:
                self._stored, self._noted = length, notes
                self._succeeded()
            else:
                self._failed(mistake)
            then()

        self._saving += 1
        self._writer.do(prepare(), done)
        if self.is_saving:
            self._slow.start()

    def _succeeded(self) -> None:
        if self.failing_since is not None:
            self.failing_since = None
            self._tell(True, "")

    def _failed(self, mistake: BaseException) -> None:
        logging.getLogger(__name__).warning("The game could not be kept", exc_info=mistake)
        now = self._clock()
        if self.failing_since is None or now - self._told_at >= REMINDER:
            self._told_at = now
            self.failing_since = self.failing_since or datetime.now().astimezone()
            self._tell(False, str(mistake))
