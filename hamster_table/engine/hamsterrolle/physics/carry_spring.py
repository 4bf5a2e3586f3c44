"""The hand that carries a piece: a damped spring between the hand and the piece, which goes on colliding as a body."""

from __future__ import annotations

from typing import Any

import mujoco
import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.actions import Piece, Pose
from hamster_table.engine.hamsterrolle.physics.model import WHEEL_FREEDOMS

Floats = NDArray[np.float64]

STIFF, DAMPED = 1600.0, 80.0
"""Stiffness in 1/s2 and damping in 1/s, for each kilogram: critically damped, it follows within 50 milliseconds."""
STRONGEST, STRONGEST_TURN = 40.0, 600.0
"""The largest accelerations, in m/s2 and rad/s2: more could press a piece through the rim."""
FASTEST, FASTEST_TURN = 0.6, 6.0
"""The largest speeds of the hand, in m/s and rad/s: with 1.2 mm in a step no piece passes through thin wood."""
ASIDE = 10
"""A piece counts as pushed when it has moved further than this; tenths of a millimetre."""


class CarrySpring:
    """A piece in hand, with the place and turn that the hand draws it to."""

    def __init__(self, piece: Piece, index: int, place: Floats, turn: Floats, lay: dict[Piece, Pose]) -> None:
        self.piece = piece
        self.index = index
        """Which of the world's pieces it is."""
        self.place = place
        """Where the hand is now, (x, y, z) in metres from the hub; it moves towards `goal`."""
        self.turn = turn
        self.goal = place
        """Where the hand is going, (x, y, z) in metres from the hub."""
        self.goal_turn = turn
        self.lay = lay
        """How everything lay when the piece was taken."""
        self.touched: list[int] = []
        """Which things the piece has touched since it was taken, in that order; numbers as in `contacts`."""

    def copy(self) -> CarrySpring:
        # `lay` is never changed, so both share it.
        new = CarrySpring(self.piece, self.index, self.place.copy(), self.turn.copy(), self.lay)
        new.goal, new.goal_turn = self.goal.copy(), self.goal_turn.copy()
        new.touched = [*self.touched]
        return new

    def aim(self, place: Floats, turn: Floats | None) -> None:
        """Move the hand towards *place* (3,), metres from the hub, and *turn* (4,), a quaternion; None: as it is."""
        self.goal = place
        if turn is not None:
            self.goal_turn = turn / np.linalg.norm(turn)

    def touch(self, things: list[int]) -> None:
        """Note what the piece touches now."""
        self.touched += [thing for thing in things if thing not in self.touched]

    def pushed(self, poses: dict[Piece, Pose]) -> tuple[Piece, ...]:
        """The pieces that it has touched and that have moved by more than `ASIDE` since it was taken (HR-38)."""
        # The wheel and the table are among `touched`, but not in `lay`.
        return tuple(
            piece for piece in self.touched if piece in self.lay and piece in poses and self._moved(piece, poses)
        )

    def _moved(self, piece: Piece, poses: dict[Piece, Pose]) -> bool:
        return max(abs(a - b) for a, b in zip(self.lay[piece][:3], poses[piece][:3], strict=True)) > ASIDE

    def pull(self, model: Any, data: Any, hub: Floats) -> None:
        """Apply the force of the spring to the piece for one step; *hub* is the hub's place in the room, in metres."""
        self._advance(model.opt.timestep)
        # Body 0 is the world and body 1 the wheel. A free body has seven coordinates, but six speeds.
        body, v = 2 + self.index, WHEEL_FREEDOMS + 6 * self.index
        # MuJoCo's own places and turns of bodies lag a step behind; these do not.
        q = WHEEL_FREEDOMS + 7 * self.index
        turn = data.qpos[q + 3 : q + 7]
        away = hub + self.place - data.qpos[q : q + 3]
        speed, spin = data.qvel[v : v + 3], data.qvel[v + 3 : v + 6]
        # Gravity is taken off outside of the cap, else a piece would sag in the hand by what gravity weighs.
        pull = _capped(STIFF * away - DAMPED * speed, STRONGEST) - model.opt.gravity
        data.xfrc_applied[body, :3] = model.body_mass[body] * pull
        # MuJoCo gives the spin of a free body in the body's own frame, but takes torques in that of the room.
        twist = np.empty(3)
        mujoco.mju_subQuat(twist, self.turn, turn)
        local = _capped(STIFF * twist - DAMPED * spin, STRONGEST_TURN) * model.body_inertia[body].max()
        mujoco.mju_rotVecQuat(twist, local, turn)
        data.xfrc_applied[body, 3:] = twist

    def open(self, data: Any) -> None:
        """Let go: the force ends, and the piece falls from rest."""
        v = WHEEL_FREEDOMS + 6 * self.index
        data.xfrc_applied[2 + self.index] = 0.0
        data.qvel[v : v + 6] = 0.0

    def _advance(self, seconds: float) -> None:
        """Move the hand towards its goal, at most at its largest speeds."""
        self.place = self.place + _capped(self.goal - self.place, FASTEST * seconds)
        twist = np.empty(3)
        mujoco.mju_subQuat(twist, self.goal_turn, self.turn)
        turn = self.turn.copy()
        mujoco.mju_quatIntegrate(turn, _capped(twist, FASTEST_TURN * seconds), 1.0)
        self.turn = turn


def _capped(vector: Floats, most: float) -> Floats:
    # The whole vector is shortened, not each part, so that its direction stays.
    length = float(np.linalg.norm(vector))
    return vector if length <= most else vector * (most / length)
