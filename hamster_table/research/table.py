"""A game in play, told by numbers: what the environments, the batches and the states of OpenSpiel are made of."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.catalogue import find
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import CHANCE, Action, Event, Seat, State, advance, play, silent, waiting
from hamster_table.engine.match import Match
from hamster_table.research.columns import FLOAT, Column, Observer, Row, Sheet
from hamster_table.research.columns_hamsterrolle import placements
from hamster_table.research.encodings import ENCODINGS
from hamster_table.research.numbering import Making, Node, Path

MANY = 8
"""So many hamsters on a card are many."""
Mask = NDArray[np.int8]
BYTE = np.dtype(np.int8)
NOT_KEPT = frozenset(("_half", "_sheet", "_values", "node"))
"""Of a table: what is found again from the rest."""
NOBODY: Seat = -4
"""Whose turn it is when the game is over, as in OpenSpiel."""


class Rules:
    """A game with its seats and its options, and how it is told; the same for all its tables."""

    def __init__(self, game: str, seats: int | None = None, setup: Mapping[str, str] | None = None) -> None:
        """Of the game with that id, for that many seats (the fewest), with those options. Raises `ValueError` for what
        the game does not know."""
        self.game: Game = find(game)
        self.seats = self.game.seats[0] if seats is None else seats
        # For its checks: of the seats, the options and their values.
        self.setup = Match.new(self.game, self.seats, setup, "").setup
        if game not in ENCODINGS:
            raise ValueError(f"{self.game.title} has no numbers")
        self.encoding = ENCODINGS[game]
        self.numbers = self.encoding.numbers
        self.actions = self.numbers.blocks.size
        """No number of an action is this or higher."""
        self.observe = self.encoding.observing.values
        columns = self.encoding.observing.columns(self.seats)
        if self.numbers.has_paths:
            meaning = f"how often you have said each number of an action that is half said, of {MANY}"
            columns = (*columns, Column("said", self.actions, meaning, MANY))
        self.observer = Observer(columns, self.encoding.observing.kind, self.actions if self.numbers.has_paths else 0)

    def __reduce__(self) -> tuple[Any, ...]:
        return Rules, (self.game.id, self.seats, self.setup.chosen())


class Table:
    """A game in play: who is asked for a number, which are open, and what follows.

    Where only one number is open it is not asked for. Of several seats that choose in secret the lowest is asked
    first, and none sees what the others have chosen.
    """

    __slots__ = ("_half", "_sheet", "_values", "luck", "node", "rules", "said", "seat", "state", "story")

    def __init__(self, rules: Rules, luck: random.Random | None, tells: bool = False) -> None:
        """A new game. Without *luck* chance is asked, too; *tells* keeps the story."""
        self.rules = rules
        self.luck = luck
        self.state: State = rules.game.start(rules.setup)
        """All of the game, what is hidden too."""
        self.story: list[Event | tuple[Seat, int]] | None = [] if tells else None
        """What has happened, and between it which seat has said which number; None where that is not kept."""
        self.seat: Seat = NOBODY
        """Who is asked: a seat, `CHANCE`, or `NOBODY`."""
        self.said: Path = ()
        """The numbers that were said of an action of which more has to be said."""
        self.node: Node = {}
        """What may be said next: an open number leads to an action, or to what may be said after it."""
        # Of who is asked: the values; and the row while an action is half said, when nothing else changes.
        self._values: bytes | None = None
        self._half: Row | None = None
        self._sheet: Sheet | None = None
        advance(self.state, silent if self.story is None else self._emit)
        self.draw()
        self.go_on()

    @property
    def numbers(self) -> Sequence[int]:
        """The numbers that are open to who is asked."""
        return [*self.node]

    def mask(self) -> Mask:
        """The same as an array of zeros and ones."""
        # Twice as fast as numpy, since few are open.
        found = bytearray(self.rules.actions)
        for number in self.node:
            found[number] = 1
        return np.frombuffer(found, BYTE)

    def say(self, number: int) -> None:
        """Say a number of the action of who is asked. Raises `ValueError` for one that is not open."""
        self.enter(number)
        self.draw()
        self.go_on()

    def enter(self, number: int) -> None:
        """The first third of `say`; `draw` and `go_on` are the others."""
        try:
            found = self.node[number]
        except KeyError:
            raise ValueError(f"seat {self.seat} has no action {number}") from None
        if self.story is not None:
            self.story.append((self.seat, number))
        if isinstance(found, Action):
            self._play(found)
        else:
            self._take(number, found)

    def play(self, action: Action) -> None:
        """Play a legal action of who is asked, without its numbers."""
        self._play(action)
        self.draw()
        self.go_on()

    def draw(self) -> None:
        """Let chance do what it has to, if there is luck for it."""
        luck, agenda = self.luck, self.state.agenda
        if self.node or luck is None:
            return
        while agenda and agenda[-1].seats[0] == CHANCE:
            self.seat = CHANCE
            self._play(agenda[-1].sample(self.state, CHANCE, luck))

    def go_on(self) -> None:
        """Go on until somebody is asked who has a choice, or the game is over."""
        state, agenda = self.state, self.state.agenda
        while agenda:
            if not self.node:
                self.seat = waiting(state)[0] if state.sealed else agenda[-1].seats[0]
                self._ask()
            if len(self.node) > 1 or self.seat == CHANCE:
                return
            ((number, found),) = self.node.items()
            if isinstance(found, Action):
                self._play(found)
                self.draw()
            else:
                self._take(number, found)
        self.seat = NOBODY

    def view(self, seat: Seat) -> State:
        """What a seat may see."""
        return self.rules.game.view(self.state, seat)

    def row(self, seat: Seat) -> Row:
        """The observation of a seat."""
        is_asked = seat == self.seat
        if is_asked and self._half is not None:
            return self._half.copy()
        if self._sheet is None:
            self._sheet = self.rules.observer.sheet()
        told, at, numbers, scale = self._sheet
        told[at] = self.values(seat)
        row = numbers.astype(FLOAT)
        row *= scale
        if is_asked and (self.said or type(self.node) is Making):
            self.add_said(row)
            self._half = row
            return row.copy()
        return row

    def values(self, seat: Seat) -> bytes:
        """The values of the columns of an observation, without those of what is half said."""
        if seat != self.seat:
            return self.rules.observe(self.state, seat)
        if self._values is None:
            self._values = self.rules.observe(self.state, seat)
        return self._values

    def add_said(self, row: Row) -> None:
        """Count the numbers that were said of an action in the last columns of a row."""
        for number in self.said:
            self._add(row, number)

    def rows(self, seat: Seat) -> Row:
        """At a wheel: what the numbers mean that are open to a seat."""
        found = self.node.values() if seat == self.seat else ()
        return placements([one for one in found if isinstance(one, Action)], self.rules.actions)

    @property
    def returns(self) -> list[float]:
        """By seat: its share of the win, 1 in all; zeros while the game is on, and when nobody has won."""
        winners = self.rules.game.standing(self.state).winners if not self.state.agenda else ()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.rules.seats)]

    def copy(self) -> Table:
        """An independent copy, with the same luck to come."""
        new = Table.__new__(Table)
        new.rules, new.state, new.said = self.rules, self.state.copy(), self.said
        new.seat, new.node, new._values, new._half, new._sheet = self.seat, self.node, None, None, None
        new.story = None if self.story is None else [*self.story]
        new.luck = None
        if self.luck is not None:
            new.luck = random.Random()
            new.luck.setstate(self.luck.getstate())
        return new

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__ if name not in NOT_KEPT}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        for name, value in parts.items():
            setattr(self, name, value)
        # A node holds functions; it is found again by what was said.
        said, self.said, self.node, self._values, self._half, self._sheet = self.said, (), {}, None, None, None
        if self.state.agenda:
            self._ask()
        for number in said:
            self.node = self.node[number]  # type: ignore[assignment]
        self.said = said

    def _emit(self, kind: type[Event], *fields: object) -> None:
        assert self.story is not None
        self.story.append(kind(*fields))

    def _play(self, action: Action) -> None:
        self.said, self.node, self._values, self._half = (), {}, None, None
        play(self.state, self.seat, action, silent if self.story is None else self._emit)

    def _take(self, number: int, found: Node) -> None:
        """Go on to what may be said after that number."""
        self.said, self.node = (*self.said, number), found
        if self._half is not None:
            self._add(self._half, number)

    def _add(self, row: Row, number: int) -> None:
        row[number - self.rules.actions] = min(MANY, self.said.count(number)) / MANY

    def _ask(self) -> None:
        chance = self.seat == CHANCE
        self.node = self._outcomes() if chance else self.rules.numbers.node(self.state, self.seat)

    def _outcomes(self) -> Node:
        """What chance may do: the outcomes in their order; where they are drawn one by one, the next one."""
        step = self.state.agenda[-1]
        if step.is_sampled and self.rules.numbers.has_paths:
            return self.rules.numbers.node(self.state, CHANCE)
        if step.is_certain:
            return {0: step.sample(self.state, CHANCE, random.Random(0))}
        return dict(enumerate(dict.fromkeys(step.actions(self.state, CHANCE))))
