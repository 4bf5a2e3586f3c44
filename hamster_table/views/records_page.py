"""The finished games of this computer, and what everybody has made of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from hamster_table.engine.stats import Record
from hamster_table.models.guard import guard
from hamster_table.models.records_model import FinishedModel, PersonsModel
from hamster_table.views import art
from hamster_table.views.clipboard import ClipboardPage
from hamster_table.views.controls import Segments
from hamster_table.views.stats_table import PaperTable
from hamster_table.views.theme import THEME, px
from hamster_table.views.words import Words

translate = QCoreApplication.translate


class Sleeper(QWidget):
    """A sleeping hamster: there is nothing to show yet."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(px(170))
        THEME.changed.connect(self.update)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        side = px(160)
        art.draw(QPainter(self), QRectF((self.width() - side) / 2, 4, side, side), "hamster-asleep", 2)


class RecordsPage(ClipboardPage):
    """Finished games, or the people who played them. Nothing of it leaves this computer."""

    def __init__(self, records: Sequence[Record]) -> None:
        super().__init__(translate("Records", "Finished games"))
        self.finished, self.persons = FinishedModel(), PersonsModel()
        self.finished.set_records(records)
        self.persons.set_records(records)
        tables = (
            PaperTable(self.finished, translate("Records", "Finished games")),
            PaperTable(self.persons, translate("Records", "Who has played")),
        )
        shown = [(0, translate("Records", "Games")), (1, translate("Records", "People"))]
        self.choice = Segments(shown, 0, translate("Records", "What is shown"))
        self._stack = QStackedLayout()
        for page in (*tables, _nothing_yet()):
            self._stack.addWidget(page)
        self.choice.chosen.connect(self._stack.setCurrentIndex)
        self.choice.setVisible(bool(records))
        self._stack.setCurrentIndex(0 if records else len(tables))
        self.head.addWidget(self.choice, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(self._stack, 1)
        self.show_bar(
            translate("Records", "Games: {count}").format(count=len(records)),
            translate("Records", "They are kept on this computer and nowhere else."),
        )


def _nothing_yet() -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    words = Words(
        translate("Records", "No finished games yet. The first one makes a fine graph."), step="lead", role="soft_ink"
    )
    words.setAlignment(Qt.AlignmentFlag.AlignCenter)
    column.addStretch(1)
    column.addWidget(Sleeper())
    column.addWidget(words)
    column.addStretch(2)
    return page
