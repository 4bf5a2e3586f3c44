"""Whole games of Run, Hamster, Run! with real events: two people and three computers."""

import random

import pytest

from hamster_table.engine.match import Match
from hamster_table.engine.storage import save_file
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.settings import Settings
from hamster_table.views.window.main_window import MainWindow
from tests.amounts import some_of
from tests.at_once import AtOnce
from tests.views.hands import Hands, play

pytestmark = pytest.mark.timeout(300)

SITTERS = (
    PlayerInfo("Mira"),
    PlayerInfo("Rusty", "whim"),
    PlayerInfo("Edda"),
    PlayerInfo("Pip", "steady"),
    PlayerInfo("Kim", "whim"),
)


@pytest.fixture
def window(qtbot):
    made = MainWindow(AtOnce)
    made.set_settings(Settings(theme="light", pace=0.0))
    qtbot.addWidget(made)
    made.resize(1024, 600)
    made.show()
    qtbot.waitExposed(made)
    return made


def deal(window, seed):
    match = Match.new("run-hamster-run", len(SITTERS), seed=seed)
    window.begin(window.library.begin(match, SITTERS))
    return window.game


@pytest.mark.parametrize(
    "way, sign",
    some_of(
        [("drag", "dragged"), ("click", "clicked twice"), ("keys", "walked"), ("touch", "touched")],
        lambda case: case[0] == "keys",
    ),
)
def test_a_whole_game(window, qtbot, clock, way, sign):
    page = deal(window, seed=way)
    hands = Hands(page, way, random.Random(way))
    play(page, hands, qtbot)
    assert page.session.match.waiting == ()
    assert sign in hands.ways_used
    assert page.session.match.standing.why
    qtbot.waitUntil(lambda: len(window.library.records()) == 1)


@pytest.mark.long
def test_a_game_saved_in_the_middle_is_opened_again_and_played_on(window, qtbot, tmp_path):
    page = deal(window, seed="middle")
    hands = Hands(page, "drag", random.Random(3))
    play(page, hands, qtbot, until=lambda: page.session.match.state.round == 2 and page.session.asked_seat is not None)
    window.files.save_to(tmp_path / "middle.hamster")
    digest = page.session.match.digest
    play(page, hands, qtbot, until=lambda: page.session.match.state.round == 3)
    window.files.open_path(tmp_path / "middle.hamster")
    assert window.game is not page
    assert window.session.match.digest == digest
    assert [player.name for player in window.session.seating.players] == [player.name for player in SITTERS]
    again = window.session
    play(window.game, Hands(window.game, "click", random.Random(4)), qtbot, lambda: again.match.state.round == 4)
    assert again.match.state.round == 4


def test_closed_in_the_middle_it_is_continued_where_it_was(window, qtbot):
    page = deal(window, seed="close")
    play(page, Hands(page, "click", random.Random(5)), qtbot, until=lambda: page.session.match.state.round == 2)
    match = page.session.match
    window.close()
    again = MainWindow(AtOnce)
    again.set_settings(Settings(theme="light", pace=0.0))
    qtbot.addWidget(again)
    again.show()
    qtbot.waitUntil(lambda: not again.start.ticket.button.isHidden())
    again.start.ticket.button.click()
    assert again.session.match.ledger[: len(match.ledger)] == match.ledger
    play(again.game, Hands(again.game, "drag", random.Random(6)), qtbot, lambda: again.session.match.state.round == 3)


def test_what_is_saved_is_the_match(window, qtbot, tmp_path):
    page = deal(window, seed="same")
    play(page, Hands(page, "drag", random.Random(8)), qtbot, until=lambda: page.session.match.state.round == 2)
    window.files.save_to(tmp_path / "same.hamster")
    assert save_file.load(tmp_path / "same.hamster").ledger == page.session.match.ledger
