"""The set-up sheet of Hamsterrolle: where every piece lies in the wheel, what is left to build, and who is next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, radians, sin

from hamster_table.engine.game import Story
from hamster_table.engine.hamsterrolle.actions import (
    COMPARTMENTS,
    FULL_TURN,
    KINDS,
    RIGHT,
    SECTOR,
    Angle,
    Compartment,
    Piece,
    kind_of,
)
from hamster_table.engine.hamsterrolle.build_window import contents, lowest_two
from hamster_table.engine.hamsterrolle.components import EDITIONS, box
from hamster_table.engine.hamsterrolle.geometry.collision import body, front
from hamster_table.engine.hamsterrolle.geometry.shapes import FINE
from hamster_table.engine.hamsterrolle.state import KIND_NAMES, NOWHERE, Hamsterrolle
from hamster_table.engine.i18n import N_
from hamster_table.features.printing.hamsterrolle.sheets import BLANK, GAME_TITLE, PIECES, supplies
from hamster_table.features.printing.setup_sheet import next_card, numbered, page
from hamster_table.features.printing.sheets import Column, Field, Names, Outline, Plan, Row, Sheet, Table, Text, Tr

Point = tuple[float, float]

CHANCE_SAYS = {
    "settle": N_("Let go of the wheel and let it come to rest."),
    "quake": N_("The table trembles."),
    "spare": N_("Draw a piece of the fourth set."),
    "start": N_("Draw who begins."),
}
RIM = 72
"""Corners of a circle."""
LABEL = 1.11
"""Where the number of a compartment stands, outside of the rim, in parts of the radius of its floor."""
NOTABLE = 80
"""A piece whose middle is so far from that of the rim lies in front or at the back; tenths of a millimetre."""


def setup_sheet(
    view: Hamsterrolle | None = None, names: Names = BLANK, story: Story = (), tr: Tr = str
) -> tuple[Sheet, ...]:
    """The wheel as a plan, its compartments with their pieces, the supplies, then who goes on."""
    order = [piece for n in range(COMPARTMENTS) for piece in _from_the_edge(view, n)] if view else []
    heading = Text(numbered(1, tr(N_("The wheel, seen from the front"))), "heading")
    left = Text(numbered(2, tr(N_("The supplies"))), "heading")
    lines = tuple(_moment(view, names, tr)) if view else ()
    seats, builder = len(names), view.builder if view else -1
    after = [(builder + 1 + n) % seats for n in range(seats)] if builder >= 0 else []
    blocks = (
        heading,
        Row((Column((_plan(view, order), *_rolls(view, tr))), _compartments(view, order, tr)), (1, 1)),
        left,
        supplies(view, names, tr),
        next_card(3, view, names, CHANCE_SAYS, lines, tr, after),
    )
    return page(GAME_TITLE, tuple(f"wheel-{kind}" for kind in PIECES), blocks, tr)


def _from_the_edge(view: Hamsterrolle, compartment: Compartment) -> list[Piece]:
    """The pieces of a compartment, that with the foremost edge first (HR-14)."""
    return sorted(contents(view, compartment), key=lambda piece: -front(view.box, kind_of(piece), view.poses[piece]))


def _compartments(view: Hamsterrolle | None, order: Sequence[Piece], tr: Tr) -> Table:
    """A row for each compartment that holds something; blank, for all twelve."""
    titles = (tr(N_("Compartment")), tr(N_("Pieces, from the edge on")))
    rows = [(str(n + 1), "") for n in range(COMPARTMENTS)]
    if view is not None:
        rows = [(_compartment(view, n, tr), _listed(view, n, order, tr)) for n in range(COMPARTMENTS)]
    return Table(titles, tuple(rows), (1.5, 3))


def _compartment(view: Hamsterrolle, n: Compartment, tr: Tr) -> str:
    if n == lowest_two(view.angle)[0]:
        return tr(N_("{n}, lowest")).format(n=n + 1)
    return str(n + 1)


def _listed(view: Hamsterrolle, n: Compartment, order: Sequence[Piece], tr: Tr) -> str:
    return ", ".join(_piece(view, piece, order, tr) for piece in _from_the_edge(view, n))


def _piece(view: Hamsterrolle, piece: Piece, order: Sequence[Piece], tr: Tr) -> str:
    """The letter of a piece in the plan, its kind, and whether it lies in front or at the back."""
    name = tr(KIND_NAMES[KINDS[kind_of(piece)]])
    # A wheel that rolls to the left is seen from the other end of its axle.
    near = -view.poses[piece][1] if view.side == RIGHT else view.poses[piece][1]
    says = N_("{letter} {piece}")
    if abs(near) > NOTABLE:
        says = N_("{letter} {piece} in front") if near > 0 else N_("{letter} {piece} at the back")
    return tr(says).format(letter=letter(order.index(piece)), piece=name)


def letter(n: int) -> str:
    """The sign of the n-th piece: A to Z, then AA, AB and so on.

    >>> letter(0), letter(25), letter(26)
    ('A', 'Z', 'AA')
    """
    return chr(65 + n) if n < 26 else "A" + chr(65 + n - 26)


def _rolls(view: Hamsterrolle | None, tr: Tr) -> Iterator[Text | Field]:
    """To which side it rolls, and where the next piece may go."""
    if view is None:
        yield Field(tr(N_("The wheel rolls to the")))
        yield Field(tr(N_("Built last in compartment")))
        return
    if view.side:
        says = N_("It rolls to the right.") if view.side == RIGHT else N_("It rolls to the left.")
        yield Text(tr(says), "small")
    if view.reference != NOWHERE:
        yield Text(tr(N_("Built last in compartment {n}.")).format(n=view.reference + 1), "small")


def _moment(view: Hamsterrolle, names: Names, tr: Tr) -> Iterator[str]:
    if view.builder >= 0:
        yield tr(N_("Turn {turn}: {name}")).format(turn=view.turn, name=names[view.builder])
    if view.attempt >= 0 and view.agenda:
        piece = tr(KIND_NAMES[KINDS[kind_of(view.attempt)]])
        yield tr(N_("The attempt has begun with this piece: {piece}")).format(piece=piece)


# The plan


def _plan(view: Hamsterrolle | None, order: Sequence[Piece]) -> Plan:
    """Rim, dividers and pieces as they are seen from the front; the pieces in front come last."""
    wheel = (view.box if view else box(EDITIONS[-1])).wheel
    angle, forwards = (view.angle, 1 if view.side == RIGHT else -1) if view else (0, -1)
    outlines = [Outline(_circle(wheel.outer)), Outline(_circle(wheel.inner))]
    for n in range(COMPARTMENTS):
        at = SECTOR * n + SECTOR // 2 - angle
        wood = wheel.divider_thickness / 2
        deep = wheel.inner - wheel.divider_heights[n]
        corners = [(deep, -wood), (deep, wood), (wheel.inner, wood), (wheel.inner, -wood)]
        outlines.append(Outline(tuple(_turned(point, at, forwards) for point in corners), is_filled=True))
        middle = _turned((LABEL * wheel.inner, 0), SECTOR * n - angle, forwards)
        outlines.append(Outline((middle,), str(n + 1)))
    if view is not None:
        behind = sorted(order, key=lambda piece: view.poses[piece][1] * -forwards, reverse=True)
        outlines += [_outline(view, piece, letter(order.index(piece))) for piece in behind]
    return Plan(tuple(outlines))


def _circle(radius: int) -> tuple[Point, ...]:
    return tuple(_turned((radius, 0), FULL_TURN // RIM * n, 1) for n in range(RIM))


def _turned(point: Point, angle: Angle, forwards: int) -> Point:
    """Where a point lies that is so far below the hub, and so far forwards, once the wheel is turned by *angle*."""
    down, ahead = point
    turn = radians(angle / 100)
    return forwards * (down * sin(turn) + ahead * cos(turn)), down * cos(turn) - ahead * sin(turn)


def _outline(view: Hamsterrolle, piece: Piece, sign: str) -> Outline:
    """The silhouette of a piece: the hull of its corners as they are seen from the front."""
    forwards = 1 if view.side == RIGHT else -1
    corners = body(view.box, kind_of(piece), view.poses[piece]).corners
    seen = [_turned((-z / FINE, x / FINE), -view.angle, forwards) for x, _, z in corners]
    return Outline(_hull(seen), sign, is_filled=True)


def _hull(points: Sequence[Point]) -> tuple[Point, ...]:
    """The corners of the smallest convex shape round the points (the monotone chain of Andrew, 1979)."""
    ordered = sorted(set(points))

    def half(along: Sequence[Point]) -> list[Point]:
        found: list[Point] = []
        for point in along:
            while len(found) > 1 and _turns_right(found[-2], found[-1], point):
                found.pop()
            found.append(point)
        return found[:-1]

    return (*half(ordered), *half(ordered[::-1]))


def _turns_right(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) <= (b[1] - a[1]) * (c[0] - a[0])
