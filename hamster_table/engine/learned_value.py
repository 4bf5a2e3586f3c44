"""A value of positions that was learned from games: a small network, evaluated in pure Python.

For each seat some numbers, the inputs, describe its situation at the table. One network, the same for all seats, turns
them into a strength; the probabilities to win are the softmax of the strengths. Its weights come from a JSON file
that `python -m hamster_table.research.training` writes, with what it was trained on.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from math import exp
from operator import mul
from pathlib import Path
from typing import Any

from hamster_table.engine.kernel import Action, Seat, Step
from hamster_table.engine.memoize import memoize_one

POLICY = "policy"
"""Where the learned policy stands in the file."""
Policy = Callable[[Any, Seat, random.Random], Action]
"""An action for a seat, from its view."""
Key = Hashable
"""What of a seat's situation matters, as a value that can be looked up: equal keys have equal strengths."""


class Network:
    """One hidden layer of rectified units and one output."""

    def __init__(self, form: dict[str, Any]) -> None:
        """*form*: "hidden", a row of weights for each unit; "bias", one number for each; "out", one weight for each;
        "direct", one weight for each input."""
        self._units = [
            (bias, tuple(row), out) for bias, row, out in zip(form["bias"], form["hidden"], form["out"], strict=True)
        ]
        self._direct = tuple(form["direct"])

    def strength(self, inputs: Sequence[float]) -> float:
        """The logarithm of the odds of a seat with these inputs, up to a constant that is the same for all seats."""
        found: float = sum(map(mul, self._direct, inputs))
        for bias, row, out in self._units:
            active = bias + sum(map(mul, row, inputs))
            if active > 0.0:
                found += out * active
        return found


def softmax(strengths: Sequence[float | None]) -> list[float]:
    """By seat: its probability to win, by the logarithms of the odds; None for who cannot win any more."""
    best = max((one for one in strengths if one is not None), default=0.0)
    # Differences of strength go into `exp`, so that no number gets too large.
    odds = [0.0 if one is None else exp(one - best) for one in strengths]
    total = sum(odds) or 1.0
    return [one / total for one in odds]


@dataclass(frozen=True, slots=True)
class LearnedValue:
    """The probabilities to win that were learned for a game. They hold at `is_settled` states."""

    weights: Path
    """The file of its weights; read when it is first asked."""
    names: tuple[str, ...]
    """What the inputs are."""
    keys: Callable[[Any], Sequence[Key | None]]
    """By seat: what matters of its situation; None for a seat that cannot win any more."""
    inputs: Callable[[Any], Sequence[float]]
    """The inputs for a key."""
    is_settled: Callable[[Any], bool]
    """Whether a state is of the kind that was learned from, such as the beginning of a round."""
    moment: Callable[[Any], int]
    """How many such states there have been at most, so far: it only grows in a game."""
    policy: Policy | None = None
    """What was learned to be played in a view without a search; None: the game's own policy."""
    imagined: Policy | None = None
    """What all seats play in rollouts, where that is quicker than `policy`; None: `policy`."""
    unsearched: tuple[type[Step[Any, Any]], ...] = ()
    """The steps at which *Master* follows that policy without a search, such as secret choices of which it has learned
    how often to make each."""
    lesser: Policy | None = None
    """What *Sharp* plays where nobody searches by rollouts, because these find no better actions than `policy`, which
    *Master* plays; None: both search."""
    _strength: dict[str, Callable[[Key], float]] = field(default_factory=dict)

    def chances(self, state: Any) -> list[float]:
        """By seat: its probability to win a game that is on, from what everybody sees. Their sum is 1, or all are 0."""
        return softmax(self.strengths(state))

    def strengths(self, state: Any) -> list[float | None]:
        """By seat: the logarithm of its odds, up to a constant; None for a seat that cannot win any more."""
        strength = self._strength.get("") or self._read()
        return [None if key is None else strength(key) for key in self.keys(state)]

    def _read(self) -> Callable[[Key], float]:
        network, inputs = Network(json.loads(self.weights.read_bytes())), self.inputs
        found = self._strength[""] = memoize_one(lambda key: network.strength(inputs(key)))
        return found
