"""What a card of a dam shows."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from hamster_table.models.hamsterdam.shown import CardShown
from hamster_table.views.art import theme
from hamster_table.views.hamsterdam.drawings.cards import Face, draw_card, water_top

DRY = CardShown(number=7, orange=3, blue=0, is_wet=False, is_flipped=False, is_empty=False)


def test_on_a_wide_low_card_there_is_water_all_the_same(qapp):
    theme.set_text_scale(2.0)
    area = QRectF(0, 0, 181, 120)
    assert area.bottom() - water_top(area, is_large=True) > 20


def rows(face, height):
    """The pixels of a card that is so high, line by line, but for its edge."""
    image = QImage(96, height, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    draw_card(painter, QRectF(image.rect()), face, 0)
    painter.end()
    return [[image.pixel(x, y) for x in range(10, 86)] for y in range(10, height - 10)]


@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("height", [100, 120, 140, 200])
def test_water_stands_below_what_is_written_on_a_card(qapp, height, scale):
    theme.set_theme(theme.HIGH_CONTRAST)  # where nothing else is on a card
    theme.set_text_scale(scale)
    dry, wet = (rows(Face(replace(DRY, is_wet=is_wet), is_large=True), height) for is_wet in (False, True))
    written = max(n for n, row in enumerate(dry) if len(set(row)) > 1)
    assert min(n for n, (row, other) in enumerate(zip(dry, wet, strict=True)) if row != other) > written
