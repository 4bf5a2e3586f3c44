"""Something that is done at once, but at most so often."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class Throttle(QObject):
    """Calls a function of its parent at most once in so many seconds; the last request is always served, if a little
    later, unless the parent is gone by then."""

    def __init__(self, parent: QObject, seconds: float, call: Callable[[], None]) -> None:
        super().__init__(parent)
        self._seconds, self._call, self._last = seconds, call, 0.0
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self.now)

    def now(self) -> None:
        """Call it now."""
        self._last = time.monotonic()
        self._call()

    def soon(self) -> None:
        """Call it now, or once the pause is over."""
        if time.monotonic() - self._last > self._seconds:
            self.now()
        elif not self._later.isActive():
            self._later.start(round(self._seconds * 1000))

    def stop(self) -> None:
        """Do not call it after all."""
        self._later.stop()
