"""The stars that were won on this computer, those of the first time that an answer was told, and what was spent on
puzzles whose answers were not told yet: two small files."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from hamster_table.engine.codec import canonical
from hamster_table.engine.storage.atomic_file import read_at_most
from hamster_table.engine.storage.save_file import write_content
from hamster_table.features.puzzles.puzzle_file import Puzzle
from hamster_table.models.people import MOST_STARS, Spent, are_spent
from hamster_table.system import paths

LIMIT = 64 * 1024
"""The most bytes the file may have."""


def file() -> Path:
    """Where the stars are kept."""
    return paths.data_folder() / "puzzles.json"


def spent_file() -> Path:
    """Where it is kept what was spent."""
    return paths.data_folder() / "puzzles_begun.json"


def stars() -> Mapping[str, int]:
    """The stars of each puzzle whose answer was told, by its id; what cannot be read is forgotten."""
    found = _read(file(), int)
    return {id: won for id, won in found.items() if 0 <= won <= MOST_STARS}  # a file may have been changed by hand


def keep(puzzle: Puzzle, won: int) -> None:
    """Keep the stars that were won with a puzzle, unless its answer was told before. Raises `SaveError`."""
    before = stars()
    if puzzle.id not in before:
        _write(file(), {**before, puzzle.id: won})
        begun = spent()
        if puzzle.id in begun:
            _write(spent_file(), {id: one for id, one in begun.items() if id != puzzle.id})


def spent() -> Mapping[str, Spent]:
    """What was spent on each puzzle that was begun and whose answer was not told, by its id; what cannot be read is
    forgotten."""
    found = _read(spent_file(), list)
    return {id: (one[0], one[1]) for id, one in found.items() if are_spent(one)}


def keep_spent(puzzle: Puzzle, now: Spent) -> None:
    """Keep what was spent on a puzzle, unless its answer was told before. Raises `SaveError`."""
    if puzzle.id not in stars():
        _write(spent_file(), {**spent(), puzzle.id: now})


def _read(path: Path, kind: type[Any]) -> dict[str, Any]:
    try:
        return msgspec.json.decode(read_at_most(path, LIMIT), type=dict[str, kind])  # type: ignore[valid-type]
    except (OSError, ValueError):
        return {}


def _write(path: Path, content: Mapping[str, object]) -> None:
    with suppress(OSError):  # writing says what is wrong
        path.parent.mkdir(parents=True, exist_ok=True)
    write_content(path, canonical(content) + b"\n")
