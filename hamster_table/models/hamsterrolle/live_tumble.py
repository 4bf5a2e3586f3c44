"""The chance source of Hamsterrolle (`models/chance_source.py`): simulates the tumble to a `Settle` while it is shown.

A tumble belongs to one entry of the ledger and always begins with the state before it, so its outcome is the same
whether it is shown or not. Its outcome is known before it has been shown.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hamster_table.engine.hamsterrolle.actions import Settle
from hamster_table.engine.hamsterrolle.settling import ComeToRest, Tremble, strength
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import State
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.physics_worker import WheelWorker

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.physics import Recording


class LiveTumble(QObject):
    """The tumble of a match that is being simulated, or is there to be shown, if there is one."""

    begun = Signal()
    """The tumble of `entry` has begun."""
    progress = Signal()
    """`recording` has grown, or is complete."""
    result = Signal(int, object)
    """(entry, settle): what the tumble leads to."""
    cancelled = Signal()
    """The tumble was cancelled."""
    restarted = Signal()
    """The physics has failed, and the tumble begins anew."""
    gave_up = Signal()
    """The physics was given up, and the simplified physics ends the tumble."""

    def __init__(self, parent: QObject | None = None, new_worker: Callable[[], WheelWorker] = WheelWorker) -> None:
        super().__init__(parent)
        self.new_worker = new_worker
        """Creates the worker that simulates a tumble."""
        self.entry: int | None = None
        """The entry of the ledger that is being resolved; None: there is no tumble."""
        self.state: Hamsterrolle | None = None
        """The state with which the tumble began, and that of the last one after its end; None: there was none."""
        self.recording: Recording | None = None
        """The recording of the tumble, as far as it is simulated, and that of the last one after its end; None: there
        is none."""
        self.is_complete = False
        """Whether the tumble is simulated to its end."""
        self.quake_strength = 0
        """How strongly the table trembles: 0 not at all, else 1 to 4."""
        self._worker: WheelWorker | None = None
        self._offered: tuple[int, WheelWorker] | None = None

    def offer(self, entry: int, worker: WheelWorker) -> None:
        """Offer the worker of the hand for the tumble of that entry, so that the picture goes on without a jump."""
        self._drop_offer()
        self._offered = entry, worker

    def begin(self, entry: int, state: State, luck: Random) -> bool:
        """Begin the tumble of that entry. Returns False when there is nothing to simulate, or no physics engine."""
        worker = self._offered[1] if self._offered is not None and self._offered[0] == entry else None
        # Taken out before `cancel`, which stops a worker that is still on offer.
        if worker is not None:
            self._offered = None
        self.cancel()
        if not isinstance(state, Hamsterrolle) or not can_simulate(state):
            return False
        # A full garbage collection takes as long as two frames, and would be seen as a jerk.
        gc.freeze()
        self.entry, self.quake_strength = entry, strength(luck) if isinstance(state.agenda[-1], Tremble) else 0
        # A copy: the match goes on in its own.
        self.state, self.recording, self._worker = state.copy(), None, worker or self.new_worker()
        self._worker.framed.connect(self._framed)
        self._worker.settled.connect(self._settled)
        self._worker.restarted.connect(self.restarted)
        self._worker.gave_up.connect(self.gave_up)
        if worker is None:
            self._worker.tumble(state, self.quake_strength)
        else:
            worker.release(state)
        # A worker that has given up already settles from within `release`; then it is over by now.
        if self.entry is not None and not self.is_complete:
            self.begun.emit()
        return True

    def cancel(self) -> None:
        """Stop the tumble without waiting for the thread, and drop an offered worker."""
        self._drop_offer()
        if self.entry is not None:
            self.leave()
            self.recording = None
            self.cancelled.emit()

    def _drop_offer(self) -> None:
        """Stop a worker that was offered and not used."""
        offered, self._offered = self._offered, None
        if offered is not None:
            offered[1].stop()

    def leave(self) -> None:
        """The outcome is handed in: end the simulation."""
        worker, self._worker = self._worker, None
        assert worker is not None
        worker.framed.disconnect(self._framed)
        worker.settled.disconnect(self._settled)
        worker.restarted.disconnect(self.restarted)
        worker.gave_up.disconnect(self.gave_up)
        worker.stop()
        gc.unfreeze()
        self.entry, self.is_complete = None, False

    @guard
    def _framed(self) -> None:
        assert self._worker is not None
        self._worker.frame()  # so that it says again when there is more
        self.recording = self._worker.recording
        self.progress.emit()

    @guard
    def _settled(self, settle: Settle) -> None:
        assert self._worker is not None and self.entry is not None
        self.is_complete, self.recording, entry = True, self._worker.recording, self.entry
        self.progress.emit()
        self.result.emit(entry, settle)


def can_simulate(state: Hamsterrolle) -> bool:
    """Whether the next step of the state is a tumble, played with physics, and the engine is installed."""
    step = state.step
    return isinstance(step, ComeToRest) and state.wood and WheelWorker.is_possible()
