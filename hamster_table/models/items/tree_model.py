"""A tree of places and what is on each of them: the ground of the models of a dam and of a wheel."""

from __future__ import annotations

from typing import overload

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject

from hamster_table.models.guard import guard
from hamster_table.models.items.table_model import Index

PLACE = 0


class TwoLevels(QAbstractItemModel):
    """Places, and things on them.

    The internal id of a place is `PLACE`, that of a thing the row of its place + 1: no object is kept behind an index.
    """

    def place_count(self) -> int:
        """How many places there are."""
        raise NotImplementedError

    def thing_count(self, place: int) -> int:
        """How many things are on a place."""
        raise NotImplementedError

    @staticmethod
    def place_of(index: Index) -> int:
        """The row of the place a valid index is of, or on."""
        return int(index.internalId()) - 1 if index.internalId() != PLACE else index.row()

    @staticmethod
    def is_place(index: Index) -> bool:
        """Whether a valid index is of a place, not of a thing."""
        return bool(index.internalId() == PLACE)

    @guard(fallback=QModelIndex())
    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else PLACE)

    @overload
    def parent(self) -> QObject: ...
    @overload
    def parent(self, child: Index) -> QModelIndex: ...
    @guard(fallback=QModelIndex())
    def parent(self, child: Index | None = None) -> QModelIndex | QObject | None:
        if child is None:
            return super().parent()
        if not child.isValid() or self.is_place(child):
            return QModelIndex()
        return self.createIndex(self.place_of(child), 0, PLACE)

    @guard(fallback=0)
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        if not parent.isValid():
            return self.place_count()
        return 0 if parent.column() or not self.is_place(parent) else self.thing_count(parent.row())

    @guard(fallback=0)
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 1
