"""The record of a tumble: key frames, what touched what, what fell. It is kept beside the ledger, for the replay."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from hamster_table.engine.hamsterrolle.actions import Angle, Piece, PlacedPiece

HAND, THE_WHEEL, THE_TABLE = -1, -2, -3
"""What a piece can touch that is no piece."""


@dataclass(frozen=True, slots=True)
class Frame:
    """How all lay at a moment."""

    time: int
    """Milliseconds."""
    hub: int
    """How far the hub had travelled; tenths of a millimetre."""
    angle: Angle
    poses: tuple[PlacedPiece, ...]


@dataclass(frozen=True, slots=True)
class Contact:
    """Two things met that had not touched before."""

    time: int
    one: Piece
    other: int
    """Another piece, or `THE_WHEEL`, `THE_TABLE`."""


@dataclass(slots=True)
class Recording:
    """A tumble from beginning to end."""

    frames: list[Frame] = field(default_factory=list)
    contacts: list[Contact] = field(default_factory=list)

    @property
    def length(self) -> int:
        """Milliseconds from the first frame to the last."""
        return self.frames[-1].time - self.frames[0].time if self.frames else 0

    def at(self, time: int) -> Frame:
        """The frame shown at that moment."""
        return max((frame for frame in self.frames if frame.time <= time), default=self.frames[0], key=_time_of)

    def cause_of(self, piece: Piece) -> Contact | None:
        """The last touch by another piece before that one touched the table: what set it off."""
        falls = [touch.time for touch in self.contacts if touch.one == piece and touch.other == THE_TABLE]
        if not falls:
            return None
        before = [t for t in self.contacts if t.time < falls[0] and t.other >= 0 and piece in (t.one, t.other)]
        return before[-1] if before else None

    def to_json(self) -> dict[str, Any]:
        """Lists of whole numbers."""
        frames = [[f.time, f.hub, f.angle, [list(line) for line in f.poses]] for f in self.frames]
        return {"frames": frames, "touches": [[t.time, t.one, t.other] for t in self.contacts]}

    @classmethod
    def from_json(cls, form: dict[str, Any]) -> Recording:
        """The film of such lists."""
        frames = [Frame(t, hub, angle, tuple(tuple(line) for line in poses)) for t, hub, angle, poses in form["frames"]]
        return cls(frames, [Contact(*touch) for touch in form["touches"]])


def _time_of(frame: Frame) -> int:
    return frame.time
