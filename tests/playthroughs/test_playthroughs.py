"""The playthroughs come out as they did, and between them nearly everything happens."""

import pytest

from hamster_table.engine import games
from hamster_table.engine.hamsterdam.actions import KINDS
from hamster_table.engine.hamsterrolle.events import EVENTS, Ended, Fell, Given, Passed, Won
from hamster_table.engine.storage.save_file import load
from tests.laws import OURS
from tests.playthroughs import PLAYTHROUGHS, hamsterdam, hamsterrolle, text_file
from tests.playthroughs.transcript import transcript


@pytest.mark.parametrize(("game", "name"), PLAYTHROUGHS)
def test_a_playthrough_comes_out_as_it_did(game, name):
    kept = text_file(game, name).read_text("utf-8").splitlines()
    assert transcript(game, name).splitlines() == kept, (
        "if the rules were meant to change: python -m tests.playthroughs"
    )


def test_each_of_our_games_has_two_playthroughs_at_least():
    titles = [text_file(game, name).read_text("utf-8").partition(", ")[0] for game, name in PLAYTHROUGHS]
    assert min(titles.count(game.title.partition(", ")[0]) for game in (games()[id] for id in OURS)) >= 2


def test_every_special_appears_in_a_playthrough_of_hamsterdam():
    texts = "".join(text_file(hamsterdam, name).read_text("utf-8") for name in hamsterdam.PLAYTHROUGHS)
    assert [kind for kind in KINDS if kind not in texts] == []


def test_what_matters_happens_in_the_playthroughs_of_hamsterrolle():
    happened = {type(event) for file in hamsterrolle.PLAYTHROUGHS.values() for _, event in load(file).story}
    assert happened >= {Won, Fell, Passed, Given, Ended}
    assert len(happened) > len(EVENTS) - 9
