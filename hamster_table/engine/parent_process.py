"""Worker processes that end with the process that has started them, however that ends."""

from __future__ import annotations

import multiprocessing
import os
from threading import Thread


def end_with_parent() -> None:
    """Let this process end at once when its parent is gone, whatever it is doing; for a process of `multiprocessing`.

    A worker in the middle of a search or of a game reads from no pipe, and a pool of workers hands out tasks ahead:
    both would outlive a parent that was killed.
    """
    Thread(target=_wait_for_parent, name="parent-watch", daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        # `sys.exit` would end this thread only.
        os._exit(0)
