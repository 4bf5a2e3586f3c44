"""Imagined games: common luck, evenly spread draws, and chances that are probabilities."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hamster_table.engine.kernel import CHANCE, after, waiting
from hamster_table.features.analysis.analysis import point_places, uses_at
from hamster_table.features.analysis.rollouts import UNSURE, Estimator, _Way, error, mean
from tests.engine.analysis.over import over
from tests.laws import GAMES


def estimator(id, games=4):
    return Estimator(GAMES[id], "x", games)


@pytest.mark.parametrize("id", ["hamsterdam", "run-hamster-run", "hamsterrolle"])
def test_the_chances_of_all_seats_are_one_chance_to_win(id):
    match = over(id)
    for at in (0, len(match.ledger) // 2, len(match.ledger) - 1):
        before = match.state_at(at).copy()
        chances = mean(estimator(id).sample(match.state_at(at), uses_at(match, at)))
        # The rest is that of the alligators.
        assert sum(chances) == pytest.approx(1) or (id == "run-hamster-run" and sum(chances) < 1)
        assert all(0 <= one <= 1 for one in chances)
        assert match.state_at(at) == before, "the state stays as it is"


@pytest.mark.parametrize("id", ["hamsterdam", "run-hamster-run", "hamsterrolle", "pebbles"])
def test_the_end_is_certain(id):
    match = over(id)
    (chances,) = estimator(id).sample(match.state, uses_at(match, len(match.ledger)))
    assert {seat for seat, chance in enumerate(chances) if chance == 1} == {*match.standing.winners}
    assert set(chances) <= {0.0, 1.0}


def test_what_the_policy_would_do_anyway_changes_nothing():
    match, found = over("run-hamster-run"), estimator("run-hamster-run", 6)
    alone = [n for n in range(len(match.ledger)) if len(match.state_at(n).agenda[-1].seats) == 1]
    at = max(n for n in alone if match.ledger[n][0] >= 0)
    state, uses, seat = match.state_at(at), uses_at(match, at), match.ledger[at][0]
    # In each imagined game the very choice that the policy makes there, with the luck that it has there.
    for n in range(6):
        own = found.game.policy(state, seat, found._luck(seat, uses.copy(), n))
        later = uses.copy()
        later[seat] += 1
        way = _Way(found._until(state))
        assert found._imagined(after(state, seat, own), later, n, 0, way) == found._imagined(state, uses, n, 0, way)


@given(st.integers(2, 40), st.integers(0, 9))
def test_a_draw_is_spread_evenly_over_the_imagined_games(games, use):
    found = Estimator(GAMES["pebbles"], "y", games)
    drawn = [found._luck("roll", {"roll": use}, n).random() for n in range(games)]
    assert sorted(int(one * games) for one in drawn) == list(range(games))


def test_where_the_imagined_games_are_far_apart_more_of_them_are_imagined():
    match, found = over("run-hamster-run"), estimator("run-hamster-run", 6)
    places = [(match.state_at(at), uses_at(match, at)) for at in range(0, len(match.ledger), 5)]
    unsure = 0
    for state, uses in places:
        once, sample = found._once(state, uses, 0, _Way(found._until(state))), found.sample(state, uses)
        if max(error(once)) <= UNSURE:
            assert sample == once, "more games were imagined than are needed"
        else:
            unsure += 1
            assert len(sample) == len(once) and max(error(sample)) < max(error(once))
            assert max(error(sample)) < 1.2 * UNSURE
    assert unsure >= 2


def test_the_luck_depends_on_the_seed_the_stream_and_the_number_of_draws_only():
    one, other = estimator("pebbles"), estimator("pebbles")
    other._luck("crow", {"crow": 3}, 1)
    assert one._luck("crow", {"crow": 2}, 1).random() == other._luck("crow", {"crow": 2}, 1).random()
    assert one._luck(0, {0: 2}, 1).random() != one._luck(1, {1: 2}, 1).random()


@pytest.mark.parametrize("id", ["hamsterdam", "run-hamster-run"])
def test_an_imagined_game_that_goes_on_as_the_match_did_is_not_played_twice(id):
    """What comes of it is what came of the one from there, to the last digit."""
    match, one = over(id), estimator(id, 6)
    kept, end = 0, len(match.ledger)
    for at, until in reversed([*pairwise(point_places(match))]):
        state, uses = match.state_at(at), uses_at(match, at)
        if waiting(state) == (CHANCE,):
            continue
        goes_on = until < end and waiting(match.state_at(until)) != (CHANCE,)
        before = one._ways[0].chances
        found = one.sample(state, uses, match.ledger[at:until] if goes_on else ())
        assert found == estimator(id, 6).sample(state, uses)
        kept += sum(before.get(key) is chances for key, chances in one._ways[0].chances.items())
    assert kept > 20
