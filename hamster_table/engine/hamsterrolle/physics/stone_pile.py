"""A hand that feels its way with a piece: the pile stands still as if it were of stone.

Where a piece comes to lie on stone it mostly holds on wood, and what finds no rest on stone finds none on wood. This is
several times as quick as a trial (`hold_trial`), which everything has to pass all the same. It is seen in the wheel's
own axes: not the wheel is turned, but what is down.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import cos, radians, sin
from typing import Any

import mujoco
import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.actions import TURN, Angle, Kind, Piece, Pose, kind_of
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.physics.friction_regime import write_mood
from hamster_table.engine.hamsterrolle.physics.model import GRAVITY, TENTH, stone_model_of

Floats = NDArray[np.float64]
CHECK_STEPS, CHECKS, CALM_CHECKS = 10, 32, 3
"""Steps from one check to the next, how many checks, and after how many without movement the piece lies."""
LIES, LIES_TURN = 0.0003, 0.004
"""What moves less from one check to the next lies: metres, and parts of a quaternion."""
FURTHEST = 0.07
"""What has gone so far, in metres, is not laid any more, but falls."""
FREE = 0.0004
"""The deepest overlap, in metres, at which a piece is let go."""
SLOWLY = 0.2
"""The share of its speed that a piece keeps from one check to the next: a hand lowers it, and does not drop it."""


class StonePile:
    """The pieces of a wheel that is held, as if they were of stone."""

    def __init__(self, box: Box, angle: Angle, poses: Mapping[Piece, Pose]) -> None:
        self._box, self._angle = box, angle
        lying = sorted(poses.items())
        self._kinds = tuple(kind_of(piece) for piece, _ in lying)
        self._places = np.array([pose[:3] for _, pose in lying], dtype=float).reshape(-1, 3) * TENTH
        self._turns = np.array([_unit(pose) for _, pose in lying]).reshape(-1, 4)
        self._worlds: dict[Kind, tuple[Any, Any]] = {}

    def rest_from(self, kind: Kind, starts: Iterable[Pose]) -> Pose | None:
        """Where a piece comes to lie that is let go at the first of these poses that is free, the wheel being held;
        None where none is, or where it slides or falls away."""
        model, data = self._world_of(kind)
        for start in starts:
            data.qpos[:3], data.qpos[3:] = np.array(start[:3]) * TENTH, _unit(start)
            data.qvel[:] = data.qacc_warmstart[:] = 0.0
            mujoco.mj_forward(model, data)
            if not data.ncon or data.contact.dist.min() > -FREE:
                return self._lowered(model, data)
        return None

    def _lowered(self, model: Any, data: Any) -> Pose | None:
        start, was, calm = data.qpos.copy(), data.qpos.copy(), 0
        for _ in range(CHECKS):
            mujoco.mj_step(model, data, CHECK_STEPS)
            now = data.qpos
            if np.abs(now[:3] - start[:3]).max() > FURTHEST:
                return None
            moved = max(np.abs(now[:3] - was[:3]).max() / LIES, np.abs(now[3:] - was[3:]).max() / LIES_TURN)
            calm = calm + 1 if moved <= 1 else 0
            if calm >= CALM_CHECKS:
                place, turn = np.rint(now[:3] / TENTH).astype(int), np.rint(now[3:] * TURN).astype(int)
                return (*place.tolist(), *turn.tolist())
            was = now.copy()
            data.qvel[:] *= SLOWLY
        return None

    def _world_of(self, kind: Kind) -> tuple[Any, Any]:
        if kind not in self._worlds:
            model = stone_model_of(self._box, self._kinds, kind)
            write_mood(self._box, model, is_calm=True, is_rough=True)
            down = radians(self._angle / 100)
            model.opt.gravity[:] = GRAVITY * sin(down), 0.0, -GRAVITY * cos(down)
            data = mujoco.MjData(model)
            data.mocap_pos[:], data.mocap_quat[:] = self._places, self._turns
            self._worlds[kind] = model, data
        return self._worlds[kind]


def _unit(pose: Pose) -> Floats:
    turn = np.array(pose[3:], dtype=float)
    found: Floats = turn / np.linalg.norm(turn)
    return found
