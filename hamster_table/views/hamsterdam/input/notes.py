"""Notes beside places: what lies there, what a special can do, and the way to all its rules."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, SignalInstance
from PySide6.QtWidgets import QWidget

from hamster_table.engine.hamsterdam.actions import PLAIN
from hamster_table.engine.hamsterdam.special_masks import KIND_OF
from hamster_table.engine.hamsterdam.specials.texts import ABILITIES
from hamster_table.models.hamsterdam.sentences import Note
from hamster_table.models.items.board_model import BoardModel
from hamster_table.views.board.hand import Hand
from hamster_table.views.board.items import Spot
from hamster_table.views.board.scene import BoardScene
from hamster_table.views.hamsterdam.tooltip_card import NoteDrawing


class NotedTable(Protocol):
    """What the notes need of their table."""

    board_model: BoardModel
    hand: Hand
    ruling_asked: SignalInstance
    """(ruling): it is to be read."""

    board_scene: BoardScene
    """What lies on the table."""

    def viewport(self) -> QWidget:
        """The room for a note."""


class Notes:
    """Shows one at a time."""

    def __init__(self, table: NotedTable) -> None:
        self._table = table
        self.spot: Spot | None = None
        """The place that has a note beside it; None: there is no note."""
        self.drawing = NoteDrawing()
        table.board_scene.addItem(self.drawing)

    def show(self, spot: Spot | None) -> None:
        """Put a note beside a place; None: take it away."""
        table, spots = self._table, self._table.board_scene.spots
        self.spot = spot if table.hand.held is None and spot in spots else None
        area = QRectF() if self.spot is None else spots[self.spot].area
        self.drawing.place_beside(area, self._note, QRectF(table.viewport().rect()))

    def update(self) -> None:
        """Show what has become of its place."""
        self.show(self.spot)

    @property
    def _note(self) -> Note | None:
        return None if self.spot is None else self._table.board_model.note(self.spot)

    def leads_on(self, at: QPointF) -> bool:
        """Whether a press there leads to the rules."""
        return self.drawing.link.contains(at)

    def is_on_the_way(self, at: QPointF) -> bool:
        """Whether the pointer is on the note, or on its way to what can be pressed there."""
        return not self.drawing.link.isEmpty() and self.drawing.area.adjusted(-9, -9, 9, 9).contains(at)

    def open_wording(self) -> None:
        """Open the rules at the special of the note."""
        note = self._note
        if isinstance(note, Note) and note.special != PLAIN:
            self._table.ruling_asked.emit(ABILITIES[KIND_OF[note.special]].key)

    def has_special(self, spot: Spot | None) -> bool:
        """Whether a special stands there."""
        item = None if spot is None else self._table.board_model.item(spot)
        return item is not None and any(child.key[0] == "special" for child in item.children)
