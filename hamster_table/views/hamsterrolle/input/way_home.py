"""The way home: a piece of the wheel that is put back is carried to where it lay, and what rests on it comes down with
it. A hand that opened where it is would let go of the pile."""

from __future__ import annotations

import math
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, SignalInstance

from hamster_table.engine.hamsterrolle import actions
from hamster_table.engine.hamsterrolle.actions import WHEEL
from hamster_table.engine.hamsterrolle.returning import is_home_free
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.models.guard import guard
from hamster_table.views.hamsterrolle.input.carried_piece import Carried
from hamster_table.views.hamsterrolle.input.hand_physics import HandPhysics
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, in_room
from hamster_table.views.hamsterrolle.render3d.meshes import Points

NEAR = 40.0
"""A hand that is no farther from there is still with the pile, in millimetres: what it has left long ago has come to
lie."""
THERE = 0.3
"""A piece that is so near lies where it lay, in millimetres."""
LONGEST, SETTLES = 900, 250
"""Milliseconds after which a hand that does not come there opens, and for which the pile may sink after it has."""


class Carrying(Protocol):
    """The hand that goes the way."""

    moved: SignalInstance
    state: Hamsterrolle | None
    carried: Carried | None
    frame: RenderFrame
    physics: HandPhysics

    @property
    def has_stirred(self) -> bool:
        """Whether the hand has moved anything but its piece."""

    def hand(self) -> actions.Hand:
        """What letting go here would be."""

    def put_back_at_once(self) -> None:
        """Open the hand where it is."""


class WayHome(QObject):
    """The way of the piece in a hand, if it is on it."""

    def __init__(self, carrying: Carrying, parent: QObject) -> None:
        super().__init__(parent)
        self._carrying = carrying
        self._goal: Points | None = None
        """Where the piece lay, (7,) of the room; None: it is on no way."""
        self._is_there = False
        self._ends = QTimer(self, singleShot=True)
        self._ends.timeout.connect(self._end)
        carrying.moved.connect(self._see)

    @property
    def is_on(self) -> bool:
        """Whether the hand is on its way, and follows nobody."""
        return self._goal is not None

    def sets_out(self) -> bool:
        """Set out, if that is of any use, or be on the way already. Not where nothing rests on the piece any more, or
        other wood lies there by now."""
        carrying = self._carrying
        carried, state = carrying.carried, carrying.state
        if self.is_on:
            return True
        if carried is None or state is None or state.place[carried.piece] != WHEEL or not carrying.has_stirred:
            return False
        goal = in_room(state.poses[carried.piece], carrying.frame.roll)
        is_near = math.dist(goal[:3], carrying.frame.poses[carried.piece][:3]) <= NEAR
        if carrying.physics.worker is None or not is_near or not is_home_free(state, carrying.hand()):
            return False
        carried.move_to_pose(goal)
        carrying.physics.drag(carried.wanted(), False)
        self._goal, self._is_there = goal, False
        self._ends.start(LONGEST)
        return True

    def stop(self) -> None:
        """The piece is on no way any more."""
        self._goal = None
        self._ends.stop()

    @guard
    def _see(self) -> None:
        """The wood has moved."""
        carried = self._carrying.carried
        if self._goal is None or self._is_there or carried is None:
            return
        self._is_there = math.dist(self._goal[:3], self._carrying.frame.poses[carried.piece][:3]) <= THERE
        if self._is_there:
            self._ends.start(SETTLES)

    @guard
    def _end(self) -> None:
        self.stop()
        self._carrying.put_back_at_once()
