"""How often the table of Hamsterdam is laid out and painted for one drop, and what has room in its towns."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.session import Session
from hamster_table.views.art import theme
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.hamsterdam.drawings.dam_panels import draw_meter, meter_cells
from tests.engine.hamsterdam.language import MOVE, table
from tests.views.hamsterdam.at_dam import card, carry, plain
from tests.views.performing import Painted


@pytest.fixture
def page(qtbot):
    made = GamePage(Session(table(MOVE, "6:hh 8:h", "7:h"), [PlayerInfo("Mira"), PlayerInfo("Jonas")]), 0.0)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    qtbot.waitUntil(lambda: made.session.asked_seat is not None and made.animation_player.is_idle)
    made.table.match = made.session.match
    return made


def layouts_of(board):
    """The layouts from now on."""
    laid, arrange = [], board.arrange

    def arrange_and_count(size):
        laid.append(size)
        arrange(size)

    board.arrange = arrange_and_count
    return laid


def test_a_drop_lays_the_table_out_once(page):
    theme.set_pace(1.0)
    board, laid = page.table, layouts_of(page.table)
    carry(board, plain(board, 6), card(board, 7))
    page.animation_player.finish()
    seven = card(board, 7)[1]
    assert page.session.match.state.ordinary[seven] == board.seen.ordinary[seven] == 1
    assert len(laid) == 1
    piece = plain(board, 7)
    assert board.board_scene.pieces[piece].pos() == board.board_scene.placements[piece].at


def test_without_motion_a_drop_and_the_next_question_lay_the_table_out_once(page, qtbot):
    theme.set_pace(0.0)
    board, laid = page.table, layouts_of(page.table)
    carry(board, plain(board, 6), card(board, 7))
    qtbot.waitUntil(lambda: page.session.asked_seat == 1)
    assert len(laid) == 1
    assert board.seen == page.session.view() and board.asked == 1 and page.told == board.seen
    assert page.frame.prompt_bar.title.text().startswith("Jonas")


def test_larger_letters_lay_it_out_once_though_they_leave_it_less_room(page):
    board, laid = page.table, layouts_of(page.table)
    room = board.viewport().height()
    theme.set_text_scale(2)
    assert board.viewport().height() < room and len(laid) == 1


def test_what_looks_the_same_is_not_painted_again(page):
    page.sync()
    assert Painted(page.table).by(page.sync).isEmpty()
    assert not Painted(page.table).by(lambda: theme.set_theme(theme.DARK)).isEmpty()


def test_one_picture_serves_all_cards_that_look_the_same(page):
    page.table.grab()
    cards = [card for card in page.table.scenery.cards if card.isVisible()]
    looks = {(card.shown, round(card.area.width()), round(card.area.height())) for card in cards}
    assert len({card._kept[1].cacheKey() for card in cards}) == len(looks)


@pytest.mark.parametrize("town", [0, 7, 8, 10, 12, 40])
def test_the_drops_in_the_cells_of_a_town_are_as_many_as_its_tokens(page, town):
    cells = meter_cells(page.table.plan.own, town)
    first, room = cells[0][0], page.table.plan.own.town
    assert all(room.contains(cell) for _, cell in cells), "the cells lie in the town"
    assert sum(number > town for number, _ in cells) >= 2, "a breach that is near is seen coming"
    # Where not all have room, the first one says how many it stands for.
    assert first == 1 or town > 12
    image = QImage(cells[0][1].size().toSize() * 2, QImage.Format.Format_RGB32)
    image.fill(0xFF00FF)

    def first_cell(number):
        painter = QPainter(image)
        draw_meter(painter, [(number, QRectF(image.rect()))], number, has_breaches=False)
        painter.end()
        return image.copy()

    assert (first_cell(first) != first_cell(1)) == (first > 1)
