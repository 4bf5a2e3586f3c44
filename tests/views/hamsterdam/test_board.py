"""The table of Hamsterdam: a game of two persons, and what it shows to whom."""

import random

import pytest
from PySide6.QtCore import QPoint

from hamster_table.engine.hamsterdam import GAME
from hamster_table.engine.hamsterdam.actions import PassCards
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.session import Session
from hamster_table.views.art import theme
from hamster_table.views.board.tables import table_for
from hamster_table.views.game.game_page import GamePage
from tests.engine.hamsterdam.language import MOVE, REDEPLOY, ROLL, new, table, until
from tests.views.hamsterdam.at_dam import at, click, drag, piece_at, show, sit_down
from tests.views.hands import Hands, play

pytestmark = pytest.mark.timeout(300)


@pytest.fixture
def deal(qtbot):
    """Opens a game with these sitters; a name alone is a person."""

    def open_page(*players, seed="1", size=(1280, 800), **setup):
        theme.set_pace(0.0)
        session = Session(Match.new(GAME, len(players), setup, seed), [PlayerInfo(*who) for who in players])
        page = GamePage(session, 0.0)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        qtbot.waitExposed(page)
        page.pace.schedule()
        return page

    return open_page


@pytest.mark.long
def test_a_whole_game_of_two_persons(deal, qtbot):
    page = deal(("Mira",), ("Jonas",), seed="two")
    play(page, Hands(page, "drag", random.Random(1)), qtbot)
    assert page.session.match.waiting == ()


@pytest.mark.parametrize(
    "step, turn, said",
    [
        (ROLL, 3, "Round 1, turn 2; 8 rolls until the redeployment"),
        (MOVE, 3, "Round 1, turn 2; 8 rolls until the redeployment"),
        (ROLL, 4, "Round 1, turn 3; 7 rolls until the redeployment"),
        (REDEPLOY, 12, "Round 1, turn 6; 0 rolls until the redeployment"),
    ],
)
def test_the_tracker_says_the_turn_and_the_rolls_that_are_left(qtbot, step, turn, said):
    here = sit_down(qtbot, table(step, "7:h | pile h", "7:h", turn=turn), asked=0)
    assert here.spot_name(("tracker",)) == f"{said}. Mira begins every round"


def told(table):
    """All that a table shows and says."""
    prompt = table.prompt()
    names = [(spot, table.spot_name(spot)) for spot, item in table.board_scene.spots.items() if not item.area.isEmpty()]
    return (
        table.grab().toImage(),
        sorted(map(str, names)),
        prompt.title,
        prompt.hint,
        [one.text for one in prompt.buttons],
    )


@pytest.mark.parametrize("step", ["PassTwo", "LineUp", "ChooseSpecials", "DeployHamsters"])
@pytest.mark.parametrize("viewer", [1, None])
def test_what_is_sealed_is_seen_by_nobody_else(qtbot, step, viewer):
    match = until(new(2, seed="sealed"), step)
    choices = match.actions(0)
    seen = []
    for choice in (choices[0], choices[-1]):
        table = table_for(GAME)
        qtbot.addWidget(table)
        table.resize(1100, 640)
        table.show_view(GAME.view(match.state, 0), ["Mira", "Jonas"], 0, 0)
        state = match.state.copy()
        state.sealed = {0: choice}
        table.show_view(GAME.view(state, viewer), ["Mira", "Jonas"], viewer, viewer)
        seen.append(told(table))
    assert choices[0] != choices[-1] and seen[0] == seen[1]


def test_who_has_chosen_sees_the_own_choice_until_all_have(qtbot):
    match = until(new(2, seed="own"), "PassTwo")
    match.play(0, PassCards(12, 2))
    table = table_for(GAME)
    qtbot.addWidget(table)
    table.resize(1100, 640)
    table.show_view(GAME.view(match.state, 0), ["Mira", "Jonas"], 0, None)
    assert table.draft.given == {"left": (12, 0), "right": (2, 0)}
    assert "12" in table.spot_name(("pass", "left"))


@pytest.mark.parametrize("beside, given", [(10, True), (40, False)])
@pytest.mark.parametrize("how", [drag, lambda table, start, end: (click(table, start), click(table, end))])
def test_a_card_put_down_a_little_beside_its_place_comes_there(qtbot, how, beside, given):
    theme.set_pace(0)
    table = sit_down(qtbot, until(new(2, seed="own"), "PassTwo"))
    piece, (x, y) = table.hand.movable_pieces()[0], at(table, ("pass", "right")).toTuple()
    aside = round(table.board_scene.spots["pass", "right"].area.width() / 2) + beside
    how(table, piece_at(table, piece), QPoint(x + aside, y))
    assert ("right" in table.draft.given) == given and table.hand.held is None


@pytest.mark.parametrize("setup", [{}, {"deployment": "in-turn"}, {"game": "classic"}])
def test_whatever_is_asked_every_button_has_a_key_of_its_own(qtbot, setup):
    match, luck = Match.new(GAME, 4, setup, seed="keys"), random.Random(5)
    while match.waiting[0] == CHANCE:
        match.chance()
    table = sit_down(qtbot, match)
    while match.waiting:
        if match.waiting[0] == CHANCE:
            match.chance()
            continue
        seat = match.waiting[0]
        show(table, seat)
        buttons = table.prompt().buttons
        keys = [button.key_words for button in buttons]
        assert all(keys) and len({*keys}) == len(keys), [button.text for button in buttons]
        assert buttons or table.hand.movable_pieces(), match.state.agenda[-1]
        match.play(seat, match.state.agenda[-1].sample(match.state, seat, luck))
