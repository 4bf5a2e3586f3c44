"""Views and actions as arrays of whole numbers, of the same shape throughout a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hamster_table.engine import codec
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State
from hamster_table.research.columns import LAYOUTS, Column

HIDDEN = -1_000_000
"""What the seat may not see."""
EMPTY = -1_000_001
"""Where there is nothing: at the end of a list that is shorter than its place."""
LOWEST, HIGHEST = EMPTY, 10_000_000
"""No number is below or above."""
STEP_FIELDS = 8
"""How many numbers describe the step that is going on, beside its class."""

Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]


class Encoding:
    """How the views and actions of a game become arrays.

    A view is a row of numbers: the seat that looks, the step that goes on (its place in `Game.steps`, then
    its fields), for each seat whether it has made its secret choice, and the columns of `columns.py`. Texts are
    numbered, None is `HIDDEN`, and what is not there is `EMPTY`.
    """

    def __init__(self, game: Game, seats: int) -> None:
        """Raises `KeyError` for a game that is not in `LAYOUTS`."""
        layout = LAYOUTS[game.id]
        self._game, self._seats = game, seats
        self._columns = layout.columns(seats)
        self._words = {word: n for n, word in enumerate(layout.words)}
        self._kinds = {kind.__name__: n for n, kind in enumerate(game.vocabulary)}
        self._steps = {kind.__name__: n for n, kind in enumerate(game.steps)}
        self.actions, self.fields = layout.actions, 1 + layout.fields
        self.size = 2 + STEP_FIELDS + seats + sum(column.size for column in self._columns)

    def places(self) -> dict[str, range]:
        """Where each column stands in the row of a view, by the name of the field."""
        found, at = {}, 0
        heads = (("seat", 1), ("step", 1), ("step_fields", STEP_FIELDS), ("sealed", self._seats))
        for name, size in (*heads, *((column.field, column.size) for column in self._columns)):
            found[name] = range(at, at + size)
            at += size
        return found

    def view(self, view: State, seat: Seat) -> Numbers:
        """The row of a view."""
        row = [seat]
        if view.agenda:
            form = codec.to_json(view.agenda[-1])
            kind = form.pop("step")
            row += [self._steps[kind], *_padded([*self._numbers([*form.values()])], STEP_FIELDS)]
        else:
            row += [EMPTY] * (1 + STEP_FIELDS)
        row += [int(other in view.sealed) for other in range(self._seats)]
        for column in self._columns:
            row += _padded(self._column(column, getattr(view, column.field)), column.size)
        return np.array(row, np.int32)

    def offers(self, offers: Sequence[Action]) -> tuple[Mask, Numbers]:
        """Which actions there are, and what they are: the place of the class in `Game.vocabulary`, then its fields."""
        mask = np.zeros(self.actions, np.int8)
        rows = np.full((self.actions, self.fields), EMPTY, np.int32)
        mask[: len(offers)] = 1
        for n, action in enumerate(offers):
            form = codec.to_json(action)
            kind = form.pop("do")
            fields = [*self._numbers([*form.values()])]
            rows[n] = [self._kinds[kind], *_padded(fields, self.fields - 1)]
        return mask, rows

    def offered(self, actions: Sequence[Action]) -> Sequence[Action]:
        """As many of the actions as there is room for, in even steps."""
        return actions[:: -(-len(actions) // self.actions)] if actions else actions

    def _column(self, column: Column, value: Any) -> list[int]:
        """The numbers of a field; fewer than its size where a list is shorter."""
        if value is None:
            return [HIDDEN] * column.size
        if column.bits:
            return [value >> n & 1 for n in range(column.size)]
        found: list[int] = []
        for part in value if isinstance(value, tuple | list) else [value]:
            numbers = [*self._numbers(part)]
            found += _padded(numbers, column.part) if column.part > 1 else numbers
        return found

    def _numbers(self, value: Any) -> Iterator[int]:
        if value is None:
            yield HIDDEN
        elif isinstance(value, str):
            yield self._words[value]
        elif isinstance(value, int):
            yield int(value)
        else:
            for part in value:
                yield from self._numbers(part)


def _padded(numbers: list[int], size: int) -> list[int]:
    return (numbers + [EMPTY] * (size - len(numbers)))[:size]
