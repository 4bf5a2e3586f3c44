"""Where the hints of a game look: ours stand in the room, those of strangers come with their package."""

from dataclasses import replace

import pytest

from hamster_table.engine.catalogue import find
from hamster_table.features import given
from hamster_table.features.hints.places import HintPlaces, places_of
from tests.growing import with_nim
from tests.laws import OURS

__all__ = ["with_nim"]

BROUGHT = """
from hamster_table.features.hints.places import HintPlaces

def where(view, seat, action):
    return "Look at the longest heap."

def spots(view, seat, action):
    return (("stick", action.heap, 0),)

PLACES = HintPlaces(where, spots, spots)
"""


@pytest.fixture(autouse=True)
def asked_anew():
    given.cache_clear()
    yield
    given.cache_clear()


@pytest.mark.parametrize("id", OURS)
def test_each_of_ours_has_them(id):
    assert isinstance(places_of(find(id)), HintPlaces)


def test_a_game_without_them_marks_nothing(with_nim):
    assert places_of(with_nim["nim"]) is None


def test_a_game_from_elsewhere_brings_its_own(with_nim, tmp_path):
    (tmp_path / "nim" / "looking.py").write_text(BROUGHT, "utf-8")
    with (tmp_path / "nim-1.dist-info" / "entry_points.txt").open("a", encoding="utf-8") as points:
        points.write("[hamster_table.hints]\nnim = nim.looking:PLACES\n")
    assert places_of(with_nim["nim"]).where(None, 0, None) == "Look at the longest heap."


def test_a_game_may_be_called_as_a_module_of_the_room_is(with_nim):
    assert places_of(replace(with_nim["nim"], id="mark")) is None


@pytest.mark.parametrize("brought", ["nim.nowhere:PLACES", "nim:GAME"])
def test_what_a_stranger_brings_and_cannot_be_used_is_left_out_and_logged(with_nim, tmp_path, caplog, brought):
    with (tmp_path / "nim-1.dist-info" / "entry_points.txt").open("a", encoding="utf-8") as points:
        points.write(f"[hamster_table.hints]\nnim = {brought}\n")
    assert places_of(with_nim["nim"]) is None and "cannot be loaded" in caplog.text
