"""What screen readers say by themselves: sentences about what happens, of which nothing more is shown.

`QAccessible.Event.Alert` would be the older way: screen readers on Linux never hear of it, and Windows plays a sound.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

import shiboken6
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.widgets.application import application
from hamster_table.views.widgets.described_focus import describe_focus

POLITE, ASSERTIVE = QAccessible.AnnouncementPoliteness.Polite, QAccessible.AnnouncementPoliteness.Assertive

GAP = 150
"""Milliseconds from one announcement to the next: Orca 48 drops one that comes within 100 of the last."""


class Saying(NamedTuple):
    """Something that screen readers are to say."""

    widget: QWidget
    text: str
    politeness: QAccessible.AnnouncementPoliteness


class Speech(QObject):
    """All that is said. What comes within `GAP` of an announcement is gathered, and is one announcement then."""

    said = Signal(str)
    """A sentence, or a few; whether anybody listens or not."""
    announced = Signal(object)
    """A `Saying` that goes to screen readers now."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: list[Saying] = []
        self._gap = QTimer(self, singleShot=True, interval=GAP)
        self._gap.timeout.connect(self._go_on)

    def say(self, saying: Saying) -> None:
        """Announce it now, or together with all that comes until there may be an announcement again."""
        self._waiting.append(saying)
        if not self._gap.isActive():
            self._go_on()

    def take(self) -> list[str]:
        """What waits to be announced, which is not announced by itself any more."""
        waiting, self._waiting = self._waiting, []
        return [one.text for one in waiting]

    @guard
    def _go_on(self) -> None:
        waiting, self._waiting = self._waiting, []
        if not waiting:
            return
        waiting.sort(key=lambda one: one.politeness == POLITE)
        # Who said it may be gone by now, such as a card that was put away.
        living = [one.widget for one in waiting if shiboken6.isValid(one.widget)]
        widget = living[0] if living else application().activeWindow()
        if widget is not None:
            self.announced.emit(Saying(widget, joined(*(one.text for one in waiting)), waiting[0].politeness))
            self._gap.start()


SPEECH = Speech()
"""The one of the program."""


def announce(widget: QWidget, text: str) -> None:
    """Let screen readers say something after what they say now. "" is nothing."""
    _say(widget, text, POLITE)


def interrupt(widget: QWidget, text: str) -> None:
    """Let screen readers say something instead of what they say now, and before all that waits. "" is nothing."""
    _say(widget, text, ASSERTIVE)


def sentences(text: str) -> list[str]:
    """The sentences of a text."""
    return [one for one in re.split(r"(?<=[.!?…])\s+", text.strip()) if one]


def joined(*parts: str) -> str:
    """Parts as one text, each a sentence of its own; "" is left out."""
    return " ".join(part if part[-1] in ".!?…:" else f"{part}." for part in parts if part)


def in_one_breath(told: Iterable[str]) -> str:
    """Sentences as one text; what is the same several times in a row is said once, and how often."""
    text = translate("Speech", "({times} times)")
    counted = [(one, len(list(same))) for one, same in groupby(one for one in told if one)]
    return " ".join(one if times == 1 else f"{one} {text.format(times=times)}" for one, times in counted)


def _say(widget: QWidget, text: str, politeness: QAccessible.AnnouncementPoliteness) -> None:
    if not text:
        return
    SPEECH.said.emit(text)
    if QAccessible.isActive():
        SPEECH.say(Saying(widget, text, politeness))


@guard
def _announce(saying: Saying) -> None:
    event = QAccessibleAnnouncementEvent(saying.widget, saying.text)
    event.setPoliteness(saying.politeness)
    QAccessible.updateAccessibility(event)
    describe_focus(saying.text)


SPEECH.announced.connect(_announce)
