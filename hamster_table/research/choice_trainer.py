"""The weights of a learned choice (`LearnedChoice`) in training, and the steps of the policy gradient on them."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.learned_choice import Asked, LearnedChoice, rows_of
from hamster_table.research.adam import Adam, Numbers

UNITS = 64
FEWER_UNITS = {
    "placing": 16, "taking": 16, "landing": 32,
    "changing": 32, "reacting": 32, "plugging": 32, "breaking": 48, "skipping": 32,
}  # fmt: skip
"""Hidden units, by the name of the choice, where that is not `UNITS`."""
DECAY = 1e-6
CLIP = 0.2
"""So far a probability may move from what was played, by its share, before nothing is learned any more from it."""
ROWS = 2048
"""So many choices make a step."""
Whole = NDArray[np.intp]


class Questions(NamedTuple):
    """Several questions of one choice as arrays."""

    seen: Whole
    """What is so, of all questions in one row."""
    counts: Whole
    """How many of them each question has."""
    parts: Whole
    """Questions x actions x parts; 0 where there is none."""
    open: NDArray[np.bool_]
    """Questions x actions: whether there is such an action."""


def questions(asked: Sequence[Asked]) -> Questions:
    """The arrays of some questions."""
    counts = np.fromiter((len(one.seen) for one in asked), np.intp, len(asked))
    seen = np.fromiter(chain.from_iterable(one.seen for one in asked), np.intp, int(counts.sum()))
    many = np.fromiter((len(one.actions) for one in asked), np.intp, len(asked))
    size = len(asked[0].parts[0])
    flat = np.fromiter(chain.from_iterable(chain.from_iterable(one.parts for one in asked)), np.intp)
    is_open = np.arange(many.max()) < many[:, None]
    parts = np.zeros((*is_open.shape, size), np.intp)
    parts[is_open] = flat.reshape(-1, size)
    return Questions(seen, counts, parts, is_open)


class Made(NamedTuple):
    """Choices that were made, and what became of them."""

    asked: Questions
    chosen: Whole
    chances: Numbers
    """How likely each was."""
    gains: Numbers
    """How much better than expected it went on."""
    returns: Numbers
    """What is to be expected there."""


class ChoiceTrainer:
    """The weights of one choice with an expectation of the win, and the steps of Adam on them."""

    def __init__(self, choice: LearnedChoice, seed: int) -> None:
        units, rng = FEWER_UNITS.get(choice.name, UNITS), np.random.default_rng(seed)
        self.choice, self._rng = choice, rng
        # Some forty things are so at once.
        self.hidden = rng.normal(0, 0.15, (choice.seen, units)).astype(np.float32)
        self.bias = np.zeros(units, np.float32)
        self.out = np.zeros((choice.parts, units), np.float32)
        self.liked = np.zeros(choice.parts, np.float32)
        for part, weight in choice.start.items():
            self.liked[part] = weight
        self.value = np.zeros(units, np.float32)
        self.mean = np.full(1, 0.25, np.float32)
        self._adam = Adam((self.hidden, self.bias, self.out, self.liked, self.value, self.mean), DECAY)

    def begin_with(self, form: Mapping[str, Any]) -> None:
        """Go on from weights in the form that the engine reads. Raises `ValueError` where they have another shape."""
        units = len(self.bias)
        for name, size, part in (
            ("hidden", units, self.hidden), ("bias", units, self.bias), ("out", units, self.out),
            ("liked", 1, self.liked), ("value", units, self.value), ("mean", 1, self.mean),
        ):  # fmt: skip
            found = np.array(rows_of(form[name], size), np.float32)
            if found.size != part.size:
                raise ValueError(f"{self.choice.name}: {name} is {found.size}, not {part.size}")
            part[:] = found.reshape(part.shape)

    def play(self, asked: Questions) -> tuple[Numbers, Numbers]:
        """By question: the chances of the actions, and the expected share of the win."""
        starts = asked.counts.cumsum() - asked.counts
        active = np.maximum(np.add.reduceat(self.hidden[asked.seen], starts) + self.bias, 0)
        return self._chances(active, asked.parts, asked.open), active @ self.value + self.mean[0]

    def _chances(self, active: Numbers, parts: Whole, is_open: NDArray[np.bool_]) -> Numbers:
        worth = active @ self.out.T + self.liked
        found, rows = worth.reshape(-1), (np.arange(len(parts)) * worth.shape[1])[:, None]
        # One part after the other, since a sum over few numbers is slow.
        preferences = sum(found[parts[..., n] + rows] for n in range(parts.shape[2]))
        preferences = np.where(is_open, preferences, -np.inf)
        odds: Numbers = np.exp(preferences - preferences.max(1, keepdims=True))
        chances: Numbers = odds / odds.sum(1, keepdims=True)
        return chances

    def improve(self, made: Made, epochs: int, entropy: float, rate: float) -> float:
        """Make what gained more likely, and the expectation better; the mean entropy of these choices, in nats."""
        asked, rows = made.asked, len(made.chosen)
        seen = np.zeros((rows, self.choice.seen), np.float32)
        np.add.at(seen.reshape(-1), np.repeat(np.arange(rows) * self.choice.seen, asked.counts) + asked.seen, 1)
        found = []
        for _ in range(epochs):
            order = self._rng.permutation(rows)
            for part in np.array_split(order, max(1, rows // ROWS)):
                found.append(self._step(made, seen[part], part, entropy, rate))
        return sum(found) / len(found)

    def _step(self, made: Made, seen: Numbers, rows: Whole, entropy: float, rate: float) -> float:
        parts, is_open, chosen = made.asked.parts[rows], made.asked.open[rows], made.chosen[rows]
        n = len(rows)
        active = np.maximum(seen @ self.hidden + self.bias, 0)
        chances = self._chances(active, parts, is_open)
        own = chances[np.arange(n), chosen]
        ratio, gains = own / made.chances[rows], made.gains[rows]
        # Nothing is learned from what is already far more, or less, likely than when it was played.
        moves = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        weight = gains * ratio * moves
        logs = np.log(chances + 1e-9)
        entropies = -(chances * logs).sum(1, keepdims=True)
        slope = chances * weight[:, None]
        slope[np.arange(n), chosen] -= weight
        slope += entropy * chances * (logs + entropies)
        slope /= n
        size = len(self.liked)
        places = parts + (np.arange(n) * size)[:, None, None]
        spread = np.broadcast_to(slope[:, :, None], parts.shape)
        worth = np.bincount(places.ravel(), spread.ravel(), n * size).astype(np.float32).reshape(n, size)
        worth[:, 0] = 0
        error = active @ self.value + self.mean[0] - made.returns[rows]
        miss = error / n
        back = (worth @ self.out + miss[:, None] * self.value) * (active > 0)
        slopes = (
            seen.T @ back, back.sum(0), worth.T @ active, worth.sum(0), active.T @ miss, miss.sum(keepdims=True),
        )  # fmt: skip
        self._adam.descend(slopes, rate)
        return float(entropies.mean())

    def form(self) -> dict[str, Any]:
        """The weights as the engine reads them."""
        parts = {
            "hidden": self.hidden, "bias": self.bias, "out": self.out, "liked": self.liked, "value": self.value,
            "mean": self.mean,
        }  # fmt: skip
        numbers = {name: b64encode(part.astype("<f2").tobytes()).decode() for name, part in parts.items()}
        return {"units": len(self.bias), **numbers}
