"""Who may be moved swells a little as the question begins."""

import pytest

from hamster_table.views.art import theme
from tests.engine.hamsterdam.language import MOVE, REDEPLOY, table
from tests.views.hamsterdam.at_dam import button, plain, show, sit_down, special


@pytest.fixture
def moving(qtbot):
    return sit_down(qtbot, table(MOVE, "5:Napster 6:hh 9:~", "7:h"))


def in_the_middle(here):
    """In the first swell."""
    here.pulse._running.pause()
    here.pulse._running.setCurrentTime(here.pulse._running.totalDuration() // 6)


def larger(here):
    return {piece for piece, item in here.board_scene.pieces.items() if item.scale() > 1.01}


def test_all_that_may_be_moved_swell_and_stand_still_again(moving):
    in_the_middle(moving)
    assert larger(moving) == {*moving.hand.movable_pieces()} >= {special("Napster"), plain(moving, 6)}
    moving.pulse._running.setCurrentTime(moving.pulse._running.totalDuration())
    moving.pulse.stop()
    assert larger(moving) == set() and not moving.pulse.is_running


def test_a_piece_in_the_hand_ends_it(moving):
    in_the_middle(moving)
    moving.hand.lift(plain(moving, 6))
    assert not moving.pulse.is_running and larger(moving) <= {plain(moving, 6)}


def test_the_same_question_shown_again_does_not_begin_it_again(moving):
    moving.pulse.stop()
    show(moving)
    assert not moving.pulse.is_running


@pytest.mark.parametrize("still", [{"seconds": 0.0}, {"seconds": 1.0, "reduce_motion": True}])
def test_nobody_swells_where_nothing_is_to_move(qtbot, still):
    theme.set_pace(**still)
    assert not sit_down(qtbot, table(MOVE, "6:hh", "7:h")).pulse.is_running


def test_what_done_leaves_behind_stands_on_its_button(qtbot):
    theme.set_pace(0.0)
    here = sit_down(qtbot, table(REDEPLOY, "6:h | pile hhh", "7:h"))
    assert button(here, "N").text == "Done, 3 in reserve"
