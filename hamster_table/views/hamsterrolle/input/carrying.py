"""Carrying a piece to the wheel and into it: where the hand goes, and when the piece enters the ring."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from hamster_table.engine.hamsterrolle import legality
from hamster_table.engine.hamsterrolle.actions import SECTOR, WHEEL, Compartment, Hand, Piece, Pose, Reach
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.kernel import refusal
from hamster_table.models.hamsterrolle.physics_worker import WheelWorker
from hamster_table.views.hamsterrolle.input import carried_piece
from hamster_table.views.hamsterrolle.input.carried_piece import TREMBLING
from hamster_table.views.hamsterrolle.render3d.frame import Moment, in_room, moment_of
from hamster_table.views.hamsterrolle.render3d.meshes import Points

if TYPE_CHECKING:
    from hamster_table.views.hamsterrolle.input.carry_controller import Grip as Base
else:
    Base = object

STARTED = 3.0
"""A piece of the wheel that was moved by so much has been taken: no other may be, millimetres."""
INWARDS = range(0, 64, 8)
"""So many millimetres nearer to the hub than it is wanted a piece is let into the ring, where there is room."""


class Carrying(Base):
    """What the hand does with the piece in it."""

    def move_to(self, x: float, z: float) -> None:
        """Carry the piece there."""
        if self.carried is not None:
            self.carried.move_to(x, z)
            self._follow()

    def nudge(self, x: float = 0.0, z: float = 0.0, across: float = 0.0) -> None:
        """Carry the piece a little further, by millimetres."""
        if self.carried is not None:
            self.carried.nudge(x, z)
            if across:
                self.carried.shift_across(across)
            self._follow()

    def turn(self, axis: int, degrees: float) -> None:
        """Turn the piece in the hand."""
        if self.carried is not None:
            self.carried.turn_about(axis, degrees)
            self._follow()

    def take_way(self, way: str) -> None:
        """Go on with another kind of hand."""
        self.way = way
        if self.carried is not None:
            self.carried.take_way(way)
            self._follow()
        self.changed.emit()

    def bring(self, compartment: Compartment, pose: Pose | None) -> None:
        """Carry the piece over a compartment, by the keyboard: to that pose, or above its middle."""
        if self.carried is None:
            return
        if pose is not None:
            self.carried.lie_at(in_room(pose, self.moment.roll))
            self._reach_over()
        else:
            self.carried.come_over(math.radians(SECTOR * compartment / 100) - self.moment.roll)
        self._follow()

    def _reach_over(self) -> None:
        """A hand that has pushed nothing yet reaches over all that lies there, to a place where there is room."""
        if self.worker is not None and not self.has_stirred:
            self._take_out_worker()
            self._enter()

    def _take_out_worker(self) -> None:
        if (worker := self.release_worker()) is not None:
            worker.stop()

    def compartment_before(self, piece: Piece) -> Compartment:
        """Where a piece of the wheel lay when it was taken."""
        assert self.state is not None
        return compartment_of(self.state.poses[piece])

    def roll_free(self, is_free: bool) -> None:
        """Let the wheel roll while the piece is in it, or hold it again."""
        if self.carried is not None and is_free != self.is_free:
            self.is_free = is_free
            if self.worker is not None:
                self.worker.hold(not is_free)
            self.changed.emit()

    def _follow(self) -> None:
        """The piece goes where the hand goes."""
        assert self.carried is not None and self.state is not None
        if not self.carried.is_inside and self.carried.is_over_ring and not self._try_to_enter():
            self.moved.emit()
            return
        if self.worker is not None:
            self.worker.drag(self.carried.wanted().tolist(), self.carried.way == TREMBLING)
        else:
            self._place(self.carried.wanted())
        self._check_attempt()
        self._judge_soon()

    def _place(self, pose: Points) -> None:
        assert self.carried is not None
        self.moment = replace(self.moment, poses={**self.moment.poses, self.carried.piece: pose})
        self.moved.emit()

    def _try_to_enter(self) -> bool:
        """Bring the piece into an open compartment where there is room, over what lies there: a hand pushes only once
        it is in. Else keep it before the wheel."""
        assert self.carried is not None and self.state is not None and self.seat is not None
        piece = self.carried.piece
        why = None
        if self.state.attempt != piece and not self._is_sent:
            why = refusal(self.state, self.seat, Reach(piece))
        if why is not None:
            self._place(self.carried.wanted())
            if why != self.why:
                self.why = why
                self.refused.emit(why)
            return False
        for inwards in INWARDS:
            there = self.carried.drawn_in(inwards).wanted()
            hand = self.hand_inside(there)
            if hand.compartment in window(self.state) and legality.room(self.state, hand) is None:
                self._enter(there)
                return True
        self._place(self.carried.wanted())
        return False

    def hand_inside(self, there: Points | None = None) -> Hand:
        """What letting go would be if the piece were in the ring already, at that pose or where the hand wants it."""
        assert self.carried is not None and self.state is not None
        return carried_piece.let_go(self.state, self._moment_inside(there), self.carried.piece, ())

    def _moment_inside(self, there: Points | None = None) -> Moment:
        assert self.carried is not None
        pose = self.carried.drawn_in(0.0).wanted() if there is None else there
        return replace(self.moment, poses={**self.moment.poses, self.carried.piece: pose})

    def _enter(self, there: Points | None = None) -> None:
        """The piece is in the ring now, at that pose or where the hand wants it: the wood is felt."""
        assert self.carried is not None and self.state is not None
        self.carried.is_inside = True
        self.carried.nudge(0.0, 0.0)
        start = self.carried.wanted() if there is None else there
        self._place(start)
        if self.state.wood and WheelWorker.is_possible():
            self.worker = self.new_worker()
            self.worker.framed.connect(self._framed)
            self.worker.troubled.connect(self.troubled)
            self.worker.lost.connect(self._go_on_without_wood)
            self.worker.take(self.state, self.carried.piece, start.tolist(), self.carried.way == TREMBLING)

    def _check_attempt(self) -> None:
        """Tell the game that the attempt has begun (HR-20)."""
        carried, state = self.carried, self.state
        if carried is None or state is None or not carried.is_inside or state.attempt != -1 or self._is_sent:
            return
        if state.place[carried.piece] == WHEEL:
            before = moment_of(state).poses[carried.piece][:3]
            if float(abs(before - carried.wanted()[:3]).max()) < STARTED:
                return
        self._send(Reach(carried.piece))
