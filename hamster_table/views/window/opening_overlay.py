"""What is seen while a long game is opened: how far it is, and a way to leave it."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from hamster_table.models.storage.game_opener import Opening
from hamster_table.models.texts import translate
from hamster_table.views.widgets.groove import Groove
from hamster_table.views.widgets.overlays import ModalOverlay
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.text import TextLabel

LOOK_EVERY = 60
"""Milliseconds from one look at the progress to the next: the thread counts entries far faster than one can see."""


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
        # Enter is meant for the page on which it was pressed, or for the game that is coming: only Escape cancels, and
        # whoever goes to the button.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.fall((ButtonSpec(translate("Opening", "Cancel"), self.leave, key="Escape"),))
        self.setFocus(Qt.FocusReason.OtherFocusReason)
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
