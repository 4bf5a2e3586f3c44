"""The clock at the wheel: what drops at zero, and that nothing leaves the hand frozen."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.words import CUBE, PLANK, THE_CONE, Build, Drop, Reach
from hamster_table.engine.match import Match
from hamster_table.engine.record import Sitter
from hamster_table.models.session import Session
from hamster_table.views import theme
from hamster_table.views.game_page import GamePage
from tests.views.at_wheel import over, press, wait_for_question


class Time:
    """A clock that a test winds on."""

    def __init__(self):
        self.seconds = 100.0

    def __call__(self):
        return self.seconds


def seated(qtbot, sitters=("Mira", "Jonas"), **setup):
    theme.set_pace(0)
    match = Match.new(GAME, len(sitters), {"start": "first", "physics": "simple", **setup}, "9")
    session = Session(match, [Sitter(name) for name in sitters])
    page = GamePage(session, seconds=0)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.now = page.table.grip.clock.now = Time()
    session.proceed()
    return page


@pytest.fixture
def page(qtbot):
    made = seated(qtbot)
    yield made
    made.leave()
    made.hide()


def take(page, kind):
    """A piece in the hand, over the first open compartment, its attempt begun."""
    page.table.take_kind(kind)
    press(page.table, Qt.Key.Key_1)
    wait_for_question(page)


def wait(page, seconds):
    """So much time passes, and the clock is looked at."""
    page.now.seconds += seconds
    page.table.grip.clock.ticked.emit()


def deeds(page):
    return [type(action) for _, action in page.session.match.ledger]


@pytest.mark.parametrize("away", [QPoint(0, 30), QPoint(0, 60), QPoint(-120, 40), QPoint(120, 40), QPoint(500, -200)])
def test_at_zero_the_piece_drops_wherever_the_hand_holds_it(page, away):
    """Also where it is pressed into the rim, a divider or the cone, or still before the wheel."""
    table = page.table
    take(page, PLANK)
    QTest.mouseMove(table.viewport(), over(table, 2) + away)
    assert table.grip.carried is not None
    wait(page, 30)
    assert deeds(page)[:2] == [Reach, Drop]


def test_a_piece_that_is_lowered_onto_the_rim_drops_at_zero(page):
    table = page.table
    take(page, CUBE)
    for _ in range(12):
        press(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    wait(page, 30)
    assert deeds(page)[:2] == [Reach, Drop]


# What was sent and not played


def test_a_choice_that_the_rules_refuse_leaves_the_hand_free(page):
    table = page.table
    take(page, PLANK)
    for wrong in (Reach(THE_CONE), Build(PLANK, 9, 0, (0, 0, 0, 10000, 0, 0, 0))):
        table.grip._send(wrong)
        assert not table.grip.has_chosen
    press(table, Qt.Key.Key_Return)
    assert Build in deeds(page)


def test_a_choice_that_nobody_hears_leaves_the_hand_free(page):
    table = page.table
    take(page, PLANK)
    entries = len(page.session.match.ledger)
    page.session.stop()
    assert table.grip.let_go() is None
    assert len(page.session.match.ledger) == entries
    assert not table.grip.has_chosen and table.grip.carried is not None
