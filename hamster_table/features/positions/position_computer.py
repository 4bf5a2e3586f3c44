"""Computes what a position needs besides what was entered, on a thread, so that the window goes on meanwhile."""

from __future__ import annotations

import sys
from threading import Event, Thread

from PySide6.QtCore import QObject, Signal, Slot

from hamster_table.engine.game import Setup
from hamster_table.engine.position import Values
from hamster_table.features.positions.editor import Computation, Computed
from hamster_table.models.relay import Relay


class PositionComputer(QObject):
    """Computes once. It ends with `computed` or `failed`, unless it is stopped."""

    computed = Signal(object)
    """(found): the `Computed`."""
    progressed = Signal(int, int)
    """(done, all): so much of so much is done."""
    failed = Signal()
    """It broke down; the exception was reported."""

    def __init__(self, computation: Computation, setup: Setup, values: Values, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stop, self._relay = Event(), Relay(self._arrived)
        stop, relay, entered = self._stop, self._relay, dict(values)

        def work() -> None:
            try:
                relay.say(computation.run(setup, entered, stop.is_set, lambda done, all_: relay.say((done, all_))))
            except Exception:
                sys.excepthook(*sys.exc_info())
                relay.say(None)

        self._thread = Thread(target=work, name="position", daemon=True)
        # It must not hold the last reference to anything of the window.
        self.destroyed.connect(stop.set)

    def start(self) -> None:
        """Begin."""
        self._relay.carry_for(self._thread)

    def stop(self) -> None:
        """End soon; nothing is emitted any more."""
        self._stop.set()

    @Slot(object)
    def _arrived(self, message: Computed | tuple[int, int] | None) -> None:
        if self._stop.is_set():
            return
        if message is None:
            self.failed.emit()
        elif isinstance(message, Computed):
            self.computed.emit(message)
        else:
            self.progressed.emit(*message)
