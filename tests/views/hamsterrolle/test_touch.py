"""The wheel by a finger: pieces are dragged in, turned by the arcs, and laid, without a key and without a mouse."""

import math

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hamster_table.engine.hamsterrolle.actions import CUBE, Build
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.views.art import theme
from hamster_table.views.hamsterrolle.drawings.turn_arcs import ABOUT_AXLE
from tests.views.hamsterrolle.at_wheel import over, slot, wait_for_question
from tests.views.hands import swipe, tap

FLOOR = 150.0
"""How far from the hub a piece is dragged to, in millimetres: near the floor."""


@pytest.fixture
def page(open_new, clock):
    theme.set_pace(0)
    made = open_new({"clock": "off"}, seconds=0)
    wait_for_question(made)
    return made


@pytest.fixture
def held(page, qtbot):
    """The table, with a cube that was tapped on the tray and brought into the wheel by another finger."""
    table, ground = page.table, page.table.viewport()
    tap(ground, slot(table, CUBE))
    assert table.carrying.carried is not None and not table.carrying.carried.is_inside
    (there, *_) = window(table.seen)
    # Far above the floor, where nothing holds it.
    swipe(ground, slot(table, CUBE) + QPoint(0, -60), over(table, there, 60.0), steps=8)
    qtbot.waitUntil(lambda: table.carrying.carried.is_inside and not table.carrying.laying.is_trying)
    return table


def test_a_piece_that_is_dragged_by_a_finger_to_where_it_holds_is_laid(page, qtbot):
    table = page.table
    (there, *_) = window(table.seen)
    swipe(table.viewport(), slot(table, CUBE), over(table, there, FLOOR), steps=8)
    qtbot.waitUntil(lambda: any(isinstance(action, Build) for _, action in page.session.match.ledger))


def test_a_finger_turns_the_piece_by_an_arc_without_moving_it(held, qtbot):
    before, arcs = held.carrying.carried.wanted(), held.scenery.arcs.arcs
    start = held.mapFromScene(arcs.place(ABOUT_AXLE))
    swipe(held.viewport(), start, start + QPoint(30, 30), steps=6)
    after = held.carrying.carried.wanted()
    assert after[:3] == pytest.approx(before[:3]) and abs(after[3:] - before[3:]).max() > 0.05


def test_a_finger_elsewhere_in_the_wheel_takes_the_piece_on_from_where_it_is(held):
    carried = held.carrying.carried
    before = carried.x, carried.z
    (there, *_) = window(held.seen)
    far_from_it = over(held, there, 20.0, 90.0)
    swipe(held.viewport(), far_from_it, far_from_it + QPoint(12, 0), steps=6)
    # Not more than the finger went: it does not jump there. (How near it is to the eye is up to how fast that was.)
    assert math.dist((carried.x, carried.z), before) < 15


def test_a_finger_is_told_what_a_finger_does(held, page):
    assert "mouse" not in held.prompt().hint and "Ctrl" not in held.prompt().hint
    QTest.mouseMove(held.viewport(), over(held, window(held.seen)[0], 60.0))
    QTest.mouseClick(held.viewport(), Qt.MouseButton.RightButton)
    assert not held.input.is_by_finger


def test_a_tap_does_not_let_go_and_the_prompt_has_a_button_that_finds_a_hold(held, page, qtbot):
    entries = len(page.session.match.ledger)
    tap(held.viewport(), over(held, window(held.seen)[0], 20.0, 90.0))
    QApplication.processEvents()
    assert held.carrying.carried is not None and len(page.session.match.ledger) == entries
    qtbot.waitUntil(lambda: "K" in [one.key for one in page.frame.prompt_bar.buttons])
    (button,) = [one for one in page.frame.prompt_bar.buttons if one.key == "K"]
    tap(button, button.rect().center())
    qtbot.waitUntil(lambda: held.carrying.is_turning or held.carrying.foreseen is not None)
