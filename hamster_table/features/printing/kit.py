"""A print-and-play kit as plain data: which parts a game has, how large they are, and where they lie on pages.

All lengths are millimetres. Parts are trimmed along their edge; colour goes on for `BLEED` beyond it, and crop marks
stand in the gutters, `GUTTER` wide, between the bleeds of neighbours.

>>> chips = Part("chip", "Chip", 3, 16, 16)
>>> [[(placed.x, placed.y) for placed in page] for page in pack((chips,), 60, 40)]
[[(6, 6), (31, 6)], [(6, 6)]]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Seat
from hamster_table.features.printing.sheets import Sheet, Table, Text, Tr, Zone, badge

PAPERS: Mapping[str, tuple[float, float]] = {"a4": (210, 297), "letter": (215.9, 279.4)}
"""Width and height of the papers."""
MARGIN = 8.0
"""What printers leave white at every edge."""
HEADER, FOOTER = 9.0, 12.0
"""The height of the title and of the ruler of a page."""
BLEED = 3
GUTTER = 3
RULER = 50
"""The length of the ruler on every page."""
NOBODY: Seat = -1

COLOURS = (N_("blue"), N_("red"), N_("green"), N_("yellow"), N_("purple"))
"""The names of the colours, by seat."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part to be cut out, and how many there are of it."""

    kind: str
    """What is painted: known to the painter of the game."""
    name: str
    """What it is called in the list of parts."""
    count: int
    width: float
    height: float
    seat: Seat = NOBODY
    """Whose colour it has."""
    number: int = 0
    """What is printed on it, where parts of a kind differ."""
    own: str = ""
    """What the file of whoever owns the box changes on it, as a set-up carries it."""
    caption: str = ""
    """What stands under it in the gutter, such as the name of its colour."""
    is_round: bool = False
    folds: tuple[float, ...] = ()
    """Where it is folded, from its upper edge."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A part on a page; x and y are the upper left corner of its trimmed edge in the room of the page."""

    part: Part
    x: float
    y: float


Page = tuple[Placed, ...]


@dataclass(frozen=True, slots=True)
class Kit:
    """Everything to be printed for a game."""

    parts: tuple[Part, ...]
    steps: tuple[str, ...]
    """How to make the parts, and what else is needed."""
    seats: int
    """How many colours there are."""
    sheets: tuple[Sheet, ...] = ()
    """Sheets that belong to the game, printed behind the parts."""


def room_of(paper: str) -> tuple[float, float]:
    """The width and height that a page of this paper has for parts."""
    width, height = PAPERS[paper]
    return width - 2 * MARGIN, height - 2 * MARGIN - HEADER - FOOTER


def pack(parts: Sequence[Part], width: float, height: float) -> tuple[Page, ...]:
    """Lay parts out in rows from the top of each page. Raises `ValueError` for a part that fits on no page."""
    border = BLEED + GUTTER
    pages: list[list[Placed]] = [[]]
    x, y, tall = float(border), float(border), 0.0
    for part in (one for one in parts for _ in range(one.count)):
        if part.width + 2 * border > width or part.height + 2 * border > height:
            raise ValueError(f"{part.name} is too large for the page")
        # Parts of another height begin a row of their own, so that one cut frees a whole row.
        if tall and (part.height != tall or x + part.width + border > width):
            x, y = border, y + tall + BLEED + border
        if y + part.height + border > height:
            x, y = border, border
            pages.append([])
        pages[-1].append(Placed(part, x, y))
        x, tall = x + part.width + BLEED + border, part.height
    return tuple(tuple(page) for page in pages)


def cover(title: str, kit: Kit, tr: Tr, measure: Callable[[float], str] = "{:g}".format) -> Sheet:
    """The first page: how to make the kit, the list of its parts, and the names of its colours. *measure* writes a
    number of millimetres."""
    heading = tr(N_("Print-and-play kit"))
    counts: dict[str, int] = {}
    for part in kit.parts:
        counts[part.name] = counts.get(part.name, 0) + part.count
    words = tr(N_("{width} × {height} mm"))
    sizes = {part.name: words.format(width=measure(part.width), height=measure(part.height)) for part in kit.parts}
    rows = tuple((str(count), name, sizes[name]) for name, count in counts.items())
    rows += tuple((str(number), name, "") for name, number in _sheets(kit).items())
    parts = Table((tr(N_("Number")), tr(N_("Part")), tr(N_("Size"))), rows, (1, 4, 2))
    colours = Table(
        (tr(N_("Colour")),),
        tuple((tr(name),) for name in COLOURS[: kit.seats]),
        drawings=tuple(map(badge, range(kit.seats))),
    )
    advice = (
        tr(N_("Print at 100 %, without fitting to the page. The ruler on every page measures exactly 50 mm.")),
        tr(N_("Glue the pages on cardboard and let them dry. Cut along the crop marks: colour goes on beyond them.")),
        *kit.steps,
    )
    listed = (parts, colours) if kit.seats else (parts,)
    body = (Text(heading, "title"), Text(title, "heading"), *(Text(line) for line in advice), *listed)
    return Sheet("kit", heading, (Zone(0, 1, body),))


def _sheets(kit: Kit) -> dict[str, int]:
    counts: dict[str, int] = {}
    for sheet in kit.sheets:
        counts[sheet.title] = counts.get(sheet.title, 0) + 1
    return counts
