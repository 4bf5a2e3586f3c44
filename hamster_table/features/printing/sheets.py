"""Printed sheets as plain data: what stands on a page, not how it is drawn.

A `Sheet` is one page. Its zones lie one below the other and hold blocks: words, fields to write in, tables, beds for
chips, room for a drawing. The window prints them, and so does the command line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hamster_table.models import seat_names

Tr = Callable[[str], str]
"""Translates a text."""
Names = Sequence[str]
SYMBOLS = tuple(map(str.lower, seat_names.SYMBOLS))
"""What tells the seats apart, in the names of their drawings."""

OVER, BACK = "over", "back"


def badge(seat: int) -> str:
    """The drawing of a seat's badge."""
    return f"badge-{SYMBOLS[seat]}"


@dataclass(frozen=True, slots=True)
class Text:
    """Words in a step of the type scale: "title", "heading", "body" or "small". Empty words are left out."""

    text: str
    step: str = "body"
    align: str = "left"


@dataclass(frozen=True, slots=True)
class Field:
    """A line to write on, or what is written there."""

    label: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Beds:
    """Places for chips; the first of them may be taken."""

    count: int
    taken: int = 0
    drawing: str = ""
    """The drawing of a chip that lies there."""
    columns: int = 0
    """How many lie side by side; 0: all of them."""
    marked: int = 0
    """Which of them is marked as the steady one, from 1; 0: none."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing."""

    name: str
    height: float = 14
    """In millimetres."""


@dataclass(frozen=True, slots=True)
class Frieze:
    """Drawings that run along a belt, one behind the other."""

    drawings: tuple[str, ...]
    height: float = 15
    """In millimetres."""


@dataclass(frozen=True, slots=True)
class Canvas:
    """An empty frame to draw in, as large as there is room."""

    note: str = ""


@dataclass(frozen=True, slots=True)
class Outline:
    """A closed line, and what is written in its middle."""

    points: tuple[tuple[float, float], ...]
    """Its corners, x to the right and y downwards, in any unit: the plan is drawn as large as there is room."""
    label: str = ""
    is_filled: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """Outlines to scale, later ones over earlier ones, such as pieces in a wheel."""

    outlines: tuple[Outline, ...]
    height: float = 80
    """In millimetres."""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of text under titles."""

    titles: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    shares: tuple[float, ...] = ()
    """How wide the columns are, in relation to each other; (): all the same."""
    drawings: tuple[str, ...] = ()
    """A drawing before each row or, in `title_drawings`, before each title; "" for none."""
    title_drawings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """Blocks in a frame, under a title with a drawing before it."""

    title: str
    blocks: tuple[Block, ...]
    drawing: str = ""
    dotted: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """Blocks side by side."""

    blocks: tuple[Block, ...]
    shares: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Column:
    """Blocks one below the other."""

    blocks: tuple[Block, ...]


Block = Text | Field | Beds | Picture | Frieze | Canvas | Plan | Table | Card | Row | Column


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the page, from `top` to `bottom` in parts of its height: 0 is its upper edge, 1 its lower one."""

    top: float
    bottom: float
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Fold:
    """A line to fold along: the part above it goes `OVER` the part below, or `BACK` behind it."""

    at: float
    """Where, in parts of the height of the page."""
    way: str
    """`OVER` or `BACK`."""
    note: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """One page."""

    kind: str
    title: str
    zones: tuple[Zone, ...]
    folds: tuple[Fold, ...] = ()
