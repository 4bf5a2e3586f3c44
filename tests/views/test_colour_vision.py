"""Never by colour alone: what people with protanopia, deuteranopia or tritanopia hardly tell apart differs in form.

Each group has its colours in every theme and the signs that carry the difference, which are drawn as the program draws
them. The forms are compared without any hue.
"""

from functools import cache

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QTransform

from hamster_table.engine.hamsterrolle.actions import KINDS
from hamster_table.engine.run_hamster_run.actions import BITE, DEEDS, REST, RUN, THROW, TRAITS
from hamster_table.views.art import materials, sprites, theme
from hamster_table.views.art.seat_symbols import symbol
from hamster_table.views.art.theme import SEATS, THEMES
from hamster_table.views.board.items import Glow, SpotItem
from hamster_table.views.graphs.painter import line_pen
from hamster_table.views.hamsterdam.drawings.cards import BLUE, ORANGE
from hamster_table.views.hamsterrolle.render3d.meshes import COLOURS
from hamster_table.views.hamsterrolle.render3d.shading import draw_icon
from hamster_table.views.run_hamster_run.drawings.seat_panels import ICONS, TAG_FILLS
from hamster_table.views.widgets.badge import paint_tick
from tests.views.colour_vision import CLOSE, SIDE, VISIONS, close_pairs, difference, distance, form

LOOKS = pytest.mark.parametrize("look", THEMES.values(), ids=THEMES)
APART = 0.01
"""Forms that differ in so large a share of their pixels are told apart: a mark of 5 by 5 pixels out of 48 by 48."""
SYMBOLS = [look.symbol for look in SEATS]


def svg(name):
    return lambda painter, room: sprites.paint_svg(painter, name, room)


def assert_apart(colours, signs):
    """Where two of the colours come too close, every sign differs in form. *signs*: by name and member, what draws."""
    seen = cache(lambda sign, name: form(signs[sign][name]))
    same = [
        (sign, one, other)
        for one, other in close_pairs(colours)
        for sign in signs
        if difference(seen(sign, one), seen(sign, other)) < APART
    ]
    assert not same, "told apart by colour alone"


# The measure itself


@pytest.mark.parametrize("vision", VISIONS)
def test_greys_look_the_same_to_all(vision):
    assert distance("#FFFFFF", "#000000", vision) == pytest.approx(100, abs=0.5)
    assert distance("#FFFFFF", "#FEFEFE", vision) < 1


def test_each_vision_takes_other_colours_for_one():
    green, red, blue = "#5F8A3C", "#A87432", "#2F7E8E"
    assert distance(green, red, "deuteranopia") < CLOSE < distance(green, blue, "deuteranopia")
    assert distance("#2F8F5B", blue, "tritanopia") < CLOSE < distance("#2F8F5B", blue, "deuteranopia")


def test_a_form_has_no_hue():
    def disc(colour):
        def draw(painter, room):
            painter.setBrush(QColor(colour))
            painter.drawEllipse(room.adjusted(8, 8, -8, -8))

        return draw

    assert difference(form(disc("#1273B8")), form(disc("#08825F"))) == 0
    assert difference(form(disc("#1273B8")), form(svg("badge-moon"))) > APART


# The seats


def chart_line(seat):
    def draw(painter, room):
        painter.setPen(line_pen(SEATS[seat].fill, SEATS[seat].dash, 4))
        painter.drawLine(QPointF(0, 8), QPointF(SIDE, 8))
        painter.fillPath(QTransform.fromTranslate(24, 30).scale(26, 26).map(symbol(seat)), SEATS[seat].fill)

    return draw


def spine(seat):
    return lambda painter, room: materials.spine(painter, room, seat)


PICTURES_OF_SEATS = ("badge-{}", "chip-{}", "chip-{}-down", "racer-{}", "house-{}", "host-{}-up")
SIGNS_OF_SEATS = {
    **{name: {one: svg(name.format(one)) for one in SYMBOLS} for name in PICTURES_OF_SEATS},
    "pattern": {one: spine(seat) for seat, one in enumerate(SYMBOLS)},
    "line": {one: chart_line(seat) for seat, one in enumerate(SYMBOLS)},
}


@LOOKS
def test_seats_are_known_by_symbol_and_pattern(look):
    theme.set_theme(look)
    for part in ("fill", "line", "text"):
        assert_apart({one.symbol: getattr(one, part) for one in SEATS}, SIGNS_OF_SEATS)


@pytest.mark.parametrize("seat", SYMBOLS)
def test_a_chip_that_lies_face_down_is_known_as_such_without_its_colour(seat):
    assert difference(form(svg(f"chip-{seat}")), form(svg(f"chip-{seat}-down"))) > 5 * APART


# The games


def piece(kind):
    return lambda painter, room: draw_icon(painter, room.center(), kind, 0.4, 0)


@LOOKS
def test_kinds_of_pieces_are_known_by_their_shape(look):
    theme.set_theme(look)
    pieces = {kind: piece(n) for n, kind in enumerate(KINDS)}
    printed = {kind: svg(f"wheel-{kind}") for kind in KINDS}
    assert_apart(dict(zip(KINDS, COLOURS, strict=False)), {"tray": pieces, "sheet": printed})


def test_traits_are_known_by_their_icons_which_have_no_colour_of_their_own():
    icons = {trait: svg(ICONS[trait]) for trait in TRAITS}
    assert_apart(dict.fromkeys(TRAITS, "#808080"), {"icon": icons})


def test_actions_are_known_by_their_icons():
    fills = {deed: TAG_FILLS[deed] for deed in DEEDS}
    assert set(fills) == {BITE, RUN, THROW, REST}
    signs = {deed: lambda p, r, deed=deed: sprites.draw_icon(p, r, deed, QColor("#000000")) for deed in DEEDS}
    assert_apart(fills, {"icon": signs})


def test_the_dots_of_dam_cards_and_the_water_on_them_are_told_apart():
    """The two dots by colour, which every eye sees; a flood token by its shape."""
    assert not close_pairs({"orange": ORANGE, "blue": BLUE})
    signs = {"water": svg("flood-token"), "blue": svg("dot-blue"), "orange": svg("dot-orange")}
    assert_apart({"water": theme.theme().water, "blue": BLUE, "orange": ORANGE}, {"token": signs})


# What is marked on the table


def spot(glow):
    def draw(painter, room):
        item = SpotItem(("a", 0))
        item.set_geometry(room)
        item.show_glow(glow)
        item.paint(painter, None)

    return draw


@LOOKS
def test_marks_on_the_table_differ_in_form(look):
    """Legal and refused places, the home of a piece, what is done and water: by frame, dashes, tick and drop."""
    theme.set_theme(look)
    marks = {
        "legal": spot(Glow.LEGAL), "possible": spot(Glow.POSSIBLE), "danger": spot(Glow.REFUSED),
        "focus": spot(Glow.READY), "done": paint_tick, "water": svg("flood-token"),
    }  # fmt: skip
    forms = {name: form(draw, look.card.name()) for name, draw in marks.items()}
    names = list(forms)
    same = [(a, b) for a in names for b in names if a < b and difference(forms[a], forms[b]) < APART]
    assert not same
