"""What a table explains of itself when a person first meets it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF


@dataclass(frozen=True, slots=True)
class Explanation:
    """A few lines about something on the table that one cannot know before it is told."""

    key: str
    """What it is about, such as "hamsterdam-dots": told once on a computer, when it is due, and again when
    it is asked for."""
    title: str
    lines: tuple[tuple[str, str], ...]
    """The name of a drawing, as it stands on the table, and what it means."""
    area: QRectF
    """Where that is, in pixels of the table."""
    is_due: bool
    """Whether what it speaks of is to be done or seen now; before and afterwards it is only told when asked for."""
    clear: tuple[QRectF, ...] = ()
    """What else should stay in sight meanwhile."""
