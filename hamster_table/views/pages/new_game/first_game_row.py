"""Offers the first game of a title to whoever is about to play it for the first time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from hamster_table.views.widgets.controls import Button, TextLabel


class FirstGameRow(QWidget):
    """A sentence and a button."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        tr = QCoreApplication.translate
        words = tr("NewGame", "New to this game? Learn it by playing, in about five minutes.")
        self.button = Button(tr("NewGame", "Play a first game"), size=14.5)
        self.button.setAccessibleDescription(words)
        self.button.chosen.connect(self.chosen)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addWidget(TextLabel(words, 14.5, weight=700, wrap=True), 1)
        row.addWidget(self.button)
