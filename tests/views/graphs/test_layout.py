"""Lines that run together lie side by side, and marks of equal values in a row."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from hamster_table.models.series import Line, Mark, Point, Series
from hamster_table.views.art import theme
from hamster_table.views.graphs.layout import begin, mark_places, marked, paths, reach, rounds, spread
from hamster_table.views.graphs.painter import ON_PAPER, dashes, marker, paint_chart

SEATS = range(len(theme.SEATS))


def at(x, y):
    return QPointF(100 * x, 400 - 40 * y)


def drawn(*lines, is_stepped=False):
    made = (Line(seat, tuple(Point(x, y, 0) for x, y in line)) for seat, line in enumerate(lines))
    return Series("x", "X", tuple(made), "round", "chips", is_stepped=is_stepped)


def corners(series, number, pitch=4):
    return [(round(place.x(), 1), round(place.y(), 1)) for place in paths(series, at, pitch)[number]]


def test_a_line_of_its_own_lies_on_its_values():
    series = drawn([(0, 5), (1, 7)], [(0, 4), (1, 7)])
    assert corners(series, 0) == [(0, 200), (100, 120)]


def test_lines_that_run_together_lie_side_by_side_and_only_there():
    series = drawn([(0, 5), (1, 5), (2, 5), (3, 5)], [(0, 0), (1, 5), (2, 5), (3, 0)])
    assert corners(series, 0) == [(0, 200), (100, 200), (100, 198), (200, 198), (200, 200), (300, 200)]
    assert [y for _, y in corners(series, 1)] == [400, 202, 202, 400]


def test_lines_meet_also_where_one_has_no_point():
    series = drawn([(0, 0), (2, 4)], [(0, 0), (1, 2), (2, 4)])
    first, second = corners(series, 0), corners(series, 1)
    assert first != second and len(first) == 3


def test_stairs_that_rise_together_lie_side_by_side_without_crossing():
    series = drawn([(0, 0), (1, 3)], [(0, 0), (1, 3)], is_stepped=True)
    assert corners(series, 0)[:2] == [(0, 398), (98, 398)]
    assert corners(series, 1)[:2] == [(0, 402), (102, 402)]


def test_all_seats_in_one_place_can_be_seen():
    series = drawn(*[[(1, 7), (2, 7)]] * len(SEATS))
    places = [place for _, point, place in mark_places(series, at, 16) if point.x == 1]
    assert [place.y() for place in places] == [120] * len(SEATS)
    assert [round(b.x() - a.x(), 2) for a, b in pairwise(places)] == [13.76] * (len(SEATS) - 1)
    # It begins where the graph does, and covers no number of the axis.
    assert places[0].x() == 100


def test_marks_that_would_cover_others_are_left_out_but_never_the_last_ones():
    series = drawn([(x, 3) for x in range(60)], [(x, 3) for x in range(60)])
    found = mark_places(series, lambda x, y: QPointF(10 * x, 40 * y), 16)
    assert {number for number, point, _ in found if point.x == 59} == {0, 1}
    rows = sorted({point.x for _, point, _ in found})
    assert all(b - a >= 3 for a, b in pairwise(rows))


def test_a_graph_of_rounds_begins_with_the_first_of_them():
    assert (begin(drawn([(1, 7)])), begin(drawn([(0, 7)])), begin(drawn())) == (1, 0, 0)


def test_rounds_share_the_graph():
    marks = (Mark(0, "Round {n}", 1, True), Mark(3, "Round {n}", 2, True), Mark(2, "height"))
    series = Series("x", "X", (), "roll", "tokens", marks=marks)
    strips = [(mark.n, strip.left(), strip.right()) for mark, strip in rounds(series, at, QRectF(-5, 0, 505, 400))]
    assert strips == [(1, 0, 300), (2, 300, 500)]


def test_no_two_seats_have_the_same_dashes_and_symbol_without_their_colours():
    lines = [Line(seat, ()) for seat in SEATS]
    assert len({dashes(line, n) for n, line in enumerate(lines)}) == len(SEATS)
    assert len({bytes(str(marker(line, n).boundingRect()), "utf-8") for n, line in enumerate(lines)}) == len(SEATS)
    both = [Line(None, ()), Line(None, ())]
    assert dashes(both[0], 0) != dashes(both[1], 1) and marker(both[0], 0) != marker(both[1], 1)


@pytest.mark.parametrize("size", [(240, 140), (900, 500)])
def test_nothing_is_drawn_beyond_the_graph_and_no_mark_on_the_numbers(qapp, size):
    wide, tall = size
    series = drawn(*[[(x, 0) for x in range(7)]] * len(SEATS))
    image = QImage(wide + 40, tall + 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_chart(painter, QRectF(20, 20, wide, tall), series, ["Mira"] * len(SEATS), ON_PAPER)
    painter.end()
    edge = [(x, y) for x in range(wide + 40) for y in (10, tall + 30)]
    edge += [(x, y) for x in (10, wide + 30) for y in range(tall + 40)]
    assert {image.pixelColor(*place).name() for place in edge} == {"#ffffff"}


def test_in_a_long_game_not_every_point_carries_a_mark():
    points = [Point(x, 1, x) for x in range(1, 103)]
    assert [point.x for point in marked(points, 5, 20)] == [*range(4, 101, 4), 102]
    assert marked(points, 30, 20) == points


def test_names_at_the_ends_do_not_lie_on_each_other():
    assert spread([10, 11, 12], 20, 0, 100) == [10, 30, 50]
    assert spread([95, 96], 20, 0, 100) == [80, 100]


def test_the_axes_reach_as_far_as_the_points_and_not_less_than_a_little():
    assert reach(drawn([(1, 7), (2, 6)])) == (5, 7)
    assert reach(Series("x", "x", (Line(None, ()),), "x", "y")) == (5, 4)
