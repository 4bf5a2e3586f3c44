"""What screen readers say by themselves: sentences about what happens, of which nothing more is shown.

`QAccessible.Event.Alert` would be the older way: screen readers on Linux never hear of it, and Windows plays a sound.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Speech(QObject):
    """All that is said."""

    said = Signal(str)
    """A sentence, or a few; whether anybody listens or not."""


SPEECH = Speech()
"""The one of the program."""


def announce(widget: QWidget, text: str) -> None:
    """Let screen readers say something after what they say now. "" is nothing."""
    _say(widget, text, QAccessible.AnnouncementPoliteness.Polite)


def interrupt(widget: QWidget, text: str) -> None:
    """Let screen readers say something at once, instead of what they say now. "" is nothing."""
    _say(widget, text, QAccessible.AnnouncementPoliteness.Assertive)


def sentences(text: str) -> list[str]:
    """The sentences of a text."""
    return [one for one in re.split(r"(?<=[.!?…])\s+", text.strip()) if one]


def joined(*parts: str) -> str:
    """Parts as one text, each a sentence of its own; "" is left out."""
    return " ".join(part if part[-1] in ".!?…:" else f"{part}." for part in parts if part)


def in_one_breath(told: Iterable[str]) -> str:
    """Sentences as one text; what is the same several times in a row is said once, and how often."""
    text = QCoreApplication.translate("Speech", "({times} times)")
    counted = [(one, len(list(same))) for one, same in groupby(one for one in told if one)]
    return " ".join(one if times == 1 else f"{one} {text.format(times=times)}" for one, times in counted)


def _say(widget: QWidget, text: str, politeness: QAccessible.AnnouncementPoliteness) -> None:
    if not text:
        return
    SPEECH.said.emit(text)
    if QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, text)
        event.setPoliteness(politeness)
        QAccessible.updateAccessibility(event)
