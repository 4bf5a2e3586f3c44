"""What is seen of the events of Run, Hamster, Run!; and that it never changes what the table shows in the end."""

import random

import pytest
from PySide6.QtCore import QAnimationGroup, QPointF

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.run_hamster_run import events as told
from hamster_table.engine.run_hamster_run.actions import PIT
from hamster_table.engine.run_hamster_run.state import RunHamsterRunSetup, initial_state
from hamster_table.views.art import theme
from hamster_table.views.board.animation_player import Stage
from hamster_table.views.board.animations import Prop
from hamster_table.views.board.board_view import table_for
from hamster_table.views.run_hamster_run.animation.event_replay import Retold
from hamster_table.views.run_hamster_run.animation.registry import CHOREOGRAPHY

NAMES = ["Mira", "Jonas", "Edda", "Rusty", "Pip"]
QUIET = {told.Allocated, told.InitiativeSet, told.Rested, told.Stopped, told.Tired, told.Tallied}
"""Of these one sees chips sliding, or nothing."""


def new_table(qtbot, state, size=(1230, 690)):
    table = table_for(Match.new("run-hamster-run", seats=2).game)
    qtbot.addWidget(table)
    table.resize(*size)
    table.show()
    table.show_view(state, NAMES[: state.seats], None, None)
    return table


@pytest.fixture
def new_stage(qtbot):
    def made(state, size=(1230, 690)):
        table = new_table(qtbot, state, size)
        return table, Stage(table, lambda view: table.show_view(view, table.names, None, None))

    return made


def belt(seats=2, **where):
    """Hamsters on these squares, a round under way, one chip in every trait."""
    state = initial_state(RunHamsterRunSetup(seats=seats))
    state.round = 1
    for seat in range(seats):
        square = where.get(f"seat_{seat}", 20 + seat)
        state.where[seat] = square
        if square >= 0:
            state.occupant[square] = seat
        state.hand[seat] = 0
        state.scamper[seat], state.mettle[seat], state.friskiness[seat] = 3, 2, 2
        state.declared[seat] = "run"
    state.order = list(range(seats))
    return state


def moment(stage, share):
    """Look at the running act at that share of its time."""
    playing = stage.playing
    playing.pause()
    playing.setCurrentTime(round(playing.totalDuration() * share))


def play_out(stage, share=1.0):
    """Play everything, act by act, without waiting."""
    while not stage.is_idle:
        playing = stage.playing
        playing.setCurrentTime(round(playing.totalDuration() * share))
        if share < 1:
            stage.finish()


def looks(table):
    """All that can be seen of the pieces and of what moves."""
    pieces = {
        piece: (
            item.pos().toTuple(),
            item.zValue(),
            item.face_key,
            item.rotation(),
            item.scale(),
            item.opacity(),
            item.isVisible(),
        )
        for piece, item in table.pieces.items()
    }
    drawn = [panel.shown for panel in table._panels], table._sheet.shown, table.machine.front.shown
    moving = table.belt.rolled, table.hat.rotation(), [cog.rotation() for cog in table.machine.cogs]
    return pieces, drawn, moving


def props(table):
    return [item for item in table.scene().items() if isinstance(item, Prop)]


def test_every_event_has_an_act_or_is_quiet_on_purpose():
    assert set(CHOREOGRAPHY) | QUIET == set(told.EVENTS)
    assert not set(CHOREOGRAPHY) & QUIET


@pytest.mark.parametrize(
    ("seed", "share", "size"), [("a", 1.0, (1230, 690)), ("b", 0.4, (1230, 690)), ("c", 1.0, (1000, 500))]
)
def test_after_every_performance_the_table_looks_as_if_nothing_had_moved(qtbot, new_stage, seed, share, size):
    match = Match.new("run-hamster-run", seats=5, seed=seed)
    table, stage = new_stage(match.view(None), size)
    still = new_table(qtbot, match.view(None), size)
    whim = random.Random(seed)
    while match.waiting:
        seat = match.waiting[0]
        events = match.chance() if seat == CHANCE else match.play(seat, whim.choice(match.actions(seat)))
        stage.perform(events, match.view(None))
        play_out(stage, share)
        still.show_view(match.view(None), NAMES, None, None)
        assert looks(table) == looks(still), events
        assert props(table) == []


@pytest.mark.parametrize(
    "events",
    [
        [told.Pushed(0, 1, 15, 10, True)],
        [told.Pushed(2, 3, 1, PIT, False), told.Fell(3, 1)],
        [told.Climbed(0, 1, 20, 25, "spend")],
        [told.Climbed(0, 1, 20, 25, "flips")],
        [told.StoodOut(0, 1)],
        [told.Thrown(0, 1, 15, PIT), told.Fell(1, 15)],
        [told.Thrown(0, 1, 15, 15)],
        [told.SpeedRose(2, "all-rest")],
        [told.StarPassed(2)],
        [told.Changed(0, "run", "rest", "mettle"), told.Rested(0, "scamper")],
        [told.Escaped(4, False)],
        [told.Chomped(4, 0), told.Eaten(4), told.AlligatorLeft(0), told.AlligatorsWon()],
    ],
    ids=lambda events: events[0].__class__.__name__,
)
@pytest.mark.parametrize("share", [1.0, 0.5])
def test_rare_acts_lead_to_what_they_tell_too(qtbot, new_stage, events, share):
    state = belt(5, seat_0=20, seat_1=15, seat_2=6, seat_3=1, seat_4=PIT)
    story = Retold(state)
    for event in events:
        story.tell(event)
    table, stage = new_stage(state)
    stage.perform(events, story.state)
    play_out(stage, share)
    assert looks(table) == looks(new_table(qtbot, story.state))
    assert props(table) == []


def test_a_hamster_walks_with_a_hop_and_a_tilt(new_stage):
    state = belt(seat_0=20, seat_1=30)
    table, stage = new_stage(state)
    start, end = table.pieces["hamster", 0].pos(), table.pieces["hamster", 0].pos() + QPointF(table.plan.side, 0)
    stage.perform([told.Moved(0, 20, 25, "sidestep")], state)
    moment(stage, 0.5)
    middle = table.pieces["hamster", 0].pos()
    assert start.x() < middle.x() < end.x()
    assert middle.y() < start.y() - 5
    moment(stage, 0.3)
    assert table.pieces["hamster", 0].rotation() > 1
    stage.stop()


def test_a_hamster_that_was_dropped_on_its_square_does_not_walk_there_again(new_stage):
    state = belt(seat_0=20, seat_1=30)
    table, stage = new_stage(state)
    square = table.plan.square(25).center()
    table.pieces["hamster", 0].setPos(square)
    stage.perform([told.Moved(0, 20, 25, "sidestep")], state)
    moment(stage, 0.1)
    assert (table.pieces["hamster", 0].pos() - square).manhattanLength() < 12
    stage.stop()


def test_both_squares_of_a_spent_chip_cost_one_chip_and_a_drop_on_the_second_waits_there(new_stage):
    state = belt(seat_0=20, seat_1=40)
    table, stage = new_stage(state)
    table.pieces["hamster", 0].setPos(table.plan.square(30).center())
    stage.perform([told.Moved(0, 20, 25, "spend"), told.Moved(0, 25, 30, "spend")], state)
    play_out(stage, 0.5)
    assert table.seen == state


def test_the_belt_rolls_with_all_who_stand_on_it(new_stage):
    state = belt(3, seat_0=20, seat_1=2, seat_2=PIT)
    table, stage = new_stage(state)
    before = {seat: table.pieces["hamster", seat].x() for seat in range(3)}
    stage.perform([told.BeltMoved(0), told.Fell(1, 2)], state)
    moment(stage, 0.5)
    rolled = {seat: before[seat] - table.pieces["hamster", seat].x() for seat in range(3)}
    assert rolled[0] == pytest.approx(table.plan.side / 2)
    assert rolled[1] > 0
    assert rolled[2] == 0
    assert table.belt.rolled == pytest.approx(-0.5)
    assert all(cog.rotation() for cog in table.machine.cogs)
    stage.stop()
    assert table.belt.rolled == 0


def test_who_rolls_over_the_edge_falls_from_there(new_stage):
    state = belt(seat_0=2, seat_1=30)
    table, stage = new_stage(state)
    stage.perform([told.BeltMoved(0), told.Fell(0, 2)], state)
    stage.playing.setCurrentTime(stage.playing.totalDuration())
    moment(stage, 0)
    edge = table.pieces["hamster", 0].x()
    assert table.plan.pit.right() - table.plan.side < edge < table.plan.belt.left() + table.plan.side / 2
    moment(stage, 0.9)
    assert table.plan.pit.contains(table.pieces["hamster", 0].pos())
    stage.stop()


def test_a_thrown_hamster_flies_high_over_the_others(new_stage):
    state = belt(3, seat_0=22, seat_1=27, seat_2=32)
    table, stage = new_stage(state)
    item = table.pieces["hamster", 1]
    home = item.pos()
    stage.perform([told.Thrown(0, 1, 27, 42)], state)
    moment(stage, 0.5)
    assert item.y() < home.y() - 60
    assert item.zValue() > table.pieces["hamster", 2].zValue()
    assert item.rotation() == pytest.approx(180, abs=40)
    stage.stop()


def test_a_chip_slides_from_its_trait_to_fatigue_and_lies_there_only_when_it_has_arrived(new_stage):
    state = belt(seat_0=20, seat_1=30)
    table, stage = new_stage(state)
    after = state.copy()
    after.mettle[1], after.fatigue[1] = 1, 1
    stage.perform([told.Tired(1, "mettle", "strain")], after)
    moment(stage, 0.5)
    panel = table._panels[1].shown
    assert panel.piles == (3, 1, 2, 0)
    (chip,) = props(table)
    assert table.plan.seats[1].contains(chip.pos())
    play_out(stage)
    assert table._panels[1].shown.piles == (3, 1, 2, 1)


def test_a_flipped_chip_turns_over_on_panel_and_sheet(new_stage):
    state = belt(seat_0=20, seat_1=30)
    table, stage = new_stage(state)
    stage.perform([told.Moved(0, 20, 25, "flip")], state)
    moment(stage, 0.5)
    turning = props(table)
    assert [table.plan.seats[0].contains(chip.pos()) for chip in turning].count(True) == 1
    assert [table.plan.sheet.contains(chip.pos()) for chip in turning].count(True) == 1
    stage.stop()


def test_a_drawn_chip_flies_out_of_the_hat_and_says_what_it_decides(new_stage):
    state = belt(seat_0=20, seat_1=30)
    table, stage = new_stage(state)
    stage.perform([told.TestWon(1, 0, True)], state)
    moment(stage, 0.1)
    assert table.hat.rotation()
    moment(stage, 0.9)
    assert max(prop.opacity() for prop in props(table)) == 1
    assert all(prop.y() < table.hat.area.top() for prop in props(table))
    stage.stop()
    assert table.hat.rotation() == 0


def test_a_test_without_a_draw_shows_no_chip(new_stage):
    state = belt(seat_0=20, seat_1=30)
    _, stage = new_stage(state)
    stage.perform([told.TestWon(1, 0, False)], state)
    assert stage.is_idle


def test_the_nearest_alligator_opens_its_jaws_wide_and_shuts_them(new_stage):
    state = belt(seat_0=PIT, seat_1=30)
    state.alligators = 2
    table, stage = new_stage(state)
    at_rest = looks(table)
    stage.perform([told.Escaped(0, True)], state)
    jaws = {item.face_key[3] for piece, item in table.pieces.items() if piece[0] == "alligator"}
    assert jaws == {"", "wide"}
    stage.finish()
    assert looks(table) == at_rest


def test_a_card_over_the_uppermost_lane_lies_under_the_feet(new_stage):
    state = belt(seat_0=20, seat_1=25)
    table, stage = new_stage(state)
    stage.perform([told.Challenged(0, 1, "bite", 2, 2)], state)
    (card,) = props(table)
    assert card.y() > table.pieces["hamster", 0].y()
    stage.stop()


def test_while_it_is_played_the_prompt_stays_as_it_is(new_stage, qtbot):
    match = Match.new("run-hamster-run", seats=3, seed="1")
    table, stage = new_stage(match.view(None))
    events = match.chance()
    with qtbot.assertNotEmitted(table.prompt_changed):
        stage.perform(events, match.view(None))
        moment(stage, 0.5)
    stage.finish()


def test_without_motion_nothing_is_prepared(new_stage):
    theme.set_pace(0)
    state = belt(seat_0=20, seat_1=30)
    table, stage = new_stage(state)
    stage.perform([told.BeltMoved(0), told.Won(0)], state)
    assert stage.is_idle
    assert props(table) == []


@pytest.mark.parametrize(("speed", "rises"), [(3, False), (5, True)])
def test_the_chip_that_comes_into_the_speed_pool_or_leaves_it_is_seen(new_stage, speed, rises):
    state = belt(seat_0=20, seat_1=30)
    state.speed = 4
    table, stage = new_stage(state)
    state = state.copy()
    state.speed = speed
    stage.perform([told.StarPassed(speed)], state)
    moment(stage, 0.05)
    in_pool = [prop for prop in props(table) if table.plan.front.contains(prop.pos())]
    assert [prop.scale() > 1 for prop in in_pool] == [rises]
    assert [prop.opacity() < 1 for prop in in_pool] == [not rises]
    stage.stop()


def test_played_in_time_every_act_outlives_its_own_end_and_is_then_gone(new_stage, qtbot):
    theme.set_pace(0.01)
    match = Match.new("run-hamster-run", seats=3, seed="3")
    table, stage = new_stage(match.view(None))
    whim = random.Random(3)
    for _ in range(40):
        seat = match.waiting[0]
        events = match.chance() if seat == CHANCE else match.play(seat, whim.choice(match.actions(seat)))
        with qtbot.waitSignal(stage.idle, timeout=5000):
            stage.perform(events, match.view(None))
    qtbot.waitUntil(lambda: stage.findChildren(QAnimationGroup) == [])
    assert props(table) == []
