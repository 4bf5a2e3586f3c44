"""What is seen of others at the wheel of Hamsterrolle: hands of computers, the hamster that watches, habits."""

from functools import partial

import pytest

from hamster_table.engine.game import Rejected
from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import Build, Settle, kind_of
from hamster_table.engine.hamsterrolle.events import Fell, Kept, LetDrop, Placed
from hamster_table.engine.hamsterrolle.finding import may_pass
from hamster_table.engine.hamsterrolle.holding import try_to_take
from hamster_table.engine.hamsterrolle.placements import builds
from hamster_table.engine.hamsterrolle.settling import Tremble
from hamster_table.engine.kernel import CHANCE, Refusal, play, waiting
from hamster_table.engine.match import Frame, Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models import messages
from hamster_table.models.session import Session
from hamster_table.views.art import theme
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.hamsterrolle.animation.hand_path import Stop, at, length
from hamster_table.views.hamsterrolle.render3d.frame import frame_of_state, in_room, rolled
from hamster_table.views.hamsterrolle.watcher_mood import CALM, CHEERING, GASPING, HIDING
from tests.engine.hamsterrolle.language import ALICE
from tests.engine.hamsterrolle.played import corner
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
    assert table.meanwhile(table.seen)[0].startswith(NAMES[placed.seat])
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


@pytest.mark.parametrize("asked", [None, ALICE])
def test_what_falls_out_of_the_hand_of_another_is_seen(sit_down, asked):
    """A computer player takes a piece that others hang on (HR-30): they slip out, and the piece goes to its seat."""
    pytest.importorskip("mujoco")
    before = corner(2).state
    spill = next(filter(None, (try_to_take(before, piece) for piece in may_pass(before))))
    frames, after = [], before.copy()
    play(after, ALICE, spill, lambda kind, *facts: frames.append(Frame(kind(*facts), after.copy())))
    table = sit_down(before, asked=asked)
    for kind, piece in (Fell, spill.fallen[0]), (Kept, spill.piece):
        now = next(frame for frame in frames if isinstance(frame.event, kind))
        table.pending_view = now.state
        lay = table.frame.poses[piece].copy()
        act = table.animator.animate(now)
        act.setCurrentTime(act.totalDuration())
        end = table.frame.poses[piece]
        assert abs(end[1]) > before.box.wheel.width / 20, "it is still in the wheel"
        assert table.animator.carried is None
        assert table.meanwhile(table.seen)[0] == f"Something fell out while {NAMES[ALICE]} was at work"
        if kind is Fell:
            assert end[2] < -0.9 * before.box.wheel.outer / 10 < lay[2], "it lies on the table"
        table.animator.clear()


def test_what_was_seen_to_fall_does_not_fall_again(sit_down):
    pytest.importorskip("mujoco")
    before = corner(2).state
    fell = Fell(ALICE, before.in_wheel()[0], "tile")
    table = sit_down(before)
    table.pending_view = before
    assert table.animator.animate(Frame(fell, before)) is not None
    table.tumble._entry = 3  # a tumble was just seen
    assert table.animator.animate(Frame(fell, before)) is None


def test_a_way_begins_and_ends_where_it_should():
    state = laid(turns=3)
    first, second = [in_room(state.poses[piece], 0.0) for piece in state.in_wheel()][:2]
    way = [Stop(first, 0), Stop(second, 300), Stop(first, 100)]
    assert length(way) == 400
    assert abs(at(way, 0.0).pose - first).max() < 1e-9 and abs(at(way, 1.0).pose - first).max() < 1e-9
    assert abs(abs(at(way, 0.75).pose) - abs(second)).max() < 1e-9
    assert abs(at(way, 0.375).pose[:3] - (first + second)[:3] / 2).max() < 1e-9


def tries(state, event, *reasons):
    """Places beside the one that is taken, with the same piece and with another one, which are no good."""
    x, y, z, *turn = state.poses[event.piece]
    places = [(x + 60 * n, y, z, *turn) for n in range(1, 1 + len(reasons))]
    hands = [Build(event.piece, event.compartment, state.angle, place) for place in places]
    found = [Rejected(hand, Refusal("HR-52", reason, name="cube")) for hand, reason in zip(hands, reasons, strict=True)]
    return places, [Rejected(Build(99, 0, 0, places[0]), found[0].why), *found]


def act_of(table, event, after):
    table.animator.clear()
    table.pending_view = after
    return table.animator.animate(Frame(event, after))


def seen(table, act, piece, n=240):
    """Where the piece is all along an animation, and what is said and marked meanwhile."""
    found = []
    for part in range(n + 1):
        act.setCurrentTime(round(act.totalDuration() * part / n))
        found.append((table.frame.poses[piece].copy(), table.meanwhile(table.seen), table.scenery.wheel.wrong))
    return found


@pytest.fixture
def watched(sit_down):
    """A table at which somebody elsewhere has just built, as a computer that has tried other places before."""
    state = laid(turns=3)
    table = sit_down(state, asked=None)
    table.show_view(state, NAMES[:2], 0, None)
    after, placed = built(state)
    table.at = 17
    return table, after, placed


def test_a_computer_is_seen_trying_before_it_lays_its_piece(watched):
    table, after, placed = watched
    short = act_of(table, placed, after).totalDuration()
    places, rejected = tries(after, placed, "slips", "slips-back", "slips-ahead")
    table.see_tried(17, rejected)
    act = act_of(table, placed, after)
    assert short < act.totalDuration() < 4 * short
    told = seen(table, act, placed.piece)
    roll = table.frame.roll
    near = [
        min(abs(pose[:3] - in_room(place, roll)[:3]).max() for pose, _, _ in told)
        for place in (*places, after.poses[placed.piece])
    ]
    assert near[0] > 2 and max(near[1:]) < 2, "the last two of three are shown"
    said = list(dict.fromkeys(words for _, words, _ in told))
    assert {title for title, _ in said} == {f"{NAMES[placed.seat]} brings the {placed.name}"}
    assert [hint for _, hint in said if hint] == [
        table.reason(one.why) for one in rejected[-2:]
    ] and "slip backwards" in said[1][1]
    assert {wrong for *_, wrong in told} == {(), (placed.piece,)}


def test_what_was_tried_for_another_choice_is_not_shown(watched):
    table, after, placed = watched
    short = act_of(table, placed, after).totalDuration()
    _, rejected = tries(after, placed, "slips-back")
    for moment, told in ((16, rejected), (17, rejected[:1]), (17, [])):
        table.see_tried(moment, told)
        act = act_of(table, placed, after)
        assert act.totalDuration() == short
        assert {hint for _, (_, hint), _ in seen(table, act, placed.piece, 40)} == {""}


def test_a_computer_that_lets_a_piece_drop_is_seen_doing_it(watched):
    table, after, placed = watched
    dropped = LetDrop(placed.seat, placed.piece, placed.name, placed.compartment)
    _, rejected = tries(after, placed, "slips-back")
    table.see_tried(17, rejected)
    told = seen(table, act_of(table, dropped, after), placed.piece)
    goal = in_room(after.poses[placed.piece], table.frame.roll)
    assert abs(told[-1][0][:3] - goal[:3]).max() < 0.01
    heights = [pose[2] - goal[2] for pose, *_ in told]
    assert max(heights[-60:]) > 10, "it shrugs"
    # At this screen the hand that lets drop was seen.
    table.carrying.is_awaiting_answer = True
    assert act_of(table, dropped, after) is None
    table.carrying.is_awaiting_answer = False


def test_how_sure_a_computer_is_stands_on_its_seat(sit_down):
    table = sit_down(laid(turns=1))
    table.kinds = ["person", "whim"]
    table.refresh()
    person, whim = (panel.shown.details for panel in table.scenery.panels)
    assert person == () and whim[0] == "a wobbly hand"


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
    assert "trembles" in sit_down(state, asked=0).meanwhile(state)[0]
