"""What is seen of the pit, the Speed pool and the portraits while something happens."""

import pytest

from hamster_table.engine.match import Frame
from hamster_table.engine.run_hamster_run import GAME, events, hamster_moves
from hamster_table.engine.run_hamster_run.actions import PIT
from hamster_table.views.board.items import LIFTED_Z
from hamster_table.views.run_hamster_run.drawings.seat_panels import portrait_place
from tests.views.performing import moment, temporary_items
from tests.views.run_hamster_run.test_animation import belt, frames_of, looks

assert GAME  # `new_player` makes its tables


@pytest.mark.parametrize(("speed", "rises"), [(3, False), (5, True)])
def test_a_chip_swims_from_the_pit_to_the_speed_pool_or_back(new_player, speed, rises):
    state = belt(seat_0=20, seat_1=30)
    state.speed = 4
    table, player = new_player(state)
    state = state.copy()
    state.speed = speed
    player.play([Frame(events.StarPassed(speed), state)], state)
    swum = []
    for share in (0.02, 0.35, 0.99):
        moment(player, share)
        # The chip is the only one over the other temporary items.
        (chip,) = [item for item in temporary_items(table) if item.zValue() == LIFTED_Z + 1]
        swum.append(chip.pos())
    start, end = (swum[0], swum[2]) if rises else (swum[2], swum[0])
    assert table.plan.pit.contains(start) and table.plan.front.contains(end)
    bed = table.machine.front.beds()[max(speed, 4) - 1]
    assert (end - bed).manhattanLength() < 3
    player.finish()
    assert temporary_items(table) == []


def test_all_alligators_snap_at_whoever_falls(new_player):
    state = belt(seat_0=2, seat_1=30)
    state.alligators = 2
    table, player = new_player(state)
    rest = looks(table)
    after = state.copy()
    frames, after = frames_of(
        state, lambda state, emit: hamster_moves.put(state, 0, PIT, emit, events.Moved, 0, 2, PIT, "flip")
    )
    player.play(frames, after)
    seen = []
    for share in range(21):
        moment(player, share / 20)
        seen.append({item.face_key.jaws for piece, item in table.board_scene.pieces.items() if piece[0] == "alligator"})
    assert all(len(jaws) == 1 for jaws in seen)
    assert [jaws for n, jaws in enumerate(seen) if jaws != seen[n - 1]] == [{"wide"}, {"shut"}, {""}]
    player.finish()
    assert looks(table) != rest and table.seen == after


@pytest.mark.parametrize(("event", "seat"), [(events.Bitten(0, 1, "mettle"), 1), (events.TestWon(0, 1, True), 0)])
def test_the_portraits_of_who_is_bitten_or_wins_show_it_for_a_moment(new_player, event, seat):
    state = belt(seat_0=20, seat_1=25)
    table, player = new_player(state)
    frame = portrait_place(table._panels[seat].area)
    player.play([Frame(event, state)], state)
    on_panel = [item for item in temporary_items(table) if (item.pos() - frame.center()).manhattanLength() < 1]
    assert len(on_panel) == 1
    player.finish()
    assert temporary_items(table) == []
