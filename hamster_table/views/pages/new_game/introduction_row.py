"""Offers a way to get to know a game to whoever is about to play it for the first time."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from hamster_table.views.feature import Introduction
from hamster_table.views.widgets.controls import Button, TextLabel


class IntroductionRow(QWidget):
    """A sentence and a button."""

    chosen = Signal()

    def __init__(self, introduction: Introduction) -> None:
        super().__init__()
        self.button = Button(introduction.text, size=14.5)
        self.button.setAccessibleDescription(introduction.offer)
        self.button.chosen.connect(self.chosen)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        says = TextLabel(introduction.offer, 14.5, weight=700, wrap=True)
        says.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(says, 1)
        row.addWidget(self.button)
