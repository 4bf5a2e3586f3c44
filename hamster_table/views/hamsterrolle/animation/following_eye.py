"""The eye that follows what falls: it comes a little nearer, looks there, and goes back when the piece flies home."""

from __future__ import annotations

import math

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF

from hamster_table.models.guard import guard
from hamster_table.views.hamsterrolle.interface import AnimatedBoard

NEARER = 1.12
"""How many times larger it sees the room."""
SLOWNESS = 200.0
"""Milliseconds in which it has gone nearly two thirds of its way."""
ROOM = 8
"""Pixels that stay free between the hamster that watches and the panels of the seats."""


class FollowingEye(QObject):
    """Moves the picture of the room while a tumble is shown; the supplies lie nearer, and stay where they are."""

    def __init__(self, board: AnimatedBoard, parent: QObject) -> None:
        super().__init__(parent)
        self.zoom = 1.0
        """How many times larger than usual the room is seen now."""
        self._board = board
        self._focus = QPointF()
        # After the player, which was connected to its clock first, and shows the same moment.
        board.tumble.clock.passed.connect(self._follow)
        board.tumble.clock.stateChanged.connect(self._look_up)

    @guard
    def _follow(self, milliseconds: int) -> None:
        tumble, wheel = self._board.tumble, self._board.scenery.wheel
        if tumble.showing is None or tumble.film is None or self._board.plan is None:
            return
        piece = tumble.showing.followed(tumble.film)
        pose = wheel.frame.poses.get(piece) if piece is not None else None
        share = 1 - math.exp(-milliseconds / SLOWNESS)
        if pose is not None:
            # Not the area of the piece, for which the wheel would have to be painted, though it is lit.
            focus = self._within(wheel.camera.project(*pose[:3].tolist()) + wheel.shift)
            # From the first look on: before it, nothing is magnified round any place.
            self._focus = focus if self.zoom == 1.0 else self._focus + (focus - self._focus) * share
        elif self.zoom == 1.0:
            return
        self._show(self.zoom + ((NEARER if pose is not None else 1.0) - self.zoom) * share)

    def _within(self, focus: QPointF) -> QPointF:
        """The focus, so far aside that the hamster that watches is not seen under the panels."""
        plan = self._board.plan
        assert plan is not None
        # It goes from the focus by (zoom - 1) times its distance.
        least = (NEARER * plan.watcher.right() - plan.seats[0].left() + ROOM) / (NEARER - 1)
        return QPointF(max(focus.x(), least), min(focus.y(), plan.tray.top()))

    def _show(self, zoom: float) -> None:
        self.zoom = zoom
        self._board.scenery.lean(zoom, self._focus)

    @guard
    def _look_up(self, state: QAbstractAnimation.State, _: QAbstractAnimation.State) -> None:
        """Nothing is shown any more: look as always, at once, for the next hand already reaches in."""
        if state == QAbstractAnimation.State.Stopped and self.zoom != 1.0:
            self._show(1.0)
