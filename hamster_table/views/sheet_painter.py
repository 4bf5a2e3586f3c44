"""Draws a sheet as lines, letters and shapes, the same on paper, in a PDF and in the preview.

Lengths are tenths of a point, so that letters stand where they would on a fine printer, whatever the device.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from hamster_table.engine.sheets import (
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
    Row,
    Sheet,
    Table,
    Text,
    Zone,
)
from hamster_table.views import art
from hamster_table.views.theme import READING, TITLE

POINT = 10.0
MM = 72 / 25.4 * POINT

INK, SOFT, HAIR = QColor("#3A2618"), QColor("#6B5138"), QColor("#CDB48C")
TINT = QColor("#FBF5E6")
MARGIN = 12 * MM
ZONE_MARGIN = 6 * MM
GAP = 2.6 * MM
PAD = 2.4 * MM
TITLE_HEIGHT = 6.2 * MM
ROW = 6.4 * MM
BED, BIGGEST_BED, BED_GAP = 9.5 * MM, 16 * MM, 1.8 * MM
ENDLESS = 1e9

STEPS: dict[str, tuple[float, int, str]] = {
    "title": (21, 800, TITLE),
    "heading": (11, 800, READING),
    "body": (9.6, 600, READING),
    "small": (8.6, 600, READING),
}


def letters(step: str, weight: int | None = None) -> QFont:
    """The font of a step of the type scale on paper."""
    size, own_weight, family = STEPS[step]
    made = QFont([family, READING, "sans-serif"])
    made.setPixelSize(round(size * POINT))
    made.setWeight(QFont.Weight(weight or own_weight))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def paint_sheet(painter: QPainter, sheet: Sheet, page: QSizeF) -> None:
    """Paint the sheet onto a page of that size, in tenths of a point."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for zone in sheet.zones:
        _stack(painter, zone.blocks, _room(zone, sheet, page))
    for fold in sheet.folds:
        _fold(painter, fold, page)


def fits(sheet: Sheet, page: QSizeF) -> bool:
    """Whether everything on the sheet has its least height on such a page."""
    rooms = [(zone, _room(zone, sheet, page)) for zone in sheet.zones]
    return all(_stack_height(zone.blocks, room.width()) <= room.height() for zone, room in rooms)


def _room(zone: Zone, sheet: Sheet, page: QSizeF) -> QRectF:
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
            return _bed_rows(block) * (BED + BED_GAP) - BED_GAP
        case Picture() | Frieze():
            return block.height * MM
        case Canvas():
            return 26 * MM
        case Table():
            return ROW * (1.15 + len(block.rows))
        case Card():
            return TITLE_HEIGHT + 2.5 * PAD + _stack_height(block.blocks, width - 2 * PAD)
        case Row():
            return max(height(inner, w) for inner, w in zip(block.blocks, _widths(block, width), strict=True))
        case Column():
            return _stack_height(block.blocks, width)


def _most(block: Block, width: float) -> float:
    """The greatest height that suits a block."""
    least = height(block, width)
    match block:
        case Canvas():
            return ENDLESS
        case Table():
            return 2.0 * least
        case Beds():
            return max(least, _bed_rows(block) * (BIGGEST_BED + BED_GAP))
        case Card():
            inside = width - 2 * PAD
            more = sum(_most(one, inside) - height(one, inside) for one in block.blocks)
            return max(1.3 * least, least + more)
        case Row():
            return max(_most(one, w) for one, w in zip(block.blocks, _widths(block, width), strict=True))
        case Column():
            return least + sum(_most(one, width) - height(one, width) for one in block.blocks)
        case _:
            return least


def _stack_height(blocks: Sequence[Block], width: float) -> float:
    heights = [tall for block in blocks if (tall := height(block, width))]
    return sum(heights) + _gap(blocks) * max(0, len(heights) - 1)


def _gap(blocks: Sequence[Block]) -> float:
    """Paragraphs stand closer together than other things."""
    return 0.5 * GAP if all(isinstance(block, Text) and block.step == "small" for block in blocks) else GAP


def _text_height(block: Text, width: float) -> float:
    box = QFontMetricsF(letters(block.step)).boundingRect(
        QRectF(0, 0, width, 1e6), Qt.TextFlag.TextWordWrap, block.text
    )
    # Baloo leaves more room round its letters than a title needs.
    return box.height() * (0.62 if block.step == "title" else 1)


def _bed_rows(block: Beds) -> int:
    columns = block.columns or block.count
    return -(-block.count // columns)


def _widths(block: Row, width: float) -> list[float]:
    shares = block.shares or (1.0,) * len(block.blocks)
    room = width - GAP * (len(shares) - 1)
    return [room * share / sum(shares) for share in shares]


# Painting


def _stack(painter: QPainter, blocks: Sequence[Block], room: QRectF) -> None:
    """Paint blocks one below the other; what room is left is shared by those that can use it."""
    shown = [block for block in blocks if height(block, room.width())]
    gap = _gap(blocks)
    least = [height(block, room.width()) for block in shown]
    most = [_most(block, room.width()) for block in shown]
    y = room.top()
    for block, tall in zip(shown, _shared(least, most, room.height() - gap * max(0, len(shown) - 1)), strict=True):
        paint(painter, block, QRectF(room.left(), y, room.width(), tall))
        y += tall + gap


def _shared(least: Sequence[float], most: Sequence[float], room: float) -> list[float]:
    """Heights between least and most that fill the room as far as they can, the smallest wishes first."""
    heights = list(least)
    left = room - sum(least)
    hungry = sorted((n for n in range(len(least)) if most[n] > least[n]), key=lambda n: most[n] - least[n])
    for turn, n in enumerate(hungry):
        more = max(0.0, min(most[n] - least[n], left / (len(hungry) - turn)))
        heights[n] += more
        left -= more
    return heights


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
        case Table():
            _table(painter, block, room)
        case Card():
            _card(painter, block, room)
        case Row():
            _row(painter, block, room)
        case Column():
            _stack(painter, block.blocks, room)


def _row(painter: QPainter, block: Row, room: QRectF) -> None:
    widths = _widths(block, room.width())
    lefts = accumulate([room.left(), *(width + GAP for width in widths[:-1])])
    for inner, left, width in zip(block.blocks, lefts, widths, strict=True):
        paint(painter, inner, QRectF(left, room.top(), width, room.height()))


def _text(painter: QPainter, block: Text, room: QRectF) -> None:
    side = Qt.AlignmentFlag.AlignRight if block.align == "right" else Qt.AlignmentFlag.AlignLeft
    painter.setFont(letters(block.step))
    painter.setPen(SOFT if block.step == "small" else INK)
    tall = QFontMetricsF(painter.font()).height()
    if block.step == "title":
        _fitted(painter, block.text, QRectF(room.left(), room.center().y() - tall / 2, room.width(), tall))
        return
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
    columns, rows = block.columns or block.count, _bed_rows(block)
    pitch = room.height() / rows
    side = min(BIGGEST_BED, room.width() / columns - BED_GAP, pitch - BED_GAP * (rows > 1))
    for bed in range(block.count):
        row, column = divmod(bed, columns)
        in_row = min(columns, block.count - row * columns)
        left = room.center().x() - (in_row * (side + BED_GAP) - BED_GAP) / 2 + column * (side + BED_GAP)
        circle = QRectF(left, room.top() + (row + 0.5) * pitch - side / 2, side, side)
        is_marked = bed + 1 == block.marked
        painter.setBrush(TINT)
        painter.setPen(QPen(SOFT if is_marked else HAIR, (1.6 if is_marked else 0.8) * POINT))
        painter.drawEllipse(circle)
        if bed < block.taken and block.drawing:
            art.paint_svg(painter, block.drawing, circle)
        elif is_marked:
            art.paint_svg(painter, "asterisk", circle.adjusted(0.28 * side, 0.28 * side, -0.28 * side, -0.28 * side))


def _picture(painter: QPainter, name: str, room: QRectF) -> None:
    side = min(room.width(), room.height())
    art.paint_svg(painter, name, QRectF(room.left(), room.top(), side, side))


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
        art.paint_svg(painter, name, QRectF(left, ground - side + 1.9 * MM, side, side))


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
    head = QRectF(room.left(), room.top(), room.width(), TITLE_HEIGHT + 0.8 * PAD)
    shape = QPainterPath()
    shape.addRoundedRect(room, 3 * MM, 3 * MM)
    band = QPainterPath()
    band.addRect(head)
    painter.fillPath(shape.intersected(band), TINT)
    pen = QPen(SOFT, 0.9 * POINT)
    if block.dotted:
        pen = QPen(SOFT, 1.4 * POINT, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.1, 2.5])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    left = room.left() + PAD
    if block.drawing:
        side = TITLE_HEIGHT - 0.6 * MM
        art.paint_svg(painter, block.drawing, QRectF(left, head.center().y() - side / 2, side, side))
        left += side + 1.4 * MM
    painter.setPen(INK)
    painter.setFont(letters("heading"))
    painter.drawText(head.adjusted(left - head.left(), 0, 0, 0), int(Qt.AlignmentFlag.AlignVCenter), block.title)
    _stack(painter, block.blocks, room.adjusted(PAD, head.height() + 0.7 * PAD, -PAD, -PAD))


def _table(painter: QPainter, block: Table, room: QRectF) -> None:
    shares = block.shares or (1.0,) * len(block.titles)
    widths = [room.width() * share / sum(shares) for share in shares]
    lefts = list(accumulate([room.left(), *widths[:-1]]))
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
        art.paint_svg(painter, drawing, QRectF(inside.left(), cell.center().y() - side / 2, side, side))
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
    while QFontMetricsF(font).horizontalAdvance(text) > room.width() and font.pixelSize() > 6 * POINT:
        font.setPixelSize(font.pixelSize() - 4)
    painter.setFont(font)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), shown)
    painter.restore()


def _fold(painter: QPainter, fold: Fold, page: QSizeF) -> None:
    y = fold.at * page.height()
    pen = QPen(SOFT, 0.8 * POINT)
    pen.setDashPattern([8, 5] if fold.way == OVER else [10, 4, 1.5, 4])
    painter.setPen(pen)
    painter.drawLine(QPointF(4 * MM, y), QPointF(page.width() - 4 * MM, y))
    painter.setPen(SOFT)
    painter.setFont(letters("small", 700))
    note = QRectF(MARGIN, y + 0.8 * MM, page.width() - 2 * MARGIN, 5 * MM)
    painter.drawText(note, int(Qt.AlignmentFlag.AlignHCenter), fold.note)
