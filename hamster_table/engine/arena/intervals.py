"""Intervals of shares of wins.

>>> share = block_interval([0.25, 0.5, 0.5, 0.75])
>>> f"{share.mean:.2f}, {share.low:.2f} to {share.high:.2f}"
'0.50, 0.18 to 0.82'
>>> low, high = wilson(won=8, games=16)
>>> f"{low:.2f} to {high:.2f}"
'0.28 to 0.72'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

SURE = 1.96
"""Standard errors on either side of a 95 % interval, where their number is known."""
EXACT = {1: 12.706, 2: 4.303, 3: 3.182}
"""The same for an error estimated from so few values that the series below does not hold."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with its interval of 95 %."""

    mean: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half of its width."""
        return (self.high - self.low) / 2


def block_interval(means: Sequence[float]) -> Interval:
    """The mean of the block means, in 0 to 1, with its interval: blocks are independent of each other, games are not.

    Where all blocks are equal they say nothing about how they differ; then each block counts as one game for Wilson's.
    """
    middle, n = sum(means) / len(means), len(means)
    if max(means) == min(means):
        return Interval(middle, *wilson(middle * n, n))
    variance = sum((mean - middle) ** 2 for mean in means) / (n - 1)
    half = student(n - 1) * sqrt(variance / n)
    return Interval(middle, max(0.0, middle - half), min(1.0, middle + half))


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t with so many degrees of freedom, by Abramowitz and Stegun 26.7.5."""
    if freedom in EXACT:
        return EXACT[freedom]
    z = 1.959964
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval that would hold if all games were independent (Wilson 1927): a check on the other one."""
    share, room = won / games, SURE**2 / games
    middle, half = share + room / 2, SURE * sqrt(share * (1 - share) / games + room / games / 4)
    return (middle - half) / (1 + room), (middle + half) / (1 + room)
