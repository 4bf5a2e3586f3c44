"""What the strip at the top of the window says of mishaps, and what can be pressed there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from collections.abc import Callable

    from hamster_table.engine.record import SaveError
    from hamster_table.views.prompt import Press

translate = QCoreApplication.translate


def sentence_of(mishap: SaveError) -> str:
    """What went wrong with a file, in the language of the program."""
    from hamster_table.engine.record import SENTENCES

    return translate("Engine", SENTENCES[mishap.code]).format_map(mishap.facts)


def say_what_was_found(say: Callable[[str], None], trouble: SaveError | None, unread: list[str]) -> None:
    """What was wrong at the start: with the kept games; or else with the settings, once for each of *unread*."""
    if trouble is not None:
        say(sentence_of(trouble))
    elif unread:
        words = translate("MainWindow", "The settings in {file} could not be read, so the usual ones hold.")
        say(words.format(file=unread.pop()))


def copy_press(report: str) -> Press:
    """Puts a report of a mistake of the program on the clipboard."""
    from hamster_table.views.prompt import Press

    return Press(translate("MainWindow", "Copy the report"), lambda: QGuiApplication.clipboard().setText(report))
