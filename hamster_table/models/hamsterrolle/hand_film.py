"""The last moments of a hand's work: what falls meanwhile is told as any tumble is, slowly and once more."""

from __future__ import annotations

import math
from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from hamster_table.engine.hamsterrolle.geometry.collision import is_in_the_wheel
from hamster_table.engine.hamsterrolle.recordings.recording import Frame, Recording
from hamster_table.models.hamsterrolle.physics_frames import BATCH, METRE, PhysicsFrame, physics_frame_of

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.components import Box
    from hamster_table.engine.hamsterrolle.physics import World

KEPT_S = 1.5
"""So many seconds of the hand's work are kept."""
LONGEST_FALL_S = 0.6
"""What is on its way out of the wheel is waited for, at most for so many seconds: from the top it falls for half of
one."""
APART_MS = 20
"""Milliseconds from the last frame of the hand to the first one of the tumble."""


class HandFilm:
    """What was seen last of the world of a hand."""

    def __init__(self, world: World, box: Box) -> None:
        self._world = world
        self._box = box
        self._seen: deque[PhysicsFrame] = deque(maxlen=round(KEPT_S / BATCH))

    def see(self) -> PhysicsFrame:
        """Keep the frame of now, which is returned."""
        frame = physics_frame_of(self._world)
        self._seen.append(frame)
        return frame

    def see_falls_out(self, steps: int) -> PhysicsFrame:
        """Something has touched the table: simulate on, *steps* at a time, until nothing else is on its way there.
        Returned is the last frame."""
        world, end = self._world, self._world.time + LONGEST_FALL_S
        while world.time < end and not all(is_in_the_wheel(self._box, pose) for pose in world.poses().values()):
            world.step(steps)
            self.see()
        return self._seen[-1]

    def begin(self, recording: Recording) -> None:
        """If something has fallen, let the recording of the tumble that comes begin with what was seen; the tumble
        itself begins at its time 0."""
        if not self._world.fallen or not self._seen:
            return
        # What has touched the table is in no frame any more but in that of the touch, which the world has taken itself.
        # Every second of the others is enough, as in a tumble.
        seen = map(_frame_of, [*self._seen][::2])
        frames = {frame.time: frame for frame in (*seen, *self._world.recording.frames)}
        last = frames[max(frames)]
        first, shift = min(map(_time_of, self._seen)), last.time + APART_MS
        recording.frames[:0] = [
            replace(frames[time], time=time - shift, hub=frames[time].hub - last.hub)
            for time in sorted(frames)
            if time >= first
        ]
        recording.contacts[:0] = [
            replace(touch, time=touch.time - shift) for touch in self._world.recording.contacts if touch.time >= first
        ]


def _time_of(seen: PhysicsFrame) -> int:
    return round(seen.time * 1000)


def _frame_of(seen: PhysicsFrame) -> Frame:
    """What was shown of the hand's work as a key frame of a recording."""
    # Loaded with the first world, and not with the program.
    from hamster_table.engine.hamsterrolle.physics.transforms import in_wheel

    lines = np.array([*seen.poses.values()], dtype=float).reshape(-1, 7)
    poses = in_wheel(lines[:, :3] / METRE, lines[:, 3:], seen.roll)
    placed = tuple((piece, *pose) for piece, pose in zip(seen.poses, poses, strict=True))
    return Frame(_time_of(seen), round(seen.hub * 10), round(math.degrees(seen.roll) * 100), placed)
