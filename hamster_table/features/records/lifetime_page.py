"""Graphs over a lifetime: what everybody has done in each month. Importing this module loads pyqtgraph."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedLayout

from hamster_table.engine.catalogue import games
from hamster_table.engine.game_records import Record
from hamster_table.features.records.months import VALUES, Lifetime
from hamster_table.models.items.graph_model import GraphModel
from hamster_table.models.items.table_model import ENTRY_ROLE
from hamster_table.models.messages import tr
from hamster_table.models.texts import translate
from hamster_table.views.graphs.graph import Graph
from hamster_table.views.widgets.clipboard_page import ClipboardPage
from hamster_table.views.widgets.controls import Choice
from hamster_table.views.widgets.paper_table import PaperTable
from hamster_table.views.widgets.prompt_bar import ButtonSpec


class LifetimePage(ClipboardPage):
    """A line for everybody over the months: points, games won or played, of all games or of one."""

    month_wanted = Signal(object)
    """(month): the first day of a month that is to be looked at."""

    def __init__(self, records: Sequence[Record]) -> None:
        """*records*: the last one first."""
        super().__init__(translate("Records", "All months"))
        self.lifetime = Lifetime(records)
        self.value = Choice(
            [(key, tr(title)) for key, (title, _, _) in VALUES.items()], "points", translate("Stats", "Show")
        )
        known = games()
        titles = [(one, known[one].title if one in known else one) for one in self.lifetime.games]
        self.game = Choice([("", translate("Records", "All games")), *titles], "", translate("Records", "Game"))
        for choice in (self.game, self.value):
            choice.picked.connect(self._show)
            self.head.addWidget(choice, 0, Qt.AlignmentFlag.AlignTop)
        self.game.setVisible(len(titles) > 1)
        self.graph, self.numbers = Graph(), GraphModel()
        self.table = PaperTable(self.numbers, translate("Stats", "Table of the graph"))
        self._stack = QStackedLayout()
        self.body.addLayout(self._stack, 1)
        self._stack.addWidget(self.graph)
        self._stack.addWidget(self.table)
        self.graph.go_to.connect(self._go_to)
        self.table.activated.connect(lambda index: self._go_to(index.data(ENTRY_ROLE)))
        self._show()
        self.setFocusProxy(self.graph)

    def stay_at(self, old: LifetimePage) -> None:
        """Show what an older page shows."""
        self.value.set_current(old.value.current)
        self.game.set_current(old.game.current)
        self._stack.setCurrentIndex(old._stack.currentIndex())
        self._show()

    def _show(self, *_: object) -> None:
        series, names = self.lifetime.of(str(self.value.current), str(self.game.current))
        self.set_title(self.windowTitle(), tr(series.title))
        self.graph.show_series(series, names)
        self.numbers.set_series(series, names)
        is_table = self._stack.currentIndex() == 1
        words = translate("Stats", "Show as graph") if is_table else translate("Stats", "Show as table")
        self.show_bar(translate("Records", "Click a month to see who won it."), "", (ButtonSpec(words, self._turn),))

    def _turn(self) -> None:
        """Show the table instead of the graph, or the graph again."""
        self._stack.setCurrentIndex(1 - self._stack.currentIndex())
        self._show()

    def _go_to(self, place: int) -> None:
        self.month_wanted.emit(self.lifetime.months[place])
