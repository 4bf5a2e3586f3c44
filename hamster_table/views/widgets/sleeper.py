"""A sleeping hamster, where there is nothing to show yet."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art import sprites
from hamster_table.views.art.theme import px
from hamster_table.views.widgets.deferred_update import FollowsLook


class Sleeper(QWidget, FollowsLook):
    """A sleeping hamster: there is nothing to show yet."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    @guard(fallback=QSize(60, 60))
    def sizeHint(self) -> QSize:
        """As large as the letters want it; where room is short, words come first."""
        return QSize(px(160), px(170))

    @guard(fallback=QSize(60, 60))
    def minimumSizeHint(self) -> QSize:
        """It can still be seen."""
        return QSize(60, 60)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        side = min(px(160), self.height() - 8)
        sprites.draw(QPainter(self), QRectF((self.width() - side) / 2, 4, side, side), "hamster-asleep", 2)
