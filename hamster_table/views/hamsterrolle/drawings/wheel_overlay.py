"""What is written round the wheel: the open compartments in gold, the edge to beat, and where the wheel rolls."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from hamster_table.engine.hamsterrolle.actions import LEFT, SECTOR, Angle, Compartment
from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.art.theme import APPEARANCE, font, px, theme, with_alpha
from hamster_table.views.board.items import PaintedItem
from hamster_table.views.hamsterrolle.drawings.room import MARK_Z, half_of_pill, word_pill
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.meshes import Points
from hamster_table.views.hamsterrolle.render3d.rim import CachedPicture, area, front, inner, outer
from hamster_table.views.hamsterrolle.render3d.wheel_item import WHEEL_Z

HALF_ARC = 13.4
"""Degrees from the middle of an arc to its ends: less than half a compartment, so that neighbours do not touch."""
EDGE_DEEP = 104
"""How far the line of the edge to beat reaches in, in millimetres."""
ASIDE = (0, *(sign * degrees for degrees in range(8, 57, 4) for sign in (-1, 1)))
"""So many degrees aside stands a word that has no room where it belongs, as under the wheel: a line leads to it. Words
stand outside the rim: none lies over what is in the wheel."""
LIT_AROUND, LIT_DEEP, ARC_AROUND = 26, 70, 17
"""How far the light of a compartment reaches round the wheel, and in from the floor; and how far its arc reaches round
the wheel; millimetres."""
STRIDE = 64
"""In steps of so many pixels the room for words follows a wheel that comes back."""
TargetLooks = tuple[tuple[float, bool, bool], ...]
"""For each open compartment its middle in degrees of the room, whether the hand is over it, and whether the piece in
question cannot go there."""
ARROW = 92.0
"""How far from the hub the arrow is that says where the wheel rolls, in millimetres."""
NARROWER = 0.8
"""So much of the wheel's width is free where the words of the arrow are."""


@dataclass(frozen=True, slots=True)
class Target:
    """A compartment that is open to the piece in question."""

    compartment: Compartment
    label: str
    edge: Angle | None = None
    """The edge to beat, from the middle of the compartment; None: nothing has to be beaten."""
    is_aimed: bool = False
    """Whether the hand is over it."""
    is_refused: bool = False
    """Whether the piece in question cannot go there."""


@dataclass(frozen=True, slots=True)
class Ring:
    """What the red ring round a piece means."""

    words: str
    angle: float
    """Where the piece is, in degrees of the room from the lowest point forwards."""
    radius: float
    """How far from the hub it is, in millimetres."""


@dataclass(frozen=True, slots=True)
class Marks:
    """All that is written round the wheel; by default nothing."""

    targets: tuple[Target, ...] = ()
    edge_words: str = ""
    edge_is_passed: bool = False
    edge_of: Compartment = -1
    """The compartment whose edge is shown; -1: none."""
    ring: Ring | None = None
    side: str = ""
    """Where the wheel rolls, for the arrow; "": there is none."""
    room: QRectF = field(default_factory=QRectF)
    """Where there is room for words, in the scene; empty: everywhere."""


def arc(camera: Camera, wide: float, narrow: float, start: float, end: float, y: float) -> QPolygonF:
    """A piece of a ring on the screen, between two radii and two angles of the room, at *y* along the axle: lengths in
    millimetres, angles in degrees from the lowest point forwards. First 25 points of *wide*, then those of *narrow*."""
    angles = np.radians(np.linspace(start, end, 25))

    def line(radius: float) -> Points:
        return np.stack((radius * np.sin(angles), np.full(25, y), -radius * np.cos(angles)), axis=1)

    return QPolygonF(
        [QPointF(*at) for at in camera.project_all(np.concatenate((line(wide), line(narrow)[::-1]))).tolist()]
    )


def at_angle(camera: Camera, radius: float, degrees: float, y: float) -> QPointF:
    """Where a point of the room is on the screen: by its distance from the axle and *y* along it, both in millimetres,
    and its angle in degrees from the lowest point forwards."""
    angle = math.radians(degrees)
    return camera.project(radius * math.sin(angle), y, -radius * math.cos(angle))


class _Marking(PaintedItem):
    """Something drawn round the wheel, which turns with it."""

    def __init__(self, z: float) -> None:
        super().__init__(z)
        self.camera = Camera((0.0, 0.0), 1.0)
        self.roll = 0.0
        self.shift = QPointF()
        self.marks = Marks()

    def set_geometry(self, camera: Camera, roll: float, shift: QPointF, marks: Marks) -> None:
        """Be seen by this camera, the wheel having rolled so far."""
        is_other = (camera, roll, shift, marks) != (self.camera, self.roll, self.shift, self.marks)
        self.camera, self.roll, self.shift, self.marks = camera, roll, shift, marks
        # The same whatever is written, and for a while wherever the wheel comes back from: a changed bounding rectangle
        # has the scene sort its items anew.
        room = area(camera).adjusted(-240, -60, 240, 40) if marks.targets else self.room_without_targets()
        if marks.targets and shift.x():
            far = math.copysign(STRIDE * math.ceil(abs(shift.x()) / STRIDE), shift.x())
            room = room.united(room.translated(far, 0))
        self.setRect(room)
        if is_other:
            self.update()

    def room_without_targets(self) -> QRectF:
        """What is covered while nothing is written at any compartment: wood that tumbles is painted quickly."""
        return QRectF()

    @property
    def outer(self) -> float:
        """The radius of the wheel, in millimetres."""
        return outer(self.camera.box)

    @property
    def inner(self) -> float:
        """The radius of the floor of its compartments, in millimetres."""
        return inner(self.camera.box)

    @property
    def looks_of_targets(self) -> TargetLooks:
        """What the light and the arc of each compartment depend on, besides the camera."""
        return tuple((self.middle_of(one.compartment), one.is_aimed, one.is_refused) for one in self.marks.targets)

    def arcs_room(self, around: float) -> QRectF:
        """What the compartments cover of the screen, with so many millimetres round the wheel."""
        return arcs_room(self.camera, tuple(middle for middle, *_ in self.looks_of_targets), around)

    def middle_of(self, compartment: Compartment) -> float:
        """The angle of the room at which a compartment is, in degrees."""
        return SECTOR * compartment / 100 - math.degrees(self.roll)


@lru_cache(maxsize=8)
def arcs_room(camera: Camera, middles: tuple[float, ...], around: float) -> QRectF:
    """What compartments with these middles cover of the screen, in whole pixels: from their light in the wheel to so
    many millimetres round it."""
    room = QRectF()
    for middle in middles:
        for y in (0.0, front(camera)):
            shape = arc(camera, outer(camera.box) + around, inner(camera.box) - LIT_DEEP, middle - 16, middle + 16, y)
            room = room.united(shape.boundingRect())
    return QRectF(room.adjusted(-4, -4, 4, 4).toAlignedRect())


class GlowItem(_Marking):
    """The light of the open compartments, and where the wheel rolls: on the wall, behind the wheel."""

    def __init__(self) -> None:
        super().__init__(WHEEL_Z - 5)
        self._arrow = CachedPicture(self._draw_arrow)
        self._light = CachedPicture(self._draw_light)

    def room_without_targets(self) -> QRectF:
        """Only what the arrow covers, or nothing where there is none."""
        return arrow_room(self.camera, APPEARANCE.text_scale).translated(self.shift) if self.marks.side else QRectF()

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the arrow, and a piece of light for each compartment."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.shift)
        if self.marks.side:
            self._paint_arrow(painter)
        if self.marks.targets and not theme().high_contrast:
            self._light.show(painter, self.camera, self.arcs_room(LIT_AROUND), self.looks_of_targets)

    def _draw_light(self, painter: QPainter, camera: Camera, looks: TargetLooks) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        floor, ground, gold = inner(camera.box), outer(camera.box), QColor("#FFD25E")
        for middle, is_aimed, is_refused in looks:
            painter.setBrush(with_alpha(gold, 0.10 if is_refused else 0.34 if is_aimed else 0.22))
            painter.drawPolygon(arc(camera, floor - 2, floor - LIT_DEEP, middle - 14, middle + 14, 0.0))
            for wide, alpha in ((LIT_AROUND, 0.18), (22, 0.26)):
                painter.setBrush(with_alpha(gold, alpha))
                painter.drawPolygon(arc(camera, ground + wide, ground + 1, middle - 14.5, middle + 14.5, front(camera)))

    def _paint_arrow(self, painter: QPainter) -> None:
        """An arrow on the wall behind the wheel, and words under it. Whole pixels keep its picture sharp."""
        text = arrow_text(self.camera, self.marks.side)
        self._arrow.show(painter, self.camera, arrow_room(self.camera, APPEARANCE.text_scale), text)

    def _draw_arrow(self, painter: QPainter, camera: Camera, text: str) -> None:
        now = theme()
        ink = now.legal_ink if not now.dark else QColor("#E8C27A")
        points = arrow_points(camera)
        # Half of it: the points go there and back.
        line = points.toList()[:25]
        # The rolling direction is where angles grow beyond the top: there the ring moves forwards.
        line.reverse()
        painter.setPen(QPen(ink, 4.4, CAP_LINE, CAP))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(line[:-1])
        tip, before = line[-1], line[-4]
        way = tip - before
        length = math.hypot(way.x(), way.y()) or 1.0
        way /= length
        aside = QPointF(-way.y(), way.x())
        head = QPainterPath(tip + way * 9)
        head.lineTo(tip - way * 7 + aside * 8)
        head.lineTo(tip - way * 7 - aside * 8)
        head.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawPath(head)
        painter.setFont(arrow_font())
        painter.setPen(ink if now.dark else QColor("#5A3A00"))
        room, centre = arrow_words(camera), Qt.AlignmentFlag.AlignCenter
        if now.high_contrast:
            # Else the edge of the table behind the wheel would strike them through.
            painter.fillRect(painter.boundingRect(room, centre, text).adjusted(-4, 0, 4, 0), now.table)
        painter.drawText(room, centre, text)


def arrow_points(camera: Camera) -> QPolygonF:
    """The points of the arrow on the screen, 34 degrees to either side of the top: an arc without width."""
    return arc(camera, ARROW, ARROW, 146, 214, front(camera))


def arrow_font() -> QFont:
    """That of the words under the arrow."""
    return font(13.5, 800)


def arrow_text(camera: Camera, side: str) -> str:
    """What stands under the arrow; "" in a wheel so small that it would lie over the ring: then the arrow says it."""
    text = translate("Hamsterrolle", "rolls to the right")
    if side == LEFT:
        text = translate("Hamsterrolle", "rolls to the left")
    room = 2 * inner(camera.box) * camera.scale * NARROWER
    return text if QFontMetricsF(arrow_font()).horizontalAdvance(text) < room else ""


def arrow_words(camera: Camera) -> QRectF:
    """Where the words of the arrow are: below its ends too, however large they are and however small the wheel is."""
    across = at_angle(camera, ARROW, 180, front(camera)).x()
    at = QPointF(across, arrow_points(camera).boundingRect().bottom() + px(18))
    return QRectF(at.x() - 150, at.y() - 12, 300, 24)


@lru_cache(maxsize=8)
def arrow_room(camera: Camera, text_scale: float) -> QRectF:
    """What arrow and words cover of the screen, in whole pixels. *text_scale* is only a key: the words grow by it."""
    room = arrow_points(camera).boundingRect().adjusted(-20, -20, 20, 20).united(arrow_words(camera))
    return QRectF(room.toAlignedRect())


class MarksItem(_Marking):
    """Golden arcs with words, and the lines of the edges to beat."""

    def __init__(self) -> None:
        super().__init__(MARK_Z)
        self._arcs = CachedPicture(self._draw_arcs)
        self._words: list[QRectF] = []
        """What the words cover that have been painted."""

    @property
    def words(self) -> list[QRectF]:
        """What the words cover of the scene, as they were painted last."""
        return [word.translated(self.shift) for word in self._words] if self.marks.targets else []

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint arcs, the edge to beat, and words: those that matter most choose their places first."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        if not self.marks.room.isEmpty():
            painter.setClipRect(self.marks.room)  # a wheel that is zoomed in goes on under the supplies
        painter.translate(self.shift)
        self._words = []
        if self.marks.targets:
            self._arcs.show(painter, self.camera, self.arcs_room(ARC_AROUND), self.looks_of_targets)
        for target in self.marks.targets:
            if target.edge is not None and target.compartment == self.marks.edge_of:
                self._paint_edge(painter, self.middle_of(target.compartment) + target.edge / 100)
        if self.marks.ring is not None:
            self._paint_ring_words(painter, self.marks.ring)
        for target in sorted(self.marks.targets, key=lambda target: not target.is_aimed):
            if target.label:
                self._paint_label(painter, target)
        painter.restore()

    def _draw_arcs(self, painter: QPainter, camera: Camera, looks: TargetLooks) -> None:
        now, ground = theme(), outer(camera.box)
        for middle, is_aimed, is_refused in looks:
            start, end = middle - HALF_ARC, middle + HALF_ARC
            shape = arc(camera, ground + ARC_AROUND, ground + 5, start, end, front(camera))
            gold = QLinearGradient(shape.boundingRect().topLeft(), shape.boundingRect().bottomRight())
            gold.setColorAt(0, now.gold)
            gold.setColorAt(1, now.gold2)
            painter.setBrush(with_alpha(now.quiet, 0.5) if is_refused else gold)
            pen = QPen(now.legal_ink if not now.dark else now.gold_edge, 2.4 if is_aimed else 1.3)
            if is_refused:
                pen = QPen(now.danger, 2.2)
                pen.setDashPattern([2.4, 1.7])
            painter.setPen(pen)
            painter.drawPolygon(shape)

    def _paint_label(self, painter: QPainter, target: Target) -> None:
        now = theme()
        edge = now.edge if now.high_contrast else now.legal_ink if target.is_aimed else None
        ink = now.danger if target.is_refused else now.ink
        middle = self.middle_of(target.compartment)
        at = self._place_word(target.label, middle)
        if at is None:
            return  # others have their words there
        if at != self._beside(middle, half_of_pill(target.label, APPEARANCE.text_scale)):
            self._lead_to(painter, at, at_angle(self.camera, self.outer + 11, middle, front(self.camera)))
        self._words.append(word_pill(painter, at, target.label, now.card, ink, edge))

    def _paint_edge(self, painter: QPainter, angle: float) -> None:
        """The line that the front edge has to pass, and how far it has come."""
        now, near, passed = theme(), front(self.camera), self.marks.edge_is_passed
        outside, inside = (
            at_angle(self.camera, radius, angle, near) for radius in (self.outer + 3, self.inner - EDGE_DEEP)
        )
        painter.setPen(QPen(DARK_GOLD, 5.4, CAP_LINE, CAP))
        painter.drawLine(outside, inside)
        pen = QPen(now.done if passed else GOLD, 3.0)
        pen.setDashPattern([2.7, 2.0])
        painter.setPen(pen)
        painter.drawLine(outside, inside)
        at = self._place_word(self.marks.edge_words, angle) if self.marks.edge_words else None
        if at is None:
            return
        self._lead_to(painter, at, outside)
        fill, ink = (QColor("#00714F"), QColor("#FFFFFF")) if passed else (GOLD, QColor("#3A2206"))
        edge = now.edge if now.high_contrast else None
        self._words.append(word_pill(painter, at, self.marks.edge_words, fill, ink, edge))

    def _paint_ring_words(self, painter: QPainter, ring: Ring) -> None:
        """What the red ring means, at the end of a line that leads to the piece."""
        at = self._place_word(ring.words, ring.angle)
        if at is None:
            return
        now, near = theme(), front(self.camera)
        ends = (at_angle(self.camera, ring.radius, ring.angle, near), at)
        for pen in (QPen(now.card, 4.4, CAP_LINE, CAP), QPen(now.danger, 2.2, CAP_LINE, CAP)):
            painter.setPen(pen)
            painter.drawLine(*ends)
        self._words.append(word_pill(painter, at, ring.words, now.card, now.danger, now.danger))

    def _lead_to(self, painter: QPainter, word: QPointF, at: QPointF) -> None:
        """A line from a word to what it speaks of."""
        painter.setPen(QPen(DARK_GOLD, 2))
        painter.drawLine(at, word)

    def _place_word(self, text: str, angle: float) -> QPointF | None:
        """The middle of a word as near as it can stand to an angle of the room; None: there is no room for it."""
        half = half_of_pill(text, APPEARANCE.text_scale)
        places = (self._beside(angle + aside, half) for aside in ASIDE)
        return next((place for place in places if self._has_room(place, half)), None)

    def _beside(self, angle: float, half: float) -> QPointF:
        """The middle of a word outside of the wheel, at an angle of the room."""
        near = front(self.camera)
        at = at_angle(self.camera, self.outer + 31, angle, near)
        away = at.x() - self.camera.project(0.0, near, 0.0).x()
        # At the sides a word begins beside the wheel; above and below it its middle is there.
        return at + QPointF(math.copysign(half, away) if abs(away) > 40 else 0, 0)

    def _has_room(self, at: QPointF, half: float) -> bool:
        """Whether a word is seen whole there, and covers no other."""
        # The painter is moved by the shift, and the room is one of the view.
        room, word = self.marks.room.translated(-self.shift), self._word(at, half)
        return (room.isEmpty() or room.contains(word)) and not any(word.intersects(other) for other in self._words)

    def _word(self, at: QPointF, half: float) -> QRectF:
        return QRectF(at.x() - half, at.y() - px(13), 2 * half, px(26))


CAP_LINE, CAP = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap
GOLD, DARK_GOLD = QColor("#FFD25E"), QColor("#7A4E00")
