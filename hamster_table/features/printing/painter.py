"""Draws a sheet as lines, letters and shapes, the same on paper, in a PDF and in the preview."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from hamster_table.features.printing.colours import HAIR, INK, SOFT, TINT
from hamster_table.features.printing.layout import (
    BED_GAP,
    BIGGEST_BED,
    GAP,
    MARGIN,
    MM,
    PAD,
    POINT,
    TITLE_HEIGHT,
    bed_rows,
    gap,
    height,
    letters,
    most,
    room_of,
    shared,
    shrunk,
    widths,
)
from hamster_table.features.printing.plan import paint_plan
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
    Picture,
    Plan,
    Row,
    Sheet,
    Table,
    Text,
)
from hamster_table.views.art import sprites


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
            paint_plan(painter, block, room)
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
    painter.setPen(QPen(HAIR, 0.7 * POINT))
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
        painter.setPen(QPen(SOFT if is_marked else HAIR, (1.6 if is_marked else 0.8) * POINT))
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
    painter.setPen(QPen(HAIR, 1.1 * POINT, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for x in range(round(belt.left() + 4 * MM), round(belt.right() - 3 * MM), round(5 * MM)):
        middle, arm = belt.center().y(), 0.65 * MM
        painter.drawPolyline([QPointF(x + arm, middle - arm), QPointF(x, middle), QPointF(x + arm, middle + arm)])
    pitch = room.width() / len(block.drawings)
    side = min(pitch, ground - room.top() + 1.6 * MM)
    for number, name in enumerate(block.drawings):
        left = room.left() + (number + 0.5) * pitch - side / 2
        sprites.paint_svg(painter, name, QRectF(left, ground - side + 1.9 * MM, side, side))


def _canvas(painter: QPainter, block: Canvas, room: QRectF) -> None:
    pen = QPen(HAIR, 1.2 * POINT)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(room, 4 * MM, 4 * MM)
    painter.setPen(SOFT)
    painter.setFont(letters("small"))
    painter.drawText(room.adjusted(3 * MM, 2 * MM, -3 * MM, -2 * MM), int(Qt.AlignmentFlag.AlignLeft), block.note)


def _card(painter: QPainter, block: Card, room: QRectF) -> None:
    # Head, gap and lower margin: together the title and 2.5 pads, as `layout.height` counts them.
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


def _table(painter: QPainter, block: Table, room: QRectF) -> None:
    shares = block.shares or (1.0,) * len(block.titles)
    widths = [room.width() * share / sum(shares) for share in shares]
    lefts = list(accumulate([room.left(), *widths[:-1]]))
    # The head is a little higher than a row, as in `layout.height`.
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
        painter.setPen(QPen(HAIR, 0.5 * POINT))
        if column:
            painter.drawLine(cell.topLeft(), cell.bottomLeft())
    painter.setPen(QPen(HAIR, 0.5 * POINT))
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
