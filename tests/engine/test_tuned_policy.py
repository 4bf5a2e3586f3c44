"""A policy by constants that were tuned: legal, the same every time, better than before, and checked when read."""

import json
import random
from dataclasses import replace

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterdam.judgement import RULES_OF_THUMB, VARIETY
from hamster_table.engine.hamsterdam.policy import choose
from hamster_table.engine.kernel import play, waiting
from hamster_table.engine.tuned_policy import TunedPolicy
from tests.laws import GAMES

TUNED = [game for game in GAMES.values() if game.learned is not None and isinstance(game.learned.imagined, TunedPolicy)]
UNTAUGHT = {
    "hamsterdam": lambda view, seat, rng: choose(view, seat, rng, replace(RULES_OF_THUMB, variety=VARIETY)),
}
"""By game: what it plays without what games have taught, where that is not its own policy."""
BY_ID = pytest.mark.parametrize("game", TUNED, ids=lambda game: game.id)


def played(game, policies, seed):
    """A match with a policy for each seat that only sees what its seat may."""
    match, rng = Match.new(game, len(policies), seed=seed), random.Random(seed)
    while match.waiting:
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, policies[seat](match.view(seat), seat, rng))
    return match


def test_there_are_games_with_such_a_policy():
    assert "hamsterdam" in [game.id for game in TUNED]


@BY_ID
def test_it_plays_whole_games_by_the_rules_and_the_same_every_time(game):
    # A match refuses what is not legal.
    for seats in game.seats:
        once, again = (played(game, [game.learned.imagined] * seats, "tuned") for _ in range(2))
        assert once.state == again.state and once.standing.winners
        assert once.state != played(game, [game.policy] * seats, "tuned").state


@BY_ID
def test_it_begins_with_what_the_game_plays_without_it(game):
    policy, n = game.learned.imagined, game.seats[0]
    start = policy.judging_by(policy.start)
    assert (
        played(game, [start] * n, "start").state
        == played(game, [UNTAUGHT.get(game.id, game.policy)] * n, "start").state
    )


def winners(game, policies, seed):
    """Who wins a game without a ledger: many times as fast as a match."""
    state, rng = Match.new(game, len(policies), seed=seed).state.copy(), random.Random(seed)
    while state.agenda:
        step = state.agenda[-1]
        for seat in waiting(state):
            play(state, seat, step.sample(state, seat, rng) if seat == CHANCE else policies[seat](state, seat, rng))
    return game.standing(state).winners


@BY_ID
def test_it_wins_more_than_its_share_against_what_it_began_with(game):
    won = 0.0
    for n in range(100):
        for own in range(2):
            policies = [game.policy] * 2
            policies[own] = game.learned.imagined
            best = winners(game, policies, f"better/{n}")
            won += (own in best) / max(1, len(best))
    assert won > 105


@BY_ID
def test_each_constant_of_the_file_has_a_step_and_was_changed(game):
    policy = game.learned.imagined
    constants = policy.constants()
    assert [*constants] == [*policy.start] == [*policy.steps] and min(policy.steps.values()) > 0
    assert all(constants[name] != policy.start[name] for name in constants)


@BY_ID
def test_the_file_says_how_the_constants_were_made(game):
    made = json.loads(game.learned.imagined.file.read_bytes())["policy"]["made"]
    assert made["game"] == game.id and made["rules"] == game.rules
    for check in made["shares"]:
        assert check["share"] > 1.1 / check["seats"] and check["games"] >= 400


def form(**constants):
    return {"policy": {"constants": constants}}


WRONG = {
    "no constants": ([{}, [], {"policy": 3}, {"policy": {"constants": [1, 2]}}], "no constants of a policy"),
    "missing": ([form(one=1.0)], "missing or unknown constants of the policy: two"),
    "unknown": ([form(one=1.0, two=2.0, three=3.0)], "missing or unknown constants of the policy: three"),
    "no number": (
        [form(one=wrong, two=1.0) for wrong in ("1", None, True, [1.0], float("nan"), float("inf"))],
        "the constant one of the policy is no finite number",
    ),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_file_that_is_wrong_is_one_clear_error(wrong, tmp_path):
    forms, sentence = WRONG[wrong]
    file = tmp_path / "learned.json"
    policy = TunedPolicy(file, {"one": 0.0, "two": 0.0}, {"one": 1.0, "two": 1.0}, lambda values: None)
    for content in forms:
        file.write_text(json.dumps(content))
        with pytest.raises(ValueError, match=f"^learned.json: {sentence}"):
            policy(None, 0, random.Random(1))


def test_the_file_is_read_once_and_when_it_is_first_played(tmp_path):
    file = tmp_path / "learned.json"
    policy = TunedPolicy(file, {"one": 0.0}, {"one": 1.0}, lambda values: lambda state, seat, rng: values["one"])
    file.write_text(json.dumps(form(one=4)))
    assert policy(None, 0, random.Random(1)) == 4.0
    file.unlink()
    assert policy(None, 0, random.Random(1)) == 4.0
