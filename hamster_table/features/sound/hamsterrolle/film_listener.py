"""Hears a film as it is shown: slowly or fast, with leaps, and while it still grows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import numpy as np

from hamster_table.engine.hamsterrolle.actions import Piece
from hamster_table.features.sound.hamsterrolle.knocks import Knock, Listener, Motion
from hamster_table.features.sound.hamsterrolle.wood_voices import NEWEST
from hamster_table.views.hamsterrolle.animation.film import Film
from hamster_table.views.hamsterrolle.render3d.frame import roll_of, rolled
from hamster_table.views.hamsterrolle.render3d.meshes import Points
from hamster_table.views.hamsterrolle.render3d.rim import outer

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.recordings.recording import Frame, Landing

RIM = outer(NEWEST) / 1000
"""The outer radius of the wheel, in metres."""
AHEAD = 0.15
"""Seconds of a film that are listened to before they are shown: a blow is known a little after it."""
JUMP = 0.3
"""Who goes further through a film at one stroke, in seconds, does not hear what is between."""
EVERY_POSE = 2
"""Poses of a landing come so close that every second one is enough."""
JUST_LANDED = 0.05
"""The blow with which a piece lands is heard in the wheel's film; its landing bounces later than these seconds."""

Heard = tuple[float, float, float, Mapping[Piece, Points]]
"""What a `Listener` sees: seconds of the recording, roll, hub, poses."""


class FilmListener:
    """The blows and movements of one film."""

    def __init__(self, film: Film) -> None:
        self.film = film
        self._time: float | None = None
        """What was heard last, in seconds of the recording; None: nothing."""
        self._ears: dict[Piece | None, _Ear] = {}
        """One for the wheel (None), and one for each piece on the table."""

    def hear(self, milliseconds: float) -> tuple[list[Knock], Motion | None]:
        """What is to be heard now that this time of the film is shown: the blows since the last time, and how wheel and
        wood move."""
        frames = self.film.recording.frames
        time = (frames[0].time + milliseconds) / 1000
        if self._time is None or not 0 <= time - self._time < JUMP:
            first = next((n for n, frame in enumerate(frames) if frame.time / 1000 > time - AHEAD), len(frames))
            self._ears = {None: _Ear(self._frames(first))}
        self._time = time
        wheel = self._ears[None]
        knocks = wheel.knocks(time)
        for piece, landing in self.film.landings.items():
            if time > landing.begin / 1000:
                ear = self._ears.setdefault(piece, _Ear(_landing_frames(piece, landing)))
                bounces = (knock._replace(on_table=True) for knock in ear.knocks(time))
                knocks += [knock for knock in bounces if knock.time > landing.begin / 1000 + JUST_LANDED]
        return knocks, wheel.motion(time)

    def _frames(self, first: int) -> Iterator[Heard | None]:
        """The key frames from the first on; None: the film has no more yet."""
        frames = self.film.recording.frames
        while True:
            if first < len(frames):
                frame = frames[first]
                first += 1
                yield frame.time / 1000, roll_of(frame.angle), frame.hub / 10, poses_in_room(frame)
            else:
                yield None


class _Ear:
    """A listener with what it is to see."""

    def __init__(self, frames: Iterator[Heard | None]) -> None:
        self._listener = Listener(RIM)
        self._frames = frames
        self._next: Heard | None = None
        self._heard = self._passed = 0
        """How many of the blows were heard, and how many of the movements are over."""

    def knocks(self, time: float) -> list[Knock]:
        """The blows up to this time that were not heard yet."""
        self._listen(time + AHEAD)
        knocks, first = self._listener.knocks, self._heard
        while self._heard < len(knocks) and knocks[self._heard].time <= time:
            self._heard += 1
        return [knock for knock in knocks[first : self._heard] if knock.time > time - AHEAD]

    def motion(self, time: float) -> Motion | None:
        """How all moves at this time."""
        motions = self._listener.motions
        while self._passed < len(motions) and motions[self._passed].time < time:
            self._passed += 1
        return motions[self._passed] if self._passed < len(motions) else None

    def _listen(self, time: float) -> None:
        while True:
            self._next = self._next or next(self._frames, None)
            if self._next is None or self._next[0] > time:
                return
            self._listener.see(*self._next)
            self._next = None


def poses_in_room(frame: Frame) -> dict[Piece, Points]:
    """The poses of a key frame in the room, (7,) by piece, in millimetres from the hub."""
    lines = np.array(frame.poses, float).reshape(-1, 8)
    poses = rolled(np.concatenate((lines[:, 1:4] / 10, lines[:, 4:]), axis=1), roll_of(frame.angle))
    return dict(zip((line[0] for line in frame.poses), poses, strict=True))


def _landing_frames(piece: Piece, landing: Landing) -> Iterator[Heard]:
    from hamster_table.engine.hamsterrolle.recordings.recording import STEP_MS

    for n in range(0, len(landing.poses), EVERY_POSE):
        pose = landing.poses[n] * np.array([1000.0] * 3 + [1.0] * 4)
        yield (landing.begin + STEP_MS * n) / 1000, 0.0, 0.0, {piece: pose}
