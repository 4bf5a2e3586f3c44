"""Simulates what happens when a hand opens while the wheel is held still (HR-52)."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from math import radians
from typing import Any

import mujoco
import numpy as np

from hamster_table.engine.hamsterrolle.actions import PIECES, Angle, Piece, Pose
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.physics.friction_regime import are_calm, write_mood
from hamster_table.engine.hamsterrolle.physics.model import GRAVITY, TENTH, held_model_of
from hamster_table.engine.hamsterrolle.physics.rest_detector import CHECK_EVERY
from hamster_table.engine.hamsterrolle.physics.transforms import in_wheel, roll_turn, rotated

Poses = dict[Piece, Pose]

LONGEST_S = 0.7
"""Within so many seconds the piece comes to lie, or it does not hold."""
CHECKS = 2
"""Between two looks at whether all lies, the mood of the wood is found so often."""
LIES, LIES_TURN = 0.0003, 0.004
"""What moves less from one look to the next lies: metres, and parts of a quaternion."""
CALM_LOOKS = 4
"""After so many looks without movement everything lies."""
KEPT = 12
"""So many wheels are kept, of two megabytes each: a computer player tries many places in one, and passes out of as many
others as there are pieces to pass, in turn."""
BEGIN = 1.0
"""MuJoCo's clock at the beginning: it sets it back to 0 where numbers go astray."""
WAKING = 1e-9
"""A speed that nobody sees: what has one does not sleep."""


class TrialWorld:
    """A held wheel and what lies in it, in which pieces are laid to see whether they hold, each as if it were the only
    one.

    The wood is rough: it may creep a little. What lies still sleeps, and wakes when something touches it that moves,
    with all that it touches itself.
    """

    def __init__(self, box: Box, angle: Angle, poses: Mapping[Piece, Pose]) -> None:
        """The wheel is held at *angle*. What lies in it at *poses* comes to lie still first, and goes to sleep."""
        self._box, self._poses = box, dict(poses)
        self._model = held_model_of(box)
        self._table: int = self._model.geom("table").id
        # Everything is as the wheel sees it: there the room is turned back.
        back = roll_turn(-radians(angle / 100))
        self._model.opt.gravity[:] = rotated(back, np.array([0.0, 0.0, -GRAVITY]))
        self._model.geom_pos[self._table] = rotated(back, np.array([0.0, 0.0, -box.wheel.outer * TENTH]))
        self._model.geom_quat[self._table] = back
        self._model.geom_sameframe[self._table] = 0  # or MuJoCo would take it to be where it was compiled
        for piece in range(PIECES):
            if piece in poses:
                self._model.qpos0[_place(piece)] = _numbers(poses[piece])
            else:
                self._model.tree_sleep_policy[piece] = mujoco.mjtSleepPolicy.mjSLEEP_INIT
        self._base, self._data = mujoco.MjData(self._model), mujoco.MjData(self._model)
        self._all_lie = self._come_to_lie(self._base, None, lambda: False)

    def lying(self) -> Poses:
        """How all lies with nothing laid."""
        return self._lying(self._base, self._poses)

    def try_piece(self, piece: Piece, pose: Pose, stop: Callable[[], bool]) -> tuple[bool, Poses]:
        """Let a piece go at that pose. Returns whether it holds, and how all lies then: it does not when it leaves its
        compartment, when anything falls, or when it takes longer than `LONGEST_S`. A *stop* that says so ends the
        trial: then it does not hold."""
        before = self._poses | {piece: pose}
        if not self._all_lie:
            return False, self._lying(self._base, before)
        mujoco.mj_copyData(self._data, self._model, self._base)
        self._data.qpos[_place(piece)], self._data.qvel[6 * piece] = _numbers(pose), WAKING
        holds = self._come_to_lie(self._data, piece, stop)
        return holds, self._lying(self._data, before)

    def _come_to_lie(self, data: Any, piece: Piece | None, stop: Callable[[], bool]) -> bool:
        data.time, is_calm, still = BEGIN, True, 0
        write_mood(self._box, self._model, is_calm, is_rough=True)
        compartment = None if piece is None else compartment_of(self._pose(data, piece))
        while data.time < BEGIN + LONGEST_S and not stop():
            was = data.qpos.copy()
            for _ in range(CHECKS):
                mujoco.mj_step(self._model, data, CHECK_EVERY)
                if is_calm != are_calm(self._box, data.qvel, is_calm):
                    is_calm = not is_calm
                    write_mood(self._box, self._model, is_calm, is_rough=True)
            if data.time < BEGIN or (data.contact.geom == self._table).any():
                return False
            if piece is not None and compartment_of(self._pose(data, piece)) != compartment:
                return False
            still = still + 1 if _is_still(was, data.qpos) else 0
            if not data.ntree_awake or (still >= CALM_LOOKS and piece is not None):
                return True
        return piece is None and data.time >= BEGIN

    def _lying(self, data: Any, before: Poses) -> Poses:
        """How everything lies but what has touched the table; as *before* where numbers have gone astray."""
        if data.time < BEGIN:
            return before
        lines = data.qpos.reshape(-1, 7)
        poses = in_wheel(lines[:, :3], lines[:, 3:], 0.0)
        first = self._model.geom("g0").id
        on_the_table = {int(geom) - first for pair in data.contact.geom if self._table in pair for geom in pair}
        return {piece: tuple(poses[piece]) for piece in sorted(before) if piece not in on_the_table}

    def _pose(self, data: Any, piece: Piece) -> Pose:
        line = data.qpos[_place(piece)][None]
        return tuple(in_wheel(line[:, :3], line[:, 3:], 0.0)[0])


class _Kept(threading.local):
    """The wheels in which this thread tried last."""

    def __init__(self) -> None:
        self.worlds: dict[object, TrialWorld] = {}


_kept = _Kept()


def come_to_lie(
    box: Box, angle: Angle, poses: Mapping[Piece, Pose], piece: Piece, stop: Callable[[], bool]
) -> tuple[bool, Poses]:
    """Let *piece* go at its pose, among all others at theirs, as `TrialWorld.try_piece` does."""
    others = {other: pose for other, pose in poses.items() if other != piece}
    return _world_of(box, angle, others).try_piece(piece, poses[piece], stop)


def lying(box: Box, angle: Angle, poses: Mapping[Piece, Pose]) -> Poses:
    """How these pieces lie once the wheel was held for a while, or when the first had touched the table: that one is
    left out."""
    return _world_of(box, angle, poses).lying()


def _world_of(box: Box, angle: Angle, poses: Mapping[Piece, Pose]) -> TrialWorld:
    key = box, angle, tuple(sorted(poses.items()))
    world = _kept.worlds.pop(key, None) or TrialWorld(box, angle, poses)
    _kept.worlds[key] = world
    if len(_kept.worlds) > KEPT:
        del _kept.worlds[next(iter(_kept.worlds))]
    return world


def _place(piece: Piece) -> slice:
    """The slice of `qpos` with place (3) and quaternion (4) of a piece; all there are have theirs."""
    return slice(7 * piece, 7 * piece + 7)


def _numbers(pose: Pose) -> Any:
    turn = np.array(pose[3:], dtype=float)
    return np.concatenate([np.array(pose[:3], dtype=float) * TENTH, turn / np.linalg.norm(turn)])


def _is_still(was: Any, now: Any) -> bool:
    """Whether nothing has moved but by what an eye does not see."""
    ways = abs(now - was).reshape(-1, 7)
    return bool(ways[:, :3].max() <= LIES and ways[:, 3:].max() <= LIES_TURN)
