"""What was learned from games: probabilities that make sense, from files that say where they come from."""

import json
import random
from itertools import chain
from math import isfinite

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.learned_value import Network
from tests.laws import GAMES

LEARNED = [game for game in GAMES.values() if game.learned is not None]


def settled(game, seats, seed):
    """The settled states of a game that the policy plays."""
    match, rng = Match.new(game, seats, seed=seed), random.Random(seed)
    while match.waiting:
        if game.learned.is_settled(match.state):
            yield match
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, game.policy(match.view(seat), seat, rng))


def test_the_network_adds_its_units_to_the_direct_weights():
    network = Network({"hidden": [[1.0, -1.0], [-1.0, 0.0]], "bias": [0.5, 0.0], "out": [2.0, 8.0], "direct": [1, 10]})
    # The first unit is 0.5 + 3 - 1, the second is below 0.
    assert network.strength((3.0, 1.0)) == 3 + 10 + 2 * 2.5


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)
def test_chances_are_probabilities_of_those_who_can_still_win(game):
    moments = []
    for match in settled(game, 4, "chances"):
        chances, keys = game.learned.chances(match.state), game.learned.keys(match.state)
        assert sum(chances) == pytest.approx(1) and min(chances) >= 0
        assert [chance == 0 for chance in chances] == [key is None for key in keys]
        assert all(len(game.learned.inputs(key)) == len(game.learned.names) for key in keys if key is not None)
        moments.append(game.learned.moment(match.state))
    assert moments == sorted(set(moments)) and len(moments) > 4


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)
def test_chances_need_no_secret(game):
    for match in settled(game, 3, "secret"):
        assert game.learned.chances(match.view(0)) == game.learned.chances(match.view(None))


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)
def test_who_has_won_was_thought_to_win_more_often_than_others(game):
    """In the second half of games that nobody has learned from."""
    thought, tables = 0.0, 0
    for n in range(8):
        found = []
        for match in settled(game, 4, f"unseen/{n}"):
            found.append(game.learned.chances(match.state))
        (winner, *_) = match.standing.winners or (0,)
        late = found[len(found) // 2 :]
        thought += sum(chances[winner] for chances in late) / len(late)
        tables += 1
    assert thought / tables > 0.4


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)
def test_the_weights_are_small_and_say_what_they_were_made_of(game):
    content = game.learned.weights.read_bytes()
    form = json.loads(content)
    assert len(content) <= 1 << 20
    assert form["names"] == list(game.learned.names)
    made = form["made"]
    assert made["game"] == game.id and made["rules"] == game.rules and made["games"] >= 1000
    assert 0 < made["loss"] < made["loss_of_equals"]


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)
def test_the_weights_are_finite_numbers_as_many_as_inputs_and_units_say(game):
    form = json.loads(game.learned.weights.read_bytes())
    units, inputs = form["made"]["units"], len(game.learned.names)
    assert len(form["bias"]) == len(form["out"]) == units and len(form["direct"]) == inputs
    assert [len(row) for row in form["hidden"]] == [inputs] * units
    weights = [*form["bias"], *form["out"], *form["direct"], *chain.from_iterable(form["hidden"])]
    # Not NaN, which JSON of Python has, and no `true`, which is 1 here.
    assert {type(weight) for weight in weights} == {float} and all(map(isfinite, weights))


def test_all_weights_together_are_small():
    assert sum(game.learned.weights.stat().st_size for game in LEARNED) < 2_000_000
