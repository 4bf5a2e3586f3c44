"""Starts the window.

What needs no Qt is imported here, at the top, before Qt is loaded.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from hamster_table.engine.i18n import N_, InputError
from hamster_table.system import log, machine, paths, resources  # noqa: F401

if TYPE_CHECKING:
    from hamster_table.system.one_window import OneWindow
    from hamster_table.system.reports import Reports
    from hamster_table.views.window.main_window import MainWindow


def run(path: Path | None = None) -> int:
    """Open the window, on the game in *path* if there is one, and return when it is closed."""
    if why := reason_not_to_start():
        print(why, file=sys.stderr)
        return 2
    from hamster_table.system.one_window import OneWindow

    door = OneWindow(paths.data_folder())
    if not door.claim() and _hand_over(door, path):
        return 0
    try:
        return _run(door, path)
    finally:
        door.leave()


def _hand_over(door: OneWindow, path: Path | None) -> bool:
    """Let the window that is open already have the file; whether it does. Raises `ValueError` for what is no file."""
    if path is not None and not path.is_file():
        raise InputError(N_("There is no file {name}."), name=repr(str(path)[:200]))
    return door.hand_over(path)


def _run(door: OneWindow, path: Path | None) -> int:
    from PySide6.QtWidgets import QApplication

    from hamster_table.system.reports import Reports
    from hamster_table.views import feature

    # Qt would take options of its own from the command line.
    app = QApplication(sys.argv[:1])
    machine.let_go()
    app.setApplicationName("hamster_table")
    app.setApplicationDisplayName("Hamster Table")
    app.setDesktopFileName("org.hamster_table.HamsterTable")
    reports = Reports()
    reports.install()
    window = first_window(reports, path)
    window.shown.connect(_settle)
    window.shown.connect(door.listen)
    window.shown.connect(lambda: feature.opened(window.settings))
    door.wanted.connect(window.come_forward)
    window.show()
    try:
        return app.exec()
    finally:
        feature.closed()


def _settle() -> None:
    """What can wait until the first picture is there."""
    import locale
    import signal

    from hamster_table.models.garbage_collection import search_here_only
    from hamster_table.system.ending import quit_when_asked_to_end
    from hamster_table.system.memory import give_large_blocks_back

    search_here_only()
    # Qt has taken the number format of the desktop; C libraries would read "0.5" as 0.
    locale.setlocale(locale.LC_NUMERIC, "C")
    give_large_blocks_back()
    quit_when_asked_to_end()
    # Every play is in the store already, so nothing is lost by going at once.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def first_window(reports: Reports, path: Path | None) -> MainWindow:
    """The main window in its look, with what it is to open."""
    from PySide6.QtCore import Qt

    from hamster_table.views.art.theme import add_fonts
    from hamster_table.views.window.main_window import MainWindow

    add_fonts()
    window = MainWindow()
    # Not at once: what went wrong may have done so in the middle of painting the window.
    reports.happened.connect(window.report_error, Qt.ConnectionType.QueuedConnection)
    if path is not None:
        window.open_when_shown(path)
    return window


def reason_not_to_start() -> str:
    """One sentence when Qt would end the process here; "" when all is well."""
    from PySide6.QtCore import QObject

    keep_sources_closed()
    probe = QObject()
    if loses_references(lambda: probe.setObjectName("hamster")):
        from hamster_table.terminal.language import tr

        return tr(
            "Commands",
            "This PySide6 would end this Python after some thousand calls: "
            "install PySide6-Essentials below 6.12, or Python 3.12 or later.",
        )
    return machine.why_no_window()


def keep_sources_closed() -> None:
    """Keep PySide6 from reading the source of every module that is imported from now on, a tenth of the start.

    It looks there for imports of `__feature__`, which would give Qt's classes other names; this program has none. In a
    package, which has no sources, PySide6 finds the same as here.
    """
    feature = sys.modules.get("shibokensupport.feature")
    # Nothing is added where another version of PySide6 works in another way.
    if callable(getattr(feature, "_mod_uses_pyside", None)):
        vars(feature)["_mod_uses_pyside"] = lambda module: False


def loses_references(call: Callable[[], object], calls: int = 200) -> bool:
    """Whether calls that give nothing back take references to None away, as PySide6 6.12 does on Python 3.11.

    When none are left, the program is ended on the spot, without a word. From Python 3.12 on None is not counted, and
    nothing can be lost.
    """
    if sys.version_info >= (3, 12):
        return False
    before = sys.getrefcount(None)
    for _ in range(calls):
        call()
    return before - sys.getrefcount(None) > calls // 2
