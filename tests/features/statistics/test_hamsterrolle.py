"""The graphs of Hamsterrolle: they say what the state says."""

import pytest

from hamster_table.engine.hamsterrolle import events
from hamster_table.features.statistics.csv_table import as_csv
from hamster_table.features.statistics.hamsterrolle import series
from tests.engine.hamsterrolle.test_tallies import at_random, supplies


@pytest.mark.parametrize(("seats", "setup"), [(2, {}), (3, {"spare": "shared"}), (4, {"teams": "across"})])
def test_the_graphs_agree_with_the_state_whenever_the_wheel_rests(seats, setup):
    turns = 0
    for match in at_random(seats, "7", **setup):
        state = match.state
        if any(isinstance(event, events.TurnEnded) for event in match.events_of(len(match.ledger) - 1)):
            turns += 1
            left, fallen, wheel = series(match.story, seats)
            assert [line.points[-1].y for line in left.lines] == supplies(state)
            assert wheel.lines[0].points[-1].y == state.angle // 100
            assert {len(line.points) for line in fallen.lines} == {1 + turns}
    assert turns > 10
    fell = [event.seat for _, event in match.story if isinstance(event, events.Fell)]
    assert [line.points[-1].y for line in fallen.lines] == [fell.count(seat) for seat in range(seats)]


@pytest.mark.parametrize(("seats", "setup"), [(2, {}), (3, {}), (3, {"spare": "shared"}), (4, {})])
def test_a_graph_of_pieces_begins_with_what_was_dealt(seats, setup):
    match = next(
        match
        for match in at_random(seats, "1", **setup)
        if any(isinstance(e, events.TurnBegan) for _, e in match.story)
    )
    assert [line.points[0].y for line in series(match.story, seats)[0].lines] == supplies(match.state)


def test_what_fell_and_how_far_the_wheel_rolled_is_told_turn_by_turn():
    story = [
        (1, events.Built(0, 3, "plank", 2)),
        (3, events.Passed(1, 28, "cone", 0, 3)),
        (3, events.Fell(1, 28, "cone")),
        (3, events.TurnEnded(2, 1, (6, 8), 1, 4_250, 1)),
        (5, events.TimeRanOut(0, 4, "slab", 3)),
        (6, events.TurnEnded(3, 0, (6, 8), 0, -120, 1)),
    ]
    _, fallen, wheel = series(story, 2)
    assert [[(point.x, point.y, point.ledger_length) for point in line.points] for line in fallen.lines] == [
        [(0, 0, 0), (2, 0, 3), (3, 0, 6)],
        [(0, 0, 0), (2, 1, 3), (3, 1, 6)],
    ]
    assert [point.y for point in wheel.lines[0].points] == [0, 42, -2]


def test_the_numbers_can_be_saved():
    *_, match = at_random(2, "3")
    lines = as_csv(series(match.story, 2), ("Mira", "Jonas")).splitlines()
    assert lines[0] == "turn,seat,name,left,fallen,rolled"
    assert lines[1] == "0,1,Mira,14,0,0"


def test_the_graphs_of_a_game_that_began_in_the_middle_begin_with_the_turn_before():
    entered = events.PositionEntered(52, (3, 4), 4_250, 20)
    left, fallen, wheel = series([(0, entered), (3, events.TurnEnded(52, 0, (2, 4), 0, 4_500, 1))], 2)
    lines = [[point.y for point in line.points] for line in (*left.lines, *fallen.lines, *wheel.lines)]
    assert lines == [[3, 2], [4, 4], [0, 0], [0, 0], [42, 45]]
    assert {tuple(point.x for point in line.points) for line in left.lines} == {(51, 52)}
