"""The wheel coming to rest before everybody: from a hand that has opened, or a table that trembles, to a `Settle`.

The source of chance of Hamsterrolle (`models/chance_source.py`). A tumble belongs to one entry of the ledger and always
begins with what the ledger knows, so it ends the same whether it is seen or not.
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
    """The tumble of a match that goes on now, if one does. `physics_worker` watches over its world."""

    begun = Signal()
    """A tumble goes on, of the entry `entry`."""
    progress = Signal()
    """`frame` and `fallen` are new."""
    result = Signal(int, object)
    """(entry, settle): all is at rest."""
    cancelled = Signal()
    """Nobody wants to see the tumble any more."""
    restarted = Signal()
    """The physics has failed, and the tumble begins anew."""
    gave_up = Signal()
    """The physics fails again and again: a rule of thumb ends the tumble."""

    def __init__(self, parent: QObject | None = None, new_worker: Callable[[], WheelWorker] = WheelWorker) -> None:
        super().__init__(parent)
        self.new_worker = new_worker
        """Makes what simulates a tumble."""
        self.entry: int | None = None
        """The entry of the ledger that is resolved; None: nothing tumbles."""
        self.frame: PhysicsFrame | None = None
        """What is to be seen now; None: nothing yet."""
        self.fallen: tuple[Piece, ...] = ()
        """What has touched the table in this tumble, in that order."""
        self.recording: Recording | None = None
        """The recording of the last tumble that came to its end; None: there is none."""
        self.quake_strength = 0
        """How strongly the table trembles: 0 not at all, else 1 to 4."""
        self._worker: WheelWorker | None = None
        self._offered: tuple[int, WheelWorker] | None = None

    def offer(self, entry: int, worker: WheelWorker) -> None:
        """The world in which a hand has just worked: what is seen of that entry goes on from there without a jump."""
        self._drop_offer()
        self._offered = entry, worker

    def begin(self, entry: int, state: State, luck: Random) -> bool:
        """Let go. False: the wheel of this state does not come to rest now, or cannot be simulated here."""
        worker = self._offered[1] if self._offered is not None and self._offered[0] == entry else None
        if worker is not None:
            self._offered = None
        self.cancel()
        if not isinstance(state, Hamsterrolle) or not can_simulate(state):
            return False
        # To search all that the program keeps for garbage takes the time of two pictures, and would be seen as a jerk.
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
        if self.entry is not None:
            self.begun.emit()
        return True

    def skip_to_end(self) -> None:
        """Come to the end without showing it."""
        if self._worker is not None:
            self._worker.hurry()

    def cancel(self) -> None:
        """Nothing tumbles any more. What hangs is left behind: nobody waits for it."""
        self._drop_offer()
        if self.entry is not None:
            self._leave()
            self.cancelled.emit()

    def _drop_offer(self) -> None:
        """Leave a world that was offered."""
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
        self._leave()
        self.result.emit(entry, settle)


def can_simulate(state: Hamsterrolle) -> bool:
    """Whether the wheel of this state is to come to rest, and this machine can simulate how."""
    step = state.agenda[-1] if state.agenda else None
    return isinstance(step, ComeToRest) and state.wood and WheelWorker.is_possible()
