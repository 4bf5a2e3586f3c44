"""The chance source of Hamsterrolle (`models/chance_source.py`): simulates the tumble to a `Settle` while it is shown.

A tumble belongs to one entry of the ledger and always begins with the state before it, so its outcome is the same
whether it is shown or not.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hamster_table.engine.hamsterrolle.actions import Piece, Settle
from hamster_table.engine.hamsterrolle.settling import ComeToRest, Tremble, strength
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import State
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.physics_frames import PhysicsFrame
from hamster_table.models.hamsterrolle.physics_worker import WheelWorker

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.physics import Recording


class LiveTumble(QObject):
    """The tumble of a match that is being simulated, if there is one."""

    begun = Signal()
    """The tumble of `entry` has begun."""
    progress = Signal()
    """`frame` and `fallen` are new."""
    result = Signal(int, object)
    """(entry, settle): the tumble has ended."""
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
        self.frame: PhysicsFrame | None = None
        """The latest frame; None: there is none yet."""
        self.fallen: tuple[Piece, ...] = ()
        """What has touched the table in this tumble, in that order."""
        self.recording: Recording | None = None
        """The recording of the last tumble that came to its end; None: there is none."""
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
        self._worker = worker or self.new_worker()
        self._worker.framed.connect(self._framed)
        self._worker.settled.connect(self._settled)
        self._worker.restarted.connect(self.restarted)
        self._worker.gave_up.connect(self.gave_up)
        if worker is None:
            self._worker.tumble(state, self.quake_strength)
        else:
            worker.release(state)
        # A worker that has given up already settles from within `release`; then it is over by now.
        if self.entry is not None:
            self.begun.emit()
        return True

    def skip_to_end(self) -> None:
        """Simulate to the end without showing it."""
        if self._worker is not None:
            self._worker.hurry()

    def cancel(self) -> None:
        """Stop the tumble without waiting for the thread, and drop an offered worker."""
        self._drop_offer()
        if self.entry is not None:
            self._leave()
            self.cancelled.emit()

    def _drop_offer(self) -> None:
        """Stop a worker that was offered and not used."""
        offered, self._offered = self._offered, None
        if offered is not None:
            offered[1].stop()

    def _leave(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.framed.disconnect(self._framed)
            worker.settled.disconnect(self._settled)
            worker.restarted.disconnect(self.restarted)
            worker.gave_up.disconnect(self.gave_up)
            worker.stop()
        gc.unfreeze()
        self.entry, self.frame, self.fallen = None, None, ()

    @guard
    def _framed(self) -> None:
        if self._worker is None or (seen := self._worker.frame()) is None:
            return
        self.frame = seen
        self.fallen = (*self.fallen, *(piece for piece in seen.fallen if piece not in self.fallen))
        self.progress.emit()

    @guard
    def _settled(self, settle: Settle) -> None:
        assert self.entry is not None and self._worker is not None
        entry, self.recording = self.entry, self._worker.recording
        # Before the signal, whose receivers may begin the next tumble.
        self._leave()
        self.result.emit(entry, settle)


def can_simulate(state: Hamsterrolle) -> bool:
    """Whether the next step of the state is a tumble, played with physics, and the engine is installed."""
    step = state.agenda[-1] if state.agenda else None
    return isinstance(step, ComeToRest) and state.wood and WheelWorker.is_possible()
