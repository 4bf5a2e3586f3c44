"""Intervals hold what they promise."""

import random

import pytest

from hamster_table.engine.arena.intervals import block_interval, student, wilson


@pytest.mark.parametrize(
    "freedom, exact", [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (1000, 1.962)]
)
def test_the_point_of_students_t_is_that_of_the_tables(freedom, exact):
    assert student(freedom) == pytest.approx(exact, abs=0.02)


def test_an_interval_holds_the_truth_in_95_of_100_cases():
    luck = random.Random(5)
    held = 0
    for _ in range(1000):
        found = block_interval([luck.choice((0, 0.25, 0.5, 0.5, 0.75, 1)) for _ in range(12)])
        held += found.low <= 0.5 <= found.high
    assert 925 <= held <= 975


def test_equal_blocks_make_nobody_sure():
    assert block_interval([1.0] * 6).low < 0.7
    assert block_interval([1.0] * 600).low > 0.99
    assert block_interval([0.5]).half > 0.3


def test_wilson_is_that_of_the_tables():
    low, high = wilson(won=87, games=100)
    assert (round(low, 3), round(high, 3)) == (0.79, 0.922)
