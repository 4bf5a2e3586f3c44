"""Hands at the wheel: grasping, carrying and turning pieces with the mouse, or with the keys alone."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from hamster_table.engine.hamsterrolle.actions import LEFT as LEFTWARDS
from hamster_table.engine.hamsterrolle.actions import Piece
from hamster_table.models.guard import guard
from hamster_table.views.board.input import ARROWS, ENTER
from hamster_table.views.hamsterrolle.render3d.camera import Eye

if TYPE_CHECKING:
    from hamster_table.views.board.board_view import TableView as Base
    from hamster_table.views.hamsterrolle.board import HamsterrolleTable
else:
    Base = object

NUDGE, STRIDE = 1.0, 10.0
"""How far a key carries a piece, alone and with Shift, in millimetres."""
TURN, FINE_TURN = 15.0, 1.0
QUARTER = 90.0
ALONG = 4.0
"""How far one notch of the mouse wheel brings a piece along the axle, in millimetres."""
ZOOMS = (1.0, 2.4)
TURNS = {Qt.Key.Key_R: 1, Qt.Key.Key_T: 0, Qt.Key.Key_Y: 2}
"""The axis about which a key turns the piece: the axle, the rolling direction, upright."""
NEARER = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
NUMBERS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5)
KEYS = (
    *TURNS, *NEARER, *NUMBERS, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_H, Qt.Key.Key_L, Qt.Key.Key_I
)  # fmt: skip
"""The keys that are the hand's while it has a piece."""
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


class WheelTouch(Base):
    """What the mouse and the keys do with pieces and with the eye."""

    pointed_at: Piece | None = None
    _carry_start: QPoint | None = None
    """Where the button went down that took the piece; None: it was taken by a click or a key."""
    _tilt: tuple[float, float] = (0.0, 0.0)
    _zoom_at: QPointF | None = None
    _tilting: QPointF | None = None
    _scrubs = False
    """Whether the pointer drags along the bar of a replay."""

    # The eye

    def look_through(self, eye: Eye) -> Eye:
        """The eye as it has been zoomed and tilted."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        tilted = eye.tilted(*self._tilt)
        if me.zoom == 1.0 or self._zoom_at is None:
            return tilted
        still = self._zoom_at
        at = QPointF(*tilted.at)
        moved = still + (at - still) * me.zoom
        return Eye((moved.x(), moved.y()), tilted.scale * me.zoom, tilted.side, tilted.yaw, tilted.rise)

    def zoom_by(self, factor: float, at: QPointF) -> None:
        """Look at that place from nearer or farther."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        least, most = ZOOMS
        me.zoom = min(most, max(least, me.zoom * factor))
        self._zoom_at = at if me.zoom > 1.0 else None
        me._redraw()

    def tilt_by(self, yaw: float, rise: float) -> None:
        """Look a little round the wheel."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        before = me.scenery.wheel.eye
        after = before.tilted(yaw, rise)
        self._tilt = self._tilt[0] + after.yaw - before.yaw, self._tilt[1] + after.rise - before.rise
        me._redraw()

    def _room_at(self, at: QPointF) -> tuple[float, float]:
        """The place of the room under the pointer, at the depth of the piece in the hand."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        carried, wheel = me.grip.carried, me.scenery.wheel
        depth = 0.0 if carried is None else carried.across
        return wheel.eye.touched(at - wheel.shift, depth)

    # The mouse

    @property
    def is_carrying(self) -> bool:
        """Whether a piece is in the hand."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        return me.present.carried is not None

    @guard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Grasp a piece, or let go of the one in the hand."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        at = self.mapToScene(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton:
            self._tilting = event.position()
            return
        self._scrubs = me.scrub(at)
        if self._scrubs or me.replay is not None:
            return
        me.tumble.skip_to_end()
        if me.grip.carried is not None and event.button() == Qt.MouseButton.RightButton:
            me.put_hand_back()
        elif me.grip.carried is not None and event.button() == Qt.MouseButton.LeftButton:
            self._press_with_piece(at)
        elif me.may_build and event.button() == Qt.MouseButton.LeftButton and self._grasp(at):
            self._hide_cursor()
            self._carry_start = event.position().toPoint()
        else:
            super().mousePressEvent(event)

    def _press_with_piece(self, at: QPointF) -> None:
        """A second click: let go in the wheel, put back on the tray."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        assert me.grip.carried is not None and me.plan is not None
        if me.grip.carried.is_over_ring or me.grip.carried.is_inside:
            me.let_go()
        elif me.plan.tray.contains(at):
            me.put_hand_back()

    def _grasp(self, at: QPointF) -> bool:
        """Take the piece that lies there into the hand, where it was grasped."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        spot = self.spot_at(at)
        if spot is not None and spot[0] == "slot" and spot[1] in me.kinds_to_take():
            piece = me.piece_of(spot[1])
            assert piece is not None
            middle = me.spots[spot].area.center()
            unit = 1 / max(0.5, me.scenery.wheel.eye.scale)
            away = (middle - at) * unit
            sign = -1.0 if me.seen.side == LEFTWARDS else 1.0
            near = 0.6
            me.bubble.leave()
            me.grip.take(piece, *self._room_at(at), grasp=(sign * away.x() * near, -away.y() * near))
            me.refresh()
            return True
        wood = me.scenery.wheel.piece_at(at)
        if wood is None or wood not in me.pieces_to_pass():
            return False
        me.bubble.leave()
        pose = me.grip.moment.poses[wood]
        wheel = me.scenery.wheel
        me.grip.take(wood, *wheel.eye.touched(at - wheel.shift, float(pose[1])))
        me.refresh()
        return True

    @guard
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the piece, tilt the eye, or point at a piece."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        at = self.mapToScene(event.position().toPoint())
        if self._tilting is not None:
            way = event.position() - self._tilting
            self._tilting = event.position()
            self.tilt_by(way.x() * 0.08, way.y() * 0.6)
        elif self._scrubs:
            me.scrub(at)
        elif me.grip.carried is not None:
            me.grip.move_to(*self._room_at(at))
            self._shape(Qt.CursorShape.ClosedHandCursor)
        else:
            super().mouseMoveEvent(event)
            self._point_at(at)

    def _point_at(self, at: QPointF) -> None:
        """Outline the piece that could be passed on, under the pointer."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        wood = me.scenery.wheel.piece_at(at) if me.may_build and me.seen is not None else None
        if wood is not None and wood not in me.pieces_to_pass():
            wood = None
        if wood is not None:
            self._shape(Qt.CursorShape.OpenHandCursor)
        if wood != self.pointed_at:
            self.pointed_at = wood
            me._mark_pieces()

    def _shape(self, shape: Qt.CursorShape) -> None:
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    @guard
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a drag lets the piece go in the wheel, and puts it back elsewhere."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        if event.button() == Qt.MouseButton.MiddleButton:
            self._tilting = None
            return
        self._scrubs = False
        start, self._carry_start = self._carry_start, None
        if start is None or me.grip.carried is None or event.button() != Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
            return
        far = (event.position().toPoint() - start).manhattanLength()
        if far < QApplication.startDragDistance():
            return
        if me.grip.carried.is_over_ring or me.grip.carried.is_inside:
            me.let_go()
        else:
            me.put_hand_back()

    @guard
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the piece in the hand, or bring it along the axle; with an empty hand look nearer."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        event.accept()
        notches = (event.angleDelta().y() or event.angleDelta().x()) / 120
        if not notches or me.seen is None:
            return
        held = event.modifiers()
        if me.grip.carried is None:
            self.zoom_by(1.15**notches, self.mapToScene(event.position().toPoint()))
        elif held & SHIFT:
            me.grip.nudge(across=ALONG * notches * -math.copysign(1, me.grip.eye[1]))
        elif held & CONTROL:
            me.grip.turn(0, TURN * notches)
        else:
            me.grip.turn(1, TURN / 2 * notches)

    # The keyboard

    def _wants(self, key: Qt.Key) -> bool:
        """With a piece in the hand all its keys are the hand's."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        if me.replay is not None:
            return True
        if me.grip.carried is not None and (key in ARROWS or key in ENTER or key in KEYS):
            return True
        return super()._wants(key)

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Carry and turn the piece in the hand, or do as on every table."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        if me.seen is None:
            return
        if me.use_for_replay(event):
            return
        if event.key() == Qt.Key.Key_V and me.may_replay and me.grip.carried is None:
            me.begin_replay()
            return
        me.tumble.skip_to_end()
        in_hand = me.grip.carried is not None and self._use_with_piece(event)
        if not in_hand and not self._use_for_eye(event):
            super().keyPressEvent(event)

    def _use_with_piece(self, event: QKeyEvent) -> bool:
        me: HamsterrolleTable = self  # type: ignore[assignment]
        grip, key, held = me.grip, Qt.Key(event.key()), event.modifiers()
        far = STRIDE if held & SHIFT else NUDGE
        if key in ARROWS:
            right, down = ARROWS[key]
            sign = -1.0 if me.seen.side == LEFTWARDS else 1.0
            grip.nudge(x=sign * right * far, z=-down * far)
        elif key in NEARER:
            grip.nudge(across=far * math.copysign(1, grip.eye[1]) * (-1 if key == Qt.Key.Key_PageUp else 1))
        elif key in TURNS:
            whole = QUARTER if TURNS[key] != 1 else TURN
            step = FINE_TURN if held & CONTROL else whole
            grip.turn(TURNS[key], -step if held & SHIFT else step)
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                grip.roll_free(True)
        elif key in ENTER:
            me.let_go()
        elif key == Qt.Key.Key_Escape:
            me.put_hand_back()
        elif key == Qt.Key.Key_H:
            me.change_way()
        else:
            return self._use_for_placing(key, held)
        if key in ARROWS or key in TURNS or key in NEARER:
            me.tell_soon()
        return True

    def _use_for_placing(self, key: Qt.Key, held: Qt.KeyboardModifier) -> bool:
        """Choose compartment and way to lie, and hear where the piece is."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        if key in NUMBERS:
            me.carry_to_nth(NUMBERS.index(key) + 1)
        elif key == Qt.Key.Key_L:
            me.lie_otherwise(-1 if held & SHIFT else 1)
        elif key == Qt.Key.Key_I:
            me.tell()
        else:
            return False
        return True

    @guard
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Hold the wheel again."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat() and me.grip.carried is not None:
            me.grip.roll_free(False)
            return
        super().keyReleaseEvent(event)

    def _use_for_eye(self, event: QKeyEvent) -> bool:
        """Look nearer, farther, or a little round the wheel."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        key, held = Qt.Key(event.key()), event.modifiers()
        if held & CONTROL and key in ARROWS:
            right, down = ARROWS[key]
            self.tilt_by(2.0 * right, 14.0 * down)
        elif event.text() in ("+", "-"):
            self.zoom_by(1.2 if event.text() == "+" else 1 / 1.2, me.plan.hub if me.plan is not None else QPointF())
        elif event.text() == "0":
            self._tilt = (0.0, 0.0)
            self.zoom_by(0.1, QPointF())
        else:
            return False
        return True
