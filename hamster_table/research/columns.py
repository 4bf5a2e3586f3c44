"""Observations: rows of numbers from -1 to 1, whose columns have names and meanings.

All seats are counted from the one that looks, to the left: column `pluck` has its own chips first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from msgspec.msgpack import Encoder
from numpy.typing import NDArray

from hamster_table.engine.kernel import Seat

Row = NDArray[np.float32]
FLOAT = np.dtype(np.float32)


@dataclass(frozen=True, slots=True)
class Column:
    """A few numbers of a row that belong together."""

    name: str
    size: int
    meaning: str
    most: int = 1
    """The value that stands as 1 in the row; none is higher, and where it counts both ways none is lower than -1."""
    fields: tuple[str, ...] = ()
    """The fields of the state that it shows."""


@dataclass(frozen=True, slots=True)
class Observing:
    """How the views of a game become rows."""

    columns: Callable[[int], tuple[Column, ...]]
    """The columns for that many seats, in their order."""
    values: Callable[[Any, Seat], bytes]
    """Their values for a state and the seat that looks: whole numbers, which show no more than the seat's view does.
    They are read from the state itself, since to make a view of it takes longer than the rest."""
    kind: type[np.integer[Any]] = np.uint8
    """How each of them stands in the bytes."""


Sheet = tuple[bytearray, slice, NDArray[np.integer[Any]], Row]
"""Where values become a row: bytes, where in them the values stand, the same memory as numbers, and by what they are
multiplied. Making an array of each anew takes as long as the rest; two that are busy at the same time need one each."""


class Observer:
    """Makes rows of the values of columns."""

    def __init__(self, columns: Sequence[Column], kind: type[np.integer[Any]] = np.uint8, more: int = 0) -> None:
        """*more* columns at the end have no values and are zeros."""
        self.columns = columns
        self.size = sum(column.size for column in columns)
        """How long a row is."""
        scale = np.repeat([1 / column.most for column in columns], [column.size for column in columns])
        self._scale, self._kind, self._told = scale.astype(FLOAT), np.dtype(kind), self.size - more

    def sheet(self) -> Sheet:
        """One for these columns."""
        width = self._kind.itemsize
        values = bytearray(self.size * width)
        return values, slice(self._told * width), np.frombuffer(values, self._kind), self._scale

    def rows(self, values: bytes) -> Row:
        """The rows of values of several seats or games, one after the other."""
        told = np.frombuffer(values, self._kind).astype(FLOAT).reshape(-1, self._told)
        told *= self._scale[: self._told]
        if self._told == self.size:
            return told
        found = np.zeros((len(told), self.size), FLOAT)
        found[:, : self._told] = told
        return found

    def places(self) -> dict[str, range]:
        """Where each column stands in a row."""
        found, at = {}, 0
        for column in self.columns:
            found[column.name] = range(at, at + column.size)
            at += column.size
        return found


ONE_HOT = tuple(tuple(bytes(int(n == at) for n in range(size)) for at in range(size)) for size in range(65))
"""`ONE_HOT[size][n]`: so many zeros, with a one at place n."""
NONE = tuple(map(bytes, range(65)))
"""`NONE[size]`: so many zeros."""

SHORT = 15
"""A list of so many values has a head of one byte in MessagePack, a longer one of three."""
tell = Encoder().encode
"""The fastest way from numbers, and lists of them, to bytes: MessagePack has one byte for each whole number from -32 to
127, for None, False and True."""
AT_MOST = tuple(bytes([min(most, n) if n < 128 else n == 0xC3 for n in range(256)]) for most in range(128))
"""`AT_MOST[most]` is for `bytes.translate` of what was told: what is more becomes *most*, True 1, and the rest 0."""
SEAT = tuple(
    (*[tuple(int(n == seat) for n in range(seats)) for seat in range(seats)], (0,) * seats) for seats in range(6)
)
"""`SEAT[seats][seat]`: by seat zeros, with a one for that seat; -1 is nobody."""


def from_here(seats: int, parts: Sequence[int]) -> tuple[bytes, ...]:
    """By seat, where all numbers stand in what was told of these parts, those by seat from that seat on to the left. A
    part is a list with so many values for each seat, or 0, a number. `from_here(...)[seat].translate(told)` are the
    numbers, if *told* is filled up to 256 bytes."""

    def places(seat: Seat) -> Iterator[int]:
        at = 1 if len(parts) <= SHORT else 3
        for each in parts:
            if each:
                at += 1 if each * seats <= SHORT else 3
                yield from range(at + each * seat, at + each * seats)
                yield from range(at, at + each * seat)
            else:
                yield at
            at += each * seats or 1

    return tuple(bytes(places(seat)) for seat in range(seats))
