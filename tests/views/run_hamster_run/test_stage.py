"""The stage of a test: what stands on it, how long, and that it is gone afterwards."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPauseAnimation

from hamster_table.engine.match import Frame
from hamster_table.engine.run_hamster_run import GAME, events
from hamster_table.engine.run_hamster_run.actions import ALLIGATOR, PIT
from hamster_table.engine.run_hamster_run.deeds import GO_ON
from hamster_table.views.art import sprites, theme
from hamster_table.views.run_hamster_run.animation import draws
from hamster_table.views.run_hamster_run.animation.stage import CHIP_SHARE, HAT_SHARE, VEIL_Z
from hamster_table.views.run_hamster_run.drawings.portraits import mood_picture
from hamster_table.views.run_hamster_run.drawings.seat_panels import portrait_place
from tests.views.at_table import laid, square
from tests.views.performing import moment, play_out, temporary_items

pytestmark = pytest.mark.usefixtures("usual_pace")

WON = events.TestWon(0, 1, True)


def fight(**parts):
    """Mira, who acts, pushes Jonas: Mettle 3 against 2; Edda swims with three alligators."""
    state = laid([square(2, 2), square(2, 3), None], mettle=[3, 2, 1], alligators=3, hat=[0, 0, 2, 3], **parts)
    state.agenda[-1] = GO_ON[0]
    return state


def pictures(table, name, size):
    """The items that show this drawing."""
    wanted = sprites.svg(name, size, size, table.devicePixelRatioF(), 1).cacheKey()
    return [item for item in temporary_items(table) if item.pixmap().cacheKey() == wanted]


def seen(new_player, event, state=None):
    table, player = new_player(state or fight())
    view = GAME.view(table.seen, None)
    player.play([Frame(event, view)], view)
    return table, player


def animator_of(new_player, state=None):
    table, _ = new_player(state or fight())
    animator = table.event_animator()
    animator.was = animator.now = table.seen
    return animator


def test_as_many_chips_drop_into_the_hat_as_both_have_mettle(new_player):
    table, player = seen(new_player, WON)
    size = round(36 * table.plan.unit)
    own, other = pictures(table, "chip-moon", size), pictures(table, "chip-heart", size)
    assert (len(own), len(other)) == (3, 2)
    middle = table.plan.belt.center().x()
    assert all(chip.x() < middle for chip in own) and all(chip.x() > middle for chip in other)
    moment(player, 0.42)
    assert {round(chip.x()) for chip in own + other} == {round(middle)}
    assert all(chip.opacity() == 0 for chip in own + other)
    player.stop()


def test_the_hat_comes_from_the_sheet_into_the_middle_of_the_belt_and_goes_back(new_player):
    table, player = seen(new_player, WON)
    assert not table.hat.isVisible()
    moment(player, 0.5)
    heights = [item.boundingRect().height() for item in temporary_items(table) if item.zValue() > VEIL_Z]
    assert max(heights) == pytest.approx(240 * 104 / 120, abs=12)
    player.finish()
    assert table.hat.isVisible() and temporary_items(table) == []


def test_the_drawn_chip_is_held_up_for_more_than_a_second_with_winner_and_odds(new_player):
    result = draws.stage_of(animator_of(new_player), events.TestWon(1, 0, True)).result
    assert (result.winner, result.title, result.line) == (1, "Jonas wins the test", "2 of 5 chips")
    table, player = seen(new_player, WON)
    states = []
    for milliseconds in range(0, player.playing.totalDuration(), 50):
        player.playing.setCurrentTime(milliseconds)
        states.append(sorted((item.pos().toTuple(), item.opacity(), item.scale()) for item in temporary_items(table)))
    longest = length = 0
    for before, now in pairwise(states):
        length = length + 50 if before == now else 0
        longest = max(longest, length)
    # It hops for half a second of the 1.2.
    assert 550 <= longest <= 1300
    player.stop()


def test_the_portrait_of_the_winner_is_crowned_when_the_drawn_chip_is_seen(new_player):
    table, player = seen(new_player, WON)
    dpr, side = table.devicePixelRatioF(), round(round(table.plan.inner.height() * HAT_SHARE) * CHIP_SHARE)
    crown = mood_picture("winner", portrait_place(table.plan.seats[0]), dpr).cacheKey()
    crowns = [item for item in temporary_items(table) if item.pixmap().cacheKey() == crown]
    chip = sprites.svg("chip-moon", side, side, dpr, 3).cacheKey()
    (drawn,) = (item for item in temporary_items(table) if item.pixmap().cacheKey() == chip)
    for milliseconds in range(0, player.playing.totalDuration(), 20):
        player.playing.setCurrentTime(milliseconds)
        if any(item.isVisible() for item in crowns):
            # It has come out of the HAT, and shows its face.
            assert drawn.opacity() == 1 and drawn.pixmap().cacheKey() == chip and drawn.transform().m11() > 0.9
            break
    assert 1000 < milliseconds < player.playing.totalDuration() - 1000
    player.stop()


def test_whoever_acts_stands_left_whoever_wins(new_player):
    animator = animator_of(new_player)
    for event in (WON, events.TestWon(1, 0, True)):
        assert [side.owner for side in draws.stage_of(animator, event).sides] == [0, 1]


def test_without_a_draw_the_traits_are_compared_for_a_shorter_time_and_the_hat_stays(new_player):
    table, player = seen(new_player, WON)
    long = player.playing.totalDuration()
    player.finish()
    player.play([Frame(events.TestWon(0, 1, False), table.seen)], table.seen)
    assert table.hat.isVisible()
    assert player.playing.totalDuration() < long * 0.6
    moment(player, 0.4)
    assert len(pictures(table, "chip-moon", round(36 * table.plan.unit))) == 3
    player.stop()


@pytest.mark.parametrize(("mettle", "line"), [(0, "Jonas has no Mettle"), (2, "Jonas does not resist")])
def test_without_a_draw_it_says_why(new_player, mettle, line):
    state = fight()
    state.mettle[1] = mettle
    assert draws.stage_of(animator_of(new_player, state), events.TestWon(0, 1, False)).result.line == line


def test_a_chomp_is_drawn_on_the_stage_too(new_player):
    animator = animator_of(new_player)
    for stage, winner, line in (
        (draws.escape(animator, events.Escaped(2, True)), 2, "2 of 5 chips"),
        (draws.chomp(animator, events.Chomped(2, 2)), ALLIGATOR, "3 of 5 chips"),
    ):
        assert [(side.owner, side.chips) for side in stage.sides] == [(2, 2), (ALLIGATOR, 3)]
        assert (stage.result.winner, stage.result.line) == (winner, line)


@pytest.mark.parametrize("event", [WON, events.TestWon(0, 1, False), events.Escaped(2, True), events.Chomped(2, 2)])
def test_with_reduced_motion_it_is_a_picture_that_stands_for_a_moment(new_player, event):
    theme.set_pace(1, reduce_motion=True)
    table, player = seen(new_player, event)
    assert isinstance(player.playing, QPauseAnimation) and player.playing.duration() > 1000
    assert len(temporary_items(table)) > 5
    play_out(player)
    assert temporary_items(table) == [] and table.hat.isVisible()


@pytest.mark.parametrize("event", [events.Escaped(2, False), events.Chomped(2, 0)])
def test_with_reduced_motion_there_is_no_picture_of_a_draw_that_was_none(new_player, event):
    theme.set_pace(1, reduce_motion=True)
    _, player = seen(new_player, event)
    assert player.is_idle


def test_at_instant_there_is_nothing_of_it(new_player):
    for reduce_motion in (False, True):
        theme.set_pace(0, reduce_motion=reduce_motion)
        table, player = seen(new_player, WON)
        assert player.is_idle and temporary_items(table) == []


def test_on_a_small_table_it_lies_within_the_opening(new_player):
    table, player = new_player(fight(), (1000, 500))
    player.play([Frame(events.Chomped(2, 2), table.seen)], table.seen)
    moment(player, 0.5)
    inner = table.plan.inner.adjusted(-30, -30, 30, 30)
    assert all(inner.contains(item.sceneBoundingRect()) for item in temporary_items(table) if item.opacity())
    assert PIT in table.seen.where
    player.stop()
