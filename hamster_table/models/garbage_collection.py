"""Python's search for garbage, kept to the thread of the window.

Left alone, Python searches on whatever thread makes the next object. Found there, a widget would be deleted away from
its thread, and Qt ends the program with a segmentation fault.
"""

from __future__ import annotations

import gc
import time

from PySide6.QtCore import QAbstractEventDispatcher

EVERYTHING = 20.0
"""How many seconds pass at least between two searches through everything; they take some frames."""

_last = 0.0


def search_here_only() -> None:
    """From now on only this thread, which has the event loop, searches for garbage: when it is about to wait."""
    gc.disable()
    QAbstractEventDispatcher.instance().aboutToBlock.connect(search)


def search() -> None:
    """Search where so much was made since the last time that Python would do it by itself."""
    global _last
    made, enough = gc.get_count(), gc.get_threshold()
    if made[0] <= enough[0]:
        return
    if made[2] > enough[2] and time.monotonic() - _last > EVERYTHING:
        gc.collect(2)
        _last = time.monotonic()
    else:
        gc.collect(1 if made[1] > enough[1] else 0)
