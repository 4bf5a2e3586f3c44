"""Hamsters that can be moved swell a little, three times: so one sees who may go. Then all stand still again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QObject

from hamster_table.views.art.theme import duration
from hamster_table.views.board.animations import Curve, Tween, sine
from hamster_table.views.board.items import PieceItem

TIMES, EACH = 3, 800
"""How often they swell, and how long each time takes, in milliseconds."""
SWELL = 0.05
"""By how much."""


class Pulse:
    """What swells on a table, which is its *owner*: it ends with that."""

    def __init__(self, owner: QObject) -> None:
        self._owner = owner
        self._items: list[PieceItem] = []
        self._running: QAbstractAnimation | None = None

    @property
    def is_running(self) -> bool:
        """Whether anybody swells now."""
        return self._running is not None

    def start(self, items: Sequence[PieceItem]) -> None:
        """Let these swell, and nobody else; nothing moves where nothing is to move."""
        self.stop()
        if not items or not duration(EACH):
            return
        self._items = [*items]
        self._running = Tween(TIMES * EACH, self._swell, Curve.Linear)
        self._running.setParent(self._owner)
        self._running.finished.connect(self.stop)
        self._running.start()

    def stop(self) -> None:
        """Let all stand still."""
        running, self._running = self._running, None
        if running is not None:
            running.stop()
            # Later, since this is also called by its own `finished`.
            running.deleteLater()
        for item in self._items:
            # One in the hand is larger for another reason.
            if not item.is_lifted:
                item.setScale(1.0)
        self._items = []

    def _swell(self, share: float) -> None:
        for item in self._items:
            if not item.is_lifted:
                item.setScale(1 + SWELL * sine(share, TIMES / 2) ** 2)
