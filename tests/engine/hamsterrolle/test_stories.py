"""Games that were told once are told the same way again, and between them they tell of nearly everything."""

import pytest

from hamster_table.engine.hamsterrolle.events import EVENTS, Ended, Fell, Given, Passed, Won
from tests.engine.hamsterrolle.stories import STORIES, load, path, story


@pytest.mark.parametrize("name", STORIES)
def test_a_story_is_told_as_it_was(name):
    told = path(name).read_text("utf-8").splitlines()
    assert story(name).splitlines() == told, (
        "if the rules were meant to change: python -m tests.engine.hamsterrolle.stories"
    )


def test_what_matters_happens_in_the_stories():
    happened = {type(event) for file in STORIES.values() for _, event in load(file).story}
    assert happened >= {Won, Fell, Passed, Given, Ended}
    assert len(happened) > len(EVENTS) - 8
