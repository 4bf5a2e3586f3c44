"""A tumble: from a hand that has opened to a wheel at rest, seen as the wood is reckoned."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, QVariantAnimation, Signal

from hamster_table.engine.hamsterrolle.actions import Piece, Settle
from hamster_table.engine.hamsterrolle.settling import ComeToRest
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.physics_worker import WheelWorker
from hamster_table.views.art.theme import duration
from hamster_table.views.board.animations import tween
from hamster_table.views.hamsterrolle.render3d.frame import Moment, moment_of_glimpse

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.physics import Film

RECENTRED = 420
"""Milliseconds in which the eye follows a wheel that has rolled aside."""


class Tumble(QObject):
    """What goes on in the wheel while nobody touches it."""

    moved = Signal()
    """The moment is another."""
    fell = Signal(object)
    """A piece has touched the table."""
    over = Signal(object)
    """The `Settle`, when the game waits for it."""
    troubled = Signal()
    """The physics has failed, and the tumble begins anew."""
    lost = Signal()
    """It fails again and again: the tumble ends by a rule of thumb."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.moment: Moment | None = None
        """What is seen of it; None while nothing tumbles."""
        self.film: Film | None = None
        """The last tumble of the game."""
        self._state: Hamsterrolle | None = None
        self._worker: WheelWorker | None = None
        self.new_worker: Callable[[], WheelWorker] = WheelWorker
        """Makes what reckons a tumble."""
        self._settle: Settle | None = None
        self.shaken = 0
        """How strongly the table trembles."""
        self._is_awaited = False
        self._fallen: tuple[Piece, ...] = ()
        self._way_back: QVariantAnimation | None = None

    @property
    def is_on(self) -> bool:
        """Whether something tumbles, or has, and the game has not heard of it yet."""
        return self._state is not None

    @property
    def fallen(self) -> tuple[Piece, ...]:
        """What has touched the table in this tumble."""
        return self._fallen if self.is_on else ()

    def concerns(self, state: Hamsterrolle) -> bool:
        """Whether this is the state from which it tumbles."""
        return self._state is not None and self._state == state

    def begin(self, state: Hamsterrolle, worker: WheelWorker | None, shaken: int = 0) -> None:
        """Let go: with the world in which a hand has worked, or from what the game knows; or the table trembles."""
        self.stop()
        # To search all that the program keeps for garbage takes the time of two pictures, and would be seen as a jerk.
        gc.freeze()
        self._state, self._settle, self._fallen, self.shaken = state.copy(), None, (), shaken
        self._worker = worker or self.new_worker()
        self._worker.framed.connect(self._framed)
        self._worker.troubled.connect(self.troubled)
        self._worker.lost.connect(self.lost)
        self._worker.settled.connect(self._settled)
        if worker is None:
            self._worker.tumble(state, shaken)
        else:
            worker.release(state)
        if not duration(RECENTRED):
            self.hurry()

    @property
    def is_awaited(self) -> bool:
        """Whether the game waits for the end."""
        return self._is_awaited

    def awaited(self) -> None:
        """The game waits for the end."""
        self._is_awaited = True
        self._tell()

    def hurry(self) -> None:
        """Come to the end at once."""
        if self._worker is not None:
            self._worker.hurry()

    def stop(self) -> None:
        """Nothing tumbles any more, or what does concerns nobody."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.framed.disconnect(self._framed)
            worker.settled.disconnect(self._settled)
            worker.troubled.disconnect(self.troubled)
            worker.lost.disconnect(self.lost)
            worker.stop()
        if self._way_back is not None:
            self._way_back.stop()
            self._way_back = None
        gc.unfreeze()
        self._state, self._settle, self._is_awaited, self.moment = None, None, False, None

    @guard
    def _framed(self) -> None:
        if self._worker is None or (seen := self._worker.frame()) is None:
            return
        self.moment = moment_of_glimpse(seen)
        for piece in seen.fallen:
            if piece not in self._fallen:
                self._fallen = (*self._fallen, piece)
                self.fell.emit(piece)
        self.moved.emit()

    @guard
    def _settled(self, settle: Settle) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            self.film = worker.film
            worker.stop()
        self._settle = settle
        self._tell()

    def _tell(self) -> None:
        if self._is_awaited and self._settle is not None:
            # The session asks from within `proceed`: it must have finished asking before it is answered.
            QTimer.singleShot(0, self, self._answer)

    @guard
    def _answer(self) -> None:
        settle, self._settle = self._settle, None
        if settle is not None:
            self.over.emit(settle)

    def come_back(self, moment: Moment) -> Moment:
        """The game has heard of it: the eye follows the wheel to where it stands. Gives what is seen at first."""
        hub = self.moment.hub if self.moment is not None else 0.0
        self.stop()
        if not duration(RECENTRED) or abs(hub) < 1:
            return moment

        def follow(share: float) -> None:
            self.moment = replace(moment, hub=hub * (1 - share)) if share < 1 else None
            self.moved.emit()

        self._way_back = tween(RECENTRED, follow)
        self._way_back.setParent(self)
        self._way_back.start()
        self.moment = replace(moment, hub=hub)
        return self.moment


def is_tumbling(state: Hamsterrolle) -> bool:
    """Whether the wood is to come to rest, and can be reckoned here."""
    step = state.agenda[-1] if state.agenda else None
    return isinstance(step, ComeToRest) and state.wood and WheelWorker.is_possible()
