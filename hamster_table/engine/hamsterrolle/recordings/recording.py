"""The recording of a tumble for replay: key frames, and which things touched when. It is no part of the ledger."""

from __future__ import annotations

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
        return max((frame for frame in self.frames if frame.time <= time), default=self.frames[0], key=_time_of)

    def cause_of(self, piece: Piece) -> Contact | None:
        """The last contact of a fallen piece with another one before it fell; None if it did not fall or had none."""
        falls = [touch.time for touch in self.contacts if touch.one == piece and touch.other == THE_TABLE]
        if not falls:
            return None
        before = [t for t in self.contacts if t.time < falls[0] and t.other >= 0 and piece in (t.one, t.other)]
        return before[-1] if before else None


def _time_of(frame: Frame) -> int:
    return frame.time
