"""Where wood would come to lie: pieces that can be seen through, each with an arrow from where it is now."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from hamster_table.engine.hamsterrolle.actions import Piece, kind_of
from hamster_table.models.guard import guard
from hamster_table.views.art.theme import theme
from hamster_table.views.board.items import PaintedItem
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.meshes import Points
from hamster_table.views.hamsterrolle.render3d.shading import Block, block_of
from hamster_table.views.hamsterrolle.render3d.wheel_item import WHEEL_Z

CLEARNESS = 0.5
"""How much of a ghost is seen, 0 to 1."""
NO_GRAIN = 0.45
"""The width of its lines: so thin that no grain is painted."""
LEAST_ARROW = 9.0
"""An arrow that would be shorter is left out, in pixels."""
MARGIN = 12.0
"""Pixels round the ghosts for their lines."""


@dataclass(frozen=True, slots=True, eq=False)
class Shift:
    """A piece that would lie elsewhere: poses of the room, (7,)."""

    piece: Piece
    now: Points
    then: Points


class Ghost(PaintedItem):
    """The ghosts of some pieces, over the wheel."""

    def __init__(self) -> None:
        super().__init__(WHEEL_Z + 2)
        self.shifts: Sequence[Shift] = ()
        """What is shown."""
        self._blocks: list[tuple[Block, Block]] = []
        self._at = QPointF()
        self._is_refused = False
        self.hide()

    @property
    def area(self) -> QRectF:
        """What the ghosts cover of the scene, in pixels; empty while there are none."""
        return self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN) if self.isVisible() else QRectF()

    def leave(self) -> None:
        """Nothing would lie elsewhere, or it is not known."""
        self.shifts, self._blocks = (), []
        self.hide()

    def show_shifts(self, shifts: Sequence[Shift], is_refused: bool, camera: Camera, at: QPointF) -> None:
        """Show where these pieces would come to lie, as a camera sees them; *at* is how far the wheel has rolled aside
        on the screen. *is_refused*: therefore the piece must not be let go."""
        if not shifts:
            self.leave()
            return
        self.shifts, self._at, self._is_refused = shifts, at, is_refused
        self._blocks = [
            (block_of(kind_of(shift.piece), shift.now, camera), block_of(kind_of(shift.piece), shift.then, camera))
            for shift in shifts
        ]
        area = QRectF()
        for block in (block for pair in self._blocks for block in pair):
            area = area.united(block.box)
        self.setRect(area.translated(at).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        self.show()
        self.update()

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint each ghost, its outline and its arrow."""
        now = theme()
        colour = now.danger if self._is_refused else now.legal
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self._at)
        for before, after in self._blocks:
            painter.setOpacity(CLEARNESS)
            after.paint(painter, NO_GRAIN)
            painter.setOpacity(1.0)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for ink, width in ((now.card, 4.0), (colour, 2.2)):
                pen = QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
                if ink is colour:
                    pen.setDashPattern([3.0, 2.4])
                painter.setPen(pen)
                painter.drawPolygon(after.outline())
            _paint_arrow(painter, before.box.center(), after.box.center(), QPen(now.card, 5.0), QPen(colour, 2.6))


def _paint_arrow(painter: QPainter, start: QPointF, end: QPointF, under: QPen, over: QPen) -> None:
    way = end - start
    length = math.hypot(way.x(), way.y())
    if length < LEAST_ARROW:
        return
    way /= length
    aside = QPointF(-way.y(), way.x())
    path = QPainterPath(start)
    path.lineTo(end)
    for sign in (-1, 1):
        path.moveTo(end)
        path.lineTo(end - way * 7 + aside * (5 * sign))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (under, over):
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(path)
