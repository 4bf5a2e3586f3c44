"""What a graph shows: its lines over rounds or turns, and what is marked on it. Whole numbers and English words, no
Qt."""

from __future__ import annotations

from dataclasses import dataclass

from hamster_table.engine.kernel import Seat


@dataclass(frozen=True, slots=True)
class Point:
    """One value of a line in a graph."""

    x: int
    y: int
    ledger_length: int
    """The length of the ledger at that point: a press on it shows that moment."""
    is_filled: bool = False
    """Whether it is drawn filled; the graph's `note` says what that means."""
    spread: int = 0
    """How far its value may be off, for an estimated one: it is drawn with a band of so much above and below it."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a graph: of a seat, or of the whole game (None)."""

    seat: Seat | None
    points: tuple[Point, ...]
    label: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """A labelled line across a graph: a value that matters, or where a round begins."""

    at: int
    """The value that it marks: of y, or of x if it is upright."""
    says: str
    """In English; `{n}` or `{number}` is filled with the number."""
    n: int = 0
    is_upright: bool = False
    """Whether it runs from top to bottom."""


@dataclass(frozen=True, slots=True)
class Span:
    """The expected value at one place of a graph; in 95 of 100 fair games it is between `low` and `high`."""

    x: int
    low: int
    expected: float
    high: int


@dataclass(frozen=True, slots=True)
class Series:
    """A graph, with a line for each seat or one for the game.

    Graphs with one key show the same values over different units, such as rounds and rolls; the first is the usual one.
    """

    key: str
    title: str
    lines: tuple[Line, ...]
    x_label: str
    """The unit of its x axis, in English: "round"."""
    y_label: str
    """The unit of its y axis, in English: "chips"."""
    note: str = ""
    """What the values are, in English, below the title."""
    marks: tuple[Mark, ...] = ()
    spans: tuple[Span, ...] = ()
    """Where there are any, the graph has bars beside these ranges instead of lines."""
    is_stepped: bool = False
    """Whether its lines are steps: the values are constant until they change."""
    places: tuple[str, ...] = ()
    """What the places of its x axis are called from 0 on, in the language in force; (): by their numbers."""

    def place(self, x: int) -> str:
        """What a place of its x axis is called; "" where nothing is any more."""
        if not self.places:
            return str(x)
        return self.places[x] if x < len(self.places) else ""
