"""The season: who has won most in a month, or a year, and in those before it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import Signal

from hamster_table.engine.game_records import Record
from hamster_table.features.records.months import MONTH, YEAR, Span, first_day, season_words, seasons, won_words
from hamster_table.features.records.podium_page import PodiumPage
from hamster_table.features.records.sitting import guests, in_front_words
from hamster_table.models.texts import plural, translate
from hamster_table.views.widgets.controls import Segments
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.speech import announce


class MonthsPage(PodiumPage):
    """One month, or one year, after the other. Whoever has won one that is over is cheered."""

    graph_wanted = Signal()
    """All months are to be shown side by side."""

    def __init__(self, records: Sequence[Record], today: date, wanted: date | None = None) -> None:
        """*records*: the last one first. *wanted*: the first day of the month that is shown first; None: the last one
        in which there were games."""
        super().__init__(translate("Records", "Months"))
        self._records, self._today = records, today
        spans = [(MONTH, translate("Records", "Month")), (YEAR, translate("Records", "Year"))]
        self.span = Segments(spans, MONTH, translate("Records", "Show"))
        self.span.chosen.connect(self._show_span)
        self.head.addWidget(self.span)
        self._set_span(MONTH)
        self.span.setVisible(bool(self._order))
        self._show(self._order.index(wanted) if wanted in self._order else 0)

    @property
    def season(self) -> date | None:
        """The month or the year that is shown, by its first day; None: no game was finished in any."""
        return self._order[self._at] if self._order else None

    def stay_at(self, old: MonthsPage) -> None:
        """Show the month or the year that an older page shows."""
        self.span.set_current(old.span.current)
        self._show(self._order.index(old.season) if old.season in self._order else 0)

    def _show_span(self, span: Span) -> None:
        """Show the year of the month that is shown, or the last month of the year."""
        shown = self.season
        self._set_span(span)
        if shown is not None:
            year = first_day(shown, YEAR)
            self._show(next(n for n, one in enumerate(self._order) if first_day(one, YEAR) == year))
        self._tell()

    def _set_span(self, span: Span) -> None:
        self._span = span
        self._seasons, self._now = seasons(self._records, span), first_day(self._today, span)
        self._order = list(self._seasons)

    def _show(self, at: int) -> None:
        """Show one of the months or years, the last one is the first; say who has won it, or leads."""
        self._at, first = at, None if not self._order else self._order[at]
        games = self._seasons[first] if first is not None else []
        people = guests(games)
        won = won_words(first, games, self._span) if first is not None and first < self._now else ""
        none, nobody = (
            translate("Records", "No game that counts has been finished yet."),
            translate("Records", "Nobody has left anybody behind yet."),
        )
        self.said = won or (in_front_words(people) if people else none if first is None else nobody)
        """Who has won it, or leads, in a sentence."""
        self.show_people(people, self.said, cheers=bool(won))
        if first is None:
            self.show_bar(self.said)
            return
        count = plural(translate("Records", "%n finished game(s)", None, len(games)), len(games))
        self.set_title(season_words(first, self._span), count)
        if self.table is not None:
            self.table.setAccessibleName(self.title.text())
        self.show_bar(self.said, translate("Records", "A point for everybody left behind."), self._presses())

    def _presses(self) -> tuple[ButtonSpec, ...]:
        graph = ButtonSpec(translate("Records", "All months"), self.graph_wanted.emit)
        before, after = translate("Records", "Earlier"), translate("Records", "Later")
        earlier = [ButtonSpec(before, partial(self._turn, 1), key="PgUp")] if self._at + 1 < len(self._order) else []
        later = [ButtonSpec(after, partial(self._turn, -1), key="PgDown")] if self._at else []
        return graph, *earlier, *later

    def _turn(self, by: int) -> None:
        self._show(self._at + by)
        self._tell()

    def _tell(self) -> None:
        announce(self, f"{self.title.text()}. {self.said}")
