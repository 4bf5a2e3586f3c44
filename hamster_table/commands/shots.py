"""`hamster-table shots`: a picture of every screen, taken without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hamster_table.commands import Parser, offscreen


def run(arguments: Sequence[str]) -> int:
    parser = Parser("shots", "Take a screenshot of every page and save it in a folder, which is created if needed.")
    parser.add_argument("folder", metavar="FOLDER", type=Path)
    folder = parser.parse_args(arguments).folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ValueError(f"No screenshots can be saved in {folder}: {error.strerror}.") from error
    with offscreen():
        from hamster_table.views.screenshots.capture import take

        take(folder)
    return 0
