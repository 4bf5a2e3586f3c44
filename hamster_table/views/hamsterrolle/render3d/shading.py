"""Paints wooden solids: three tones, darker edges, grain on the flat faces, and a soft shadow on what lies behind."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPixmap, QPolygonF

from hamster_table.engine.hamsterrolle.actions import CONE, DRUM, RIGHT, ROOF, Kind
from hamster_table.views.art.pixmap_cache import cached_picture
from hamster_table.views.art.sprites import shadow_margin, shadowed
from hamster_table.views.art.theme import darker, lighter, mix, theme, with_alpha
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.mesh_batch import MeshBatch, bodies_of
from hamster_table.views.hamsterrolle.render3d.meshes import COLOURS, Points, Solid, about, product, rotation, solid

AMBIENT = 0.66
"""The brightness of a face along which the light falls; 1 is the colour of the piece itself."""
NIGHT = QColor("#140A04")
THIN = 1.0
"""Lines that are no wider are painted three times as fast."""
FAST, SLOW = 0.8, 0.4
"""Pixels from one picture to the next: what goes farther is fast, until it goes less far than the second."""
TONES = 24
"""So many shades of each colour differ, so that their brushes and pens are made once and kept."""


class Sight:
    """Wooden solids in the room as a camera sees them, all projected at one stroke."""

    def __init__(self, names: Sequence[int], kinds: Sequence[Kind], batch: MeshBatch, camera: Camera) -> None:
        """*names* and *kinds* are those of the solids of *batch*, in its order."""
        bodies = batch.bodies
        self.names, self.batch, self._camera = names, batch, camera
        # One call of numpy for all solids of a frame: a call for each would take longer than all the painting.
        places = camera.project_all(batch.corners)
        starts = bodies.corners.starts
        low = np.minimum.reduceat(places, starts[:-1])
        self.boxes = np.concatenate((low, np.maximum.reduceat(places, starts[:-1])), axis=1)
        """(solids, 4): what each covers of the screen, in pixels: left, top, right, bottom."""
        # A face is seen if the camera is on the outer side of its plane (back-face culling).
        heights = batch.normals @ camera.position - batch.reaches
        shown: list[list[int]] = [[] for _ in names]
        for face in np.flatnonzero(heights > 0).tolist():
            owner = bodies.faces.owners[face]
            shown[owner].append(face - bodies.faces.starts[owner])
        # Lists from here on: Python reads single numbers of an array far more slowly.
        points, tones = places.tolist(), tones_of(batch.normals @ camera.light).tolist()
        boxes = self.boxes.tolist()
        self.blocks: dict[int, Block] = {}
        """The solids by name."""
        for n, name in enumerate(names):
            faces = bodies.faces.starts[n]
            mine = tones[faces : bodies.faces.starts[n + 1]]
            solid = bodies.solids[n]
            self.blocks[name] = Block(
                self, n, kinds[n], solid, points[starts[n] : starts[n + 1]], boxes[n], shown[n], mine
            )

    @cached_property
    def lines(self) -> list[list[float]]:
        """Where the points of grain and signs are on the screen; computed when the first solid shows any."""
        found: list[list[float]] = self._camera.project_all(self.batch.placed(self.batch.bodies.lines)).tolist()
        return found


class Block:
    """One solid of a `Sight`, ready to be painted. Places are in pixels of the scene."""

    __slots__ = ("_n", "_places", "_sight", "_tones", "body", "edges", "is_fast", "kind", "shown")

    def __init__(
        self, sight: Sight, n: int, kind: Kind, body: Solid, places: list[list[float]], edges: list[float],
        shown: list[int], tones: list[int],
    ) -> None:  # fmt: skip
        self._sight, self._n, self._places, self._tones = sight, n, places, tones
        self.kind, self.body = kind, body
        self.edges = edges
        """Of what it covers of the screen: left, top, right, bottom."""
        self.shown = shown
        """The faces that are turned to the camera, by their index in `body`."""
        self.is_fast = False
        """Whether it moves so fast that nobody sees its grain and shadow: it is painted in half the time."""

    def come_from(self, before: Block | None) -> None:
        """Find out whether it is fast, by where it was in the picture before; None: it was not there, and is slow."""
        if before is not None:
            # Fast at a higher speed than slow again: else the grain would flicker at the border between both.
            way = max(abs(now - then) for now, then in zip(self.edges, before.edges, strict=True))
            self.is_fast = way > (SLOW if before.is_fast else FAST)

    @property
    def box(self) -> QRectF:
        """What it covers of the screen, in pixels."""
        left, top, right, bottom = self.edges
        return QRectF(QPointF(left, top), QPointF(right, bottom))

    def outline(self) -> list[QPointF]:
        """The corners of its outline on the screen, in their order round it."""
        return [self.corner(corner) for corner in silhouette(self.body, tuple(self.shown))]

    def corner(self, n: int) -> QPointF:
        """Where one of its corners is on the screen."""
        return QPointF(*self._places[n])

    def contains(self, at: QPointF) -> bool:
        """Whether it covers that place, whatever is before it."""
        # The box first: the outline is computed for few of all the solids that a pointer moves over.
        return self.box.contains(at) and QPolygonF(self.outline()).containsPoint(at, Qt.FillRule.OddEvenFill)

    def paint(self, painter: QPainter, strength: float = 1.0) -> None:
        """Paint the faces that can be seen; *strength* is how wide its lines are, and below 0.5 it has no grain."""
        now, body, faces = theme(), self.body, self.body.faces
        colour, width = COLOURS[self.kind], 2.0 * strength if now.high_contrast else min(THIN, 1.1 * strength)
        # A convex solid needs no sorting of its faces: those turned to the camera do not cover each other.
        corners = [QPointF(x, y) for x, y in self._places]
        edge = edge_pen(colour, width, now.name)
        before = None
        for face in self.shown:
            brush, seam = face_paint(colour, self._tones[face], now.name)
            # A seam in the colour of the face hides the gap of antialiasing between the facets of a round side.
            pen = seam if body.smooth[face] else edge
            painter.setBrush(brush)
            # Setting a pen is slow, and most faces have that of the face before.
            if pen is not before:
                painter.setPen(pen)
                before = pen
            painter.drawConvexPolygon([corners[corner] for corner in faces[face]])
        if now.high_contrast:
            self._paint_outline(painter)
        elif not self.is_fast and strength >= 0.5:
            self._paint_grain(painter, colour)
        self._paint_marks(painter, colour)

    def _paint_outline(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme().edge, 2))
        painter.drawPolygon(self.outline())

    def _paint_grain(self, painter: QPainter, colour: str) -> None:
        ends, grain = self._ends(), self.body.grain
        places = [place for face in self.shown for place in ends[grain[face]]]
        if places:
            painter.setPen(_grain_pen(colour, theme().name))
            painter.drawLines([QLineF(*a, *b) for a, b in zip(places[::2], places[1::2], strict=True)])

    def _paint_marks(self, painter: QPainter, colour: str) -> None:
        marks = [line for face in self.shown for line in self.body.marks[face]]
        if not marks:
            return
        painter.setPen(_mark_pen(colour, theme().name))
        ends = self._ends()
        for line in marks:
            painter.drawPolyline([QPointF(x, y) for x, y in ends[line]])

    def _ends(self) -> list[list[float]]:
        """Where its grain and its signs are on the screen."""
        starts = self._sight.batch.bodies.lines.starts
        return self._sight.lines[starts[self._n] : starts[self._n + 1]]


@lru_cache(maxsize=4096)
def silhouette(body: Solid, shown: tuple[int, ...]) -> tuple[int, ...]:
    """The corners of the outline of a body of which these faces are seen: the edges between what is seen and not."""
    faces = (body.faces[face] for face in shown)
    sides = [side for face in faces for side in zip(face, (*face[1:], face[0]), strict=True)]
    # All faces go round the same way, so an edge between two of them comes up in both directions, and one of the
    # outline in one only.
    inside = {(b, a) for a, b in sides}
    edges = {a: b for a, b in sides if (a, b) not in inside}
    # A convex solid has one outline without branches, so each corner leads to one other.
    chain = [*edges][:1]
    while len(chain) < len(edges) and (following := edges[chain[-1]]) != chain[0]:
        chain.append(following)
    return tuple(chain)


def tones_of(lights: NDArray[np.float64]) -> NDArray[np.int64]:
    """The shades, 0 to `TONES` - 1, of faces by the cosine between normal and light: (faces,), -1 to 1."""
    bright = AMBIENT + 0.5 * np.maximum(0.0, lights) - 0.12 * np.maximum(0.0, -lights)
    # Brightness is between 0.54 and 1.16; `tones` turns a shade back into it with the same two numbers.
    return np.clip(np.rint((bright - 0.5) / 0.68 * (TONES - 1)), 0, TONES - 1).astype(int)


@lru_cache(maxsize=1024)
def tones(colour: str, shade: int, theme_name: str) -> tuple[QColor, QColor, QColor]:
    """The colours of a face in that shade: its fill, its edges and its grain."""
    # The theme is asked for; its name is an argument only so that each theme has its own entries in the caches.
    base = QColor(colour)
    now = theme()
    if now.high_contrast:
        return base, now.edge, base
    bright = 0.5 + 0.68 * shade / (TONES - 1)
    fill = mix(NIGHT, base, bright) if bright <= 1 else lighter(base, min(0.4, (bright - 1) * 1.1))
    if now.dark:
        fill = mix(fill, NIGHT, 0.12)
    return fill, darker(base, 0.5), with_alpha(darker(base, 0.45), 0.45)


@lru_cache(maxsize=1024)
def face_paint(colour: str, shade: int, theme_name: str) -> tuple[QBrush, QPen]:
    """What a face is filled with, and the pen that closes the seams between the parts of a round side."""
    fill, _, _ = tones(colour, shade, theme_name)
    return QBrush(fill), QPen(fill, 0.8)


@lru_cache(maxsize=512)
def edge_pen(colour: str, width: float, theme_name: str) -> QPen:
    """The pen, *width* pixels wide, for the edges of a flat face."""
    _, edge, _ = tones(colour, TONES - 1, theme_name)
    return QPen(edge, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


@lru_cache(maxsize=64)
def _grain_pen(colour: str, theme_name: str) -> QPen:
    return QPen(tones(colour, TONES - 1, theme_name)[2], 0.7)


@lru_cache(maxsize=64)
def _mark_pen(colour: str, theme_name: str) -> QPen:
    """A pen for the sign burnt into a kind."""
    _, edge, _ = tones(colour, TONES - 1, theme_name)
    return QPen(theme().edge if theme().high_contrast else with_alpha(edge, 0.8), 1.0)


def block_of(kind: Kind, pose: Points, camera: Camera) -> Block:
    """A piece of a kind by itself, at a pose of the room, (7,)."""
    return Sight((0,), (kind,), MeshBatch(bodies_of((solid(camera.box, kind),)), pose[None]), camera).blocks[0]


def area_covered(kind: Kind, pose: Points, camera: Camera) -> QRectF:
    """What a piece of a kind covers of the screen, in pixels, at a pose of the room, (7,)."""
    places = camera.project_all(solid(camera.box, kind).corners @ rotation(pose[None, 3:])[0].T + pose[:3])
    (left, top), (right, bottom) = places.min(axis=0).tolist(), places.max(axis=0).tolist()
    return QRectF(QPointF(left, top), QPointF(right, bottom))


# Pieces in trays


def icon_pose(kind: Kind) -> Points:
    """How a piece lies in a tray, so that its shape is seen best: a pose of the room, (7,), at the hub."""
    turn = about(2, math.radians(32))
    if kind == DRUM:
        turn = product(turn, about(1, math.pi / 2))
    elif kind not in (ROOF, CONE):
        turn = about(2, math.radians(38))
    return np.array([0.0, 0.0, 0.0, *product(about(0, math.radians(30)), turn)])


@cached_picture
def icon(kind: Kind, scale: float, dpr: float, level: int) -> QPixmap:
    """A piece as it lies in a tray, at so many pixels a millimetre, with its shadow; its middle in the middle."""
    camera = Camera((0.0, 0.0), scale, RIGHT, yaw=0.0, rise=0.0, pitch=0.0)
    block = block_of(kind, icon_pose(kind), camera)
    margin = shadow_margin(level) + 2
    # As far on both sides: its centre of mass then is the middle of the picture, where `draw_icon` puts it.
    half_wide = max(-block.box.left(), block.box.right()) + margin
    half_high = max(-block.box.top(), block.box.bottom()) + margin
    image = QImage(
        math.ceil(2 * half_wide * dpr), math.ceil(2 * half_high * dpr), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(dpr, dpr)
    painter.translate(half_wide, half_high)
    block.paint(painter, min(1.0, max(0.45, scale)))
    painter.end()
    return shadowed(image, dpr, level)


def draw_icon(painter: QPainter, middle: QPointF, kind: Kind, scale: float, level: int = 1) -> None:
    """Paint a piece as it lies in a tray, at *scale* pixels a millimetre; *level* is how long its shadow is."""
    dpr = painter.device().devicePixelRatioF()
    # Rounded, or each layout that differs by a rounding error would have pictures of its own.
    drawn = icon(kind, round(scale, 3), dpr, level)
    size = drawn.deviceIndependentSize()
    painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), drawn)
