"""What is said, for screen readers that know no announcements, such as Orca 43: the description of what has the focus.

They say a description as soon as it changes. Those that know announcements would say it twice, so the bus of screen
readers is asked each time whether anybody listens to announcements.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.widgets.application import application

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusPendingCallWatcher

REGISTRY = "org.a11y.atspi.Registry"
AFTER_FOCUS = 200
"""Milliseconds in which a screen reader has told where the focus came to. It would say a new description as well then,
and the same once more because it is new.
"""


def describe_focus(text: str) -> None:
    """Describe what has the focus by *text*, where screen readers of Linux are that hear no announcements."""
    if not sys.platform.startswith("linux"):
        return
    from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

    # The connection by which Qt itself talks with screen readers.
    bus = QDBusConnection("a11y")
    if bus.isConnected():
        question = QDBusMessage.createMethodCall(REGISTRY, "/org/a11y/atspi/registry", REGISTRY, "GetRegisteredEvents")
        answer = QDBusPendingCallWatcher(bus.asyncCall(question), application())
        answer.finished.connect(lambda done: _answered(text, done))


@guard
def _answered(text: str, answer: QDBusPendingCallWatcher) -> None:
    answer.deleteLater()
    # The words of the whole answer, for PySide cannot read lists of pairs.
    if not answer.isError() and "Object:Announcement" not in str(answer.reply()):
        QTimer.singleShot(AFTER_FOCUS, lambda: described_focus().describe(text))


class DescribedFocus(QObject):
    """What has the focus, described by what was said last, until the focus leaves it."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._number = 0
        """What is described, by its number among Qt's interfaces: it may be gone by the time the focus leaves it."""
        self._own = self._told = ""
        """Its description before, and the one that it has now."""
        app.focusChanged.connect(lambda *_: self.give_back())

    @guard
    def describe(self, text: str) -> None:
        """Let this be the description of what has the focus. Screen readers say it, also a second time."""
        widget = application().focusWidget()
        if widget is None:
            return
        face = QAccessible.queryAccessibleInterface(widget)
        within = face.focusChild()
        if within is not None and within.object() is None:  # a place of a table, say
            face = within
        if QAccessible.uniqueId(face) != self._number:
            self.give_back()
            self._number, self._own = QAccessible.uniqueId(face), face.text(QAccessible.Text.Description)
        self._told = text
        _describe(face, text)

    @guard
    def give_back(self) -> None:
        """Let what was described have its own description again, unless it has got another one since."""
        face = QAccessible.accessibleInterface(self._number) if self._number else None
        self._number = 0
        if face is not None and face.isValid() and face.text(QAccessible.Text.Description) == self._told:
            _describe(face, self._own)


@cache
def described_focus() -> DescribedFocus:
    """The one of the program."""
    return DescribedFocus(application())


def _describe(face: QAccessibleInterface, text: str) -> None:
    widget = face.object()
    if isinstance(widget, QWidget) and widget.accessibleDescription() != text:
        widget.setAccessibleDescription(text)  # which tells screen readers
        return
    face.setText(QAccessible.Text.Description, text)
    QAccessible.updateAccessibility(QAccessibleEvent(face, QAccessible.Event.DescriptionChanged))
