"""Every ruling has a test, and a line in the rulebook of the game."""

import doctest
import re
from pathlib import Path

import pytest

from hamster_table.engine.hamsterrolle.rulebook import CHAPTERS
from hamster_table.engine.rulebook import THE_PROGRAM
from tests.engine.hamsterrolle import language

HERE = Path(__file__).parent
RULINGS = [f"HR-{n}" for n in range(1, 52)]


def proven():
    marks = (
        mark
        for file in HERE.glob("test_*.py")
        for mark in re.findall(r"^@ruling\((.*)\)$", file.read_text("utf-8"), re.M)
    )
    return {ruling for mark in marks for ruling in re.findall(r'"([A-Z]+-\d+)"', mark)}


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_has_a_test(ruling):
    assert ruling in proven()


def test_no_test_cites_a_ruling_that_is_not():
    assert proven() <= set(RULINGS)


def test_every_ruling_stands_in_one_chapter():
    written = [ruling for chapter in CHAPTERS if chapter is not THE_PROGRAM for ruling in chapter.rulings]
    assert sorted(written) == sorted(RULINGS)


def test_the_language_of_these_tests_does_what_it_says():
    assert doctest.testmod(language).failed == 0
