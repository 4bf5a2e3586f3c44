"""What the strip at the top of the window says of mishaps, and what can be pressed there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from collections.abc import Callable

    from hamster_table.engine.storage.save_file import SaveError
    from hamster_table.views.widgets.prompt_bar import ButtonSpec

translate = QCoreApplication.translate


def say_what_was_found(say: Callable[[str], None], trouble: SaveError | None, unread: list[str]) -> None:
    """What was wrong at the start: with the kept games; or else with the settings, once for each of *unread*."""
    if trouble is not None:
        from hamster_table.models import messages

        say(messages.trouble(trouble))
    elif unread:
        words = translate("MainWindow", "The settings in {file} could not be read, so the defaults are used.")
        say(words.format(file=unread.pop()))


def report_earlier_crash(say: Callable[[str, tuple[ButtonSpec, ...]], None]) -> None:
    """If the program crashed last time, say so, once, and offer the report."""
    import platform

    from hamster_table import __version__, log

    if report := log.earlier_crash():
        versions = f"hamster_table {__version__}, Python {platform.python_version()}, {platform.platform()}"
        words = translate(
            "MainWindow", "The program ended unexpectedly last time. Every game is saved up to the last move."
        )
        say(words, (copy_press(f"{versions}\n{report}"),))
        log.crash_was_reported()


def copy_press(report: str) -> ButtonSpec:
    """The button that puts a report of a mistake of the program on the clipboard."""
    from hamster_table.views.widgets.prompt_bar import ButtonSpec

    return ButtonSpec(translate("MainWindow", "Copy the report"), lambda: QGuiApplication.clipboard().setText(report))
