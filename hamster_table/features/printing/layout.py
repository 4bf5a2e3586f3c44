"""How high the blocks of a sheet are, and how they share the room of a page.

Lengths are tenths of a point, so that letters stand where they would on a fine printer, whatever the device.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from hamster_table.features.printing.sheets import (
    Beds,
    Block,
    Canvas,
    Card,
    Column,
    Field,
    Frieze,
    Picture,
    Plan,
    Row,
    Table,
    Text,
    Zone,
)
from hamster_table.views.art.theme import READING, TITLE

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
    return made


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
