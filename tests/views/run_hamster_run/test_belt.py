"""What is written on the belt: the numbers of the strips, and what the strip with the asterisks brings."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from hamster_table.engine.run_hamster_run import pit
from hamster_table.models.language import LANGUAGE
from hamster_table.models.run_hamster_run.board import MachineShown
from hamster_table.views.art.theme import font, set_text_scale
from hamster_table.views.run_hamster_run.drawings import machine
from hamster_table.views.run_hamster_run.drawings.belt import badge_picture
from tests.views.at_table import laid, sit_down, square
from tests.views.written import texts_of


@pytest.mark.parametrize("size", [(1228, 684), (1000, 500)])
def test_every_strip_has_a_number_on_the_edge_below_it(qtbot, size):
    table = sit_down(qtbot, laid([square(4, 2), square(9, 2)]), size=size)
    drawn = []
    for number in range(1, 11):
        strip = table.plan.strip(number)
        edge = QRectF(strip.left() + 8, strip.bottom() + 1, strip.width() - 16, 12)
        picture = table.grab(edge.toRect()).toImage()
        points = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
        drawn.append({at for at in points if picture.pixelColor(*at).lightness() > 120})
    assert all(drawn) and all(one != other for n, one in enumerate(drawn) for other in drawn[:n])


@pytest.mark.parametrize("speed", [1, 7])
@pytest.mark.parametrize("tongue", ["en", "de", "fr", "it"])
def test_the_beds_of_the_speed_pool_end_on_the_wood(qtbot, tongue, speed):
    LANGUAGE.set(tongue)
    set_text_scale(1.3)
    try:
        table = sit_down(qtbot, laid([square(4, 2), square(9, 2)], speed=speed), size=(960, 368))
        beds = table.machine.front.beds()
        assert len(beds) == max(5, speed) and all(left.x() < right.x() for left, right in pairwise(beds))
        assert beds[-1].x() + machine.CHIP / 2 < table.plan.front.right()
    finally:
        LANGUAGE.set("system")
        set_text_scale(1.0)


@pytest.mark.parametrize("speed, then", [(1, 2), (4, 4), (6, 5)])
def test_the_badge_says_to_what_speed_its_strip_leads(qtbot, speed, then):
    state = laid([square(4, 2), square(9, 2)], speed=speed, star=1)
    table = sit_down(qtbot, state)
    assert table.board_model.shown(("belt",)).badge == f"if it drops: Speed {then}"
    assert table.spot_name(("square", square(1, 1))).endswith(f"star strip: when it drops off, Speed is {then}")
    pit.roll(state, 0, 1, lambda kind, *fields: kind(*fields))
    assert state.speed == then


def test_the_badge_rolls_with_its_strip(qtbot):
    table = sit_down(qtbot, laid([square(4, 2), square(9, 2)], star=6))
    place = table.plan.strip(6).adjusted(10, -12, -10, 0)
    place.setHeight(18)
    at_rest = table.grab(place.toRect()).toImage()
    table.belt.roll(1.0)
    before = place.translated(-table.plan.side, 0)
    assert table.grab(before.toRect()).toImage() == at_rest
    assert table.grab(place.toRect()).toImage() != at_rest


def test_no_hat_covers_the_badge(qtbot):
    free = sit_down(qtbot, laid([square(4, 2), square(9, 2), square(9, 3)], star=6))
    under = sit_down(qtbot, laid([square(4, 2), square(9, 2), square(6, 1)], star=6))
    middle, top = free.plan.strip(6).center().x(), free.plan.inner.top()
    # The letters, without the edge of the badge, beneath which a hat may be seen.
    words = QRectF(middle - 30, top + 8, 80, 8).toRect()
    assert under.grab(words).toImage() == free.grab(words).toImage()


@pytest.mark.parametrize("size", [(1302, 490), (1228, 684)])
def test_the_largest_badge_hides_no_face_in_the_first_lane(qtbot, size):
    set_text_scale(2.0)
    try:
        table = sit_down(qtbot, laid([square(6, 1), square(9, 2)], star=6), size=size)
        badge, plan = table.belt.badge.rect(), table.plan
        assert badge.bottom() <= plan.belt.top() + 4 and badge.top() >= plan.machine.top()
    finally:
        set_text_scale(1.0)


@pytest.mark.parametrize("star", [1, 10])
def test_the_badge_is_whole_on_the_first_and_the_last_strip(qtbot, star):
    width = badge_picture("if it drops: Speed 2", 1.0).width()

    def words(at):
        table = sit_down(qtbot, laid([square(4, 2), square(8, 2)], star=at))
        belt = table.plan.belt
        left = {1: belt.left() + 4, 10: belt.right() - 2 - width}.get(at, table.plan.strip(at).center().x() - width / 2)
        return table.grab(QRectF(round(left) + 12, table.plan.inner.top() + 8, width - 24, 8).toRect()).toImage()

    assert words(star) == words(6)


@pytest.mark.parametrize("star, like", [(1, 5), (10, 6)])
def test_no_second_badge_is_at_the_other_end(qtbot, star, like):
    def other_end(at):
        table = sit_down(qtbot, laid([square(4, 2), square(8, 2)], star=at))
        belt = table.plan.belt
        left = belt.right() - 60 if star == 1 else belt.left() + 16
        return table.grab(QRectF(left, table.plan.inner.top(), 40, 8).toRect()).toImage()

    # The strips are as dark in turn, counted from either star.
    assert other_end(star) == other_end(like)


def test_no_line_on_the_machine_touches_words_however_long_they_are(qapp):
    figures = MachineShown(1, 1, 1, 2, True, "two hamsters fall in", bench=False)
    seen = set()
    for width in range(400, 1200):
        front = QRectF(0, 0, width, 70)
        plan = machine.front_plan(front, figures)
        if plan.belt is not None:
            end = plan.belt + 36 + machine._words_width(*machine._belt_words(figures))
            assert all(not end - 1 < rule < end + 12 for rule in plan.rules)
            seen.add((len(plan.cogs), len(plan.rules)))
    assert seen == {(0, 1), (2, 1), (2, 2)}


@pytest.mark.parametrize("size", [(950, 352), (1302, 490)])
@pytest.mark.parametrize("tongue", ["en", "de"])
def test_words_on_the_front_end_on_the_wood_with_the_largest_text(qtbot, size, tongue):
    LANGUAGE.set(tongue)
    set_text_scale(2.0)
    try:
        table = sit_down(qtbot, laid([square(6, 1), square(9, 2)]), size=size)
        front = table.machine.front
        at, wood = machine.front_plan(front.area, front.shown), table.plan.machine
        words, line = machine.speed_line(front.shown.speed), font(12.5, 700)
        letters = dict(texts_of(lambda painter: front.draw(painter, front.area)))[words]
        line.setPixelSize(round(letters))
        assert at.speed + QFontMetricsF(line).horizontalAdvance(words) <= wood.right() and letters >= 12
    finally:
        LANGUAGE.set("system")
        set_text_scale(1.0)
