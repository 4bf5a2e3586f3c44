"""The page of sounds is made of the program."""

import importlib.util
from pathlib import Path

DOCS = Path(__file__).parents[3] / "docs"


def test_the_page_of_sounds_is_that_of_the_program():
    """If this fails: python docs/write_sounds.py"""
    spec = importlib.util.spec_from_file_location("write_sounds", DOCS / "write_sounds.py")
    writer = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(writer)
    assert (DOCS / "sounds.md").read_text("utf-8") == writer.sounds_page()
