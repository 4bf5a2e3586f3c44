"""The log of the program itself: a rotating file on this machine, in which nothing of a game stands.

Nothing here needs Qt, so it can listen before Qt is loaded.
"""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
from collections.abc import Callable
from types import TracebackType

from hamster_table import paths

LARGEST, OLD_ONES = 1_000_000, 3

log = logging.getLogger("hamster_table")

Report = Callable[[type[BaseException], BaseException | None, TracebackType | None], None]


def open_log() -> object:
    """Write into the log from now on, crashes too. What comes back is to be kept as long as the program runs."""
    log.addHandler(Log())
    try:
        path = paths.log_file()
        path.parent.mkdir(parents=True, exist_ok=True)
        crashes = path.with_suffix(".crash").open("a", encoding="utf-8")
        faulthandler.enable(crashes)
    except OSError:
        faulthandler.enable()
        return None
    return crashes


def listen(report: Report) -> None:
    """Have every exception that nobody catches reported, from whatever thread."""
    sys.excepthook = report
    threading.excepthook = lambda args: report(args.exc_type, args.exc_value, args.exc_traceback)
    sys.unraisablehook = lambda args: report(args.exc_type, args.exc_value, args.exc_traceback)


class Log(logging.Handler):
    """The log file; it is opened when there is something to write, and without a place for it there is the terminal."""

    def __init__(self) -> None:
        super().__init__()
        self._writer: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line."""
        if self._writer is None:
            self._writer = self._opened()
        self._writer.emit(record)

    def close(self) -> None:
        """Nothing more is written."""
        if self._writer is not None:
            self._writer.close()
        super().close()

    def _opened(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler

        writer: logging.Handler
        try:
            writer = RotatingFileHandler(paths.log_file(), maxBytes=LARGEST, backupCount=OLD_ONES, encoding="utf-8")
        except OSError:
            writer = logging.StreamHandler()
        writer.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
        return writer
