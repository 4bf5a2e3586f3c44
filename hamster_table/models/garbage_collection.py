"""Restricts Python's garbage collection to the thread of the window.

By default Python collects on whatever thread creates the next object. A widget that is found there would be deleted
outside of its thread, and Qt crashes.
"""

from __future__ import annotations

import gc
import time

from PySide6.QtCore import QAbstractEventDispatcher

from hamster_table.system.memory import give_free_pages_back

EVERYTHING = 20.0
"""The least number of seconds between two full collections, which take as long as some frames. Then the memory that
is free goes back to the system, too."""

_last = 0.0


def search_here_only() -> None:
    """Collect from now on only on this thread, which has the event loop, whenever it is about to wait."""
    gc.disable()
    # The loop is about to sleep, so nobody waits for a picture just then.
    QAbstractEventDispatcher.instance().aboutToBlock.connect(search)


def search() -> None:
    """Collect the generations that Python itself would collect by now."""
    global _last
    # As in CPython: the first number counts new objects, the others collections of the generation before.
    made, enough = gc.get_count(), gc.get_threshold()
    if made[0] <= enough[0]:
        return
    if made[2] > enough[2] and time.monotonic() - _last > EVERYTHING:
        gc.collect(2)
        give_free_pages_back()
        _last = time.monotonic()
    else:
        gc.collect(1 if made[1] > enough[1] else 0)
