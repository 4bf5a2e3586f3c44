"""The clock of a turn: how long a piece may be in the hand (HR-39, HR-48)."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from hamster_table.engine.kernel import Event
from hamster_table.engine.storage.annotations import ClockStood
from hamster_table.models.guard import guard
from hamster_table.views.board.interface import TableClock

TICK = 100
"""Milliseconds from one look at the clock to the next."""
LONGEST_GAP = 5.0
"""Seconds from one look to the next after which the computer has slept: nobody could play meanwhile."""


class TurnClock(TableClock, QObject):
    """The seconds of a turn, from the first piece that is taken to the one that is let go (HR-39, HR-48).

    It belongs to the turn and not to what is shown: it goes on behind other pages, in a minimised window and while one
    looks back. It stands still under a sheet of the program, while the game is held, while the wheel comes to rest in
    the middle of a turn, and while the computer sleeps. It ticks only while it runs.
    """

    ticked = Signal()
    """`left` is another; every `TICK` milliseconds while it runs."""
    ran_out = Signal()
    """`is_up` has become true; after `ticked`."""

    def __init__(self, parent: QObject, now: Callable[[], float] = time.monotonic) -> None:
        """*now* gives the time in seconds; only differences count."""
        super().__init__(parent)
        self.now = now
        self._turn = 0
        self._whole = 0
        self._spent: dict[int, float] = {}
        """The seconds that have passed, by turn: a turn that is gone back to goes on from where it was left."""
        self._is_started = False
        self._may_run = False
        self._pauses: set[str] = set()
        """Why it stands still; several reasons may hold at once, and it goes on when the last one is gone."""
        self._looked = 0.0
        self._was_up = False
        """What `is_up` was at the last look."""
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self.look)

    @property
    def whole(self) -> int:
        """The seconds of the turn; 0: it may take any time."""
        return self._whole

    @property
    def is_started(self) -> bool:
        """Whether a piece has been taken in this turn."""
        return self._is_started and self._whole > 0

    @property
    def has_begun(self) -> bool:
        """Whether some of its time has passed, or passes now."""
        return self._whole > 0 and (self._is_started or self._turn in self._spent)

    @property
    def is_up(self) -> bool:
        """Whether the time is up: what is taken now is let go at once (HR-39)."""
        return self.has_begun and self.left <= 0

    def note(self) -> ClockStood | None:
        """How long it has run in this turn; None: it has not."""
        self._count()
        seconds = self._spent.get(self._turn, 0.0)
        return ClockStood(self._turn, round(10 * seconds)) if self._turn and seconds else None  # in tenths of a second

    def recall(self, note: Event) -> None:
        """Go on from where it stood when the game was left."""
        if isinstance(note, ClockStood):
            self._spent[note.turn] = note.tenths / 10

    def hold(self, is_held: bool) -> None:
        """Stand still while the game is held."""
        self.pause("held", is_held)

    @property
    def runs(self) -> bool:
        """Whether time passes now."""
        return self.is_started and self._may_run and not self._pauses

    @property
    def left(self) -> float:
        """The seconds that are left, never below 0."""
        self._count()
        return max(0.0, self._whole - self._spent.get(self._turn, 0.0))

    def show_turn(self, turn: int, whole: int, may_run: bool) -> None:
        """Be the clock of this turn, in which a piece has to be placed within *whole* seconds (0: any time). *may_run*:
        somebody is to place one now."""
        # First of all, so that what has passed is counted for the turn in which it has.
        self._count()
        # Gone back to an earlier turn, or in this one to before the hand opened.
        is_back = turn < self._turn or (turn == self._turn and not self._may_run)
        if turn != self._turn:
            # Later turns are played anew, with all their time.
            self._spent = {one: spent for one, spent in self._spent.items() if one <= turn}
            self._is_started = False
        if is_back and may_run and self._spent.get(turn, 0.0) >= whole:
            # What the clock let fall was taken back: with no time left it would only fall again.
            self._spent.pop(turn, None)
            self._is_started = False
        self._turn, self._whole, self._may_run = turn, whole, may_run
        self._go_on()

    def start(self) -> None:
        """A piece is taken; nothing new if it is not the first one of the turn."""
        self._count()
        self._is_started = True
        self._go_on()

    def pause(self, why: str, is_paused: bool) -> None:
        """Stand still for that reason ("sheet", "held", "left"), or no longer."""
        self._count()
        (self._pauses.add if is_paused else self._pauses.discard)(why)
        self._go_on()

    @guard
    def look(self) -> None:
        """Count what has passed, and say so by `ticked`, and at the end by `ran_out`."""
        self._count()
        self.ticked.emit()
        was_up, self._was_up = self._was_up, self.is_up
        if self._was_up and not was_up:
            self.ran_out.emit()

    def _count(self) -> None:
        """What has passed since the last look."""
        now, before = self.now(), self._looked
        self._looked = now
        if self.runs and 0.0 <= now - before <= LONGEST_GAP:
            self._spent[self._turn] = self._spent.get(self._turn, 0.0) + now - before

    def _go_on(self) -> None:
        if self.runs and not self._timer.isActive():
            self._timer.start()
        elif not self.runs:
            self._timer.stop()
