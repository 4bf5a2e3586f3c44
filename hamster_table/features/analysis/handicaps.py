"""How much the chances that were learned for a game depend on who plays, as a game gives it to this room."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean as mean
from typing import Any

from hamster_table.engine.game import Game
from hamster_table.engine.learned_value import softmax
from hamster_table.features import given

PERSON = "steady"
"""The computer player that people are taken to be like."""


Figures = Mapping[str, float]
"""By the kind of a computer player."""


@dataclass(frozen=True, slots=True)
class Handicaps:
    """What `python -m hamster_table.research.calibration` has measured."""

    of: Mapping[int, Figures] = field(default_factory=dict)
    """By the number of seats, since one rival has more of a mistake than each of three: how much lower the logarithm of
    the odds of a kind is than learned, by the mistakes that it makes while *left* falls by 1."""
    noise: Mapping[int, Figures] = field(default_factory=dict)
    """By the number of seats: how much less it matters, up to 1, who is ahead and who errs less where all who can still
    win play like that; less than 0: more. 0 for those not in it."""
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
    strengths, somebody = learned.strengths(state), 1 - own.nobody(state)
    if kinds:
        behind, less = own.of.get(len(kinds), {}), own.noise.get(len(kinds), {})
        known, left = [kind if kind in behind else PERSON for kind in kinds], own.left(state)
        pairs = [*zip(known, strengths, strict=True)]
        noise = mean([less.get(kind, 0.0) for kind, one in pairs if one is not None] or [0.0])
        strengths = [None if one is None else (1 - noise) * (one + left * behind.get(kind, 0.0)) for kind, one in pairs]
    return tuple(somebody * chance for chance in softmax(strengths))
