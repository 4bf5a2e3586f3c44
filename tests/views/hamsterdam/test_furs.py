"""A hamster keeps its fur wherever a hand, the rules or the way back bring it."""

import random

import pytest
from PySide6.QtCore import QRectF

from hamster_table.engine.hamsterdam.actions import CARDS, PLAIN
from hamster_table.engine.hamsterdam.special_masks import KIND_OF
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.hamsterdam.crowd import TURNED_FROM, member_of
from hamster_table.models.session import Session
from hamster_table.system import resources
from hamster_table.views.art import sprites, theme
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.hamsterdam.piece_pixmaps import drawing_of
from hamster_table.views.hamsterdam.pieces import seen_of, stand_places
from tests.engine.hamsterdam.language import MOVE, table
from tests.views.hamsterdam.at_dam import at, card, drag, piece_at
from tests.views.hands import Hands, ready

TURNED = range(TURNED_FROM, TURNED_FROM + len(KIND_OF))
SITTERS = [PlayerInfo("Mira"), PlayerInfo("Jonas", "whim")]


def sit_down(qtbot, match):
    page = GamePage(Session(match, SITTERS), 0.0)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    qtbot.waitUntil(lambda: ready(page))
    page.table.match = match
    return page


def drawings(board):
    """The name of the drawing of every ordinary hamster on the table."""
    return {piece: item.face_key[0] for piece, item in board.board_scene.pieces.items() if member_of(piece) is not None}


def furs(board):
    """What every ordinary hamster on the table looks like, wherever it looks."""
    return {piece: name.rstrip("<>") for piece, name in drawings(board).items()}


def standing(board, number):
    """The hamsters of a card with their furs, from the back to the front."""
    where = card(board, number)
    return [(piece, furs(board)[piece]) for piece in furs(board) if board.board_scene.spot_of(piece) == where]


@pytest.fixture
def moving(qtbot):
    return sit_down(qtbot, table(MOVE, "6:hhh 8:h", "7:h"))


@pytest.mark.parametrize("pace", [0.0, 1.0], ids=["at once", "with motion"])
def test_any_hamster_of_a_stack_can_be_lifted_and_is_the_one_that_arrives(moving, qtbot, pace):
    theme.set_pace(pace)
    board = moving.table
    lifted, fur = standing(board, 6)[-1]
    others = standing(board, 6)[:-1]
    drag(board, piece_at(board, lifted), at(board, card(board, 7)))
    moving.animation_player.finish()
    assert standing(board, 7) == [(lifted, fur)] and sorted(standing(board, 6)) == sorted(others)


def test_the_way_back_and_forth_brings_everybody_where_they_were(moving, qtbot):
    theme.set_pace(0.0)
    board, session = moving.table, moving.session
    before = standing(board, 6)
    drag(board, piece_at(board, before[-1][0]), at(board, card(board, 7)))
    qtbot.waitUntil(lambda: board.seen.ordinary[card(board, 7)[1]] == 1)
    after = standing(board, 6), standing(board, 7)
    session.look_at(0)
    assert standing(board, 6) == before and standing(board, 7) == []
    session.look_at(len(session.match.ledger))
    assert (standing(board, 6), standing(board, 7)) == after
    session.undo()
    session.undo_agreed()
    assert standing(board, 6) == before
    session.redo()
    assert (standing(board, 6), standing(board, 7)) == after


@pytest.mark.parametrize("pace", [0.0, 1.0], ids=["at once", "with motion"])
def test_after_undo_another_hamster_of_the_card_can_go(moving, qtbot, pace):
    theme.set_pace(pace)
    board, session = moving.table, moving.session
    before = standing(board, 6)
    for lifted in (*before, *before[::-1]):
        drag(board, piece_at(board, lifted[0]), at(board, card(board, 7)))
        moving.animation_player.finish()
        qtbot.waitUntil(lambda: board.seen.ordinary[card(board, 7)[1]] == 1)
        assert standing(board, 7) == [lifted]
        session.undo()
        session.undo_agreed()
        qtbot.waitUntil(lambda: session.asked_seat is not None)
        assert standing(board, 6) == before


def test_who_stands_in_front_stays_when_one_comes_or_goes_behind():
    card = QRectF(0, 0, 80, 200)
    for count in range(3, 6):
        (*_, front), _ = stand_places(card, 1.0, count, True)
        (*_, same), _ = stand_places(card, 1.0, count + 1, True)
        assert (front.x() < card.center().x()) == (same.x() < card.center().x())
    crowd = list(range(9))
    shown, then = (seen_of(one, []) for one in (crowd, [-1, *crowd]))
    assert shown[0] == 0 and then[0] == -1 and shown[1:] == then[1:]


def carry_one(board, piece, whim):
    """Drag a hamster to one of its targets; whether it is there, or gone."""
    goal = whim.choice([*board.hand.targets(piece)])
    drag(board, piece_at(board, piece), at(board, goal))
    return piece not in board.board_scene.pieces or board.board_scene.spot_of(piece) == goal


def test_no_hamster_changes_its_fur_in_a_game_of_drags(qtbot):
    theme.set_pace(0.0)
    page = sit_down(qtbot, Match.new("hamsterdam", 2, {}, seed="furs"))
    board, session, known, whim = page.table, page.session, {}, random.Random(4)
    hands, carried = Hands(page, "drag", whim), []
    for _ in range(60):
        qtbot.waitUntil(lambda: ready(page), timeout=30_000)
        if session.match.state.round == 2 or not session.match.waiting:
            break
        # Three hamsters of wherever they are, then whatever is offered.
        for _ in range(3):
            free = [piece for piece in board.hand.movable_pieces() if member_of(piece) is not None]
            if free and session.asked_seat is not None:
                carried.append(carry_one(board, whim.choice(free), whim))
            for one, fur in furs(board).items():
                assert known.setdefault(one, fur) == fur
        qtbot.waitUntil(lambda: ready(page), timeout=30_000)
        page.curtain.sign.lift.click() if page.curtain.isVisible() else hands.choose()
    assert len(carried) > 4 and all(carried)
    whole = GamePage(Session(session.match, SITTERS), 0.0)
    qtbot.addWidget(whole)
    again = GamePage(Session(session.match, SITTERS), 0.0)
    qtbot.addWidget(again)
    assert whole.table.crowd == again.table.crowd
    assert sum(len(again.table.crowd.at(spot)) for spot in range(2 * CARDS)) == sum(session.match.state.ordinary)


def test_whoever_is_threatened_looks_at_the_nearest_water(qtbot):
    board = sit_down(qtbot, table(MOVE, "6:h 8:h,~ 9:hh 12:~", "7:h")).table
    looks = {number: [drawings(board)[piece][-1] for piece, _ in standing(board, number)] for number in (6, 8, 9)}
    assert looks[6] == [">"] and looks[9] == ["<", "<"] and looks[8][0].isalpha()


def test_a_face_that_looks_aside_is_drawn_so(qapp):
    pictures = [sprites.svg(f"hamster-gold{looks}", 60, 60).toImage() for looks in ("<", "", ">")]
    eyes = [[x for x in range(16, 44) if image.pixelColor(x, 25).lightness() < 60] for image in pictures]
    left, ahead, right = (sum(dark) / len(dark) for dark in eyes)
    assert left < ahead - 1 and right > ahead + 1


def test_in_every_fur_a_hamster_has_a_face_that_can_be_turned():
    names = {drawing_of(PLAIN, fur) for fur in (*range(10), *TURNED)}
    assert len(names) > 5
    assert {resources.read("pieces", f"{name}.svg").count(b'class="face"') for name in names} == {2}
