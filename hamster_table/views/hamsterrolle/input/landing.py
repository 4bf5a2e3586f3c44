"""Where the piece in a steady hand will lie: looked ahead while the hand rests, and forgotten as soon as it moves."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal

from hamster_table.engine.hamsterrolle.actions import Hand, Piece, Pose
from hamster_table.engine.hamsterrolle.holding import Trial
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.sentences import STEADY
from hamster_table.views.hamsterrolle.drawings.ghost import Shift
from hamster_table.views.hamsterrolle.input.carry_controller import CarryController
from hamster_table.views.hamsterrolle.input.laying import laying_hand
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, in_room
from hamster_table.views.hamsterrolle.render3d.meshes import Points

RESTS_AFTER = 250
"""A hand that has not moved for so many milliseconds rests."""
STILL = 0.4
"""A piece that has moved less, in millimetres, is where it was: wood trembles in the hand."""
NOTABLE, NOTABLE_TURN = 1.5, 0.9995
"""What will lie no farther from where it is, in millimetres, nor turned by more than some degrees (the cosine of half
of the turn) is not shown."""


class Landing(QObject):
    """Looks ahead for a hand, if it is a steady one."""

    changed = Signal()
    """Another landing is known, or none any more."""

    def __init__(self, carrying: CarryController) -> None:
        super().__init__(carrying)
        self.trial: Trial | None = None
        """What would come of letting go here; None: it is not known."""
        self._carrying = carrying
        self._pose: Points | None = None
        """Where the piece was when it last moved."""
        self._asked: Hand | None = None
        self._otherwise: Hand | None = None
        """What is looked at next, if what was asked does not hold; None: nothing."""
        self._rests = QTimer(self)
        self._rests.setSingleShot(True)
        self._rests.setInterval(RESTS_AFTER)
        self._rests.timeout.connect(self._ask)
        carrying.moved.connect(self._follow)
        carrying.changed.connect(self._follow)
        carrying.physics.foreseen.connect(self._foreseen)

    @property
    def _is_of_use(self) -> bool:
        carried = self._carrying.carried
        is_steady = carried is not None and carried.is_inside and carried.hand_mode == STEADY
        return is_steady and not self._carrying.is_free and not self._carrying.is_awaiting_answer

    def _piece_pose(self) -> Points | None:
        piece = self._carrying.piece
        return None if piece is None else self._carrying.frame.poses.get(piece)

    @guard
    def _follow(self) -> None:
        """The piece may be elsewhere, or in no hand."""
        pose = self._piece_pose() if self._is_of_use else None
        if pose is not None and self._pose is not None and _is_near(pose, self._pose):
            return
        self._pose, self._asked = pose, None
        if self.trial is not None:
            self.trial = None
            self.changed.emit()
        if pose is None:
            self._rests.stop()
        else:
            self._rests.start()

    @guard
    def _ask(self) -> None:
        """The hand rests: find out, unless the rules speak against letting go there anyhow."""
        carrying = self._carrying
        if self._is_of_use and carrying.why is None and carrying.state is not None and carrying.seat is not None:
            hand = carrying.hand()
            self._asked = laying_hand(carrying.state, carrying.seat, hand, STEADY)
            self._otherwise = hand if hand != self._asked else None
            carrying.physics.foresee(carrying.state, self._asked)

    @guard
    def _foreseen(self, trial: Trial) -> None:
        asked = self._asked
        if asked is not None and (trial.hand.piece, trial.hand.pose) == (asked.piece, asked.pose):
            state = self._carrying.state
            if trial.refusal is not None and self._otherwise is not None and state is not None:
                self._asked, self._otherwise = self._otherwise, None
                self._carrying.physics.foresee(state, self._asked)
                return
            self.trial, self._asked = trial, None
            self.changed.emit()


def _is_near(pose: Points, before: Points) -> bool:
    return bool(abs(pose[:3] - before[:3]).max() < STILL and _alike(pose, before) > NOTABLE_TURN)


def _alike(pose: Points, other: Points) -> float:
    """The cosine of half of the turn from one pose to another; their quaternions may be of any length."""
    lengths = np.linalg.norm(pose[3:]) * np.linalg.norm(other[3:])
    return float(abs(pose[3:] @ other[3:]) / lengths)


def shifts_of(frame: RenderFrame, poses: Mapping[Piece, Pose]) -> list[Shift]:
    """The pieces that would notably lie elsewhere than in the frame: *poses* are those of the game."""
    found = []
    for piece, pose in poses.items():
        if piece not in frame.poses:
            continue
        now, then = frame.poses[piece], in_room(pose, frame.roll)
        if np.linalg.norm(then[:3] - now[:3]) >= NOTABLE or _alike(now, then) < NOTABLE_TURN:
            found.append(Shift(piece, now, then))
    return found
