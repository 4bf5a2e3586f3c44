"""Whole games of Hamsterrolle at its table by a scripted hand: one by keys, one by mouse."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.laying import build_at
from hamster_table.engine.hamsterrolle.window import window
from hamster_table.engine.hamsterrolle.words import Build, Pass, kind_of
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.record import Sitter
from hamster_table.models.session import Session
from hamster_table.views import theme
from hamster_table.views.game_page import GamePage
from tests.views.at_wheel import MOUSE, press, slot

TURNS = 18
"""The whole game is a short one: whoever has the fewest pieces then has won."""


@pytest.fixture
def page(qtbot):
    theme.set_pace(0)
    setup = {"start": "first", "physics": "simple", "limit": "60"}
    match = Match.new(GAME, 2, setup, "9")
    match.state.limit = TURNS
    session = Session(match, [Sitter("Mira"), Sitter("Jonas")])
    made = GamePage(session, seconds=0)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    session.proceed()
    yield made
    made.leave()
    made.hide()


def wait_for_question(page):
    """Let the game go on until somebody is asked, or it is over."""
    for _ in range(400):
        if page.table.may_build or not page.session.match.waiting:
            return
        QCoreApplication.processEvents()
    raise AssertionError(f"nobody is asked: {page.session.match.waiting}")


def idea(table):
    """A piece and a place for it: built where that can be, else passed on."""
    state, seat = table.seen, table.asked
    others = {piece: state.poses[piece] for piece in state.in_wheel()}
    for kind in table.kinds_to_take():
        piece = table.piece_of(kind)
        for here in window(state):
            if found := build_at(state, seat, piece, here, others):
                return found
    return next(action for action in state.agenda[-1].actions(state, seat) if isinstance(action, Pass))


def reach_in(page, action, take):
    """Take the piece, carry it there, and let it go."""
    table = page.table
    take(action)
    if table.grip.carried is None:
        table.take_wood(action.piece)
    table.grip.bring(action.compartment, action.pose)
    wait_for_question(page)
    assert table.grip.carried is not None and table.grip.carried.is_inside
    if table.grip.hand().piece != action.piece:
        raise AssertionError("another piece is in the hand")


def take_by_keys(table):
    def take(action):
        if isinstance(action, Build):
            table.set_cursor(("slot", kind_of(action.piece)))
            press(table, Qt.Key.Key_Return)

    return take


def take_by_mouse(table):
    def take(action):
        if isinstance(action, Build):
            QTest.mouseClick(table.viewport(), MOUSE, pos=slot(table, kind_of(action.piece)))

    return take


def play_on(page, way, let_go):
    """Play to the end; what each entry of a person was."""
    match, table = page.session.match, page.table
    take = way(table)
    for _ in range(90):
        wait_for_question(page)
        if not match.waiting:
            return
        entries = len(match.ledger)
        reach_in(page, idea(table), take)
        let_go(table)
        wait_for_question(page)
        assert len(match.ledger) > entries + 1
    raise AssertionError("no end")


def let_go_by_mouse(table):
    piece = table.grip.piece
    QTest.mouseClick(table.viewport(), MOUSE, pos=table.mapFromScene(table.scenery.wheel.area_of(piece).center()))


@pytest.mark.parametrize(
    ("way", "let_go"),
    [
        (take_by_keys, lambda table: press(table, Qt.Key.Key_Return)),
        (take_by_mouse, let_go_by_mouse),
    ],
    ids=["keys", "mouse"],
)
def test_a_whole_game(page, way, let_go):
    play_on(page, way, let_go)
    match = page.session.match
    assert match.standing.why and not match.waiting
    hands = [action for seat, action in match.ledger if seat != CHANCE]
    assert sum(isinstance(action, Build) for action in hands) > 8
    assert page.table.moment.poses.keys() == set(match.state.in_wheel())
