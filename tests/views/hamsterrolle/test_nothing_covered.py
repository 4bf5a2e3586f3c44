"""What lies over what at the wheel: tool tips, words and the bar of a replay cover neither pieces nor the tray."""

import math
from dataclasses import replace
from itertools import pairwise, product

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from hamster_table.engine.hamsterrolle.actions import CUBE, SECTOR, SETS, SLAB, THE_CONE, TILE, kind_of
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.holding import Trial
from hamster_table.engine.hamsterrolle.refusals import REFUSALS
from hamster_table.engine.kernel import Refusal
from hamster_table.views.art.theme import HIGH_CONTRAST, LIGHT, font, px, set_text_scale, set_theme
from hamster_table.views.hamsterrolle.animation.film_archive import KeptFilm
from hamster_table.views.hamsterrolle.drawings.supplies import (
    SupplyPanel,
    as_fits,
    card_places,
    note_font,
    note_words,
)
from hamster_table.views.hamsterrolle.drawings.wheel_overlay import (
    GlowItem,
    Marks,
    MarksItem,
    Target,
    arrow_font,
    arrow_text,
    arrow_words,
    at_angle,
)
from hamster_table.views.hamsterrolle.hand_overlay import show_hand
from hamster_table.views.hamsterrolle.layout import plan
from hamster_table.views.hamsterrolle.render3d import rim
from hamster_table.views.hamsterrolle.render3d.camera import NEWEST, Camera
from hamster_table.views.hamsterrolle.render3d.frame import in_wheel
from hamster_table.views.hamsterrolle.table import HamsterrolleTable
from tests.amounts import some_of
from tests.views.hamsterrolle.at_wheel import go_on, laid, painted, sit_down, slot
from tests.views.written import texts_of

SIZES = [(1228, 684), (1024, 498)]
"""The table in windows of 1280 x 800 and 1024 x 600."""


def is_close_or_upright(case):
    """In the small window everything is close together; in the large one it is soon known that it is not."""
    size, roll = case
    return size == SIZES[1] or roll in (0, 18_000)


def rest_the_pointer(table, place):
    """The pointer rests over a place so long that a tool tip may come."""
    ground = table.viewport()
    QApplication.sendEvent(ground, QHelpEvent(QEvent.Type.ToolTip, place, ground.mapToGlobal(place)))


def test_no_tool_tip_covers_a_piece_on_its_way(qtbot):
    table = sit_down(qtbot, laid(turns=3))
    place = slot(table, CUBE)
    rest_the_pointer(table, place)
    assert QToolTip.isVisible() and "Cube" in QToolTip.text()
    table.commands.take_kind(CUBE)
    rest_the_pointer(table, place)
    # Qt lets a tip stay for a moment before it goes.
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    rest_the_pointer(table, place)
    assert not QToolTip.isVisible()
    table.commands.put_hand_back()
    rest_the_pointer(table, place)
    assert QToolTip.isVisible()
    QToolTip.hideText()


@pytest.mark.parametrize(("size", "roll"), some_of([*product(SIZES, range(0, 36_000, 6_000))], is_close_or_upright))
def test_a_refusal_covers_neither_the_piece_nor_its_side_view_nor_its_ghost(qtbot, size, roll):
    state = laid(turns=8)
    state.angle = state.angle + roll
    table = sit_down(qtbot, state, size=size)
    seat = table.asked
    table.commands.take_kind(kind_of(state.stock(seat)[0]))
    for compartment in window(state):
        table.commands.carry_to(compartment)
        piece = table.carrying.piece
        # Without wood nobody finds out where it slips to.
        away = table.frame.poses[piece] - [0, 0, 30, 0, 0, 0, 0]
        away = in_wheel(away, table.frame.roll)
        trial = Trial(table.carrying.hand_inside(), Refusal("HR-52", "slips-back", name="cube"), {piece: away})
        show_hand(table, table.frame, trial)
        scenery, bubble = table.scenery, table.bubble
        assert scenery.ghost.isVisible() and not scenery.side.area.isEmpty()
        table.grab()
        table.present.foreseen = trial
        table.say_refused(Refusal("HR-19", "same-kind", name="tile"))
        table.present.foreseen = None
        body = QRectF(bubble.geometry()).adjusted(bubble.TAIL, bubble.TAIL, -bubble.TAIL, -bubble.TAIL)
        assert bubble.isVisible() and QRectF(table.viewport().rect()).contains(body)
        for covered in (scenery.side.area, scenery.ghost.area, scenery.wheel.area_of(piece)):
            assert not body.adjusted(6, 6, -6, -6).intersects(covered)
        bubble.leave()


@pytest.mark.parametrize(("size", "roll"), some_of([*product(SIZES, range(0, 36_000, 4_500))], is_close_or_upright))
def test_no_word_at_a_compartment_lies_over_a_piece(qtbot, size, roll):
    state = laid(turns=8)
    state.angle = state.angle + roll
    table = sit_down(qtbot, state, size=size)
    for is_passing in (False, True):
        table.commands.begin_pass(is_passing)
        table.grab()
        item = table.scenery.marks
        named = [target for target in item.marks.targets if target.label]
        edges = [target for target in item.marks.targets if target.edge is not None]
        assert named and len(item._words) == len(named) + bool(edges)
        assert_outside_the_rim(table)


def assert_outside_the_rim(table):
    """No word round the wheel lies over its wood, nor over the tray."""
    item, wheel = table.scenery.marks, table.scenery.wheel
    assert item._words
    for word in (word.translated(item.shift) for word in item._words):
        assert not any(word.intersects(wheel.area_of(piece)) for piece in table.seen.in_wheel())
        assert not word.intersects(table.plan.tray)
        hub = wheel.camera.project(0.0, rim.front(wheel.camera), 0.0) + item.shift
        aside = max(word.left() - hub.x(), hub.x() - word.right(), 0.0)
        away = max(word.top() - hub.y(), hub.y() - word.bottom(), 0.0)
        assert math.hypot(aside, away) > rim.outer(wheel.camera.box) * wheel.camera.scale


@pytest.mark.parametrize("size", SIZES)
def test_a_red_ring_is_explained_outside_the_wood(qtbot, size):
    table = sit_down(qtbot, laid(turns=1), size=size)
    (first,) = [piece for piece in table.seen.in_wheel() if piece != THE_CONE]
    table.commands.take_kind(CUBE if kind_of(first) != CUBE else TILE)
    table.hand.activate(("compartment", table.seen.reference))
    assert table.display.marks().ring is None and table.scenery.wheel.wrong == ()
    go_on(table)
    while table.carrying.aim.short <= 0:
        table.carrying.nudge(x=-1.0)
    table.commands.let_go()
    assert table.scenery.wheel.wrong == (first,)
    ring = table.display.marks().ring
    assert ring.words == "to be passed" and ring.radius < rim.inner(table.scenery.wheel.camera.box)
    table.grab()
    assert len(table.scenery.marks._words) == len(table.scenery.marks.marks.targets) + 2
    assert_outside_the_rim(table)


def test_only_the_edge_of_the_compartment_aimed_at_is_a_line(qapp):
    camera = Camera((300.0, 300.0), 1.2)
    targets = tuple(Target(here, "", 200) for here in (2, 3, 4))
    middle = [at_angle(camera, 120.0, SECTOR * here / 100 + 2, rim.front(camera)).toPoint() for here in (2, 3, 4)]
    item = MarksItem()
    for n, aimed in enumerate((2, 3, 4)):
        item.set_geometry(camera, 0.0, QPointF(), Marks(targets, "", edge_of=aimed))
        image = painted(item)
        assert [image.pixelColor(at) != Qt.GlobalColor.white for at in middle] == [n == k for k in range(3)]


def test_with_high_contrast_the_edge_of_the_table_does_not_strike_through_the_words_of_the_arrow(qapp):
    camera, item = Camera((300.0, 300.0), 1.0), GlowItem()
    set_theme(HIGH_CONTRAST)
    try:
        item.set_geometry(camera, 0.0, QPointF(), Marks(side="left"))
        picture, words = painted(item), arrow_words(camera).center().toPoint()
        # Painted on white, none of which is seen in the row where the letters are.
        row = [picture.pixelColor(words.x() + n, words.y()).name() for n in range(-40, 40)]
        assert "#ffffff" not in row and "#000000" in row
    finally:
        set_theme(LIGHT)


def test_the_words_of_the_arrow_are_left_out_where_they_would_lie_over_the_ring(qapp):
    wide, narrow = Camera((300.0, 300.0), 1.0), Camera((300.0, 300.0), 0.3)
    text = arrow_text(wide, "left")
    assert text == "rolls to the left" and arrow_text(narrow, "left") == ""
    across = QFontMetricsF(arrow_font()).horizontalAdvance(text)
    assert across < 2 * rim.inner(wide.box) and across > 2 * 0.3 * 0.7 * rim.inner(narrow.box)


# Panels


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("reason", sorted(why for why in REFUSALS if not why.startswith("entered-")))
def test_what_speaks_against_letting_go_is_not_cut_on_the_card(qtbot, size, scale, reason):
    set_text_scale(scale)
    text = REFUSALS[reason].format(name="plank", other="plank", mm=25, seat="Mira", ruling="HR-14")
    card = plan(QSizeF(*size), 4, True, NEWEST).window
    rows, note = card_places(card, 3, text)
    letters = QFontMetricsF(note_font(text, note))
    needed = letters.boundingRect(note_words(note), Qt.TextFlag.TextWordWrap, text)
    assert needed.height() <= note.height() and note.bottom() < card.bottom()
    assert all(row.height() >= 22 for row in rows)


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_smallest_window_no_panel_lies_over_another(qtbot, seats, scale):
    set_text_scale(scale)
    column = [*(where := plan(QSizeF(960, 396), seats, True, NEWEST)).seats, where.window]
    assert all(upper.bottom() < lower.top() for upper, lower in pairwise(column))
    assert column[-1].bottom() <= 396 and all(panel.height() >= px(28) for panel in column)


def test_partners_have_the_same_band_and_others_another_one(qtbot):
    table = sit_down(qtbot, laid(turns=1, seats=4, teams="across"))
    image = table.grab().toImage()

    def band(seat):
        area = table.plan.seats[seat]
        return [image.pixel(round(area.left() + 4), round(area.top() + area.height() * n / 40)) for n in range(6, 34)]

    assert band(0) == band(2) != band(1) == band(3)
    alone = sit_down(qtbot, laid(turns=1, seats=4)).grab().toImage()
    area = table.plan.seats[1]
    paper = {alone.pixel(round(area.left() + 4), round(area.top() + area.height() * n / 40)) for n in range(6, 34)}
    assert not paper & {*band(1)}


def test_what_fits_no_more_on_a_panel_is_left_out_whole(qapp):
    metrics = QFontMetrics(QFont())
    details = ("with Grandma Edda", "5 mm")
    whole = "waiting · with Grandma Edda · 5 mm"
    assert as_fits(metrics, "waiting", details, metrics.horizontalAdvance(whole)) == whole
    assert as_fits(metrics, "waiting", details, metrics.horizontalAdvance(whole) - 1) == "waiting · with Grandma Edda"
    assert as_fits(metrics, "waiting", details, metrics.horizontalAdvance("waiting · 5 mm")) == "waiting · 5 mm"


def test_the_tray_marks_the_piece_with_which_the_attempt_goes_on(qtbot):
    table = sit_down(qtbot, laid(turns=2))
    assert table.scenery.tray.shown.tray.attempt == -1
    before = table.grab().toImage()
    table.commands.take_kind(SLAB)
    table.commands.carry_to_nth(1)
    go_on(table)
    table.commands.put_hand_back()
    assert table.scenery.tray.shown.tray.attempt == SLAB and table.seen.attempt // SETS == SLAB
    frame = slot(table, SLAB)
    edge = round(table.board_scene.spots["slot", SLAB].area.left() + 3), frame.y()
    assert table.grab().toImage().pixelColor(*edge) != before.pixelColor(*edge)


# A tumble seen again


@pytest.fixture(params=SIZES)
def replaying(qtbot, request):
    pytest.importorskip("mujoco")
    from hamster_table.engine.hamsterrolle.physics import tumble

    table = sit_down(qtbot, laid(turns=3), size=request.param)
    world = tumble.world_of(table.seen)
    world.step(200)
    table.films.archive.films[table.at] = KeptFilm(world.recording, table.seen.copy())
    table.films.begin()
    yield table
    table.films.end()


def test_the_bar_of_a_replay_covers_neither_tray_nor_wheel(replaying: HamsterrolleTable):
    table = replaying
    bar = table.films._bar.boundingRect().adjusted(14, 14, -14, -18)
    assert bar.isValid() and table.plan.whole.contains(bar)
    assert not bar.intersects(table.plan.tray)
    assert bar.left() > table.plan.hub.x() + table.plan.radius
    assert not any(bar.intersects(seat) for seat in table.plan.seats)
    assert not table.scenery.card.isVisible(), "nothing lies under it"
    table.films.end()
    assert table.scenery.card.isVisible()


@pytest.mark.parametrize("size", [*SIZES, (960, 398)])
def test_a_long_name_on_the_tray_ends_before_the_first_piece(qtbot, size):
    table, pictures = sit_down(qtbot, laid(), size=size), []
    for name in ("Mira", "Maximilian the Elder of Long Street"):
        table.show_view(table.seen, [name, "Jonas"], 0, 0)
        place = table.board_scene.spots["slot", 0].area
        beside = table.mapFromScene(place.adjusted(-4, 0, 0, 0)).boundingRect()
        pictures.append(table.viewport().grab(beside).toImage())
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("size, scale", [((1302, 488), 1.0), ((1302, 488), 1.5), ((1302, 488), 2.0), ((950, 340), 2.0)])
def test_names_are_whole_in_low_panels_too(qtbot, size, scale):
    set_text_scale(scale)
    try:
        state, names = laid(seats=3), ["Moon", "Nutmeg", "Biscuit"]
        table = sit_down(qtbot, state, size=size)
        table.show_view(state, names, 0, 0)
        panels = [item for item in table.scene().items() if isinstance(item, SupplyPanel)]
        texts = [texts_of(lambda painter, it=it: it.draw(painter, it.area)) for it in panels]
        assert sorted(lines[0][0] for lines in texts) == sorted(names)
    finally:
        set_text_scale(1.0)


def test_that_nothing_lies_in_a_compartment_is_said_only_where_there_is_room(qtbot):
    card = sit_down(qtbot, laid()).scenery.card
    card.show_as(card.area, replace(card.shown, rows=(("after next", (), "empty", False),), note=""))
    said = []
    for wide in range(130, 240, 10):
        texts = texts_of(lambda painter, wide=wide: card.draw(painter, QRectF(0, 0, wide, 150)))
        said.append("empty" in [text for text, _ in texts])
    needed = sum(QFontMetricsF(font(13.5, 800)).horizontalAdvance(word) for word in ("after next", "empty"))
    assert said == [wide >= needed + 62 for wide in range(130, 240, 10)] and {*said} == {True, False}
