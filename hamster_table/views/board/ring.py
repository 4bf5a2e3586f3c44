"""The ring of the keyboard's cursor on a board."""

from __future__ import annotations

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.board.items import WORD_Z, PaintedItem, SpotItem
from hamster_table.views.widgets.buttons import paint_ring


class RingItem(PaintedItem):
    """The ring of the keyboard's cursor, round a spot and above what stands there."""

    def __init__(self) -> None:
        super().__init__(WORD_Z - 1)
        self._radius = 12.0
        self.hide()

    def surround(self, spot: SpotItem) -> None:
        """Lie round this spot, and be seen."""
        self._radius = spot.radius
        self.setRect(spot.area.adjusted(-8, -8, 8, 8))
        self.update()
        self.show()

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the ring."""
        paint_ring(painter, self.rect().adjusted(12, 12, -12, -12), self._radius)
