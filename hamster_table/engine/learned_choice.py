"""A choice that was learned from games: how often each action is to be made, from what a seat sees.

A small network turns numbers that describe the seat's situation, the inputs, into preferences, the outputs. Each action
belongs to one output or several, which add up; its probability goes with the exponential of the sum. Its weights come
from a JSON file that `python -m hamster_table.research.policy_gradient` writes, with what it was trained on.
"""

from __future__ import annotations

import json
import random
from bisect import bisect
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from math import exp
from operator import mul
from pathlib import Path
from typing import Any

from hamster_table.engine.kernel import Action, Seat, Step
from hamster_table.engine.learned_value import POLICY, Policy
from hamster_table.engine.memoize import memoize_one

Parts = Sequence[tuple[int, ...]]
"""By action: the numbers of the outputs that add up to its preference."""


class ChoiceNetwork:
    """One hidden layer of rectified units, and outputs that see the inputs directly too."""

    def __init__(self, form: dict[str, Any]) -> None:
        """*form*: "hidden", a row of weights for each unit; "bias", one number for each; "out", a row of weights of the
        units for each output; "direct", a row of weights of the inputs for each output."""
        self._units = [(bias, tuple(row)) for bias, row in zip(form["bias"], form["hidden"], strict=True)]
        self._outputs = [(tuple(direct), tuple(out)) for direct, out in zip(form["direct"], form["out"], strict=True)]

    def outputs(self, inputs: Sequence[float]) -> list[float]:
        """The preferences for a situation."""
        active = [max(0.0, bias + sum(map(mul, row, inputs))) for bias, row in self._units]
        return [sum(map(mul, direct, inputs)) + sum(map(mul, out, active)) for direct, out in self._outputs]


@dataclass(frozen=True, slots=True)
class LearnedChoice:
    """What of a choice is learned: the inputs, and which actions there are to choose from."""

    name: str
    """Under which its weights stand in the file."""
    step: type[Step[Any, Any]]
    """The step at which it is made."""
    names: tuple[str, ...]
    """What the inputs are."""
    outputs: int
    """How many outputs there are."""
    key: Callable[[Any, Seat], Hashable | None]
    """What matters of a seat's situation in a view; None where there is nothing to choose."""
    inputs: Callable[[Any], Sequence[float]]
    """The inputs for a key."""
    options: Callable[[Any], tuple[Sequence[Action], Parts]]
    """The actions for a key, and the outputs of each."""
    start: Mapping[tuple[int, int], float]
    """By input and output: the direct weights with which the training begins, as the rules of thumb have it."""

    def reader(self, form: dict[str, Any]) -> Callable[[Any], list[float]]:
        """A function that gives for a key the sums of the weights of the first actions: 1 action, 2 actions, all."""
        network, inputs, options = ChoiceNetwork(form), self.inputs, self.options

        def sums(key: Any) -> list[float]:
            outputs = network.outputs(inputs(key))
            preferences = [sum(outputs[part] for part in parts) for parts in options(key)[1]]
            # Differences go into `exp`, so that no number gets too large.
            most = max(preferences)
            return list(accumulate(exp(one - most) for one in preferences))

        return memoize_one(sums)


Readers = Mapping[type[Any], tuple[LearnedChoice, Callable[[Any], list[float]]]]
"""By step: the choice, and what weights make of a situation (`LearnedChoice.reader`)."""


@dataclass(frozen=True, slots=True)
class LearnedPolicy:
    """A policy that draws some choices with probabilities that were learned, and leaves the others to another one."""

    weights: Path
    """The file with the weights, under "policy"; read when it is first asked."""
    choices: tuple[LearnedChoice, ...]
    otherwise: Policy
    _readers: dict[str, Readers] = field(default_factory=dict)

    def __call__(self, view: Any, seat: Seat, rng: random.Random) -> Action:
        """An action for a seat, from its view."""
        return self.choose(self._readers.get("") or self._read(), view, seat, rng)

    def choose(self, readers: Readers, view: Any, seat: Seat, rng: random.Random) -> Action:
        """The same with other weights."""
        found = readers.get(type(view.agenda[-1]))
        key = found and found[0].key(view, seat)
        if found is None or key is None:
            return self.otherwise(view, seat, rng)
        choice, sums = found
        return choice.options(key)[0][draw(sums(key), rng)]

    def readers(self, form: dict[str, Any]) -> Readers:
        """What weights say: *form* has those of each choice under its name."""
        return {choice.step: (choice, choice.reader(form[choice.name])) for choice in self.choices}

    def _read(self) -> Readers:
        found = self._readers[""] = self.readers(json.loads(self.weights.read_bytes())[POLICY])
        return found


def draw(sums: Sequence[float], rng: random.Random) -> int:
    """The number of an action, drawn with the weights of which these are the sums."""
    # Rounding may lead beyond the last sum.
    return min(bisect(sums, rng.random() * sums[-1]), len(sums) - 1)
