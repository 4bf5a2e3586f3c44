"""A sleeping hamster, where there is nothing to show yet."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art import sprites
from hamster_table.views.art.theme import APPEARANCE, px


class Sleeper(QWidget):
    """A sleeping hamster: there is nothing to show yet."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(px(170))
        APPEARANCE.changed.connect(self.update)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        side = px(160)
        sprites.draw(QPainter(self), QRectF((self.width() - side) / 2, 4, side, side), "hamster-asleep", 2)
