"""What screen readers say of the clock of a turn: as it begins, at its half, and ten and five seconds before its end.
That the time is up is told by what drops then, or by the prompt."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from hamster_table.models.guard import guard
from hamster_table.models.texts import plural, translate
from hamster_table.views.hamsterrolle.countdown import TurnClock
from hamster_table.views.widgets.speech import announce, interrupt

TEN, FIVE = 10, 5
"""So many seconds before the end it is said how many are left; the last time instead of what is being said."""


class ClockSpeech(QObject):
    """Says how many seconds are left, each time once, as long as the clock of a turn runs."""

    def __init__(self, table: QWidget, clock: TurnClock) -> None:
        super().__init__(table)
        self._table, self._clock = table, clock
        self._before = 0.0
        """What was left at the last look."""
        clock.ticked.connect(self.look)

    @guard
    def look(self) -> None:
        """Say what is left, if a moment to say it has come since the last look."""
        if not self._clock.runs:
            return
        left, before = self._clock.left, self._before
        self._before = left
        passed = [moment for moment in moments(self._clock.whole) if left <= moment < before]
        # It goes back for another turn only, or where one was taken back.
        has_begun = left > before
        if not (passed or has_begun) or left <= 0:
            return
        text = translate("Hamsterrolle", "%n second(s) left", None, math.ceil(left))
        say = interrupt if passed[-1:] == [FIVE] else announce
        say(self._table, plural(text, math.ceil(left)))


def moments(whole: int) -> tuple[float, ...]:
    """At how many seconds left it is said, of *whole*; half of them only where that is well before the last ten."""
    half = (whole / 2,) if whole / 2 >= TEN + FIVE else ()
    return (*half, *(one for one in (TEN, FIVE) if one < whole))
