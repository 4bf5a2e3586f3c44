"""Actions as numbers that mean the same in every game: one for an action, or a path of a few, one after the other.

A numbering has *blocks* of numbers, each of which says a part of an action: "put an ordinary hamster on card 3". What a
seat may do is a *node*: a mapping from the numbers that are open to actions, and to further nodes where more has to be
said. So whoever follows numbers from the first node on ends at a legal action, and every legal action is found so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, TypeAlias

from hamster_table.engine.kernel import Action, Seat, State, Step

Node: TypeAlias = "Mapping[int, Action | Node]"
"""What may be said next, and what it leads to."""
Path = tuple[int, ...]
"""The numbers of an action, in the order in which they are said."""
Maker = Callable[[Any, Seat], Node]
"""The first node of a step whose actions are too many to list, from a view."""


@dataclass(frozen=True, slots=True)
class Block:
    """Numbers that say the same kind of thing."""

    name: str
    sizes: tuple[int, ...]
    """How many values each of its parts has; the last part counts fastest."""
    meaning: str
    """What it says, in English, with the order of its parts."""
    first: int = 0
    """Its first number."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.sizes)

    def __call__(self, *values: int) -> int:
        """The number that says these values, one for each part."""
        number = 0
        for value, size in zip(values, self.sizes, strict=True):
            assert 0 <= value < size, (self.name, values)
            number = number * size + value
        return self.first + number


class Blocks(dict[str, Block]):
    """The blocks of a numbering by name, one after the other from 0."""

    def __init__(self, *rows: tuple[str, tuple[int, ...], str]) -> None:
        super().__init__()
        self.size = 0
        """How many numbers there are."""
        for name, sizes, meaning in rows:
            self[name] = Block(name, sizes, meaning, self.size)
            self.size += self[name].size

    def says(self, number: int) -> str:
        """What a number says: the name of its block, and the values of its parts."""
        block = next(block for block in reversed(self.values()) if block.first <= number)
        values, rest = [], number - block.first
        for size in reversed(block.sizes):
            rest, value = divmod(rest, size)
            values.append(value)
        return " ".join([block.name, *map(str, reversed(values))])


class Making(Mapping[int, "Action | Node"]):
    """The node of an action that is put together number by number, where there are too many to list."""

    __slots__ = ("_made", "_numbers", "_open", "_said")

    def __init__(self, open: Callable[[Path], Iterable[int]], made: Callable[[Path], Action | None], said: Path = ()):
        """*open* returns the numbers that may follow those that were said, in rising order; *made* the action that
        they are, or None while more has to be said."""
        self._open, self._made, self._said = open, made, said
        self._numbers = tuple(open(said))

    def __getitem__(self, number: int) -> Action | Node:
        if number not in self._numbers:
            raise KeyError(number)
        said = (*self._said, number)
        return self._made(said) or Making(self._open, self._made, said)

    def __iter__(self) -> Iterator[int]:
        return iter(self._numbers)

    def __len__(self) -> int:
        return len(self._numbers)


class Numbering:
    """The numbers of a game's actions."""

    def __init__(
        self,
        blocks: Blocks,
        paths: Mapping[type[Action], Callable[[Any, Any], Path]],
        at: type[Any],
        place: Callable[[Any, Seat], tuple[int, ...]],
        makers: Mapping[type[Step[Any, Any]], Maker] | None = None,
    ) -> None:
        """*paths* gives the path of an action of each class, from an *at* and from the action alone, so that it is
        found once and then remembered; *place* returns the fields of the *at* for a state and a seat. *makers* are for
        the steps whose actions are too many to list."""
        self.blocks = blocks
        self._paths, self._at, self._place = paths, at, place
        self._makers = dict(makers or {})
        self._known: dict[tuple[int, ...], dict[Action, int | Path]] = {}
        # Many steps offer the same tuple again and again: by its identity, with the tuple itself, which keeps it alive.
        self._listed: dict[tuple[tuple[int, ...], int], tuple[Sequence[Action], Node]] = {}

    @property
    def size(self) -> int:
        """How many numbers there are; none is this or higher."""
        return self.blocks.size

    @property
    def has_paths(self) -> bool:
        """Whether some actions take more than one number."""
        return bool(self._makers)

    def node(self, state: State, seat: Seat) -> Node:
        """What the seat may say first, in a state or its view of that."""
        if (maker := self._makers.get(type(state.agenda[-1]))) is not None:
            return maker(state, seat)
        place, actions = self._place(state, seat), state.agenda[-1].actions(state, seat)
        if type(actions) is not tuple:
            return self._listing(place, actions)
        known = self._listed.get((place, id(actions)))
        if known is None or known[0] is not actions:
            self._listed[place, id(actions)] = known = (actions, self._listing(place, actions))
        return known[1]

    def path(self, view: State, seat: Seat, action: Action) -> Path:
        """The numbers of an action of the seat. Raises `KeyError` for one of chance."""
        return self._paths[type(action)](self._at(*self._place(view, seat)), action)

    def _listing(self, place: tuple[int, ...], actions: Sequence[Action]) -> Node:
        known = self._known.get(place)
        if known is None:
            known = self._known[place] = {}
        node: dict[int, Any] = {}
        for action in actions:
            path = known.get(action)
            if path is None:
                path = self._paths[type(action)](self._at(*place), action)
                path = known[action] = path[0] if len(path) == 1 else path
            if isinstance(path, int):
                node[path] = action
                continue
            at = node
            for number in path[:-1]:
                at = at.setdefault(number, {})
            at[path[-1]] = action
        return node
