"""Where everything of a graph lies: how far its axes reach, lines that lie side by side, marks and names."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import ceil, hypot

from PySide6.QtCore import QPointF, QRectF

from hamster_table.models.series import Mark, Point, Series

Place = Callable[[float, float], QPointF]
"""Where a value lies at a place of the graph."""
LEAST_ROUNDS, LEAST_HEIGHT = 5, 4
"""How far the axes reach at least, to the right and up."""
Piece = tuple[float, float, float, float]
"""A stretch of a line between two places of the graph: x and y where it begins, x and y where it ends."""


def begin(series: Series) -> int:
    """The place at which a graph begins, at the left: one before the first bar, else its first point, 0 or 1."""
    if series.spans:
        return series.spans[0].x - 1
    return min(1, min((point.x for line in series.lines for point in line.points), default=0))


def reach(series: Series) -> tuple[int, int]:
    """The last place and the greatest value of the axes of a graph, to the right and up."""
    points = [point for line in series.lines for point in line.points]
    # One place more where there are bars: the last one needs room at its right.
    right = max([LEAST_ROUNDS, *(point.x for point in points)]) + bool(series.spans)
    up = max([LEAST_HEIGHT, *(point.y for point in points), *(span.high for span in series.spans)])
    return right, up


def stride(length: int, room: float) -> int:
    """How many steps lie between two numbers of an axis that has room for so many of them."""
    return next((step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500) if length / step <= max(1.0, room)), 1000)


def ticks(series: Series, room: float) -> list[int]:
    """The numbers along the lower edge: one for each bar, else about *room* of them at most."""
    if series.spans:
        return [span.x for span in series.spans]
    right, _ = reach(series)
    step = stride(right, room)
    return [value for value in range(0, right + 1, step) if value >= begin(series)]


def stairs(series: Series, points: Sequence[Point]) -> list[tuple[int, int]]:
    """The corners of a line: straight from point to point, or level until the next value comes."""
    if not series.is_stepped:
        return [(point.x, point.y) for point in points]
    corners = [(point.x, point.y) for point in points[:1]]
    for before, now in pairwise(points):
        corners += [(now.x, before.y), (now.x, now.y)] if now.y != before.y else [(now.x, now.y)]
    return corners


# Lines side by side


def paths(series: Series, at: Place, pitch: float) -> list[list[QPointF]]:
    """The corners of each line in pixels. Where lines run together they lie side by side, *pitch* pixels apart."""
    corners = [stairs(series, line.points) for line in series.lines]
    places = sorted({x for one in corners for x, _ in one})
    pieces = [list(_cut(one, places)) for one in corners]
    lanes = _lanes(pieces)
    found = []
    for number, own in enumerate(pieces):
        if own:
            found.append(_beside(own, [lanes[number, piece] for piece in own], at, pitch))
        else:
            found.append([at(x, y) for x, y in corners[number]])
    return found


def _cut(corners: Sequence[tuple[int, int]], places: Sequence[int]) -> Iterator[Piece]:
    """A line in pieces, cut wherever any line has a corner: pieces of two lines are equal, or share no stretch."""
    for (left, low), (right, high) in pairwise(corners):
        if left == right:
            step = 1 if high > low else -1
            # A riser is cut at every value: another may begin or end in its middle.
            for y in range(low, high, step):
                yield left, y, left, y + step
            continue
        inside = places[bisect_left(places, left) : bisect_right(places, right)]
        # Rounded, so that equal slopes give equal pieces.
        heights = [round(low + (high - low) * (x - left) / (right - left), 6) for x in inside]
        yield from ((*one, *other) for one, other in pairwise(zip(inside, heights, strict=True)))


def _lanes(pieces: Sequence[Sequence[Piece]]) -> Mapping[tuple[int, Piece], float]:
    """How many lanes to the left of its course each piece of each line lies, so that none lies on another."""
    sharing: dict[Piece, list[int]] = {}
    for number, own in enumerate(pieces):
        for piece in own:
            sharing.setdefault(piece, []).append(number)
    return {
        (number, piece): (len(numbers) - 1) / 2 - n
        for piece, numbers in sharing.items()
        for n, number in enumerate(numbers)
    }


def _beside(pieces: Sequence[Piece], lanes: Sequence[float], at: Place, pitch: float) -> list[QPointF]:
    """The corners of a line whose pieces lie so many lanes to the left of their course."""
    moved: list[tuple[QPointF, QPointF]] = []
    for (x, y, next_x, next_y), lane in zip(pieces, lanes, strict=True):
        start, end = at(x, y), at(next_x, next_y)
        way = end - start
        # To the left of a way that goes right is up, and y grows downwards.
        aside = QPointF(way.y(), -way.x()) * (lane * pitch / (hypot(way.x(), way.y()) or 1.0))
        moved.append((start + aside, end + aside))
    corners = [moved[0][0]]
    for before, now in pairwise(moved):
        corners += _joint(before, now, 3 * pitch)
    return [*corners, moved[-1][1]]


def _joint(before: tuple[QPointF, QPointF], now: tuple[QPointF, QPointF], near: float) -> list[QPointF]:
    """The corner at which two pieces meet; two corners where they lie side by side or would meet far away."""
    (a, b), (c, d) = before, now
    one, two = b - a, d - c
    turn = one.x() * two.y() - one.y() * two.x()
    if abs(turn) > 1e-6 * (hypot(one.x(), one.y()) * hypot(two.x(), two.y())):
        share = ((c.x() - a.x()) * two.y() - (c.y() - a.y()) * two.x()) / turn
        meeting = a + one * share
        if (meeting - b).manhattanLength() <= near:
            return [meeting]
    return [b] if (c - b).manhattanLength() < 0.01 else [b, c]


# Marks


def changes(series: Series, points: Sequence[Point]) -> Sequence[Point]:
    """The points of a line that are worth a mark: of stairs, and where rounds are only marks in it, those at which it
    bends."""
    if not series.is_stepped and not any(mark.is_upright for mark in series.marks):
        return points
    return [
        now for n, now in enumerate(points) if now.is_filled or n == len(points) - 1 or (n and now.y != points[n - 1].y)
    ]


def marked(points: Sequence[Point], step: float, least: float) -> list[Point]:
    """The points that carry a mark, when rounds lie *step* apart and marks at least so far: always the last one, and
    the filled ones."""
    every = max(1, ceil(least / step))
    return [point for point in points if point.x % every == 0 or point.is_filled or point is points[-1]]


def spaced(points: Sequence[Point], step: float, least: float) -> list[Point]:
    """The same for points that do not lie in every round: all that are far enough from the one before."""
    chosen: list[Point] = []
    for point in points:
        if not chosen or point.is_filled or point is points[-1] or (point.x - chosen[-1].x) * step >= least:
            chosen.append(point)
    return chosen


def with_marks(series: Series, points: Sequence[Point], step: float, least: float) -> list[Point]:
    """The points of a line that carry a mark."""
    return (spaced if series.is_stepped else marked)(changes(series, points), step, least)


def mark_places(series: Series, at: Place, side: float) -> list[tuple[int, Point, QPointF]]:
    """The marks of a graph: line, point and middle. Marks of equal values lie in a row, so that all can be seen; where
    two rows would lie on each other, only the one that has to be there is left."""
    first, last = begin(series), reach(series)[0]
    left, right = at(first, 0).x() - side / 2, at(last, 0).x() + side / 2
    step = max(0.1, (right - left) / max(1, last - first))
    # More of them than this hide the line itself.
    least = max(side * 1.15, (right - left) / MOST_MARKS)
    groups: dict[tuple[int, int], list[tuple[int, Point, bool]]] = {}
    for number, line in enumerate(series.lines):
        for point in with_marks(series, line.points, step, least):
            is_needed = point.is_filled or point is line.points[-1]
            groups.setdefault((point.x, point.y), []).append((number, point, is_needed))
    kept: list[QRectF] = []
    found: list[tuple[int, Point, QPointF]] = []
    for group in sorted(groups.values(), key=lambda one: (not any(need for _, _, need in one), one[0][1].x)):
        middle, wide = at(group[0][1].x, group[0][1].y), side * (1 + ROW_PITCH * (len(group) - 1))
        # At its ends a graph has room for half a mark only.
        start = max(left, min(right - wide, middle.x() - wide / 2))
        room = QRectF(start, middle.y() - side / 2, wide, side)
        if not any(need for _, _, need in group) and any(room.intersects(other) for other in kept):
            continue
        kept.append(room)
        for n, (number, point, _) in enumerate(group):
            found.append((number, point, QPointF(start + side / 2 + n * side * ROW_PITCH, middle.y())))
    return sorted(found, key=lambda one: (one[0], one[1].x))


ROW_PITCH, MOST_MARKS = 0.86, 20
"""How far the marks of a row lie apart, in widths of one; how many marks a line has room for at most."""


# Names and rounds


def spread(wishes: Sequence[float], least: float, top: float, bottom: float) -> list[float]:
    """Heights near the wished ones, in the same order, at least *least* apart, none below *bottom*; all in pixels."""
    order = sorted(range(len(wishes)), key=lambda n: wishes[n])
    placed = [0.0] * len(wishes)
    # Downwards first, each clear of the one above; then upwards, with those that are below the bottom by now.
    y = top
    for n in order:
        y = max(y, wishes[n])
        placed[n] = y
        y += least
    y = bottom
    for n in reversed(order):
        placed[n] = min(placed[n], y)
        y = placed[n] - least
    return placed


def rounds(series: Series, at: Place, area: QRectF) -> list[tuple[Mark, QRectF]]:
    """The rounds of a graph over smaller units, each with the strip of the graph it takes up."""
    marks = [mark for mark in series.marks if mark.is_upright]
    edges = [*(max(area.left(), at(mark.at, 0).x()) for mark in marks), area.right()]
    return [
        (mark, QRectF(left, area.top(), max(0.0, right - left), area.height()))
        for mark, (left, right) in zip(marks, pairwise(edges), strict=True)
    ]
