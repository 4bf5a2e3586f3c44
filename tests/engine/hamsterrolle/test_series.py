"""The graphs and counts of Hamsterrolle: they say what the state says."""

import random

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterrolle import GAME, events
from hamster_table.engine.hamsterrolle.series import series, tallies
from hamster_table.engine.statistics import as_csv


def at_random(seats, seed, **setup):
    """A whole game played by whim, given out after every entry."""
    match = Match.new(GAME, seats=seats, setup={"physics": "simple", "limit": "60", **setup}, seed=seed)
    rng = random.Random(seed)
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
        yield match


def supplies(state):
    return [len(state.supply(seat)) for seat in range(state.seats)]


@pytest.mark.parametrize(("seats", "setup"), [(2, {}), (3, {"spare": "shared"}), (4, {"teams": "across"})])
def test_the_graphs_agree_with_the_state_whenever_the_wheel_rests(seats, setup):
    turns = 0
    for match in at_random(seats, "7", **setup):
        state = match.state
        if any(isinstance(event, events.TurnEnded) for event in match.events_of(len(match.ledger) - 1)):
            turns += 1
            left, fallen, wheel = series(match.story, seats)
            assert [line.points[-1].y for line in left.lines] == supplies(state)
            assert [tally.counts["Pieces left"] for tally in tallies(match.story, seats)] == supplies(state)
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


def test_what_is_counted():
    story = [
        (1, events.Built(0, 3, "plank", 2)),
        (3, events.Passed(1, 28, "cone", 0, 3)),
        (3, events.Fell(1, 28, "cone")),
        (3, events.TurnEnded(2, 1, (6, 8), 1, 4_250, 1)),
        (5, events.TimeRanOut(0, 4, "slab", 3)),
        (6, events.TurnEnded(3, 0, (6, 8), 0, -120, 1)),
    ]
    first, second = tallies(story, 2)
    assert first.counts == {"Pieces left": 6, "Built": 1, "Passes": 0, "Fallen": 0, "Out of time": 1, "Let drop": 0}
    assert second.counts == {"Pieces left": 8, "Built": 0, "Passes": 1, "Fallen": 1, "Out of time": 0, "Let drop": 0}
    assert not first.luck.tests
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
