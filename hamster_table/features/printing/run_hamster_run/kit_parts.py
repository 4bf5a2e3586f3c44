"""The parts of the print-and-play kit of Run, Hamster, Run!, in millimetres."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from hamster_table.engine.run_hamster_run.actions import LANES
from hamster_table.features.printing.kit import BLEED, Part
from hamster_table.features.printing.print_art import FAINT, draw_svg, draw_words, hairline, thrifty
from hamster_table.models.texts import translate
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import SEATS, darker, lighter, theme
from hamster_table.views.run_hamster_run.drawings.surfaces import pit_water, strip_marks

PIXELS = 3.0
"""Pixels of the table's drawings on a millimetre of a strip."""
POND = QColor("#5B9A3C")


def paint_part(painter: QPainter, part: Part, edge: QRectF, low_ink: bool) -> None:
    """Paint a part within its edge, and its colour beyond it."""
    match part.kind:
        case "hamster":
            _hamster(painter, part, edge, low_ink)
        case "pluck":
            _chip(painter, sprites.chip_name(part.seat), SEATS[part.seat].fill, edge, low_ink)
        case "alligator":
            _chip(painter, "alligator-chip", POND, edge, low_ink)
        case _:
            _strip(painter, part.kind, edge, low_ink)


def _beyond(edge: QRectF) -> QRectF:
    return edge.adjusted(-BLEED, -BLEED, BLEED, BLEED)


def _hamster(painter: QPainter, part: Part, edge: QRectF, low_ink: bool) -> None:
    """Foot, back upside down, front, foot: folded at its middle, both sides stand upright."""
    first, middle, last = part.folds
    look = SEATS[part.seat]
    if not low_ink:
        painter.fillRect(_beyond(edge), lighter(look.fill, 0.82))
        for top, bottom in ((-BLEED, first), (last, edge.height() + BLEED)):
            foot = QRectF(edge.left() - BLEED, edge.top() + top, edge.width() + 2 * BLEED, bottom - top)
            painter.fillRect(foot, look.fill)
    painter.setPen(FAINT if low_ink else look.on_fill)
    glue = translate("RunHamsterRun", "glue")
    for top in (0, last):
        draw_words(painter, glue, QRectF(edge.left(), edge.top() + top, edge.width(), first), 3.2, 800)
    side = QRectF(edge.left() + 1, edge.top() + middle + 2, edge.width() - 2, last - middle - 4)
    _side(painter, part, side, low_ink)
    painter.save()
    painter.translate(edge.left() + edge.width() / 2, edge.top() + middle)
    painter.rotate(180)
    painter.translate(-edge.left() - edge.width() / 2, -edge.top() - middle)
    _side(painter, part, side, low_ink)
    painter.restore()


def _side(painter: QPainter, part: Part, room: QRectF, low_ink: bool) -> None:
    badge = 7.0
    racer = QRectF(room.left(), room.bottom() - room.width() * 0.96, room.width(), room.width() * 0.96)
    draw_svg(painter, sprites.racer_name(part.seat), racer, low_ink)
    top = QRectF(room.center().x() - badge / 2, room.top(), badge, badge)
    draw_svg(painter, f"badge-{SEATS[part.seat].symbol}", top, low_ink)


def _chip(painter: QPainter, name: str, colour: QColor, edge: QRectF, low_ink: bool) -> None:
    if not low_ink:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(darker(colour, 0.2))
        painter.drawEllipse(_beyond(edge))
    # The drawing has its chip within a margin for its rim.
    draw_svg(painter, name, edge.adjusted(-0.9, -0.9, 0.9, 0.9), low_ink)


def _waves(painter: QPainter, room: QRectF) -> None:
    hairline(painter, thrifty(theme().pit, True), 1.4)
    for n in range(int(room.height() / 30)):
        painter.drawPath(materials.wave_line(room.left() + 5, room.top() + 15 + n * 30, room.width() - 5))


def _strip(painter: QPainter, kind: str, edge: QRectF, low_ink: bool) -> None:
    """A strip as on the table, which has it upright, turned by a quarter."""
    now = theme()
    painter.save()
    painter.translate(edge.left(), edge.bottom())
    painter.rotate(-90)
    painter.scale(1 / PIXELS, 1 / PIXELS)
    upright = QRectF(0, 0, edge.height() * PIXELS, edge.width() * PIXELS)
    beyond = upright.adjusted(*(PIXELS * BLEED * way for way in (-1, -1, 1, 1)))
    if kind == "pit":
        if low_ink:
            _waves(painter, upright)
        else:
            pit_water(painter, beyond)
    else:
        if not low_ink:
            painter.fillRect(beyond, now.belt)
        strip_marks(painter, upright)
    painter.restore()
    side = edge.width() / LANES
    if kind != "pit":
        # On the table these lines are dashed; on paper that would mean a fold.
        hairline(painter, FAINT if low_ink else darker(now.belt, 0.4), 0.4)
        xs = [edge.left() + n * side for n in range(1, LANES)]
        painter.drawLines([QLineF(x, edge.top(), x, edge.bottom()) for x in xs])
    squares = [QRectF(edge.left() + n * side, edge.top(), side, edge.height()) for n in range(LANES)]
    if kind == "star-strip":
        for square in (squares[0], squares[-1]):
            near = 1 if square is squares[0] else -1
            middle = square.center() + QPointF(-near * side * 0.32, side * 0.3)
            draw_svg(painter, "asterisk", QRectF(middle.x() - 4, middle.y() - 4, 8, 8), low_ink)
    if kind == "pit":
        for square in squares[::2]:
            draw_svg(painter, "alligator", square.adjusted(3, 3, -3, -3), low_ink)
