"""What is to be expected in the settled states of a training, learned anew now and again from its own games.

A policy gradient has to tell what a choice was worth from how its game went on. In a game of much luck the end tells
little; the next settled state (`LearnedValue.is_settled`) tells what the choice itself has changed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

import numpy as np

from hamster_table.engine.learned_value import Key, LearnedValue
from hamster_table.research.adam import Numbers
from hamster_table.research.self_play import Examples
from hamster_table.research.training import Trainer

BATCHES, EVERY = 50, 25
"""From so many batches it learns, and so often, in batches."""
UNITS, EPOCHS = 32, 4
Keys = Sequence[Key | None]
"""By seat: what matters of its situation, as `LearnedValue.keys` says."""


class Critic:
    """The probabilities to win in settled states: at first what was learned before, then what this training shows."""

    def __init__(self, learned: LearnedValue, seats: int) -> None:
        """*seats*: the most there are at a table."""
        self._learned, self._seats = learned, seats
        self._trainer: Trainer | None = None
        self._batches: deque[tuple[Numbers, Numbers, Numbers]] = deque(maxlen=BATCHES)
        self._seen = 0

    def chances(self, state: Any, keys: Keys) -> Sequence[float]:
        """By seat: the probability to win in a state with these keys."""
        if self._trainer is None:
            return self._learned.chances(state)
        inputs, mask = self._arrays([keys])
        found: list[float] = self._trainer.chances(inputs, mask)[1][0].tolist()
        return found[: len(keys)]

    def see(self, games: Sequence[tuple[Sequence[Keys], Sequence[float]]]) -> None:
        """Take in a batch of games: the keys of the settled states of each, and by seat its share of the win."""
        states = [(keys, shares) for settled, shares in games for keys in settled]
        inputs, mask = self._arrays([keys for keys, _ in states])
        won = np.zeros(mask.shape, np.float32)
        for n, (_, shares) in enumerate(states):
            won[n, : len(shares)] = shares
        self._batches.append((inputs, mask, won))
        self._seen += 1
        if self._seen % EVERY == 0:
            inputs, mask, won = (np.concatenate(part) for part in zip(*self._batches, strict=True))
            examples = Examples(inputs, mask, won, np.zeros(len(won), bool))
            self._trainer = Trainer(len(self._learned.names), UNITS, 7)
            for _ in self._trainer.fit(examples, EPOCHS):
                pass

    def _arrays(self, states: Sequence[Keys]) -> tuple[Numbers, Numbers]:
        inputs = np.zeros((len(states), self._seats, len(self._learned.names)), np.float32)
        mask = np.zeros((len(states), self._seats), np.float32)
        for n, keys in enumerate(states):
            for seat, key in enumerate(keys):
                if key is not None:
                    inputs[n, seat], mask[n, seat] = self._learned.inputs(key), 1
        return inputs, mask
