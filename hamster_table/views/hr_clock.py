"""The time that a piece may be in the hand."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

TICK = 100
"""Milliseconds from one look at the clock to the next."""


class Countdown(QObject):
    """So many seconds, from the first piece that is taken in a turn. It ticks only while it runs."""

    ticked = Signal()

    def __init__(self, parent: QObject, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self.now = now
        self._end: float | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.ticked)

    @property
    def runs(self) -> bool:
        """Whether it has been started."""
        return self._end is not None

    @property
    def left(self) -> float:
        """The seconds that are left; 0 when it does not run."""
        return 0.0 if self._end is None else max(0.0, self._end - self.now())

    def start(self, seconds: int) -> None:
        """Begin to run, unless it runs already; 0 seconds: there is no clock."""
        if seconds and self._end is None:
            self._end = self.now() + seconds
            self._timer.start()

    def stop(self) -> None:
        """Run no more."""
        self._end = None
        self._timer.stop()
