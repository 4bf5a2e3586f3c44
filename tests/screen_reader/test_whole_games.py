"""One whole game of each title through a screen reader alone, by two people and a computer."""

import pytest

from tests.screen_reader.hamsterdam import Hamsterdam
from tests.screen_reader.hamsterrolle import Hamsterrolle
from tests.screen_reader.listener import KEYS, listening
from tests.screen_reader.run_hamster_run import RunHamsterRun
from tests.views.at_window import PAGES_AT_A_GAME
from tests.views.screen_reader import what_lacks

pytestmark = pytest.mark.skipif(bool(what_lacks()), reason=what_lacks() or "there is a bus")
SEED = "1"
SHIFT = 50
"""Its code, as those of `KEYS`."""
UNSAID = "Seed fingerprint"
"""How the one line of the story begins that is no event and is not said."""


@pytest.fixture
def listener(tmp_path):
    with listening(tmp_path / "home") as listener:
        yield listener


@pytest.mark.long
@pytest.mark.timeout(1500)
@pytest.mark.parametrize("kind", [RunHamsterRun, Hamsterdam, Hamsterrolle])
def test_a_whole_game_is_played_by_ear(listener, kind):
    game = kind(listener, SEED)
    assert game.nameless() == []
    game.begin()
    assert game.play()
    assert game.leaks == []
    result = game.result()
    assert result[0] in listener.said[-1] and "Play again" in result
    assert any(name.startswith("Podium: 1. ") for name in result)
    told = " ".join(listener.said)
    story = [line for line in game.story() if not line.startswith(UNSAID)]
    assert len(story) > 10 and [line for line in story if line not in told] == []
    assert game.nameless() == []
    if "graph" in PAGES_AT_A_GAME:
        headings, cells = game.graph()
        assert len(headings) >= 3 and len(cells) >= 3 * len(headings)
        assert all(cell.split(": ")[0].split(", ")[-1] in headings for cell in cells)
        assert game.nameless() == []
        listener.press("Back to the game")
    sheet = game.sheets()
    assert len(sheet.splitlines()) > 5 and "Heart" in sheet
    assert game.nameless() == []
    assert listener.leave() == 0


def test_the_first_questions_are_heard_and_answered(listener):
    game = RunHamsterRun(listener, SEED)
    game.begin()
    game.play(2)
    assert any("step onto the belt" in text for text in listener.said)
    assert any("steps onto the belt: strip " in text for text in listener.said)
    assert listener.leave() == 0


def test_whoever_comes_back_to_the_table_hears_its_place_last(listener):
    game = RunHamsterRun(listener, SEED)
    game.begin()
    game.play(1)
    # Where all else goes on slowly, what follows is heard later than its question.
    listener.hear_out()
    listener.key("Page Down")
    listener.hear_out()
    place = listener.focus
    listener.key("Tab")
    listener.hear_out()
    assert place.startswith("Strip ") and listener.focus != place
    listener.reader.key(SHIFT, KEYS["Tab"])
    listener.hear_out()
    # What stands on a place may change meanwhile.
    assert listener.focus.partition(":")[0] == place.partition(":")[0]
    listener.press("Story", "check box")
    listener.hear_out()
    assert listener.focus.endswith(", list item")
    listener.key("Escape")
    listener.hear_out()
    assert listener.focus == place
    assert listener.leave() == 0
