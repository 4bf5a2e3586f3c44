"""A table of Hamsterrolle to test at: states laid by play without wood, and what mouse and keys do."""

import random

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import PLANK, SECTOR
from hamster_table.engine.hamsterrolle.state import HamsterrolleSetup
from hamster_table.engine.kernel import CHANCE, advance, play, refusal, waiting
from hamster_table.views.hamsterrolle.drawings.wheel_overlay import at_angle
from hamster_table.views.hamsterrolle.table import HamsterrolleTable
from hamster_table.views.widgets.keyboard import key_text

NAMES = ["Mira", "Jonas", "Edda", "Rusty"]
MOUSE = Qt.MouseButton.LeftButton


def laid(turns=0, seats=2, seed=4, **options):
    """A state in which somebody has to build after so many turns, without wood."""
    state = GAME.start(HamsterrolleSetup(seats=seats, start="first", **{"physics": "simple", **options}))
    advance(state)
    rng = random.Random(seed)
    while state.turn <= turns or waiting(state) == (CHANCE,):
        (seat,) = waiting(state)
        play(state, seat, state.agenda[-1].sample(state, seat, rng))
    return state


def sit_down(qtbot, state, asked=None, size=(1228, 684)):
    """A table that shows the state to the person who is asked."""
    table = HamsterrolleTable(GAME)
    qtbot.addWidget(table)
    table.resize(*size)
    table.show()
    table.wanted = []
    table.chosen.connect(table.wanted.append)
    seat = waiting(state)[0] if asked is None else asked
    table.show_view(state, NAMES[: state.seats], seat, seat)
    return table


def slot(table, kind):
    return table.mapFromScene(table.board_scene.spots["slot", kind].area.center())


def over(table, compartment, radius=110.0, degrees=0.0):
    """The place on the screen that is over a compartment."""
    wheel = table.scenery.wheel
    angle = (SECTOR * compartment - table.seen.angle) / 100 + degrees
    return table.mapFromScene(at_angle(wheel.camera, radius, angle, 0.0))


def carry(table, start, end, let_go=True):
    ground = table.viewport()
    QTest.mousePress(ground, MOUSE, pos=start)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(ground, start + QPoint(*(round(share * way) for way in (end - start).toTuple())))
    if let_go:
        QTest.mouseRelease(ground, MOUSE, pos=end)


def painted(item, size=600):
    """A drawing by itself, on white."""
    board = QGraphicsScene(0, 0, size, size)
    board.addItem(item)
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    board.render(painter)
    painter.end()
    board.removeItem(item)
    return image


def go_on(table):
    """The game has heard what was wanted, and asks the same person again."""
    state = table.seen.copy()
    for action in table.wanted:
        assert refusal(state, state.builder, action) is None
        play(state, state.builder, action)
    table.wanted.clear()
    seat = waiting(state)[0]
    table.show_view(state, NAMES[: state.seats], None, seat if seat >= 0 else None)


def press(table, key, held=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(table, key, held)


def button(table, key):
    return next(one for one in table.prompt().buttons if one.key_words == key_text(key))


def held(table):
    table.commands.take_kind(PLANK)
    return table.carrying.carried


class Time:
    """A clock that a test winds on."""

    def __init__(self):
        self.seconds = 100.0

    def __call__(self):
        return self.seconds


def wind(table):
    """Give the clock of a table to the test."""
    table.clock.now = Time()


def wait(table, seconds):
    """So much time passes, and the clock looks at it often enough."""
    while seconds > 0:
        table.clock.now.seconds += min(1, seconds)
        table.clock.look()
        seconds -= 1


def wait_for_question(page):
    """Let the game go on until somebody is asked, or it is over."""
    for _ in range(400):
        if page.table.may_build or not page.session.match.waiting:
            return
        QCoreApplication.processEvents()
    raise AssertionError(f"nobody is asked: {page.session.match.waiting}")
