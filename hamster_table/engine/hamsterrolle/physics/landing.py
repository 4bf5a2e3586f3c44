"""How a piece goes on that has touched the table: it bounces, tips and slides until it lies.

Only for the eye: for the rules it has left the wheel with the first touch (HR-28), and is in the way of nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import radians
from typing import Any

import mujoco
import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.actions import Piece, kind_of
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.physics.model import GRAVITY, TENTH, model_of, place_of, speed_of
from hamster_table.engine.hamsterrolle.physics.transforms import product, roll_turn, rotated
from hamster_table.engine.hamsterrolle.recordings.recording import STEP_MS, THE_TABLE, Frame, Landing, Recording

Floats = NDArray[np.float64]
LONGEST_MS = 800
"""A piece that still rolls or slides after so many milliseconds is stopped there."""
SLOW, SLOW_SPIN = 0.01, 0.15
"""A piece that goes slower lies: metres and radians in a second."""
BACK_MS = 15
"""Speeds are measured over at least so many milliseconds: poses are rounded to tenths of a millimetre."""
FASTEST, FASTEST_SPIN = 4.0, 60.0
"""No speed is higher, whatever two key frames say: metres and radians in a second."""
FAR = 5.0
"""Metres from the wheel at which it is simulated: the wheel has passed, and must not meet it again."""


def landings(recording: Recording, box: Box, known: Mapping[Piece, Landing]) -> dict[Piece, Landing]:
    """What the pieces do that fall in a recording, or have fallen so far, by piece; *known* is not computed again."""
    # A recording that grows knows of a touch a moment before it has the key frame of it.
    last = recording.frames[-1].time
    # A film of the disc may tell of a piece that none of its frames shows.
    shown = {line[0] for line in recording.frames[0].poses}
    touches = (touch for touch in recording.contacts if touch.other == THE_TABLE and touch.time <= last)
    fallen = [touch.one for touch in touches if touch.one in shown]
    return {piece: known.get(piece) or _landing(recording, box, piece) for piece in fallen}


def _landing(recording: Recording, box: Box, piece: Piece) -> Landing:
    shown = [frame for frame in recording.frames if any(line[0] == piece for line in frame.poses)]
    last = shown[-1]
    before = next((frame for frame in reversed(shown) if last.time - frame.time >= BACK_MS), last)
    place, turn = _in_room(box, last, piece)
    seconds = (last.time - before.time) / 1000
    speed, spin = np.zeros(3), np.zeros(3)
    if seconds:
        was, was_turned = _in_room(box, before, piece)
        speed = (place - was) / seconds
        # What two places say is the speed between them; it has fallen on since.
        speed[2] -= GRAVITY * seconds / 2
        mujoco.mju_subQuat(spin, turn, was_turned)
        spin /= seconds
    speed, spin = _limited(speed, FASTEST), _limited(spin, FASTEST_SPIN)
    return Landing(last.time, _fall_on(model_of(box, (kind_of(piece),)), place[2], turn, speed, spin))


def _in_room(box: Box, frame: Frame, piece: Piece) -> tuple[Floats, Floats]:
    """Where a piece is, (3,) in metres from the table below the hub of the first frame, and its quaternion (4,)."""
    pose = next(np.array(line[1:], dtype=float) for line in frame.poses if line[0] == piece)
    roll = roll_turn(radians(frame.angle / 100))
    hub = np.array([frame.hub * TENTH, 0.0, box.wheel.outer * TENTH])
    return hub + rotated(roll, pose[:3] * TENTH), product(roll, pose[3:] / np.linalg.norm(pose[3:]))


def _limited(speed: Floats, most: float) -> Floats:
    return speed * min(1.0, most / max(most, float(np.linalg.norm(speed))))


def _fall_on(model: Any, height: float, turn: Floats, speed: Floats, spin: Floats) -> Floats:
    """The poses of a `Landing`; *height* in metres over the table, *spin* in the axes of the piece."""
    data = mujoco.MjData(model)
    start = np.array([FAR, 0.0, height])
    data.qpos[place_of(0)], data.qvel[speed_of(0)] = [*start, *turn], [*speed, *spin]
    steps = round(STEP_MS / 1000 / model.opt.timestep)
    found = [data.qpos[place_of(0)].copy()]
    while len(found) * STEP_MS <= LONGEST_MS:
        for _ in range(steps):
            mujoco.mj_step(model, data)
        found.append(data.qpos[place_of(0)].copy())
        moving = abs(data.qvel[speed_of(0)])
        # At the top of a bounce it is as slow, but turns or is about to fall: so the step before counts too.
        is_slow = moving[:3].max() < SLOW and moving[3:].max() < SLOW_SPIN
        if is_slow and len(found) > 2 and np.abs(found[-1] - found[-3])[:3].max() < SLOW * STEP_MS / 500:
            break
    poses = np.array(found)
    poses[:, :3] -= start
    return poses
