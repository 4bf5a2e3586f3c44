"""The stars that were won on this computer: one small file, those of the first time that an answer was told."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from hamster_table.engine.codec import canonical
from hamster_table.engine.storage.atomic_file import read_at_most
from hamster_table.engine.storage.save_file import write_content
from hamster_table.features.puzzles.puzzle_file import Puzzle
from hamster_table.models.people import MOST_STARS
from hamster_table.system import paths

LIMIT = 64 * 1024
"""The most bytes the file may have."""


def file() -> Path:
    """Where the stars are kept."""
    return paths.data_folder() / "puzzles.json"


def stars() -> Mapping[str, int]:
    """The stars of each puzzle whose answer was told, by its id; what cannot be read is forgotten."""
    try:
        found = msgspec.json.decode(read_at_most(file(), LIMIT), type=dict[str, int])
    except (OSError, ValueError):
        return {}
    return {id: won for id, won in found.items() if 0 <= won <= MOST_STARS}  # a file may have been changed by hand


def keep(puzzle: Puzzle, won: int) -> None:
    """Keep the stars that were won with a puzzle, unless its answer was told before. Raises `SaveError`."""
    before = stars()
    if puzzle.id not in before:
        with suppress(OSError):  # writing says what is wrong
            file().parent.mkdir(parents=True, exist_ok=True)
        write_content(file(), canonical({**before, puzzle.id: won}) + b"\n")
