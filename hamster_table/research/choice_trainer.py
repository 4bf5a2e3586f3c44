"""The weights of a learned choice (`LearnedChoice`) in training, and the steps of the policy gradient on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from hamster_table.engine.learned_choice import LearnedChoice
from hamster_table.research.adam import Adam, Numbers

UNITS = {"allocation": 20, "declaration": 12}
"""Hidden units, by the name of the choice."""
MOST_UNITS = 16
"""The same for a choice that is not named there."""
DECAY = 1e-5
DIGITS = 4
"""Digits behind the point of a weight."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that was made in a game."""

    key: Any
    chosen: int
    round: int
    """The number of settled states before it, less one."""


class ChoiceTrainer:
    """The weights of one choice, and the steps of Adam on them."""

    def __init__(self, choice: LearnedChoice, seed: int) -> None:
        inputs, units, rng = len(choice.names), UNITS.get(choice.name, MOST_UNITS), np.random.default_rng(seed)
        self.choice = choice
        self.hidden = rng.normal(0, inputs**-0.5, (inputs, units)).astype(np.float32)
        self.bias = np.zeros(units, np.float32)
        self.out = rng.normal(0, 0.1 * units**-0.5, (units, choice.outputs)).astype(np.float32)
        self.direct = np.zeros((inputs, choice.outputs), np.float32)
        for place, weight in choice.start.items():
            self.direct[place] = weight
        self._adam = Adam((self.hidden, self.bias, self.out, self.direct), DECAY)

    def begin_with(self, form: dict[str, Any]) -> None:
        """Go on from weights in the form that the engine reads. Raises `ValueError` where they have another shape."""
        bare = {"hidden": self.hidden, "bias": self.bias, "out": self.out, "direct": self.direct}
        for name, part in bare.items():
            found = np.array(form[name], np.float32)
            found = found if found.ndim == 1 else found.T
            if found.shape != part.shape:
                raise ValueError(f"{self.choice.name}: {name} is {found.shape}, not {part.shape}")
            part[:] = found

    def outputs(self, inputs: Numbers) -> tuple[Numbers, Numbers]:
        """The activity of the hidden units, and the preferences, by situation."""
        active = np.maximum(inputs @ self.hidden + self.bias, 0)
        return active, active @ self.out + inputs @ self.direct

    def improve(self, made: Sequence[Choice], gains: Numbers, entropy: float, rate: float) -> float:
        """Make what gained more likely; the mean entropy of these choices, in nats."""
        slopes, mean = self.slopes(made, gains, entropy)
        self._adam.descend(slopes, rate)
        return mean

    def slopes(self, made: Sequence[Choice], gains: Numbers, entropy: float) -> tuple[tuple[Numbers, ...], float]:
        """The slopes of what is made small, the mean of -log(probability) * gain - weight * entropy, by hidden, bias,
        out and direct; and the mean entropy."""
        choice, total = self.choice, 0.0
        inputs = np.array([choice.inputs(one.key) for one in made], np.float32)
        active, preferences = self.outputs(inputs)
        slopes = np.zeros_like(preferences)
        parts = [choice.options(one.key)[1] for one in made]
        # The situations with the same actions are computed together.
        for options in {id(one): one for one in parts}.values():
            rows = np.array([n for n, one in enumerate(parts) if one is options])
            table = np.zeros((len(options), choice.outputs), np.float32)
            for n, outputs in enumerate(options):
                table[n, list(outputs)] = 1
            sums = preferences[rows] @ table.T
            odds = np.exp(sums - sums.max(1, keepdims=True))
            chances = odds / odds.sum(1, keepdims=True)
            logs = np.log(chances + 1e-12)
            entropies = -(chances * logs).sum(1, keepdims=True)
            total += float(entropies.sum())
            slope = chances.copy()
            slope[np.arange(len(rows)), [made[n].chosen for n in rows]] -= 1
            slope = slope * gains[rows, None] + entropy * chances * (logs + entropies)
            slopes[rows] = slope @ table / len(made)
        back = (slopes @ self.out.T) * (active > 0)
        return (inputs.T @ back, back.sum(0), active.T @ slopes, inputs.T @ slopes), total / len(made)

    def form(self) -> dict[str, Any]:
        """The weights as the engine reads them."""
        parts = {"bias": self.bias, "direct": self.direct.T, "hidden": self.hidden.T, "out": self.out.T}
        rounded = {name: np.round(part.astype(np.float64), DIGITS).tolist() for name, part in parts.items()}
        return {"names": list(self.choice.names), **rounded}
