"""The table of all games: lifting and dropping, the keyboard's cursor, glides, tags, and the table a game gets."""

import dataclasses

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from hamster_table.engine.catalogue import games
from hamster_table.engine.match import Match
from hamster_table.engine.run_hamster_run import GAME
from hamster_table.engine.run_hamster_run.actions import Flip, Sidestep
from hamster_table.views.art import theme
from hamster_table.views.board.gestures import Gesture
from hamster_table.views.board.spot_cursor import nearest
from hamster_table.views.board.tables import table_for
from hamster_table.views.board.tag import TagItem
from hamster_table.views.run_hamster_run.table import RunHamsterRunTable
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from tests.views.at_table import at, click, drag, laid, piece_at, show, sit_down, spot, square
from tests.views.performing import new_table
from tests.views.performing import show as show_view

MIRA = ("hamster", 0)
Key = Qt.Key


@pytest.fixture
def table(qtbot):
    return sit_down(qtbot, laid([square(4, 2), square(9, 4)]))


def keys(table, *pressed):
    for key in pressed:
        QTest.keyClick(table, key)


def test_a_game_gets_its_own_table_or_the_plain_one(qtbot):
    own, plain = table_for(GAME), table_for(dataclasses.replace(GAME, table=None))
    for made in (own, plain):
        qtbot.addWidget(made)
    assert isinstance(own, RunHamsterRunTable)
    assert type(plain).__name__ == "PlainTable"


@pytest.mark.parametrize("game", ["hamsterdam", "hamsterrolle", "run-hamster-run"])
def test_the_board_is_made_once_for_each_view(qtbot, monkeypatch, game):
    match = Match.new(game, 2, games()[game].setup.quick, seed="1")
    table, made = new_table(qtbot, match.game, match.view(None)), []
    board_items = table.board_items
    monkeypatch.setattr(table, "board_items", lambda: made.append(table.seen) or board_items())
    show_view(table, match.view(None))
    assert made == [match.view(None)]


# The keyboard


def test_the_cursor_begins_on_the_piece_in_question_and_walks_over_the_spots(table):
    keys(table, Key.Key_Right)
    assert table.spot_cursor.spot == spot(4, 2) and table.spot_cursor.ring.isVisible()
    keys(table, Key.Key_Right, Key.Key_Down, Key.Key_Left)
    assert table.spot_cursor.spot == spot(4, 3)


def test_space_lifts_and_drops(table):
    keys(table, Key.Key_Right, Key.Key_Space)
    assert table.hand.held == MIRA
    keys(table, Key.Key_Down, Key.Key_Space)
    assert table.wanted == [Sidestep(square(4, 3))] and table.hand.held is None


def test_enter_on_a_target_is_enough_for_the_piece_in_question(table):
    keys(table, Key.Key_Right, Key.Key_Left, Key.Key_Return)
    assert table.wanted == [Flip(square(3, 2))]


def test_escape_puts_the_piece_back(table):
    keys(table, Key.Key_Right, Key.Key_Space, Key.Key_Down, Key.Key_Escape)
    assert table.hand.held is None and table.wanted == []


def test_page_down_goes_from_target_to_target(table):
    keys(table, Key.Key_PageDown)
    first = table.spot_cursor.spot
    keys(table, Key.Key_PageDown)
    assert table.spot_cursor.spot != first
    assert {first, table.spot_cursor.spot} <= set(table.hand.highlighted_targets())
    keys(table, Key.Key_PageUp)
    assert table.spot_cursor.spot == first


def test_a_drop_that_is_not_possible_says_why_to_the_keyboard_too(table):
    keys(table, Key.Key_Right, Key.Key_Space, *[Key.Key_Right] * 3, Key.Key_Space)
    assert table.bubble.isVisible() and table.wanted == []


def test_every_spot_can_be_walked_to(table):
    areas = {name: item.area for name, item in table.board_scene.spots.items() if not item.area.isEmpty()}
    reached, left = set(), [spot(1, 1)]
    while left:
        here = left.pop()
        if here not in reached:
            reached.add(here)
            ways = (nearest(areas, areas[here], way) for way in ((1, 0), (-1, 0), (0, 1), (0, -1)))
            left += [there for there in ways if there is not None]
    assert reached == set(areas)


def test_a_spot_in_whose_middle_another_one_lies_can_be_walked_to():
    pit, swimmer, square = ("pit",), ("swimmer", 0), spot(1, 3)
    areas = {pit: QRectF(0, 0, 90, 300), swimmer: QRectF(25, 130, 40, 40), square: QRectF(100, 130, 40, 40)}
    assert nearest(areas, areas[square], (-1, 0)) == swimmer
    assert nearest(areas, areas[swimmer], (-1, 0)) == pit
    assert nearest(areas, areas[swimmer], (1, 0)) == square
    assert nearest(areas, areas[pit], (-1, 0)) is None


def test_an_arrow_never_leads_back_to_what_surrounds_the_spot():
    pit, swimmer = ("pit",), ("swimmer", 0)
    areas = {pit: QRectF(0, 0, 90, 300), swimmer: QRectF(5, 130, 40, 40)}
    assert nearest(areas, areas[pit], (-1, 0)) == swimmer
    assert nearest(areas, areas[swimmer], (-1, 0)) is None
    assert nearest(areas, areas[swimmer], (1, 0)) == pit


def test_the_mouse_hides_the_cursor(table):
    keys(table, Key.Key_Right)
    click(table, at(table, spot(10, 5)))
    assert not table.spot_cursor.ring.isVisible()


# The hand


def test_a_click_beside_everything_puts_the_piece_back(table):
    theme.set_pace(0)
    click(table, piece_at(table, MIRA))
    assert table.hand.held == MIRA
    click(table, table.mapFromScene(table.plan.machine.topLeft()))
    assert table.hand.held is None and not table.bubble.isVisible()


def test_a_place_that_is_not_there_now_is_none_beside_which_a_piece_is_let_go(table):
    """The table keeps the item of such a place, with an empty area in the corner."""
    theme.set_pace(0)
    target = next(iter(table.hand.targets(MIRA)))
    table.board_scene.spots[target].set_geometry(QRectF())
    click(table, piece_at(table, MIRA))
    click(table, table.mapFromScene(QPointF(5, 5)))
    assert table.wanted == [] and table.hand.held is None


def test_a_piece_let_go_where_it_was_is_put_down_without_a_word(table):
    start = piece_at(table, MIRA)
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for far in (30, 60, 0):
        QTest.mouseMove(table.viewport(), start + type(start)(far, 0))
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=start)
    assert table.hand.held is None and table.wanted == [] and not table.bubble.isVisible()


@pytest.fixture
def told(table):
    """What the table tells of hands."""
    found = []
    table.handled.connect(lambda *what: found.append(what))
    table.refused.connect(lambda *_: found.append("refused"))
    return found


def test_a_lift_and_a_drop_are_told_once_each_by_mouse_and_by_keyboard(table, told):
    drag(table, piece_at(table, MIRA), at(table, spot(3, 2)))
    assert told == [("lift", "hamster", 0), ("drop", "hamster", 0)] and len(table.wanted) == 1
    told.clear()
    keys(table, Key.Key_Right, Key.Key_Space, Key.Key_Down, Key.Key_Space)
    assert told == [("lift", "hamster", 0), ("drop", "hamster", 0)]


def test_a_piece_that_is_put_back_is_told_and_one_that_is_refused_only_as_that(table, told):
    keys(table, Key.Key_Right, Key.Key_Space, Key.Key_Escape)
    assert told == [("lift", "hamster", 0), ("drop", "hamster", 0)]
    told.clear()
    drag(table, piece_at(table, MIRA), at(table, spot(10, 5)))
    assert told == [("lift", "hamster", 0), "refused"]


def test_what_is_chosen_by_a_press_is_told_when_it_happens(table, told):
    keys(table, Key.Key_Right, Key.Key_Left, Key.Key_Return)
    assert told == [] and len(table.wanted) == 1


def test_a_drop_tells_how_many_lie_there_already(table, told):
    table.hand.held = MIRA
    other = table.board_scene.spot_of(("hamster", 1))
    table.hand._tell_drop(Gesture(MIRA, other, lambda: None))
    assert told == [("drop", "hamster", 1)]
    table.hand.held = None


def test_nobody_asked_nothing_lifts(table):
    show(table, laid([square(4, 2), square(9, 4)]), None)
    drag(table, piece_at(table, MIRA), at(table, spot(3, 2)))
    keys(table, Key.Key_Right, Key.Key_Space, Key.Key_Return)
    assert table.wanted == [] and table.hand.held is None and not table.hand.highlighted_targets()


def test_a_new_view_takes_the_piece_out_of_the_hand(table):
    click(table, piece_at(table, MIRA))
    show(table, laid([square(5, 2), square(9, 4)]), 0)
    assert table.hand.held is None
    assert table.board_scene.spot_of(MIRA) == spot(5, 2)
    assert table.board_scene.spots[spot(5, 2)].area.contains(table.board_scene.pieces[MIRA].pos())


def test_without_motion_a_refused_piece_is_home_at_once(table):
    theme.set_pace(1, reduce_motion=True)
    home = table.board_scene.pieces[MIRA].pos()
    drag(table, piece_at(table, MIRA), at(table, spot(9, 1)))
    assert table.board_scene.pieces[MIRA].pos() == home and not table.board_scene.pieces[MIRA].is_gliding


def test_a_glide_ends_by_itself_and_nothing_moves_any_more(table, qtbot):
    drag(table, piece_at(table, MIRA), at(table, spot(9, 1)))
    assert table.board_scene.pieces[MIRA].is_gliding
    qtbot.waitUntil(lambda: not table.board_scene.pieces[MIRA].is_gliding)
    assert table.board_scene.pieces[MIRA].pos() == table.board_scene.placements[MIRA].at


def test_a_press_during_a_glide_takes_the_piece_from_its_home(table):
    drag(table, piece_at(table, MIRA), at(table, spot(9, 1)))
    click(table, at(table, spot(4, 2)))
    assert table.hand.held == MIRA and not table.board_scene.pieces[MIRA].is_gliding


def test_a_button_that_is_off_tells_why(table):
    done = []
    table.press(ButtonSpec("Climb", lambda: done.append(1), disabled_reason="Nobody is near."))
    assert done == [] and table.bubble.headline.text() == "Nobody is near."
    table.press(ButtonSpec("Climb", lambda: done.append(1)))
    assert done == [1]


def test_the_pointer_is_a_hand_where_something_can_be_done(table):
    shapes = []
    for place in (piece_at(table, MIRA), at(table, spot(3, 2)), at(table, spot(9, 1))):
        QTest.mouseMove(table.viewport(), place)
        shapes.append(table.viewport().cursor().shape())
    assert shapes == [Qt.CursorShape.OpenHandCursor, Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor]


# Showing


@pytest.mark.parametrize("look", [theme.LIGHT, theme.DARK, theme.HIGH_CONTRAST])
def test_every_look_draws_without_a_mistake(table, look, capsys):
    theme.set_theme(look)
    shown = table.grab().toImage()
    middle = shown.pixelColor(at(table, spot(9, 1)))
    assert middle.lightness() < 140
    assert capsys.readouterr().err == ""


def test_the_picture_of_a_piece_is_kept(table):
    table.grab()
    item = table.board_scene.pieces[MIRA]
    assert item._face(1.0, 2).cacheKey() == item._face(1.0, 2).cacheKey()


def test_a_tag_lies_where_it_hides_no_target():
    tag = TagItem("Push\n2 against 1", None)
    place = QRectF(300, 300, 72, 72)
    taken = [place.translated(72, 0), place.translated(-72, 0)]
    tag.place_beside(place, taken, QRectF(0, 0, 1000, 700))
    assert not any(tag.area.intersects(other) for other in taken)


def test_the_prompt_is_told_to_change_with_every_view(table, qtbot):
    with qtbot.waitSignal(table.prompt_changed):
        show(table, laid([square(4, 2), square(9, 4)], declared="bite"), 0)
    assert table.prompt().title == "Mira bites"


def test_the_table_fills_any_window_without_a_scroll_bar(table, qtbot):
    holder = QWidget()
    qtbot.addWidget(holder)
    table.resize(700, 420)
    assert not table.horizontalScrollBar().isVisible() and not table.verticalScrollBar().isVisible()
    assert table.sceneRect().size() == QRectF(table.viewport().rect()).size()
