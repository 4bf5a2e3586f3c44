"""The examples of the rules: positions that hold, drawn by the real tables; each shows what its chapter is about."""

import json
from itertools import combinations
from pkgutil import resolve_name

import pytest

from hamster_table.engine.catalogue import games
from hamster_table.engine.kernel import waiting
from hamster_table.views.board.example import WIDTH, Moment, reached
from hamster_table.views.board.table_info import table_info
from hamster_table.views.thumbnails import thumbnail_worker
from hamster_table.views.thumbnails.example_picture import draw

WITH_EXAMPLES = [id for id, game in games().items() if table_info(game).examples]
ALL = [(id, chapter) for id in WITH_EXAMPLES for chapter in resolve_name(table_info(games()[id]).examples)]
WHEEL_CHAPTERS = ("where", "edge", "passing")
ABOUT_NOTHING_SEEN = {"program"}
"""Chapters of rules that no position shows."""


@pytest.mark.parametrize("id", WITH_EXAMPLES)
def test_every_chapter_has_an_example(id):
    game = games()[id]
    special = {chapter.key for chapter in game.chapters if chapter.key.istitle() or chapter.key.startswith("special-")}
    keys = {chapter.key for chapter in game.chapters} - ABOUT_NOTHING_SEEN
    shown = {*resolve_name(table_info(game).examples)}
    assert shown <= keys
    # Each special hamster has a chapter of its own, with its portrait.
    portraits = {chapter.key for chapter in game.chapters if chapter.picture}
    assert keys - shown <= portraits | special


@pytest.mark.parametrize(("id", "chapter"), ALL)
def test_a_position_holds_and_offers_what_it_shows(id, chapter):
    game = games()[id]
    example = resolve_name(table_info(game).examples)[chapter]
    state = example.position()
    assert game.view(state, example.asked) is not None and example.caption.endswith(".")
    if example.asked is not None:
        assert example.asked in waiting(state)
        offers = state.agenda[-1].actions(state, example.asked)
        assert offers and all(state.agenda[-1].refusal(state, example.asked, action) is None for action in offers)


@pytest.mark.parametrize(("id", "chapter"), ALL)
def test_a_picture_shows_something_and_differs_from_the_others(qapp, letters, id, chapter):
    height = resolve_name(table_info(games()[id]).examples)[chapter].height
    image = draw(id, chapter, "en", WIDTH, height, "light")
    assert (image.width(), image.height()) == (WIDTH, height)
    colours = {image.pixel(x, y) for x in range(0, WIDTH, 7) for y in range(0, height, 7)}
    assert len(colours) > 60


def test_what_glows_is_for_whoever_is_asked(qapp, letters):
    """With the same position and nobody asked, the golden places are missing."""
    asked = draw("run-hamster-run", "run", "en", WIDTH, 236, "light")
    other = draw("run-hamster-run", "bite", "en", WIDTH, 236, "light")
    assert asked != other


def test_where_edge_and_passing_of_the_wheel_show_different_things(qapp, letters):
    """The open compartments, a piece that is held over the edge, and one that is moved ahead do not look alike."""
    pictures = {chapter: draw("hamsterrolle", chapter, "en", WIDTH, 236, "light") for chapter in WHEEL_CHAPTERS}
    for one, other in combinations(pictures.values(), 2):
        pixels = [(x, y) for x in range(0, WIDTH, 5) for y in range(0, 236, 5)]
        assert sum(one.pixel(*at) != other.pixel(*at) for at in pixels) > len(pixels) / 4


def test_the_process_answers_with_a_picture_or_with_nothing(qapp, letters):
    head = {"ticket": 7, "width": 210, "height": 118, "theme": "dark", "language": "en", "faces": []}
    form = {"game": "run-hamster-run", "chapter": "bite"}
    answer = thumbnail_worker.answer(json.dumps(head).encode() + b"\n" + json.dumps(form).encode())
    assert answer[:8] == (7).to_bytes(8, "big") and answer[8:].startswith(b"\x89PNG")
    form["chapter"] = "no such chapter"
    answer = thumbnail_worker.answer(json.dumps(head).encode() + b"\n" + json.dumps(form).encode())
    assert answer[8:] == b""


def test_a_moment_that_never_comes_is_told():
    game = games()["run-hamster-run"]
    with pytest.raises(ValueError, match="No game"):
        reached(game, 2, Moment("AllocatePluck", 1, ("NoSuchAction",)), {})
