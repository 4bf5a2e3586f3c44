"""Hands of a person who plays with real events: by drag, by clicks, by a finger, or by the keyboard alone."""

from collections import deque
from functools import cache

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest

from hamster_table.engine.kernel import Action
from hamster_table.views.board.spot_cursor import ARROWS, nearest
from hamster_table.views.widgets.presses import PRESSES

LEFT = Qt.MouseButton.LeftButton
JITTER = QPoint(9, -8)
"""How far a finger strays in a tap."""


@cache
def screen():
    """A touch screen."""
    return QTest.createTouchDevice()


def touch(widget, *places):
    """A finger comes down at the first place, goes over the others, and leaves at the last; by the fixture `clock`."""
    PRESSES.clock.wait(1.0)  # nobody touches what has only just come
    window = widget.window()
    first, *others = (widget.mapTo(window, place) for place in places)
    QTest.touchEvent(window, screen()).press(0, first, window).commit()
    for place in others:
        QTest.touchEvent(window, screen()).move(0, place, window).commit()
    QTest.touchEvent(window, screen()).release(0, (first, *others)[-1], window).commit()


def tap(widget, place):
    """A short touch, which is never quite still."""
    touch(widget, place, place + JITTER, place)


def swipe(widget, start, end, steps=3):
    """A finger goes from one place to another."""
    way = (start + QPoint(*(round(n / steps * x) for x in (end - start).toTuple())) for n in range(steps + 1))
    touch(widget, *way)


class Hands:
    """Does anything that the table and the prompt offer, each time something else."""

    def __init__(self, page, way, rng):
        self.page, self.table, self.rng = page, page.table, rng
        self.do = getattr(self, way)
        self.ways_used = set()
        self._areas, self._nearest = {}, {}
        """Where the spots were last, and what lies beside them there."""

    def choose(self):
        """Go on until the asked person has chosen."""
        session = self.page.session
        seat, before = session.asked_seat, len(session.match.ledger)
        for _ in range(300):
            if len(session.match.ledger) != before or session.asked_seat != seat:
                return
            QCoreApplication.processEvents()
            offers = self.offers()
            assert offers, f"nothing is offered for {session.match.state.agenda[-1]}"
            self.do(self.rng.choice(offers))
        raise AssertionError(f"no way on from {session.match.state.agenda[-1]}")

    def roll(self):
        """Roll the dice that wait for a person, each way as it is done."""
        QCoreApplication.processEvents()  # the button's key works once it is shown
        ground, dice = self.table.viewport(), self.spot_at(("dice",))
        if self.do == self.keys:
            self.tab_to(self.table)
            QTest.keyClick(self.table, self.rng.choice([Qt.Key.Key_R, Qt.Key.Key_Return]))
        elif self.do == self.click:
            QTest.mouseClick(ground, LEFT, pos=dice)
        else:
            QTest.mousePress(ground, LEFT, pos=dice)
            for far in (20, 50, 90):
                QTest.mouseMove(ground, dice + QPoint(far, far // 2))
            QTest.mouseRelease(ground, LEFT, pos=dice + QPoint(120, 60))
            self.ways_used.add("flicked")

    def offers(self):
        """The gestures that glow and the buttons that are on. What only prepares, or takes back, is done seldom."""
        gestures = [gesture for targets in self.table.hand.gestures.values() for gesture in targets.values()]
        buttons = [button for button in self.page.frame.prompt_bar.buttons if not button.is_off]
        choices = [one for one in gestures if isinstance(one.action, Action)]
        choices += [button for button in buttons if button.kind == "gold"]
        lifts = [one for one in gestures if one.piece is not None]
        for often, group in ((0.8, choices), (0.8, lifts)):
            if group and self.rng.random() < often:
                return group
        return gestures + buttons

    def at(self, scene):
        return self.table.mapFromScene(scene)

    def piece_at(self, piece):
        """Where a piece can be grasped."""
        return self.at(self.table.board_scene.pieces[piece].pos())

    def spot_at(self, spot):
        return self.at(self.table.board_scene.spots[spot].area.center())

    # By drag

    def drag(self, offer):
        ground = self.table.viewport()
        if not hasattr(offer, "spot"):
            QTest.mouseClick(offer, LEFT)
        elif offer.piece is None:
            QTest.mouseClick(ground, LEFT, pos=self.spot_at(offer.spot))
        else:
            start, end = self.piece_at(offer.piece), self.spot_at(offer.spot)
            QTest.mousePress(ground, LEFT, pos=start)
            for share in (0.3, 0.7, 1.0):
                QTest.mouseMove(ground, start + QPoint(*(round(share * x) for x in (end - start).toTuple())))
            QTest.mouseRelease(ground, LEFT, pos=end)
            self.ways_used.add("dragged")

    # By clicks

    def click(self, offer):
        ground = self.table.viewport()
        if not hasattr(offer, "spot"):
            QTest.mouseClick(offer, LEFT)
            return
        if offer.piece is not None:
            QTest.mouseClick(ground, LEFT, pos=self.piece_at(offer.piece))
            if self.table.hand.held is None:
                return
            self.ways_used.add("clicked twice")
        QTest.mouseClick(ground, LEFT, pos=self.spot_at(offer.spot))

    # By a finger on the screen

    def touch(self, offer):
        ground = self.table.viewport()
        if not hasattr(offer, "spot"):
            tap(offer, offer.rect().center())
        elif offer.piece is None:
            tap(ground, self.spot_at(offer.spot))
        else:
            swipe(ground, self.piece_at(offer.piece), self.spot_at(offer.spot))
            self.ways_used.add("touched")

    # By the keyboard alone

    def keys(self, offer):
        if not hasattr(offer, "spot"):
            self.tab_to(offer)
            QTest.keyClick(offer, Qt.Key.Key_Return)
            return
        self.tab_to(self.table)
        if offer.piece is not None and offer.piece != self.table.hand.ready_piece():
            self.walk_to(self.table.board_scene.spot_of(offer.piece))
            QTest.keyClick(self.table, Qt.Key.Key_Space)
        # Of several hamsters on a card that one may be lifted which does the same.
        held = self.table.hand.held
        lifted = None if held is None else self.table.hand.targets(held).get(offer.spot)
        if held in (None, offer.piece) or (lifted is not None and lifted.action == offer.action):
            self.walk_to(offer.spot)
            QTest.keyClick(self.table, Qt.Key.Key_Space)
            self.ways_used.add("walked")
        else:
            QTest.keyClick(self.table, Qt.Key.Key_Escape)

    def tab_to(self, widget):
        """Bring the focus there with Tab."""
        met = []
        for _ in range(40):
            now = self.page.window().focusWidget()
            if now is widget:
                return
            met.append(now.accessibleName() if now is not None else None)
            QTest.keyClick(now or self.page, Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to {widget.accessibleName()}, but to {met}")

    def walk_to(self, spot):
        """Bring the cursor there with the arrow keys."""
        QTest.keyClick(self.table, Qt.Key.Key_Left)
        for key in self.way_to(spot):
            QTest.keyClick(self.table, key)
        assert self.table.spot_cursor.spot == spot

    def way_to(self, spot):
        """The arrow keys that lead from the cursor to the spot."""
        areas = {one: item.area for one, item in self.table.board_scene.spots.items() if not item.area.isEmpty()}
        if areas != self._areas:
            self._areas, self._nearest = areas, {}
        ways = {self.table.spot_cursor.spot: []}
        coming = deque(ways)
        while coming:
            here = coming.popleft()
            if here == spot:
                return ways[here]
            for key, direction in ARROWS.items():
                if (here, key) not in self._nearest:
                    self._nearest[here, key] = nearest(areas, areas[here], direction)
                there = self._nearest[here, key]
                if there is not None and there not in ways:
                    ways[there] = [*ways[here], key]
                    coming.append(there)
        raise AssertionError(f"no arrows lead from {self.table.spot_cursor.spot} to {spot}")


def play(page, hands, qtbot, until=lambda: False, limit=4000):
    """Play with these hands until something holds, or to the end."""
    session = page.session
    for _ in range(limit):
        qtbot.waitUntil(lambda: ready(page), timeout=30_000)
        if until() or not session.match.waiting:
            return
        if page.curtain.isVisible():
            QTest.keyClick(page.curtain.sign.lift, Qt.Key.Key_Return)
        elif page.hand_roll.seat is not None:
            hands.roll()
        else:
            hands.choose()
    raise AssertionError("the game does not end")


def ready(page):
    """Whether it is somebody's turn at the screen, or nobody's any more."""
    session = page.session
    is_awaited = session.asked_seat is not None or page.hand_roll.seat is not None
    asked = is_awaited and page.animation_player.is_idle
    return asked or session.handover_seat is not None or not session.match.waiting
