"""Notes beside the places of Hamsterdam: what lies there, what a special can do, and why not now."""

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hamster_table.views.art import theme
from tests.engine.hamsterdam.language import ROLL, go, roll, table
from tests.views.hamsterdam.at_dam import at, card, click, piece_at, show, sit_down, special


@pytest.fixture(autouse=True)
def at_once():
    theme.set_pace(0.0)


@pytest.fixture
def here(qtbot):
    """Alice has rolled and may use her Spinster."""
    match = table(ROLL, "5:hh 6:Momster 7:Spinster,h 8:h", "7:h 8:h")
    go(match, roll(3, 4))
    return sit_down(qtbot, match)


def rest(table, spot):
    """Let the pointer rest on a place."""
    place = at(table, spot)
    QApplication.sendEvent(
        table.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, table.viewport().mapToGlobal(place))
    )


def row(name):
    return ("row", special(name)[1])


def said(table):
    note = table.notes.drawing.shown
    return "\n".join([note.title, *note.facts, *note.lines, note.now]) if table.notes.drawing.isVisible() else ""


def test_the_pointer_on_a_listed_special_shows_what_it_does_and_that_it_can(here):
    rest(here, row("Spinster"))
    note = here.notes.drawing.shown
    assert note.title == "Spinster" and ("row", note.special) == row("Spinster")
    assert "Turns one die" in said(here) and here.notes.drawing.shown.now == "It can be used now."


@pytest.mark.usefixtures("tinkerers")
def test_or_why_not_with_the_ruling(here):
    rest(here, row("Momster"))
    assert here.notes.drawing.shown.now.startswith("Not now: ") and "(HD-" in here.notes.drawing.shown.now


def test_the_keyboard_shows_the_same(here):
    here.setFocus(Qt.FocusReason.TabFocusReason)
    here.spot_cursor.set(row("Spinster"))
    assert "It can be used now." in said(here)
    QTest.keyClick(here, Qt.Key.Key_Up)
    assert here.notes.spot == here.spot_cursor.spot != row("Spinster") and said(here)


def test_a_card_tells_who_stands_there_its_odds_and_its_chance(here):
    rest(here, card(here, 7))
    assert here.notes.drawing.shown.title == "7, card 6 of Mira"
    assert "Spinster" in said(here) and here.notes.drawing.shown.card is not None
    assert "6 in 36; hit before the next redeployment: 87 %" in said(here)


def test_a_press_a_lift_and_a_new_view_take_it_away(here):
    for ends in (
        lambda: click(here, at(here, ("town", 0))),
        lambda: here.hand.lift(special("Spinster")),
        lambda: show(here),
        lambda: QTest.mouseMove(here.viewport(), at(here, ("reservoir",))),
    ):
        here.hand.put_back()
        rest(here, row("Spinster"))
        assert said(here)
        ends()
        assert not said(here)


@pytest.mark.parametrize("size", [(1228, 684), (1000, 500), (1860, 960)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_lies_on_the_table_and_not_on_its_place(here, size, scale):
    theme.set_text_scale(scale)
    here.resize(*size)
    room = QRectF(here.viewport().rect())
    for spot, item in here.board_scene.spots.items():
        if not item.area.isEmpty():
            here.notes.show(spot)
            assert room.contains(here.notes.drawing.area), spot
            large = item.area.width() > 0.6 * room.width()
            assert large or not here.notes.drawing.area.intersects(item.area), spot


def test_what_is_in_the_hand_has_no_note_over_its_targets(here):
    here.hand.lift(special("Spinster"))
    here.spot_cursor.set(row("Momster"))
    assert not said(here) and piece_at(here, special("Spinster"))
