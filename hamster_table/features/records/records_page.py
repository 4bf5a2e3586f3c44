"""The finished games of this computer, what everybody has made of them, and the best ever."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from hamster_table.engine.game_records import Record
from hamster_table.features.records.records_model import BestModel, FinishedModel, PersonsModel
from hamster_table.models.texts import plural, translate
from hamster_table.views.art.theme import px
from hamster_table.views.widgets.clipboard_page import HAMSTER_ASLEEP, ClipboardPage
from hamster_table.views.widgets.controls import Segments
from hamster_table.views.widgets.paper_table import GamesTable, PaperTable
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.sleeper import Sleeper
from hamster_table.views.widgets.speech import announce
from hamster_table.views.widgets.text import TextLabel


class RecordsPage(ClipboardPage):
    """Finished games, the people who played them, or the best ever. Nothing of it leaves this computer."""

    widest = 1500

    opened = Signal(int)
    """A game that is still kept, by its id, is to be looked at."""
    moment_opened = Signal(int, int)
    """(id, moment): the same at a moment of it, as a length of its ledger."""
    wanted = Signal(str)
    """(name): another page that is made of the records is to be shown."""

    def __init__(self, records: Sequence[Record], kept: Collection[int] = (), compared: int = 0) -> None:
        """*kept*: the ids of the games that can still be looked at. *compared*: how many more are on the pages of
        challenges."""
        super().__init__(translate("Records", "Finished games"))
        self.finished, self.persons, self.best = FinishedModel(), PersonsModel(), BestModel()
        self.finished.set_records(records, kept)
        self.persons.set_records(records)
        self.best.set_records(records, kept)
        tables = (
            GamesTable(self.finished, translate("Records", "Finished games")),
            PaperTable(self.persons, translate("Records", "Players")),
            GamesTable(self.best, translate("Records", "Best ever")),
        )
        tables[0].chosen.connect(self._open)
        tables[2].chosen.connect(self._open_best)
        shown = [(0, translate("Records", "Games")), (1, translate("Records", "Players"))]
        if self.best.rows:
            shown.append((2, translate("Records", "Best ever")))
        self.choice = Segments(shown, 0, translate("Records", "Show"))
        self._stack = QStackedLayout()
        self.body.addLayout(self._stack, 1)
        for page in (*tables, _nothing_yet()):
            self._stack.addWidget(page)
        self.choice.chosen.connect(self._stack.setCurrentIndex)
        self._stack.currentChanged.connect(self._fit_board)
        self.head.addWidget(self.choice, 0, Qt.AlignmentFlag.AlignTop)
        self.choice.setVisible(bool(records))
        self._stack.setCurrentIndex(0 if records else len(tables))
        words = translate("Records", "On the pages of challenges: %n finished game(s).", None, compared)
        self.note = TextLabel(plural(words, compared), step="small", role="soft_ink", wrap=True)
        self.note.setVisible(bool(compared))
        self.body.addWidget(self.note)
        self._finished = plural(translate("Records", "%n finished game(s)", None, len(records)), len(records))
        self._show_bar()
        self._stack.currentChanged.connect(self._show_bar)

    def _show_bar(self) -> None:
        """How many games there are, what a click does where they are listed, and what else is made of them."""
        how = translate("Records", "Click a game to replay it. Everything is saved on this computer only.")
        pages = [
            (translate("Features", "Stickers"), "stickers"),
            (translate("Features", "Today at this table"), "sitting"),
            (translate("Features", "Months"), "months"),
        ]
        presses = tuple(ButtonSpec(text, partial(self.wanted.emit, name)) for text, name in pages)
        lists_games = isinstance(self._stack.currentWidget(), GamesTable)
        self.show_bar(self._finished, how if lists_games else "", presses if self.finished.rows else ())

    def body_height(self) -> int:
        """That of all rows, or of the hamster that sleeps."""
        shown = self._stack.currentWidget()
        return shown.whole_height() if isinstance(shown, PaperTable) else px(HAMSTER_ASLEEP)

    def _open(self, row: int) -> None:
        if game := self.finished.rows[row].of:
            self.opened.emit(game)
        else:
            self._say_gone()

    def _open_best(self, row: int) -> None:
        best = self.best.rows[row]
        if best.of:
            self.moment_opened.emit(best.of, best.moment)
        else:
            self._say_gone()

    def _say_gone(self) -> None:
        gone = translate("Records", "This game is no longer saved and cannot be replayed.")
        self.bar.hint.setText(gone)
        announce(self, gone)


def _nothing_yet() -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    words = TextLabel(translate("Records", "No finished games yet."), step="lead", role="soft_ink")
    words.setAlignment(Qt.AlignmentFlag.AlignCenter)
    column.addStretch(1)
    column.addWidget(Sleeper())
    column.addWidget(words)
    column.addStretch(2)
    return page
