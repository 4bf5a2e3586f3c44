"""The season: who has won most in a month, and in the months before it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import Signal

from hamster_table.engine.game_records import Record
from hamster_table.features.records.months import month_words, months, won_words
from hamster_table.features.records.podium_page import PodiumPage
from hamster_table.features.records.sitting import guests, in_front_words
from hamster_table.models.texts import plural, translate
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.speech import announce


class MonthsPage(PodiumPage):
    """One month after the other. Whoever has won one that is over is cheered."""

    graph_wanted = Signal()
    """All months are to be shown side by side."""

    def __init__(self, records: Sequence[Record], today: date, wanted: date | None = None) -> None:
        """*records*: the last one first. *wanted*: the first day of the month that is shown first; None: the last one
        in which there were games."""
        super().__init__(translate("Records", "Months"))
        self._months, self._now = months(records), today.replace(day=1)
        self._order = list(self._months)
        self._show(self._order.index(wanted) if wanted in self._order else 0)

    @property
    def month(self) -> date | None:
        """The month that is shown, by its first day; None: no game was finished in any."""
        return self._order[self._at] if self._order else None

    def stay_at(self, old: MonthsPage) -> None:
        """Show the month that an older page shows."""
        if old.month in self._order:
            self._show(self._order.index(old.month))

    def _show(self, at: int) -> None:
        """Show one of the months, the last one is the first; say who has won it, or leads."""
        self._at, month = at, None if not self._order else self._order[at]
        games = self._months[month] if month is not None else []
        people = guests(games)
        won = won_words(month, games) if month is not None and month < self._now else ""
        none, nobody = (
            translate("Records", "No game that counts has been finished yet."),
            translate("Records", "Nobody has left anybody behind yet."),
        )
        self.said = won or (in_front_words(people) if people else none if month is None else nobody)
        """Who has won it, or leads, in a sentence."""
        self.show_people(people, self.said, cheers=bool(won))
        if month is None:
            self.show_bar(self.said)
            return
        count = plural(translate("Records", "%n finished game(s)", None, len(games)), len(games))
        self.set_title(month_words(month), count)
        self.show_bar(self.said, translate("Records", "A point for everybody left behind."), self._presses())

    def _presses(self) -> tuple[ButtonSpec, ...]:
        graph = ButtonSpec(translate("Records", "All months"), self.graph_wanted.emit)
        before, after = translate("Records", "Earlier"), translate("Records", "Later")
        earlier = [ButtonSpec(before, partial(self._turn, 1), key="PgUp")] if self._at + 1 < len(self._order) else []
        later = [ButtonSpec(after, partial(self._turn, -1), key="PgDown")] if self._at else []
        return graph, *earlier, *later

    def _turn(self, by: int) -> None:
        self._show(self._at + by)
        announce(self, f"{self.title.text()}. {self.said}")
