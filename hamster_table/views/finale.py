"""The end of a game: who has won, and in which places the others are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from hamster_table.engine.game import Standing
from hamster_table.models.guard import guard
from hamster_table.views import art
from hamster_table.views.controls import Badge
from hamster_table.views.dialogs import Veil
from hamster_table.views.prompt import Press
from hamster_table.views.theme import SEATS
from hamster_table.views.words import Words

translate = QCoreApplication.translate


class Picture(QWidget):
    """A drawing in the middle of its row."""

    def __init__(self, drawing: str, side: int) -> None:
        super().__init__()
        self._drawing, self._side = drawing, side
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @guard(fallback=QSize(100, 100))
    def sizeHint(self) -> QSize:
        """As high as the drawing."""
        return QSize(self._side, self._side)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        side = self._side
        art.draw(QPainter(self), QRectF((self.width() - side) / 2, 0, side, side), self._drawing)


class Finale(Veil):
    """Says how the game has ended. Taken away, the last picture of the table is there."""

    def __init__(
        self, page: QWidget, title: str, standing: Standing, names: Sequence[str], presses: tuple[Press, ...]
    ) -> None:
        super().__init__(page, title, width=520)
        self.content.insertWidget(0, Picture(_picture(standing), 132))
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        order = sorted(range(len(names)), key=lambda seat: (standing.places[seat], seat))
        for row, seat in enumerate(order):
            place = translate("Finale", "{place}.").format(place=standing.places[seat])
            grid.addWidget(Words(place, step="lead"), row, 0, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(Badge(seat, 28), row, 1)
            grid.addWidget(Words(names[seat], step="lead"), row, 2)
        grid.setColumnStretch(2, 1)
        self.content.addLayout(grid)
        look = Press(translate("Finale", "Look at the table"), self.leave)
        self.fall((look, *(Press(press.text, lambda press=press: self._go(press), press.kind) for press in presses)))

    def _go(self, press: Press) -> None:
        self.leave()
        press.do()


def _picture(standing: Standing) -> str:
    """The winner with arms up, or whoever has eaten everybody."""
    return f"host-{SEATS[standing.winners[0]].symbol}-up" if standing.winners else "alligator"
