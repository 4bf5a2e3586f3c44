"""Every ruling of Hamsterdam has a test and a line in the book of rulings, and every special a file of tests."""

import doctest
import re
from pathlib import Path

import pytest

from hamster_table.engine.hamsterdam.words import KINDS
from tests.engine.hamsterdam import language

HERE = Path(__file__).parent
BOOK = HERE.parents[2] / "docs" / "rulings.md"
RULINGS = [f"HD-{n}" for n in range(1, 89)]


def proven():
    marks = (
        mark
        for file in HERE.rglob("test_*.py")
        for mark in re.findall(r"^@ruling\((.*)\)$", file.read_text("utf-8"), re.M)
    )
    return {ruling for mark in marks for ruling in re.findall(r'"([A-Z]+-\d+)"', mark)}


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_has_a_test(ruling):
    assert ruling in proven()


def test_no_test_cites_a_ruling_that_is_not():
    assert proven() <= set(RULINGS)


def test_every_ruling_has_one_line_in_the_book():
    lines = re.findall(r"^- \*\*(HD-\d+)\*\* \S", BOOK.read_text("utf-8"), re.M)
    assert sorted(lines) == sorted(RULINGS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_special_is_tested_used_declined_and_copied(kind):
    tests = (HERE / "specials" / f"test_{kind.lower().replace('-', '_')}.py").read_text("utf-8")
    assert kind in tests and "copie" in tests


def test_the_language_of_these_tests_does_what_it_says():
    assert doctest.testmod(language).failed == 0
