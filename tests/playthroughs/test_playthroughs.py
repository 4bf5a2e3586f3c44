"""Games that were told once are told the same way again."""

import pytest

from tests.playthroughs.stories import STORIES, path, story


@pytest.mark.parametrize("name", STORIES)
def test_a_story_is_told_as_it_was(name):
    told = path(name).read_text("utf-8").splitlines()
    assert story(name).splitlines() == told, "if the rules were meant to change: python -m tests.playthroughs"
