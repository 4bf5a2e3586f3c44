"""How much the chances that were learned for a game depend on who plays, as a game gives it to this room."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log
from statistics import fmean as mean
from typing import Any

from hamster_table.engine.game import Game
from hamster_table.engine.learned_value import softmax
from hamster_table.features import given

PERSON = "steady"
"""The computer player that people are taken to be like."""


Figures = Mapping[str, float]
"""By the kind of a computer player."""
Strengths = Sequence[float | None]
"""By seat: its learned strength; None where it cannot win any more."""


@dataclass(frozen=True, slots=True)
class Handicaps:
    """What `python -m hamster_table.research.calibration` has measured."""

    of: Mapping[int, Figures] = field(default_factory=dict)
    """By the number of seats, since one rival has more of a mistake than each of three: how much lower the logarithm of
    the odds of a kind is than learned, by the mistakes that it makes while *left* falls by 1."""
    against: Mapping[int, Mapping[str, Figures]] = field(default_factory=dict)
    """By the number of seats, in the place of that: the same by each kind of rival, of which the mean counts over those
    who can still win."""
    noise: Mapping[int, Figures] = field(default_factory=dict)
    """By the number of seats: how much less it matters, up to 1, who is ahead and who errs less where all who can still
    win play like that; less than 0: more. 0 for those not in it."""
    apart: Mapping[int, Figures] = field(default_factory=dict)
    """By the number of seats, in the place of noise: how much more it matters, for a kind itself, how far it is ahead
    of the mean of all who can still win, or behind it. 0 for those not in it."""
    left: Callable[[Any, Strengths], float] = lambda state, strengths: 1.0
    """How much of the game is left to those who err, in a measure of its own, by a state and its learned strengths."""
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
    somebody, strengths = 1 - own.nobody(state), learned.strengths(state)
    known = handicapped(own, state, strengths, kinds) if kinds else strengths
    return tuple(somebody * chance for chance in softmax(known))


def handicapped(own: Handicaps, state: Any, strengths: Strengths, kinds: Sequence[str]) -> Strengths:
    """The strengths of these kinds, by seat, counted from their mean: those that were learned, and what is measured of
    who plays."""
    n = len(kinds)
    of, against, noise, apart = own.of.get(n, {}), own.against.get(n, {}), own.noise.get(n, {}), own.apart.get(n, {})
    left, found = own.left(state, strengths), list[float | None](strengths)
    able = {seat: one for seat, one in enumerate(strengths) if one is not None}
    known = {seat: kinds[seat] if kinds[seat] in (against or of) else PERSON for seat in able}
    middle = mean(able.values() or [0.0])
    share = 1 - mean([noise.get(kind, 0.0) for kind in known.values()] or [0.0])
    for seat, kind in known.items():
        by_rival = [against[kind][rival] for other, rival in known.items() if against and other != seat]
        lower = mean(by_rival or [of.get(kind, 0.0)])
        found[seat] = share * ((1 + apart.get(kind, 0.0)) * (able[seat] - middle) + left * lower)
    return found


def openness(strengths: Strengths) -> float:
    """How open it is who wins, by what was learned: 1 among equals, 0 where one is sure to (the entropy of the chances
    as a share of that of equals)."""
    chances = [one for one in softmax(strengths) if one]
    able = sum(one is not None for one in strengths)
    return -sum(one * log(one) for one in chances) / log(able) if able > 1 else 0.0
