"""A hand that carries a piece: it draws it along like a spring, so that the piece stays a piece of wood."""

from __future__ import annotations

from typing import Any

import mujoco
import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.actions import Piece, Pose
from hamster_table.engine.hamsterrolle.physics.model import WHEEL_FREEDOMS

Floats = NDArray[np.float64]

STIFF, DAMPED = 1600.0, 80.0
"""The spring of the hand, for each kilogram: it follows in about 50 milliseconds without overshooting."""
STRONGEST, STRONGEST_TURN = 40.0, 600.0
"""The hand never accelerates a piece more: it cannot press one through the rim."""
FASTEST, FASTEST_TURN = 0.6, 6.0
"""A hand moves so many metres, and turns so many radians, in a second; slower than wood that tunnels."""
ASIDE = 10
"""Tenths of a millimetre from where a piece counts as pushed."""


class CarrySpring:
    """A piece in hand, and where the hand wants it."""

    def __init__(self, piece: Piece, index: int, place: Floats, turn: Floats, lay: dict[Piece, Pose]) -> None:
        self.piece = piece
        self.index = index
        """Which of the world's pieces it is."""
        self.place = place
        """Where the hand wants it at this moment, metres from the hub."""
        self.turn = turn
        self.goal = place
        """Where it is on its way to."""
        self.goal_turn = turn
        self.lay = lay
        """How everything lay when the piece was taken."""
        self.touched: list[int] = []
        """What it has touched, in that order."""

    @property
    def has_touched(self) -> bool:
        return bool(self.touched)

    def copy(self) -> CarrySpring:
        new = CarrySpring(self.piece, self.index, self.place.copy(), self.turn.copy(), self.lay)
        new.goal, new.goal_turn = self.goal.copy(), self.goal_turn.copy()
        new.touched = [*self.touched]
        return new

    def aim(self, place: Floats, turn: Floats | None) -> None:
        """Go there."""
        self.goal = place
        if turn is not None:
            self.goal_turn = turn / np.linalg.norm(turn)

    def touch(self, things: list[int]) -> None:
        """It touches these now."""
        self.touched += [thing for thing in things if thing not in self.touched]

    def pushed(self, poses: dict[Piece, Pose]) -> tuple[Piece, ...]:
        """What it has touched and moved aside."""
        return tuple(
            piece for piece in self.touched if piece in self.lay and piece in poses and self._moved(piece, poses)
        )

    def _moved(self, piece: Piece, poses: dict[Piece, Pose]) -> bool:
        return max(abs(a - b) for a, b in zip(self.lay[piece][:3], poses[piece][:3], strict=True)) > ASIDE

    def pull(self, model: Any, data: Any, hub: Floats) -> None:
        """Draw the piece along for one step."""
        self._advance(model.opt.timestep)
        body, v = 2 + self.index, WHEEL_FREEDOMS + 6 * self.index
        # MuJoCo's own places and turns of bodies lag a step behind; these do not.
        q = WHEEL_FREEDOMS + 7 * self.index
        turn = data.qpos[q + 3 : q + 7]
        away = hub + self.place - data.qpos[q : q + 3]
        speed, spin = data.qvel[v : v + 3], data.qvel[v + 3 : v + 6]
        pull = _capped(STIFF * away - DAMPED * speed, STRONGEST) - model.opt.gravity
        data.xfrc_applied[body, :3] = model.body_mass[body] * pull
        # The spin of a free body is told in its own frame.
        twist = np.empty(3)
        mujoco.mju_subQuat(twist, self.turn, turn)
        local = _capped(STIFF * twist - DAMPED * spin, STRONGEST_TURN) * model.body_inertia[body].max()
        mujoco.mju_rotVecQuat(twist, local, turn)
        data.xfrc_applied[body, 3:] = twist

    def open(self, data: Any) -> None:
        """Let go: the piece stands still in the air, and from now on it falls."""
        v = WHEEL_FREEDOMS + 6 * self.index
        data.xfrc_applied[2 + self.index] = 0.0
        data.qvel[v : v + 6] = 0.0

    def _advance(self, seconds: float) -> None:
        """Move the hand towards its goal, no faster than a hand moves."""
        self.place = self.place + _capped(self.goal - self.place, FASTEST * seconds)
        twist = np.empty(3)
        mujoco.mju_subQuat(twist, self.goal_turn, self.turn)
        turn = self.turn.copy()
        mujoco.mju_quatIntegrate(turn, _capped(twist, FASTEST_TURN * seconds), 1.0)
        self.turn = turn


def _capped(vector: Floats, most: float) -> Floats:
    length = float(np.linalg.norm(vector))
    return vector if length <= most else vector * (most / length)
