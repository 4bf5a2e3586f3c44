"""What is seen of others: a hand brings a piece and lets it go; a wheel without wood rolls."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QEasingCurve

from hamster_table.engine.hamsterrolle.actions import WHEEL, Hand, Piece
from hamster_table.engine.hamsterrolle.events import Fell, Kept, LetDrop, Passed, Placed, Rolled, RolledBack
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Refusal, Seat
from hamster_table.views.board.animations import Tween
from hamster_table.views.board.event_animator import Animator
from hamster_table.views.hamsterrolle.animation.hand_path import (
    COMES,
    Stop,
    Trial,
    at,
    at_depth,
    between,
    dropping,
    laying,
    length,
    trying,
    way_in,
)
from hamster_table.views.hamsterrolle.input.carried_piece import BEFORE
from hamster_table.views.hamsterrolle.interface import AnimatedWheel
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, frame_of_state, in_room, roll_of, rolled
from hamster_table.views.hamsterrolle.render3d.meshes import Points
from hamster_table.views.hamsterrolle.render3d.rim import front

SAME_ROLL = math.radians(0.3)
"""A wheel that is to roll by less has been seen rolling already, such as by a hand at this screen."""
LOWERS, ROLLS = 180, 700
"""Milliseconds of a hand at this screen that lowers its piece, and of a roll."""
SLIPS_OUT, FALLS, LYING = 260, 320, 12.0
"""Milliseconds of wood that slips out of the wheel of another hand, and that falls; its middle over the table, in
millimetres."""
MOST_TRIED = 2
"""So many of the places that a hand has tried are shown."""
NOTABLE = 0.5
"""A piece that lies no farther from where it was held, in millimetres, is not seen to be lowered."""


class WheelAnimator(Animator[Hamsterrolle]):
    """The animations of the wheel. What is of wood and tumbles is none of them: it is simulated."""

    def __init__(self, table: AnimatedWheel) -> None:
        self.frame: RenderFrame | None = None
        """What an act shows of the wheel; None: nothing is acted."""
        self.carried: Piece | None = None
        """The piece that somebody's hand carries in an act."""
        self.why: Refusal | None = None
        """Why it does not hold where that hand has just tried it."""
        self.spills = False
        """Whether an act shows wood that falls out while somebody's hand is at work."""
        self._table = table

    @property
    def brings(self) -> tuple[Piece | None, Refusal | None]:
        """What somebody's hand carries in an act, and why it does not hold where it is tried."""
        return self.carried, self.why

    def clear(self) -> None:
        """The animation is over: the wheel is shown as the table has it."""
        self.frame = self.carried = self.why = None
        self.spills = False

    def brought(self, event: Placed | Passed | LetDrop) -> QAbstractAnimation | None:
        """The animation of a hand that brings the piece, or of one at this screen that lowers it; None for a piece that
        is not in the wheel after all."""
        table, pending = self._table, self._table.pending_view
        if table.plan is None or pending is None or pending.place[event.piece] != WHEEL:
            return None
        start, piece = table.frame, event.piece
        if table.carrying.is_awaiting_answer:
            return None if isinstance(event, LetDrop) else self._laid(start, frame_of_state(pending), piece)
        way = self._way(event, start, in_room(pending.poses[piece], start.roll))

        def show(share: float) -> None:
            is_first, now = self.carried is None, at(way, share)
            is_news = is_first or now.why != self.why
            self.carried, self.why = piece, now.why
            self.frame = replace(start, poses={**start.poses, piece: now.pose})
            table.show_frame()
            # The prompt says who brings what, and why it does not hold, and reads that from here.
            if is_news:
                table.prompt_changed.emit()

        return Tween(length(way), show, QEasingCurve.Type.Linear)

    def fell(self, event: Fell) -> QAbstractAnimation | None:
        """The animation of a piece that falls out while somebody elsewhere has a hand in the wheel; None for one that
        has been seen to fall already, in a tumble or out of the hand at this screen."""
        lay = self._table.frame.poses.get(event.piece)
        if lay is None or not self._is_elsewhere:
            return None
        out = at_depth(lay, self._before)
        return self._lost(event.piece, [Stop(lay, 0), Stop(out, SLIPS_OUT), Stop(self._on_the_table(out), FALLS)])

    def kept(self, event: Kept) -> QAbstractAnimation | None:
        """The animation of a hand elsewhere that takes a piece of the wheel, and keeps it as others fell out."""
        table = self._table
        lay = table.frame.poses.get(event.piece)
        if lay is None or not self._is_elsewhere:
            return None
        way = [Stop(lay, 0), Stop(at_depth(lay, self._before), COMES), Stop(self._at_seat(event.seat, lay), COMES)]
        return self._lost(event.piece, way)

    @property
    def _is_elsewhere(self) -> bool:
        """Whether wood falls out of a hand that is not at this screen."""
        table = self._table
        is_wood = table.plan is not None and table.pending_view is not None and table.pending_view.wood
        return is_wood and not table.tumble.is_on and not table.carrying.is_awaiting_answer

    def _lost(self, piece: Piece, way: list[Stop]) -> QAbstractAnimation:
        """The animation of a piece that goes along a way, lost to the wheel before anything was laid."""
        table, start = self._table, self._table.frame

        def show(share: float) -> None:
            is_news, self.spills = not self.spills, True
            self.frame = replace(start, poses={**start.poses, piece: at(way, share).pose})
            table.show_frame()
            if is_news:
                table.prompt_changed.emit()

        return Tween(length(way), show, QEasingCurve.Type.Linear)

    @property
    def _before(self) -> float:
        """Where along the axle a piece is carried: before the wheel, as it is seen."""
        camera = self._table.scenery.wheel.camera
        return front(camera) + math.copysign(BEFORE, front(camera))

    def _at_seat(self, seat: Seat, pose: Points) -> Points:
        """The pose of a piece before a seat's place at the table."""
        table, there = self._table, pose.copy()
        assert table.plan is not None
        there[0], there[2] = table.scenery.wheel.camera.unproject(table.plan.seats[seat].center(), self._before)
        there[1] = self._before
        return there

    def _on_the_table(self, pose: Points) -> Points:
        """The pose of a piece under that one, on the table."""
        there = pose.copy()
        there[2] = LYING - self._table.seen.box.wheel.outer / 10
        return there

    def _laid(self, start: RenderFrame, end: RenderFrame, piece: Piece) -> QAbstractAnimation | None:
        """The animation of a piece that is lowered to where it lies, with what it moves; None where it is there."""
        if start.poses.keys() != end.poses.keys():
            return None
        if math.dist(start.poses[piece][:3], end.poses[piece][:3]) < NOTABLE:
            return None

        def show(share: float) -> None:
            poses = {one: between(start.poses[one], pose, share) for one, pose in end.poses.items()}
            self.frame = replace(start, poses={**start.poses, **poses})
            self._table.show_frame()

        return Tween(LOWERS, show)

    def _way(self, event: Placed | Passed | LetDrop, start: RenderFrame, goal: Points) -> list[Stop]:
        """Where the hand goes: from the seat's supply, or from where the piece lay, over what it tries, and down."""
        lay, tried, before = start.poses.get(event.piece), self._tried(event, start), self._before
        begin = self._at_seat(event.seat, goal) if lay is None else lay
        way = way_in(begin, tried[0].pose if tried else goal, before, lay is not None)
        for trial in tried:
            way += trying(trial)
        return way + (dropping(goal) if isinstance(event, LetDrop) else laying(goal, not tried))

    def _tried(self, event: Placed | Passed | LetDrop, start: RenderFrame) -> list[Trial]:
        """The last few places that a computer player has tried with this piece before this choice; none where nobody
        has told of any."""
        moment, rejected = self._table.tried
        if moment != self._table.at:
            return []
        # Only with the piece that is played: another one would have begun its attempt (HR-48).
        tried = [
            Trial(in_room(one.action.pose, start.roll), one.why)
            for one in rejected
            if isinstance(one.action, Hand) and one.action.piece == event.piece
        ]
        return tried[-MOST_TRIED:]

    def rolled(self, event: Rolled) -> QAbstractAnimation | None:
        """The animation of a wheel that rolls as far as the event says; None if that has been seen already."""
        table = self._table
        start, goal = table.frame, roll_of(event.angle)
        if abs(start.roll - goal) < SAME_ROLL or table.tumble.frame is not None:
            return None

        def show(share: float) -> None:
            by = (goal - start.roll) * share
            poses = {piece: rolled(pose, by) for piece, pose in start.poses.items()}
            self.frame = replace(start, roll=start.roll + by, poses=poses)
            table.show_frame()

        return Tween(ROLLS, show)

    animations = {
        Placed: brought, Passed: brought, LetDrop: brought, Fell: fell, Kept: kept, Rolled: rolled, RolledBack: rolled,
    }  # fmt: skip
