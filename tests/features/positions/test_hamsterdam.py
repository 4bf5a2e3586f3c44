"""What was played of Hamsterdam can be entered, and comes to the same."""

import random

import pytest

from hamster_table.engine import position
from hamster_table.engine.hamsterdam import GAME
from hamster_table.engine.hamsterdam.position import ENTRY
from hamster_table.features.positions.hamsterdam import read
from tests import laws
from tests.amounts import few_or_many
from tests.engine.hamsterdam.test_position import CLASSIC, entered, plays_on_by_the_laws

PARTS = (
    "numbers", "water", "ordinary", "pile", "town", "removed", "turn", "round", "roller", "agenda", "first_unflipped",
    "last_unflipped", "unflipped_spots_by_number", "seats_to_check_mask",
)  # fmt: skip


@pytest.mark.parametrize("setup", [{}, CLASSIC], ids=["modern", "classic"])
@pytest.mark.parametrize("games", few_or_many(1, 10))
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_was_played_is_accepted_and_is_the_same_again(seats, games, setup):
    for seed in range(games):
        moments = []

        def look(match, rng, moments=moments):
            values = read(match.view(None))
            # The first turn of every game, and of the others one in five.
            if values is None or (moments and rng.random() < 0.8):
                return
            fields = ENTRY.fields(match.setup)
            again, state = entered(match.setup.seats, values, **setup).state, match.state
            assert position.completed(fields, read(again)) == position.completed(fields, values)
            for part in PARTS:
                assert getattr(again, part) == getattr(state, part), part
            assert GAME.standing(again) == GAME.standing(state)
            moments.append(state.round)

        laws.journey(GAME, seats, f"{seats}/{seed}", setup, look)
        assert moments


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_goes_on_from_its_middle_by_the_laws(seats):
    middle = []

    def look(match, rng):
        if (values := read(match.view(None))) is not None:
            middle.append(values)

    laws.journey(GAME, seats, "laws", each=look)
    plays_on_by_the_laws(entered(seats, middle[len(middle) // 2]), random.Random(seats))
