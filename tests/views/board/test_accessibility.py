"""What a screen reader finds on a table, and what it can do there."""

import gc
import weakref

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QApplication

from hamster_table.engine.run_hamster_run import GAME
from hamster_table.engine.run_hamster_run.actions import Flip
from hamster_table.views.board.tables import table_for
from hamster_table.views.widgets.described_focus import described_focus
from tests.views.at_table import laid, show, sit_down, square

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture
def table(qtbot):
    return sit_down(qtbot, laid([square(4, 2), square(5, 2), None]))


@pytest.fixture
def face(table):
    return QAccessible.queryAccessibleInterface(table)


def child(face, table, spot):
    return face.child(list(table.board_scene.spots).index(spot))


def name(face, table, *spot):
    return child(face, table, spot).text(NAME)


def test_a_table_has_a_child_for_every_spot(face, table):
    assert face.role() == QAccessible.Role.Table
    assert face.text(NAME) == "Run, Hamster, Run!"
    assert face.childCount() == len(table.board_scene.spots)
    third = face.child(2)
    assert face.indexOfChild(third) == 2
    assert face.child(10_000) is None


def test_spots_are_sentences_with_what_a_drop_would_cost(face, table):
    assert name(face, table, "square", square(3, 2)) == "Strip 3, lane 2: empty; flip 1"
    assert name(face, table, "square", square(5, 2)) == "Strip 5, lane 2: Jonas, resting; Push · Mettle: 2 against 2"
    assert name(face, table, "square", square(9, 5)) == "Strip 9, lane 5: empty"
    assert name(face, table, "swimmer", 2) == "Edda, in the alligator pit"
    assert name(face, table, "pit") == "Alligator pit: 1 alligator, 1 hamster"
    assert name(face, table, "tray", "scamper") == "Scamper of Mira: 3 chips"
    assert name(face, table, "seat", 1).startswith("Jonas, resting, initiative 2, declared Rest, Scamper 3")


def test_a_press_from_outside_is_the_same_as_enter(face, table):
    spot = child(face, table, ("square", square(3, 2)))
    action = spot.actionInterface()
    assert QAccessibleActionInterface.pressAction() in action.actionNames()
    action.doAction(QAccessibleActionInterface.pressAction())
    assert table.wanted == [Flip(square(3, 2))]
    assert table.spot_cursor.spot == ("square", square(3, 2))


def test_focus_from_outside_brings_the_cursor(face, table):
    spot = child(face, table, ("square", square(9, 5)))
    spot.actionInterface().doAction(QAccessibleActionInterface.setFocusAction())
    table.setFocus()
    QApplication.sendEvent(table, QEvent(QEvent.Type.WindowActivate))
    assert table.spot_cursor.spot == ("square", square(9, 5)) and table.wanted == []
    assert spot.state().focusable


def test_a_spot_says_where_it_is_on_the_screen(face, table):
    here = child(face, table, ("square", square(4, 2)))
    place = here.rect()
    assert place.contains(table.viewport().mapToGlobal(table.mapFromScene(table.plan.square(square(4, 2)).center())))
    found = face.childAt(place.center().x(), place.center().y())
    assert found is here
    assert face.childAt(-10_000, -10_000) is None


def test_what_is_not_there_is_not_shown(face, table):
    assert child(face, table, ("bench", 0)).state().invisible
    assert not child(face, table, ("swimmer", 2)).state().invisible


def test_names_follow_the_game(face, table):
    show(table, laid([square(4, 3), square(5, 2), None]), 0)
    assert name(face, table, "square", square(4, 3)).startswith("Strip 4, lane 3: Mira")


def test_the_interfaces_go_with_their_table(qapp):
    table = table_for(GAME)
    show(table, laid([square(4, 2), square(5, 2)]), 0)
    whole = QAccessible.queryAccessibleInterface(table)
    spots = [whole.child(number) for number in range(whole.childCount())]
    ids = [QAccessible.uniqueId(face) for face in (whole, *spots)]
    assert all(spot.isValid() for spot in spots)
    table.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert [QAccessible.accessibleInterface(number) for number in ids] == [None] * len(ids)
    assert not any(shiboken6.isValid(face) for face in (whole, *spots))


def test_an_interface_keeps_no_table_alive(qapp):
    table = table_for(GAME)
    show(table, laid([square(4, 2), square(5, 2)]), 0)
    spot = QAccessible.queryAccessibleInterface(table).child(0)
    gone = weakref.ref(table)
    shiboken6.delete(table)
    del table, spot
    gc.collect()
    assert gone() is None


def test_what_is_said_describes_the_place_of_the_cursor_until_it_goes_on(table, face, qtbot):
    table.window().activateWindow()
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    table.spot_cursor.set(("square", square(3, 2)))
    described_focus().describe("Mira runs.")
    spot = child(face, table, ("square", square(3, 2)))
    assert spot.text(DESCRIPTION) == "Mira runs."
    assert face.text(DESCRIPTION).startswith("Arrows walk over the places")
    described_focus().give_back()
    assert spot.text(DESCRIPTION) == ""


def test_announcing_without_a_reader_is_quiet(table):
    table.announce("Mira runs")
    table.announce("")
    assert table.board_scene.spot_at(table.mapToScene(QPoint(0, 0))) is None
