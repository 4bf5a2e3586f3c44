"""Passes messages of a thread to the thread of the window.

A thread that emits a signal of a Qt object must not hold the last reference to it, nor emit while the window deletes
it: both crash the program. So threads emit through a relay, which has no parent and is kept alive until the thread has
ended.

Nor may a thread hold the last reference to an object whose method a signal is connected to: PySide then takes the
connection out of its list on that thread, without Python's lock, while the window may be writing to the same list, and
the window stands still. A signal that tells a thread to end is connected to a function.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

_KEPT: list[tuple[Thread, tuple[QObject, object]]] = []
"""The threads that were started, each with what must live as long as it runs."""


class Relay(QObject):
    """Created on the thread of the window, for one thread that sends messages."""

    _said = Signal(object)

    def __init__(self, on_message: Callable[[Any], object]) -> None:
        """*on_message*, a method of a Qt object, is called from the event loop for each message while that object
        exists."""
        super().__init__()
        self._said.connect(on_message, Qt.ConnectionType.QueuedConnection)

    def say(self, what: object) -> None:
        """Send a message; any thread may call."""
        self._said.emit(what)

    def carry_for(self, thread: Thread, owner: object = None) -> None:
        """Start the thread, and keep this relay and *owner*, whose methods it runs, alive until it has ended."""
        # Here and not at the end of a thread, which would drop the last reference on itself.
        _KEPT[:] = [kept for kept in _KEPT if kept[0].is_alive()]
        _KEPT.append((thread, (self, owner)))
        thread.start()
