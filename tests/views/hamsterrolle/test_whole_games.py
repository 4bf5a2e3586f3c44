"""Whole games of Hamsterrolle at its table by a scripted hand: one by keys, one by mouse; kept, reopened, undone."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest

from hamster_table.engine.catalogue import games
from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import SECTOR, Build, Pass, kind_of
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.geometry.collision import pose_at
from hamster_table.engine.hamsterrolle.placements import LIES
from hamster_table.engine.kernel import CHANCE
from hamster_table.views.art import theme
from hamster_table.views.hamsterrolle.render3d.frame import in_room
from hamster_table.views.widgets.overlays import UndoConsentDialog
from tests.views.hamsterrolle.at_wheel import MOUSE, press, slot, wait_for_question

pytestmark = pytest.mark.timeout(300)
NUMBERS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5)


@pytest.fixture
def page(open_new):
    theme.set_pace(0)
    return open_new({"physics": "simple", "limit": "60"}, "9", seconds=0)


def is_flat(pose, compartment):
    """Whether a piece lies on the floor as it lies in the tray: a steady hand need not turn it."""
    return any(pose[3:] == pose_at(angle, 1000, 0, LIES)[3:] for angle in range(-2000, 2000, 100)) or any(
        pose[3:] == pose_at(SECTOR * compartment + ahead, 1000, 0, LIES)[3:] for ahead in range(-1500, 1600, 100)
    )


def idea(table):
    """A piece and a place for it, flat if possible: built where that can be, else passed on."""
    state, seat = table.seen, table.asked
    for wanted in (is_flat, lambda pose, there: True):
        for kind in table.commands.kinds_to_take():
            piece = table.commands.piece_of(kind)
            for there in window(state):
                for hand in table.carrying.finder.places(piece, there):
                    if wanted(hand.pose, there):
                        return hand
    return next(action for action in state.agenda[-1].actions(state, seat) if isinstance(action, Pass))


def by_keys(page, action):
    """Take it by Enter, bring it by a number, let go by Enter."""
    table = page.table
    spot = ("slot", kind_of(action.piece)) if isinstance(action, Build) else ("wood", action.piece)
    table.spot_cursor.set(spot)
    press(table, Qt.Key.Key_Return)
    assert table.carrying.piece == action.piece
    press(table, NUMBERS[table.commands.open_compartments().index(action.compartment)])
    wait_for_question(page)
    press(table, Qt.Key.Key_Return)


def by_mouse(page, action):
    """Take it by the mouse, carry it there, turn it if it must be turned, let go by another press."""
    table = page.table
    ground, wheel = table.viewport(), table.scenery.wheel
    if isinstance(action, Build):
        QTest.mouseClick(ground, MOUSE, pos=slot(table, kind_of(action.piece)))
    if table.carrying.carried is None:
        table.commands.take_wood(action.piece)
    if not (isinstance(action, Build) and is_flat(action.pose, action.compartment)):
        table.carrying.bring(action.compartment, action.pose)
    x, y, z, *_ = in_room(action.pose, table.frame.roll)
    carried = table.carrying.carried
    table.carrying.carried.grasp = (0.0, 0.0)
    carried.across = float(y)
    end = table.mapFromScene(wheel.camera.project(float(x), float(y), float(z)))
    for way in (QPoint(0, -30), QPoint(0, -8), QPoint()):
        QTest.mouseMove(ground, end + way)
    wait_for_question(page)
    QTest.mouseClick(ground, MOUSE, pos=end)


def play_on(page, way, turns=90):
    """Play so many turns, or to the end; whether it has come to the end."""
    match = page.session.match
    for _ in range(turns):
        wait_for_question(page)
        if not match.waiting:
            return True
        entries, action = len(match.ledger), idea(page.table)
        way(page, action)
        if page.table.carrying.carried is not None and page.table.may_build:
            # The hand was a hair's breadth off: put the piece to where there is room.
            page.table.carrying.bring(action.compartment, action.pose)
            press(page.table, Qt.Key.Key_Return)
        wait_for_question(page)
        assert len(match.ledger) > entries + 1
    return not match.waiting


@pytest.mark.parametrize("way", [pytest.param(way, marks=pytest.mark.long) for way in (by_keys, by_mouse)])
def test_a_whole_game(page, way):
    match = page.session.match
    assert play_on(page, way)
    assert match.standing.why
    hands = [action for seat, action in match.ledger if seat != CHANCE]
    assert sum(isinstance(action, Build) for action in hands) > 6
    assert page.table.frame.poses.keys() == set(match.state.in_wheel())


def settled_picture(page):
    """What is seen once nothing is in the hand and nothing has the focus."""
    page.setFocus()
    page.table.viewport().update()
    for _ in range(5):
        QCoreApplication.processEvents()
    return page.table.grab().toImage()


def test_a_game_that_was_saved_in_the_middle_looks_the_same_when_it_is_opened(page, window, tmp_path, monkeypatch):
    monkeypatch.setitem(games(), GAME.id, GAME)
    play_on(page, by_keys, turns=5)
    wait_for_question(page)
    match, players = page.session.match, page.session.seating.players
    window.begin(window.library.begin(match, players))
    window.resize(1280, 800)
    first = window.game
    wait_for_question(first)
    before = settled_picture(first)
    poses = {piece: pose.tolist() for piece, pose in first.table.frame.poses.items()}
    window.files.save_to(tmp_path / "wheel.hamster")
    window.files.open_path(tmp_path / "wheel.hamster")
    again = window.game
    assert again is not first
    wait_for_question(again)
    assert {piece: pose.tolist() for piece, pose in again.table.frame.poses.items()} == poses
    assert settled_picture(again) == before
    assert again.session.match.ledger == match.ledger


def test_undo_past_what_chance_did_needs_everybody_and_empties_the_hand(page):
    play_on(page, by_keys, turns=2)
    wait_for_question(page)
    session, table = page.session, page.table
    entries = len(session.match.ledger)
    wanted = []
    session.agreement_wanted.connect(wanted.append)
    page.frame.bar.undo.chosen.emit()
    assert wanted == [[0, 1]] and len(session.match.ledger) == entries
    page.findChild(UndoConsentDialog).leave()  # while it asks, nothing goes on
    action = idea(table)
    table.commands.take_kind(kind_of(action.piece))
    table.commands.carry_to(action.compartment)
    wait_for_question(page)
    assert len(session.match.ledger) == entries + 1 and table.carrying.carried is not None
    session.undo_agreed()
    assert len(session.match.ledger) == entries and table.carrying.carried is None
    assert action.piece not in table.frame.poses
