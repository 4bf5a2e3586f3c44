"""What goes wrong in the program itself: into the log, and to one quiet notice. Nothing leaves the machine."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import SIGNAL, QObject, QtMsgType, Signal, qInstallMessageHandler

from hamster_table.system.log import listen, log, open_log

if TYPE_CHECKING:
    from types import TracebackType
    from typing import TextIO

    from PySide6.QtCore import QMessageLogContext


class Reports(QObject):
    """Collects errors of the program; the same one is reported only once."""

    happened = Signal(str)
    """The report of something new that went wrong. It may come from any thread."""

    def __init__(self) -> None:
        super().__init__()
        self._reported: set[str] = set()
        self._crash_file: TextIO | None = None

    def install(self) -> None:
        """Listen to Python, its threads, Qt and the operating system."""
        self._crash_file = open_log()
        listen(self.exception)
        qInstallMessageHandler(self._qt_message)

    def exception(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """Write an exception down; the first of its kind is told."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error or kind(), trace)
            return
        import traceback

        report = "".join(traceback.format_exception(kind, error, trace))
        log.error("%s", report)
        # The same mistake at the same line is one report, whatever its message says.
        place = traceback.extract_tb(trace)[-1:] if trace else []
        if self.receivers(SIGNAL("happened(QString)")) == 0 and self._crash_file is not None:
            # Nobody sees a notice: without a window, a mistake ends the program like a crash.
            self._crash_file.write(report)
            self._crash_file.flush()
        self._report(f"{kind.__name__} {place}", report)

    def _report(self, what: str, report: str) -> None:
        if what not in self._reported:
            self._reported.add(what)
            self.happened.emit(report)

    def _qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
        serious = kind in (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)
        (log.error if serious else log.warning)("Qt: %s", message)
