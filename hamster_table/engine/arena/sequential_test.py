"""A sequential test of a share of wins: it goes on until the games say enough, and no longer.

Wald's sequential probability ratio test (A. Wald, "Sequential Tests of Statistical Hypotheses", Annals of Mathematical
Statistics 16, 1945, sections 3 and 5) on the scores of blocks. For values of a normal distribution with variance v the
logarithm of the likelihood ratio of the mean p1 to the mean p0 after n values of sum s is

    (p1 - p0) (s - n (p0 + p1) / 2) / v

Here v is estimated from the scores, as chess engines are tested (M. Van den Bergh, "A Practical Introduction to the
GSPRT", 2020). Two more scores, a 0 and a 1, take part in the estimate of v only: without them the first blocks, when
they happen to be equal, would end the test at once.

>>> test = SequentialTest(0.25, 0.75)
>>> for score in [1.0] * 20:
...     test.add(score)
>>> test.verdict
'p1'
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Literal

ERROR = 0.05
"""The probability with which the test may decide for either share when the other one is true."""


@dataclass(slots=True)
class SequentialTest:
    """Whether a share of wins is *p0* or *p1*, from scores in 0 to 1 that come one after the other."""

    p0: float
    p1: float
    error: float = ERROR
    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    @property
    def bound(self) -> float:
        """Where the test ends: at this logarithm of the likelihood ratio for p1, at the negative one for p0."""
        return log((1 - self.error) / self.error)

    @property
    def llr(self) -> float:
        """The logarithm of the likelihood ratio so far."""
        # The two scores that take part in the variance only add 1 to the sum and 1 to the sum of squares.
        n, mean = self.n + 2, (self.total + 1) / (self.n + 2)
        variance = (self.squares + 1) / n - mean**2
        return (self.p1 - self.p0) * (self.total - self.n * (self.p0 + self.p1) / 2) / variance

    @property
    def verdict(self) -> Literal["p0", "p1", ""]:
        """What it has decided for, "p0" or "p1"; "" while it goes on."""
        return "p1" if self.llr >= self.bound else "p0" if self.llr <= -self.bound else ""

    def add(self, score: float) -> None:
        """Take the score of one more block."""
        self.n += 1
        self.total += score
        self.squares += score**2
