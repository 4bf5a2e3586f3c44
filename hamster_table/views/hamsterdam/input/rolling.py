"""The dice under the hand of whoever is to roll: a press, a flick over the felt, or a key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from hamster_table.engine.game import Game
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Seat
from hamster_table.models.guard import guard
from hamster_table.models.hamsterdam.shown import DiceShown, roller_of
from hamster_table.views.board.gestures import Gesture
from hamster_table.views.board.items import LIFTED_Z, Drawing, Spot
from hamster_table.views.hamsterdam.drawings.dice import DieItem, rolled
from hamster_table.views.hamsterdam.drawings.shared_band import die_side, poses_shown
from hamster_table.views.hamsterdam.input.stack_input import HandledTable

translate = QCoreApplication.translate
DICE: Spot = ("dice",)
FLICK = 0.25
"""From this speed on a hand that lets go has thrown the dice, in pixels a millisecond; slower, it puts them back."""
MEMORY = 120
"""The speed of the hand is that of its last milliseconds."""


@dataclass(frozen=True, slots=True)
class Throw:
    """How the dice left the hand, in the scene."""

    start: QPointF
    speed: QPointF
    """In pixels a millisecond."""


class DiceInHand:
    """The dice while a hand holds them."""

    def __init__(self, table: RollingTable, at: QPointF, time: int) -> None:
        assert table.plan is not None
        area = table.plan.dice
        drawing = table.scenery_dice()
        shown = drawing.shown
        assert isinstance(shown, DiceShown)
        self._side = die_side(area)
        self._poses = poses_shown(shown)
        self.items = [DieItem(self._side, pose) for pose in self._poses]
        self._way, self._start = [(time, at)], at
        self.has_moved = False
        for item in self.items:
            item.setZValue(LIFTED_Z)
            table.scene().addItem(item)
        drawing.show_as(area, DiceShown(shown.a, shown.b, hides_dice=True, is_awaited=True))
        self.carry(at, time)

    def carry(self, at: QPointF, time: int) -> None:
        """Follow the hand; the dice rattle in it."""
        far = (at - self._start).manhattanLength()
        self.has_moved = self.has_moved or far >= QApplication.startDragDistance()
        self._way = [(when, where) for when, where in self._way if time - when <= MEMORY] + [(time, at)]
        for n, item in enumerate(self.items):
            item.setPos(at + QPointF((n - 0.5) * 1.15 * self._side, (n - 0.5) * 0.3 * self._side))
            along = QPointF(0.8, 0.6) if n else QPointF(0.6, -0.8)
            item.show_pose(rolled(self._poses[n], along, far / self._side * 0.8), self._side * 0.5)

    def throw(self, at: QPointF, time: int) -> Throw:
        """How the dice leave the hand there."""
        when, where = self._way[0]
        recent = time - when <= MEMORY
        return Throw(at, (at - where) / max(1, time - when) if recent else QPointF())


class RollingTable(HandledTable):
    """A table with dice that whoever is to roll takes into the hand."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.roller: Seat | None = None
        """Who is to roll by hand now; None: nobody."""
        self.thrown: Throw | None = None
        """How the dice that roll next were thrown; None: by a press or a key."""
        self._roll: Callable[[], object] = lambda: None
        self._in_hand: DiceInHand | None = None

    def scenery_dice(self) -> Drawing:
        """The drawing of the tray with the dice."""
        raise NotImplementedError

    def hand_of_chance(self, view: Hamsterdam) -> Seat | None:
        """Whoever rolls the dice."""
        return roller_of(view)

    def await_roll(self, seat: Seat | None, roll: Callable[[], object]) -> None:
        """The person on that seat is to roll: the dice glow; None: nobody is."""
        self._roll = roll
        if seat is None:
            self._take_from_hand()
        if seat != self.roller:
            self.roller = seat
            self.thrown = self.thrown if seat is None else None
            self.refresh()

    def throw(self, thrown: Throw | None) -> None:
        """Roll the dice, thrown like this."""
        self.thrown = thrown
        self._roll()

    # By press and key

    def highlighted_targets(self) -> dict[Spot, Gesture]:
        """The targets that glow now; the dice, when somebody is to roll."""
        if self.roller is None:
            return super().highlighted_targets()
        return {DICE: Gesture(None, DICE, lambda: self.throw(None), translate("Hamsterdam", "roll"))}

    def acts_on(self, spot: Spot) -> bool:
        """Whether Enter would do something there."""
        return super().acts_on(spot) if self.roller is None else spot == DICE

    def activate(self, spot: Spot) -> None:
        """What Enter does on a spot."""
        if self.roller is not None and spot == DICE:
            self.throw(None)
        else:
            super().activate(spot)

    # By the mouse

    def press_other(self, event: QMouseEvent, spot: Spot | None) -> None:
        """Take the dice into the hand, if somebody is to roll."""
        if self.roller is not None and spot == DICE and event.button() == Qt.MouseButton.LeftButton:
            self._take_from_hand()
            self._in_hand = DiceInHand(self, self.mapToScene(event.position().toPoint()), event.timestamp())
            self.handled.emit("lift", "dice", 0)
        else:
            super().press_other(event, spot)

    @guard
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The dice follow the hand."""
        super().mouseMoveEvent(event)
        # Without the button they have left the hand, and only wait to be seen rolling.
        if self._in_hand is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._in_hand.carry(self.mapToScene(event.position().toPoint()), event.timestamp())

    @guard
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the dice go: a flick throws them, and so does a press; slowly they are put back."""
        super().mouseReleaseEvent(event)
        held = self._in_hand
        if held is None or event.button() != Qt.MouseButton.LeftButton:
            return
        thrown = held.throw(self.mapToScene(event.position().toPoint()), event.timestamp())
        if not held.has_moved:
            self.throw(None)
        elif abs(thrown.speed.x()) + abs(thrown.speed.y()) >= FLICK:
            self.throw(thrown)
        else:
            self._take_from_hand()
            self.handled.emit("drop", "dice", 0)
            self.refresh()

    def _shape_pointer(self, at: QPointF) -> None:
        """A hand over the dice that can be taken."""
        if self.roller is None:
            super()._shape_pointer(at)
        else:
            free = Qt.CursorShape.OpenHandCursor if self.spot_at(at) == DICE else Qt.CursorShape.ArrowCursor
            self.set_pointer(free if self._in_hand is None else Qt.CursorShape.ClosedHandCursor)

    def _take_from_hand(self) -> None:
        """Nobody holds the dice any more."""
        if self._in_hand is not None:
            for item in self._in_hand.items:
                self.scene().removeItem(item)
            self._in_hand = None
