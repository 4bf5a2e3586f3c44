"""How much the chances that were learned for a game depend on who plays, as a game gives it to this room."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hamster_table.engine.game import Game
from hamster_table.features import given

PERSON = "steady"
"""The computer player that people are taken to be like."""


@dataclass(frozen=True, slots=True)
class Handicaps:
    """What `python -m hamster_table.research.calibration` has measured."""

    of: Mapping[str, float] = field(default_factory=dict)
    """By the kind of a computer player: how much lower the logarithm of its odds is than learned, by the mistakes that
    it makes while *left* falls by 1."""
    left: Callable[[Any], float] = lambda state: 1.0
    """How much of the game is left, in a measure of its own."""
    nobody: Callable[[Any], float] = lambda state: 0.0
    """The probability that nobody wins, at a state of which something was learned."""


def handicaps_of(game: Game) -> Handicaps:
    """Those of a game; none where it has none."""
    return given("analysis", game.id, Handicaps) or Handicaps()


def chances(game: Game, state: Any, kinds: Sequence[str]) -> tuple[float, ...]:
    """By seat: its probability to win from a state of which something was learned; *kinds*: by seat who plays there, ()
    for equals. The rest is nobody's."""
    own, learned = handicaps_of(game), game.learned
    assert learned is not None
    left, somebody = own.left(state), 1 - own.nobody(state)
    handicaps = [left * own.of.get(kind, own.of.get(PERSON, 0.0)) for kind in kinds]
    return tuple(somebody * chance for chance in learned.chances(state, handicaps))
