"""A stack fanned out: all hamsters of a card side by side, on a sheet beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from hamster_table.engine.hamsterdam.actions import PLAIN
from hamster_table.models.hamsterdam.ability_texts import name
from hamster_table.models.hamsterdam.shown import HamsterShown
from hamster_table.models.items.board_model import BoardItem, BoardModel
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import px, theme
from hamster_table.views.board.items import BUBBLE_Z, Drawing
from hamster_table.views.board.scene import BoardScene
from hamster_table.views.board.spot_label import fitting_font
from hamster_table.views.hamsterdam.layout import Plan
from hamster_table.views.hamsterdam.piece_pixmaps import drawing_of

MOST = 10
"""More hamsters than this stand closer together."""


@dataclass(frozen=True, slots=True)
class Fanned:
    """The hamsters of a card, ordinary ones first."""

    hamsters: tuple[HamsterShown, ...]


class FanDrawing(Drawing):
    """The sheet with the hamsters of a stack."""

    def __init__(self) -> None:
        super().__init__(BUBBLE_Z)
        self.hide()

    def set_geometry(self, card: QRectF, items: Sequence[BoardItem], room: QRectF) -> None:
        """Show the hamsters among these items of a card over it, inside the *room*; with none there, be gone."""
        hamsters = tuple(item.shown for item in items if isinstance(item.shown, HamsterShown))
        self.setVisible(bool(hamsters))
        if not hamsters:
            return
        step, high = px(64), px(94)
        area = QRectF(0, 0, step * min(MOST, len(hamsters)) + 24, high)
        area.moveCenter(card.center())
        # Over the head of the card: the hamsters it shows stay in sight below.
        area.moveBottom(card.top() + card.height() * 0.3)
        area.moveLeft(max(room.left() + 8, min(area.left(), room.right() - area.width() - 8)))
        area.moveTop(max(room.top() + 8, area.top()))
        self.show_as(area, Fanned(hamsters))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint them in a row, with the names of the specials."""
        shown, now = self.shown, theme()
        assert isinstance(shown, Fanned)
        materials.paper(painter, area, 14, 3)
        room = area.adjusted(12, 6, -12, -6)
        step, side = room.width() / max(1, len(shown.hamsters)), min(px(60), room.height() - px(20))
        for n, one in enumerate(shown.hamsters):
            place = QRectF(room.left() + n * step + (step - side) / 2, room.top() + 2, side, side)
            sprites.draw(painter, place, drawing_of(one.hamster, one.fur))
            if one.hamster != PLAIN:
                painter.setPen(now.ink)
                painter.setFont(fitting_font(name(one.hamster), step + 4, 12.5))
                words = QRectF(place.center().x() - step / 2 - 4, place.bottom(), step + 8, px(20))
                painter.drawText(words, Qt.AlignmentFlag.AlignCenter, name(one.hamster))


class FannedTable(Protocol):
    """What the fan needs of its table."""

    plan: Plan | None
    board_model: BoardModel

    board_scene: BoardScene
    """What lies on the table."""

    def viewport(self) -> QWidget:
        """The room for the sheet."""


class StackFan:
    """Which stack is fanned out."""

    def __init__(self, table: FannedTable) -> None:
        self._table = table
        self.card: int | None = None
        """The card whose stack is; None: none is."""
        self.drawing = FanDrawing()
        table.board_scene.addItem(self.drawing)

    def show(self, card: int | None) -> None:
        """Show all hamsters of a card side by side; None: of none."""
        table, self.card = self._table, card
        area = QRectF() if card is None or table.plan is None else table.plan.card(card)
        item = None if card is None else table.board_model.item(("card", card))
        self.drawing.set_geometry(area, () if item is None else item.children, QRectF(table.viewport().rect()))

    def toggle(self, card: int) -> None:
        """Fan a stack out, or close it again."""
        self.show(None if self.card == card else card)
