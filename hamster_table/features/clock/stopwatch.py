"""The time for which each person at a table is waited for."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from hamster_table.engine.kernel import Seat
from hamster_table.engine.storage.annotations import SoftClock, TimeUsed, time_used
from hamster_table.models.guard import guard
from hamster_table.models.session import Session


class Stopwatch(QObject):
    """Counts from when somebody is asked, which is after all that moves has been seen, until they have chosen, and only
    while the table is shown. It has no ticks of its own; what it has counted is a note of the game."""

    changed = Signal()
    """Somebody else is waited for, or nobody."""

    def __init__(self, session: Session, now: Callable[[], float] = time.monotonic) -> None:
        """*now* gives the time in seconds; only differences count."""
        super().__init__(session)
        self._page: QWidget | None = None
        self._session, self._now = session, now
        seconds = time_used(self._session.notes)
        self._used = [float(one) for one in seconds] or [0.0] * self._session.match.setup.seats
        self._since = 0.0
        self.seat: Seat | None = None
        """Who is waited for; None: nobody."""
        chosen = (event.minutes for _, event in self._session.notes if isinstance(event, SoftClock))
        self.whole = 60 * next(chosen, 0)
        """How many seconds everybody wants to think in all; 0: nobody has said."""
        for happening in (session.asked, session.happened, session.changed, session.hand_over):
            happening.connect(self._look)

    def go_with(self, page: QWidget) -> None:
        """Go with this page of the game, in place of one in another language."""
        if self._page is not None:
            self._page.removeEventFilter(self)
        self._page = page
        page.installEventFilter(self)
        self._look()

    @property
    def used(self) -> list[int]:
        """For how many whole seconds each seat was waited for."""
        self._count()
        return [int(one) for one in self._used]

    def _count(self) -> None:
        now = self._now()
        if self.seat is not None:
            self._used[self.seat] += now - self._since
        self._since = now

    @guard
    def _look(self, *_: object) -> None:
        """Note what has passed, and go on with who is asked now."""
        self._count()
        before, self.seat = self.seat, self._session.asked_seat if self._is_shown() else None
        if before is not None and not self._session.is_closed:
            self._session.remember(TimeUsed(tuple(self.used)))
        if before != self.seat:
            self.changed.emit()

    def _is_shown(self) -> bool:
        return self._page is not None and self._page.isVisible() and not self._page.window().isMinimized()

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The table is shown, or another page lies before it."""
        if watched is self._page and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._look()
        return False
