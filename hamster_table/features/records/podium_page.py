"""A page with people on the podium, above a table of what they have done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent

from hamster_table.features.records.sitting import Guest, GuestsModel, standing_of
from hamster_table.models.guard import guard
from hamster_table.views.art.theme import px
from hamster_table.views.board.interface import BoardInterface
from hamster_table.views.game.podium import Podium, plain_backdrop
from hamster_table.views.widgets.clipboard_page import HAMSTER_ASLEEP, ClipboardPage
from hamster_table.views.widgets.layouts import clear_layout
from hamster_table.views.widgets.paper_table import PaperTable
from hamster_table.views.widgets.sleeper import Sleeper

ON_PODIUM = 5
"""So many stand on the podium; for others there are no hamsters of their own."""
LOW, HIGH = 90, 320
"""The height of the podium at least and at most, in pixels."""


class PodiumPage(ClipboardPage):
    """Shows how people stand. Whoever looks at it for the first time sees them cheer, if there is reason to."""

    widest = 1100

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.people: Sequence[Guest] = ()
        self.podium: Podium | None = None
        self.table: PaperTable | None = None
        self._cheers = False

    def show_people(self, people: Sequence[Guest], said: str, *, cheers: bool) -> None:
        """Show these, the best first, in place of those who were shown; nobody: a hamster sleeps. *said*: how they
        stand, in a sentence."""
        clear_layout(self.body)
        self.people, self._cheers, self.podium, self.table = people, cheers, None, None
        if people:
            shown = people[:ON_PODIUM]
            names, seats = [one.name for one in shown], [one.seat for one in shown]
            standing = standing_of(shown)
            self.podium = Podium(standing, BoardInterface.nobody_won, plain_backdrop, said, names, seats)
            self.table = PaperTable(GuestsModel(people), self.windowTitle())
            self.body.addWidget(self.podium)
            self.body.addWidget(self.table, 1)
            for part in (self.podium, self.table):
                part.show()  # now: how much room there is, is asked at once
        else:
            self.body.addStretch(1)
            self.body.addWidget(Sleeper())
            self.body.addStretch(2)
        self._fit_board()
        if self.isVisible():
            self._cheer()

    def body_height(self) -> int:
        """That of the podium and all rows, or of the hamster that sleeps."""
        if self.podium is None or self.table is None:
            return px(HAMSTER_ASLEEP)
        rows = self.table.whole_height() + self.body.spacing()
        # Who stands where is told by the rows too, which come first where there is little room.
        height = max(LOW, min(HIGH, self.body.geometry().height() + self._spare - rows))
        self.podium.set_height(height)
        return height + rows

    @guard
    def showEvent(self, event: QShowEvent) -> None:
        """Cheer, as soon as the page has its place."""
        super().showEvent(event)
        self._cheer()

    def _cheer(self) -> None:
        if self._cheers and self.podium is not None:
            self._cheers = False
            QTimer.singleShot(0, self.podium, self.podium.play)
