"""Draws a sheet as lines, letters and shapes, the same on paper, in a PDF and in the preview.

How high its blocks are, and how they share the room of a page, comes first. Lengths are tenths of a point, so that
letters stand where they would on a fine printer, whatever the device.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from hamster_table.features.printing.print_art import FAINT, INK, SOFT, TINT
from hamster_table.features.printing.sheets import (
    OVER,
    Beds,
    Block,
    Canvas,
    Card,
    Column,
    Field,
    Fold,
    Frieze,
    Outline,
    Picture,
    Plan,
    Row,
    Sheet,
    Table,
    Text,
    Zone,
)  # fmt: skip
from hamster_table.views.art import sprites
from hamster_table.views.art.theme import READING, TITLE, spelled

POINT = 10.0
MM = 72 / 25.4 * POINT
"""The length of a point and of a millimetre in the units of a sheet, tenths of a point."""

MARGIN = 12 * MM
ZONE_MARGIN = 5 * MM
"""The margins of a page, and of a zone where it ends at a fold."""
GAP = 2.6 * MM
PAD = 2.4 * MM
"""The room between blocks, and that inside the border of a card."""
TITLE_HEIGHT = 6.2 * MM
ROW = 6.4 * MM
"""The least height of a row of a table."""
BED, BIGGEST_BED, BED_GAP = 9.5 * MM, 16 * MM, 1.8 * MM
"""The least and the greatest diameter of a bed for a chip, and the room between two."""
ENDLESS = 1e9
"""Higher than any page."""

STEPS: dict[str, tuple[float, int, str]] = {
    "title": (21, 800, TITLE),
    "heading": (11, 800, READING),
    "body": (9.6, 600, READING),
    "small": (8.6, 600, READING),
}
"""The steps of the type scale on paper: size in points, weight, family."""


def letters(step: str, weight: int | None = None) -> QFont:
    """The font of a step of the type scale on paper."""
    size, own_weight, family = STEPS[step]
    made = QFont([family, READING, "sans-serif"])
    # Pixels, which are tenths of a point here: in points the size would follow the device.
    made.setPixelSize(round(size * POINT))
    made.setWeight(QFont.Weight(weight or own_weight))
    # Hints move letters to the pixels of a device: lines would break elsewhere in the preview than on paper.
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return spelled(made)


def shrunk(zone: Zone, room: QRectF) -> float:
    """By how much a zone has to be drawn smaller so that all of it has room; 1: not at all."""
    for percent in range(100, 50, -4):
        share = percent / 100
        # What is drawn smaller has more room in units of its own.
        if _stack_height(zone.blocks, room.width() / share) <= room.height() / share:
            return share
    return 0.5


def room_of(zone: Zone, page: QSizeF) -> QRectF:
    """Where a zone lies on a page, without its margins."""
    # Below a fold stands its note.
    above = MARGIN if zone.top == 0 else ZONE_MARGIN + 3 * MM
    below = MARGIN if zone.bottom == 1 else ZONE_MARGIN
    top, bottom = zone.top * page.height() + above, zone.bottom * page.height() - below
    return QRectF(MARGIN, top, page.width() - 2 * MARGIN, bottom - top)


# How high a block is, and how much more it would like to have


def height(block: Block, width: float) -> float:
    """The least height of a block in this width."""
    match block:
        case Text(text=text):
            return _text_height(block, width) if text else 0
        case Field():
            return 8.4 * MM
        case Beds():
            return bed_rows(block) * (BED + BED_GAP) - BED_GAP
        case Picture() | Frieze() | Plan():
            return block.height * MM
        case Canvas():
            return 26 * MM
        case Table():
            return ROW * (1.15 + len(block.rows))
        case Card():
            return TITLE_HEIGHT + 2.5 * PAD + _stack_height(block.blocks, width - 2 * PAD)
        case Row():
            return max(height(inner, w) for inner, w in zip(block.blocks, widths(block, width), strict=True))
        case Column():
            return _stack_height(block.blocks, width)


def most(block: Block, width: float) -> float:
    """The greatest height that suits a block."""
    least = height(block, width)
    match block:
        case Canvas():
            return ENDLESS
        case Plan():
            return max(least, width)
        case Table():
            return 2.0 * least
        case Beds():
            return max(least, bed_rows(block) * (BIGGEST_BED + BED_GAP))
        case Card():
            inside = width - 2 * PAD
            more = sum(most(one, inside) - height(one, inside) for one in block.blocks)
            return max(1.3 * least, least + more)
        case Row():
            return max(most(one, w) for one, w in zip(block.blocks, widths(block, width), strict=True))
        case Column():
            return least + sum(most(one, width) - height(one, width) for one in block.blocks)
        case _:
            return least


def _stack_height(blocks: Sequence[Block], width: float) -> float:
    heights = [tall for block in blocks if (tall := height(block, width))]
    return sum(heights) + gap(blocks) * max(0, len(heights) - 1)


def gap(blocks: Sequence[Block]) -> float:
    """Paragraphs stand closer together than other things."""
    return 0.5 * GAP if all(isinstance(block, Text) and block.step == "small" for block in blocks) else GAP


def _text_height(block: Text, width: float) -> float:
    metrics = QFontMetricsF(letters(block.step))
    if block.step == "title":
        # One line; Baloo leaves more room round its letters than a title needs.
        return metrics.height() * 0.62
    return metrics.boundingRect(QRectF(0, 0, width, 1e6), Qt.TextFlag.TextWordWrap, block.text).height()


def bed_rows(block: Beds) -> int:
    """How many rows the beds of a block take."""
    columns = block.columns or block.count
    return -(-block.count // columns)


def widths(block: Row, width: float) -> list[float]:
    """The widths of the blocks of a row, which have so much room together."""
    shares = block.shares or (1.0,) * len(block.blocks)
    room = width - GAP * (len(shares) - 1)
    return [room * share / sum(shares) for share in shares]


def shared(least: Sequence[float], most: Sequence[float], room: float) -> list[float]:
    """Heights between least and most that fill the room as far as they can, the smallest wishes first."""
    heights = list(least)
    left = room - sum(least)
    hungry = sorted((n for n in range(len(least)) if most[n] > least[n]), key=lambda n: most[n] - least[n])
    for turn, n in enumerate(hungry):
        more = max(0.0, min(most[n] - least[n], left / (len(hungry) - turn)))
        heights[n] += more
        left -= more
    return heights


# Painting


def paint_sheet(painter: QPainter, sheet: Sheet, page: QSizeF) -> None:
    """Paint the sheet onto a page of that size, in tenths of a point."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for zone in sheet.zones:
        room = room_of(zone, page)
        share = shrunk(zone, room)
        painter.save()
        painter.translate(room.topLeft())
        painter.scale(share, share)
        _stack(painter, zone.blocks, QRectF(0, 0, room.width() / share, room.height() / share))
        painter.restore()
    for fold in sheet.folds:
        _fold(painter, fold, page)


def _stack(painter: QPainter, blocks: Sequence[Block], room: QRectF) -> None:
    """Paint blocks one below the other; what room is left is shared by those that can use it."""
    shown = [block for block in blocks if height(block, room.width())]
    between = gap(blocks)
    least = [height(block, room.width()) for block in shown]
    limits = [most(block, room.width()) for block in shown]
    y = room.top()
    for block, tall in zip(shown, shared(least, limits, room.height() - between * max(0, len(shown) - 1)), strict=True):
        paint(painter, block, QRectF(room.left(), y, room.width(), tall))
        y += tall + between


def paint(painter: QPainter, block: Block, room: QRectF) -> None:
    """Paint a block into its room."""
    match block:
        case Text():
            _text(painter, block, room)
        case Field():
            _field(painter, block, room)
        case Beds():
            _beds(painter, block, room)
        case Picture():
            _picture(painter, block.name, room)
        case Frieze():
            _frieze(painter, block, room)
        case Canvas():
            _canvas(painter, block, room)
        case Plan():
            _plan(painter, block, room)
        case Table():
            _table(painter, block, room)
        case Card():
            _card(painter, block, room)
        case Row():
            _row(painter, block, room)
        case Column():
            _stack(painter, block.blocks, room)


def _row(painter: QPainter, block: Row, room: QRectF) -> None:
    wide = widths(block, room.width())
    lefts = accumulate([room.left(), *(width + GAP for width in wide[:-1])])
    for inner, left, width in zip(block.blocks, lefts, wide, strict=True):
        paint(painter, inner, QRectF(left, room.top(), width, room.height()))


def _text(painter: QPainter, block: Text, room: QRectF) -> None:
    side = Qt.AlignmentFlag.AlignRight if block.align == "right" else Qt.AlignmentFlag.AlignLeft
    painter.setFont(letters(block.step))
    painter.setPen(SOFT if block.step == "small" else INK)
    tall = QFontMetricsF(painter.font()).height()
    if block.step == "title":
        _fitted(painter, block.text, QRectF(room.left(), room.center().y() - tall / 2, room.width(), tall))
        return
    # A line of room more: Qt clips what does not fit, be it by a rounding.
    painter.drawText(room.adjusted(0, 0, 0, tall), int(side) | int(Qt.TextFlag.TextWordWrap), block.text)


def _field(painter: QPainter, block: Field, room: QRectF) -> None:
    line = room.bottom() - 1.2 * MM
    painter.setFont(letters("small", 700))
    label = min(QFontMetricsF(painter.font()).horizontalAdvance(block.label) + 1.6 * MM, 0.6 * room.width())
    painter.setPen(SOFT)
    _on_line(painter, block.label, QPointF(room.left(), line), label)
    painter.setPen(QPen(FAINT, 0.7 * POINT))
    painter.drawLine(QPointF(room.left() + label, line), QPointF(room.right(), line))
    painter.setPen(INK)
    painter.setFont(letters("body", 700))
    _on_line(painter, block.value, QPointF(room.left() + label + 0.8 * MM, line), room.width() - label - 0.8 * MM)


def _on_line(painter: QPainter, text: str, start: QPointF, width: float) -> None:
    tall = QFontMetricsF(painter.font()).height()
    _fitted(painter, text, QRectF(start.x(), start.y() - tall + 0.2 * MM, width, tall))


def _beds(painter: QPainter, block: Beds, room: QRectF) -> None:
    columns, rows = block.columns or block.count, bed_rows(block)
    pitch = room.height() / rows
    side = min(BIGGEST_BED, room.width() / columns - BED_GAP, pitch - BED_GAP * (rows > 1))
    for bed in range(block.count):
        row, column = divmod(bed, columns)
        # A last row that is shorter is centred as well.
        in_row = min(columns, block.count - row * columns)
        left = room.center().x() - (in_row * (side + BED_GAP) - BED_GAP) / 2 + column * (side + BED_GAP)
        circle = QRectF(left, room.top() + (row + 0.5) * pitch - side / 2, side, side)
        is_marked = bed + 1 == block.marked
        painter.setBrush(TINT)
        painter.setPen(QPen(SOFT if is_marked else FAINT, (1.6 if is_marked else 0.8) * POINT))
        painter.drawEllipse(circle)
        if bed < block.taken and block.drawing:
            sprites.paint_svg(painter, block.drawing, circle)
        elif is_marked:
            sprites.paint_svg(
                painter, "asterisk", circle.adjusted(0.28 * side, 0.28 * side, -0.28 * side, -0.28 * side)
            )


def _picture(painter: QPainter, name: str, room: QRectF) -> None:
    side = min(room.width(), room.height())
    sprites.paint_svg(painter, name, QRectF(room.left(), room.top(), side, side))


def _frieze(painter: QPainter, block: Frieze, room: QRectF) -> None:
    ground = room.bottom() - 2.6 * MM
    belt = QRectF(room.left(), ground, room.width(), 2.6 * MM)
    painter.setPen(QPen(SOFT, 0.8 * POINT))
    painter.setBrush(TINT)
    painter.drawRoundedRect(belt, belt.height() / 2, belt.height() / 2)
    painter.setPen(QPen(FAINT, 1.1 * POINT, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for x in range(round(belt.left() + 4 * MM), round(belt.right() - 3 * MM), round(5 * MM)):
        middle, arm = belt.center().y(), 0.65 * MM
        painter.drawPolyline([QPointF(x + arm, middle - arm), QPointF(x, middle), QPointF(x + arm, middle + arm)])
    pitch = room.width() / len(block.drawings)
    side = min(pitch, ground - room.top() + 1.6 * MM)
    for number, name in enumerate(block.drawings):
        left = room.left() + (number + 0.5) * pitch - side / 2
        sprites.paint_svg(painter, name, QRectF(left, ground - side + 1.9 * MM, side, side))


def _canvas(painter: QPainter, block: Canvas, room: QRectF) -> None:
    pen = QPen(FAINT, 1.2 * POINT)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(room, 4 * MM, 4 * MM)
    painter.setPen(SOFT)
    painter.setFont(letters("small"))
    painter.drawText(room.adjusted(3 * MM, 2 * MM, -3 * MM, -2 * MM), int(Qt.AlignmentFlag.AlignLeft), block.note)


def _card(painter: QPainter, block: Card, room: QRectF) -> None:
    # Head, gap and lower margin: together the title and 2.5 pads, as `height` counts them.
    head = QRectF(room.left(), room.top(), room.width(), TITLE_HEIGHT + 0.8 * PAD)
    shape = QPainterPath()
    shape.addRoundedRect(room, 3 * MM, 3 * MM)
    band = QPainterPath()
    band.addRect(head)
    painter.fillPath(shape.intersected(band), TINT)
    pen = QPen(SOFT, 0.9 * POINT)
    if block.dotted:
        pen = QPen(SOFT, 1.4 * POINT, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        # Dashes of hardly any length with round ends are dots.
        pen.setDashPattern([0.1, 2.5])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    left = room.left() + PAD
    if block.drawing:
        side = TITLE_HEIGHT - 0.6 * MM
        sprites.paint_svg(painter, block.drawing, QRectF(left, head.center().y() - side / 2, side, side))
        left += side + 1.4 * MM
    painter.setPen(INK)
    painter.setFont(letters("heading"))
    painter.drawText(head.adjusted(left - head.left(), 0, 0, 0), int(Qt.AlignmentFlag.AlignVCenter), block.title)
    _stack(painter, block.blocks, room.adjusted(PAD, head.height() + 0.7 * PAD, -PAD, -PAD))


def _plan(painter: QPainter, plan: Plan, room: QRectF) -> None:
    """Paint the outlines to one scale in the middle of the room, and after all of them what is written in them."""
    bounds = QPolygonF([QPointF(x, y) for outline in plan.outlines for x, y in outline.points]).boundingRect()
    scale = min(room.width() / max(1.0, bounds.width()), room.height() / max(1.0, bounds.height()))
    start = room.center() - bounds.center() * scale
    for outline in plan.outlines:
        painter.setPen(QPen(SOFT, (1.0 if outline.label else 0.7) * POINT))
        painter.setBrush(TINT if outline.is_filled else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(QPolygonF([start + QPointF(x, y) * scale for x, y in outline.points]))
    for outline in plan.outlines:
        _label(painter, outline, start, scale)


def _label(painter: QPainter, outline: Outline, start: QPointF, scale: float) -> None:
    if not outline.label:
        return
    # What has no area is a note beside the things, and written softer than their signs.
    painter.setPen(INK if len(outline.points) > 1 else SOFT)
    painter.setFont(letters("small", 800 if len(outline.points) > 1 else 600))
    count = len(outline.points)
    middle = QPointF(sum(x for x, _ in outline.points) / count, sum(y for _, y in outline.points) / count)
    wide = QPointF(20 * POINT, 8 * POINT)
    at = start + middle * scale
    painter.drawText(QRectF(at - wide, at + wide), int(Qt.AlignmentFlag.AlignCenter), outline.label)


def _table(painter: QPainter, block: Table, room: QRectF) -> None:
    shares = block.shares or (1.0,) * len(block.titles)
    widths = [room.width() * share / sum(shares) for share in shares]
    lefts = list(accumulate([room.left(), *widths[:-1]]))
    # The head is a little higher than a row, as in `height`.
    tall = room.height() / (len(block.rows) + 1.15)
    head = QRectF(room.left(), room.top(), room.width(), tall * 1.15)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(TINT)
    painter.drawRoundedRect(head, 2 * MM, 2 * MM)
    drawings = block.title_drawings or ("",) * len(block.titles)
    painter.setFont(letters("small", 800))
    for title, drawing, left, width in zip(block.titles, drawings, lefts, widths, strict=True):
        _cell(painter, title, drawing, QRectF(left, head.top(), width, head.height()))
    painter.setFont(letters("body"))
    for number, row in enumerate(block.rows):
        top = head.bottom() + number * tall
        _table_row(painter, block, number, row, [QRectF(x, top, w, tall) for x, w in zip(lefts, widths, strict=True)])


def _table_row(painter: QPainter, block: Table, number: int, row: tuple[str, ...], cells: list[QRectF]) -> None:
    for column, (text, cell) in enumerate(zip(row, cells, strict=True)):
        drawing = block.drawings[number] if block.drawings and column == 0 else ""
        painter.setFont(letters("body", 800 if column == 0 else 600))
        _cell(painter, text, drawing, cell)
        painter.setPen(QPen(FAINT, 0.5 * POINT))
        if column:
            painter.drawLine(cell.topLeft(), cell.bottomLeft())
    painter.setPen(QPen(FAINT, 0.5 * POINT))
    painter.drawLine(cells[0].bottomLeft(), cells[-1].bottomRight())


def _cell(painter: QPainter, text: str, drawing: str, cell: QRectF) -> None:
    inside = cell.adjusted(1.2 * MM, 0, -1.2 * MM, 0)
    if drawing:
        side = min(5 * MM, cell.height() - 1 * MM)
        sprites.paint_svg(painter, drawing, QRectF(inside.left(), cell.center().y() - side / 2, side, side))
        inside.setLeft(inside.left() + side + 1.2 * MM)
    painter.setPen(INK)
    if " " in text and QFontMetricsF(painter.font()).horizontalAdvance(text) > inside.width():
        painter.drawText(inside, int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap), text)
    else:
        _fitted(painter, text, inside)


def _fitted(painter: QPainter, text: str, room: QRectF) -> None:
    """One line of text, made smaller until it fits, and cut off where that is not enough."""
    painter.save()
    font = painter.font()
    # By 0.4 points at a time, down to 6 points.
    while QFontMetricsF(font).horizontalAdvance(text) > room.width() and font.pixelSize() > 6 * POINT:
        font.setPixelSize(font.pixelSize() - 4)
    painter.setFont(font)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), shown)
    painter.restore()


def _fold(painter: QPainter, fold: Fold, page: QSizeF) -> None:
    y = fold.at * page.height()
    pen = QPen(SOFT, 0.8 * POINT)
    # The usual signs of folded paper: dashes for a valley, dashes and dots for a mountain.
    pen.setDashPattern([8, 5] if fold.way == OVER else [10, 4, 1.5, 4])
    painter.setPen(pen)
    painter.drawLine(QPointF(4 * MM, y), QPointF(page.width() - 4 * MM, y))
    painter.setPen(SOFT)
    painter.setFont(letters("small", 700))
    note = QRectF(MARGIN, y + 0.8 * MM, page.width() - 2 * MARGIN, 5 * MM)
    painter.drawText(note, int(Qt.AlignmentFlag.AlignHCenter), fold.note)
