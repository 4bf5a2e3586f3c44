"""Where the piece in a steady hand will lie: looked ahead while the hand rests, and forgotten as soon as it moves."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal

from hamster_table.engine.hamsterrolle.actions import Piece, Pose
from hamster_table.engine.hamsterrolle.holding import Trial
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.near_places import MENDED
from hamster_table.models.hamsterrolle.sentences import STEADY
from hamster_table.views.hamsterrolle.drawings.ghost import Shift
from hamster_table.views.hamsterrolle.input.carry_controller import CarryController
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
    """Looks ahead for a hand, if it is a steady one, and turns its piece so that it holds."""

    changed = Signal()
    """Another landing is known, or none any more; or it is looked for one."""
    turned = Signal(object)
    """(trial): what `turn_to_hold` has found: a place that holds, to which the piece was brought, or None."""

    def __init__(self, carrying: CarryController) -> None:
        super().__init__(carrying)
        self._carrying = carrying
        self._pose: Points | None = None
        """Where the piece was when it last moved."""
        self._rests = QTimer(self, singleShot=True, interval=RESTS_AFTER)
        self._rests.timeout.connect(self._ask)
        carrying.moved.connect(self._follow)
        carrying.changed.connect(self._follow)

    @property
    def trial(self) -> Trial | None:
        """What would come of letting go here; None: it is not known."""
        return self._carrying.foreseen

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
        if self._carrying.laying.is_trying or self._carrying.is_turning:
            return
        pose = self._piece_pose() if self._is_of_use else None
        if pose is not None and self._pose is not None and _is_near(pose, self._pose):
            return
        self._pose = pose
        was_known = self._carrying.foreseen is not None
        self._carrying.finder.forget_near()
        self._carrying.foreseen = None
        if was_known:
            self._carrying.judge()
            self.changed.emit()
        if pose is None:
            self._rests.stop()
        else:
            self._rests.start()

    @guard
    def _ask(self) -> None:
        """The hand rests: find out, unless it is known already that nothing near may be let go."""
        carrying = self._carrying
        if not self._is_of_use or carrying.is_turning or carrying.laying.is_trying:
            return
        # What was refused on the way here may hold where the wood has come to rest.
        if carrying.why not in (None, carrying.laying.why) and carrying.why.reason not in MENDED:
            return
        if carrying.state is not None and carrying.seat is not None:
            carrying.finder.look_near(carrying.state, carrying.seat, carrying.hand(), True, self._foreseen)
            self.changed.emit()

    @guard
    def _foreseen(self, trial: Trial | None) -> None:
        self._carrying.foreseen = trial
        self._carrying.judge()
        self.changed.emit()

    def turn_to_hold(self) -> None:
        """Bring the piece to the nearest place that holds in the compartment over which it is; `turned` says it."""
        carrying = self._carrying
        carrying.come_in()
        if carrying.state is None or carrying.seat is None or carrying.aim is None or carrying.laying.is_trying:
            return
        self._rests.stop()
        carrying.is_turning, carrying.foreseen = True, None
        hand = carrying.hand() if carrying.carried and carrying.carried.is_inside else carrying.hand_inside()
        carrying.finder.look_near(carrying.state, carrying.seat, hand, True, self._turn, anywhere=True)
        self.changed.emit()

    @guard
    def _turn(self, trial: Trial | None) -> None:
        if not self._carrying.is_turning:
            return
        self._carrying.is_turning = False
        is_found = trial is not None and trial.refusal is None
        if trial is not None and is_found:
            self._carrying.bring(trial.hand.compartment, trial.hand.pose)
        self.turned.emit(trial if is_found else None)
        self._follow()
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
