"""The rules of Hamsterdam as they are read: every ruling once, every special with its moment and its price."""

import re
from pathlib import Path

import pytest

from hamster_table.engine.hamsterdam import GAME
from hamster_table.engine.hamsterdam.actions import KINDS
from hamster_table.engine.hamsterdam.cards import cards_of
from hamster_table.engine.hamsterdam.rulebook import CHAPTERS
from hamster_table.engine.rulebook import chapter_at, chapter_of

ROOT = Path(__file__).parents[3]
BY_TITLE = {chapter.title: chapter for chapter in CHAPTERS}


def test_every_ruling_stands_in_one_place():
    places = [id for chapter in CHAPTERS for id in chapter.rulings if id.startswith("HD-")]
    assert sorted(places) == sorted(f"HD-{n}" for n in range(1, 89))


def test_every_ruling_has_one_line_in_the_book_and_it_is_the_same_one():
    book = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    found = re.findall(r"^- \*\*(HD-\d+)\*\* (.+(?:\n  .+)*)", book, re.M)
    lines = {id: says.replace("\n  ", " ") for id, says in found}
    assert lines == {id: says for chapter in CHAPTERS for id, says in chapter.rulings.items() if id.startswith("HD-")}


@pytest.mark.parametrize("kind", KINDS)
def test_every_special_says_what_it_does_when_and_at_which_price(kind):
    what, when, price = BY_TITLE[kind].says
    assert what.endswith(".")
    assert when.startswith("When: ")
    assert price.startswith("Price: ")


@pytest.mark.parametrize(("n", "kind"), [*enumerate(KINDS)])
def test_a_special_is_said_to_turn_if_its_symbol_says_so(n, kind):
    *_, price = BY_TITLE[kind].says
    assert ("ordinary side" in price) == cards_of("").flips[n]


def test_the_rules_of_the_program_are_among_them():
    assert chapter_of("HT-1", CHAPTERS) is CHAPTERS[-1]


def test_every_picture_is_drawn():
    pieces = {file.stem for file in (ROOT / "resources" / "pieces").glob("*.svg")}
    assert {chapter.picture for chapter in CHAPTERS} - {""} <= pieces


def test_the_parts_of_a_round_are_those_of_the_game():
    assert [chapter_at(n, CHAPTERS).title for n in range(len(GAME.phases))] == [
        f"{n} {phase}" for n, phase in enumerate(GAME.phases, 1)
    ]
