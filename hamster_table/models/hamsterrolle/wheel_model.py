"""The wheel of Hamsterrolle as a tree of sentences: compartments, and the pieces that lie in each."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt

from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, KINDS, SECTOR, Compartment, Piece, Pose, kind_of
from hamster_table.engine.hamsterrolle.build_window import contents, window
from hamster_table.engine.hamsterrolle.geometry.collision import angle_at, front
from hamster_table.engine.hamsterrolle.state import KIND_NAMES, Hamsterrolle
from hamster_table.engine.i18n import N_
from hamster_table.models.guard import guard
from hamster_table.models.items.table_model import Index, Role
from hamster_table.models.items.tree_model import TwoLevels
from hamster_table.models.messages import filled, tr

COMPARTMENT_ROLE = Role.UserRole + 1
PIECE_ROLE = Role.UserRole + 2
"""The number of the piece; None for a compartment."""
ANGLE_ROLE = Role.UserRole + 3
"""Where it is in the room, in hundredths of a degree from the lowest point forwards."""
EDGE_ROLE = Role.UserRole + 4
"""The front edge of a piece, or the foremost of a compartment, from the middle of the compartment."""
OPEN_ROLE = Role.UserRole + 5
"""Whether the compartment is open for building."""
KIND_ROLE = Role.UserRole + 6

OPEN = N_("Compartment {number}, open: {kinds}")
SHUT = N_("Compartment {number}: {kinds}")
EMPTY = N_("empty")
PIECE = N_("{kind}, {degrees} degrees from the lowest point")


class WheelModel(TwoLevels):
    """Rows are the twelve compartments in the rolling direction; under each lie its pieces, the hindmost first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view: Hamsterrolle | None = None
        self._lying: list[list[Piece]] = [[] for _ in range(COMPARTMENTS)]
        self._poses: dict[Piece, Pose] = {}
        """How pieces lie; one that has just gone is known until it is told."""

    def set_view(self, view: Hamsterrolle) -> None:
        """Show this view: only pieces that have come or gone are told as such."""
        first = self._view is None
        if first:
            self.beginInsertRows(QModelIndex(), 0, COMPARTMENTS - 1)
        was, self._view = self._view, view.copy()
        self._poses.update((piece, view.poses[piece]) for piece in view.in_wheel())
        if first:
            self._lying = [_pieces(view, here) for here in range(COMPARTMENTS)]
            self.endInsertRows()
            return
        for here in range(COMPARTMENTS):
            self._set_pieces(here, _pieces(view, here))
        if was != view:
            self.dataChanged.emit(self.index(0, 0), self.index(COMPARTMENTS - 1, 0))

    def _set_pieces(self, here: Compartment, pieces: list[Piece]) -> None:
        """Take out what has gone, put in what has come; what has only changed its order is both."""
        parent, lying = self.index(here, 0), self._lying[here]
        for row in reversed(range(len(lying))):
            if lying[row] not in pieces:
                self.beginRemoveRows(parent, row, row)
                del lying[row]
                self.endRemoveRows()
        stayed = [piece for piece in pieces if piece in lying]
        if stayed != lying:
            self.beginRemoveRows(parent, 0, len(lying) - 1)
            lying.clear()
            self.endRemoveRows()
        for row, piece in enumerate(pieces):
            if row >= len(lying) or lying[row] != piece:
                self.beginInsertRows(parent, row, row)
                lying.insert(row, piece)
                self.endInsertRows()
        if lying:
            self.dataChanged.emit(self.index(0, 0, parent), self.index(len(lying) - 1, 0, parent))

    # What Qt asks

    def place_count(self) -> int:
        """The compartments, once there is a wheel."""
        return 0 if self._view is None else COMPARTMENTS

    def thing_count(self, place: int) -> int:
        """The pieces that lie in a compartment."""
        return len(self._lying[place])

    @guard
    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if self._view is None or not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        here = self.place_of(index)
        if self.is_place(index):
            return self._of_compartment(self._view, here, role)
        return self._of_piece(self._view, here, self._lying[here][index.row()], role)

    @guard
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        is_title = orientation == Qt.Orientation.Horizontal and role == Role.DisplayRole
        return tr(N_("The wheel")) if is_title else None

    def _of_compartment(self, view: Hamsterrolle, here: Compartment, role: int) -> Any:
        pieces = self._lying[here]
        is_open = view.turn > 0 and here in window(view)
        if role in (Role.DisplayRole, Role.AccessibleTextRole):
            kinds = ", ".join(_name(piece) for piece in pieces) or tr(EMPTY)
            return filled(OPEN if is_open else SHUT, number=here + 1, kinds=kinds)
        if role == EDGE_ROLE:
            return max((front(kind_of(piece), self._poses[piece]) for piece in pieces), default=None)
        told = {COMPARTMENT_ROLE: here, ANGLE_ROLE: SECTOR * here - view.angle, OPEN_ROLE: is_open}
        return told.get(role)

    def _of_piece(self, view: Hamsterrolle, here: Compartment, piece: Piece, role: int) -> Any:
        angle = angle_at(self._poses[piece]) - view.angle
        if role in (Role.DisplayRole, Role.AccessibleTextRole):
            return filled(PIECE, kind=_name(piece), degrees=round(angle / 100))
        if role == EDGE_ROLE:
            return front(kind_of(piece), self._poses[piece])
        told = {COMPARTMENT_ROLE: here, PIECE_ROLE: piece, ANGLE_ROLE: angle, KIND_ROLE: kind_of(piece)}
        return told.get(role)


def _pieces(view: Hamsterrolle, here: Compartment) -> list[Piece]:
    """The pieces of a compartment, the hindmost first."""
    middle = SECTOR * here
    half = 18_000
    return sorted(
        contents(view, here),
        key=lambda piece: ((angle_at(view.poses[piece]) - middle + half) % (2 * half), piece),
    )


def _name(piece: Piece) -> str:
    return tr(KIND_NAMES[KINDS[kind_of(piece)]])
