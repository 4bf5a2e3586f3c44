"""What falls while a hand is at work is told like any tumble: slowly, with whose it is, and once more."""

import pytest
from PySide6.QtCore import Qt

pytest.importorskip("mujoco")

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import CUBE, DRUM, SETS, Settle, Spill
from hamster_table.engine.hamsterrolle.placements import builds
from hamster_table.engine.match import Match
from hamster_table.views.art import theme
from tests.views.hamsterrolle.at_wheel import press, wait_for_question, wind

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def page(open_page):
    """A wheel with a cube in it, at rest, and a drum in the hand beside it."""
    theme.set_pace(0)
    match = Match.new(GAME, 2, {"start": "first", "physics": "rolling"}, "5")
    match.play(0, next(action for action in builds(match.state, 0) if action.piece // SETS == CUBE))
    match.chance()
    made = open_page(match, seconds=0)
    wait_for_question(made)
    wind(made.table)
    theme.set_pace(1)
    return made


def push_it_out(page, qtbot):
    """Shove the cube out of the wheel along the axle with the drum, by keys. Returned is the cube."""
    table, match = page.table, page.session.match
    (cube,) = (piece for piece in match.state.in_wheel() if piece // SETS == CUBE)
    table.commands.take_kind(DRUM)
    press(table, Qt.Key.Key_1)
    qtbot.waitUntil(lambda: table.carrying.carried.is_inside and table.may_build)
    for _ in range(7):
        press(table, Qt.Key.Key_PageDown, SHIFT)
    beside = table.carrying.carried.across
    x, _, z = table.frame.poses[cube][:3]
    qtbot.waitUntil(lambda: abs(table.frame.poses[table.carrying.piece][1] - beside) < 2)
    table.carrying.move_to(float(x), float(z))
    for _ in range(13):
        press(table, Qt.Key.Key_PageUp, SHIFT)
    qtbot.waitUntil(lambda: isinstance(match.ledger[-1][1], Spill))
    return cube


def test_what_a_hand_shoves_out_is_shown_slowly_with_whose_it_is_and_counted_when_it_has_come_there(page, qtbot):
    table, match, before = page.table, page.session.match, drawn_supply(page, 1)
    slipped, fell, counted = [], [], []
    table.tumble.slipped.connect(lambda: slipped.append(table.tumble.showing.time))
    table.tumble.fell.connect(lambda piece: fell.append((piece, table.meanwhile(table.seen)[0])))
    table.tumble.moved.connect(
        lambda: counted.append(
            (table.tumble.showing is not None and bool(table.tumble.showing.taken), drawn_supply(page, 1))
        )
    )
    cube = push_it_out(page, qtbot)
    assert match.ledger[-1][1].fallen == (cube,)
    assert match.state.place[cube] == 1, "by the rules it belongs there at once"
    counted.append((False, drawn_supply(page, 1)))
    qtbot.waitUntil(lambda: table.tumble.is_on and table.tumble.frame is not None)
    assert (
        cube in table.frame.poses and page.frame.prompt_bar.title.text() == "Something fell out while Jonas was at work"
    )
    qtbot.waitUntil(lambda: table.tumble.showing is not None and table.tumble.showing.taken == (cube,))
    assert {supply for has_come, supply in counted if not has_come} == {before}
    with_it = tuple(count + (kind == CUBE) for kind, count in enumerate(before))
    assert drawn_supply(page, 1) == with_it and table.tumble.is_on
    qtbot.waitUntil(lambda: isinstance(match.ledger[-1][1], Settle))
    assert [piece for piece, _ in fell] == [cube] and slipped, "it was seen to fall, slowly"
    assert fell[0][1] == "The cube goes to Jonas: the drum pushed it out."


def drawn_supply(page, seat):
    """How many pieces of each kind the panel of a seat counts."""
    return page.table.scenery.panels[seat].shown.counts


def test_who_skips_what_is_shown_is_told_and_can_see_it_again(page, qtbot):
    table, match, said = page.table, page.session.match, []
    table.noticed.connect(said.append)
    cube = push_it_out(page, qtbot)
    qtbot.waitUntil(lambda: table.tumble.is_on)
    table.tumble.skip_to_end()
    qtbot.waitUntil(lambda: bool(said))
    assert said[0].startswith("The cube goes to Jonas")
    qtbot.waitUntil(lambda: page.session.asked_seat == 0)
    (film,) = (film for film in table.films.recent_falls() if film.fallen)
    assert film.fallen == (cube,)
    table.films.choose()
    replay = table.films.replay
    assert replay.falls[0].piece == cube and "pushed it out" in replay.words
    replay.go_to(0.0)
    assert cube in table.frame.poses, "it begins before the fall"
    again = table.films.archive.store.find(match.state)
    assert again == film.recording, "and so on another evening"


def test_the_keys_that_shoved_it_out_do_not_skip_what_is_shown_of_it(page, qtbot):
    table = page.table
    push_it_out(page, qtbot)
    qtbot.waitUntil(lambda: table.tumble.is_on and table.tumble.frame is not None)
    press(table, Qt.Key.Key_PageUp, SHIFT)
    assert table.tumble.clock.state() == table.tumble.clock.State.Running
    qtbot.waitUntil(lambda: table.tumble.clock.currentTime() > 1_000)
    press(table, Qt.Key.Key_PageUp, SHIFT)
    assert table.tumble.clock.state() != table.tumble.clock.State.Running
