"""The wheel on the table: ring, dividers and pieces, painted from the back to the front."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hamster_table.engine.hamsterrolle.actions import Piece, kind_of
from hamster_table.engine.kernel import Seat
from hamster_table.models.guard import guard
from hamster_table.views.art.theme import SEATS, SeatLook, theme, with_alpha
from hamster_table.views.hamsterrolle.render3d import rim
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.depth_sort import depth_sort
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, rolled
from hamster_table.views.hamsterrolle.render3d.mesh_batch import MeshBatch, bodies_of
from hamster_table.views.hamsterrolle.render3d.meshes import DIVIDER, divider, divider_poses, dividers, solid
from hamster_table.views.hamsterrolle.render3d.rim import Rim
from hamster_table.views.hamsterrolle.render3d.shading import Block, Sight

WHEEL_Z = 120.0
"""The height in the scene: over all that is drawn and all spots, under all words."""
FIRST_DIVIDER = 100
"""Dividers are named by numbers from here on, pieces by their own."""
DIVIDERS = tuple(FIRST_DIVIDER + n for n in dividers())
PAW = 48
"""How far a paw reaches above the piece that it holds, in pixels."""
MARGIN, STEP = 60, 32
"""Room round the ring for its shadow, and the steps in which the room grows with what moves; pixels."""


class WheelItem(QGraphicsItem):
    """A frame of the wheel. Nothing in it is kept but the ring: pieces move."""

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
        self._rim = Rim()
        self._order: list[int] = []
        self._blocks: dict[int, Block] = {}
        self._behind: set[int] = set()
        self._before: set[int] = set()
        self._room = QRectF()
        self._is_live = False
        self.setZValue(WHEEL_Z)
        # What is under the pointer is decided by the view; an item that takes presses would keep them from it.
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_camera(self, camera: Camera) -> None:
        """Show the wheel as this camera sees it."""
        if camera != self.camera:
            self.camera = camera
            self._update_blocks()

    def show_frame(self, frame: RenderFrame) -> None:
        """Show this frame."""
        # A frame never changes, so one that looks otherwise is another object.
        if frame is not self.frame:
            self.frame = frame
            self._update_blocks()

    def set_live(self, is_live: bool) -> None:
        """Whether wood tumbles, so that pictures must come quickly; else each is painted in full."""
        # The last frame is painted once more with all its details.
        if self._is_live and not is_live:
            for block in self._blocks.values():
                block.is_fast = False
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

    def piece_at(self, at: QPointF) -> Piece | None:
        """The piece that is seen there, the nearest to the camera, though a divider be before it; None: no piece."""
        at = at - self.shift
        for name in reversed(self._order):
            if name < FIRST_DIVIDER and self._blocks[name].contains(at):
                return name
        return None

    def area_of(self, piece: Piece) -> QRectF:
        """What a piece covers of the scene, in pixels; empty when it is not in the frame."""
        block = self._blocks.get(piece)
        return QRectF() if block is None else block.box.translated(self.shift)

    @property
    def shift(self) -> QPointF:
        """How far the wheel has rolled aside on the screen, in pixels. Everything is placed as if the hub stood
        still, and moved by this at last: one picture of the ring serves all the while."""
        return self.camera.project(self.frame.hub, 0.0, 0.0) - self.camera.project(0.0, 0.0, 0.0)

    def _update_blocks(self) -> None:
        """Put every solid where it is in this frame, and find who covers whom."""
        camera, frame, before = self.camera, self.frame, self._blocks
        kinds = [*map(kind_of, frame.poses)]
        box = self.camera.box
        bodies = bodies_of((*(divider(box, n) for n in dividers()), *(solid(box, kind) for kind in kinds)))
        poses = np.concatenate((rolled(divider_poses(box), frame.roll), *(pose[None] for pose in frame.poses.values())))
        sight = Sight((*DIVIDERS, *frame.poses), [DIVIDER] * len(DIVIDERS) + kinds, MeshBatch(bodies, poses), camera)
        self._blocks = sight.blocks
        if self._is_live:
            for name, block in self._blocks.items():
                block.come_from(before.get(name))
        self._order = depth_sort(sight.names, sight.batch, sight.boxes, camera.position, self._order)
        self._behind, self._before = self._beside_ring(sight)
        # A changed bounding rectangle has the scene sort its items anew, so it grows and shrinks in steps.
        room = self._room_needed(sight)
        if room != self._room:
            self.prepareGeometryChange()
            self._room = room
        self.update()

    def _beside_ring(self, sight: Sight) -> tuple[set[int], set[int]]:
        """The solids that are painted before all of the ring, and those painted after it; what lies in the ring comes
        between its two halves."""
        sign = 1.0 if rim.front(self.camera) > 0 else -1.0
        corners, starts = sight.batch.corners, sight.batch.bodies.corners.starts[:-1]
        nearest = np.maximum.reduceat(sign * corners[:, 1], starts)
        widest = np.maximum.reduceat(np.hypot(corners[:, 0], corners[:, 2]), starts)
        # Give or take a millimetre: wood presses a little into wood.
        is_behind = nearest < 1 - rim.half_width(self.camera.box)
        is_before = ~is_behind & (
            (nearest > rim.half_width(self.camera.box) + 1) | (widest > rim.outer(self.camera.box))
        )
        behind = {sight.names[n] for n in np.flatnonzero(is_behind).tolist()}
        before = {sight.names[n] for n in np.flatnonzero(is_before).tolist()}
        # What covers wood that sticks out of the ring comes after it, and so after the ring.
        boxes: list[QRectF] = []
        for name in self._order:
            box = self._blocks[name].box
            if name in before or (name not in behind and any(box.intersects(other) for other in boxes)):
                before.add(name)
                boxes.append(box)
        return behind, before

    def _room_needed(self, sight: Sight) -> QRectF:
        """What ring, shadow and pieces cover, in steps: a piece that moves a little needs no other room."""
        whole = rim.area(self.camera).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        # Rings and shadows reach beyond the pieces, and a paw above them.
        left, top = np.subtract(sight.boxes[:, :2].min(axis=0), (16, PAW)).tolist()
        right, bottom = np.add(sight.boxes[:, 2:].max(axis=0), (16, 22)).tolist()
        whole = whole.united(QRectF(QPointF(left, top), QPointF(right, bottom)))
        whole.translate(self.shift)
        left, top = STEP * math.floor(whole.left() / STEP), STEP * math.floor(whole.top() / STEP)
        right, bottom = STEP * math.ceil(whole.right() / STEP), STEP * math.ceil(whole.bottom() / STEP)
        return QRectF(left, top, right - left, bottom - top)

    @guard(fallback=QRectF())
    def boundingRect(self) -> QRectF:
        """The wheel, and what lies round it."""
        return QRectF(self._room)

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint from the back to the front."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.shift)
        self._rim.paint_shadow(painter, self.camera)
        self._paint_blocks(painter, self._behind)
        self._rim.paint_back(painter, self.camera)
        self._paint_blocks(painter, {*self._order} - self._behind - self._before)
        self._rim.paint_front(painter, self.camera)
        self._paint_blocks(painter, self._before)
        if self.hand is not None and self.held in self._blocks:
            draw_paw(painter, self._blocks[self.held].box, self.camera.scale, SEATS[self.hand])

    def _paint_blocks(self, painter: QPainter, names: Collection[int]) -> None:
        for name in self._order:
            if name in names:
                self._paint_block(painter, name)

    def _paint_block(self, painter: QPainter, name: int) -> None:
        block = self._blocks[name]
        is_held = name == self.held
        if name < FIRST_DIVIDER and not theme().high_contrast and (is_held or not block.is_fast):
            self._paint_shadow(painter, block, is_held)
        block.paint(painter, min(1.4, max(0.6, self.camera.scale / 1.3)))
        if name in self.wrong:
            self._paint_ring(painter, block, theme().danger, 3.0)
        elif name in self.lit:
            self._paint_ring(painter, block, theme().legal, 3.4)

    def _paint_shadow(self, painter: QPainter, block: Block, is_held: bool) -> None:
        """A shadow on what lies behind, without any blurring: outlines of different sizes, one over the other."""
        painter.setBrush(SHADE)
        painter.setPen(Qt.PenStyle.NoPen)
        # Its steps cannot be seen in so faint a colour, and smooth edges would take longer than the piece itself.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, is_held)
        middle, corners = block.box.center(), block.outline()
        for down, wide in HELD_SHADOW if is_held else RESTING_SHADOW:
            painter.drawConvexPolygon(widened(corners, middle, wide, QPointF(down * 0.4, down)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _paint_ring(self, painter: QPainter, block: Block, colour: QColor, width: float) -> None:
        # A wider line below keeps the ring apart from wood of its own colour; the inside is tinted once only.
        painter.setBrush(with_alpha(colour, 0.14))
        for pen_colour, wide in ((theme().card, width + 2.4), (colour, width)):
            painter.setPen(round_pen(pen_colour, wide))
            painter.drawPolygon(block.outline())
            painter.setBrush(Qt.BrushStyle.NoBrush)


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


def round_pen(colour: QColor, width: float) -> QPen:
    """A pen with round caps and joins: a mitred one shoots out at the sharp corners of an outline."""
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def widened(corners: Sequence[QPointF], middle: QPointF, wide: float, aside: QPointF) -> list[QPointF]:
    """An outline *wide* pixels larger on all sides, seen from its middle, and moved by *aside*."""
    x, y, right, down = middle.x(), middle.y(), aside.x(), aside.y()
    ways = [(corner.x() - x, corner.y() - y) for corner in corners]
    sizes = [1 + wide / max(1.0, math.hypot(*way)) for way in ways]
    return [QPointF(x + right + a * size, y + down + b * size) for (a, b), size in zip(ways, sizes, strict=True)]


SHADE = QColor(30, 15, 5, 42)
RESTING_SHADOW = ((2.0, 1.7),)
HELD_SHADOW = ((9.0, 6.0), (8.0, 3.0), (7.0, 0.0))
"""How far down and how much larger the outlines of a shadow are."""
