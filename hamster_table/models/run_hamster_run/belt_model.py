"""The belt and the pit of Run, Hamster, Run! as a table of sentences: ten strips of five lanes, then the pit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run.actions import LANES, PIT, STRIPS, Square
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.models.guard import guard
from hamster_table.models.items.table_model import SEAT_ROLE, Index, Role, filled, tr

SQUARE_ROLE = Role.UserRole + 4
"""The number of the square; `PIT` for a place in the pit."""
STAR_ROLE = Role.UserRole + 5
"""Whether the square lies on the strip with the asterisks."""

PIT_ROW = STRIPS
EMPTY_PIT = N_("Pit, place {lane}: empty; alligators: {alligators}")
IN_PIT = N_("Pit, place {lane}: {hamster}; alligators: {alligators}")
EMPTY = N_("Strip {strip}, lane {lane}: empty")
TAKEN = N_("Strip {strip}, lane {lane}: {hamster}")
EMPTY_STAR = N_("Strip {strip} with the asterisks, lane {lane}: empty")
TAKEN_STAR = N_("Strip {strip} with the asterisks, lane {lane}: {hamster}")
ASLEEP = N_("{name}, asleep")
RESTING = N_("{name}, resting")


class BeltModel(QAbstractTableModel):
    """Rows 0 to 9 are the strips 1 to 10, columns the lanes; the last row is the pit, one hamster a column."""

    def __init__(self) -> None:
        super().__init__()
        self._cells: tuple[tuple[str, ...], ...] = ()
        self._seats: tuple[tuple[Seat, ...], ...] = ()
        self._star = 0

    def set_view(self, view: RunHamsterRun, names: Sequence[str]) -> None:
        """Show this view, and tell which squares have changed."""
        seats = (*_belt(view), _pit(view))
        cells = tuple(
            tuple(_sentence(view, names, row, column, seat) for column, seat in enumerate(line))
            for row, line in enumerate(seats)
        )
        if not self._cells:
            self.beginInsertRows(QModelIndex(), 0, STRIPS)
            self._cells, self._seats, self._star = cells, seats, view.star
            self.endInsertRows()
            return
        before, self._cells, self._seats, self._star = self._cells, cells, seats, view.star
        for row, (old, new) in enumerate(zip(before, cells, strict=True)):
            if old != new:
                self.dataChanged.emit(self.index(row, 0), self.index(row, LANES - 1))

    @guard(fallback=0)
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._cells)

    @guard(fallback=0)
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else LANES

    @guard
    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid | self.CheckIndexOption.ParentIsInvalid):
            return None
        row, column = index.row(), index.column()
        if role in (Role.DisplayRole, Role.AccessibleTextRole):
            return self._cells[row][column]
        if role == SEAT_ROLE:
            return self._seats[row][column]
        if role == SQUARE_ROLE:
            return square_at(row, column)
        return row == self._star - 1 if role == STAR_ROLE else None

    @guard
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if role != Role.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return filled(N_("Lane {lane}"), lane=section + 1)
        return tr("Pit") if section == PIT_ROW else filled(N_("Strip {strip}"), strip=section + 1)


def square_at(row: int, column: int) -> Square:
    """The square of a cell; `PIT` for the last row."""
    return PIT if row == PIT_ROW else row * LANES + column


def _belt(view: RunHamsterRun) -> tuple[tuple[Seat, ...], ...]:
    return tuple(tuple(view.occupant[row * LANES : (row + 1) * LANES]) for row in range(STRIPS))


def _pit(view: RunHamsterRun) -> tuple[Seat, ...]:
    inside = view.in_pit()
    return (*inside, *(-1 for _ in range(LANES - len(inside))))


def _sentence(view: RunHamsterRun, names: Sequence[str], row: int, column: int, seat: Seat) -> str:
    starred = row == view.star - 1
    if row == PIT_ROW:
        text = EMPTY_PIT if seat < 0 else IN_PIT
    elif seat < 0:
        text = EMPTY_STAR if starred else EMPTY
    else:
        text = TAKEN_STAR if starred else TAKEN
    hamster = _hamster(view, names, seat) if seat >= 0 else ""
    return filled(text, strip=row + 1, lane=column + 1, hamster=hamster, alligators=view.alligators)


def _hamster(view: RunHamsterRun, names: Sequence[str], seat: Seat) -> str:
    if view.asleep[seat]:
        return filled(ASLEEP, name=names[seat])
    return filled(RESTING, name=names[seat]) if view.declared[seat] == "rest" else names[seat]
