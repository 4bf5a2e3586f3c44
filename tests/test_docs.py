"""The documentation is true: its examples run, and its lists are those of the program."""

import doctest
import importlib.util
import re
from pathlib import Path

import pytest

from hamster_table.engine import games
from hamster_table.engine.storage.save_file import SENTENCES

DOCS = Path(__file__).parents[1] / "docs"


def test_the_examples_of_the_engine_run():
    failed, tried = doctest.testfile(str(DOCS / "engine_api.md"), module_relative=False)
    assert failed == 0 and tried > 15


@pytest.fixture(scope="module")
def writer():
    """The script that writes the pages which are made of the program."""
    spec = importlib.util.spec_from_file_location("write_pages", DOCS / "write_pages.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("id", games())
def test_every_json_form_is_documented(writer, id):
    """If this fails: python docs/write_pages.py"""
    assert (DOCS / "json" / f"{id}.md").read_text("utf-8") == writer.json_page(games()[id])


def test_the_book_of_rulings_is_that_of_the_program(writer):
    """If this fails: python docs/write_pages.py"""
    assert (DOCS / "rulings.md").read_text("utf-8") == writer.rulings_page()


def test_every_game_has_its_page_of_forms_and_its_rulings():
    rulings = (DOCS / "rulings.md").read_text("utf-8")
    pages = {page.stem for page in (DOCS / "json").glob("*.md")}
    assert pages == set(games())
    for game in games().values():
        assert f"\n## {game.title}\n" in rulings
        assert f"](json/{game.id}.md)" in (DOCS / "engine_api.md").read_text("utf-8")


def test_what_the_values_mean_is_taken_from_the_words_of_the_game():
    page = (DOCS / "json" / "hamsterdam.md").read_text("utf-8")
    assert "- `-2` (`OUT`): Removed from the game." in page
    assert '`"classic"` (Classic Hamsterdam)' in page


def test_every_code_of_a_file_is_documented():
    told = set(re.findall(r"`([a-z-]+)`", (DOCS / "file_format.md").read_text("utf-8")))
    of_the_store = {"in-use", "newer-store", "no-store", "torn", "mended"}
    assert SENTENCES.keys() - of_the_store <= told


def test_links_lead_somewhere():
    for page in DOCS.rglob("*.md"):
        for link in re.findall(r"\]\(([^)#]+)", page.read_text("utf-8")):
            assert link.startswith("http") or (page.parent / link).exists(), f"{page.name}: {link}"
