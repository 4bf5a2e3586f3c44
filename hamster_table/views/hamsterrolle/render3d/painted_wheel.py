"""Paints the wheel from the back to the front: ring, dividers and pieces, each as a solid with flat faces."""

from __future__ import annotations

import math
import time
from collections.abc import Collection, Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from hamster_table.engine.hamsterrolle.actions import Piece, kind_of
from hamster_table.views.art.theme import theme, with_alpha
from hamster_table.views.hamsterrolle.render3d import rim
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.cast_shadow import RING, TABLE, cast
from hamster_table.views.hamsterrolle.render3d.depth_sort import depth_sort
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, rolled
from hamster_table.views.hamsterrolle.render3d.mesh_batch import MeshBatch, bodies_of
from hamster_table.views.hamsterrolle.render3d.meshes import DIVIDER, divider, divider_poses, dividers, solid
from hamster_table.views.hamsterrolle.render3d.near_part import near_part
from hamster_table.views.hamsterrolle.render3d.rim import Rim
from hamster_table.views.hamsterrolle.render3d.shading import Block, Sight

FROM_ASIDE = 25.0
"""Turned further, in degrees, the camera sees the outer wall so broad that it hides something."""
TOO_LONG = 0.012
"""Seconds for the picture of a wheel, while the physics computes beside it and two pictures are 33 ms apart at most."""
CLIP = Qt.ClipOperation.IntersectClip
FIRST_DIVIDER = 100
"""Dividers are named by numbers from here on, pieces by their own."""
DIVIDERS = tuple(FIRST_DIVIDER + n for n in dividers())


class PaintedWheel:
    """The solids of a frame where the camera sees them, with the hub where it does not move. Nothing in it is kept but
    the ring: pieces move."""

    def __init__(self, camera: Camera) -> None:
        self.camera = camera
        self.order: list[int] = []
        """All solids by name, those that are painted first at the beginning."""
        self.blocks: dict[int, Block] = {}
        self.now = time.perf_counter
        """Gives the time in seconds; only differences count."""
        self._is_hurried = False
        """Whether a picture of this tumble has taken too long: details are left out until it is over."""
        self._rim = Rim()
        self._behind: set[int] = set()
        self._before: set[int] = set()
        self._outside: set[int] = set()
        """What lies before the ring or beside it, and nowhere in it."""
        self._sight: Sight | None = None
        self._cast: tuple[Piece, dict[int, list[QPolygonF]]] | None = None
        """What is held, and where its shadow falls; None: that is still to be found."""

    def place(self, camera: Camera, frame: RenderFrame, is_live: bool) -> None:
        """Put every solid where it is in this frame, and find who covers whom. *is_live*: what moves fast is painted
        without details."""
        self.camera, before = camera, self.blocks
        kinds = [*map(kind_of, frame.poses)]
        box = camera.box
        bodies = bodies_of((*(divider(box, n) for n in dividers()), *(solid(box, kind) for kind in kinds)))
        poses = np.concatenate((rolled(divider_poses(box), frame.roll), *(pose[None] for pose in frame.poses.values())))
        sight = Sight((*DIVIDERS, *frame.poses), [DIVIDER] * len(DIVIDERS) + kinds, MeshBatch(bodies, poses), camera)
        self.blocks, self._sight, self._cast = sight.blocks, sight, None
        if is_live:
            for name, block in self.blocks.items():
                block.come_from(before.get(name))
                block.is_fast = block.is_fast or self._is_hurried
        self.order = depth_sort(sight.names, sight.batch, sight.boxes, camera.position, self.order)
        self._behind, self._before = self._beside_ring(sight)

    def show_details(self) -> None:
        """Paint everything in full, however fast it was."""
        self._is_hurried = False
        for block in self.blocks.values():
            block.is_fast = False

    def piece_at(self, at: QPointF) -> Piece | None:
        """The piece that is seen there, the nearest to the camera, though a divider be before it; None: no piece."""
        for name in reversed(self.order):
            if name < FIRST_DIVIDER and self.blocks[name].contains(at):
                return name
        return None

    def _beside_ring(self, sight: Sight) -> tuple[set[int], set[int]]:
        """The solids that are painted before all of the ring, and those painted after it; what lies in the ring comes
        between its two halves."""
        sign = 1.0 if rim.front(self.camera) > 0 else -1.0
        corners, starts = sight.batch.corners, sight.batch.bodies.corners.starts[:-1]
        nearest = np.maximum.reduceat(sign * corners[:, 1], starts)
        widest = np.maximum.reduceat(np.hypot(corners[:, 0], corners[:, 2]), starts)
        half, outer = rim.half_width(self.camera.box), rim.outer(self.camera.box)
        # Give or take a millimetre: wood presses a little into wood.
        is_far = (widest > outer) & (sign * sight.batch.middles[:, 1] < -half / 2)
        is_behind = (nearest < 1 - half) | is_far
        is_outside = ~is_behind & (widest > outer)
        is_before = ~is_behind & ((nearest > half + 1) | is_outside)
        self._outside = {sight.names[n] for n in np.flatnonzero(is_outside).tolist()}
        if self._shows_wall:
            return {sight.names[n] for n in np.flatnonzero(is_behind).tolist()}, {
                sight.names[n] for n in np.flatnonzero(is_before).tolist()
            }
        behind = {sight.names[n] for n in np.flatnonzero(is_behind).tolist()}
        before = {sight.names[n] for n in np.flatnonzero(is_before).tolist()}
        # What covers wood that sticks out of the ring comes after it, and so after the ring.
        boxes: list[QRectF] = []
        for name in self.order:
            box = self.blocks[name].box
            if name in before or (name not in behind and any(box.intersects(other) for other in boxes)):
                before.add(name)
                boxes.append(box)
        return behind, before

    @property
    def _shows_wall(self) -> bool:
        """Whether the camera looks so much from aside that the outer wall of the ring hides what is in it."""
        return abs(self.camera.yaw) > FROM_ASIDE

    def paint(self, painter: QPainter, held: Piece | None, wrong: Collection[Piece], lit: Collection[Piece]) -> None:
        """Paint from the back to the front; see `WheelItem` for what is held, wrong or lit."""
        begin = self.now()
        self._paint_all(painter, held, wrong, lit)
        self._is_hurried = self._is_hurried or self.now() - begin > TOO_LONG

    def _paint_all(
        self, painter: QPainter, held: Piece | None, wrong: Collection[Piece], lit: Collection[Piece]
    ) -> None:
        marks = held, wrong, lit
        self._rim.paint_shadow(painter, self.camera)
        self._paint_cast(painter, TABLE, held)
        self._paint_blocks(painter, self._behind, *marks)
        self._rim.paint_back(painter, self.camera)
        self._paint_cast(painter, RING, held)
        inside = self._before - self._outside if self._shows_wall else set()
        self._paint_blocks(painter, {*self.order} - self._behind - self._before | inside, *marks)
        self._rim.paint_front(painter, self.camera)
        for name in self.order:
            # What sticks out of the ring is in it as well, where its outer wall hides it.
            if name in inside and self._sight is not None:
                painter.save()
                n, edge = self._sight.names.index(name), rim.front(self.camera)
                painter.setClipPath(near_part(self._sight.batch, n, self.camera, edge), CLIP)
                self._paint_blocks(painter, {name}, *marks)
                painter.restore()
        self._paint_blocks(painter, self._before - inside, *marks)

    def _paint_blocks(
        self, painter: QPainter, names: Collection[int], held: Piece | None, wrong: Collection[Piece],
        lit: Collection[Piece],
    ) -> None:  # fmt: skip
        for name in self.order:
            if name in names:
                colour = theme().danger if name in wrong else theme().legal if name in lit else None
                self._paint_block(painter, name, held, colour)

    def _paint_block(self, painter: QPainter, name: int, held: Piece | None, colour: QColor | None) -> None:
        block = self.blocks[name]
        if name < FIRST_DIVIDER and name != held and not theme().high_contrast and not block.is_fast:
            self._paint_shadow(painter, block)
        block.paint(painter, min(1.4, max(0.6, self.camera.scale / 1.3)))
        self._paint_cast(painter, name, held)
        if colour is not None:
            self._paint_ring(painter, block, colour, 3.4)

    def _paint_shadow(self, painter: QPainter, block: Block) -> None:
        """A shadow on what lies behind, without any blurring: an outline that is a little larger."""
        painter.setBrush(SHADE)
        painter.setPen(Qt.PenStyle.NoPen)
        # Smooth edges of so faint a colour would take longer than the piece itself.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        down, wide = RESTING_SHADOW
        painter.drawConvexPolygon(widened(block.outline(), block.box.center(), wide, QPointF(down * 0.4, down)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _paint_cast(self, painter: QPainter, name: int, held: Piece | None) -> None:
        """The shadow of the piece in the hand on that solid, on the `RING` or on the `TABLE`."""
        if held is None or held not in self.blocks or self._sight is None or theme().high_contrast:
            return
        if self._cast is None or self._cast[0] != held:
            box = self.camera.box
            sizes = rim.inner(box), rim.outer(box), rim.half_width(box)
            found = cast(self._sight.names, self._sight.batch, held, *sizes)
            shades = {on: [rim.polygon(self.camera, part) for part in parts] for on, parts in found.items()}
            self._cast = held, shades
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(CAST)
        for part in self._cast[1].get(name, ()):
            painter.drawPolygon(part)

    def _paint_ring(self, painter: QPainter, block: Block, colour: QColor, width: float) -> None:
        # A wider line below keeps the ring apart from wood of its own colour; the inside is tinted once only.
        painter.setBrush(with_alpha(colour, 0.14))
        for pen_colour, wide in ((theme().card, width + 2.4), (colour, width)):
            painter.setPen(round_pen(pen_colour, wide))
            painter.drawPolygon(block.outline())
            painter.setBrush(Qt.BrushStyle.NoBrush)


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
RESTING_SHADOW = (2.0, 1.7)
"""How far down and how much larger the outline of a shadow is."""
CAST = QColor(30, 15, 5, 105)
"""The shadow of what hangs in the air."""
