"""The documentation is true: its examples run, and its lists are those of the program."""

import doctest
import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hamster_table.engine import games
from hamster_table.engine.arena.bouts import Bout, play
from hamster_table.engine.storage.save_file import SENTENCES
from tests.laws import OURS

DOCS = Path(__file__).parents[1] / "docs"


def test_the_examples_of_the_engine_run_and_play_a_game_of_the_arena():
    page = DOCS / "engine_api.md"
    examples = doctest.DocTestParser().get_doctest(page.read_text("utf-8"), {}, page.name, str(page), 0)
    failed, tried = doctest.DocTestRunner().run(examples, clear_globs=False)
    assert failed == 0 and tried > 15
    assert examples.globs["bout"].digest == play(Bout("hamsterdam", ("steady", "whim"), "7")).digest


@pytest.fixture(scope="module")
def writer():
    """The script that writes the pages which are made of the program."""
    spec = importlib.util.spec_from_file_location("write_pages", DOCS / "write_pages.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("id", OURS)
def test_every_json_form_is_documented(writer, id):
    """If this fails: python docs/write_pages.py"""
    assert (DOCS / "json" / f"{id}.md").read_text("utf-8") == writer.json_page(games()[id])


def test_the_book_of_rulings_is_that_of_the_program(writer):
    """If this fails: python docs/write_pages.py"""
    assert (DOCS / "rulings.md").read_text("utf-8") == writer.rulings_page()


def test_the_numbers_for_those_who_learn_are_documented(writer):
    """If this fails: python docs/write_pages.py"""
    assert (DOCS / "numbers.md").read_text("utf-8") == writer.numbers_page()


def test_what_bots_prints_has_its_schema(writer):
    """If this fails: python docs/write_pages.py"""
    assert (DOCS / "json" / "bots.schema.json").read_text("utf-8") == writer.bots_schema()


def test_the_ways_for_researchers_run():
    pytest.importorskip("pettingzoo")
    failed, tried = doctest.testfile(str(DOCS / "for_researchers.md"), module_relative=False)
    assert failed == 0 and tried > 10


def test_every_game_has_its_page_of_forms_and_its_rulings():
    rulings = (DOCS / "rulings.md").read_text("utf-8")
    pages = {page.stem for page in (DOCS / "json").glob("*.md")}
    assert pages == set(OURS)
    for game in (games()[id] for id in OURS):
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


@pytest.mark.long
@pytest.mark.timeout(300)
def test_the_site_builds_without_a_warning_and_loads_nothing_from_elsewhere(tmp_path):
    """See it: python3 dev.py docs"""
    for module in ("sphinx", "furo", "myst_parser"):
        pytest.importorskip(module)
    build = [
        sys.executable,
        "-m",
        "sphinx",
        "-q",
        "-W",
        "--keep-going",
        "-d",
        tmp_path / "trees",
        "docs",
        tmp_path / "site",
    ]
    done = subprocess.run(build, cwd=DOCS.parent, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stderr
    pages = {page.stem: page.read_text("utf-8") for page in (tmp_path / "site").rglob("*.html")}
    assert {page.stem for page in DOCS.rglob("*.md")} <= pages.keys()
    assert 'id="hamster_table.engine.match.Match.play"' in pages["engine_reference"]
    assert [name for name, page in pages.items() if re.search(r"<(?:script|link|img)[^>]*=\"https?:", page)] == []


def test_lines_are_short_but_for_tables_and_links():
    pages = [*DOCS.rglob("*.md"), *DOCS.parent.glob("*.md"), *DOCS.parent.glob("packaging/*.md")]
    assert len(pages) > 10
    long = [
        f"{page.relative_to(DOCS.parent)}:{number}"
        for page in pages
        for number, line in enumerate(page.read_text("utf-8").splitlines(), 1)
        if len(line) > 100 and not line.startswith("|") and not re.fullmatch(r"[-\s]*\S*\]\(\S+\)\S*", line)
    ]
    assert long == []
