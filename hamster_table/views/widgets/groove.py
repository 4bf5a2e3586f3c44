"""A progress bar of paper and gold."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QProgressBar

from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.art import materials
from hamster_table.views.art.theme import px, theme


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
