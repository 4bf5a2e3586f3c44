"""How large letters are on this table: nothing is written smaller than 12 pixels."""

import re

import pytest
from PySide6.QtCore import QBuffer, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtSvg import QSvgGenerator

from hamster_table.engine.run_hamster_run import deeds
from hamster_table.engine.run_hamster_run.actions import TRAITS
from hamster_table.engine.run_hamster_run.round import AllocatePluck, DeclareDeed
from hamster_table.models.language import LANGUAGE
from hamster_table.models.run_hamster_run.texts import PILES, pile_name
from hamster_table.views.art.theme import font, set_text_scale
from hamster_table.views.board.items import Drawing
from hamster_table.views.board.tag import TagItem
from hamster_table.views.run_hamster_run.drawings.seat_panels import SeatPanel
from tests.views.at_table import laid, sit_down, square

SIZES = [(1228, 684), (1000, 500), (1100, 590), (1868, 958)]
"""Tables of the usual window, of the smallest one, beside the timeline, and of a large screen."""

FRAME = 5
"""How wide the golden frame of a tray is, in pixels."""


def states():
    where = [square(4, 2), square(4, 3), square(9, 5), None, square(1, 1)]
    acting = laid(where, down=[1, 0, 0, 0, 0])
    declaring = laid(where, declared="", fatigue=[4, 0, 1, 2, 7])
    declaring.agenda = [DeclareDeed((0,))]
    splitting = laid(where, declared="", hand=[7, 7, 7, 7, 7])
    splitting.agenda = [AllocatePluck((0, 1, 2, 3, 4))]
    changing = laid(where, begun=False)
    assert changing.agenda[-1] is deeds.ACT[0]
    return {"acting": acting, "declaring": declaring, "splitting": splitting, "changing": changing}


def letters_of(table):
    """All lines that the drawings and tags of a table write, each with the size of its letters in pixels."""
    items = [item for item in table.scene().items() if item.isVisible() and isinstance(item, Drawing | TagItem)]
    return [(size, line) for item in items for size, _, line in lines_of(item)]


def lines_of(item):
    """All lines that a drawing or tag writes: the size of its letters, how far down it stands, and the words."""
    found = re.findall(r'<text[^>]* y="([0-9.-]+)"[^>]*font-size="([0-9.]+)"[^>]*>([^<]*)', svg_of(item))
    return [(float(size), float(down), line.strip()) for down, size, line in found]


def svg_of(item):
    """What a drawing or tag draws."""
    page, writer = QBuffer(), QSvgGenerator()
    page.open(QBuffer.OpenModeFlag.ReadWrite)
    writer.setOutputDevice(page)
    writer.setSize(QSize(2000, 2000))
    painter = QPainter(writer)
    if isinstance(item, TagItem):
        item.paint(painter, None)
    elif item.shown is not None:
        item.draw(painter, QRectF(item.area))
    painter.end()
    return bytes(page.data()).decode()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["acting", "declaring", "splitting", "changing"])
def test_nothing_is_written_smaller_than_12_pixels(qtbot, name, size):
    table = sit_down(qtbot, states()[name], size=size)
    if name == "changing":
        table.preparing.begin_change()
    found = letters_of(table)
    assert len(found) > 20
    assert min(found)[0] >= 12


def test_while_pluck_is_allocated_the_captions_of_the_trays_take_two_lines(qtbot):
    table = sit_down(qtbot, states()["splitting"])
    lines = [line for _, line in letters_of(table)]
    assert {"squares to", "run", "push and", "resist", "who acts", "first"} <= set(lines)


@pytest.mark.parametrize("height", [684, 644])
@pytest.mark.parametrize("name", ["acting", "splitting"])
def test_each_trait_is_named_on_the_sheet_in_low_windows_too(qtbot, name, height):
    table = sit_down(qtbot, states()[name], size=(1228, height))
    lines = [line for _, line in letters_of(table)]
    assert {"Scamper", "Mettle", "Friskiness", "Fatigue"} <= set(lines)


@pytest.fixture
def speaking():
    yield LANGUAGE.set
    LANGUAGE.set("system")
    set_text_scale(1.0)


@pytest.mark.parametrize("scale", [1.0, 1.1, 1.25, 1.3])
@pytest.mark.parametrize("tongue", ["en", "de", "fr", "it"])
def test_each_trait_is_named_while_pluck_is_allocated_in_larger_letters_too(qtbot, speaking, tongue, scale):
    speaking(tongue)
    set_text_scale(scale)
    table = sit_down(qtbot, states()["splitting"], size=(1228, round(684 - 60 * (scale - 1))))
    assert {*map(pile_name, TRAITS)} <= {line for _, line in letters_of(table)}
    at = table.sheet_places
    for trait in TRAITS:
        if at.names_over_marks:
            lowest = max(middle.y() for middle in at.chips(trait, 7)) + at.chip / 2
            assert lowest <= at.caption(trait).top() + 2 and at.caption(trait).bottom() <= at.less(trait).top() + 0.5


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.3])
@pytest.mark.parametrize("tongue", ["en", "de", "fr", "it"])
def test_in_a_low_tray_nothing_covers_the_name_and_the_sign(qtbot, speaking, tongue, scale):
    speaking(tongue)
    set_text_scale(scale)
    table = sit_down(qtbot, states()["splitting"], size=(960, round(404 - 120 * (scale - 1))))
    places, written = table.sheet_places, {line: size for size, line in letters_of(table)}
    assert places.is_small and {*map(pile_name, PILES)} <= {*written}
    letters = font(13, 800)
    letters.setPixelSize(round(written[pile_name(PILES[0])]))
    metrics = QFontMetricsF(letters)
    # The highest letter there is, under the golden frame of a tray that can be chosen.
    highest = metrics.ascent() - metrics.height() / 2 + metrics.tightBoundingRect("Ü").top()
    for pile in PILES:
        tray, head, first = places.trays[pile], places.head(pile), places.chips(pile, 7)[0]
        assert head.center().y() + highest >= tray.top() + FRAME
        assert first.y() - places.chip / 2 >= head.bottom() - 2
        if pile in TRAITS:
            assert not places.less(pile).intersects(places.sign(head))
            assert tray.adjusted(FRAME, FRAME, -FRAME, -FRAME).contains(places.less(pile))


@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_in_low_panels_no_name_is_written_over_the_counts(qtbot, speaking, scale):
    set_text_scale(scale)
    table = sit_down(qtbot, states()["declaring"], size=(960, round(404 - 120 * (scale - 1))))
    panels = [item for item in table.scene().items() if isinstance(item, SeatPanel) and item.is_small]
    assert len(panels) > 1
    for panel in panels:
        written = lines_of(panel)
        [(size, down)] = [(size, down) for size, down, line in written if line == panel.shown.name]
        counts = [(high, at) for high, at, line in written if line.isdigit() and at > down]
        assert len(counts) == len(PILES)
        # Below the line letters reach by a fifth of their size; digits are seven tenths high.
        assert all(down + size / 5 <= at - 0.7 * high for high, at in counts)


@pytest.mark.parametrize("size, scale, has_room", [((1228, 684), 1.0, True), ((960, 340), 1.5, False)])
def test_no_chips_lie_over_words_where_large_letters_leave_no_room(qtbot, size, scale, has_room):
    set_text_scale(scale)
    table = sit_down(qtbot, states()["acting"], size=size)
    names = {line for _, _, line in lines_of(table._sheet)}
    assert ({pile_name(pile) for pile in PILES} <= names) == has_room
    # The chips of the Speed pool are the only pictures on the front, and Speed is told in words beside them.
    assert ("<image" in svg_of(table.machine.front)) == has_room
    assert "1 strip per round" in {line for _, _, line in lines_of(table.machine.front)}
