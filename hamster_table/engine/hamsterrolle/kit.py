"""The print-and-play kit of Hamsterrolle: templates of all kinds of pieces in true size, and a dial.

A template is a net: the faces of a piece side by side in one plane, to be folded, or to be laid on wood.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, cos, hypot, pi, sin

from hamster_table.engine.hamsterrolle.actions import KINDS
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.state import KIND_NAMES
from hamster_table.engine.i18n import N_
from hamster_table.engine.kit import Kit, Part, Tr

Polygon = tuple[tuple[float, float], ...]

EDITION = 2
DIAL, POINTER = 150, (12, 62)
COLOURS = (
    N_("red"), N_("green"), N_("blue"), N_("orange"), N_("purple"), N_("yellow"), N_("light blue"), N_("black"),
)  # fmt: skip
"""The names of the colours of the kinds."""
ORDER = ("plank", "slab", "beam", "cone", "tile", "cube", "drum", "roof")
"""The kinds in an order in which as many as possible share a page."""
CORNERS = 72
"""How many corners stand for a circle."""


@dataclass(frozen=True, slots=True)
class Net:
    """The faces of a piece in millimetres, and the room that they take from 0, 0."""

    faces: tuple[Polygon, ...]
    width: float
    height: float


def net_of(kind: int) -> Net:
    """The net of a kind."""
    measures = box(EDITION)
    length, width, height = (side / 10 for side in measures.sizes[kind])
    match measures.shapes[kind]:
        case "cylinder":
            return _drum(length / 2, height)
        case "cone":
            return _cone(length / 2, height)
        case "roof":
            return _roof(length, width, height)
        case _:
            return _box(length, width, height)


def _box(length: float, width: float, height: float) -> Net:
    """Four faces one below the other, and an end at either side of the second."""
    tops = (0, height, height + width, 2 * height + width)
    strip = [_rectangle(height, top, length, tall) for top, tall in zip(tops, (height, width) * 2, strict=True)]
    ends = [_rectangle(left, height, height, width) for left in (0, height + length)]
    return Net((*strip, *ends), length + 2 * height, 2 * (height + width))


def _roof(length: float, width: float, height: float) -> Net:
    """The base between both slopes, and a gable at either side of it."""
    slope = hypot(length / 2, height)
    strip = [
        _rectangle(height, top, width, tall) for top, tall in ((0, slope), (slope, length), (slope + length, slope))
    ]
    left = ((height, slope), (height, slope + length), (0, slope + length / 2))
    right = ((height + width, slope), (height + width, slope + length), (2 * height + width, slope + length / 2))
    return Net((*strip, left, right), width + 2 * height, 2 * slope + length)


def _drum(radius: float, height: float) -> Net:
    """What goes round it, and its ends above and below."""
    around = 2 * pi * radius
    ends = [_circle(around / 2, y, radius) for y in (radius, 3 * radius + height)]
    return Net((_rectangle(0, 2 * radius, around, height), *ends), around, height + 4 * radius)


def _cone(radius: float, height: float) -> Net:
    """What goes round it, a sector of a circle, and its base below."""
    slant = hypot(radius, height)
    half = pi * radius / slant
    wide = slant * sin(half)
    arc = [half - 2 * half * n / CORNERS for n in range(CORNERS + 1)]
    sector = ((wide, 0), *((wide + slant * sin(turn), slant * cos(turn)) for turn in arc))
    return Net((sector, _circle(wide, slant + radius, radius)), 2 * wide, slant + 2 * radius)


def _rectangle(left: float, top: float, width: float, height: float) -> Polygon:
    return (left, top), (left + width, top), (left + width, top + height), (left, top + height)


def _circle(x: float, y: float, radius: float) -> Polygon:
    turns = [2 * pi * n / CORNERS for n in range(CORNERS)]
    return tuple((x + radius * cos(turn), y + radius * sin(turn)) for turn in turns)


def kit(tr: Tr = str) -> Kit:
    """The dial with its pointer, and a template of each kind."""
    dial = (
        Part("dial", tr(N_("Compartment dial")), 1, DIAL, DIAL),
        Part("pointer", tr(N_("Pointer of the dial")), 1, *POINTER),
    )
    steps = (
        tr(N_("Print the templates once for each player, the cone only once.")),
        tr(N_("Fold the templates and close their edges with tape, or lay them on wood and saw along them.")),
        tr(N_("Pin the pointer to the middle of the dial: it shows the compartment in which was built last.")),
    )
    return Kit((*dial, *(_template(kind, tr) for kind in map(KINDS.index, ORDER))), steps, 0)


def _template(kind: int, tr: Tr) -> Part:
    net, name = net_of(kind), tr(KIND_NAMES[KINDS[kind]])
    # Rounded up to half a millimetre, for the list of parts; nothing is drawn larger or smaller for it.
    width, height = (ceil(2 * side) / 2 for side in (net.width, net.height))
    listed = tr(N_("Template: {piece}")).format(piece=name)
    return Part("template", listed, 1, width, height, number=kind, caption=f"{name} · {tr(COLOURS[kind])}")
