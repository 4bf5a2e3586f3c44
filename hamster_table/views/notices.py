"""What the strip at the top of the window says of mishaps, and what can be pressed there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from hamster_table.engine.record import SaveError
    from hamster_table.views.prompt import Press

translate = QCoreApplication.translate


def sentence_of(mishap: SaveError) -> str:
    """What went wrong with a file, in the language of the program."""
    from hamster_table.engine.record import SENTENCES

    return translate("Engine", SENTENCES[mishap.code]).format_map(mishap.facts)


def copy_press(report: str) -> Press:
    """Puts a report of a mistake of the program on the clipboard."""
    from hamster_table.views.prompt import Press

    return Press(translate("MainWindow", "Copy the report"), lambda: QGuiApplication.clipboard().setText(report))
