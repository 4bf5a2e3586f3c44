"""What is seen of others at the wheel of Hamsterrolle: hands of computers, the hamster that watches, habits."""

from functools import partial

import pytest

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import Settle, kind_of
from hamster_table.engine.hamsterrolle.events import Fell, Placed
from hamster_table.engine.hamsterrolle.placements import builds
from hamster_table.engine.hamsterrolle.settling import Tremble
from hamster_table.engine.kernel import CHANCE, play, waiting
from hamster_table.engine.match import Frame, Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models import messages
from hamster_table.models.session import Session
from hamster_table.views.art import theme
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.hamsterrolle.animation.animator import along
from hamster_table.views.hamsterrolle.render3d.frame import frame_of_state, in_room, rolled
from hamster_table.views.hamsterrolle.watcher_mood import CALM, CHEERING, GASPING, HIDING
from tests.views.hamsterrolle import at_wheel
from tests.views.hamsterrolle.at_wheel import NAMES, laid


@pytest.fixture
def sit_down(qtbot):
    return partial(at_wheel.sit_down, qtbot)


def built(state):
    """The state after somebody has built, and what happened."""
    after, events = state.copy(), []
    seat = waiting(state)[0]
    play(after, seat, next(builds(state, seat)), lambda kind, *facts: events.append(kind(*facts)))
    return after, next(event for event in events if isinstance(event, Placed))


def test_the_hand_of_another_brings_its_piece(sit_down):
    state = laid(turns=3)
    table = sit_down(state, asked=None)
    table.show_view(state, NAMES[:2], 0, None)
    table.pending_view, placed = built(state)
    act = table.animator.animate(Frame(placed, table.pending_view))
    act.setCurrentTime(act.totalDuration() // 3)
    assert table.animator.carried == placed.piece and table.scenery.wheel.hand == placed.seat
    assert table.meanwhile()[0].startswith(NAMES[placed.seat])
    before = table.frame.poses[placed.piece]
    assert table.scenery.wheel.area_of(placed.piece).width() > 0
    act.setCurrentTime(act.totalDuration())
    goal = in_room(table.pending_view.poses[placed.piece], table.frame.roll)
    assert abs(table.frame.poses[placed.piece][:3] - goal[:3]).max() < 0.01
    assert abs(before[:3] - goal[:3]).max() > 20


def test_the_hand_at_this_screen_is_not_shown_again(sit_down):
    state = laid(turns=3)
    table = sit_down(state)
    table.pending_view, placed = built(state)
    table.commands.take_kind(kind_of(placed.piece))
    table.commands.carry_to(placed.compartment)
    assert table.carrying.is_awaiting_answer
    assert table.animator.animate(Frame(placed, table.pending_view)) is None


def test_a_way_begins_and_ends_where_it_should():
    state = laid(turns=3)
    poses = [in_room(state.poses[piece], 0.0) for piece in state.in_wheel()][:2]
    assert abs(along(poses, 0.0) - poses[0]).max() < 1e-9
    assert abs(abs(along(poses, 1.0)) - abs(poses[1])).max() < 1e-9


def test_how_sure_a_computer_is_stands_on_its_seat(sit_down):
    table = sit_down(laid(turns=1))
    table.kinds = ["person", "whim"]
    table.refresh()
    person, whim = (panel.shown.details for panel in table.scenery.panels)
    assert person == () and "precision" in whim[0]


def test_a_habit_is_everybodys_own_and_is_told(sit_down):
    table = sit_down(laid())
    table.habits = {"Mira": "trembling", "Jonas": "no such hand"}
    table.show_view(table.seen, NAMES[:2], 0, 0)
    assert table.carrying.hand_mode == "trembling" and table.commands.hand_mode_of(1) == "steady"
    heard = []
    table.habit_changed.connect(lambda *habit: heard.append(habit))
    table.commands.next_hand_mode()
    assert heard == [("Mira", "steady")] and table.carrying.hand_mode == "steady"


# The hamster that watches


def test_the_watcher_gasps_and_cheers(sit_down):
    table = sit_down(laid(turns=3))
    frame = frame_of_state(table.seen)
    table.mood.watch(frame)
    assert table.mood.now == CALM
    poses = {piece: rolled(pose, 0.1) for piece, pose in frame.poses.items()}
    table.mood.watch(type(frame)(frame.roll + 0.1, poses))
    assert table.mood.now == GASPING and table.scenery.watcher.mood == GASPING
    table.mood.see_rest()
    assert table.mood.now == CHEERING
    table.mood.watch(frame)
    assert table.mood.now == CALM


def test_the_watcher_hides_its_eyes_when_something_falls(sit_down):
    table = sit_down(laid(turns=3))
    table.mood.watch(frame_of_state(table.seen))
    table.tumble.fell.emit(table.seen.in_wheel()[0])
    table.mood.see_rest()
    assert table.scenery.watcher.mood == HIDING


def test_without_motion_the_watcher_is_calm(sit_down):
    theme.set_pace(0)
    table = sit_down(laid(turns=3))
    table.mood.watch(frame_of_state(table.seen))
    table.mood.see_fall()
    table.mood.see_rest()
    assert table.mood.now == CALM


# Falls


def test_a_piece_that_falls_is_told_and_lies_in_the_supply(qtbot):
    """A fall that nobody simulates: chance says what it was, the table and the story show it."""
    theme.set_pace(0)
    match = Match.new(GAME, 2, {"start": "first", "physics": "simple"}, "9")
    session = Session(match, [PlayerInfo("Mira"), PlayerInfo("Jonas")])
    page = GamePage(session, seconds=0)
    qtbot.addWidget(page)
    page.open_story()
    while len(match.state.in_wheel()) < 3:
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, next(builds(match.state, seat)))
    seat = match.waiting[0]
    if seat == CHANCE:
        match.chance()
        seat = match.waiting[0]
    match.play(seat, next(builds(match.state, seat)))
    state = match.state
    gone = state.in_wheel()[1]
    rest = tuple((piece, *state.poses[piece]) for piece in state.in_wheel() if piece != gone)
    had = len(state.supply(seat))
    events = match.play(CHANCE, Settle(state.angle, rest, (gone,)))
    page.sync()
    assert any(isinstance(event, Fell) and event.seat == seat for event in events)
    assert len(match.state.supply(seat)) == had + 1
    assert sum(page.table.scenery.panels[seat].shown.counts) == had + 1
    assert any(f"falls out. {session.names[seat]} takes it." in line for line in told_by(page))
    page.leave()


def told_by(page):
    return [messages.sentence(event, page.session.names) for _, event in page.session.story()]


def test_a_table_that_trembles_says_so(sit_down):
    state = laid(turns=4)
    state.agenda.append(Tremble())
    assert "trembles" in sit_down(state, asked=0).meanwhile()[0]
