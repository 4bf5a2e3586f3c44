"""What a game gives to its page of statistics: its graphs, folded from the events of a story."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hamster_table.engine.game import Game, Story
from hamster_table.features import given
from hamster_table.models.series import Series


@dataclass(frozen=True, slots=True)
class Graphs:
    """The graphs of a game."""

    of: Callable[[Story, int], tuple[Series, ...]]
    """Computes them from a story, for that many seats."""


def graphs_of(game: Game) -> Graphs | None:
    """The graphs of a game; None where it has none."""
    return given("statistics", game.id, Graphs)
