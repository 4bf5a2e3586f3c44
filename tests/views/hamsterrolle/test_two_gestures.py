"""A whole game by the mouse alone: a person drags pieces to the floor of open compartments, and turns them at most."""

import statistics

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from hamster_table.engine.hamsterrolle.actions import Build, Spill
from hamster_table.engine.hamsterrolle.build_window import kinds_in, window
from hamster_table.views.art import theme
from tests.views.hamsterrolle.at_wheel import MOUSE, over, press, slot

FLOOR = 150.0
"""How far from the hub a person drags a piece to, in millimetres: near the floor."""
STEPS = 10
"""In so many steps."""


@pytest.fixture
def page(open_new):
    theme.set_pace(0)
    return open_new({"clock": "off"}, seed="11", seconds=0)


class Person:
    """Plays by the mouse, and counts drags, turns and keys."""

    def __init__(self, page, qtbot):
        self.page, self.table, self.qtbot = page, page.table, qtbot
        self.gestures = 0
        self.at = QPoint()

    @property
    def carrying(self):
        return self.table.carrying

    def wait_for_turn(self):
        def is_asked():
            return self.table.may_build or not self.page.session.match.waiting

        self.qtbot.waitUntil(is_asked, timeout=60_000)

    def grasp(self, kind):
        self.gestures += 1
        self.at = slot(self.table, kind)
        QTest.mousePress(self.table.viewport(), MOUSE, pos=self.at)
        assert self.carrying.piece is not None

    def drag_to(self, compartment, degrees=0.0):
        """Straight to the floor of a compartment, not too fast."""
        start, end = self.at, over(self.table, compartment, FLOOR, degrees)
        for n in range(1, STEPS + 1):
            self.at = start + QPoint(*(round(n / STEPS * way) for way in (end - start).toTuple()))
            QTest.mouseMove(self.table.viewport(), self.at)
            QTest.qWait(25)

    def sees(self):
        """Whether the ghost says that it holds, once the hand rests and the search is over."""
        QTest.qWait(700)
        self.qtbot.waitUntil(lambda: not self.carrying.finder.is_looking_near, timeout=30_000)
        return self.carrying.foreseen is not None and self.carrying.foreseen.refusal is None

    def let_go(self):
        """Release the button. Whether the piece is out of the hand."""
        QTest.mouseRelease(self.table.viewport(), MOUSE, pos=self.at)
        self.qtbot.waitUntil(lambda: not self.carrying.laying.is_trying)
        QTest.qWait(20)
        return self.carrying.carried is None

    def put_back(self):
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.RightButton, pos=self.at)
        self.wait_for_turn()

    def slide_past_the_edge(self, compartment):
        """As far ahead as the golden line says."""
        degrees = 0.0
        for _ in range(6):
            aim = self.carrying.aim
            if aim is None or aim.short <= 0 or aim.compartment != compartment:
                return
            degrees += aim.short / 100 + 0.5
            self.drag_to(compartment, degrees)

    def build(self, kind):
        """Try a piece in the open compartments; whether it lies."""
        self.grasp(kind)
        there = [one for one in window(self.table.seen) if kind not in kinds_in(self.table.seen, one)]
        for number, compartment in enumerate(there):
            self.gestures += bool(number)
            self.drag_to(compartment)
            self.slide_past_the_edge(compartment)
            if self.sees():
                return self.let_go()
            if self.carrying.carried is None:
                return True
            self.gestures += 1
            press(self.table, Qt.Key.Key_K)
            self.qtbot.waitUntil(lambda: not self.carrying.is_turning, timeout=60_000)
            if self.sees():
                return self.let_go()
        return False

    def take_turn(self):
        """How many gestures until something lies in the wheel, and what it was."""
        self.gestures = 0
        entries = len(self.page.session.match.ledger)
        for kind in self.table.commands.kinds_to_take():
            if self.build(kind):
                break
            if self.carrying.carried is not None:
                self.gestures += 1
                self.put_back()
        else:
            return self.gestures, None
        self.wait_for_turn()
        deeds = [action for _, action in self.page.session.match.ledger[entries:]]
        return self.gestures, next((type(one) for one in deeds if isinstance(one, Build | Spill)), None)


@pytest.mark.timeout(900)
@pytest.mark.long
def test_two_gestures_are_enough_for_a_game(page, qtbot):
    person, counted = Person(page, qtbot), []
    for _ in range(12):
        person.wait_for_turn()
        if not page.session.match.waiting:
            break
        counted.append(person.take_turn())
        if counted[-1][1] is None:
            break
    assert statistics.median(number for number, _ in counted) <= 2
    assert len(counted) >= 10 and all(deed is Build for _, deed in counted)
