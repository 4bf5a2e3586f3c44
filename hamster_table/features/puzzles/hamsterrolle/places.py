"""The places that a puzzle offers: wood in the wheel that can be seen through, each with its number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hamster_table.engine.hamsterrolle.actions import Hand, kind_of
from hamster_table.engine.kernel import Action
from hamster_table.models.guard import guard
from hamster_table.views.art.theme import font, px, theme
from hamster_table.views.hamsterrolle.drawings.room import MARK_Z
from hamster_table.views.hamsterrolle.render3d.frame import in_room
from hamster_table.views.hamsterrolle.render3d.shading import Block, block_of
from hamster_table.views.hamsterrolle.table import HamsterrolleTable

CLEARNESS = 0.55
"""How much of the wood is seen, 0 to 1."""
NO_GRAIN = 0.45
"""The width of its lines: so thin that no grain is painted."""
BADGE, LEAST, SHARE = 26, 16, 0.08
"""How wide a number is at most and at least, in pixels at 100 % and in any case, and as a share of the wheel."""


class Places(QGraphicsItem):
    """Lies over the wheel; it takes no press."""

    def __init__(self, table: HamsterrolleTable, offered: Sequence[Action]) -> None:
        """*offered*: what hands may do, in the order of the numbers."""
        super().__init__()
        self._table, self._hands = table, [one for one in offered if isinstance(one, Hand)]
        self.setZValue(MARK_Z + 1)  # over the line of the edge to beat, or it strikes numbers out
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        table.board_scene.addItem(self)

    @guard(fallback=QRectF())
    def boundingRect(self) -> QRectF:
        """The whole table: the wheel may be looked at from anywhere."""
        return QRectF() if self._table.plan is None else self._table.plan.whole

    def blocks(self) -> Iterator[Block]:
        """The wood of each place, as it is seen now."""
        wheel = self._table.scenery.wheel
        for hand in self._hands:
            lies = {piece: tuple(pose) for piece, *pose in hand.held}.get(hand.piece, hand.pose)
            yield block_of(kind_of(hand.piece), in_room(lies, wheel.frame.roll), wheel.camera)

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint each place with its outline, and over all of them the numbers."""
        now, blocks = theme(), [*self.blocks()]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self._table.scenery.wheel.shift)
        for block in blocks:
            painter.setOpacity(CLEARNESS)
            block.paint(painter, NO_GRAIN)
            painter.setOpacity(1.0)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for ink, width in ((now.card, 4.0), (now.ink, 2.0)):
                painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.drawPolygon(block.outline())
        camera = self._table.scenery.wheel.camera
        side = max(LEAST, min(px(BADGE), SHARE * camera.scale * camera.box.wheel.outer / 5))
        letters = font(15, 800)
        letters.setPixelSize(round(0.6 * side))
        painter.setFont(letters)
        badges: list[QRectF] = []
        for number, block in enumerate(blocks, 1):
            badge = QRectF(0, 0, side, side)
            badge.moveCenter(block.box.center())
            while any(badge.intersects(other) for other in badges):
                badge.translate(badge.width() / 4, 0)
            badges.append(badge)
            painter.setPen(QPen(now.ink, 1.6))
            painter.drawLine(block.box.center(), badge.center())
            painter.setBrush(now.card)
            painter.drawEllipse(badge)
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(number))
