"""Carries what a thread says to the thread of the window.

A thread that speaks through an object of Qt must not be the last one that knows it, nor still speak when the window
deletes it: Qt ends the program in both cases. So threads speak through a relay that has no parent and is kept until the
thread has ended.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

_KEPT: list[tuple[Thread, tuple[QObject, object]]] = []


class Relay(QObject):
    """Made on the thread of the window, for one thread that speaks."""

    _said = Signal(object)

    def __init__(self, hear: Callable[[Any], object]) -> None:
        """*hear*, a method of an object of Qt, is called from the event loop, as long as that object is there."""
        super().__init__()
        self._said.connect(hear, Qt.ConnectionType.QueuedConnection)

    def say(self, what: object) -> None:
        """Have it heard; any thread may call."""
        self._said.emit(what)

    def carry_for(self, thread: Thread, owner: object = None) -> None:
        """Start the thread, and be there until it has ended, as is the *owner* whose methods it runs."""
        _KEPT[:] = [kept for kept in _KEPT if kept[0].is_alive()]
        _KEPT.append((thread, (self, owner)))
        thread.start()
