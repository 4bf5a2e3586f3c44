"""The counts of Hamsterrolle: they say what the state says."""

import random

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterrolle import GAME, events
from hamster_table.engine.hamsterrolle.tallies import tallies


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
def test_the_counts_agree_with_the_state_whenever_the_wheel_rests(seats, setup):
    turns = 0
    for match in at_random(seats, "7", **setup):
        state = match.state
        if any(isinstance(event, events.TurnEnded) for event in match.events_of(len(match.ledger) - 1)):
            turns += 1
            assert [tally.counts["Pieces left"] for tally in tallies(match.story, seats)] == supplies(state)
    assert turns > 10
    fell = [event.seat for _, event in match.story if isinstance(event, events.Fell)]
    assert [tally.counts["Fallen"] for tally in tallies(match.story, seats)] == [*map(fell.count, range(seats))]


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
    assert first.counts == {"Pieces left": 6, "Built": 1, "Passes": 0, "Fallen": 0, "Dropped": 1}
    assert second.counts == {"Pieces left": 8, "Built": 0, "Passes": 1, "Fallen": 1, "Dropped": 0}
    assert not first.luck.tests
