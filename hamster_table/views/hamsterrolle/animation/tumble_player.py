"""Shows the live tumble of a match: its frames as they come, and the camera that follows the wheel back."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from hamster_table.engine.hamsterrolle.actions import Piece
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.live_tumble import LiveTumble
from hamster_table.views.art.theme import duration
from hamster_table.views.board.animations import Tween
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, frame_of_physics

RECENTRED = 420
"""Milliseconds in which the camera follows a wheel that has rolled aside."""


class TumblePlayer(QObject):
    """What is seen while the wheel comes to rest. At a table without a session nothing tumbles."""

    moved = Signal()
    """`frame` is another."""
    fell = Signal(object)
    """A piece has touched the table."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.live: LiveTumble | None = None
        self.frame: RenderFrame | None = None
        """What is seen of it; None while nothing tumbles, nor the camera comes back."""
        self.fallen: tuple[Piece, ...] = ()
        """What has touched the table in the tumble that is shown."""
        self._entry: int | None = None
        """The entry of the ledger whose tumble, or its end, is shown."""
        self._way_back: QVariantAnimation | None = None

    def follow(self, live: LiveTumble) -> None:
        """Show the tumbles of this match from now on."""
        self.live = live
        live.begun.connect(self._begin)
        live.progress.connect(self._show_frame)
        live.cancelled.connect(self.stop)

    @property
    def is_on(self) -> bool:
        """Whether something tumbles, or has, and the view that came of it has not been shown yet. False already while
        the camera follows the wheel back."""
        return self._entry is not None

    def is_at(self, entry: int) -> bool:
        """Whether what is shown is the tumble of that entry of the ledger."""
        return self._entry == entry

    def skip_to_end(self) -> None:
        """Have the rest of the tumble simulated at once, without showing it."""
        if self.live is not None:
            self.live.skip_to_end()

    @guard
    def stop(self) -> None:
        """Show nothing of a tumble any more, nor the camera's way back; the simulation is not stopped."""
        if self._way_back is not None:
            self._way_back.stop()
            self._way_back = None
        self._entry, self.fallen, self.frame = None, (), None

    @guard
    def _begin(self) -> None:
        assert self.live is not None
        self.stop()
        self._entry = self.live.entry
        # With reduced motion, or at the pace that plays no animations, only the end is shown.
        if not duration(RECENTRED):
            self.skip_to_end()

    @guard
    def _show_frame(self) -> None:
        assert self.live is not None and self.live.frame is not None
        self.frame = frame_of_physics(self.live.frame)
        before, self.fallen = self.fallen, self.live.fallen
        for piece in self.fallen[len(before) :]:
            self.fell.emit(piece)
        self.moved.emit()

    def recentre(self, frame: RenderFrame) -> None:
        """The tumble is over and *frame* came of it: the camera follows the wheel to where it stands (HR-41)."""
        hub = self.frame.hub if self.frame is not None else 0.0
        self.stop()
        if not duration(RECENTRED) or abs(hub) < 1:
            return

        def follow(share: float) -> None:
            # None at last: the table shows what its hand shows again.
            self.frame = replace(frame, hub=hub * (1 - share)) if share < 1 else None
            self.moved.emit()

        self._way_back = Tween(RECENTRED, follow)
        self._way_back.setParent(self)
        self._way_back.start()
