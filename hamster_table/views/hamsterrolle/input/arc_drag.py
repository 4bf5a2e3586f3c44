"""The pointer away from the piece in the hand: at the arcs that turn it, and back."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent

from hamster_table.views.hamsterrolle.interface import InputTable


class ArcDrag:
    """Dragging an arc. With Ctrl the piece stays where it is, and the pointer is free to come to an arc."""

    def __init__(self, table: InputTable) -> None:
        self._table = table
        self._axis: int | None = None
        """The axis about which the piece is being turned; None: no arc is dragged."""
        self._last = QPointF()
        self._is_away = False

    def press(self, at: QPointF) -> bool:
        """Take hold of the arc at a place of the scene. False: none is there."""
        drawing = self._table.scenery.arcs
        if self._table.carrying.carried is None or drawing.arcs is None:
            return False
        self._axis, self._last = drawing.arcs.at(at), at
        if self._axis is None:
            return False
        drawing.point_at(self._axis, True)
        self._table.pointer.set_shape(Qt.CursorShape.ClosedHandCursor)
        return True

    def move(self, event: QMouseEvent, at: QPointF) -> bool:
        """Turn the piece by the arc that is held, or point at the arcs. False: the piece follows the pointer."""
        carrying, drawing = self._table.carrying, self._table.scenery.arcs
        if carrying.carried is None or drawing.arcs is None:
            self._axis = None
            return False
        if self._axis is not None:
            degrees = drawing.arcs.turned(self._axis, self._last, at)
            self._last = at
            carrying.turn(self._axis, degrees)
            return True
        is_free = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier) and not event.buttons()
        hot = drawing.arcs.at(at) if is_free else None
        drawing.point_at(hot, is_free)
        if is_free:
            self._is_away = True
            self._table.pointer.set_shape(Qt.CursorShape.ArrowCursor if hot is None else Qt.CursorShape.OpenHandCursor)
        return is_free

    def release(self) -> bool:
        """Let go of the arc. False: none was held."""
        was_held, self._axis = self._axis is not None, None
        if was_held:
            self._is_away = True
            self._table.scenery.arcs.point_at(None, True)
        return was_held

    def leave_piece(self) -> None:
        """Something else than the pointer has moved the piece, or the view: the piece must not jump to the pointer."""
        self._is_away = True

    def come_back(self, x: float, z: float) -> None:
        """The pointer leads the piece on, from that x and z of the room in millimetres: the piece stays where it is."""
        carried = self._table.carrying.carried
        if self._is_away and carried is not None and carried.is_inside:
            carried.grasp = carried.x - x, carried.z - z
        self._is_away = False
