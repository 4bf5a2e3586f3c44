"""Today at this table: everybody on the podium, with what they have done in the games since they sat down."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QShowEvent

from hamster_table.engine.statistics import Record
from hamster_table.features.records.sitting import GuestsModel, began, guests, standing_of
from hamster_table.models.guard import guard
from hamster_table.models.messages import named
from hamster_table.models.plurals import plural
from hamster_table.views.art.theme import px
from hamster_table.views.board.interface import BoardInterface
from hamster_table.views.game.podium import Podium, plain_backdrop
from hamster_table.views.widgets.clipboard_page import HAMSTER_ASLEEP, ClipboardPage
from hamster_table.views.widgets.paper_table import PaperTable
from hamster_table.views.widgets.sleeper import Sleeper

translate = QCoreApplication.translate
ON_PODIUM = 5
"""So many stand on the podium; for others there are no hamsters of their own."""
LOW, HIGH = 90, 320
"""The height of the podium at least and at most, in pixels."""


class SittingPage(ClipboardPage):
    """The podium, a table, and who leads. Whoever looks at it cheers once."""

    widest = 1100

    def __init__(self, games: Sequence[Record]) -> None:
        """*games*: those of the sitting, the last one first."""
        super().__init__(translate("Records", "Today at this table"), _since(games))
        self.people = guests(games)
        self.podium: Podium | None = None
        self.table: PaperTable | None = None
        if self.people:
            shown = standing_of(self.people[:ON_PODIUM])
            self.podium = Podium(
                shown, BoardInterface.nobody_won, plain_backdrop, self.said, [one.name for one in self.people]
            )
            self.table = PaperTable(GuestsModel(self.people), translate("Records", "Today at this table"))
            self.body.addWidget(self.podium)
            self.body.addWidget(self.table, 1)
        else:
            self.body.addStretch(1)
            self.body.addWidget(Sleeper())
            self.body.addStretch(2)
        self._is_new = True
        self.show_bar(self.said, translate("Records", "A point for everybody left behind.") if self.people else "")

    @property
    def said(self) -> str:
        """Who leads, in a sentence."""
        best = [one for one in self.people if one.place == 1 and one.points]
        if not self.people:
            return translate("Records", "No game has been finished in the last three hours.")
        if not best:
            return translate("Records", "Nobody has left anybody behind yet.")
        points = plural(translate("Records", "%n point(s)", None, best[0].points), best[0].points)
        names = named(tuple(range(len(best))), [one.name for one in best])
        words = translate("Records", "In front, with {points}: {names}.")
        return words.format(names=names, points=points)

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
        if self._is_new and self.podium is not None:
            self._is_new = False
            QTimer.singleShot(0, self.podium, self.podium.play)


def _since(games: Sequence[Record]) -> str:
    first = began(games)
    if first is None:
        return ""
    words = translate("Records", "%n game(s), first result at {time}", None, len(games))
    return plural(words, len(games)).format(time=first.astimezone().strftime("%H:%M"))


def now() -> datetime:
    """The moment, with its zone."""
    return datetime.now().astimezone()
