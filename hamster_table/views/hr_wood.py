"""Paints wooden solids: three tones, darker edges, grain on the flat faces, and a soft shadow on what lies behind."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QPolygonF

from hamster_table.engine.hamsterrolle.words import CONE, DRUM, RIGHT, ROOF, Kind
from hamster_table.views.art import shadow_margin, shadow_of
from hamster_table.views.hr_eye import Eye
from hamster_table.views.hr_order import Standing
from hamster_table.views.hr_solids import COLOURS, DIVIDER, Points, Solid, about, divider, product, rotation, solid
from hamster_table.views.theme import darker, lighter, mix, theme, with_alpha

AMBIENT = 0.66
NIGHT = QColor("#140A04")
THIN = 1.0
"""Lines that are no wider are painted three times as fast."""
FAST = 0.8
"""Pixels from one picture to the next."""
TONES = 24
"""So many shades of each colour are told apart."""


class Block:
    """A solid at a place of the room as the eye sees it."""

    __slots__ = ("_turn", "body", "is_fast", "kind", "places", "shades", "shown", "standing")

    def __init__(self, name: int, kind: Kind, body: Solid, pose: Points, eye: Eye) -> None:
        turn = self._turn = rotation(pose[3:])
        middle = pose[:3]
        corners = body.corners @ turn.T + middle
        normals = body.normals @ turn.T
        reaches = body.reaches + normals @ middle
        self.kind, self.body = kind, body
        self.is_fast = False
        """Whether it moves so fast that nobody sees its grain and shadow: it is painted in half the time."""
        self.places = eye.seen(corners)
        self.shown = np.flatnonzero(normals @ eye.place - reaches > 0).tolist()
        self.shades = normals @ eye.light
        low, high = self.places.min(axis=0), self.places.max(axis=0)
        box = (float(low[0]), float(low[1]), float(high[0]), float(high[1]))
        self.standing = Standing(name, corners, normals, reaches, body.edges @ turn.T, middle, box)

    def come_from(self, before: Block | None) -> None:
        """It was seen there in the picture before."""
        self.is_fast = before is not None and float(np.abs(self.places - before.places).max()) > FAST

    @property
    def box(self) -> QRectF:
        """What it covers of the screen."""
        left, top, right, bottom = self.standing.box
        return QRectF(QPointF(left, top), QPointF(right, bottom))

    def outline(self) -> QPolygonF:
        """Its outline on the screen."""
        return QPolygonF([QPointF(x, y) for x, y in hull(self.places)])

    def contains(self, at: QPointF) -> bool:
        """Whether it is seen there."""
        return self.box.contains(at) and self.outline().containsPoint(at, Qt.FillRule.OddEvenFill)

    def paint(self, painter: QPainter, eye: Eye, strength: float = 1.0) -> None:
        """Paint the faces that can be seen."""
        body, high_contrast = self.body, theme().high_contrast
        places = self.places.tolist()
        colour = COLOURS[self.kind]
        width = 2.0 * strength if high_contrast else min(THIN, 1.1 * strength)
        for face in self.shown:
            fill, edge, _ = tones(colour, tone(self.shades[face]), theme().name)
            polygon = [QPointF(*places[corner]) for corner in body.faces[face]]
            painter.setBrush(fill)
            painter.setPen(QPen(fill, 0.8) if body.smooth[face] else _edge_pen(edge, width))
            painter.drawConvexPolygon(polygon)
        if high_contrast:
            self._paint_outline(painter)
        elif not self.is_fast:
            self._paint_grain(painter, eye, colour, strength)
        self._paint_marks(painter, eye, colour)

    def _paint_outline(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme().edge, 2))
        painter.drawPolygon(self.outline())

    def _paint_grain(self, painter: QPainter, eye: Eye, colour: str, strength: float) -> None:
        faces = [self.body.grain[face] for face in self.shown if len(self.body.grain[face])]
        if not faces or strength < 0.5:
            return
        ends = self._seen(eye, np.concatenate(faces)).tolist()
        painter.setPen(QPen(tones(colour, TONES - 1, theme().name)[2], 0.7))
        painter.drawLines([QLineF(*ends[n], *ends[n + 1]) for n in range(0, len(ends), 2)])

    def _paint_marks(self, painter: QPainter, eye: Eye, colour: str) -> None:
        marks = [line for face in self.shown for line in self.body.marks[face]]
        if not marks:
            return
        painter.setPen(_mark_pen(colour, theme().name))
        ends = [QPointF(*end) for end in self._seen(eye, np.concatenate(marks)).tolist()]
        start = 0
        for line in marks:
            painter.drawPolyline(ends[start : start + len(line)])
            start += len(line)

    def _seen(self, eye: Eye, points: Points) -> Points:
        """Where points of the body are on the screen."""
        return eye.seen(points @ self._turn.T + self.standing.middle)


JOIN = Qt.PenJoinStyle.RoundJoin


def hull(places: Points) -> list[tuple[float, float]]:
    """The corners of the outline round some points of the screen."""
    points = sorted(map(tuple, places.tolist()))
    chain: list[tuple[float, float]] = []
    for way in (points, points[::-1]):
        start = len(chain)
        for point in way:
            while len(chain) >= start + 2 and _bends_in(chain[-2], chain[-1], point):
                chain.pop()
            chain.append(point)
        chain.pop()
    return chain


def _bends_in(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0


def tone(light: float) -> int:
    """The shade of a face on which so much light falls, of `TONES`."""
    bright = AMBIENT + 0.5 * max(0.0, light) - 0.12 * max(0.0, -light)
    return min(TONES - 1, max(0, round((bright - 0.5) / 0.68 * (TONES - 1))))


@lru_cache(maxsize=1024)
def tones(colour: str, shade: int, theme_name: str) -> tuple[QColor, QColor, QColor]:
    """The fill of a face, its edges, and its grain."""
    base = QColor(colour)
    now = theme()
    if now.high_contrast:
        return base, now.edge, base
    bright = 0.5 + 0.68 * shade / (TONES - 1)
    fill = mix(NIGHT, base, bright) if bright <= 1 else lighter(base, min(0.4, (bright - 1) * 1.1))
    if now.dark:
        fill = mix(fill, NIGHT, 0.12)
    return fill, darker(base, 0.5), with_alpha(darker(base, 0.45), 0.45)


@lru_cache(maxsize=512)
def _edge_pen_of(name: str, width: float) -> QPen:
    return QPen(QColor(name), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, JOIN)


def _edge_pen(colour: QColor, width: float) -> QPen:
    return _edge_pen_of(colour.name(), width)


@lru_cache(maxsize=64)
def _mark_pen(colour: str, theme_name: str) -> QPen:
    """A pen for the sign burnt into a kind."""
    _, edge, _ = tones(colour, TONES - 1, theme_name)
    return QPen(theme().edge if theme().high_contrast else with_alpha(edge, 0.8), 1.0)


def blocks_of(kind: Kind, number: int = 0) -> Solid:
    """The solid of a kind, or a divider."""
    return divider(number) if kind == DIVIDER else solid(kind)


# Pieces in trays


def icon_pose(kind: Kind) -> Points:
    """How a piece lies in a tray: so that its shape is seen best."""
    turn = about(2, math.radians(32))
    if kind == DRUM:
        turn = product(turn, about(1, math.pi / 2))
    elif kind not in (ROOF, CONE):
        turn = product(about(2, math.radians(38)), about(2, 0.0))
    return np.array([0.0, 0.0, 0.0, *product(about(0, math.radians(30)), turn)])


@lru_cache(maxsize=512)
def icon(kind: Kind, scale: float, dpr: float, level: int, theme_name: str) -> QPixmap:
    """A piece as it lies in a tray, at so many pixels a millimetre, with its shadow; its middle in the middle."""
    eye = Eye((0.0, 0.0), scale, RIGHT, yaw=0.0, rise=0.0)
    block = Block(0, kind, solid(kind), icon_pose(kind), eye)
    margin = shadow_margin(level) + 2
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
    block.paint(painter, eye, min(1.0, max(0.45, scale)))
    painter.end()
    if level and not theme().high_contrast:
        whole = shadow_of(image, dpr, level)
        painter = QPainter(whole)
        painter.drawImage(0, 0, image)
        painter.end()
        image = whole
    drawn = QPixmap.fromImage(image)
    drawn.setDevicePixelRatio(dpr)
    return drawn


def draw_icon(painter: QPainter, middle: QPointF, kind: Kind, scale: float, level: int = 1) -> None:
    """Paint a piece as it lies in a tray."""
    dpr = painter.device().devicePixelRatioF()
    drawn = icon(kind, round(scale, 3), dpr, level, theme().name)
    size = drawn.deviceIndependentSize()
    painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), drawn)
