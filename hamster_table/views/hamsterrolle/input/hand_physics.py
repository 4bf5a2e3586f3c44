"""The physics while a hand carries a piece in the wheel: the piece follows the hand, and pushes what is in its way."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from hamster_table.engine.hamsterrolle.actions import Piece
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.physics_frames import PhysicsFrame
from hamster_table.models.hamsterrolle.physics_worker import WheelWorker
from hamster_table.views.hamsterrolle.render3d.meshes import Points


class HandPhysics(QObject):
    """The worker of one hand, if it has one. Poses are in the room: millimetres from the hub, and a quaternion (7,)."""

    framed = Signal()
    """There is something new to see: `frame` gives it."""
    restarted = Signal()
    """The physics has failed, and begins anew."""
    hangs = Signal()
    """Something hangs on the piece that was taken: `hanging`."""
    gave_up = Signal()
    """It fails again and again: the hand goes on without wood."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.worker: WheelWorker | None = None
        """Simulates the wheel with the piece in it; None while there is nothing to feel."""
        self.seen: PhysicsFrame | None = None
        """The frame that was taken last, of whatever piece; None: there was none."""
        self.hanging: tuple[Piece, ...] = ()
        """What goes when the piece of the wheel is taken out that is in the hand."""
        self.new_worker: Callable[[], WheelWorker] = WheelWorker
        """Makes the worker of the next piece."""

    def take(self, state: Hamsterrolle, piece: Piece, pose: Points, trembles: bool) -> None:
        """Let the hand take a piece at that pose, in the wheel of that state, which is held. Nothing happens in a game
        without physics, or where the engine is not installed."""
        if state.wood and WheelWorker.is_possible():
            self.worker = self.new_worker()
            self.worker.framed.connect(self.framed)
            self.worker.restarted.connect(self.restarted)
            self.worker.hangs.connect(self._hear_what_hangs)
            self.worker.gave_up.connect(self.gave_up)
            self.worker.take(state, piece, pose.tolist(), trembles)

    def drag(self, pose: Points, trembles: bool) -> bool:
        """Let the hand want the piece at that pose. False: nothing is simulated, and it is there at once."""
        if self.worker is None:
            return False
        self.worker.drag(pose.tolist(), trembles)
        return True

    def hold_wheel(self, is_held: bool) -> None:
        """Hold the wheel, or let it roll with the piece in it (HR-37)."""
        if self.worker is not None:
            self.worker.hold(is_held)

    @guard
    def _hear_what_hangs(self, pieces: tuple[Piece, ...]) -> None:
        self.hanging = pieces
        if pieces:
            self.hangs.emit()

    def frame(self) -> PhysicsFrame | None:
        """The latest frame, once; None: there is no new one."""
        frame = None if self.worker is None else self.worker.frame()
        self.seen = frame or self.seen
        return frame

    def give_away(self) -> WheelWorker | None:
        """The worker with the piece in it, which is no more of this hand: it has opened, and the tumble goes on."""
        worker, self.worker, self.hanging = self.worker, None, ()
        if worker is not None:
            # Its frames are those of a tumble from now on, and none of this hand.
            worker.framed.disconnect(self.framed)
            worker.restarted.disconnect(self.restarted)
            worker.hangs.disconnect(self._hear_what_hangs)
            worker.gave_up.disconnect(self.gave_up)
        return worker

    def stop(self) -> None:
        """End the worker, if there is one, without waiting for it."""
        if (worker := self.give_away()) is not None:
            worker.stop()
