"""What studies found out about finished games, a file for each beside the store, so that it is there at once the next
time.

A file is found by what was played, so the same game has the same one wherever it was opened from. Nothing in it is
trusted or needed: one that is damaged, or of another version, is as good as none, and is written anew.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from hamster_table.engine.codec import canonical, canonical_of
from hamster_table.engine.match import Match
from hamster_table.engine.storage.atomic_file import read_at_most, sweep, write_lightly
from hamster_table.engine.storage.rows import Played
from hamster_table.system import paths

LIMIT = 1 << 21
"""The most bytes of a file."""
KEPT = 300
"""Of so many games the study is kept: those that were studied last."""


class KeptStudies:
    """What one kind of study found out."""

    def __init__(self, name: str) -> None:
        """*name*: that of the folder."""
        self._name = name

    @property
    def folder(self) -> Path:
        """Where they are kept."""
        return paths.data_folder() / self._name

    def file_of(self, match: Match) -> Path:
        """Where that of a match is kept."""
        return self._file(match, match.ledger)

    def _file(self, match: Match, ledger: Sequence[object]) -> Path:
        """Where that of a match with this ledger is kept; in its JSON form it is the same."""
        played = canonical_of([match.game.id, match.setup.seats, match.setup.chosen(), match.seed, ledger])
        return self.folder / f"{hashlib.blake2b(played, digest_size=16).hexdigest()}.json"

    def load(self, match: Match, versions: Sequence[object]) -> dict[str, Any]:
        """The JSON form that was kept with these versions, an object. Raises `OSError` or `ValueError` where there is
        none, `TypeError`, `KeyError` or `RecursionError` where it is damaged."""
        content = read_at_most(self.file_of(match), LIMIT)
        form = json.loads(content) if len(content) <= LIMIT else {}
        if form["versions"] != [*versions]:
            raise ValueError("it is of another version")
        return {**form}

    def keep(self, match: Match, versions: Sequence[object], form: dict[str, Any]) -> None:
        """Keep it; a disc that fails costs no more than finding it out again."""
        path = self.file_of(match)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            sweep(path.parent)
            write_lightly(path, canonical({"versions": [*versions], **form}))
            _forget_oldest(path.parent)
        except OSError as error:
            logging.getLogger(__name__).warning("What was found out about a game could not be kept", exc_info=error)

    def delete(self, played: Played) -> None:
        """Delete that of a game that was deleted, if there is one."""
        # Not by playing it again: that takes long. Its beginning fills in options which are newer than the game.
        with suppress(OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError):
            self._file(Match.new(played.game, played.seats, played.setup, played.seed), played.ledger).unlink()


def _forget_oldest(folder: Path) -> None:
    files = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in files[KEPT:]:
        with suppress(OSError):
            path.unlink()
