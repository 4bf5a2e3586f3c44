"""The print-and-play kit of Hamsterrolle: templates of all kinds of pieces in true size, and a dial.

A template is a net: the faces of a piece side by side in one plane, to be folded, or to be laid on wood.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, cos, hypot, pi, sin

from hamster_table.engine.hamsterrolle.actions import KINDS
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.state import KIND_NAMES
from hamster_table.engine.i18n import N_
from hamster_table.features.printing.kit import Kit, Part
from hamster_table.features.printing.sheets import Tr

Point = tuple[float, float]
Polygon = tuple[Point, ...]
Edge = frozenset[Point]

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
TEETH = 12
"""How many small tabs go round a disc."""


TAB = 7.0
"""How deep a tab for glue is, in millimetres; one for a round edge is shallower."""
TOOTH = 5.0


@dataclass(frozen=True, slots=True)
class Net:
    """The faces of a piece in millimetres, the tabs by which they are glued, and the room that all take from 0, 0."""

    faces: tuple[Polygon, ...]
    tabs: tuple[Polygon, ...]
    width: float
    height: float

    @property
    def folds(self) -> frozenset[Edge]:
        """The edges that are folded: those which two faces share, or a face and a tab."""
        count = Counter(edge for polygon in (*self.faces, *self.tabs) for edge in edges_of(polygon))
        return frozenset(edge for edge, times in count.items() if times > 1)


def edges_of(polygon: Polygon) -> Iterator[Edge]:
    """The edges of a polygon, each the same whichever way round it is walked."""
    for one, other in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        yield frozenset((round(x, 3), round(y, 3)) for x, y in (one, other))


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


def _laid(faces: Sequence[Polygon], tabs: Sequence[Polygon]) -> Net:
    """A net moved so that it begins at 0, 0."""
    points = [point for polygon in (*faces, *tabs) for point in polygon]
    left, top = (min(point[side] for point in points) for side in (0, 1))
    right, bottom = (max(point[side] for point in points) for side in (0, 1))

    def moved(polygons: Sequence[Polygon]) -> tuple[Polygon, ...]:
        return tuple(tuple((x - left, y - top) for x, y in polygon) for polygon in polygons)

    return Net(moved(faces), moved(tabs), right - left, bottom - top)


def _tab(*base: Point, deep: float = TAB) -> Polygon:
    """A tab on the edge from the first of these points to the last, on the left of who walks there."""
    (x, y), (u, v) = base[0], base[-1]
    long = hypot(u - x, v - y)
    along, out = ((u - x) / long, (v - y) / long), ((v - y) / long, (x - u) / long)
    # Slanted, so that the tabs of neighbours do not meet in the corner where both are folded in.
    slant = min(deep, long / 3)
    ends = ((u, v, -slant), (x, y, slant))
    return (*base, *((a + way * along[0] + deep * out[0], b + way * along[1] + deep * out[1]) for a, b, way in ends))


def _box(length: float, width: float, height: float) -> Net:
    """Four faces one below the other, and an end at either side of the second."""
    tops = (0, height, height + width, 2 * height + width)
    strip = [_rectangle(height, top, length, tall) for top, tall in zip(tops, (height, width) * 2, strict=True)]
    left, right = (_rectangle(x, height, height, width) for x in (0, height + length))
    # Clockwise: the upper, the right, the lower and the left edge of a rectangle.
    tabs = [_tab(*strip[0][:2])]
    tabs += [_tab(left[n], left[(n + 1) % 4]) for n in (0, 2, 3)] + [_tab(right[n], right[n + 1]) for n in (0, 1, 2)]
    return _laid((*strip, left, right), tabs)


def _roof(length: float, width: float, height: float) -> Net:
    """The base between both slopes, and a gable at either side of it."""
    slope = hypot(length / 2, height)
    strip = [
        _rectangle(height, top, width, tall) for top, tall in ((0, slope), (slope, length), (slope + length, slope))
    ]
    left = ((height, slope), (height, slope + length), (0, slope + length / 2))
    right = ((height + width, slope), (2 * height + width, slope + length / 2), (height + width, slope + length))
    gables = [_tab(*edge) for edge in ((left[1], left[2]), (left[2], left[0]), right[:2], right[1:])]
    return _laid((*strip, left, right), [_tab(*strip[0][:2]), *gables])


def _drum(radius: float, height: float) -> Net:
    """What goes round it, and its ends above and below."""
    around, teeth = 2 * pi * radius, range(TEETH + 1)
    top, bottom = 2 * radius, 2 * radius + height
    upper = [(around * n / TEETH, top) for n in teeth]
    lower = [(around * (TEETH - n) / TEETH, bottom) for n in teeth]
    middles = [(around / 2, y) for y in (radius, bottom + radius)]
    ends = [_circle(x, y, radius) for x, y in middles]
    tabs = [_tab(upper[-1], lower[0])]
    for edge in (upper, lower):
        tabs += _teeth([edge[n : n + 2] for n in range(TEETH)], middles, radius)
    return _laid(((*upper, *lower), *ends), tabs)


def _cone(radius: float, height: float) -> Net:
    """What goes round it, a sector of a circle, and its base below."""
    slant = hypot(radius, height)
    half = pi * radius / slant
    wide = slant * sin(half)
    turns = [half - 2 * half * n / CORNERS for n in range(CORNERS + 1)]
    arc = [(wide + slant * sin(turn), slant * cos(turn)) for turn in turns]
    base, each = (wide, slant + radius), CORNERS // TEETH
    teeth = _teeth([arc[n : n + each + 1] for n in range(0, CORNERS, each)], [base], radius)
    return _laid((((wide, 0), *arc), _circle(*base, radius)), [_tab(arc[-1], (wide, 0)), *teeth])


def _teeth(edges: Sequence[Sequence[Point]], middles: Sequence[Point], radius: float) -> list[Polygon]:
    """Small tabs along a round edge, but for where the disc that is glued to them lies in the net."""
    tabs = [_tab(*edge, deep=TOOTH) for edge in edges]
    return [tab for tab in tabs if all(hypot(x - u, y - v) > radius for x, y in tab[-2:] for u, v in middles)]


def _rectangle(left: float, top: float, width: float, height: float) -> Polygon:
    return (left, top), (left + width, top), (left + width, top + height), (left, top + height)


def _circle(x: float, y: float, radius: float) -> Polygon:
    turns = [2 * pi * n / CORNERS for n in range(CORNERS)]
    return tuple((x + radius * cos(turn), y + radius * sin(turn)) for turn in turns)


def kit(tr: Tr = str, own: str = "") -> Kit:
    """The dial with its pointer, and a template of each kind."""
    dial = (
        Part("dial", tr(N_("Compartment dial")), 1, DIAL, DIAL),
        Part("pointer", tr(N_("Pointer of the dial")), 1, *POINTER),
    )
    steps = (
        tr(N_("Print the templates once for each player, the cone only once.")),
        tr(N_("Fold the templates along their dashed lines and glue them by their pale tabs.")),
        tr(N_("Or cut the tabs off, lay the templates on wood and saw along them.")),
        tr(N_("Pin the pointer to the middle of the dial: it shows the compartment in which was built last.")),
    )
    return Kit((*dial, *(_template(kind, tr) for kind in map(KINDS.index, ORDER))), steps, 0)


def _template(kind: int, tr: Tr) -> Part:
    net, name = net_of(kind), tr(KIND_NAMES[KINDS[kind]])
    # Rounded up to half a millimetre, for the list of parts; nothing is drawn larger or smaller for it.
    width, height = (ceil(2 * side) / 2 for side in (net.width, net.height))
    listed = tr(N_("Template: {piece}")).format(piece=name)
    return Part("template", listed, 1, width, height, number=kind, caption=f"{name} · {tr(COLOURS[kind])}")
