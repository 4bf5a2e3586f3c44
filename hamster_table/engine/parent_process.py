"""Worker processes that end with the process that has started them, however that ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from pathlib import Path
from threading import Thread

POLITENESS = 5
"""The niceness of workers: the window that draws goes first."""


def spawning() -> SpawnContext:
    """How other processes are started: not by a fork, which would copy locks held by other threads just then, and the
    connection of Qt to the display.

    They begin in the folder of this one. If it is gone, deleted or on a stick that was pulled out, this one leaves it.
    """
    try:
        Path.cwd()
    except OSError:
        os.chdir(os.sep)
    return multiprocessing.get_context("spawn")


def work(main: Callable[..., object], pipe: Connection, *arguments: object) -> None:
    """Do what this process was started for, `main(pipe, *arguments)`, until it has done or the other end hangs up."""
    # Ctrl+C in a terminal goes to all processes of the group; only the window decides when this one ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    end_with_parent()
    with suppress(EOFError, OSError):
        main(pipe, *arguments)


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
