"""What of a table is painted again: what looks different, and no more; and nothing is drawn from its lines then."""

import random
import sys
from functools import partial
from pathlib import Path

import numpy
import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QRegion
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QGraphicsScene

from hamster_table.engine import CHANCE, Match
from hamster_table.models.language import LANGUAGE
from hamster_table.views.art import theme
from hamster_table.views.art.rendered_pixmaps import painted
from hamster_table.views.board.animations import slide
from hamster_table.views.board.example import choose_at_random
from hamster_table.views.board.items import Drawing, Glow
from tests.amounts import few_or_many
from tests.views.at_table import laid, sit_down, spot, square
from tests.views.performing import Painted, new_table, player_at, settle, show

GAMES = ["hamsterdam", "run-hamster-run"]
MOST_SEATS = {"hamsterdam": 4, "run-hamster-run": 5}
FRAME = 16


@pytest.fixture(autouse=True)
def in_motion():
    theme.set_pace(1.0)
    yield
    theme.set_pace(0.0)


def seat_down(qtbot, game):
    """A table with a game on it, everybody's turn to come."""
    match = Match.new(game, MOST_SEATS[game], seed="painted")
    table = new_table(qtbot, match.game, match.view(None))
    settle()
    return match, table


def entries(match, count):
    """Play so many entries, and give the frames of each, with the view just after it."""
    luck = random.Random("painted")
    for _ in range(count):
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, choose_at_random(match, seat, luck))
        yield match.frames_of(len(match.ledger) - 1), match.view(None)


def steps(player, each=FRAME):
    """Move on whatever is played, frame by frame; True for the first frame of each animation."""
    seen = None
    while not player.is_idle:
        animation = player.playing
        animation.pause()
        yield animation is not seen
        seen, at = animation, animation.currentTime() + each
        animation.setCurrentTime(min(at, animation.totalDuration()))
        settle()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_painted_of_a_view_that_is_shown_already(qtbot, game):
    match, table = seat_down(qtbot, game)
    for _, view in entries(match, 25):
        show(table, view)
    assert Painted(table).by(lambda: show(table, match.view(None))).isEmpty()


@pytest.mark.parametrize("game", GAMES)
def test_of_a_piece_that_moves_only_its_way_is_painted(qtbot, game):
    match, table = seat_down(qtbot, game)
    for _, view in entries(match, 25):
        show(table, view)
    item = next(item for piece, item in table.board_scene.pieces.items() if piece[0] in ("hamster", "plain"))
    way = slide(item, item.pos(), table.viewport().rect().center())
    way.start()
    way.pause()
    painted, box = Painted(table), item.sceneBoundingRect()
    for at in range(FRAME, way.duration(), FRAME):
        region = painted.by(lambda at=at: way.setCurrentTime(at))
        before, box = box, item.sceneBoundingRect()
        room = QRegion(_round(before)) + QRegion(_round(box))
        assert region.subtracted(room).isEmpty()


def _round(box):
    # Smooth edges, and rounding to whole pixels.
    return box.adjusted(-3, -3, 3, 3).toAlignedRect()


@pytest.mark.parametrize("game", GAMES)
def test_once_an_animation_has_begun_nothing_is_drawn_from_its_lines(qtbot, monkeypatch, game):
    match, table = seat_down(qtbot, game)
    player, drawn, render = player_at(table), [], QSvgRenderer.render
    monkeypatch.setattr(QSvgRenderer, "render", lambda *what: drawn.append(player.playing) or render(*what))
    for frames, view in entries(match, 25):
        player.play(frames, view)
        settle()
        for is_first in steps(player, 8 * FRAME):
            assert is_first or not drawn
            drawn.clear()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("count", few_or_many(14, 30))
def test_what_is_painted_part_by_part_is_what_is_painted_at_once(qtbot, game, count):
    if QGuiApplication.platformName() != "offscreen":
        pytest.skip("Other windows may lie over this one.")
    match, table = seat_down(qtbot, game)
    player = player_at(table)
    for number, (frames, view) in enumerate(entries(match, count)):
        player.play(frames, view)
        settle()
        for n, _ in enumerate(steps(player, 12 * FRAME)):
            if (number + n) % 9 == 0:
                assert_up_to_date(table)
        assert_up_to_date(table)


def assert_up_to_date(table):
    on_screen, afresh = pixels(table.screen().grabWindow(table.winId())), pixels(table.grab())
    # Edges that are painted a part at a time are smoothed a little differently.
    assert abs(on_screen - afresh).max() <= 8


def pixels(picture):
    image = picture.toImage().convertToFormat(QImage.Format.Format_RGB32)
    rows = numpy.frombuffer(image.constBits(), numpy.uint8).reshape(image.height(), -1)
    return rows.astype(int)


def test_a_ring_of_another_colour_is_painted_where_it_is(qtbot):
    table = sit_down(qtbot, laid([square(4, 2), square(9, 4)]))
    settle()
    home = table.board_scene.spots[spot(4, 2)]
    assert home.glow is Glow.READY
    before = pixels(table.grab())
    home.set_tint(theme.SEATS[3].fill)
    settle()
    assert abs(pixels(table.grab()) - before).max() > 50
    assert_up_to_date(table)


def test_a_spot_that_shows_nothing_is_not_asked_to_paint(qtbot):
    table = sit_down(qtbot, laid([square(4, 2), square(9, 4)]))
    for item in table.board_scene.spots.values():
        assert (item.opacity() == 0) == (item.glow is Glow.NONE)


@pytest.mark.parametrize(("words", "times"), [(False, 2), (True, 4)])
def test_a_shared_picture_is_drawn_again_for_what_it_shows_only(qapp, words, times):
    drawn = []

    class Part(Drawing):
        is_shared, has_words = True, words

        def draw(self, painter, area):
            drawn.append((theme.theme().name, theme.APPEARANCE.text_scale, LANGUAGE.in_force))

    def seen(look):
        look()
        scene, part = QGraphicsScene(), Part()  # another table each time
        scene.addItem(part)
        part.show_as(QRectF(0, 0, 40, 40), "what")
        picture = QImage(80, 80, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        scene.render(painter)
        painter.end()

    for look in (
        bool,
        partial(theme.set_text_scale, 1.5),
        partial(LANGUAGE.set, "de"),
        partial(theme.set_theme, theme.DARK),
    ):
        seen(look)
    assert len(drawn) == len({*drawn}) == times


@pytest.mark.skipif(sys.platform != "linux", reason="nothing there tells which threads there are")
def test_no_other_thread_is_woken_to_paint_a_large_picture(qapp):
    size = QSizeF(600, 600)
    painted(size, 1, lambda painter: painter.fillRect(QRectF(0, 0, 600, 600), QColor(20, 40, 60, 80)))
    threads = [thread.read_text().strip() for thread in Path("/proc/self/task").glob("*/comm")]
    assert threads and "Thread (pooled)" not in threads
