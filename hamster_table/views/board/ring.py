"""The ring of the keyboard's cursor on a board."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.board.items import WORD_Z, SpotItem
from hamster_table.views.widgets.buttons import paint_ring


class RingItem(QGraphicsItem):
    """The ring of the keyboard's cursor, round a spot and above what stands there."""

    def __init__(self) -> None:
        super().__init__()
        self._area, self._radius = QRectF(), 12.0
        self.setZValue(WORD_Z - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def surround(self, spot: SpotItem) -> None:
        """Lie round this spot, and be seen."""
        self.prepareGeometryChange()
        self._area, self._radius = spot.area, spot.radius
        self.show()

    @guard(fallback=QRectF())
    def boundingRect(self) -> QRectF:
        """The area with its ring."""
        return self._area.adjusted(-8, -8, 8, 8)

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the ring."""
        paint_ring(painter, self._area.adjusted(4, 4, -4, -4), self._radius)
