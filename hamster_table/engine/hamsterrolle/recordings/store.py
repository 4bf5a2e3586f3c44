"""The folder of recordings: those of the last tumbles of all games on this computer.

A recording is found by the poses at its end, which follow from the ledger. So it is found again with its game, however
that was saved and opened; an entry that is taken back has none, since its poses never come again. Rules never use
recordings: where one is missing or damaged there is no replay, and nothing else is lost.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from hamster_table.engine.codec import canonical
from hamster_table.engine.hamsterrolle.actions import Angle, PlacedPiece, Settle
from hamster_table.engine.hamsterrolle.recordings.compression import decode, encode
from hamster_table.engine.hamsterrolle.recordings.recording import Recording
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.storage.atomic_file import read_at_most, sweep, write_lightly

MOST = 300
"""How many recordings are kept; the oldest are removed first."""
LARGEST = 200_000
"""The most bytes of a recording's file."""


class RecordingStore:
    """The recordings in a folder."""

    def __init__(self, folder: Path, most: int = MOST) -> None:
        self._folder = folder
        self._most = most
        self._found: tuple[Path, Recording] | None = None
        """The recording that was asked for last, with its path."""

    def keep(self, settle: Settle, recording: Recording) -> None:
        """Store the recording of a tumble that ended with *settle*. Errors of the disc are ignored."""
        path, self._found = self._path(settle.angle, settle.poses), None
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            sweep(self._folder)
            write_lightly(path, encode(recording))
            self._make_room()

    def find(self, state: Hamsterrolle) -> Recording | None:
        """The recording of the tumble that led to the poses of this state; None where there is none."""
        poses = [(piece, *state.poses[piece]) for piece in state.in_wheel()]
        path = self._path(state.angle, poses)
        if self._found is not None and self._found[0] == path:
            return self._found[1]
        try:
            content = read_at_most(path, LARGEST)
        except OSError:
            return None
        recording = decode(content)
        self._found = (path, recording) if recording is not None else None
        return recording

    def has(self, settle: Settle) -> bool:
        """Whether there is a recording of a tumble that ended with *settle*."""
        return self._path(settle.angle, settle.poses).is_file()

    def _path(self, angle: Angle, poses: Iterable[PlacedPiece]) -> Path:
        # Sorted, since a `Settle` and a state may name the same poses in different orders.
        end = canonical([angle, *(list(line) for line in sorted(poses))])
        return self._folder / f"{hashlib.blake2b(end, digest_size=16).hexdigest()}.film"

    def _make_room(self) -> None:
        # By the time of writing: a name is a hash, and says nothing of age.
        recordings = sorted(self._folder.glob("*.film"), key=lambda path: path.stat().st_mtime_ns)
        for old in recordings[: -self._most]:
            old.unlink(missing_ok=True)
