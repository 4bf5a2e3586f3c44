"""What is at stake on the belt: before it moves, over Speed, and by a key."""

import pytest
from PySide6.QtCore import QEvent, QPauseAnimation, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hamster_table.engine.match import Frame
from hamster_table.engine.run_hamster_run import GAME, events, pit
from hamster_table.engine.run_hamster_run.actions import PIT
from hamster_table.models.run_hamster_run.stakes import stakes
from hamster_table.views.art import theme
from hamster_table.views.run_hamster_run.keys import STAKES
from tests.views.at_table import NAMES, at, laid, show, sit_down, square
from tests.views.performing import moment, play_out, temporary_items


def on_the_belt(*squares, speed=2):
    return laid(list(squares), speed=speed)


@pytest.mark.parametrize("speed", [1, 2, 4, 12])
def test_the_forecast_is_where_the_rolling_belt_takes_everybody(speed):
    # One on the first square of the first strip that stays, and one on the last that goes.
    ends = (square(min(speed + 1, 10), 1), square(min(speed, 10), 5))
    state = on_the_belt(*ends, square(3, 2), square(10, 4), None, speed=speed)
    forecast = pit.after_the_belt(state)
    pit.MOVE_BELT.resolve(state, {}, lambda kind, *fields: kind(*fields))
    assert state.where == forecast


@pytest.mark.parametrize(
    "squares, line, short",
    [
        ([square(5, 1), square(9, 1)], "the belt takes 2 strips: nobody falls in", "nobody falls in"),
        ([square(5, 1), square(2, 1)], "the belt takes 2 strips: Jonas falls in", "Jonas falls in"),
        ([square(1, 1), square(2, 1)], "the belt takes 2 strips: Mira and Jonas fall in", "2 hamsters fall in"),
        ([square(1, n) for n in (1, 2, 3)], "the belt takes 2 strips: 3 hamsters fall in", "3 hamsters fall in"),
    ],
)
def test_who_falls_in_is_said(squares, line, short):
    found = stakes(on_the_belt(*squares), NAMES)
    assert (found.line, found.short) == (line, short)


def test_an_arrow_leads_from_everybody_on_the_belt_to_its_square(qtbot):
    found = stakes(on_the_belt(square(2, 1), square(5, 3), None), NAMES)
    assert found.ways == ((square(2, 1), PIT), (square(5, 3), square(3, 3)))


def test_it_is_seen_while_the_pointer_is_over_speed(qtbot):
    table = sit_down(qtbot, on_the_belt(square(2, 1), square(5, 3)))
    QTest.mouseMove(table.viewport(), at(table, ("speed",)))
    assert table._stakes.isVisible()
    QTest.mouseMove(table.viewport(), at(table, ("square", square(9, 3))))
    assert not table._stakes.isVisible()
    QTest.mouseMove(table.viewport(), at(table, ("speed",)))
    QApplication.sendEvent(table.viewport(), QEvent(QEvent.Type.Leave))
    assert not table._stakes.isVisible()


def test_it_is_seen_by_a_key_until_it_is_pressed_again_or_something_happens(qtbot):
    state = on_the_belt(square(2, 1), square(5, 3))
    table = sit_down(qtbot, state)
    for shown in (True, False, True):
        QTest.keyClick(table, Qt.Key.Key_A)
        assert table._stakes.isVisible() is shown
    show(table, state, 0)
    assert not table._stakes.isVisible()
    assert STAKES.usual == "A" and STAKES.text == "show where the belt takes everybody"


def test_a_screen_reader_finds_speed_and_what_it_does(qtbot):
    table = sit_down(qtbot, on_the_belt(square(2, 1), square(5, 3)))
    assert table.spot_name(("speed",)) == "Speed 2: the belt takes 2 strips: Mira falls in"


def test_before_the_first_strip_rolls_one_sees_it_and_everybody_stands_still(new_player):
    state = on_the_belt(square(2, 1), square(5, 3))
    table, player = new_player(GAME.view(state, None))
    before = [table.board_scene.pieces["hamster", seat].pos() for seat in range(2)]
    frames, after = [], state.copy()
    pit.MOVE_BELT.resolve(after, {}, lambda kind, *fields: frames.append(Frame(kind(*fields), after.copy())))
    player.play(frames, after)
    moment(player, 0.4)
    (arrows,) = temporary_items(table)
    assert arrows.opacity() == 1 and arrows.boundingRect().width() >= table.plan.inner.width()
    assert all(
        (table.board_scene.pieces["hamster", seat].pos() - at).manhattanLength() < 0.01
        for seat, at in enumerate(before)
    )
    first = player.playing.totalDuration()
    player.playing.setCurrentTime(first)
    # The second strip rolls at once.
    assert player.playing.totalDuration() < first / 2
    player.finish()
    assert temporary_items(table) == []


def test_with_reduced_motion_it_is_a_picture(new_player):
    theme.set_pace(1, reduce_motion=True)
    state = on_the_belt(square(2, 1), square(5, 3), speed=1)
    table, player = new_player(state)
    player.play([Frame(events.BeltMoved(0, 1), state)], state)
    assert isinstance(player.playing, QPauseAnimation) and len(temporary_items(table)) == 1
    play_out(player)
    assert temporary_items(table) == []


def test_an_empty_belt_rolls_at_once(new_player):
    state = on_the_belt(None, None, speed=1)
    table, player = new_player(state)
    player.play([Frame(events.BeltMoved(0, 1), state)], state)
    assert temporary_items(table) == []
    player.stop()
