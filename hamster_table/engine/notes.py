"""What belongs to the story of a match and not to its ledger: what was taken back, and who stood in for whom.

Notes are kept as a text beside the ledger, in the session store and in files. They change nothing of the game, so
whatever cannot be read of them is left out.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from hamster_table.engine.codec import canonical, from_json, to_json
from hamster_table.engine.kernel import Event, Seat
from hamster_table.engine.match import Match
from hamster_table.engine.phrases import N_

LONGEST = 2_000
"""How long the text may be; the oldest notes give way."""

Note = tuple[int, Event]
"""A note with the length of the ledger at its place in the story."""


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    """Something was taken back past a draw or a reveal: all persons agreed, and the story says so."""

    persons: tuple[Seat, ...]
    says: ClassVar[str] = N_("Taken back by agreement of {persons}.")


@dataclass(frozen=True, slots=True)
class StoodIn(Event):
    """A computer player gave no answer, and Whim played this one for it."""

    seat: Seat
    says: ClassVar[str] = N_("Whim has played this one for {seat}.")


def written(notes: Sequence[Note]) -> str:
    """The notes as text."""
    lines = [[at, to_json(event)] for at, event in notes]
    while len(text := canonical(lines).decode("ascii")) > LONGEST:
        del lines[0]
    return text if lines else ""


def read(text: str, match: Match) -> list[Note]:
    """The notes of a match in a text, as far as they are notes of it."""
    try:
        lines = json.loads(text)
    except (ValueError, RecursionError):
        return []
    notes = [_read(line, match) for line in lines] if isinstance(lines, list) else []
    return [note for note in notes if note is not None]


def _read(line: object, match: Match) -> Note | None:
    if not isinstance(line, list) or len(line) != 2 or type(line[0]) is not int:
        return None
    try:
        event: Event = from_json(line[1], (TookBack, StoodIn))
    except ValueError:
        return None
    seats = event.persons if isinstance(event, TookBack) else (getattr(event, "seat", 0),)
    fits = 0 <= line[0] <= len(match.ledger) and all(0 <= seat < match.setup.seats for seat in seats)
    return (line[0], event) if fits else None
