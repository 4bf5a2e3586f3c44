"""Drawings are all there, are drawn once per size, and are not empty."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from hamster_table.system import resources
from hamster_table.views.art import materials, sprites, theme
from hamster_table.views.art.theme import DARK, HIGH_CONTRAST, LIGHT, SEATS

FOUND = [*resources.path("pieces").glob("*.svg"), *resources.path("icons").glob("icon-*.svg")]
DRAWINGS = sorted(path.stem for path in FOUND)


def ink(image):
    """How many of the pixels have something on them."""
    small = image.scaled(40, 40)
    return sum(small.pixelColor(x, y).alpha() > 20 for x in range(40) for y in range(40))


@pytest.mark.parametrize("name", DRAWINGS)
def test_every_drawing_is_drawn(name):
    assert sprites.renderer(name).isValid()
    assert ink(sprites.svg(name, 48, 48).toImage()) > 30


def test_parsed_drawings_are_kept_for_one_table_only():
    for path in FOUND:
        if not path.stem.startswith("icon-"):
            sprites.renderer(path.stem)
    assert sprites.renderer.cache_info().currsize <= sprites.PARSED < len(DRAWINGS)


@pytest.mark.parametrize("state", sprites.RACER_STATES)
@pytest.mark.parametrize("seat", range(5))
def test_every_hamster_is_drawn_in_every_state(seat, state):
    assert ink(sprites.racer(seat, 64, state).toImage()) > 200 or state == "eaten"


def test_a_drawing_is_kept_per_size_ratio_shadow_and_theme():
    first = sprites.badge(0, 28)
    assert sprites.badge(0, 28).cacheKey() == first.cacheKey()
    others = [
        sprites.badge(1, 28),
        sprites.badge(0, 30),
        sprites.badge(0, 28, 2.0),
        sprites.badge(0, 28, shadow_level=1),
    ]
    theme.set_theme(DARK)
    others.append(sprites.badge(0, 28))
    assert len({drawn.cacheKey() for drawn in [first, *others]}) == 6


def test_a_drawing_has_the_pixels_of_its_screen_and_room_for_its_shadow():
    drawn = sprites.chip(2, 30, dpr=2.0, shadow_level=2)
    side = 30 + 2 * sprites.shadow_margin(2)
    assert drawn.width() == 2 * side
    assert drawn.deviceIndependentSize().toSize().width() == side


@pytest.mark.parametrize("size", [(0, 1), (1, 0), (0, 0)])
def test_what_is_grown_to_nothing_has_no_shadow(size):
    image = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.translate(50, 50)
        painter.scale(*size)
        materials.shadow(painter, QRectF(-40, -40, 80, 80), 8, 2)
    assert ink(image) == 0


def test_a_shadow_falls_below_and_high_contrast_has_none():
    def below(drawn):
        image, margin = drawn.toImage(), sprites.shadow_margin(4)
        return image.pixelColor(image.width() // 2, image.height() - margin + 6).alpha()

    assert below(sprites.badge(0, 60, shadow_level=4)) > 20
    theme.set_theme(HIGH_CONTRAST)
    assert below(sprites.badge(0, 60, shadow_level=4)) == 0


def test_an_icon_takes_its_colour():
    image = sprites.icon("home", QColor("#FF0000"), 48).toImage()
    seen = {
        image.pixelColor(x, y).name() for x in range(48) for y in range(48) if image.pixelColor(x, y).alpha() == 255
    }
    assert seen == {"#ff0000"}


@pytest.mark.parametrize("look", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda look: look.name)
def test_the_table_covers_the_window_and_is_drawn_once_while_it_is_resized_a_little(look):
    theme.set_theme(look)
    table = materials.wood_table(310, 190, 2.0)
    assert (table.width(), table.height()) == (640, 384)
    assert materials.wood_table(320, 192, 2.0).cacheKey() == table.cacheKey()
    grey = table.toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    assert (len({grey.pixelColor(x, 100).value() for x in range(640)}) == 1) == look.high_contrast


def test_the_five_patterns_differ_without_their_colours():
    def tile(seat):
        image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        painter.fillRect(image.rect(), materials.pattern(seat))
        painter.end()
        return tuple(image.pixelColor(x, y) != SEATS[seat].fill for x in range(48) for y in range(48))

    assert len({tile(seat) for seat in range(5)}) == 5


def test_paint_svg_draws_shapes_for_paper():
    image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    sprites.paint_svg(painter, "racer-moon", QRectF(0, 0, 60, 60))
    painter.end()
    assert ink(image) > 200


@pytest.mark.parametrize("size", [(0, 40), (40, 0), (-3, 40), (0.4, 0.4)])
def test_wood_for_which_there_is_no_room_is_not_painted(size):
    image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    before = image.copy()
    painter = QPainter(image)
    materials.wooden(painter, QRectF(10, 10, *size), shadow_level=2)
    painter.end()
    assert image == before


def test_the_shadow_of_a_round_thing_is_round(letters):
    image = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    materials.shadow(painter, QRectF(20, 20, 80, 80), 40, 2)
    painter.end()
    for x, y in ((30, 30), (89, 30)):
        assert image.pixelColor(x, y).alpha() < 8, "outside the circle"
    assert image.pixelColor(60, 60).alpha() > 40


@pytest.mark.parametrize("dpr", [1, 1.25, 1.5, 1.75])
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_the_parts_of_a_shadow_meet_at_every_density(dpr, left):
    picture = QImage(round(200 * dpr), round(90 * dpr), QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(dpr)
    picture.fill("white")
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(left, left / 2)
    materials.shadow(painter, QRectF(20, 15, 123, 51), 10, 2)
    painter.end()
    for y in range(picture.height()):
        row = [picture.pixelColor(x, y).lightness() for x in range(picture.width())]
        turns = [b for a, b, c in zip(row, row[1:], row[2:], strict=False) if a == c != b and abs(a - b) > 1]
        assert turns == [], "a line where two parts meet"
