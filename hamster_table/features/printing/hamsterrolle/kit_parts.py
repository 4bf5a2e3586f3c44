"""The parts of the print-and-play kit of Hamsterrolle, in millimetres."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, KINDS
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.features.printing.hamsterrolle.kit import EDITION, Net, edges_of, net_of
from hamster_table.features.printing.kit import BLEED, Part
from hamster_table.features.printing.print_art import FAINT, INK, draw_svg, draw_words, hairline, thrifty
from hamster_table.models.texts import translate
from hamster_table.views.art.theme import TITLE, lighter, theme
from hamster_table.views.hamsterrolle.render3d.meshes import COLOURS

STEP = 360 / COMPARTMENTS
RIM = 66.0
"""The radius of the floor of the compartments on the dial."""


def paint_part(painter: QPainter, part: Part, edge: QRectF, low_ink: bool) -> None:
    """Paint a part within its edge, and its colour beyond it."""
    match part.kind:
        case "dial":
            _dial(painter, edge, low_ink)
        case "pointer":
            _pointer(painter, edge, low_ink)
        case _:
            _template(painter, part.number, edge, low_ink)


def _template(painter: QPainter, kind: int, edge: QRectF, low_ink: bool) -> None:
    """The faces of a net, whose colour goes on beyond its outline, and its tabs; folds are dashed."""
    net, start = net_of(kind), edge.topLeft()
    faces, tabs = (
        [QPolygonF([start + QPointF(x, y) for x, y in one]) for one in all_] for all_ in (net.faces, net.tabs)
    )
    fill = lighter(QColor(COLOURS[kind]), 0.35)
    if not low_ink:
        beyond = QPen(fill, 2 * BLEED)
        beyond.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        for polygons, pen, brush in (
            (faces, beyond, fill),
            (tabs, QPen(Qt.PenStyle.NoPen), lighter(fill, 0.75)),
            (faces, QPen(Qt.PenStyle.NoPen), fill),
        ):
            painter.setPen(pen)
            painter.setBrush(brush)
            for polygon in polygons:
                painter.drawPolygon(polygon)
    _cuts_and_folds(painter, net, start)
    largest = max((face.boundingRect() for face in faces), key=lambda room: room.width() * room.height())
    side = min(largest.width(), largest.height()) * 0.55
    middle = largest.center()
    draw_svg(painter, f"wheel-{KINDS[kind]}", QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), low_ink)


def _cuts_and_folds(painter: QPainter, net: Net, start: QPointF) -> None:
    """Solid lines where one cuts, dashed ones where one folds, each once."""
    folds = net.folds
    cuts = {edge for polygon in (*net.faces, *net.tabs) for edge in edges_of(polygon)} - folds
    for edges, dashed in ((cuts, False), (folds, True)):
        hairline(painter, INK, 0.2, dashed=dashed)
        painter.drawLines([QLineF(*(start + QPointF(x, y) for x, y in edge)) for edge in edges])


def _at(middle: QPointF, radius: float, degrees: float) -> QPointF:
    """A point so far from the middle; degrees go clockwise from the top."""
    return middle + QPointF(radius * sin(radians(degrees)), -radius * cos(radians(degrees)))


def _dial(painter: QPainter, edge: QRectF, low_ink: bool) -> None:
    """The wheel from its side: numbered compartments with their dividers, and the way it rolls."""
    now, middle, wheel = theme(), edge.center(), box(EDITION).wheel
    if not low_ink:
        painter.fillRect(edge.adjusted(-BLEED, -BLEED, BLEED, BLEED), now.inset)
    unit = RIM / wheel.inner
    hairline(painter, INK, 0.3)
    painter.setBrush(Qt.BrushStyle.NoBrush if low_ink else now.wood)
    painter.drawEllipse(middle, wheel.outer * unit, wheel.outer * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush if low_ink else now.card)
    painter.drawEllipse(middle, RIM, RIM)
    for n, tall in enumerate(wheel.divider_heights):
        pen = QPen(thrifty(now.wood2, low_ink), wheel.divider_thickness * unit)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        turn = (n + 0.5) * STEP
        painter.drawLine(QLineF(_at(middle, RIM, turn), _at(middle, RIM - tall * unit, turn)))
        painter.setPen(INK)
        place = _at(middle, RIM - 7, n * STEP)
        draw_words(painter, str(n + 1), QRectF(place.x() - 7, place.y() - 5, 14, 10), 8, 800, TITLE)
    _arrow(painter, middle)
    painter.setPen(INK)
    words = translate("Hamsterrolle", "rolling direction")
    draw_words(painter, words, QRectF(middle.x() - 22, middle.y() - 22, 44, 5), 3.6, 800)
    hairline(painter, INK, 0.3)
    painter.drawEllipse(middle, 1.5, 1.5)


def _arrow(painter: QPainter, middle: QPointF) -> None:
    """An arc over the middle that ends in a head, clockwise as the numbers grow."""
    radius, box_of = 30.0, QRectF(middle.x() - 30, middle.y() - 30, 60, 60)
    hairline(painter, INK, 1.2)
    path = QPainterPath()
    path.arcMoveTo(box_of, 135)
    path.arcTo(box_of, 135, -90)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK)
    head = [_at(middle, radius, 53), _at(middle, radius - 3, 44), _at(middle, radius + 3, 44)]
    painter.drawPolygon(QPolygonF(head))


def _pointer(painter: QPainter, edge: QRectF, low_ink: bool) -> None:
    """An arrow to be turned round the ring at its foot."""
    now, x = theme(), edge.center().x()
    if not low_ink:
        painter.fillRect(edge.adjusted(-BLEED, -BLEED, BLEED, BLEED), now.gold)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(FAINT if low_ink else INK)
    tip = edge.top() + 2
    painter.drawPolygon(QPolygonF([QPointF(x, tip), QPointF(x + 4, tip + 9), QPointF(x - 4, tip + 9)]))
    painter.drawRect(QRectF(x - 1, tip + 8, 2, edge.height() - 19))
    hairline(painter, INK, 0.3)
    painter.drawEllipse(QPointF(x, edge.bottom() - 6), 1.5, 1.5)
