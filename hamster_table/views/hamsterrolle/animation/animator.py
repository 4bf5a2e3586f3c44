"""What is seen of others: a hand brings a piece and lets it go; a wheel without wood rolls."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QAbstractAnimation

from hamster_table.engine.hamsterrolle.actions import WHEEL, Piece
from hamster_table.engine.hamsterrolle.events import Passed, Placed, Rolled, RolledBack
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.views.board.animations import Tween
from hamster_table.views.board.event_animator import Animator
from hamster_table.views.hamsterrolle.input.carried_piece import BEFORE
from hamster_table.views.hamsterrolle.interface import AnimatedBoard
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, frame_of_state, in_room, roll_of, rolled
from hamster_table.views.hamsterrolle.render3d.meshes import Points
from hamster_table.views.hamsterrolle.render3d.rim import front

SAME_ROLL = math.radians(0.3)
"""A wheel that is to roll by less has been seen rolling already, such as by a hand at this screen."""
BRINGS, LOWERS, ROLLS = 1500, 180, 700
"""Milliseconds of a hand that brings a piece, of one at this screen that lowers its piece, and of a roll."""
NOTABLE = 0.5
"""A piece that lies no farther from where it was held, in millimetres, is not seen to be lowered."""
OVER = 46.0
"""How far above its place a hand brings a piece at first, in millimetres."""


class WheelAnimator(Animator[Hamsterrolle]):
    """The animations of the wheel. What is of wood and tumbles is none of them: it is simulated."""

    def __init__(self, board: AnimatedBoard) -> None:
        self.frame: RenderFrame | None = None
        """What an act shows of the wheel; None: nothing is acted."""
        self.carried: Piece | None = None
        """The piece that somebody's hand carries in an act."""
        self._board = board

    def clear(self) -> None:
        """The animation is over: the wheel is shown as the table has it."""
        self.frame = self.carried = None

    def brought(self, event: Placed | Passed) -> QAbstractAnimation | None:
        """The animation of a hand that brings the piece, or of one at this screen that lowers it; None for a piece that
        is not in the wheel after all."""
        board, pending = self._board, self._board.pending_view
        if board.plan is None or pending is None or pending.place[event.piece] != WHEEL:
            return None
        start, piece = board.frame, event.piece
        if board.carrying.is_awaiting_answer:
            return self._laid(start, frame_of_state(pending), piece)
        goal = in_room(pending.poses[piece], start.roll)
        way = self._way(event.seat, start.poses.get(piece), goal)

        def show(share: float) -> None:
            is_first, self.carried = self.carried is None, piece
            self.frame = replace(start, poses={**start.poses, piece: along(way, share)})
            board.show_frame()
            # The prompt says who brings what, and reads that from `carried`.
            if is_first:
                board.prompt_changed.emit()

        return Tween(BRINGS, show)

    def _laid(self, start: RenderFrame, end: RenderFrame, piece: Piece) -> QAbstractAnimation | None:
        """The animation of a piece that is lowered to where it lies, with what it moves; None where it is there."""
        held = start.poses.get(piece)
        if held is None or math.dist(held[:3], end.poses[piece][:3]) < NOTABLE:
            return None
        ways = {one: [start.poses[one], pose] for one, pose in end.poses.items() if one in start.poses}

        def show(share: float) -> None:
            poses = {one: along(way, share) for one, way in ways.items()}
            self.frame = replace(start, poses={**start.poses, **poses})
            self._board.show_frame()

        return Tween(LOWERS, show)

    def _way(self, seat: int, lay: Points | None, goal: Points) -> list[Points]:
        """Where the hand goes: from the seat's supply, or from where the piece lay, over the place, and down."""
        board = self._board
        assert board.plan is not None
        camera = board.scenery.wheel.camera
        before = front(camera) + math.copysign(BEFORE, front(camera))
        radius = max(1.0, math.hypot(goal[0], goal[2]))
        over = goal.copy()
        over[[0, 2]] *= max(0.0, radius - OVER) / radius
        out = over.copy()
        out[1] = before
        if lay is None:
            start = goal.copy()
            start[0], start[2] = camera.unproject(board.plan.seats[seat].center(), before)
            start[1] = before
            return [start, out, over, goal]
        lifted = lay.copy()
        lifted[1] = before
        return [lay, lifted, out, over, goal]

    def rolled(self, event: Rolled) -> QAbstractAnimation | None:
        """The animation of a wheel that rolls as far as the event says; None if that has been seen already."""
        board = self._board
        start, goal = board.frame, roll_of(event.angle)
        if abs(start.roll - goal) < SAME_ROLL or board.tumble.frame is not None:
            return None

        def show(share: float) -> None:
            by = (goal - start.roll) * share
            poses = {piece: rolled(pose, by) for piece, pose in start.poses.items()}
            self.frame = replace(start, roll=start.roll + by, poses=poses)
            board.show_frame()

        return Tween(ROLLS, show)

    animations = {Placed: brought, Passed: brought, Rolled: rolled, RolledBack: rolled}


def along(way: list[Points], share: float) -> Points:
    """The pose, (7,), that far along some poses, one after the other: 0 is the first, 1 the last."""
    at = min(max(share, 0.0), 1.0) * (len(way) - 1)
    n = min(int(at), len(way) - 2)
    first, second, rest = way[n], way[n + 1], at - n
    # A quaternion and its negative are the same turn; the nearer of the two is the shorter way.
    sign = 1.0 if float(first[3:] @ second[3:]) >= 0 else -1.0
    turn = first[3:] * (1 - rest) + second[3:] * (sign * rest)
    return np.concatenate((first[:3] * (1 - rest) + second[:3] * rest, turn))
