"""Cards side by side, as many to a row as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate

from hamster_table.views.widgets.deferred_update import FollowsWhenSeen
from hamster_table.views.widgets.scrolling import let_scroll


class CardGrid(QListView, FollowsWhenSeen):
    """A card for each row of a model, all of one size; arrows lead from one to the next."""

    told = Signal(int)
    """(row): this one is looked at."""

    def __init__(self, model: QAbstractItemModel, drawn: QStyledItemDelegate, name: str) -> None:
        """*drawn* draws a card and says how large it is. *name*: for screen readers."""
        super().__init__()
        drawn.setParent(self)
        self.setModel(model)
        self.setItemDelegate(drawn)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        let_scroll(self)
        self.setAccessibleName(name)
        self.viewport().setAutoFillBackground(False)
        self.selectionModel().currentChanged.connect(lambda index, _: self.told.emit(index.row()))

    def follow_look(self) -> None:
        self.doItemsLayout()
        self.viewport().update()
