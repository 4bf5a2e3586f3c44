"""What is seen while a long game is opened: how far it is, and a way to leave it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QProgressBar, QWidget

from hamster_table.models.guard import guard
from hamster_table.models.storage.game_opener import Opening
from hamster_table.views.art import materials
from hamster_table.views.art.theme import px, theme
from hamster_table.views.widgets.overlays import ModalOverlay
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.text import TextLabel

translate = QCoreApplication.translate
LOOK_EVERY = 60
"""Milliseconds from one look at the progress to the next: the thread counts entries far faster than one can see."""


class Groove(QProgressBar):
    """A progress bar: a groove in the paper that fills with gold."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextVisible(False)
        self.setAccessibleName(translate("Opening", "Progress"))

    @guard(fallback=QSize(200, 22))
    def sizeHint(self) -> QSize:
        """As wide as it may be."""
        return QSize(px(300), px(22))

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the groove and what is filled of it."""
        now, painter = theme(), QPainter(self)
        groove = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        materials.inset(painter, groove, groove.height() / 2)
        share = (self.value() - self.minimum()) / max(1, self.maximum() - self.minimum())
        filled = groove.adjusted(3, 3, -3, -3)
        filled.setWidth(max(filled.height(), filled.width() * share))
        painter.setPen(QPen(now.gold_edge, 1.2))
        painter.setBrush(now.gold2)
        painter.drawRoundedRect(filled, filled.height() / 2, filled.height() / 2)


class OpeningSheet(ModalOverlay):
    """Lies over the page until the game is opened; leaving it cancels that."""

    def __init__(self, page: QWidget, opening: Opening) -> None:
        super().__init__(page, translate("Opening", "Opening the game…"))
        self._opening = opening
        self.groove = Groove()
        self._words = TextLabel(step="small", role="soft_ink")
        self.content.addWidget(self.groove)
        self.content.addWidget(self._words)
        self._clock = QTimer(self, interval=LOOK_EVERY)
        self._clock.timeout.connect(self._look)
        opening.ended.connect(self._go)
        self.closed.connect(opening.cancel)
        self._look()
        self.fall((ButtonSpec(translate("Opening", "Cancel"), self.leave, "gold"),))
        self._clock.start()

    def _look(self) -> None:
        """Show how far it is."""
        played, entries = self._opening.played, self._opening.entries
        self.groove.setRange(0, max(1, entries))
        self.groove.setValue(played)
        if entries and played >= entries:
            words = translate("Opening", "All moves are replayed; saving the game…")
        else:
            words = translate("Opening", "{played} of {entries} moves").format(played=played, entries=entries)
        self._words.setText(words if entries else "")

    def _go(self) -> None:
        self._clock.stop()
        # Who cancels leaves the sheet first, and comes here by that.
        if self.isVisible():
            self.leave()
