"""The wheel under the mouse and the keys: grasping, carrying and turning pieces, and looking at them."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, SECTOR, Compartment, Piece
from hamster_table.engine.hamsterrolle.actions import LEFT as LEFTWARDS
from hamster_table.models.keys import Command
from hamster_table.views.board.finger import drag_distance, is_between_touches, is_finger
from hamster_table.views.board.spot_cursor import ARROWS
from hamster_table.views.hamsterrolle.animation.replay_player import ReplayPlayer
from hamster_table.views.hamsterrolle.drawings.wheel_overlay import ARC_AROUND
from hamster_table.views.hamsterrolle.input.arc_drag import ArcDrag
from hamster_table.views.hamsterrolle.input.camera_control import CameraControl
from hamster_table.views.hamsterrolle.input.commands import PlacementCommands
from hamster_table.views.hamsterrolle.interface import InputTable
from hamster_table.views.hamsterrolle.keys import (
    HAND,
    HOLD,
    IN_HAND,
    LIE,
    REPLAY,
    RESET_VIEW,
    TIP,
    TURN,
    TURN_ROUND,
    ZOOM_IN,
    ZOOM_OUT,
)  # fmt: skip
from hamster_table.views.hamsterrolle.render3d.rim import front, outer
from hamster_table.views.widgets.keyboard import ENTER_KEYS, is_pressed, number_pressed

NUDGE, STRIDE = 1.0, 10.0
"""How far a key carries a piece, alone and with Shift, in millimetres."""
STEP, FINE_STEP = 15.0, 1.0
QUARTER = 90.0
"""How far a key turns a piece, in degrees: about the axle, with Ctrl, and about the other axes."""
ALONG = 4.0
"""How far one notch of the mouse wheel brings a piece along the axle, in millimetres."""
TURNS = {TURN.id: 1, TIP.id: 0, TURN_ROUND.id: 2}
"""The axis about which a command turns the piece: the axle, the rolling direction, upright."""
NEARER = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
"""The keys that move a piece along the axle: away from the camera, and towards it."""
NUMBERS = ("1", "2", "3", "4", "5")
"""The digits that carry a piece to a place."""
KEYS = (*ARROWS, *ENTER_KEYS, *NEARER, Qt.Key.Key_Space, Qt.Key.Key_Escape)
"""The keys that are the hand's while it has a piece, besides its commands."""
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


class WheelInput:
    """What the mouse and the keys do at the wheel. Its methods say whether they had a use for what they were given;
    what they had none for is used as on every table."""

    def __init__(
        self, table: InputTable, commands: PlacementCommands, replays: ReplayPlayer, camera_control: CameraControl
    ) -> None:
        self.pointed_at: Piece | None = None
        """The piece under the pointer that could be passed on."""
        self._table = table
        self._commands = commands
        self._replays = replays
        self._camera_control = camera_control
        self._carry_start: QPoint | None = None
        """Where the button went down that took the piece; None: it was taken by a click or a key."""
        self._arc_drag = ArcDrag(table)
        self._tilting: QPointF | None = None
        """Where the pointer was that tilts the camera; None: it does not."""
        self._scrubs = False
        """Whether the pointer drags along the bar of a replay."""
        self.is_by_finger = False
        """Whether the last press was that of a finger on the screen."""

    def _room_at(self, at: QPointF) -> tuple[float, float]:
        """The place of the room under the pointer, at the depth of the piece in the hand, in millimetres."""
        carried, wheel = self._table.carrying.carried, self._table.scenery.wheel
        depth = 0.0 if carried is None else carried.across
        return wheel.camera.unproject(at - wheel.shift, depth)

    # The mouse: *at* is the place of the event in the scene

    def press(self, event: QMouseEvent, at: QPointF) -> bool:
        """Grasp a piece, or let go of the one in the hand; the middle button begins to tilt the camera."""
        table, self.is_by_finger = self._table, is_finger(event)
        if event.button() == Qt.MouseButton.MiddleButton:
            self._tilting = event.position()
            return True
        self._scrubs = self._replays.scrub(at)
        if self._scrubs or self._replays.replay is not None:
            return True
        # Any press ends what is only shown, and does nothing else, as on every table.
        if table.tumble.skip():
            return True
        if table.carrying.carried is not None:
            table.spot_cursor.give_way()
        if table.carrying.carried is not None and event.button() == Qt.MouseButton.RightButton:
            self._commands.put_hand_back()
        elif table.carrying.carried is not None and event.button() == Qt.MouseButton.LeftButton:
            if not self._arc_drag.press(at):
                self._press_with_piece(event, at)
        elif table.may_build and event.button() == Qt.MouseButton.LeftButton and self._grasp(at):
            table.spot_cursor.give_way()
            self._carry_start = event.position().toPoint()
        else:
            return False
        return True

    def _zoom(self, factor: float, at: QPointF) -> None:
        if self._table.plan is not None:
            self._camera_control.zoom_by(factor, at, self._table.plan.whole)

    def _camera_moved(self) -> None:
        """The piece in the hand stays where it is; before the wheel it stays on the line of sight."""
        carried, camera = self._table.carrying.carried, self._table.scenery.wheel.camera
        if carried is None:
            return
        self._arc_drag.leave_piece()
        carried.camera_position = camera.position
        if not carried.is_inside:
            self._table.carrying.nudge()

    def _press_with_piece(self, event: QMouseEvent, at: QPointF) -> None:
        """A second click: let go in the wheel, come into the compartment of a golden arc, put back on the tray. A
        finger takes the piece on, in the wheel from where it is, so as not to cover it: the end of a drag lets go."""
        table = self._table
        carried = table.carrying.carried
        assert carried is not None and table.plan is not None
        is_there = carried.is_over_ring or carried.is_inside
        if is_there and not self.is_by_finger:
            self._commands.let_go()
        elif not is_there and (compartment := self._compartment_of_arc(at)) is not None:
            self._carry_to(compartment)
        elif not is_there and table.plan.tray.contains(at):
            self._commands.put_hand_back()
        elif self.is_by_finger:
            if is_there:
                x, z = self._room_at(at)
                carried.grasp = carried.x - x, carried.z - z
            self._carry_start = event.position().toPoint()

    def _grasp(self, at: QPointF) -> bool:
        """Take the piece that lies there into the hand, where it was grasped. False: none lies there."""
        table, wheel = self._table, self._table.scenery.wheel
        spot = table.board_scene.spot_at(at)
        if spot is not None and spot[0] == "slot" and spot[1] in self._commands.kinds_to_take():
            piece = self._commands.piece_of(spot[1])
            assert piece is not None
            middle = table.board_scene.spots[spot].area.center()
            # A piece that is grasped beside its middle stays beside the pointer: from pixels to millimetres.
            unit = 1 / max(0.5, wheel.camera.scale)
            away = (middle - at) * unit
            # x points where the wheel rolls: to the left on the screen, if that is there.
            sign = -1.0 if table.seen.side == LEFTWARDS else 1.0
            near = 0.6
            table.bubble.leave()
            table.carrying.take(piece, *self._room_at(at), grasp=(sign * away.x() * near, -away.y() * near))
            table.refresh()
            return True
        wood = wheel.piece_at(at)
        if wood is None or wood not in self._commands.pieces_to_pass():
            return False
        table.bubble.leave()
        pose = table.carrying.frame.poses[wood]
        table.carrying.take(wood, *wheel.camera.unproject(at - wheel.shift, float(pose[1])))
        table.refresh()
        return True

    def move(self, event: QMouseEvent, at: QPointF) -> bool:
        """Carry the piece, or tilt the camera."""
        table = self._table
        if is_between_touches(event) and table.carrying.carried is not None:
            table.scenery.arcs.point_at(None, True)
            return True  # on the way to an arc the piece stays where it is
        if self._tilting is not None:
            way = event.position() - self._tilting
            self._tilting = event.position()
            # Degrees for each pixel.
            self._camera_control.tilt_by(table.scenery.own, way.x() * 0.12, way.y() * 0.08)
            self._camera_moved()
        elif self._scrubs:
            self._replays.scrub(at)
        elif self._arc_drag.move(event, at):
            return True
        elif table.carrying.carried is not None:
            self._arc_drag.come_back(*self._room_at(at))
            self._commands.hand_moved()
            table.carrying.move_to(*self._room_at(at))
            table.pointer.set_shape(Qt.CursorShape.ClosedHandCursor)
        else:
            return False
        return True

    def leave_piece(self) -> None:
        """The piece was brought somewhere: it must not jump to the pointer."""
        self._arc_drag.leave_piece()

    def point_at(self, at: QPointF) -> None:
        """Outline the piece that could be passed on, under the pointer."""
        table = self._table
        wood = table.scenery.wheel.piece_at(at) if table.may_build and table.seen is not None else None
        if wood is not None and wood not in self._commands.pieces_to_pass():
            wood = None
        if wood is not None:
            table.pointer.set_shape(Qt.CursorShape.OpenHandCursor)
        if wood != self.pointed_at:
            self.pointed_at = wood
            table.mark_pieces()

    def release(self, event: QMouseEvent, at: QPointF) -> bool:
        """The end of a drag lets the piece go in the wheel, brings it into the compartment on whose golden arc it ends,
        and puts it back elsewhere."""
        if event.button() == Qt.MouseButton.MiddleButton:
            self._tilting = None
            return True
        if self._arc_drag.release():
            return True
        self._scrubs = False
        start, self._carry_start = self._carry_start, None
        carried = self._table.carrying.carried
        if start is None or carried is None or event.button() != Qt.MouseButton.LeftButton:
            return False
        far = (event.position().toPoint() - start).manhattanLength()
        if far >= drag_distance(event):
            if carried.is_over_ring or carried.is_inside:
                self._commands.let_go()
            elif (compartment := self._compartment_of_arc(at)) is not None:
                self._carry_to(compartment)
            else:
                self._commands.put_hand_back()
        if self.is_by_finger:
            self._table.scenery.arcs.point_at(None, True)
        return True

    def _carry_to(self, compartment: Compartment) -> None:
        self._arc_drag.leave_piece()
        self._commands.carry_to(compartment)

    def _compartment_of_arc(self, at: QPointF) -> Compartment | None:
        """The open compartment at whose golden arc that is, where it is seen."""
        seen, wheel = self._table.seen, self._table.scenery.wheel
        assert seen is not None
        if not self._table.scenery.marks.marks.room.contains(at):
            return None  # a wheel that is zoomed in goes on under the supplies
        x, z = wheel.camera.unproject(at - wheel.shift, front(wheel.camera))
        if math.hypot(x, z) > outer(seen.box) + ARC_AROUND:
            return None
        compartment = round((100 * math.degrees(math.atan2(x, -z)) + seen.angle) / SECTOR) % COMPARTMENTS
        return compartment if compartment in self._commands.open_compartments() else None

    def interrupt(self) -> None:
        """The release of a drag is not seen: a piece that is dragged outside of the wheel is put back. In it, it stays
        in the hand as after a click, since the rules would hear of a piece that leaves the wheel (HR-48)."""
        self._tilting, self._scrubs = None, False
        self._arc_drag.release()
        start, self._carry_start = self._carry_start, None
        carried = self._table.carrying.carried
        if start is not None and carried is not None and not carried.is_inside:
            self._commands.put_hand_back()

    def turn_wheel(self, event: QWheelEvent, at: QPointF) -> None:
        """Turn the piece in the hand, or bring it along the axle; with an empty hand look nearer."""
        carrying = self._table.carrying
        # Qt counts eighths of a degree, 15 degrees a notch; some systems report a wheel turned with Shift or Alt as one
        # that turns sideways.
        notches = (event.angleDelta().y() or event.angleDelta().x()) / 120
        if not notches or self._table.seen is None:
            return
        held = event.modifiers()
        if carrying.carried is None:
            self._zoom(1.15**notches, at)
        elif held & SHIFT:
            carrying.nudge(across=ALONG * notches * -math.copysign(1, carrying.camera_position[1]))
        elif held & CONTROL:
            carrying.turn(0, STEP * notches)
        else:
            carrying.turn(1, STEP / 2 * notches)

    # The keyboard

    def wants(self, event: QKeyEvent) -> bool:
        """Whether this key is the wheel's, whatever keys the buttons have: with a piece in the hand all of its are."""
        if self._replays.replay is not None:
            return True
        if self._table.carrying.carried is None:
            return self._leads_back(event)
        if event.key() in KEYS or number_pressed(event) in NUMBERS:
            return True
        return any(is_pressed(event, command) for command in IN_HAND)

    def press_key(self, event: QKeyEvent) -> bool:
        """Carry and turn the piece in the hand, or look otherwise."""
        table = self._table
        if table.seen is None or self._replays.press_key(event):
            return True
        if is_pressed(event, REPLAY) and self._replays.may_replay and table.carrying.carried is None:
            self._replays.choose()
            return True
        if table.tumble.skip():
            return True
        if self._leads_back(event):
            self._commands.begin_pass(False)
            return True
        if table.carrying.carried is not None:
            if self._press_with_hand(event):
                return True
            command = next((one for one in IN_HAND if is_pressed(event, one)), None)
            if command is not None:
                return self._use_hand(command, event.modifiers())
        return self._press_for_camera(event)

    def _leads_back(self, event: QKeyEvent) -> bool:
        """Whether this key builds after all: Escape, where a piece is to be passed and none is in the hand."""
        is_passing = self._commands.is_passing and self._table.may_build and self._table.carrying.carried is None
        return is_passing and event.key() == Qt.Key.Key_Escape

    def use_command(self, command: Command) -> bool:
        """Do what the key of a command does, without the key: with the piece in the hand, or with the camera."""
        if self._table.seen is None:
            return False
        if command in IN_HAND:
            is_held = self._table.carrying.carried is not None
            return is_held and self._use_hand(command, Qt.KeyboardModifier.NoModifier)
        return self._use_camera(command)

    def _use_hand(self, command: Command, held: Qt.KeyboardModifier) -> bool:
        """Turn the piece, change the hand, choose a way to lie, or say where the piece is."""
        if command is not HAND:
            self._arc_drag.leave_piece()
        if (axis := TURNS.get(command.id)) is not None:
            whole = QUARTER if axis != 1 else STEP
            step = FINE_STEP if held & CONTROL else whole
            self._table.carrying.turn(axis, -step if held & SHIFT else step)
            self._commands.announce_soon()
        elif command is HAND:
            self._commands.next_hand_mode()
        elif command is LIE:
            self._commands.next_pose(-1 if held & SHIFT else 1)
        elif command is HOLD:
            self._commands.turn_to_hold()
        else:
            self._commands.announce_placement()
        return True

    def _press_with_hand(self, event: QKeyEvent) -> bool:
        carrying, key, held = self._table.carrying, Qt.Key(event.key()), event.modifiers()
        far = STRIDE if held & SHIFT else NUDGE
        if key in ARROWS and held & CONTROL:
            return False
        if key in ARROWS:
            right, down = ARROWS[key]
            sign = -1.0 if self._table.seen.side == LEFTWARDS else 1.0
            carrying.nudge(x=sign * right * far, z=-down * far)
        elif key in NEARER:
            carrying.nudge(
                across=far * math.copysign(1, carrying.camera_position[1]) * (-1 if key == Qt.Key.Key_PageUp else 1)
            )
        elif key == Qt.Key.Key_Space:
            carrying.roll_free(True)
        elif key in ENTER_KEYS:
            self._commands.let_go()
        elif key == Qt.Key.Key_Escape:
            self._commands.put_hand_back()
        elif (number := number_pressed(event)) in NUMBERS:
            self._arc_drag.leave_piece()
            self._commands.carry_to_nth(int(number))
        else:
            return False
        if key in ARROWS or key in NEARER:
            self._arc_drag.leave_piece()
            self._commands.hand_moved()
            self._commands.announce_soon()
        return True

    def release_key(self, event: QKeyEvent) -> bool:
        """Hold the wheel again when Space comes up (HR-37)."""
        carrying = self._table.carrying
        if event.key() != Qt.Key.Key_Space or carrying.carried is None:
            return False
        carrying.hold_soon()
        return True

    def _press_for_camera(self, event: QKeyEvent) -> bool:
        """Look nearer, farther, or a little round the wheel."""
        table, key, held = self._table, Qt.Key(event.key()), event.modifiers()
        if held & CONTROL and key in ARROWS:
            right, down = ARROWS[key]
            self._camera_control.tilt_by(table.scenery.own, 3.0 * right, 2.0 * down)
            self._camera_moved()
            return True
        command = next((one for one in (ZOOM_IN, ZOOM_OUT, RESET_VIEW) if is_pressed(event, one)), None)
        return command is not None and self._use_camera(command)

    def _use_camera(self, command: Command) -> bool:
        table = self._table
        if command is RESET_VIEW:
            self._camera_control.reset()
        else:
            at = table.plan.hub if table.plan is not None else QPointF()
            if table.carrying.piece is not None:
                at = table.scenery.wheel.area_of(table.carrying.piece).center()
            self._zoom(1.2 if command is ZOOM_IN else 1 / 1.2, at)
        self._camera_moved()
        return True
