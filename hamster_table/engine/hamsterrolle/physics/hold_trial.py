"""Simulates what happens when a hand opens while the wheel is held still (HR-52)."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from math import radians
from typing import Any

import mujoco
import numpy as np

from hamster_table.engine.hamsterrolle.actions import PIECES, Angle, Compartment, Piece, Pose
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.physics.friction_regime import are_calm, write_mood
from hamster_table.engine.hamsterrolle.physics.model import GRAVITY, STONE, TENTH, held_model_of
from hamster_table.engine.hamsterrolle.physics.rest_detector import CHECK_EVERY
from hamster_table.engine.hamsterrolle.physics.transforms import in_wheel, roll_turn, rotated

Poses = dict[Piece, Pose]
Lines = dict[Piece, Any]
"""Places (3) and quaternions (4) of pieces, as MuJoCo has them in `qpos`."""

LONGEST_S = 0.7
"""Within so many seconds the piece comes to lie, or it does not hold."""
SETTLES_S = 1.5
"""So long it is waited for wood in which nothing is laid."""
FALLS = 0.1
"""What is out of the wheel and faster than this, in metres a second, falls: what only leans over the side lies."""
CHECKS = 2
"""Between two looks at whether all lies, the mood of the wood is found so often."""
LIES, LIES_TURN = 0.0003, 0.004
"""What moves less from one look to the next lies: metres, and parts of a quaternion."""
CALM_LOOKS = 4
"""After so many looks without movement everything lies."""
KEPT = 12
"""So many wheels are kept: a computer player tries many places in one, and passes out of as many others as there are
pieces to pass, in turn."""
BEGIN = 1.0
"""MuJoCo's clock at the beginning: it sets it back to 0 where numbers go astray."""
NEAR = 5
"""So many pieces near the one that is laid, or that was taken away, may move at first."""


class HeldWheel:
    """A wheel that is held, with pieces that may move, among others that stand as if they were of stone.

    The wood is rough: it may creep a little. What lies still sleeps, and wakes when something touches it that moves,
    with all that it touches itself.
    """

    def __init__(self, box: Box) -> None:
        self._box, self._model = box, held_model_of(box)
        self._table, self._first, self._stone = (int(self._model.geom(name).id) for name in ("table", "g0", "s0"))
        self._away = self._model.qpos0.copy()
        self._data = mujoco.MjData(self._model)

    def hold(self, angle: Angle) -> None:
        """Hold it at that angle."""
        # Everything is as the wheel sees it: there the room is turned back.
        back = roll_turn(-radians(angle / 100))
        self._model.opt.gravity[:] = rotated(back, np.array([0.0, 0.0, -GRAVITY]))
        table = self._model.body("table").id
        self._model.body_pos[table] = rotated(back, np.array([0.0, 0.0, -self._box.wheel.outer * TENTH]))
        self._model.body_quat[table] = back

    def fill(self, lines: Lines, free: Collection[Piece], awake: Collection[Piece]) -> None:
        """Put pieces where these lines of `qpos` say: those that are *free* may move, and the others are of stone."""
        model = self._model
        model.qpos0[:] = self._away
        model.tree_sleep_policy[:] = mujoco.mjtSleepPolicy.mjSLEEP_INIT
        model.geom_contype[self._stone : self._stone + PIECES] = 0
        for piece in free:
            model.qpos0[_place(piece)] = lines[piece]
        for piece in awake:
            model.tree_sleep_policy[piece] = mujoco.mjtSleepPolicy.mjSLEEP_AUTO_ALLOWED
        stones = [piece for piece in lines if piece not in free]
        model.geom_contype[[self._stone + piece for piece in stones]] = STONE
        mujoco.mj_resetData(model, self._data)
        for piece in stones:
            self._data.mocap_pos[piece], self._data.mocap_quat[piece] = lines[piece][:3], lines[piece][3:]

    def come_to_lie(self, piece: Piece | None, stop: Callable[[], bool]) -> bool:
        """Let everything fall until it lies. Returns False where it takes longer than `LONGEST_S`, where something
        falls out, where the *piece* that was laid leaves its compartment, and when *stop* says so."""
        data, is_calm, still = self._data, True, 0
        longest = SETTLES_S if piece is None else LONGEST_S
        data.time = BEGIN
        write_mood(self._box, self._model, is_calm, is_rough=True)
        compartment = None if piece is None else self._compartment(piece)
        while data.time < BEGIN + longest and not stop():
            was = data.qpos.copy()
            for _ in range(CHECKS):
                mujoco.mj_step(self._model, data, CHECK_EVERY)
                if is_calm != are_calm(self._box, data.qvel, is_calm):
                    is_calm = not is_calm
                    write_mood(self._box, self._model, is_calm, is_rough=True)
            if self.is_astray or (data.contact.geom == self._table).any():
                return False
            if piece is not None and self._compartment(piece) != compartment:
                return False
            still = still + 1 if _is_still(was, data.qpos) else 0
            if not data.ntree_awake or (still >= CALM_LOOKS and piece is not None):
                return True
        return piece is None and not self.is_astray and not self.falling()

    @property
    def is_astray(self) -> bool:
        """Whether numbers have gone astray: then MuJoCo sets its clock back."""
        return bool(self._data.time < BEGIN)

    def burdens_stone(self, piece: Piece | None) -> bool:
        """Whether the *piece* that was laid or what has moved touches a stone: that might give way if it were of
        wood."""
        lines, lay = self._data.qpos.reshape(-1, 7), self._model.qpos0.reshape(-1, 7)
        moved = _distances(lines, lay) > 1
        if piece is not None:
            moved[piece] = True
        pairs = np.sort(self._data.contact.geom, axis=1)
        pairs = pairs[(pairs[:, 0] >= self._stone) & (pairs[:, 0] < self._first)]
        return bool(moved[pairs[:, 1] - self._first].any())

    def lines(self, pieces: Iterable[Piece]) -> dict[Piece, Any]:
        """Where these pieces are, as lines of `qpos`, but for what touches the table."""
        pairs = self._data.contact.geom
        on_the_table = set((pairs[(pairs == self._table).any(axis=1)] - self._first).ravel().tolist())
        lines = self._data.qpos.reshape(-1, 7)
        return {piece: lines[piece].copy() for piece in pieces if piece not in on_the_table}

    def falling(self) -> set[Piece]:
        """What is on its way to the table."""
        wheel, places = self._box.wheel, self._data.qpos.reshape(-1, 7)[:, :3]
        beyond = np.hypot(places[:, 0], places[:, 2]) > wheel.inner * TENTH
        beside = abs(places[:, 1]) > wheel.width * TENTH / 2
        speeds = np.linalg.norm(self._data.qvel.reshape(-1, 6)[:, :3], axis=1)
        return set(np.flatnonzero((beyond | beside) & (speeds > FALLS)).tolist())

    def _compartment(self, piece: Piece) -> Compartment:
        x, _, z = (round(way / TENTH) for way in self._data.qpos[_place(piece)][:3].tolist())
        return compartment_of((x, 0, z))


class TrialWorld:
    """A held wheel and what lies in it, in which pieces are laid to see whether they hold, each as if it were the only
    one.

    Only what lies near may move, and all else is as if it were of stone: that takes a third of the time. Where a stone
    might give way, all is of wood, and is tried once more.
    """

    def __init__(self, box: Box, angle: Angle, poses: Mapping[Piece, Pose], stirred: Iterable[Pose] = ()) -> None:
        """The wheel is held at *angle*. What is in it at *poses* lies still, but what is near the *stirred* places,
        from which pieces were taken or to which they were pushed, comes to lie first."""
        self._poses = dict(poses)
        self._angle, self._wheel = angle, _wheel_of(box)
        self._lines: Lines = {piece: _numbers(pose) for piece, pose in poses.items()}
        self._all_lie = True
        if places := [_numbers(pose)[:3] for pose in stirred]:
            self._all_lie, self._lines = self._try(self._lines, places, None, lambda: False)
            if not self._all_lie:
                self._drop_falling(self._lines)

    def lying(self) -> Poses:
        """How all lies with nothing laid, where everything may move."""
        self._wheel.hold(self._angle)
        self._wheel.fill(self._lines, self._lines.keys(), self._lines.keys())
        self._wheel.come_to_lie(None, lambda: False)
        return self._poses if self._wheel.is_astray else _poses(self._drop_falling(self._wheel.lines(self._poses)))

    def try_piece(self, piece: Piece, pose: Pose, stop: Callable[[], bool]) -> tuple[bool, Poses]:
        """Let a piece go at that pose. Returns whether it holds, and how all lies then: it does not when it leaves its
        compartment, when anything falls, or when it takes longer than `LONGEST_S`. A *stop* that says so ends the
        trial: then it does not hold."""
        line = _numbers(pose)
        if not self._all_lie:
            return False, _poses(self._lines | {piece: line})
        holds, lines = self._try(self._lines | {piece: line}, [line[:3]], piece, stop)
        return holds, self._poses | {piece: pose} if self._wheel.is_astray else _poses(lines)

    def _try(
        self, lines: Lines, places: Iterable[Any], piece: Piece | None, stop: Callable[[], bool]
    ) -> tuple[bool, Lines]:
        near = {other for place in places for other in self._nearest(lines, place)}
        self._wheel.hold(self._angle)
        for free in near, set(lines):
            self._wheel.fill(lines, free, free if piece is None else [piece])
            holds = self._wheel.come_to_lie(piece, stop)
            if not self._wheel.burdens_stone(piece):
                break
        stones = {other: line for other, line in lines.items() if other not in free}
        return holds, stones | self._wheel.lines(free)

    def _drop_falling(self, lines: Lines) -> Lines:
        for piece in self._wheel.falling() & lines.keys():
            del lines[piece]
        return lines

    def _nearest(self, lines: Lines, place: Any) -> list[Piece]:
        """What lies nearest to a place, itself included."""
        return sorted(lines, key=lambda other: float(((lines[other][:3] - place) ** 2).sum()))[: NEAR + 1]


class _Kept(threading.local):
    """The wheels in which this thread tried last, and by box the one that it fills with their pieces."""

    def __init__(self) -> None:
        self.worlds: dict[object, TrialWorld] = {}
        self.wheels: dict[Box, HeldWheel] = {}


_kept = _Kept()


def come_to_lie(
    box: Box,
    angle: Angle,
    poses: Mapping[Piece, Pose],
    piece: Piece,
    stop: Callable[[], bool],
    stirred: Sequence[Pose] = (),
) -> tuple[bool, Poses]:
    """Let *piece* go at its pose, among all others at theirs, as `TrialWorld.try_piece` does."""
    others = {other: pose for other, pose in poses.items() if other != piece}
    return _world_of(box, angle, others, stirred).try_piece(piece, poses[piece], stop)


def lying(box: Box, angle: Angle, poses: Mapping[Piece, Pose]) -> Poses:
    """How these pieces lie once the wheel was held for a while, or when the first had touched the table: that one is
    left out."""
    return _world_of(box, angle, poses).lying()


def _wheel_of(box: Box) -> HeldWheel:
    """The one of this thread: each trial fills it anew."""
    if box not in _kept.wheels:
        _kept.wheels[box] = HeldWheel(box)
    return _kept.wheels[box]


def _world_of(box: Box, angle: Angle, poses: Mapping[Piece, Pose], stirred: Sequence[Pose] = ()) -> TrialWorld:
    key = box, angle, tuple(sorted(poses.items())), tuple(stirred)
    world = _kept.worlds.pop(key, None) or TrialWorld(box, angle, poses, stirred)
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


def _poses(lines: Lines) -> Poses:
    pieces = sorted(lines)
    places = np.array([lines[piece] for piece in pieces]).reshape(-1, 7)
    return {piece: tuple(pose) for piece, pose in zip(pieces, in_wheel(places[:, :3], places[:, 3:], 0.0), strict=True)}


def _distances(lines: Any, others: Any) -> Any:
    """How far each piece has moved, as a share of what an eye sees."""
    ways = abs(lines - others)
    return np.maximum(ways[:, :3].max(axis=1) / LIES, ways[:, 3:].max(axis=1) / LIES_TURN)


def _is_still(was: Any, now: Any) -> bool:
    """Whether nothing has moved but by what an eye does not see."""
    return bool(_distances(now.reshape(-1, 7), was.reshape(-1, 7)).max() <= 1)
