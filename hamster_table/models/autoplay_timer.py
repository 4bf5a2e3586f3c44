"""The timer that paces what happens without a person: chance and computer players, one step after the other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from hamster_table.models.session import Session

CHANCE_SHARE = 0.4
"""Chance pauses for this share of what a computer does: nobody wonders what it will choose."""


class AutoplayTimer(QObject):
    """Calls `Session.proceed` when it is time: at once for people, after a pause for chance and computers.

    No timer runs while a person thinks or is to roll the dice, while something is still being shown, or while autoplay
    is paused.
    """

    changed = Signal()
    """Autoplay was paused or resumed, or has another speed."""

    def __init__(
        self,
        session: Session,
        is_idle: Callable[[], bool] = lambda: True,
        parent: QObject | None = None,
        waits_for_hand: Callable[[], bool] = lambda: False,
        turns_away: Callable[[], bool] = lambda: False,
    ) -> None:
        """*turns_away* is asked before each step: True when the game goes on elsewhere, with a timer of its own."""
        super().__init__(parent)
        self._turns_away = turns_away
        self._waits_for_hand = waits_for_hand
        self._session = session
        self._is_idle = is_idle
        self._seconds = 1.0
        self._held = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._now)

    @property
    def seconds(self) -> float:
        """The pause before each thing that happens by itself, 0 to 3."""
        return self._seconds

    @seconds.setter
    def seconds(self, seconds: float) -> None:
        seconds = min(3.0, max(0.0, seconds))
        if seconds != self._seconds:
            self._seconds = seconds
            self.changed.emit()
            # A pause that runs already gets the new length.
            self.schedule()

    @property
    def is_paused(self) -> bool:
        """Whether computers and chance wait for `step`."""
        return self._held

    def pause(self) -> None:
        """Pause: nothing happens by itself until `resume` or `step`."""
        self._held = True
        self.changed.emit()
        self.schedule()

    def resume(self) -> None:
        """End the pause."""
        self._held = False
        self.changed.emit()
        self.schedule()

    def step(self) -> None:
        """Do one step at once, also while paused."""
        self._timer.stop()
        self._proceed()

    def schedule(self, *, at_once: bool = False) -> None:
        """Schedule the next step, *at_once*: without a pause; call it whenever the game has changed or an animation has
        ended."""
        self._timer.stop()
        if not self._is_idle() or not self._session.may_proceed or self._waits_for_hand():
            return
        # Wood that was let go must not hang in the air while the pause lasts.
        self._session.begin_chance()
        if at_once or not self._session.goes_by_itself:
            # By the event loop and not by a call: this may run within a signal that the session emits.
            self._timer.start(0)
        elif not self._held:
            share = CHANCE_SHARE if self._session.is_for_chance else 1.0
            self._timer.start(round(self._seconds * share * 1000))

    def stop(self) -> None:
        """Stop for good, because the game is left."""
        self._timer.stop()

    def _now(self) -> None:
        # Since the timer was started, an animation may have begun, or the page may have been left.
        if self._is_idle() and not self._waits_for_hand():
            self._proceed()

    def _proceed(self) -> None:
        if not self._turns_away():
            self._session.proceed()
