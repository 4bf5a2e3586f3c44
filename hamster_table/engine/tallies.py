"""Counts of each seat: what it did and met, and its luck compared with the odds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import fsum

from hamster_table.engine.kernel import Event, Seat

TAIL = 0.025
"""The probability outside of the band on each side: 95 of 100 fair games are within."""


@dataclass(frozen=True, slots=True)
class Luck:
    """The tests of a seat that a draw decided, compared with their odds.

    >>> fair = Luck(odds=((1, 2),) * 4, won=3)
    >>> fair.expected, fair.band
    (2.0, (0, 4))
    """

    odds: tuple[tuple[int, int], ...] = ()
    """For each test: own chips, and all chips."""
    won: int = 0

    @property
    def tests(self) -> int:
        return len(self.odds)

    @property
    def expected(self) -> float:
        """The expected number of wins."""
        return fsum(own / all_ for own, all_ in self.odds)

    @property
    def surplus(self) -> float:
        """Wins above the expected number; negative below it."""
        return self.won - self.expected

    @property
    def band(self) -> tuple[int, int]:
        """The fewest and the most wins that are not unusual: the central 95 % of the distribution."""
        chances = [1.0]
        # The odds differ from test to test, so this is not binomial: each test moves a part of it on by one win.
        for own, all_ in self.odds:
            win = own / all_
            chances = [
                fsum((lost * (1 - win), won * win)) for lost, won in zip([*chances, 0.0], [0.0, *chances], strict=True)
            ]
        return _cut(chances), len(chances) - 1 - _cut(chances[::-1])


@dataclass(frozen=True, slots=True)
class Tally:
    """The counts of one seat in a game so far."""

    seat: Seat
    counts: Mapping[str, int]
    """How often, by the English title of what is counted, in the order in which it is shown."""
    luck: Luck = Luck()


class Counted(Event, frozen=True):
    """What a seat has done or met, and what its tally counts."""

    seat: Seat


def counts_of(
    story: Iterable[tuple[int, Event]], seats: int, titles: Mapping[type[Counted], str]
) -> list[dict[str, int]]:
    """How often each seat has done or met what has a title, by that title."""
    counts = [dict.fromkeys(titles.values(), 0) for _ in range(seats)]
    for _, event in story:
        if isinstance(event, Counted) and (title := titles.get(type(event))):
            counts[event.seat][title] += 1
    return counts


def _cut(chances: Sequence[float]) -> int:
    """How many of the first outcomes together have less probability than `TAIL`."""
    return next(outcome for outcome, total in enumerate(accumulate(chances)) if total > TAIL)
