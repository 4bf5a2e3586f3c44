"""The process in which the costly choices of a finished game are looked for."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from hamster_table.engine.storage.save_file import Loaded
from hamster_table.features.puzzles.mistakes import mistakes
from hamster_table.features.puzzles.questions import questions_of
from hamster_table.models.game_study_worker import serve

PERSON = "person"
"""The kind of a seat on which a person plays."""


def main(pipe: Connection) -> None:
    """Study one game."""
    serve(pipe, study)


def study(loaded: Loaded, report: Callable[[int, int], object]) -> list[dict[str, Any]]:
    """The puzzles that were found in the choices of its persons, as JSON."""
    seats = [seat for seat, player in enumerate(loaded.seats) if player.kind == PERSON]
    found = (questions_of(loaded.match.game).mistakes or mistakes)(loaded.match, seats, report)
    return [msgspec.to_builtins(one) for one in found]
