"""Graphs with rounds, with heights that matter, and with bars against the odds."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QBuffer, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from hamster_table.models.series import Line, Mark, Point, Series, Span
from hamster_table.views.art import theme
from hamster_table.views.graphs.annotations import paint_bars, paint_heights, paint_rounds
from hamster_table.views.graphs.layout import begin, changes, reach, stairs, ticks, with_marks
from hamster_table.views.graphs.painter import ON_PAPER, paint_axis_titles, paint_chart

NAMES = ("Mira", "Jonas")
POINTS = tuple(Point(x, y, x) for x, y in enumerate([0, 0, 1, 1, 3, 3]))
ROUNDS = (Mark(3, "first breach"), Mark(0, "Round {n}", 1, is_upright=True), Mark(4, "Round {n}", 2, is_upright=True))
TOWN = Series("town", "Town", (Line(0, POINTS),), "roll", "tokens", marks=ROUNDS)
DICE = Series(
    "dice", "Dice", (Line(None, (Point(2, 0, 0), Point(3, 4, 9)), "Rolled"),), "sum", "rolls",
    spans=(Span(2, 0, 0.5, 2), Span(3, 0, 1.0, 3)),
)  # fmt: skip


def at(x, y):
    return QPointF(10 * x, 100 - 10 * y)


@pytest.fixture
def paper(qapp):
    image = QImage(120, 110, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    return image


def colour(image, x, y):
    return image.pixelColor(round(x), round(y)).name()


def test_over_rolls_only_points_at_which_a_line_bends_are_marked():
    assert [point.x for point in changes(TOWN, POINTS)] == [2, 4, 5]
    over_rounds = Series("x", "x", (Line(0, POINTS),), "round", "y")
    assert changes(over_rounds, POINTS) == POINTS


def test_a_height_goes_across_and_every_other_round_is_a_strip(paper):
    area, letters = QRectF(0, 0, 120, 100), QFont()
    painter = QPainter(paper)
    paint_rounds(painter, TOWN, at, area, (QColor("yellow"), QColor("blue"), QColor("black")), letters)
    paint_heights(painter, TOWN, at, area, (QColor("red"), QColor("white")), letters)
    painter.end()
    assert colour(paper, 20, 90) == "#ffffff" != colour(paper, 60, 90)
    assert colour(paper, at(4, 0).x(), 95) != colour(paper, 60, 95)
    # A line that is not quite on a pixel is paler.
    red, green, blue, _ = paper.pixelColor(110, round(at(0, 3).y())).getRgb()
    assert red > green + 40 and red > blue + 40


def test_a_height_above_the_graph_is_not_drawn(paper):
    painter = QPainter(paper)
    high = Series("x", "x", (), "x", "y", marks=(Mark(30, "far above"),))
    paint_heights(painter, high, at, QRectF(0, 0, 120, 100), (QColor("red"), QColor("blue")), painter.font())
    painter.end()
    assert {colour(paper, x, y) for x in range(0, 120, 3) for y in range(0, 110, 3)} == {"#ffffff"}


def test_a_bar_reaches_what_was_rolled_and_lies_before_its_band(paper):
    painter = QPainter(paper)
    paint_bars(painter, DICE, at, (QColor("blue"), QColor("yellow"), QColor("gray"), QColor("red")))
    painter.end()
    assert colour(paper, 30, at(0, 3.6).y()) == "#0000ff"
    assert colour(paper, 30, at(0, 1).y()) == "#ff0000"
    assert colour(paper, 20, at(0, 1.5).y()) == "#ffff00"
    assert colour(paper, 30, at(0, 5).y()) == "#ffffff"


def test_bars_have_room_on_all_sides():
    assert (begin(DICE), begin(TOWN)) == (1, 0)
    assert ticks(DICE, 3) == [2, 3]
    assert reach(DICE)[1] >= 4


@pytest.mark.parametrize("series", [TOWN, DICE])
def test_a_graph_can_be_painted_small(qapp, series):
    image = QImage(QSizeF(240, 140).toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_chart(painter, QRectF(0, 0, 240, 140), series, NAMES, ON_PAPER, 0.85)
    painter.end()
    assert len({colour(image, x, y) for x in range(0, 240, 2) for y in range(0, 140, 2)}) > 5


STAIRS = Series("town", "Water", (Line(0, POINTS),), "roll", "tokens", is_stepped=True)


def test_what_is_counted_stays_level_until_it_changes_all_at_once():
    assert stairs(STAIRS, POINTS) == [(0, 0), (1, 0), (2, 0), (2, 1), (3, 1), (4, 1), (4, 3), (5, 3)]
    assert stairs(replace(STAIRS, is_stepped=False), POINTS) == [(point.x, point.y) for point in POINTS]


def test_marks_of_stairs_lie_apart_but_filled_ones_are_never_left_out():
    bends = [Point(x, x, x, is_filled=x == 31) for x in (0, 7, 8, 30, 31, 32, 50)]
    assert [point.x for point in with_marks(STAIRS, bends, step=2, least=20)] == [7, 30, 31, 50]


def test_a_filled_mark_is_painted_the_other_way_round():
    filled = replace(STAIRS, lines=(Line(0, (*POINTS[:-1], replace(POINTS[-1], is_filled=True))),))
    assert painted(filled) != painted(STAIRS)


def painted(series):
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_chart(painter, QRectF(0, 0, 400, 300), series, ("Mira",), ON_PAPER)
    painter.end()
    return image


@pytest.mark.parametrize(("high", "titles"), [(300, ["Roll", "Tokens"]), (30, ["Roll"])])
def test_an_axis_that_is_too_short_for_its_title_has_none(high, titles):
    page, writer = QBuffer(), QSvgGenerator()
    page.open(QBuffer.OpenModeFlag.ReadWrite)
    writer.setOutputDevice(page)
    painter = QPainter(writer)
    areas = QRectF(20, 300, 200, 20), QRectF(0, 0, 20, high)
    paint_axis_titles(painter, TOWN, *areas, QColor("black"), theme.font(13, 700))
    painter.end()
    assert [title for title in ("Roll", "Tokens") if f">{title}<" in bytes(page.data()).decode()] == titles
