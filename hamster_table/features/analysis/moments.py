"""The moments that decided a game: each in words, with ways to its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hamster_table.engine.match import Match
from hamster_table.features.analysis.analysis_model import cause_words, change_words
from hamster_table.features.analysis.report import Moment
from hamster_table.models.texts import translate
from hamster_table.views.feature import at_moments
from hamster_table.views.widgets.badge import Badge
from hamster_table.views.widgets.buttons import Link
from hamster_table.views.widgets.flow_layout import FlowLayout
from hamster_table.views.widgets.layouts import clear_layout, spaced
from hamster_table.views.widgets.paper_page import ScrollPage
from hamster_table.views.widgets.text import TextLabel


class MomentList(QWidget):
    """The moments, the greatest change first."""

    go_to = Signal(int)
    """How long the ledger was just before the moment that is to be looked at."""
    deed_wanted = Signal(object, int)
    """(deed, moment): a `MomentDeed` is to be done there."""

    def __init__(self) -> None:
        super().__init__()
        content = QWidget()
        self._column = spaced(QVBoxLayout(content), 4, (0, 0, 4, 0))
        self.links: list[Link] = []
        """The links at the moments: to open it, and to do there what else can be done."""
        column = spaced(QVBoxLayout(self), margins=(0, 0, 0, 0))
        column.addWidget(TextLabel(translate("Analysis", "What decided it"), "heading"))
        column.addWidget(ScrollPage(content), 1)

    def show_moments(self, moments: Sequence[Moment], match: Match, names: Sequence[str]) -> None:
        """Show these moments."""
        clear_layout(self._column)
        self.links = []
        for moment in moments:
            self._column.addWidget(self._entry(moment, match, names))
        if not moments:
            words = translate("Analysis", "No single moment stands out: it was decided little by little.")
            self._column.addWidget(TextLabel(words, wrap=True))
        self._column.addStretch(1)

    def _entry(self, moment: Moment, match: Match, names: Sequence[str]) -> QWidget:
        entry = QWidget()
        column = spaced(QVBoxLayout(entry), 2, (0, 0, 0, 10))
        head = spaced(QHBoxLayout(), 8)
        head.addWidget(Badge(moment.seat, 24))
        change = change_words(moment, names)
        head.addWidget(TextLabel(change, weight=800, wrap=True), 1)
        links = QWidget()
        flow = spaced(FlowLayout(links), margins=(0, 0, 0, 0))
        opened = translate("Analysis", "Open on the table: {moment}").format(moment=change)
        ways: list[tuple[str, str, Callable[[int], object]]] = [
            (translate("Analysis", "Open on the table"), opened, self.go_to.emit)
        ]
        ways += [(deed.text, deed.text_of(change), partial(self.deed_wanted.emit, deed)) for deed in at_moments()]
        for words, spoken, do in ways:
            link = Link(words)
            link.setAccessibleName(spoken)
            link.chosen.connect(partial(do, moment.before))
            self.links.append(link)
            flow.addWidget(link)
        column.addLayout(head)
        column.addWidget(TextLabel(cause_words(match, moment, names), "small", wrap=True))
        column.addWidget(links)
        return entry
