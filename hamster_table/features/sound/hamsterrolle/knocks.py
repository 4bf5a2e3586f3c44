"""What of moving wood is heard, found in its poses alone: so it is the same for what is simulated now and for a film.

Wood that lies or slides is carried by forces of about its weight, and wood that falls by none. Whatever is pushed
harder than that has struck something; how much its speed changes says how hard.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.actions import Piece

Floats = NDArray[np.float64]
GRAVITY = 9.81
CARRIED = 11.3
"""Up to so many m/s2 against its weight are no blow: lying, sliding, riding along in a wheel that rolls."""
TIPPING = 8.0
"""Up to so many m/s2 at `ARM` from its middle a piece tips and rolls without a blow."""
ARM = 0.03
"""Metres from the middle of a piece to where it is struck, as a rule."""
SOFTEST = 0.06
"""A change of speed in m/s that is not heard any more."""
SLIDES, FREE = 0.03, 4.0
"""Wood that goes faster than the first over the wheel, in m/s, scrapes; unless its weight is carried by less than the
second, in m/s2: then it flies."""


class Knock(NamedTuple):
    """A blow."""

    time: float
    """Seconds, as those of the frames."""
    piece: Piece
    speed: float
    """How much its speed has changed, in m/s, its spin included."""
    on_table: bool = False
    """Whether it has fallen out of the wheel, and struck the table."""


class Motion(NamedTuple):
    """What goes on from one frame to the next."""

    time: float
    """Seconds: that of the later frame."""
    roll: float
    """The speed of the rim over the table, in m/s."""
    scrape: float
    """How fast pieces slide, in m/s, all together."""


class Listener:
    """Finds the blows in frames that come one after the other.

    A blow is known two frames after it: only then it is clear that it was the hardest moment.
    """

    def __init__(self, rim: float, ignored: Piece | None = None) -> None:
        """*rim* is the outer radius of the wheel in metres; *ignored* is carried by a hand, which is not of wood."""
        self.knocks: list[Knock] = []
        """All blows so far, in order of time."""
        self.motions: list[Motion] = []
        """What went on at each frame but the first."""
        self._rim = rim
        self._ignored = ignored
        self._frame: _Frame | None = None
        self._step: _Step | None = None
        self._blows: list[tuple[float, Mapping[Piece, float]]] = []
        """The times of the last three frames, with how hard pieces were struck then."""

    def see(self, time: float, roll: float, hub: float, poses: Mapping[Piece, Sequence[float] | Floats]) -> None:
        """Take the next frame: seconds, radians, millimetres, and poses of the room (7,): a place in millimetres from
        the hub, and a quaternion."""
        pieces = tuple(piece for piece in poses if piece != self._ignored)
        numbers = np.array([poses[piece] for piece in pieces], float).reshape(-1, 7)
        turns = numbers[:, 3:] / _lengths(numbers[:, 3:])[:, None]
        frame, last = _Frame(time, roll, hub / 1000, pieces, numbers[:, :3] / 1000, turns), self._frame
        self._frame = frame
        if last is None or time <= last.time:
            self._step = None
            return
        step, before = _step(last, frame), self._step
        self._step = step
        scrape = 0.0
        if before is not None:
            self._find_falls(before, last, pieces)
            change = _change(before, step)
            self._blows = [*self._blows[-2:], (last.time, change.blows())]
            self._find_knocks()
            scrape = change.scrape()
        self.motions.append(Motion(time, abs(frame.roll - last.roll) / (time - last.time) * self._rim, scrape))

    def _find_knocks(self) -> None:
        """Add the blows of the frame before the last one that were harder than those just before and after."""
        if len(self._blows) < 3:
            return
        (_, before), (time, now), (_, after) = self._blows
        for piece, speed in now.items():
            neighbours = before.get(piece, 0.0), after.get(piece, 0.0)
            # A blow between two frames is seen in both.
            if speed > neighbours[0] and speed >= neighbours[1] and speed + max(neighbours) > SOFTEST:
                self.knocks.append(Knock(time, piece, speed + max(neighbours)))

    def _find_falls(self, before: _Step, last: _Frame, pieces: tuple[Piece, ...]) -> None:
        """What is gone has touched the table in the last frame, as fast as it was then."""
        for piece in before.pieces:
            if piece in last.pieces and piece not in pieces:
                speed = float(np.linalg.norm(before.speeds[before.pieces.index(piece)]))
                self.knocks.append(Knock(last.time, piece, max(SOFTEST, speed), True))


class _Frame(NamedTuple):
    time: float
    roll: float
    hub: float
    pieces: tuple[Piece, ...]
    places: Floats
    """(n, 3), in metres from the hub."""
    turns: Floats
    """(n, 4), of length 1."""


class _Step(NamedTuple):
    """How all that is in two frames has moved from one to the other."""

    seconds: float
    pieces: tuple[Piece, ...]
    speeds: Floats
    """(n, 3), in m/s in the room."""
    slides: Floats
    """(n, 3), in m/s over the wheel, which turns below them."""
    spins: Floats
    """(n, 3), in radians a second."""


def _step(last: _Frame, now: _Frame) -> _Step:
    seconds = now.time - last.time
    both, old, new = _common(last.pieces, now.pieces)
    speeds = (now.places[new] - last.places[old]) / seconds
    hub, spin = (now.hub - last.hub) / seconds, (now.roll - last.roll) / seconds
    x, _, z = ((now.places[new] + last.places[old]) / 2).T
    # What is fixed to the wheel goes round the hub: what is up goes forwards.
    slides = speeds - np.stack([spin * z, np.zeros(len(both)), -spin * x], axis=1)
    speeds = speeds + np.array([hub, 0.0, 0.0])
    return _Step(seconds, both, speeds, slides, _spins(last.turns[old], now.turns[new]) / seconds)


def _spins(before: Floats, after: Floats) -> Floats:
    """The turns from some quaternions to others, as vectors, (n, 3), in radians."""
    w, a = before[:, :1], before[:, 1:]
    v, b = after[:, :1], after[:, 1:]
    # after times the inverse of before; a quaternion and its negative are the same turn.
    real = v * w + np.sum(b * a, axis=1, keepdims=True)
    # Written out: numpy's cross product takes as long as all the rest.
    x, y, z = b.T
    i, j, k = a.T
    turn = w * b - v * a - np.stack([y * k - z * j, z * i - x * k, x * j - y * i], axis=1)
    found: Floats = 2 * np.where(real < 0, -turn, turn)
    return found


class _Change(NamedTuple):
    """How the movement of all that is in three frames has changed at the middle one."""

    seconds: float
    pieces: tuple[Piece, ...]
    pushes: Floats
    """(n,), in m/s2: what carries or pushes each piece besides its weight."""
    twists: Floats
    """(n,), in radians a second squared."""
    slides: Floats
    """(n,), in m/s."""

    def blows(self) -> dict[Piece, float]:
        """How hard pieces were struck, in m/s; those that were not are left out."""
        along = np.maximum(0.0, self.pushes - CARRIED)
        about = np.maximum(0.0, self.twists * ARM - TIPPING)
        hard = (along + about / 2) * self.seconds
        return {self.pieces[n]: float(hard[n]) for n in np.flatnonzero(hard).tolist()}

    def scrape(self) -> float:
        """How fast pieces slide that something carries, in m/s, all together."""
        return float(self.slides[(self.slides > SLIDES) & (self.pushes > FREE)].sum())


def _change(before: _Step, after: _Step) -> _Change:
    seconds = (before.seconds + after.seconds) / 2
    both, old, new = _common(before.pieces, after.pieces)
    pushes = (after.speeds[new] - before.speeds[old]) / seconds + np.array([0.0, 0.0, GRAVITY])
    twists = (after.spins[new] - before.spins[old]) / seconds
    # What tips over an edge or rolls moves as well, and does not slide.
    slides = _lengths(after.slides[new]) - ARM * _lengths(after.spins[new])
    return _Change(seconds, both, _lengths(pushes), _lengths(twists), slides)


def _lengths(vectors: Floats) -> Floats:
    found: Floats = np.sqrt(np.einsum("ij,ij->i", vectors, vectors))
    return found


def _common(before: tuple[Piece, ...], after: tuple[Piece, ...]) -> tuple[tuple[Piece, ...], list[int], list[int]]:
    """The pieces that are in both, with their rows there."""
    both = tuple(piece for piece in after if piece in before)
    return both, [before.index(piece) for piece in both], [after.index(piece) for piece in both]
