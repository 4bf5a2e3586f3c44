"""The dice under the hand of whoever is to roll: a press, a flick over the felt, or a key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, SignalInstance
from PySide6.QtWidgets import QApplication

from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Seat
from hamster_table.models.hamsterdam.shown import DiceShown, decided_by_roll, roller_of
from hamster_table.views.board.interface import TableChance
from hamster_table.views.board.items import LIFTED_Z, Spot
from hamster_table.views.board.scene import BoardScene
from hamster_table.views.hamsterdam.drawings.dice import DieItem, rolled
from hamster_table.views.hamsterdam.drawings.shared_band import die_side, poses_shown
from hamster_table.views.hamsterdam.layout import Plan
from hamster_table.views.hamsterdam.scenery import Scenery

DICE: Spot = ("dice",)
FLICK = 0.25
"""From this speed on a hand that lets go has thrown the dice, in pixels a millisecond; slower, it puts them back."""
MEMORY = 120
"""The speed of the hand is that of its last milliseconds."""


class DiceTable(Protocol):
    """What the dice need of their table."""

    plan: Plan | None
    scenery: Scenery
    handled: SignalInstance
    """(what, of what kind, how many): see `BoardView.handled`."""

    board_scene: BoardScene
    """What lies on the table."""

    def refresh(self) -> None:
        """Show what has changed on the table itself."""

    def lay_out(self) -> None:
        """Lay all of the board out for what is seen."""


@dataclass(frozen=True, slots=True)
class Throw:
    """How the dice left the hand, in the scene."""

    start: QPointF
    speed: QPointF
    """In pixels a millisecond."""


class DiceInHand:
    """The dice while a hand holds them."""

    def __init__(self, table: DiceTable, at: QPointF, time: int) -> None:
        assert table.plan is not None
        area = table.plan.dice
        drawing = table.scenery.dice
        shown = drawing.shown
        assert isinstance(shown, DiceShown)
        self._side = die_side(area)
        self._poses = poses_shown(shown)
        self.items = [DieItem(self._side, pose) for pose in self._poses]
        self._way, self._start = [(time, at)], at
        self.has_moved = False
        for item in self.items:
            item.setZValue(LIFTED_Z)
            table.board_scene.addItem(item)
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
        # The hand may have stood still since the last step.
        when, where = next(((when, where) for when, where in self._way if time - when <= MEMORY), (time, at))
        return Throw(at, (at - where) / max(1, time - when))


class DiceHand(TableChance):
    """Lets whoever is to roll take the dice into the hand."""

    def __init__(self, table: DiceTable) -> None:
        self._table = table
        self.roller: Seat | None = None
        """Who is to roll by hand now; None: nobody."""
        self.thrown: Throw | None = None
        """How the dice that roll next were thrown; None: by a press or a key."""
        self._roll: Callable[[], object] = lambda: None
        self._held: DiceInHand | None = None

    def hand_of(self, view: Hamsterdam) -> Seat | None:
        """Whoever rolls the dice."""
        return roller_of(view)

    def decides(self, view: Hamsterdam) -> str:
        """Who begins, or where a Whack-a-Mole jumps to; "" for a flood."""
        return decided_by_roll(view)

    def await_roll(self, seat: Seat | None, roll: Callable[[], object]) -> None:
        """The person on that seat is to roll: the dice glow; None: nobody is."""
        self._roll = roll
        if seat is None:
            self._leave_hand()
        if seat != self.roller:
            self.roller = seat
            self.thrown = self.thrown if seat is None else None
            self._table.lay_out()  # the dam of whoever rolls lies at the bottom

    def throw(self, thrown: Throw | None) -> None:
        """Roll the dice, thrown like this."""
        self.thrown = thrown
        self._roll()

    @property
    def are_held(self) -> bool:
        """Whether they are in the hand."""
        return self._held is not None

    def take(self, at: QPointF, time: int) -> None:
        """Take them into the hand there, at that time of an event."""
        self._leave_hand()
        self._held = DiceInHand(self._table, at, time)
        self._table.handled.emit("lift", "dice", 0)

    def carry(self, at: QPointF, time: int) -> None:
        """They follow the hand."""
        if self._held is not None:
            self._held.carry(at, time)

    def let_go(self, at: QPointF, time: int) -> None:
        """A flick throws them, and so does a press; slowly they fall onto the felt, and elsewhere are put back."""
        if self._held is None:
            return
        thrown, plan = self._held.throw(at, time), self._table.plan
        assert plan is not None
        if not self._held.has_moved:
            self.throw(None)
        elif abs(thrown.speed.x()) + abs(thrown.speed.y()) >= FLICK or plan.dice.contains(at):
            self.throw(thrown)
        else:
            self.put_back()

    def put_back(self) -> None:
        """Put them back where they were taken, if they are in the hand."""
        if self._held is not None:
            self._leave_hand()
            self._table.handled.emit("drop", "dice", 0)
            self._table.refresh()

    def _leave_hand(self) -> None:
        """Nobody holds the dice any more."""
        if self._held is not None:
            for item in self._held.items:
                self._table.board_scene.removeItem(item)
            self._held = None
