"""Every ruling has a test and a line in the book of rulings."""

import doctest
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

HERE = Path(__file__).parent
BOOK = HERE.parents[1] / "docs" / "rulings.md"
RULINGS = {
    "hamsterdam": [f"HD-{n}" for n in range(1, 89)],
    "hamsterrolle": [f"HR-{n}" for n in range(1, 56)],
    "run_hamster_run": [*(f"RR-{n}" for n in range(1, 68)), *(f"HT-{n}" for n in range(1, 5))],
}
"""By game; the program's own are proven beside those of Run, Hamster, Run!."""


@cache
def proven(game):
    marks = (
        mark
        for file in (HERE / game).rglob("test_*.py")
        for mark in re.findall(r"^@ruling\((.*)\)$", file.read_text("utf-8"), re.M)
    )
    return {ruling for mark in marks for ruling in re.findall(r'"([A-Z]+-\d+)"', mark)}


@pytest.mark.parametrize(("game", "ruling"), [(game, ruling) for game in RULINGS for ruling in RULINGS[game]])
def test_a_ruling_has_a_test(game, ruling):
    assert ruling in proven(game)


@pytest.mark.parametrize("game", RULINGS)
def test_no_test_cites_a_ruling_that_is_not(game):
    assert proven(game) <= set(RULINGS[game])


@pytest.mark.parametrize("game", RULINGS)
def test_the_language_of_the_tests_of_a_game_does_what_it_says(game):
    assert doctest.testmod(import_module(f"tests.engine.{game}.language")).failed == 0


def test_every_ruling_has_one_line_in_the_book():
    lines = re.findall(r"^- \*\*([A-Z]+-\d+)\*\* \S", BOOK.read_text("utf-8"), re.M)
    assert sorted(lines) == sorted(ruling for rulings in RULINGS.values() for ruling in rulings)
