"""The log of the program itself: a rotating file on this machine, in which nothing of a game stands.

Nothing here needs Qt, so it can listen before Qt is loaded.
"""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TextIO

from hamster_table.system import paths

LARGEST, OLD_ONES = 1_000_000, 3
LONGEST_REPORT = 20_000
"""No report of a crash has more letters."""

log = logging.getLogger("hamster_table")

Report = Callable[[type[BaseException], BaseException | None, TracebackType | None], None]


def open_log() -> TextIO | None:
    """Write into the log from now on, crashes too. What comes back is to be kept as long as the program runs."""
    log.addHandler(Log())
    try:
        paths.log_file().parent.mkdir(parents=True, exist_ok=True)
        path = _crash_file()
        # Something in it means that an earlier run crashed: an ordinary end leaves it empty.
        if path.exists() and path.stat().st_size:
            path.replace(_crash_file(".new"))
        crashes = path.open("a", encoding="utf-8")
        faulthandler.enable(crashes)
    except OSError:
        faulthandler.enable()
        return None
    return crashes


def earlier_crash() -> str:
    """The report of how an earlier run of the program ended, if that has not been shown yet; else "".

    It holds where in the program it was, and nothing of a game or of the person: their folder is a tilde.
    """
    try:
        report = _crash_file(".new").read_text("utf-8", errors="replace")
    except OSError:
        return ""
    return report[-LONGEST_REPORT:].replace(str(Path.home()), "~")


def crash_was_reported() -> None:
    """Note that the earlier crash has been shown. Its report stays on the disc until the next one."""
    with suppress(OSError):
        _crash_file(".new").replace(_crash_file(".seen"))


def _crash_file(tail: str = "") -> Path:
    """Where a crash of this run would be written, or that of an earlier run is: new, or seen."""
    return paths.log_file().with_suffix(f".crash{tail}")


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
