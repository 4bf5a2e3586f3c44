"""A recording as frames to draw, at any time of it: between its key frames too, and with what bounces on the table."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from hamster_table.engine.hamsterrolle.actions import Piece
from hamster_table.engine.hamsterrolle.recordings.recording import THE_TABLE
from hamster_table.engine.hamsterrolle.recordings.slips import Slip, slips, visible_end
from hamster_table.models.hamsterrolle.physics_frames import METRE
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, roll_of, rolled
from hamster_table.views.hamsterrolle.render3d.meshes import Points

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.components import Box
    from hamster_table.engine.hamsterrolle.recordings.recording import Frame, Landing, Recording

SEARCH_EVERY = 3
"""Slips are looked for again when a recording has got so many key frames more."""


@dataclass(frozen=True, slots=True, eq=False)
class _Key:
    """A key frame as it is drawn."""

    time: int
    """In milliseconds of the recording."""
    roll: float
    hub: float
    pieces: tuple[Piece, ...]
    poses: Points
    """(n, 7), in the room."""


class Film:
    """A recording to be shown, which may still grow. Times are in milliseconds from its first frame."""

    def __init__(self, recording: Recording, box: Box, hub: float = 0.0, is_complete: bool = True) -> None:
        """*box*: that of its game; *hub*: how far it has rolled before the film begins, from where the camera follows
        it, in millimetres."""
        self.recording = recording
        self.slips: list[Slip] = []
        """What slips and falls, as far as it is known, with times of the film."""
        self._box = box
        self._hub = hub
        self._is_complete = False
        self._keys: list[_Key] = []
        self.landings: dict[Piece, Landing] = {}
        """What the pieces do that have fallen, as far as it is known, with times of the recording."""
        self._seen = self._searched = 0
        """How many key frames are shown, and in how many slips were looked for."""
        self._end = 0
        self.update(is_complete)

    @property
    def is_complete(self) -> bool:
        """Whether the recording does not grow any more."""
        return self._is_complete

    @property
    def length(self) -> float:
        """How long it is as far as it is known: to the last key frame, or until the last piece lies on the table."""
        return float(max([self.recording.length, *(self.lies_from(piece) for piece in self.landings)]))

    @property
    def end(self) -> float:
        """When nothing is seen to move any more; of a film that is not complete, as far as it can be shown: what lands
        goes on for longer than the wheel is known."""
        if not self._is_complete:
            return float(self.recording.frames[self._seen - 1].time - self._start) if self._seen else 0.0
        return max([float(self._end), *(self.lies_from(piece) for piece in self.landings)])

    def update(self, is_complete: bool) -> None:
        """Look at what the recording has got since; *is_complete*: it will get no more."""
        count = len(self.recording.frames)
        if count == 0 or (count == self._seen and is_complete == self._is_complete):
            return
        self._seen, self._is_complete = count, is_complete
        # Slips are looked for now and then only: it takes longer than to draw a frame of the film.
        # What has just fallen is in no key frame any more, and would not be seen until then.
        has_fallen = len(self.recording.landings) > len(self.landings)
        if not is_complete and not has_fallen and count - self._searched < SEARCH_EVERY:
            return
        self._searched, start = count, self._start
        self.slips = [
            replace(slip, begin=slip.begin - start, end=None if slip.end is None else slip.end - start)
            for slip in slips(self.recording, is_complete)
        ]
        self._find_landings()
        if is_complete:
            self._end = visible_end(self.recording) - start

    @property
    def _start(self) -> int:
        return self.recording.frames[0].time

    def _find_landings(self) -> None:
        falls = {touch.one for touch in self.recording.contacts if touch.other == THE_TABLE}
        if falls == self.landings.keys():
            return
        # Without the physics, which a film of another evening does not need, one does not see how it bounces.
        try:
            from hamster_table.engine.hamsterrolle.physics.landing import landings
        except ImportError:
            return
        self.landings = landings(self.recording, self._box, {**self.recording.landings, **self.landings})

    def lies_from(self, piece: Piece) -> float:
        """When a piece that has fallen lies on the table; the time of its fall where that is not known."""
        landing = self.landings.get(piece)
        falls = (touch.time for touch in self.recording.contacts if (touch.one, touch.other) == (piece, THE_TABLE))
        return float((landing.end if landing is not None else next(falls)) - self._start)

    def frame_at(self, time: float, without: Collection[Piece] = (), fade: float = 0.0) -> RenderFrame:
        """What is to be seen at a time; those before and after the film are its ends. *without*: what has fallen and
        been taken from the table since; *fade*: how far it goes over into the last frame, 0 to 1."""
        now = max(0.0, time) + self._start
        n = self._index(now)
        before, after = self._key(n), self._key(min(n + 1, self._seen - 1))
        shown = _mixed(before, after, min(1.0, (now - before.time) / max(1, after.time - before.time)))
        if fade:
            shown = _mixed(shown, self._key(self._seen - 1), fade)
        poses = dict(zip(shown.pieces, shown.poses, strict=True))
        for piece in self.landings.keys() - set(without):
            if (pose := self._landed(piece, now, shown.hub)) is not None:
                poses[piece] = pose
        return RenderFrame(shown.roll, poses, shown.hub)

    def _landed(self, piece: Piece, now: float, hub: float) -> Points | None:
        """Where a piece is that has fallen, (7,) in the room; None: it has not."""
        landing = self.landings[piece]
        if now < landing.begin:
            return None
        key = self._key(self._index(landing.begin))
        pose = landing.pose_at(now)
        pose[:3] = key.poses[key.pieces.index(piece), :3] + pose[:3] * METRE
        # Places are counted from the hub, which has rolled on since.
        pose[0] += key.hub - hub
        return pose

    def _index(self, now: float) -> int:
        """The number of the last key frame that is not after a time of the recording."""
        # As many as at the last look: a recording may grow at any moment.
        return max(0, bisect_right(self.recording.frames, now, hi=self._seen, key=lambda frame: frame.time) - 1)

    def _key(self, n: int) -> _Key:
        frames = self.recording.frames
        while len(self._keys) <= n:
            self._keys.append(_key_of(frames[len(self._keys)], frames[0].hub, self._hub))
        return self._keys[n]


def _key_of(frame: Frame, start: int, hub: float) -> _Key:
    roll = roll_of(frame.angle)
    lines = np.array(frame.poses, dtype=float).reshape(-1, 8)
    # From tenths of a millimetre; the length of a quaternion does not matter.
    poses = rolled(np.concatenate((lines[:, 1:4] / 10, lines[:, 4:] / 10_000), axis=1), roll)
    return _Key(frame.time, roll, hub + (frame.hub - start) / 10, tuple(line[0] for line in frame.poses), poses)


def _mixed(before: _Key, after: _Key, share: float) -> _Key:
    """What lies that far from one to the other, 0 to 1; pieces that are gone from the second are in none."""
    pieces, first, second = before.pieces, before.poses, after.poses
    if pieces != after.pieces:
        pieces = tuple(piece for piece in before.pieces if piece in after.pieces)
        first = first[[before.pieces.index(piece) for piece in pieces]]
        second = second[[after.pieces.index(piece) for piece in pieces]]
    # The shorter way: a quaternion and its negative are the same turn.
    is_same = np.sum(first[:, 3:] * second[:, 3:], axis=1, keepdims=True) >= 0
    goal = np.concatenate((second[:, :3], np.where(is_same, second[:, 3:], -second[:, 3:])), axis=1)
    roll, hub = (was * (1 - share) + then * share for was, then in ((before.roll, after.roll), (before.hub, after.hub)))
    return _Key(before.time, roll, hub, pieces, first * (1 - share) + goal * share)
