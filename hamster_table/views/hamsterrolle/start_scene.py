"""The paper theatre of Hamsterrolle: the wheel on a table, wooden pieces in it, and somebody who has just built."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPicture, QPolygonF, QRadialGradient, QTransform

from hamster_table.views.art import sprites
from hamster_table.views.art.paper_theatre import PaperTheatre
from hamster_table.views.art.theme import darker, lighter, mix, theme, with_alpha

Point = tuple[float, float, float]
"""A place in millimetres from where the wheel touches the table: x to the right, y away from the eye, z up."""
Face = tuple[Point, ...]
OUTER, INNER, HALF = 182.5, 174.5, 31.0
"""The ring of the drawing, in millimetres: its radii, and half its width. That of the game is a little larger."""
SCALE, FAR, RISE, YAW = 0.665, 1000.0, OUTER + 52, math.radians(-7)
"""The camera: units of the stage for each millimetre, how far away and how high over the table it is in millimetres,
and how far it is turned, in radians."""
WOOD, NIGHT = QColor("#D9A441"), QColor("#140A04")
LIGHT = (-0.445, -0.544, 0.712)
"""The direction to the light, of length 1: from the upper left, before the wheel."""
ROUND = 96
"""Sides of the polygons that are the ring."""
ROUND_SIDES = 24
"""A body of so many faces is a round one: its narrow sides have no edges."""


class Block(NamedTuple):
    """A wooden piece of the drawing, in a compartment."""

    compartment: float
    """Where the middle of its compartment is, in degrees from below, to the left."""
    aside: float
    above: float
    """How far its middle is from that of the compartment, and from the ring, in millimetres."""
    size: tuple[float, float, float]
    """Length, height and depth along the axle, in millimetres."""
    colour: str
    shape: str = "box"


PIECES = (
    Block(-75, 2, 9.5, (75, 18, 45), "#2E8B4A"),
    Block(-45, 4, 8, (60, 15, 60), "#2F62B5"),
    Block(-45, 17, 34, (36, 36, 60), "#E6CF3A", "drum"),
    Block(-15, 4, 14, (62, 40, 40), "#4FA9C4", "roof"),
    Block(-15, 0, 37, (110, 12, 30), "#C93A2E"),
    Block(15, -22, 18.5, (36, 36, 60), "#E6CF3A", "drum"),
    Block(15, 18, 18.5, (36, 36, 36), "#7D3C98"),
    Block(15, -4, 49.5, (90, 24, 24), "#E88A1E"),
    Block(45, -7, 8, (60, 15, 60), "#2F62B5"),
)


def paint(stage: PaperTheatre) -> None:
    """Paint the room, the wheel, and who looks on."""
    painter, plain = stage.painter, theme().high_contrast
    hub = stage.width * 0.4
    painter.save()
    painter.scale(stage.unit, stage.unit)
    if plain:
        painter.setPen(QPen(theme().edge, 2))
        painter.drawLine(QPointF(0, 262), QPointF(stage.width, 262))
    else:
        _paint_room(stage, hub)
    painter.drawPicture(QPointF(hub, 262), _wheel(plain))
    for name, x, y, size in (("wheel-cube", 84, 246, 78), ("wheel-roof", 142, 250, 76)):
        if hub + x + size < stage.width + 20:
            sprites.paint_svg(painter, name, QRectF(hub + x, y, size, size))
    painter.restore()
    stage.put("hamster-cheer", min(hub + 110, stage.width - 104), 172, 102)
    for number, x in enumerate(range(round(hub + 226), round(stage.width - 90), 104)):
        stage.put(f"hamster-crowd-{'bead'[number % 4]}", x, 184 + number % 2 * 10, 92)


def paint_podium(stage: PaperTheatre) -> None:
    """The room, the wheel beside the podium, and some pieces that lie about."""
    painter, hub = stage.painter, max(130.0, stage.width / 2 - 290)
    painter.save()
    painter.scale(stage.unit, stage.unit)
    _paint_room(stage, hub)
    painter.drawPicture(QPointF(hub, 262), _wheel(plain=False))
    for name, aside, y, size in (
        ("wheel-cube", 250, 206, 74),
        ("wheel-roof", 320, 222, 80),
        ("wheel-cube", 396, 236, 66),
    ):
        sprites.paint_svg(painter, name, QRectF(stage.width / 2 + aside, y, size, size))
    painter.restore()


def _paint_room(stage: PaperTheatre, hub: float) -> None:
    """Wallpaper with seeds, and a table of planks."""
    painter, width = stage.painter, stage.width
    painter.fillRect(QRectF(0, 0, width, 210), QColor("#F4E6CC"))
    seed = QPainterPath(QPointF(0, -9))
    seed.cubicTo(6, -4, 6, 5, 0, 9)
    seed.cubicTo(-6, 5, -6, -4, 0, -9)
    for i in range(int(width / 66) + 1):
        for j in range(3):
            turn = QTransform.fromTranslate(30 + i * 66 + (33 if j % 2 else 0), 36 + j * 62)
            # The seeds lie as if by chance, and the same way whenever the scene is painted.
            painter.fillPath(turn.rotate((i * 37 + j * 53) % 80 - 40).map(seed), with_alpha(QColor("#D9BD8C"), 0.55))
    painter.fillRect(QRectF(0, 206, width, 120), QColor("#A87040"))
    painter.fillRect(QRectF(0, 202, width, 4), QColor("#8A5A2E"))
    for k in range(5):
        painter.fillRect(QRectF(0, 208 + k * 26, width, 1.2), with_alpha(QColor("#6B4220"), 0.5))
        for n in range(int(width / 90) + 1):
            x = n * 90 + (k * 37) % 60
            painter.fillRect(QRectF(x, 216 + k * 26, 52, 0.9), with_alpha(QColor("#6B4220"), 0.28))
    painter.save()
    painter.translate(hub + 10, 264)
    painter.scale(1, 0.11)
    shade = QRadialGradient(QPointF(0, 0), 150)
    shade.setColorAt(0, with_alpha(QColor("#2A1608"), 0.6))
    shade.setColorAt(1, with_alpha(QColor("#2A1608"), 0))
    painter.fillRect(QRectF(-150, -150, 300, 300), shade)
    painter.restore()


@lru_cache
def _wheel(plain: bool) -> QPicture:
    """The wheel, which looks the same in every size, round the point where it touches the table."""
    picture = QPicture()
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _Wheel(painter, plain).paint()
    painter.end()
    return picture


class _Wheel:
    """The wheel as one eye sees it."""

    def __init__(self, painter: QPainter, plain: bool) -> None:
        self.painter, self.plain = painter, plain

    def paint(self) -> None:
        """Paint it from the back to the front."""
        self._ring(HALF, darker(WOOD, 0.35))
        for radius, side, base, ambient in (
            (OUTER, -1, WOOD, 0.7),
            (INNER, 1, mix(WOOD, QColor("#B98446"), 0.25), 0.5),
        ):
            self._strip(radius, side, base, ambient)
        solids = [*self._dividers(), *map(self._piece, PIECES)]
        # The painter's algorithm, the outermost first: what lies on something else is nearer to the hub.
        for _, colour, faces in sorted(solids, key=lambda one: -one[0]):
            self._solid(colour, faces)
        self._ring(-HALF, WOOD, QPen(theme().edge if self.plain else darker(WOOD, 0.5), 1.2))
        if not self.plain:
            self._shine()

    def seen(self, point: Point) -> QPointF:
        """Where a point is on the stage, in its units."""
        x, y, z = point
        x, y = x * math.cos(YAW) - y * math.sin(YAW), x * math.sin(YAW) + y * math.cos(YAW)
        near = FAR / (FAR + y)
        return QPointF((x - 30) * near + 30, -((z - RISE) * near + RISE)) * SCALE

    def _ring(self, depth: float, colour: QColor, pen: QPen | None = None) -> None:
        path = QPainterPath()
        for radius in (OUTER, INNER):
            path.addPolygon(QPolygonF([self.seen(_at(radius, i * math.tau / ROUND, depth)) for i in range(ROUND)]))
            path.closeSubpath()
        self.painter.setPen(pen or QPen(Qt.PenStyle.NoPen))
        self.painter.setBrush(theme().card if self.plain else colour)
        self.painter.drawPath(path)

    def _strip(self, radius: float, side: int, base: QColor, ambient: float) -> None:
        """The outside of the ring, or its inside, plank by plank."""
        for i in range(ROUND):
            low, high = i * math.tau / ROUND, (i + 1) * math.tau / ROUND
            corners = [_at(radius, a, b) for a, b in ((low, -HALF), (high, -HALF), (high, HALF), (low, HALF))][::-side]
            middle = (low + high) / 2
            normal = (side * math.sin(middle), 0.0, side * math.cos(middle))
            self._face(corners, base, normal, ambient, edged=False)

    def _dividers(self) -> Iterable[tuple[float, QColor, list[Face]]]:
        for i in range(12):
            angle, high = i * math.tau / 12, (25, 20, 15)[i % 3]
            place = _at(INNER - high / 2, angle, 0)
            yield INNER - high / 2, QColor("#2B2622"), _turned(_box(9, 62, high), place, -angle)

    def _piece(self, piece: Block) -> tuple[float, QColor, list[Face]]:
        angle = math.radians(piece.compartment)
        x, y, z = _at(INNER - 1.5 - piece.above, angle, 0)
        place = (x - math.cos(angle) * piece.aside, y, z + math.sin(angle) * piece.aside)
        long, high, deep = piece.size
        body = {"box": _box(long, deep, high), "drum": _drum(high, deep), "roof": _roof(long, high, deep)}[piece.shape]
        return math.hypot(place[0], place[2] - OUTER), QColor(piece.colour), _turned(body, place, -angle)

    def _solid(self, colour: QColor, faces: list[Face]) -> None:
        # From the farthest to the nearest: the faces of a piece are painted over each other.
        for face in sorted(faces, key=lambda face: -math.dist(_middle(face), (0, -FAR, OUTER + 70))):
            self._face(face, colour, _normal(face), edged=len(faces) < ROUND_SIDES or len(face) > 4)

    def _face(
        self, face: Sequence[Point], base: QColor, normal: Point, ambient: float = 0.66, edged: bool = True
    ) -> None:
        """Paint a face that is turned to the eye."""
        places = [self.seen(point) for point in face]
        turns = zip(places, [*places[1:], places[0]], strict=True)
        # Twice the area by the shoelace formula: its sign says which side of the face is seen.
        if sum(a.x() * b.y() - b.x() * a.y() for a, b in turns) >= 0:
            return
        colour = _shade(base, normal, ambient)
        edge = theme().edge if self.plain else darker(base, 0.5)
        self.painter.setPen(QPen(edge, 1.0) if edged else QPen(colour, 0.8))
        self.painter.setBrush(colour)
        self.painter.drawPolygon(QPolygonF(places))

    def _shine(self) -> None:
        """The light on the front of the ring."""
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(QColor(255, 243, 207, 204), 1.3))
        bow = [self.seen(_at(OUTER - 2.2, math.radians(a), -HALF)) for a in range(40, 236, 3)]
        self.painter.drawPolyline(bow)


def _at(radius: float, angle: float, depth: float) -> Point:
    """A point of the wheel; angles count from below, to the left."""
    return (-radius * math.sin(angle), depth, OUTER - radius * math.cos(angle))


def _box(long: float, deep: float, high: float) -> list[Face]:
    x, y, z = long / 2, deep / 2, high / 2
    return [
        ((-x, -y, -z), (x, -y, -z), (x, -y, z), (-x, -y, z)),
        ((-x, -y, -z), (-x, -y, z), (-x, y, z), (-x, y, -z)),
        ((x, -y, -z), (x, y, -z), (x, y, z), (x, -y, z)),
        ((-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)),
        ((-x, -y, -z), (-x, y, -z), (x, y, -z), (x, -y, -z)),
    ]


def _drum(wide: float, deep: float, sides: int = 28) -> list[Face]:
    rim = [(wide / 2 * math.cos(i * math.tau / sides), wide / 2 * math.sin(i * math.tau / sides)) for i in range(sides)]
    faces: list[Face] = [tuple((x, -deep / 2, z) for x, z in rim)]
    for (x, z), (u, w) in zip(rim, [*rim[1:], rim[0]], strict=True):
        faces.append(((x, -deep / 2, z), (x, deep / 2, z), (u, deep / 2, w), (u, -deep / 2, w)))
    return faces


def _roof(long: float, high: float, deep: float) -> list[Face]:
    (a, b), (c, d), (e, f) = (-long / 2, -high / 3), (long / 2, -high / 3), (0.0, 2 * high / 3)
    y = deep / 2
    return [
        ((a, -y, b), (c, -y, d), (e, -y, f)),
        ((a, -y, b), (e, -y, f), (e, y, f), (a, y, b)),
        ((c, -y, d), (c, y, d), (e, y, f), (e, -y, f)),
        ((a, -y, b), (a, y, b), (c, y, d), (c, -y, d)),
    ]


def _turned(faces: list[Face], place: Point, angle: float) -> list[Face]:
    c, s = math.cos(angle), math.sin(angle)
    return [
        tuple((place[0] + x * c - z * s, place[1] + y, place[2] + x * s + z * c) for x, y, z in face) for face in faces
    ]


def _middle(face: Face) -> Point:
    x, y, z = (sum(part) / len(face) for part in zip(*face, strict=True))
    return x, y, z


def _normal(face: Face) -> Point:
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = face[:3]
    u, v = (bx - ax, by - ay, bz - az), (cx - bx, cy - by, cz - bz)
    across = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
    length = math.hypot(*across)
    return across[0] / length, across[1] / length, across[2] / length


def _shade(base: QColor, normal: Point, ambient: float) -> QColor:
    light = sum(a * b for a, b in zip(LIGHT, normal, strict=True))
    bright = ambient + 0.5 * max(0.0, light) - 0.12 * max(0.0, -light)
    return mix(NIGHT, base, bright) if bright <= 1 else lighter(base, min(0.4, (bright - 1) * 1.1))
