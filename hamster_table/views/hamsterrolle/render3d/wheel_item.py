"""The wheel on the table: lit by the graphics card where that can be, else painted; and the paw that holds a piece."""

from __future__ import annotations

import math
from collections.abc import Collection

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPaintDevice, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from hamster_table.engine.hamsterrolle.actions import Piece, kind_of
from hamster_table.engine.kernel import Seat
from hamster_table.models.guard import guard
from hamster_table.views.art.theme import SEATS, SeatLook, theme
from hamster_table.views.hamsterrolle.lit.lit_wheel import LitWheel
from hamster_table.views.hamsterrolle.lit.scene import LitScene, shadow_area
from hamster_table.views.hamsterrolle.render3d import rim
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame
from hamster_table.views.hamsterrolle.render3d.painted_wheel import PaintedWheel, round_pen
from hamster_table.views.hamsterrolle.render3d.shading import area_covered

WHEEL_Z = 120.0
"""The height in the scene: over all that is drawn and all spots, under all words."""
PAW = 48
"""How far a paw reaches above the piece that it holds, in pixels."""
MARGIN, STEP = 60, 32
"""Room round the ring for its shadow, and the steps in which the room grows with what moves; pixels."""
REACH = 64.0
"""No point of a piece is farther from its middle, in millimetres."""


class WheelItem(QGraphicsObject):
    """A frame of the wheel."""

    def __init__(self) -> None:
        super().__init__()
        self.camera = Camera((0.0, 0.0), 1.0)
        self.frame = RenderFrame(0.0, {})
        self.held: Piece | None = None
        """The piece in the hand; it casts a longer shadow."""
        self.wrong: Collection[Piece] = ()
        """The pieces that are in the way of what was tried."""
        self.lit: Collection[Piece] = ()
        """The pieces that can be taken, or that have set off a tumble."""
        self.hand: Seat | None = None
        """Whose paw holds the piece in the hand; None: one does not see it."""
        self._painted = PaintedWheel(self.camera)
        self._is_placed = True
        self._light = LitWheel(self)
        self._light.ready.connect(self._show_light)
        self._area = QRectF()
        """What is covered of the scene, while the hub has not moved."""
        self._room = QRectF()
        self._is_live = False
        self.setZValue(WHEEL_Z)
        # What is under the pointer is decided by the view; an item that takes presses would keep them from it.
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_camera(self, camera: Camera) -> None:
        """Show the wheel as this camera sees it."""
        self._light.prepare()
        if camera != self.camera:
            self.camera = camera
            self._look_again()

    def show_frame(self, frame: RenderFrame) -> None:
        """Show this frame."""
        # A frame never changes, so one that looks otherwise is another object.
        if frame is not self.frame:
            self.frame = frame
            self._look_again()

    def set_live(self, is_live: bool) -> None:
        """Whether wood tumbles, so that pictures must come quickly; else each is painted in full."""
        # The last frame is painted once more with all its details.
        if self._is_live and not is_live:
            self._painted.show_details()
            self.update()
        self._is_live = is_live

    def mark(
        self,
        held: Piece | None = None,
        wrong: Collection[Piece] = (),
        lit: Collection[Piece] = (),
        hand: Seat | None = None,
    ) -> None:
        """Show which piece is in the hand, which are in the way, which can be taken; *hand*: whose hand is seen."""
        if (held, wrong, lit, hand) != (self.held, self.wrong, self.lit, self.hand):
            self.held, self.wrong, self.lit, self.hand = held, wrong, lit, hand
            self.update()

    @property
    def painted(self) -> PaintedWheel:
        """The wheel as it is painted. Only who paints or points at it needs that, so it is placed when asked for."""
        if not self._is_placed:
            self._is_placed = True
            self._painted.place(self.camera, self.frame, self._is_live)
        return self._painted

    def piece_at(self, at: QPointF) -> Piece | None:
        """The piece that is seen there, the nearest to the camera, though a divider be before it; None: no piece."""
        return self.painted.piece_at(at - self.shift)

    def area_of(self, piece: Piece) -> QRectF:
        """What a piece covers of the scene, in pixels; empty when it is not in the frame."""
        block = self.painted.blocks.get(piece)
        return QRectF() if block is None else block.box.translated(self.shift)

    @property
    def shift(self) -> QPointF:
        """How far the wheel has rolled aside on the screen, in pixels. Everything is placed as if the hub stood
        still, and moved by this at last: one picture of the ring serves all the while."""
        return self.camera.project(self.frame.hub, 0.0, 0.0) - self.camera.project(0.0, 0.0, 0.0)

    def _look_again(self) -> None:
        """The camera or the frame is another."""
        self._is_placed = False
        self._area = _in_steps(self._area_needed())
        # A changed bounding rectangle has the scene sort its items anew, so it grows and shrinks in steps.
        room = _in_steps(self._area.translated(self.shift))
        if room != self._room:
            self.prepareGeometryChange()
            self._room = room
        self.update()

    def _area_needed(self) -> QRectF:
        """What ring, shadow and pieces cover."""
        whole = rim.area(self.camera).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).united(shadow_area(self.camera))
        if not self.frame.poses:
            return whole
        places = self.camera.project_all(np.array([pose[:3] for pose in self.frame.poses.values()]))
        # What is nearer is seen larger, by no more than this. A paw reaches above its piece.
        reach = REACH * self.camera.scale * 1.2
        left, top = (places.min(axis=0) - (reach, reach + PAW)).tolist()
        right, bottom = (places.max(axis=0) + reach).tolist()
        return whole.united(QRectF(QPointF(left, top), QPointF(right, bottom)))

    @guard
    def _show_light(self) -> None:
        self.update()

    @guard(fallback=QRectF())
    def boundingRect(self) -> QRectF:
        """The wheel, and what lies round it."""
        return QRectF(self._room)

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Show the lit picture, or paint the wheel from the back to the front."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.shift)
        area = self._area.intersected(_seen(painter))
        picture = None if area.isEmpty() else self._light.picture(self._scene(area, painter.device()))
        if picture is not None:
            painter.drawImage(area.topLeft(), picture)
        else:
            self.painted.paint(painter, self.held, self.wrong, self.lit)
        if self.hand is not None and self.held is not None and self.held in self.frame.poses:
            box = area_covered(kind_of(self.held), self.frame.poses[self.held], self.camera)
            draw_paw(painter, box, self.camera.scale, SEATS[self.hand])

    def _scene(self, area: QRectF, device: QPaintDevice) -> LitScene:
        legal, danger = theme().legal.name(), theme().danger.name()
        outlines = [(piece, danger if piece in self.wrong else legal) for piece in {*self.lit, *self.wrong}]
        part, density = (area.left(), area.top(), area.width(), area.height()), device.devicePixelRatioF()
        return LitScene(self.frame, self.camera, part, density, theme().dark, self.held, tuple(sorted(outlines)))


def _seen(painter: QPainter) -> QRectF:
    """What a painter can show: of a wheel that is zoomed in only a part."""
    back, _ = painter.worldTransform().inverted()
    return back.mapRect(QRectF(painter.viewport()))


def _in_steps(room: QRectF) -> QRectF:
    """A room that is a little larger: what moves a little needs no other one."""
    left, top = STEP * math.floor(room.left() / STEP), STEP * math.floor(room.top() / STEP)
    right, bottom = STEP * math.ceil(room.right() / STEP), STEP * math.ceil(room.bottom() / STEP)
    return QRectF(left, top, right - left, bottom - top)


def draw_paw(painter: QPainter, box: QRectF, scale: float, seat: SeatLook) -> None:
    """A paw with a cuff in the colour of its seat, which holds a piece from above."""
    unit = max(0.7, scale)
    at = QPointF(box.center().x(), box.top() + 6 * unit)
    painter.setPen(round_pen(QColor("#8A5A32"), 1.2))
    painter.setBrush(seat.fill)
    painter.drawRoundedRect(QRectF(at.x() - 13 * unit, at.y() - 34 * unit, 26 * unit, 14 * unit), 5 * unit, 5 * unit)
    painter.setBrush(QColor("#E2A052"))
    painter.drawEllipse(at - QPointF(0, 13 * unit), 15 * unit, 13 * unit)
    painter.setBrush(QColor("#F2A79B"))
    for aside in (-9.5, 0.0, 9.5):
        painter.drawEllipse(at + QPointF(aside * unit, -2 * unit), 5.2 * unit, 7 * unit)
