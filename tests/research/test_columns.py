"""Observations: every field of a state stands in them or follows from those, each where it says, from -1 to 1."""

import random
from collections import Counter

import pytest

pytest.importorskip("numpy")

import numpy as np

from hamster_table.engine import games
from hamster_table.engine.hamsterdam.actions import CARDS
from hamster_table.research.encodings import ENCODINGS
from hamster_table.research.table import Rules, Table

DERIVED = {
    "hamsterdam": {"cards", "in_pile_mask", "on_dam_mask", "on_spot_mask", "seats_to_check_mask", "specials_of",
                   "spots_by_number", "unflipped_spots_by_number"},
    "hamsterrolle": {"sealed", "winners"},
    "run-hamster-run": {"hat", "occupant", "winner"},
}  # fmt: skip
"""What is in no observation, because it follows from the rest, is the same in every game or whenever a seat is asked,
or ends the game."""


@pytest.fixture(params=[*ENCODINGS])
def id(request):
    return request.param


def asked(id, seats, most, seed=2):
    """A table before so many choices of a random game."""
    luck = random.Random(seed)
    table = Table(Rules(id, seats, games()[id].setup.quick), random.Random(seed))
    while table.seat >= 0 and most:
        yield table
        most -= 1
        table.say(luck.choice(table.numbers))


def test_every_field_of_a_state_stands_in_an_observation_or_follows_from_those(id):
    shown = {field for column in ENCODINGS[id].observing.columns(3) for field in column.fields}
    assert {*games()[id].state.parts()} - {"seats"} - shown == DERIVED[id]
    assert shown <= {*games()[id].state.parts()}


def test_the_columns_fill_a_row_from_minus_one_to_one(id):
    for seats in games()[id].seats:
        lowest = highest = 0.0
        for table in asked(id, seats, 3 if id == "hamsterrolle" else 250):
            observer = table.rules.observer
            for seat in range(seats):
                row = table.row(seat)
                assert row.shape == (observer.size,) and row.dtype == np.float32
                lowest, highest = min(lowest, row.min()), max(highest, row.max())
        assert lowest >= -1 and highest == 1
        assert [*observer.places().values()][-1].stop == observer.size


def test_a_seat_sees_itself_first():
    """The same table from two seats: what is of a seat stands where that seat is, to the left."""
    *_, table = asked("run-hamster-run", 4, 60)
    state, places = table.state, table.rules.observer.places()
    for seat in range(4):
        row = table.row(seat)
        for n in range(4):
            other = (seat + n) % 4
            for name in ("hand", "scamper", "mettle", "friskiness", "fatigue", "down"):
                assert row[places[name].start + n] * 7 == pytest.approx(getattr(state, name)[other])
            assert row[places[f"seat{n}.ahead"].start] == pytest.approx(
                (state.where[other] // 5 - state.where[seat] // 5) / 10 if min(state.where) >= 0 else 0
            )


def test_dams_stand_card_by_card_from_the_own_one_on():
    *_, table = asked("hamsterdam", 3, 120)
    state, places = table.state, table.rules.observer.places()
    assert state.round
    for seat in range(3):
        row = table.row(seat)
        for name, values, most in (("cards", state.numbers, 12), ("ordinary", state.ordinary, 4)):
            own = [*values[11 * seat :], *values[: 11 * seat]]
            assert row[places[name].start : places[name].stop] * most == pytest.approx(np.minimum(own, most))
        for n in range(3):
            dam = row[places[f"seat{n}.dam"].start : places[f"seat{n}.dam"].stop]
            assert sum(1 << special for special in np.flatnonzero(dam)) == state.on_dam_mask[(seat + n) % 3]


def test_what_is_half_said_stands_behind_the_columns():
    """How often each number was said: whoever is given a row may write into it, and one of an action is no other's."""
    first = Rules("hamsterdam", 3).observer.places()["said"].start
    longest = most = 0
    for table in asked("hamsterdam", 3, 600):
        row, count = table.row(table.seat), Counter(table.said)
        wanted = np.zeros(table.rules.actions)
        wanted[[*count]] = [*count.values()]
        assert (row[first:] * 8 == wanted).all()
        assert (row == table.copy().row(table.seat)).all()
        row[:] = 1
        assert not table.row((table.seat + 1) % 3)[first:].any()
        longest, most = max(longest, len(table.said)), max(most, *count.values(), 0)
    assert longest > 8 and most > 1


def test_what_is_more_than_stands_as_one_stands_as_one_too():
    """With cards of one's own there may be hundreds of hamsters. All else stands where it did."""
    *_, table = asked("hamsterdam", 3, 120)
    seat, state, places = (table.seat + 1) % 3, table.state, table.rules.observer.places()
    before, base = table.row(seat), CARDS * seat
    state.pile[seat], state.water[base + 4], state.ordinary[base] = 300, 3, 128
    row = table.row(seat)
    most = [places["pile"].start, places["water"].start + 4, places["ordinary"].start]
    assert (row[most] == 1).all() and {*np.flatnonzero(row != before)} <= {*most}
    assert table.rules.observe(table.view(seat), seat) == table.rules.observe(state, seat)


def test_no_card_stands_when_all_are_flipped():
    *_, table = asked("hamsterdam", 3, 120)
    state, places = table.state, table.rules.observer.places()
    for other, (left, right) in enumerate(((0, -1), (CARDS, CARDS - 1), (2 * CARDS, 3 * CARDS - 2))):
        state.first_unflipped[other], state.last_unflipped[other] = left, right
    seat = (table.seat + 1) % 3
    standing = table.row(seat)[places["standing"].start : places["standing"].stop].reshape(3, CARDS)
    assert [standing[(other - seat) % 3].sum() for other in range(3)] == [0, 0, CARDS - 1]
