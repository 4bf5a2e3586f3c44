"""The counts of Hamsterdam: they say what the state says, and what the dice had promised."""

import random

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterdam import GAME, events, setup_events
from hamster_table.engine.hamsterdam.actions import NUMBERS
from hamster_table.engine.hamsterdam.tallies import Counts, tallies

UP = NUMBERS


def at_random(seats, seed, **setup):
    """A whole game played by whim, given out after every entry."""
    match, rng = Match.new(GAME, seats=seats, setup=setup, seed=seed), random.Random(seed)
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
        yield match


def counted(state):
    seats = range(state.seats)
    pile = [state.pile[seat] + len(state.specials_in_pile(seat)) for seat in seats]
    return {
        "town": state.town,
        "water": [state.wet(seat) - state.town[seat] for seat in seats],
        "dam": [state.hamsters(seat) - pile[seat] for seat in seats],
        "pile": pile,
        "removed": state.removed,
    }


@pytest.mark.parametrize(
    ("seats", "setup"), [(2, {}), (3, {"deployment": "in-turn"}), (4, {}), (4, {"game": "classic"})]
)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_counts_agree_with_the_state_all_the_time(seats, setup, seed):
    now, seen = Counts(seats), 0
    for match in at_random(seats, seed, **setup):
        for _, event in match.story[seen:]:
            now.see(event)
        seen = len(match.story)
        if match.state.round:
            assert now.of == counted(match.state)
    assert [tally.counts["In town"] for tally in tallies(match.story, seats)] == match.state.town


def rolled(seat, a, b, entry, *then):
    """A roll that stands, and what it brings."""
    happened = (events.Rolled(seat, a, b), events.FloodBegan(a + b), *then)
    return [(entry, event) for event in happened]


STORY = [
    (1, setup_events.CardsPassed(0, 2, 1, 12, 1)),
    (2, setup_events.LinedUp(0, UP)),
    (2, setup_events.LinedUp(1, UP)),
    (2, setup_events.HamstersGathered(0, 3, 0)),
    (2, setup_events.HamstersGathered(1, 3, 0)),
    (4, setup_events.Deployed(0, (0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0), ())),
    (4, setup_events.Deployed(1, (0,) * 11, ())),
    (4, events.RoundStarted(1)),
    *rolled(
        0, 3, 4, 5,
        events.Plugged(0, -1, "hamster", 5, 7),
        events.WentToPile(0, -1, "hamster", 5),
        events.Flooded(1, 16, 7),
    ),
    *rolled(1, 6, 1, 6, events.Plugged(0, -1, "hamster", 5, 7), events.WentToPile(0, -1, "hamster", 5)),
    (6, events.Inundated(1, 16, 7, 1)),
    *rolled(0, 6, 6, 7, events.Flooded(0, 10, 12), events.Flooded(1, 21, 12)),
    (9, events.CardFlipped(1, 21, 12, 1, 2)),
    (9, events.RoundStarted(2)),
]  # fmt: skip


def test_luck_is_a_roll_that_finds_no_card_without_a_hamster():
    first, second = (tally.luck for tally in tallies(STORY, 2))
    assert (first.odds, first.won) == (((6, 36), (6, 36), (0, 36)), 2)
    assert (second.odds, second.won) == (((0, 36),) * 3, 0)


def test_a_flipped_card_is_no_target_any_more():
    luck = tallies([*STORY, *rolled(1, 6, 6, 10)], 2)[1].luck
    assert (luck.odds[-1], luck.won) == ((1, 36), 1)


def test_what_a_seat_has_done_is_counted():
    first, second = (tally.counts for tally in tallies(STORY, 2))
    assert first == {"In town": 0, "On dam": 1, "Total": 1, "Hamsters": 3, "Stopped": 2, "Breaches": 0, "Specials": 0}
    assert (second["In town"], second["On dam"], second["Breaches"]) == (2, 1, 1)
