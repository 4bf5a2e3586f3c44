"""The documentation is true: its examples run, and its lists are those of the program."""

import doctest
import importlib.util
import re
from pathlib import Path

import pytest

from hamster_table.engine import games
from hamster_table.engine.record import SENTENCES

DOCS = Path(__file__).parents[1] / "docs"


def test_the_examples_of_the_engine_run():
    failed, tried = doctest.testfile(str(DOCS / "engine_api.md"), module_relative=False)
    assert failed == 0 and tried > 15


@pytest.mark.parametrize("id", games())
def test_every_json_form_is_documented(id):
    """If this fails: python docs/write_json_forms.py"""
    spec = importlib.util.spec_from_file_location("write_json_forms", DOCS / "write_json_forms.py")
    writer = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(writer)
    assert (DOCS / "json" / f"{id}.md").read_text("utf-8") == writer.page(games()[id])


def test_every_code_of_a_file_is_documented():
    told = set(re.findall(r"`([a-z-]+)`", (DOCS / "file_format.md").read_text("utf-8")))
    of_the_store = {"in-use", "newer-store", "no-store", "torn", "mended"}
    assert SENTENCES.keys() - of_the_store <= told


def test_links_lead_somewhere():
    for page in DOCS.rglob("*.md"):
        for link in re.findall(r"\]\(([^)#]+)", page.read_text("utf-8")):
            assert link.startswith("http") or (page.parent / link).exists(), f"{page.name}: {link}"
