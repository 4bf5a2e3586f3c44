"""A Qt table model of frozen records, the base of all lists and tables."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from operator import eq, is_
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from hamster_table.models.guard import guard
from hamster_table.models.messages import tr

Index = QModelIndex | QPersistentModelIndex
R = TypeVar("R", bound=Hashable)
Role = Qt.ItemDataRole

RECORD_ROLE = Role.UserRole
"""The whole record of a row."""
SEAT_ROLE = Role.UserRole + 1
"""The seat that a row is about; -1 for none."""
ENTRY_ROLE = Role.UserRole + 2
"""The length of the ledger at that row: a press on it shows that moment."""
WHO_ROLE = Role.UserRole + 3
"""The name of the person that a row is about; None for none."""

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Column(Generic[R]):
    """One column: its title, and the text of a record in it."""

    key: str
    title: str
    """In English, marked for translation."""
    text: Callable[[R], str]
    alignment: Qt.AlignmentFlag = LEFT


class RowsModel(QAbstractTableModel, Generic[R]):
    """Frozen records in columns. New rows are shown as a difference to the old ones, never as a reset of the model."""

    def __init__(self, columns: Sequence[Column[R]], key: Callable[[R], Hashable] = lambda row: row) -> None:
        """Rows with equal *key* are the same row: one that differs is changed, and not replaced."""
        super().__init__()
        self._columns = tuple(columns)
        self._key = key
        self._rows: tuple[R, ...] = ()

    @property
    def rows(self) -> tuple[R, ...]:
        """The records shown."""
        return self._rows

    @property
    def columns(self) -> tuple[Column[R], ...]:
        """The columns shown."""
        return self._columns

    def set_rows(self, rows: Sequence[R]) -> None:
        """Show these records instead, with signals for what was removed, inserted and changed."""
        new = tuple(rows)
        # Rows that were there before are the same objects; their keys need not be made and compared.
        same = _common(self._rows, new, is_)
        old_keys, new_keys = [self._key(row) for row in self._rows[same:]], [self._key(row) for row in new[same:]]
        for tag, start, end, source, stop in changes(old_keys, new_keys, same):
            if tag != "insert":
                self._remove(start, end)
            if tag != "delete":
                self._insert(start, new[source:stop])
        self._update(new)

    @guard(fallback=0)
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @guard(fallback=0)
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._columns)

    @guard
    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid | self.CheckIndexOption.ParentIsInvalid):
            return None
        row, column = self._rows[index.row()], self._columns[index.column()]
        if role == Role.DisplayRole:
            return column.text(row)
        if role == Role.AccessibleTextRole:
            return self.spoken(row, column)
        if role == Role.TextAlignmentRole:
            return column.alignment
        return self.answer(row, role)

    @guard
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        if role == Role.DisplayRole:
            return self.title(self._columns[section])
        return self._columns[section].alignment if role == Role.TextAlignmentRole else None

    def title(self, column: Column[R]) -> str:
        """The title of a column, translated."""
        return tr(column.title)

    def spoken(self, row: R, column: Column[R]) -> str:
        """The accessible text of a cell."""
        return f"{self.title(column)}: {column.text(row)}"

    def answer(self, row: R, role: int) -> Any:
        """The data of a row for our own roles."""
        if role == RECORD_ROLE:
            return row
        if role == SEAT_ROLE:
            return getattr(row, "seat", -1)
        return getattr(row, "entry", 0) if role == ENTRY_ROLE else None

    def _remove(self, start: int, end: int) -> None:
        self.beginRemoveRows(QModelIndex(), start, end - 1)
        self._rows = self._rows[:start] + self._rows[end:]
        self.endRemoveRows()

    def _insert(self, start: int, rows: tuple[R, ...]) -> None:
        self.beginInsertRows(QModelIndex(), start, start + len(rows) - 1)
        self._rows = self._rows[:start] + rows + self._rows[start:]
        self.endInsertRows()

    def _update(self, new: tuple[R, ...]) -> None:
        changed = [n for n, (old, now) in enumerate(zip(self._rows, new, strict=True)) if old is not now and old != now]
        # Before the signals, on which views read the new rows at once.
        self._rows = new
        for row in changed:
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(self._columns) - 1))


Change = tuple[str, int, int, int, int]


def changes(old: Sequence[Hashable], new: Sequence[Hashable], offset: int = 0) -> Iterator[Change]:
    """The removals and insertions that make *new* of *old*, from the end: so earlier positions stay valid."""
    head = _common(old, new)
    # The matcher takes quadratic time, and most changes are in the middle or at one end.
    tail = _common(old[head:][::-1], new[head:][::-1])
    if head == len(old) == len(new):
        return
    # Its autojunk would take keys that come often in a long list for noise, and find too many changes.
    middle = SequenceMatcher(None, old[head : len(old) - tail], new[head : len(new) - tail], autojunk=False)
    place = offset + head
    for tag, start, end, source, stop in reversed(middle.get_opcodes()):
        if tag != "equal":
            yield tag, place + start, place + end, place + source, place + stop


def _common(old: Sequence[object], new: Sequence[object], are_same: Callable[[object, object], bool] = eq) -> int:
    """How many of the first are the same."""
    pairs = zip(old, new, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if not are_same(a, b)), min(len(old), len(new)))
