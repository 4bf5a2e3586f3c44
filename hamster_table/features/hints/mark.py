"""The mark of a hint: a thick ring with a lamp round each place it speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art import sprites
from hamster_table.views.art.theme import theme
from hamster_table.views.board.items import WORD_Z, PaintedItem

LAMP = 26
"""The side of the lamp's paper, in pixels."""
MARGIN = 18.0
MANY = 3
"""Of more places those beside each other are surrounded together."""
NEAR = 14.0
"""Places that are no farther apart lie beside each other, in units of the scene."""


class HintMark(PaintedItem):
    """Lies over the table while a hint is shown; it takes no press."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(WORD_Z - 2)
        scene.addItem(self)
        self.areas: tuple[QRectF, ...] = ()
        """The places it surrounds, in the scene."""
        self.hide()

    def surround(self, areas: Iterable[QRectF]) -> Sequence[QRectF]:
        """Lie round these places, where they are not empty; returns which; (): be gone."""
        self.areas = tuple(area for area in areas if not area.isEmpty())
        if len(self.areas) > MANY:
            self.areas = _joined(self.areas)
        whole = QRectF()
        for area in self.areas:
            whole = whole.united(area.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        self.setRect(whole)
        self.setVisible(bool(self.areas))
        self.update()
        return self.areas

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the rings, dashed so that they differ from those of golden places and of the cursor."""
        now = theme()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for area in self.areas:
            ring = area.adjusted(-1, -1, 1, 1)
            painter.setPen(QPen(now.card, 7))
            painter.drawRoundedRect(ring, 12, 12)
            painter.setPen(QPen(now.ink, 3, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(ring, 12, 12)
        for area in self.areas[-1:]:
            lamp = QRectF(area.left() - LAMP / 2, area.top() - LAMP / 2, LAMP, LAMP)
            painter.setPen(QPen(now.ink, 1.6))
            painter.setBrush(now.card)
            painter.drawEllipse(lamp)
            sprites.draw_icon(painter, lamp.adjusted(4, 4, -4, -4), "hint", now.ink)


def _joined(areas: Sequence[QRectF]) -> tuple[QRectF, ...]:
    """The places, those beside each other as one."""
    joined: list[QRectF] = []
    for one in areas:
        whole = QRectF(one)
        for other in [area for area in joined if area.intersects(whole.adjusted(-NEAR, -NEAR, NEAR, NEAR))]:
            joined.remove(other)
            whole = whole.united(other)
        joined.append(whole)
    return tuple(joined)
