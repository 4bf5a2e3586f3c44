"""Many games stepped together: an array of numbers in, arrays of observations, masks and rewards out.

    from hamster_table.research.batch import Batch
    from hamster_table.research.table import Rules

    batch = Batch(Rules("run-hamster-run", seats=4), 64, seed=1)
    rewards, over = batch.step(batch.draw(luck))

A game that is over begins anew at once.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from hamster_table.research.columns import Row
from hamster_table.research.table import Mask, Rules, Table


class Batch:
    """Some games in play."""

    def __init__(self, rules: Rules, games: int, seed: int) -> None:
        """So many new games; their chance is played by the seed. Raises `ValueError` for less than one."""
        if games < 1:
            raise ValueError(f"a batch has 1 game or more, not {games}")
        self.rules = rules
        self._luck = random.Random(seed)
        self.tables = [self._new() for _ in range(games)]
        """The games themselves, with all that is hidden."""
        self._rows = np.arange(games) * rules.actions
        self.rows: Row
        """What the seat sees that is asked, by game."""
        self.masks: Mask
        """Which numbers are open to it."""
        self.seats: NDArray[np.int8]
        """Which seat is asked."""
        self._tell()

    def draw(self, luck: np.random.Generator) -> NDArray[np.int64]:
        """In each game one of the open numbers, each as likely."""
        places = self._first + (luck.random(len(self.tables)) * self._many).astype(np.int64)
        drawn: NDArray[np.int64] = self._open[places]
        return drawn

    def step(self, numbers: Sequence[int] | NDArray[np.integer]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Say a number in each game. Returns by game and seat the rewards, the shares of the win, and whether the game
        was over and another one has begun. Raises `ValueError` for a number that is not open; then nothing is said."""
        rewards = np.zeros((len(self.tables), self.rules.seats), np.float32)
        over = np.zeros(len(self.tables), np.bool_)
        said = np.asarray(numbers).astype(np.int64, casting="same_kind").reshape(self._rows.shape)
        is_open = self.masks.reshape(-1).take(self._rows + said, mode="clip") & (said // self.rules.actions == 0)
        if not is_open.all():
            n = int(is_open.argmin())
            raise ValueError(f"seat {self.seats[n]} of game {n} has no action {said[n]}")
        # One thing in all games before the next, and those at the same step one after the other: what a processor has
        # just done is quick to do again.
        steps = [id(type(table.state.agenda[-1])) for table in self.tables]
        order = sorted(range(len(steps)), key=steps.__getitem__)
        words = said.tolist()
        for n in order:
            self.tables[n].enter(words[n])
        for n in order:
            self.tables[n].draw()
        for n in order:
            self.tables[n].go_on()
        for n, table in enumerate(self.tables):
            if table.seat < 0:
                rewards[n], over[n] = table.returns, True
                self.tables[n] = self._new()
        self._tell()
        return rewards, over

    def _new(self) -> Table:
        while True:
            table = Table(self.rules, random.Random(self._luck.random()))
            # A game in which nobody is asked anything, from a position near the end.
            if table.seat >= 0:
                return table

    def _tell(self) -> None:
        # One array for all: most of the time of a small one is that it is made at all.
        values = b"".join([table.values(table.seat) for table in self.tables])
        self.rows = self.rules.observer.rows(values)
        for n, table in enumerate(self.tables):
            if table.said:
                table.add_said(self.rows[n])
        self.seats = np.array([table.seat for table in self.tables], np.int8)
        # The open numbers of all games in one row, and by game where its own begin and how many they are.
        numbers = [table.node for table in self.tables]
        self._open = np.fromiter(chain.from_iterable(numbers), np.int64)
        self._many = np.fromiter(map(len, numbers), np.int64)
        self._first = self._many.cumsum() - self._many
        self.masks = np.zeros((len(self.tables), self.rules.actions), np.int8)
        self.masks.reshape(-1)[self._open + np.repeat(self._rows, self._many)] = 1
