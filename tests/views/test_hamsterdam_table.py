"""The table of Hamsterdam, played with real events: whole games by drag, by clicks and by the keyboard."""

import random

import pytest

from hamster_table.engine.hamsterdam import GAME
from hamster_table.engine.match import Match
from hamster_table.engine.record import Sitter
from hamster_table.models.session import Session
from hamster_table.views import theme
from hamster_table.views.game_page import GamePage
from tests.views.hands import Hands, play

pytestmark = pytest.mark.timeout(300)


@pytest.fixture
def deal(qtbot):
    """Opens a game with these sitters; a name alone is a person."""

    def open_page(*sitters, seed="1", size=(1280, 800), **setup):
        theme.set_pace(0.0)
        session = Session(Match.new(GAME, len(sitters), setup, seed), [Sitter(*who) for who in sitters])
        page = GamePage(session, 0.0)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        qtbot.waitExposed(page)
        page.pace.go()
        return page

    return open_page


@pytest.mark.parametrize("way, sign", [("drag", "dragged"), ("click", "clicked twice"), ("keys", "walked")])
def test_a_whole_game(deal, qtbot, way, sign):
    page = deal(("Mira",), ("Rusty", "whim"), ("Pip", "whim"), seed=way)
    hands = Hands(page, way, random.Random(way))
    play(page, hands, qtbot)
    assert page.session.match.waiting == ()
    assert sign in hands.ways_used
    assert page.session.match.standing.why


def test_a_whole_game_of_two_persons(deal, qtbot):
    page = deal(("Mira",), ("Jonas",), seed="two")
    play(page, Hands(page, "drag", random.Random(1)), qtbot)
    assert page.session.match.waiting == ()
