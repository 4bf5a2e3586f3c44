"""All that is drawn on the table of Hamsterrolle, laid out for a plan and a state."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsScene

from hamster_table.engine.hamsterrolle.actions import LEFT, SECTOR, Compartment
from hamster_table.engine.hamsterrolle.build_window import kinds_in
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.models.items.board_model import BoardModel
from hamster_table.models.texts import translate
from hamster_table.views.board.items import DRAWING_Z
from hamster_table.views.hamsterrolle.drawings.ghost import Ghost
from hamster_table.views.hamsterrolle.drawings.room import Clock, RoomDrawing, Watcher
from hamster_table.views.hamsterrolle.drawings.side_view import SideView
from hamster_table.views.hamsterrolle.drawings.supplies import SupplyPanel, TrayDrawing, WindowCard, WindowShown
from hamster_table.views.hamsterrolle.drawings.turn_arcs import TurnArcs
from hamster_table.views.hamsterrolle.drawings.wheel_overlay import GlowItem, Marks, MarksItem, at_angle
from hamster_table.views.hamsterrolle.input.camera_control import CameraControl
from hamster_table.views.hamsterrolle.layout import Plan
from hamster_table.views.hamsterrolle.placement_hints import OpenRows
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame
from hamster_table.views.hamsterrolle.render3d.rim import front, inner, outer
from hamster_table.views.hamsterrolle.render3d.wheel_item import WHEEL_Z, WheelItem


class Scenery:
    """All drawings of the table, as items of its scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        """Make them, and put them into the scene."""
        self._scene = scene
        self.room, self.watcher, self.clock = RoomDrawing(), Watcher(), Clock()
        self.tray, self.card = TrayDrawing(), WindowCard()
        self.glow, self.wheel, self.marks = GlowItem(), WheelItem(), MarksItem()
        self.ghost, self.side, self.arcs = Ghost(), SideView(), TurnArcs()
        self.panels: list[SupplyPanel] = []
        self.own = self.wheel.camera
        """The camera as people have chosen to look."""
        self.whole = self.own
        """The camera of the plan, neither zoomed nor tilted."""
        self._plan: Plan | None = None
        for item in (
            self.room, self.watcher, self.clock, self.tray, self.card, self.glow, self.wheel, self.marks,
            self.ghost, self.side, self.arcs,
        ):  # fmt: skip
            scene.addItem(item)

    def layout(self, at: Plan, control: CameraControl, side: str, mood: str) -> None:
        """Place what only depends on the size of the table, and look at the wheel, and at the room round it, as people
        have chosen to; *side* is where the wheel rolls."""
        zoom, pan = control.zoom, control.pan
        self.room.set_geometry(at.whole, at.horizon, zoom, pan)
        watcher = QRectF(pan + at.watcher.topLeft() * zoom, at.watcher.size() * zoom)
        self.watcher.set_geometry(watcher, mood)
        self.watcher.setVisible(watcher.right() < at.seats[0].left())
        self.clock.set_geometry(at.clock)
        self._plan, self.whole = at, camera_for(at, side)
        self.own = control.applied_to(self.whole)
        self.wheel.set_camera(self.own)

    def raise_supplies(self, is_above: bool) -> None:
        """Let the supplies and the clock lie above a wheel that is zoomed in so far that it would cover them, or below
        it again."""
        for item in (self.tray, self.card, self.clock, *self.panels):
            item.setZValue(WHEEL_Z + 10 if is_above else DRAWING_Z)

    def lean(self, zoom: float, at: QPointF, camera: Camera) -> None:
        """See the room with the wheel by a camera, and so many times larger round a place of the scene; the supplies
        stay as they are."""
        self.wheel.set_camera(camera)
        for item in (self.glow, self.wheel, self.marks):
            item.setTransform(_zoomed(zoom, at))
        # It hangs on the wall, of which the less is seen the higher the camera is.
        foot = 0.0 if self._plan is None else self._plan.whole.bottom()
        lift = (self._growth(camera) - 1) * (self.clock.area.center().y() - foot)
        self.clock.setTransform(QTransform.fromTranslate(0, lift) * _zoomed(zoom, at))
        self.watcher.setTransform(self._moved(self.own, camera) * _zoomed(zoom, at))
        # Its right edge fades out where the view ends, and stays there.
        self.room.setTransform(self._room_seen(camera) * _zoomed(zoom, QPointF(self.room.area.right(), at.y())))

    def _room_seen(self, camera: Camera) -> QTransform:
        """What a camera makes of the picture of the room: the higher it is, the higher the table ends."""
        plan, laid = self._plan, self.own
        if plan is None or camera == self.own:
            laid = camera
        elif camera.scale != self.own.scale:
            # As much of the room as will be seen: drawn once, and not for each picture on the way.
            laid = self.whole
        if plan is None:
            return QTransform()
        zoom, pan = _laid(laid, self.whole)
        self.room.set_geometry(plan.whole, plan.horizon, zoom, pan)
        foot = pan.y() + zoom * plan.whole.bottom()
        higher = QTransform.fromTranslate(0, foot).scale(1, self._growth(camera)).translate(0, -foot)
        return higher * self._moved(laid, camera)

    def _growth(self, camera: Camera) -> float:
        """How many times higher than people see it the room is to a camera that looks further down."""
        plan = self._plan
        if plan is None:
            return 1.0
        # Above the wall is nothing: the table may end higher than people see it, and not lower.
        rise = max(0.0, self._table_end(self.own) - self._table_end(camera))
        high = plan.whole.bottom() - plan.horizon
        return (high + rise) / high

    def _table_end(self, camera: Camera) -> float:
        return self.whole.turned(camera.yaw, camera.pitch).table_end(outer(camera.box))

    def _moved(self, before: Camera, after: Camera) -> QTransform:
        """What takes the picture of one camera to that of another that is zoomed and moved otherwise."""
        (zoom, pan), (new_zoom, new_pan) = _laid(before, self.whole), _laid(after, self.whole)
        grown = new_zoom / zoom
        return QTransform.fromTranslate(new_pan.x(), new_pan.y()).scale(grown, grown).translate(-pan.x(), -pan.y())

    def update_supplies(self, board: BoardModel, at: Plan) -> None:
        """Draw the tray of whose turn it is, and a panel for each seat of the plan."""
        self.tray.set_geometry(at, board.shown(("tray",)))
        while len(self.panels) > len(at.seats):
            self._scene.removeItem(self.panels.pop())
        while len(self.panels) < len(at.seats):
            self.panels.append(SupplyPanel())
            self._scene.addItem(self.panels[-1])
        for seat, panel in enumerate(self.panels):
            panel.show_as(at.seats[seat], board.shown(("seat", seat)))

    def show_frame(self, frame: RenderFrame, marks: Marks) -> None:
        """Show a frame of the wheel, with what is written round it."""
        self.wheel.show_frame(frame)
        self.show_marks(marks)

    def show_marks(self, marks: Marks) -> None:
        """Show what is written round the wheel."""
        frame = self.wheel.frame
        for item in (self.glow, self.marks):
            item.set_geometry(self.wheel.camera, frame.roll, self.wheel.shift, marks)

    def compartment_area(self, compartment: Compartment) -> QRectF:
        """Roughly what a compartment covers of the scene, in pixels: a square round its middle."""
        camera, roll = self.wheel.camera, self.wheel.frame.angle
        middle = at_angle(camera, inner(camera.box) - 34, (SECTOR * compartment - roll) / 100, front(camera) * 0.2)
        half = 40 * camera.scale
        return QRectF(middle - QPointF(half, half), middle + QPointF(half, half)).translated(self.wheel.shift)

    def hand_areas(self) -> list[QRectF]:
        """What is drawn round the piece in the hand and must be seen with it: side view, ghosts, words, arcs."""
        arcs = [] if self.arcs.arcs is None or not self.arcs.isVisible() else self.arcs.arcs.covers()
        return [self.side.area, self.ghost.area, *self.marks.words, *arcs]


def _laid(camera: Camera, whole: Camera) -> tuple[float, QPointF]:
    """How many times larger than *whole* a camera sees the room, and where its corner is then."""
    zoom = camera.scale / whole.scale
    return zoom, QPointF(*camera.at) - QPointF(*whole.at) * zoom


def _zoomed(zoom: float, at: QPointF) -> QTransform:
    return QTransform.fromTranslate(at.x(), at.y()).scale(zoom, zoom).translate(-at.x(), -at.y())


def window_shown(
    state: Hamsterrolle, rows: OpenRows, aimed: Compartment, note: str, is_bad: bool, icon: str
) -> WindowShown:
    """What the card of the open compartments shows. *aimed*: the one that the hand is over; -1: none."""
    empty = translate("Hamsterrolle", "empty")
    title, named = rows
    shown = tuple((name, kinds_in(state, here), empty, here == aimed) for here, name in named)
    return WindowShown(title, shown, note, is_bad, icon)


def camera_for(at: Plan, side: str) -> Camera:
    """The camera for a plan, neither zoomed nor tilted; *side* "": it is not chosen yet."""
    return Camera((at.hub.x(), at.hub.y()), at.scale, side or LEFT, box=at.box)
