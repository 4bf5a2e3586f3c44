"""The pages of a print-and-play kit: its cover, its parts with crop marks, bleed and a ruler, and its sheets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pkgutil import resolve_name

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from hamster_table.engine.game import Game
from hamster_table.features.printing.kit import (
    BLEED,
    GUTTER,
    HEADER,
    MARGIN,
    RULER,
    Page,
    Part,
    Placed,
    cover,
    pack,
    room_of,
)  # fmt: skip
from hamster_table.features.printing.painter import MM
from hamster_table.features.printing.print_art import (
    CUT,
    FAINT,
    INK,
    draw_ruler,
    draw_words,
    hairline,
    print_colours,
)  # fmt: skip
from hamster_table.features.printing.prints import prints_of
from hamster_table.features.printing.sheets import Sheet, Tr
from hamster_table.models import messages
from hamster_table.models.storage import custom_parts
from hamster_table.models.texts import translate
from hamster_table.views.art.theme import TITLE

Paint = Callable[[QPainter, Part, QRectF, bool], None]
"""Paints a part, in millimetres: its trimmed edge, with `BLEED` of colour beyond it, and whether with little ink."""

LEFT, CENTRE = (
    Qt.AlignmentFlag.AlignLeft.value | Qt.AlignmentFlag.AlignVCenter.value,
    Qt.AlignmentFlag.AlignCenter.value,
)
MARK_LENGTH = 2.6
"""The length of a crop mark, a little less than its gutter is wide."""


@dataclass(frozen=True, slots=True)
class KitPage:
    """A page of parts."""

    title: str
    placed: Page
    paint: Paint
    low_ink: bool


def kit_pages(game: Game, paper: str, low_ink: bool, tr: Tr) -> tuple[Sheet | KitPage, ...]:
    """The kit of a game that has one, for this paper; with the parts of whoever owns the box, if there is a file of
    them. Raises `ValueError` where that cannot be used."""
    prints = prints_of(game)
    assert prints.kit is not None
    kit, paint = prints.kit(tr, custom_parts.read(game) or ""), resolve_name(prints.paint_part)
    pages = pack(kit.parts, *room_of(paper))
    words = translate("Print", "{game} · parts {n} of {count}")
    return (
        cover(game.title, kit, tr, messages.measure),
        *(
            KitPage(words.format(game=game.title, n=n, count=len(pages)), page, paint, low_ink)
            for n, page in enumerate(pages, 1)
        ),
        *kit.sheets,
    )


def paint_kit_page(painter: QPainter, page: KitPage, size: QSizeF) -> None:
    """Paint a page of parts onto paper of that size, in tenths of a point."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    with print_colours():
        painter.save()
        painter.scale(MM, MM)
        width, height = size.width() / MM, size.height() / MM
        painter.setPen(INK)
        draw_words(painter, page.title, QRectF(MARGIN, MARGIN, width - 2 * MARGIN, 6), 4.4, 800, TITLE, LEFT)
        _paint_foot(painter, width, height)
        painter.translate(MARGIN, MARGIN + HEADER)
        marks = [line for placed in page.placed for line in crop_marks(trimmed(placed))]
        for placed in page.placed:
            _paint_part(painter, placed, page)
            _paint_caption(painter, placed, marks)
        painter.restore()


def trimmed(placed: Placed) -> QRectF:
    """The edge of a part in the room of its page, in millimetres."""
    return QRectF(placed.x, placed.y, placed.part.width, placed.part.height)


def _paint_foot(painter: QPainter, width: float, height: float) -> None:
    base = height - MARGIN - 4.2
    draw_ruler(painter, MARGIN, base, RULER)
    painter.setPen(INK)
    draw_words(painter, f"{RULER} mm", QRectF(MARGIN, base + 0.4, RULER, 3.6), 2.8)
    advice = translate("Print", "Print at 100 %. Cut at the crop marks; fold along dashed lines.")
    draw_words(
        painter, advice, QRectF(MARGIN + RULER + 6, base - 3.4, width - 2 * MARGIN - RULER - 6, 4), 2.8, flags=LEFT
    )


def _paint_part(painter: QPainter, placed: Placed, page: KitPage) -> None:
    edge, part = trimmed(placed), placed.part
    painter.save()
    # Nothing of a part lies in a gutter, where the marks of its neighbours are.
    painter.setClipRect(edge.adjusted(-BLEED, -BLEED, BLEED, BLEED))
    page.paint(painter, part, edge, page.low_ink)
    painter.restore()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if part.is_round:
        hairline(painter)
        painter.drawEllipse(edge)
    elif page.low_ink:
        hairline(painter, FAINT)
        painter.drawRect(edge)
    _paint_folds(painter, part, edge)
    hairline(painter, INK)
    painter.drawLines(crop_marks(edge))


def _paint_caption(painter: QPainter, placed: Placed, marks: Sequence[QLineF]) -> None:
    """What a part is called, in the gutter below it."""
    if placed.part.caption:
        painter.setPen(INK)
        draw_words(painter, placed.part.caption, caption_room(placed, marks), 2.4, flags=CENTRE)


def caption_room(placed: Placed, marks: Sequence[QLineF]) -> QRectF:
    """The gutter below a part, or the widest piece of it between the crop marks of the parts below."""
    edge = trimmed(placed)
    below = QRectF(edge.left() + 0.6, edge.bottom() + BLEED, edge.width() - 1.2, GUTTER)
    crossing = sorted(
        {
            line.x1()
            for line in marks
            if line.dx() == 0 and below.intersects(QRectF(line.p1(), line.p2()).normalized().adjusted(-0.1, 0, 0.1, 0))
        }
    )
    ends = [below.left(), *crossing, below.right()]
    left, right = max(pairwise(ends), key=lambda piece: piece[1] - piece[0])
    return QRectF(left + 0.4, below.top(), right - left - 0.8, below.height())


def crop_marks(edge: QRectF) -> list[QLineF]:
    """Two strokes at each corner of an edge, in line with it, beyond the bleed."""
    lines = []
    for x, right in ((edge.left(), -1), (edge.right(), 1)):
        for y, down in ((edge.top(), -1), (edge.bottom(), 1)):
            for way in (QPointF(right, 0), QPointF(0, down)):
                corner = QPointF(x, y)
                lines.append(QLineF(corner + way * BLEED, corner + way * (BLEED + MARK_LENGTH)))
    return lines


def _paint_folds(painter: QPainter, part: Part, edge: QRectF) -> None:
    hairline(painter, CUT, 0.2, dashed=True)
    for fold in part.folds:
        y = edge.top() + fold
        painter.drawLine(QLineF(edge.left() - BLEED - MARK_LENGTH, y, edge.right() + BLEED + MARK_LENGTH, y))
