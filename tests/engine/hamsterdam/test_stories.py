"""Games that were told once are told the same way again, and between them they tell of everything."""

import pytest

from hamster_table.engine.hamsterdam.actions import KINDS
from tests.engine.hamsterdam.stories import STORIES, path, story


@pytest.mark.parametrize("name", STORIES)
def test_a_story_is_told_as_it_was(name):
    told = path(name).read_text("utf-8").splitlines()
    assert story(name).splitlines() == told, (
        "if the rules were meant to change: python -m tests.engine.hamsterdam.stories"
    )


def test_every_special_appears_in_a_story():
    told = "".join(path(name).read_text("utf-8") for name in STORIES)
    assert [kind for kind in KINDS if kind not in told] == []
