"""How each game is told in numbers: its actions and its observations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from hamster_table.engine.kernel import Seat
from hamster_table.research import (
    columns_hamsterdam,
    columns_hamsterrolle,
    columns_run_hamster_run,
    numbers_hamsterdam,
    numbers_hamsterrolle,
    numbers_run_hamster_run,
)
from hamster_table.research.columns import Observing
from hamster_table.research.numbering import Blocks, Node


class Numbers(Protocol):
    """The numbers of a game's actions."""

    blocks: Blocks
    """What they say."""

    @property
    def has_paths(self) -> bool:
        """Whether some actions take more than one number."""

    def node(self, view: Any, seat: Seat) -> Node:
        """What the seat may say first, from its view."""


@dataclass(frozen=True, slots=True)
class Encoding:
    """How a game is told in numbers."""

    numbers: Numbers
    observing: Observing
    has_rows: bool = False
    """Whether its numbers mean something else in each position, so that an observation says what."""


ENCODINGS: Mapping[str, Encoding] = {
    "hamsterdam": Encoding(numbers_hamsterdam.NUMBERING, columns_hamsterdam.OBSERVING),
    "hamsterrolle": Encoding(numbers_hamsterrolle.NUMBERING, columns_hamsterrolle.OBSERVING, has_rows=True),
    "run-hamster-run": Encoding(numbers_run_hamster_run.NUMBERING, columns_run_hamster_run.OBSERVING),
}
"""By the id of the game."""
