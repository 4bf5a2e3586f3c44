"""What people are told of an analysis: how much was luck and how much skill, and which moments decided the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from hamster_table.engine.kernel import CHANCE, Seat
from hamster_table.features.analysis.analysis import Analysis, Point

MOMENTS = 3
"""How many moments are told."""
DOUBTS = 2
"""A change counts by what it exceeds so many of its standard errors."""


@dataclass(frozen=True, slots=True)
class Share:
    """What has changed the chance of a seat in a game, in hundredths of a percent.

    `start + luck + skill + others` is `end`.
    """

    seat: Seat
    start: int
    end: int
    luck: int
    """By all draws of chance, its own or not."""
    skill: int
    """By its own choices, compared with what would have been done in imagined games."""
    others: int
    """By the choices of the other seats."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A point at which a chance has changed, in hundredths of a percent."""

    before: int
    """The length of the ledger just before it."""
    at: int
    """The length of the ledger just after it."""
    maker: Seat
    """Who made the change: a seat, or `CHANCE`."""
    seat: Seat
    """Whose chance has changed most."""
    start: int
    end: int


def shares(analysis: Analysis) -> list[Share]:
    """What was luck and what was skill, for each seat."""
    first, last = analysis.points[0], analysis.points[-1]
    found = []
    for seat, (start, end) in enumerate(zip(first.chances, last.chances, strict=True)):
        luck = skill = others = 0
        for former, point in pairwise(analysis.points):
            change = point.chances[seat] - former.chances[seat]
            luck += change * (point.seat == CHANCE)
            skill += change * (point.seat == seat)
            others += change * (point.seat not in (CHANCE, seat))
        found.append(Share(seat, start, end, luck, skill, others))
    return found


def decisive(analysis: Analysis) -> list[Moment]:
    """The moments that decided the game, the greatest change first; none that may be an error of the estimate."""
    found = sorted(_changes(analysis), key=lambda one: -one[0])
    return [moment for size, moment in found[:MOMENTS] if size > 0]


def _changes(analysis: Analysis) -> Iterator[tuple[int, Moment]]:
    """Each change with its size, which is what it exceeds its doubts by."""
    for former, point in pairwise(analysis.points):
        sizes = [_size(former, point, seat) for seat in range(len(point.chances))]
        # Of seats whose chances have changed as much, the one that made the change is told of.
        seat = max(range(len(sizes)), key=lambda one: (sizes[one], one == point.seat))
        start, end = former.chances[seat], point.chances[seat]
        yield sizes[seat], Moment(former.at, point.at, point.seat, seat, start, end)


def _size(former: Point, point: Point, seat: Seat) -> int:
    return abs(point.chances[seat] - former.chances[seat]) - DOUBTS * point.doubts[seat]
