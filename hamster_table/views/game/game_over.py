"""The end of a game: who has won, and in which places the others are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from hamster_table.engine.game import Standing
from hamster_table.models.guard import guard
from hamster_table.models.messages import tr
from hamster_table.views.art import sprites
from hamster_table.views.art.theme import SEATS
from hamster_table.views.board.interface import BoardInterface
from hamster_table.views.widgets.controls import Badge, Link
from hamster_table.views.widgets.overlays import ModalOverlay
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.text import CutLine, TextLabel

translate = QCoreApplication.translate
NO_FIGURES: Mapping[str, Sequence[int]] = {}


class Picture(QWidget):
    """Drawings side by side in the middle of their row."""

    def __init__(self, drawings: Sequence[str], side: int) -> None:
        super().__init__()
        self._drawings, self._side = tuple(drawings), side
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @guard(fallback=QSize(100, 100))
    def sizeHint(self) -> QSize:
        """As high as the drawings."""
        return QSize(self._side, self._side)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw them, smaller where there are many."""
        count, painter = len(self._drawings), QPainter(self)
        side = min(self._side, self.width() / count)
        left = (self.width() - count * side) / 2
        for n, drawing in enumerate(self._drawings):
            sprites.draw(painter, QRectF(left + n * side, self._side - side, side, side), drawing)


class GameOverOverlay(ModalOverlay):
    """Says how the game has ended; once it is gone, the board is seen as it was at the end."""

    def __init__(
        self,
        page: QWidget,
        title: str,
        standing: Standing,
        names: Sequence[str],
        figures: Mapping[str, Sequence[int]] = NO_FIGURES,
        nobody_won: str = BoardInterface.nobody_won,
    ) -> None:
        """*figures*: what decided the game, by its English title, with a number for each seat; *nobody_won*: the
        drawing where there is no winner."""
        super().__init__(page, title, width=520)
        self.content.insertWidget(0, Picture(_pictures(standing) or [nobody_won], 132))
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        order = sorted(range(len(names)), key=lambda seat: (standing.places[seat], seat))
        for row, seat in enumerate(order, 1):
            place = translate("Finale", "{place}.").format(place=standing.places[seat])
            grid.addWidget(TextLabel(place, step="lead"), row, 0, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(Badge(seat, 28), row, 1)
            grid.addWidget(CutLine(names[seat], step="lead"), row, 2)
        grid.setColumnStretch(2, 1)
        for column, (what, numbers) in enumerate(figures.items(), 3):
            grid.addWidget(TextLabel(tr(what), "small", "soft_ink"), 0, column, Qt.AlignmentFlag.AlignRight)
            for row, seat in enumerate(order, 1):
                grid.addWidget(TextLabel(str(numbers[seat]), step="lead"), row, column, Qt.AlignmentFlag.AlignRight)
        self.content.addLayout(grid)

    def show_seed(self, seed: str, copy: Callable[[], object]) -> None:
        """Show the seed in small letters, with a button that calls *copy*."""
        row, button = QHBoxLayout(), Link(translate("Finale", "Copy"))
        button.setAccessibleName(translate("Finale", "Copy the seed"))
        button.chosen.connect(copy)
        row.addWidget(CutLine(seed, "small", "soft_ink"), 1)
        row.addWidget(button)
        self.content.addLayout(row)

    def open(self, presses: Sequence[ButtonSpec]) -> None:
        """Show it, with these buttons and one to view the board."""
        # Enter must not throw away what was just won: the gold button only shows the board.
        look = ButtonSpec(translate("Finale", "View the board"), self.leave, "gold")
        self.fall((*(ButtonSpec(press.text, partial(self._go, press)) for press in presses), look))

    def _go(self, press: ButtonSpec) -> None:
        self.leave()
        press.callback()


def _pictures(standing: Standing) -> list[str]:
    """The winners with arms up."""
    return [f"host-{SEATS[seat].symbol}-up" for seat in standing.winners]
