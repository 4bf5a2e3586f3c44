"""A fourth game brings its own table, in one folder: its sign, its board, its pictures and its credits."""

import random
from pkgutil import resolve_name

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.views.board.table_info import table_info
from hamster_table.views.pages.start import game_cards, shadow_box
from hamster_table.views.screenshots.capture import staged
from hamster_table.views.widgets.text import TextLabel
from tests.growing import with_nim
from tests.laws import whole_box
from tests.views.hands import Hands, play
from tests.views.seen import settle

__all__ = ["whole_box", "with_nim"]

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(whole_box, open_window):
    return open_window()


@pytest.fixture
def table(whole_box):
    return table_info(whole_box["pebbles"])


def press(board, spot):
    QTest.mouseClick(board.viewport(), LEFT, pos=board.mapFromScene(board.board_scene.spots[spot].area.center()))


def test_it_has_a_sign_and_a_scene_on_the_start_screen(window, table):
    [sign] = [sign for sign in game_cards.signs() if sign.game == "pebbles"]
    assert (sign.title, sign.players, sign.line) == ("Pebbles", table.players, table.line)
    assert "Pebbles" in [box.sign.title for box in window.start.boxes]
    own, other = (shadow_box.theatre(game, 300, 200, 1.0).toImage() for game in ("pebbles", "unknown"))
    assert own != other


def test_it_is_played_at_its_own_board_by_clicks(window, table, qtbot):
    players = (PlayerInfo("Mira"), PlayerInfo("Rusty", "whim"))
    window.begin(window.library.begin(Match.new("pebbles", 2, seed="5"), players))
    board, session = window.game.table, window.session
    assert type(board) is resolve_name(table.board)
    gifts = 0
    while session.match.waiting:
        qtbot.waitUntil(lambda: session.asked_seat == 0 or not session.match.waiting)
        if not session.match.waiting:
            break
        before, offers = len(session.match.ledger), board.hand.highlighted_targets()
        if ("heap", 1) in offers:
            gifts += 1
            press(board, ("heap", 0))
        press(board, ("heap", 1) if ("heap", 1) in offers else ("fist", 1))
        qtbot.waitUntil(lambda before=before: len(session.match.ledger) > before)
    assert gifts and [type(action).__name__ for _, action in session.match.ledger if _ == 0].count("Hide") == 3
    heaps = [sum(piece[1] == seat for piece in board.board_scene.pieces) for seat in (0, 1)]
    assert heaps == session.match.state.owned


def test_why_a_gift_is_not_possible_is_said_at_the_board(window, qtbot):
    players = (PlayerInfo("Mira"), PlayerInfo("Jonas"))
    match = Match.new("pebbles", 2, seed="5")
    while type(match.state.agenda[-1]).__name__ != "Share" or match.waiting != (0,):
        match.play(match.waiting[0], match.actions(match.waiting[0])[0]) if match.waiting[0] >= 0 else match.chance()
    window.begin(window.library.begin(match, players))
    qtbot.waitUntil(lambda: window.session.asked_seat == 0)
    board = window.game.table
    assert board.drop_refusal(None, ("heap", 0)).ruling == "PB-2" and board.drop_refusal(None, ("heap", 1)) is None


def test_its_screens_are_among_the_pictures(window, table):
    staged()["pebbles-hiding"](window)
    settle()
    assert (
        type(window.game.table) is resolve_name(table.board)
        and ("fist", 0) in window.game.table.hand.highlighted_targets()
    )


def test_its_makers_are_on_the_about_page(window, table):
    window.show_page("about")
    assert {"Pebbles", table.credits} <= {label.text() for label in window.page.findChildren(TextLabel)}


@pytest.mark.parametrize("way", ["click", "keys"])
def test_the_game_of_the_page_on_adding_games_is_played_at_its_board(with_nim, open_window, qtbot, way):
    """docs/adding_a_game.md"""
    window = open_window()
    people = (PlayerInfo("Mira"), PlayerInfo("Jonas"))
    window.begin(window.library.begin(Match.new("nim", 2, seed="5"), people))
    table, match = window.game.table, window.session.match
    assert type(table).__name__ == "NimTable"
    play(window.game, Hands(window.game, way, random.Random(3)), qtbot)
    assert not match.waiting and not table.board_scene.pieces
    assert "taken the last stick" in match.standing.why
