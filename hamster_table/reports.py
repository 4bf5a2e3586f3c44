"""What goes wrong in the program itself: into a rotating log on this machine, and to one quiet notice.

Nothing of a game stands in the log, and nothing leaves the machine.
"""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QtMsgType, Signal, qInstallMessageHandler

from hamster_table import paths

if TYPE_CHECKING:
    from types import TracebackType

    from PySide6.QtCore import QMessageLogContext

LARGEST, OLD_ONES = 1_000_000, 3


class Reports(QObject):
    """Collects mistakes of the program; the same one is told only once."""

    happened = Signal(str)
    """The report of something new that went wrong. It may come from any thread."""

    def __init__(self) -> None:
        super().__init__()
        self._log = logging.getLogger("hamster_table")
        self._told: set[str] = set()
        self._crash_file: object = None

    def install(self) -> None:
        """Listen to Python, its threads, Qt and the operating system."""
        self._open_log()
        sys.excepthook = self.exception
        threading.excepthook = lambda args: self.exception(args.exc_type, args.exc_value, args.exc_traceback)
        sys.unraisablehook = lambda args: self.exception(args.exc_type, args.exc_value, args.exc_traceback)
        qInstallMessageHandler(self._qt_message)

    def exception(
        self, kind: type[BaseException], mistake: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Write an exception down; the first of its kind is told."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, mistake or kind(), trace)
            return
        import traceback

        report = "".join(traceback.format_exception(kind, mistake, trace))
        self._log.error("%s", report)
        place = traceback.extract_tb(trace)[-1:] if trace else []
        self._tell(f"{kind.__name__} {place}", report)

    def _tell(self, what: str, report: str) -> None:
        if what not in self._told:
            self._told.add(what)
            self.happened.emit(report)

    def _qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
        serious = kind in (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)
        self._log.log(logging.ERROR if serious else logging.WARNING, "Qt: %s", message)

    def _open_log(self) -> None:
        self._log.addHandler(Log())
        try:
            log = paths.log_file()
            log.parent.mkdir(parents=True, exist_ok=True)
            self._crash_file = crashes = log.with_suffix(".crash").open("a", encoding="utf-8")
            faulthandler.enable(crashes)
        except OSError:
            faulthandler.enable()


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
