"""The recording of a tumble for replay: key frames, and which things touched when. It is no part of the ledger."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from math import ceil
from typing import TYPE_CHECKING

from hamster_table.engine.hamsterrolle.actions import Angle, Piece, PlacedPiece

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

THE_WHEEL, THE_TABLE = -2, -3
"""The numbers of what a piece can touch besides other pieces."""
STEP_MS = 10
"""Milliseconds from one pose of a landing to the next."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The poses of everything at a moment."""

    time: int
    """Milliseconds since the wheel was let go; below 0: what a hand let fall before."""
    hub: int
    """How far the hub had travelled; tenths of a millimetre."""
    angle: Angle
    poses: tuple[PlacedPiece, ...]


@dataclass(frozen=True, slots=True)
class Contact:
    """The first contact of two things."""

    time: int
    """Milliseconds, as those of the frames."""
    one: Piece
    other: int
    """Another piece, or `THE_WHEEL`, `THE_TABLE`."""


@dataclass(frozen=True, slots=True)
class Landing:
    """What a piece does on the table."""

    begin: int
    """When it touches the table, in milliseconds of the recording."""
    poses: NDArray[np.float64]
    """(n, 7), one every `STEP_MS`: metres from where it touched the table (x, y, z), and a quaternion in the room,
    of its two signs the one that is nearer to the former."""

    @property
    def end(self) -> int:
        """When it lies, in milliseconds of the recording."""
        return self.begin + STEP_MS * (len(self.poses) - 1)

    def pose_at(self, time: float) -> NDArray[np.float64]:
        """Where it is then, (7,) as in `poses`; before it lands and once it lies, the first and the last pose."""
        at = min(max(0.0, (time - self.begin) / STEP_MS), float(len(self.poses) - 1))
        before, after = self.poses[int(at)], self.poses[ceil(at)]
        share = at - int(at)
        pose: NDArray[np.float64] = before * (1 - share) + after * share
        return pose


@dataclass(slots=True)
class Recording:
    """A tumble from beginning to end, frames and contacts in order of time."""

    frames: list[Frame] = field(default_factory=list)
    contacts: list[Contact] = field(default_factory=list)
    landings: dict[Piece, Landing] = field(default_factory=dict, compare=False)
    """How what has fallen bounces on the table, where somebody has computed it already; it is in no file."""

    @property
    def length(self) -> int:
        """The time from the first frame to the last, in milliseconds."""
        return self.frames[-1].time - self.frames[0].time if self.frames else 0

    def at(self, time: int) -> Frame:
        """The last frame that is not after *time*, in milliseconds; the first one if all are."""
        return self.frames[max(0, bisect_right(self.frames, time, key=_time_of) - 1)]


def _time_of(frame: Frame) -> int:
    return frame.time
