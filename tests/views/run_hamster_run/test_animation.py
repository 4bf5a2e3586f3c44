"""What is seen of the events of Run, Hamster, Run!; and that it never changes what the table shows in the end."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QAnimationGroup, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.match import Frame
from hamster_table.engine.run_hamster_run import GAME, deed_run, deeds, events, hamster_moves, pit, round
from hamster_table.engine.run_hamster_run.actions import PIT, Change, Climb, Flip, Recover, Spend
from hamster_table.engine.run_hamster_run.state import RunHamsterRunSetup, initial_state
from hamster_table.views.art import theme
from hamster_table.views.run_hamster_run.animation.registry import Performance
from hamster_table.views.run_hamster_run.drawings.profile_sheet import SheetDrawing
from tests.amounts import some_of
from tests.views.performing import moment, new_table, play_out, show, temporary_items

QUIET = {
    events.PositionEntered,
    events.Allocated,
    events.InitiativeSet,
    events.Rested,
    events.Stopped,
    events.Tired,
    events.Tallied,
}
"""Of these one sees chips sliding, or nothing."""


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
        for piece, item in table.board_scene.pieces.items()
    }
    drawn = [panel.shown for panel in table._panels], table._sheet.shown, table.machine.front.shown
    moving = table.belt.rolled, table.hat.rotation(), [cog.rotation() for cog in table.machine.cogs]
    return pieces, drawn, moving


def test_every_event_has_an_animation_or_is_quiet_on_purpose():
    assert {*Performance.animations} | QUIET == set(events.EVENTS)
    assert not {*Performance.animations} & QUIET


@pytest.mark.parametrize(
    ("seed", "share", "size"),
    some_of([("a", 1.0, (1230, 690)), ("b", 0.4, (1230, 690)), ("c", 1.0, (1000, 500))], lambda case: case[0] != "a"),
)
def test_after_every_performance_the_table_looks_as_if_nothing_had_moved(qtbot, new_player, seed, share, size):
    match = Match.new(GAME, seats=5, seed=seed)
    table, player = new_player(match.view(None), size)
    still = new_table(qtbot, GAME, match.view(None), size)
    whim = random.Random(seed)
    while match.waiting:
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, whim.choice(match.actions(seat)))
        frames = match.frames_of(len(match.ledger) - 1)
        player.play(frames, match.view(None))
        play_out(player, share)
        show(still, match.view(None))
        assert looks(table) == looks(still), [frame.event for frame in frames]
        assert temporary_items(table) == []


def pushed_over_the_edge(state, emit):
    deed_run.shove(state, 2, 3, False, emit)


def climbed(price):
    return lambda state, emit: deed_run.climb(state, 0, Climb(1, 25, price), emit)


def thrown(square):
    return lambda state, emit: hamster_moves.put(state, 1, square, emit, events.Thrown, 0, 1, 15, square)


def speed_becomes(speed, kind, *fields):
    def change(state, emit):
        state.speed = speed
        emit(kind, speed, *fields)

    return change


def changed_to_rest(state, emit):
    deeds.change(state, 0, Change("rest", "mettle"), emit)
    deeds.recover(state, 0, Recover("scamper"), emit)


def the_last_one_is_eaten(state, emit):
    emit(events.Chomped, 4, 0)
    pit.eat(state, 4, emit)
    pit.feed(state, emit)
    emit(events.AlligatorsWon)


def test_a_fall_is_heard_when_the_hamster_reaches_the_water(new_player):
    state = belt(4, seat_2=6, seat_3=1)
    frames, after = frames_of(state, pushed_over_the_edge)
    frames = [frame for frame in frames if type(frame.event) is events.Fell]
    _, player = new_player(state)
    cues = []
    player.cues.given.connect(cues.append)
    player.play(frames, after)
    moment(player, 0.3)
    assert "Fell" not in cues
    moment(player, 0.9)
    assert cues.count("Fell") == 1
    player.finish()


def test_the_belt_hums_while_it_rolls_and_clicks_at_the_next_square(new_player):
    state = belt(2)
    frames, after = frames_of(state, lambda state, emit: emit(events.BeltMoved, 0, 2))
    _, player = new_player(state)
    cues, levels = [], []
    player.cues.given.connect(cues.append)
    player.cues.held.connect(lambda what, level: levels.append((what, level)))
    player.play(frames, after)
    moment(player, 0.5)
    assert cues == [] and {what for what, _ in levels} == {"belt"} and all(0 < level < 1 for _, level in levels)
    moment(player, 0.95)
    assert cues == ["BeltMoved"]
    player.finish()


def frames_of(state, rule):
    """What a part of the rules does to a copy of a state, event by event; and the state it leads to."""
    after, frames = state.copy(), []
    rule(after, lambda kind, *fields: frames.append(Frame(kind(*fields), after.copy())))
    return frames, after


@pytest.mark.parametrize(
    "rule",
    [
        lambda state, emit: deed_run.shove(state, 0, 1, True, emit),
        pushed_over_the_edge,
        climbed("spend"),
        climbed("flips"),
        lambda state, emit: emit(events.StoodOut, 0, 1),
        thrown(PIT),
        thrown(15),
        speed_becomes(2, events.SpeedRose, "all-rest"),
        speed_becomes(2, events.StarPassed),
        changed_to_rest,
        lambda state, emit: emit(events.Escaped, 4, False),
        the_last_one_is_eaten,
    ],
)
@pytest.mark.parametrize("share", [1.0, 0.5])
def test_rare_animations_lead_to_what_they_tell_too(qtbot, new_player, rule, share):
    state = belt(5, seat_0=20, seat_1=15, seat_2=6, seat_3=1, seat_4=PIT)
    frames, after = frames_of(state, rule)
    table, player = new_player(state)
    player.play(frames, after)
    play_out(player, share)
    assert looks(table) == looks(new_table(qtbot, GAME, after))
    assert temporary_items(table) == []


@pytest.mark.parametrize(
    "rule",
    [
        lambda state, emit: hamster_moves.move(state, 0, 25, "sidestep", emit),
        lambda state, emit: deed_run.shove(state, 0, 1, True, emit),
        pushed_over_the_edge,
        climbed("spend"),
        thrown(15),
        lambda state, emit: hamster_moves.put(state, 3, PIT, emit, events.Fell, 3, 1),
        lambda state, emit: pit.roll(state, 1, 2, emit),
    ],
)
def test_before_the_first_step_of_an_animation_everybody_is_seen_where_they_stood(new_player, rule):
    state = belt(5, seat_0=20, seat_1=15, seat_2=6, seat_3=1, seat_4=PIT)
    table, player = new_player(state)
    before = {piece: item.pos() for piece, item in table.board_scene.pieces.items() if piece[0] == "hamster"}
    player.play(*frames_of(state, rule))
    assert all((table.board_scene.pieces[piece].pos() - at).manhattanLength() < 0.01 for piece, at in before.items())
    assert player.playing.currentTime() == 0
    player.stop()


def test_a_hamster_walks_with_a_hop_and_a_tilt(new_player):
    state = belt(seat_0=20, seat_1=30)
    table, player = new_player(state)
    start, end = (
        table.board_scene.pieces["hamster", 0].pos(),
        table.board_scene.pieces["hamster", 0].pos() + QPointF(table.plan.side, 0),
    )
    player.play(*frames_of(state, lambda state, emit: hamster_moves.move(state, 0, 25, "sidestep", emit)))
    moment(player, 0.5)
    middle = table.board_scene.pieces["hamster", 0].pos()
    assert start.x() < middle.x() < end.x()
    assert middle.y() < start.y() - 5
    moment(player, 0.3)
    assert table.board_scene.pieces["hamster", 0].rotation() > 1
    player.stop()


def test_a_hamster_that_was_dropped_on_its_square_does_not_walk_there_again(new_player):
    state = belt(seat_0=20, seat_1=30)
    table, player = new_player(state)
    square = table.plan.square(25).center()
    table.board_scene.pieces["hamster", 0].setPos(square)
    player.play(*frames_of(state, lambda state, emit: hamster_moves.move(state, 0, 25, "sidestep", emit)))
    moment(player, 0.1)
    assert (table.board_scene.pieces["hamster", 0].pos() - square).manhattanLength() < 12
    player.stop()


def test_both_squares_of_a_spent_chip_cost_one_chip_and_a_drop_on_the_second_waits_there(new_player):
    state = belt(seat_0=20, seat_1=40)
    table, player = new_player(state)
    table.board_scene.pieces["hamster", 0].setPos(table.plan.square(30).center())
    frames, after = frames_of(state, lambda state, emit: deed_run.spend(state, 0, Spend(25, 30), emit))
    player.play(frames, after)
    play_out(player, 0.5)
    assert table.seen == after and after.fatigue[0] == 1


def test_the_belt_rolls_with_all_who_stand_on_it(new_player):
    state = belt(3, seat_0=20, seat_1=2, seat_2=PIT)
    table, player = new_player(state)
    before = {seat: table.board_scene.pieces["hamster", seat].x() for seat in range(3)}
    player.play(*frames_of(state, lambda state, emit: pit.roll(state, 0, 2, emit)))
    moment(player, 0.5)
    rolled = {seat: before[seat] - table.board_scene.pieces["hamster", seat].x() for seat in range(3)}
    assert rolled[0] == pytest.approx(table.plan.side / 2)
    assert rolled[1] > 0
    assert rolled[2] == 0
    assert table.belt.rolled == pytest.approx(-0.5)
    assert all(cog.rotation() for cog in table.machine.cogs)
    player.stop()
    assert table.belt.rolled == 0


def test_an_empty_belt_rolls_in_a_third_of_the_time(new_player):
    lasting = []
    for where in (20, PIT):
        state = belt(3, seat_0=where, seat_1=PIT, seat_2=PIT)
        _, player = new_player(state)
        player.play(*frames_of(state, lambda state, emit: pit.roll(state, 0, 2, emit)))
        lasting.append(player.playing.totalDuration())
        player.finish()
    assert 0 < 3 * lasting[1] < lasting[0]


def test_who_rolls_over_the_edge_falls_from_there(new_player):
    state = belt(seat_0=2, seat_1=30)
    table, player = new_player(state)
    player.play(*frames_of(state, lambda state, emit: pit.roll(state, 1, 2, emit)))
    player.playing.setCurrentTime(player.playing.totalDuration())
    moment(player, 0)
    edge = table.board_scene.pieces["hamster", 0].x()
    assert table.plan.pit.right() - table.plan.side < edge < table.plan.belt.left() + table.plan.side / 2
    moment(player, 0.9)
    assert table.plan.pit.contains(table.board_scene.pieces["hamster", 0].pos())
    player.stop()


def test_a_thrown_hamster_flies_high_over_the_others(new_player):
    state = belt(3, seat_0=22, seat_1=27, seat_2=32)
    table, player = new_player(state)
    item = table.board_scene.pieces["hamster", 1]
    home = item.pos()
    player.play(
        *frames_of(state, lambda state, emit: hamster_moves.put(state, 1, 42, emit, events.Thrown, 0, 1, 27, 42))
    )
    moment(player, 0.5)
    assert item.y() < home.y() - 60
    assert item.zValue() > table.board_scene.pieces["hamster", 2].zValue()
    assert item.rotation() == pytest.approx(180, abs=40)
    player.stop()


def test_a_chip_slides_from_its_trait_to_fatigue_and_lies_there_only_when_it_has_arrived(new_player):
    state = belt(seat_0=20, seat_1=30)
    table, player = new_player(state)
    after = state.copy()
    after.mettle[1], after.fatigue[1] = 1, 1
    player.play([Frame(events.Tired(1, "mettle", "strain"), after)], after)
    moment(player, 0.5)
    panel = table._panels[1].shown
    assert panel.piles == (3, 1, 2, 0)
    (chip,) = temporary_items(table)
    assert table.plan.seats[1].contains(chip.pos())
    play_out(player)
    assert table._panels[1].shown.piles == (3, 1, 2, 1)


def painted(sheet):
    image = QImage(sheet.area.size().toSize(), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    sheet.draw(painter, QRectF(QPointF(), sheet.area.size()))
    painter.end()
    return image


@pytest.mark.parametrize("size", [(1230, 690), (420, 620)])
def test_chips_taken_up_at_the_beginning_of_a_round_lie_over_no_words(new_player, size):
    table, player = new_player(belt(), size)
    sheet = next(teller for teller in table.tellers() if isinstance(teller, SheetDrawing))
    player.play(*frames_of(belt(), lambda state, emit: round.BEGIN_ROUND.resolve(state, {}, emit)))
    assert ("chip", "hand", 6) in table.board_scene.pieces
    shown = painted(sheet)
    sheet.tell(replace(sheet.told, second="", second_short=""))
    assert shown == painted(sheet)
    player.stop()


def test_a_flipped_chip_turns_over_on_panel_and_sheet(new_player):
    state = belt(seat_0=20, seat_1=30)
    table, player = new_player(state)
    player.play(*frames_of(state, lambda state, emit: deed_run.flip(state, 0, Flip(25), emit)))
    moment(player, 0.5)
    turning = temporary_items(table)
    assert [table.plan.seats[0].contains(chip.pos()) for chip in turning].count(True) == 1
    assert [table.plan.sheet.contains(chip.pos()) for chip in turning].count(True) == 1
    player.stop()


def test_a_drawn_chip_flies_out_of_the_hat_and_says_what_it_decides(new_player):
    state = belt(seat_0=20, seat_1=30)
    table, player = new_player(state)
    player.play([Frame(events.Drew(1, "initiative", 1), state)], state)
    moment(player, 0.1)
    assert table.hat.rotation()
    moment(player, 0.9)
    assert max(item.opacity() for item in temporary_items(table)) == 1
    assert all(item.y() < table.hat.area.top() for item in temporary_items(table))
    player.stop()
    assert table.hat.rotation() == 0


def test_the_nearest_alligator_opens_its_jaws_wide_and_shuts_them(new_player):
    state = belt(seat_0=PIT, seat_1=30)
    state.alligators = 2
    table, player = new_player(state)
    at_rest = looks(table)
    player.play([Frame(events.Escaped(0, True), state)], state)

    def jaws():
        return {item.face_key.jaws for piece, item in table.board_scene.pieces.items() if piece[0] == "alligator"}

    assert jaws() == {""}
    seen = []
    for share in range(0, 21):
        moment(player, share / 20)
        seen.append(jaws())
    # First the chip is drawn from the HAT: that is three quarters of the time.
    assert all(jaws == {""} for jaws in seen[:12])
    assert [jaws for n, jaws in enumerate(seen) if jaws != seen[n - 1]] == [{"", "wide"}, {"", "shut"}, {""}]
    player.finish()
    assert looks(table) == at_rest


def test_a_card_over_the_uppermost_lane_lies_under_the_feet(new_player):
    state = belt(seat_0=20, seat_1=25)
    table, player = new_player(state)
    player.play([Frame(events.Challenged(0, 1, "bite", 2, 2), state)], state)
    (card,) = temporary_items(table)
    assert card.y() > table.board_scene.pieces["hamster", 0].y()
    player.stop()


def test_while_it_is_played_the_prompt_stays_as_it_is(new_player, qtbot):
    match = Match.new(GAME, seats=3, seed="1")
    table, player = new_player(match.view(None))
    match.chance()
    with qtbot.assertNotEmitted(table.prompt_changed):
        player.play(match.frames_of(0), match.view(None))
        moment(player, 0.5)
    player.finish()


def test_without_motion_nothing_is_prepared(new_player):
    theme.set_pace(0)
    state = belt(seat_0=20, seat_1=30)
    table, player = new_player(state)
    player.play([Frame(events.BeltMoved(0, 1), state), Frame(events.Won(0), state)], state)
    assert player.is_idle
    assert temporary_items(table) == []


def test_played_in_time_every_animation_outlives_its_own_end_and_is_then_gone(new_player, qtbot):
    theme.set_pace(0.01)
    match = Match.new(GAME, seats=3, seed="3")
    table, player = new_player(match.view(None))
    whim = random.Random(3)
    for _ in range(40):
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, whim.choice(match.actions(seat)))
        with qtbot.waitSignal(player.idle):
            player.play(match.frames_of(len(match.ledger) - 1), match.view(None))
    qtbot.waitUntil(lambda: player.findChildren(QAnimationGroup) == [])
    assert temporary_items(table) == []
