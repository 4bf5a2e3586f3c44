"""What people are told of an analysis: how much was luck and how much skill, and which moments decided the game."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from hamster_table.engine.kernel import CHANCE, Sealed, Seat
from hamster_table.engine.match import Match
from hamster_table.features.analysis.analysis import Analysis, Point

MOMENTS = 3
"""How many moments are told."""
DOUBTS = 2
"""A change counts by what it exceeds so many of its standard errors."""
LEAST = 500
"""A change of less than this decides nothing, in hundredths of a percent: from 2 to 4 of 100 is still nearly lost."""
ALL = -3
"""Who made a change where several chose at once."""


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
    """Who made the change: a seat, `CHANCE`, or `ALL`."""
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


def sealed_places(match: Match) -> set[int]:
    """The lengths of the ledger at which others have still to choose what is chosen at once."""
    return {length for length, last in dict(match.story).items() if isinstance(last, Sealed)}


def decisive(analysis: Analysis, sealed: Collection[int] = ()) -> list[Moment]:
    """The moments that decided the game, the greatest change first; none that may be an error of the estimate, and none
    in the midst of what was chosen at once (*sealed*: see `sealed_places`): one choice takes back there what another
    gives."""
    found = sorted(_changes(analysis, sealed), key=lambda one: -one[0])
    return [moment for size, moment in found if size > 0 and abs(moment.end - moment.start) >= LEAST][:MOMENTS]


def _changes(analysis: Analysis, sealed: Collection[int]) -> Iterator[tuple[float, Moment]]:
    """Each change with its size, which is what it exceeds its doubts by."""
    former, made = analysis.points[0], list[Point]()
    for point in analysis.points[1:]:
        made.append(point)
        if point.at in sealed:
            continue
        sizes = [_size(former, made, seat) for seat in range(len(point.chances))]
        # Of seats whose chances have changed as much, the one that made the change is told of.
        seat = max(range(len(sizes)), key=lambda one: (sizes[one], one == point.seat))
        maker = point.seat if len(made) == 1 else ALL
        yield sizes[seat], Moment(former.at, point.at, maker, seat, former.chances[seat], point.chances[seat])
        former, made = point, []


def _size(former: Point, made: Sequence[Point], seat: Seat) -> float:
    doubt = hypot(*[point.doubts[seat] for point in made])
    return abs(made[-1].chances[seat] - former.chances[seat]) - DOUBTS * doubt
