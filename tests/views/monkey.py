"""Random events for the whole window, half of them steered by what a screen reader sees."""

import random
import time

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models import garbage_collection
from hamster_table.models.settings import THEMES, Settings
from tests.views.hands import Hands

SITTERS = (PlayerInfo("Mira"), PlayerInfo("Rusty", "whim"), PlayerInfo("Edda"), PlayerInfo("Pip", "steady"))
KEY_NAMES = """Left Right Up Down Space Return Escape Tab Backtab PageDown Home End Backspace
1 2 3 B R T E D F1 F2 F3 F4 F8 F9"""
KEYS = [getattr(Qt.Key, f"Key_{name}") for name in KEY_NAMES.split()]
CHORDS = [Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_H, Qt.Key.Key_P, Qt.Key.Key_R, Qt.Key.Key_Comma]
SIZES = [(1024, 600), (1280, 800), (960, 500), (1400, 820)]


class Monkey:
    """Presses whatever there is."""

    def __init__(self, window, seed):
        self.window, self.rng = window, random.Random(seed)
        self.looking = 0.0
        """How long it took to look for something to press, in seconds of processor time: no event of the program."""
        self.target = ""
        """What the mouse was over, if the last event was one of the mouse."""

    def act(self):
        """Do something at random; the name of what it was, and of what it was done to."""
        self.target = ""
        ways = [self.press_something_named] * 8 + [self.click, self.key, self.key, self.drag, self.wheel]
        ways += [self.play] * 4
        ways += [self.chord, self.change] if self.rng.random() < 0.25 else []
        way = self.rng.choice(ways)
        way()
        return f"{way.__name__} {self.target}".rstrip()

    def settle(self):
        """What the event loop of the program does after every event, and close what has no business here."""
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        # The loop never waits here, which is when the program would search.
        garbage_collection.search()
        self.close_dialogs()

    def close_dialogs(self):
        """A file dialog shows the real disc, where a monkey has no business."""
        for top in QApplication.topLevelWidgets():
            if isinstance(top, QDialog) and top.isVisible():
                top.reject()
            elif isinstance(top, QMenu) and top.isVisible() and self.rng.random() < 0.5:
                top.close()

    def close_menus(self):
        """Leave no menu open behind the last event."""
        while (menu := QApplication.activePopupWidget()) is not None:
            menu.close()

    def play(self):
        """Do what leads on, as a person would."""
        page = self.window.game
        if page is None or self.window.page is not page:
            self.window.continue_game()
        elif page.curtain.isVisible():
            QTest.mouseClick(page.curtain.sign.lift, Qt.MouseButton.LeftButton)
        elif page.session.is_past:
            page.session.look_at(len(page.session.match.ledger))
        elif page.pace.is_paused:
            page.pace.resume()
        elif page.hand_roll.seat is not None and page.animation_player.is_idle:
            page.hand_roll.roll()
        elif page.session.asked_seat is not None and page.animation_player.is_idle:
            hands = Hands(page, self.rng.choice(["drag", "click"]), self.rng)
            if offers := hands.offers():
                hands.do(self.rng.choice(offers))

    def press_something_named(self):
        start = time.thread_time()
        nodes = list(named(QAccessible.queryAccessibleInterface(self.window)))
        middle = self.rng.choice(nodes).rect().center() if nodes else None
        self.looking += time.thread_time() - start
        if middle is not None:
            self.click_at(self.window.mapFromGlobal(middle))

    def click(self):
        self.click_at(self.anywhere())

    def click_at(self, at):
        target = self.window.childAt(at) or self.window
        self.target = f"{type(target).__name__} {target.accessibleName()}"
        button = Qt.MouseButton.RightButton if self.rng.random() < 0.05 else Qt.MouseButton.LeftButton
        QTest.mouseClick(target, button, pos=target.mapFrom(self.window, at))

    def drag(self):
        start, end = self.anywhere(), self.anywhere()
        target = self.window.childAt(start) or self.window
        QTest.mousePress(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(self.window, start))
        for share in (0.3, 0.6, 1.0):
            QTest.mouseMove(target, target.mapFrom(self.window, start + (end - start) * share))
        QTest.mouseRelease(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(self.window, end))

    def wheel(self):
        at = self.anywhere()
        target = self.window.childAt(at) or self.window
        turn = QPoint(0, self.rng.choice([-120, 120]))
        place = QPointF(target.mapFrom(self.window, at))
        none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False
        QCoreApplication.sendEvent(target, QWheelEvent(place, QPointF(target.mapToGlobal(place)), turn, turn, *none))

    def key(self):
        QTest.keyClick(self.window.focusWidget() or self.window, self.rng.choice(KEYS))

    def chord(self):
        key, target = self.rng.choice(CHORDS), self.window.focusWidget() or self.window
        QTest.keyClick(target, key, Qt.KeyboardModifier.ControlModifier)

    def change(self):
        self.rng.choice([self.change_size, self.change_look])()

    def change_size(self):
        self.window.resize(*self.rng.choice(SIZES))

    def change_look(self):
        theme, scale = self.rng.choice(THEMES[1:]), self.rng.choice([100, 80, 150])
        self.window.set_settings(Settings(theme=theme, text_scale=scale, pace=self.rng.choice([0.0, 0.0, 0.001])))

    def anywhere(self):
        return QPoint(self.rng.randrange(self.window.width()), self.rng.randrange(self.window.height()))


def named(node):
    """Everything visible in the accessible tree that has a name and takes the focus or a press."""
    if node is None or not node.isValid() or node.state().invisible:
        return
    if node.text(QAccessible.Text.Name) and (node.state().focusable or not node.childCount()):
        yield node
    for number in range(node.childCount()):
        yield from named(node.child(number))


def check(window):
    """The match is what its ledger says, and the store has all of it."""
    session = window.session
    if session is None:
        return 0
    match = session.match
    again = Match.new(match.game, match.setup.seats, match.setup.chosen(), match.seed)
    for seat, action in match.ledger:
        again.play(seat, action)
    assert again.digest == match.digest
    if match.waiting and window.kept_id:  # a puzzle is kept nowhere
        assert session.wait_until_idle(5.0)
        # Not the game that was played last: one that was opened and not played yet is an older one.
        stored = window.library.resume(window.kept_id)
        assert stored.match.ledger == match.ledger
    view = session.view()
    others = [view.sealed.get(seat) for seat in view.sealed if seat != session.shown_to]
    assert all(choice is None for choice in others)
    return len(match.ledger)
