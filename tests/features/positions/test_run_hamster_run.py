"""What was played of Run, Hamster, Run! can be entered, and comes to the same."""

import random

import pytest

from hamster_table.engine import CHANCE
from hamster_table.engine.kernel import waiting
from hamster_table.engine.run_hamster_run import GAME
from hamster_table.features.positions.run_hamster_run import read
from tests import laws
from tests.amounts import few_or_many
from tests.engine.run_hamster_run.test_position import entered, plays_on_by_the_laws


@pytest.mark.parametrize("games", few_or_many(1, 12))
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_was_played_is_accepted_and_is_the_same_state(seats, games):
    for seed in range(games):
        moments = 0

        def look(match, rng):
            values = read(match.view(None))
            if values is None or rng.random() < 0.6:
                return
            again, state = entered(match.setup.seats, values).state, match.state.copy()
            # What is shown of the Chomps of the last round, and secret splits, are no part of a position.
            state.chomps, state.sealed = [], {}
            assert (sorted(again.eaten), again.agenda) == (sorted(state.eaten), state.agenda)
            again.eaten = state.eaten
            assert again == state
            nonlocal moments
            moments += 1

        laws.journey(GAME, seats, f"{seats}/{seed}", each=look)
        assert moments


@pytest.mark.parametrize("moment", ["begin", "declare", "act"])
def test_a_game_goes_on_from_its_middle_by_the_laws(moment):
    middle = []

    def look(match, rng):
        values = read(match.view(None))
        if values is not None and values["moment"] == moment and match.state.round > 2:
            middle.append(values)

    laws.journey(GAME, 4, "laws", each=look)
    plays_on_by_the_laws(entered(4, middle[len(middle) // 2]), random.Random(moment))


def test_the_secret_splits_of_a_game_are_not_read():
    match = laws.Match.new(GAME, 2, seed="1")
    while not match.state.sealed:
        if match.waiting == (CHANCE,):
            match.chance()
        else:
            match.play(match.waiting[0], match.actions(match.waiting[0])[0])
    values = read(match.state)
    assert values["moment"] == "begin"
    assert entered(2, values).state.sealed == {} and len(waiting(entered(2, values).state)) == 2
