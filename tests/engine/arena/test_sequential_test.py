"""The sequential test: right as often as it says, and done early where the truth is plain."""

import random

import pytest

from hamster_table.engine.arena.sequential_test import ERROR, SequentialTest
from tests.amounts import few_or_many


def decided(share, luck, seats=4):
    """A test of 0.25 against 0.4 on blocks of so many seats with that true share."""
    test = SequentialTest(0.25, 0.4)
    while not test.verdict:
        test.add(sum(luck.random() < share for _ in range(seats)) / seats)
    return test


@pytest.mark.parametrize("times", few_or_many(300, 5000))
def test_it_errs_no_more_often_than_it_says(times):
    luck = random.Random(1)
    for share, wrong in ((0.25, "p1"), (0.4, "p0")):
        errors = sum(decided(share, luck).verdict == wrong for _ in range(times)) / times
        # What the estimate of the variance costs, and luck.
        assert errors <= ERROR + 0.03


def test_the_plainer_the_truth_the_sooner_it_ends():
    luck = random.Random(2)
    lengths = [sum(decided(share, luck).n for _ in range(50)) / 50 for share in (0.325, 0.4, 0.7)]
    assert lengths[0] > lengths[1] > lengths[2] > 1


def test_it_goes_on_while_it_knows_nothing():
    test = SequentialTest(0.4, 0.6)
    assert test.verdict == "" and test.llr == 0
    for _ in range(40):
        test.add(0.5)
    assert test.verdict == "" and test.llr == pytest.approx(0)


def test_it_is_walds_where_the_variance_is_known():
    """(p1 - p0) (s - n (p0 + p1) / 2) / v, with v = 1/4 of a fair coin."""
    test = SequentialTest(0.5, 0.6)
    for n in range(10_000):
        test.add(float(n % 2 == 0 or n >= 9_000))
    assert test.llr == pytest.approx(0.1 * (5_500 - 5_500) / 0.2475, abs=1e-9)
    test.add(1.0)
    assert test.llr == pytest.approx(0.1 * 0.45 / 0.2475, rel=1e-3)
