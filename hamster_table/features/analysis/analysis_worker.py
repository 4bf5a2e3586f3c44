"""The process in which a finished game is analysed."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from hamster_table.engine.storage.save_file import Loaded
from hamster_table.features.analysis.analysis import GAMES, analyse
from hamster_table.models.game_study_worker import serve


def main(pipe: Connection) -> None:
    """Analyse one game."""
    serve(pipe, study)


def study(loaded: Loaded, report: Callable[[int, int], object]) -> dict[str, Any]:
    """The analysis of a game, as JSON."""
    kinds = [player.kind for player in loaded.seats]
    found = analyse(loaded.match, GAMES, report=report, kinds=kinds)
    assert found is not None  # nothing stops it
    return found.to_json()
