"""The cards of the specials: three short lines that fit, at any size of the text, and the way to the whole wording."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from hamster_table.engine.hamsterdam.actions import KINDS, NAPSTER, SWIMSTER
from hamster_table.engine.hamsterdam.specials.texts import WORDINGS
from hamster_table.engine.hamsterdam.state import HamsterdamSetup, initial_state
from hamster_table.models.hamsterdam.ability_texts import special_lines
from hamster_table.models.hamsterdam.shown import SpecialShown, offer_shown
from hamster_table.views.art import theme
from hamster_table.views.board.items import Glow, SpotItem
from hamster_table.views.hamsterdam.drawings.special_card import SMALLEST, letters_that_fit, lines_height, lines_in
from hamster_table.views.hamsterdam.layout import plan
from hamster_table.views.hamsterdam.special_lists import OfferDrawing, RowDrawing, offer_places
from tests.engine.hamsterdam.language import ROLL, go, roll, table
from tests.views.hamsterdam.at_dam import at, sit_down, special

LONGEST = 52
STATE = initial_state(HamsterdamSetup(seats=2))


@pytest.fixture
def here(qtbot):
    theme.set_pace(0.0)
    match = table(ROLL, "5:hh 6:Momster 7:Spinster,h 8:h", "7:h 8:h")
    go(match, roll(3, 4))
    return sit_down(qtbot, match)


def row(name):
    return ("row", special(name)[1])


def test_every_special_has_three_short_lines_in_the_order_of_its_rules():
    assert len(WORDINGS) == len(KINDS)
    assert all(0 < len(line) <= LONGEST and not line.endswith(".") for one in WORDINGS for line in one.card)
    # What costs the movement, the rules say so too; and whoever leaves or turns.
    for ability in WORDINGS:
        lines = ability.card
        assert ("movement" in lines[2]) == ("skipped movement" in ability.chapter.says[2]), lines
        assert ("ordinary" in lines[2]) == ("turns to its ordinary" in ability.chapter.says[2]), lines
        assert ("reserve" in lines[2]) == ("reserve" in ability.chapter.says[2]), lines


@pytest.mark.parametrize("count", [2, 4, 6, 8])
@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_they_fit_onto_the_sheets_from_which_one_keeps(qapp, count, scale):
    theme.set_text_scale(scale)
    sheets = offer_places(plan(QSizeF(1228, 684), 4, 0, True).band, count)
    for kind in range(len(KINDS)):
        lines = special_lines(STATE, 2 * kind)
        head, rest = OfferDrawing()._words(sheets[0])
        size = letters_that_fit(lines, rest.width(), rest.height(), round(13 * scale))
        assert size >= SMALLEST and lines_height(lines, rest.width(), size) <= rest.height(), KINDS[kind]
        assert head.bottom() <= rest.top() and rest.bottom() <= sheets[0].bottom()


@pytest.mark.parametrize("high", [12, 16, 20, 28])
@pytest.mark.parametrize("glow", [Glow.LEGAL, Glow.POSSIBLE, Glow.REFUSED])
def test_in_the_list_no_name_is_higher_than_its_line_nor_covered_by_its_frame(qapp, high, glow):
    theme.set_text_scale(1.3)
    area, picture = QRectF(20, 20, 120, high), QImage(160, 80, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    drawing = RowDrawing()
    drawing.show_as(area, SpecialShown(0, "Ninjaster", "", True, False, False))
    drawing.draw(painter, area)
    assert painter.font().pixelSize() <= max(high, 8)
    picture.fill(Qt.GlobalColor.white)
    place = SpotItem(("row", 0))
    place.set_geometry(area, 10, True)
    place.show_glow(glow)
    place.paint(painter, None)
    painter.end()
    middle = [picture.pixel(80, 20 + y) for y in range(round(0.15 * high), round(0.85 * high))]
    assert len(set(middle)) == 1


@pytest.mark.parametrize("look", [theme.LIGHT, theme.HIGH_CONTRAST], ids=["light", "contrast"])
def test_in_a_low_list_those_that_can_be_used_are_told_without_their_colour(qapp, look):
    theme.set_theme(look)
    area, pictures = QRectF(10, 10, 180, 24), []
    for is_open in (False, True):
        picture = QImage(200, 44, QImage.Format.Format_RGB32)
        picture.fill(look.card)
        painter = QPainter(picture)
        drawing = RowDrawing()
        drawing.show_as(area, SpecialShown(NAPSTER, "Napster", "", is_open, False, False))
        drawing.draw(painter, area)
        painter.end()
        pictures.append(bytes(picture.convertToFormat(QImage.Format.Format_Grayscale8).constBits()))
    assert sum(abs(one - other) > 60 for one, other in zip(*pictures, strict=True)) > 300


@pytest.mark.parametrize("size", [(853, 365), (960, 385), (1228, 500)])
@pytest.mark.parametrize("count", [2, 4, 6, 8])
def test_on_a_low_table_nothing_is_written_below_the_sheets(qapp, size, count):
    sheet = offer_places(plan(QSizeF(*size), 2, 0, True).band, count)[0]
    _, rest = OfferDrawing()._words(sheet)
    for kind in range(len(KINDS)):
        drawing = OfferDrawing()
        drawing.shown = offer_shown(STATE, 2 * kind, False)
        picture = QImage(*size, QImage.Format.Format_RGBA8888)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        drawing.draw(painter, sheet)
        painter.end()
        below = picture.copy(0, int(sheet.bottom()) + 2, size[0], size[1] - int(sheet.bottom()) - 2)
        # Only the shadow of the paper.
        assert max(bytes(below.constBits())[3::4]) < 200, KINDS[kind]
        # Of up to four all is said; of more at least what they do.
        assert lines_in(special_lines(STATE, 2 * kind), rest.width(), rest.height(), SMALLEST) >= (
            3 if count < 6 else 1
        )


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_the_card_at_a_place_holds_all_its_lines_and_lies_on_the_table(here, scale):
    theme.set_text_scale(scale)
    for name in ("Momster", "Spinster"):
        here.notes.show(row(name))
        note = here.notes.drawing
        assert here.rect().toRectF().contains(note.area)
        assert note.link.width() > 60 and note.area.contains(note.link)


def test_cards_of_a_players_own_say_what_is_printed_on_them():
    state = initial_state(HamsterdamSetup(seats=2))
    state.cards = "Napster=roll/flips; Swimster=movement"
    assert special_lines(STATE, 2 * NAPSTER).price == "No price"
    assert special_lines(state, 2 * NAPSTER).price == "Turns ordinary"
    assert special_lines(state, 2 * SWIMSTER).when == "In the movement"


def test_a_press_on_a_special_that_cannot_act_shows_its_card_and_the_way_leads_to_its_rules(here):
    asked = []
    here.ruling_asked.connect(asked.append)
    QTest.mouseClick(here.viewport(), Qt.MouseButton.LeftButton, pos=at(here, row("Momster")))
    assert here.notes.drawing.isVisible() and here.notes.drawing.shown.title == "Momster"
    link = here.mapFromScene(QPointF(here.notes.drawing.link.right() - 10, here.notes.drawing.link.center().y()))
    QTest.mouseMove(here.viewport(), link)
    assert here.notes.drawing.isVisible()
    QTest.mouseClick(here.viewport(), Qt.MouseButton.LeftButton, pos=link)
    assert asked == ["momster"]


def test_a_key_leads_there_too(here):
    asked = []
    here.ruling_asked.connect(asked.append)
    here.setFocus()
    here.spot_cursor.set(row("Spinster"))
    QTest.keyClick(here, Qt.Key.Key_I)
    assert asked == ["spinster"]
