"""The recording of a tumble for replay: key frames, and which things touched when. It is no part of the ledger."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field

from hamster_table.engine.hamsterrolle.actions import Angle, Piece, PlacedPiece

THE_WHEEL, THE_TABLE = -2, -3
"""The numbers of what a piece can touch besides other pieces."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The poses of everything at a moment."""

    time: int
    """Milliseconds."""
    hub: int
    """How far the hub had travelled; tenths of a millimetre."""
    angle: Angle
    poses: tuple[PlacedPiece, ...]


@dataclass(frozen=True, slots=True)
class Contact:
    """The first contact of two things."""

    time: int
    """Milliseconds since the world began."""
    one: Piece
    other: int
    """Another piece, or `THE_WHEEL`, `THE_TABLE`."""


@dataclass(slots=True)
class Recording:
    """A tumble from beginning to end, frames and contacts in order of time."""

    frames: list[Frame] = field(default_factory=list)
    contacts: list[Contact] = field(default_factory=list)

    @property
    def length(self) -> int:
        """The time from the first frame to the last, in milliseconds."""
        return self.frames[-1].time - self.frames[0].time if self.frames else 0

    def at(self, time: int) -> Frame:
        """The last frame that is not after *time*, in milliseconds; the first one if all are."""
        return self.frames[max(0, bisect_right(self.frames, time, key=_time_of) - 1)]


def _time_of(frame: Frame) -> int:
    return frame.time
