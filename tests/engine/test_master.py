"""Master: as many rollouts as it may, the policy where a search is no better, and no more than its seat sees."""

import random
from dataclasses import replace

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterdam.flood import PlugHole
from hamster_table.engine.hamsterdam.learned import QUICK
from hamster_table.engine.players.master_player import MasterPlayer
from hamster_table.engine.players.rollout import LearnedRollout, policy_of
from hamster_table.engine.players.rollout_player import RolloutPlayer
from hamster_table.engine.run_hamster_run.deeds import Act
from tests.engine.test_players import splitting, started
from tests.laws import GAMES

LEARNED = [game for game in GAMES.values() if game.learned is not None]


def later(game, seats, plays):
    """A match that waits for a seat with several actions, after so many plays of the policy."""
    match, rng = Match.new(game, seats, seed="later"), random.Random(1)
    while len(match.ledger) < plays or match.waiting == (CHANCE,) or len(match.actions(match.waiting[0])) < 3:
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, game.policy(match.view(seat), seat, rng))
    return match


@pytest.mark.parametrize("rollouts", [250, 500])
@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)
def test_it_makes_no_more_rollouts_than_it_may(game, rollouts):
    match = later(game, 3, 40)
    seat = match.waiting[0]
    found = MasterPlayer(rollouts, rollouts).search(game, match.view(seat), seat, random.Random(2))
    assert rollouts / 2 <= sum(len(one.values) for one in found) <= rollouts


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)
def test_a_rollout_ends_at_the_next_settled_state_and_is_worth_a_probability(game):
    match = later(game, 3, 40)
    seat = match.waiting[0]
    view = match.view(seat)
    values = set()
    for moments in (1, 2):
        trial = LearnedRollout(game, view, seat, policy_of(game), None, 0.0, 0.8, game.learned.moment(view) + moments)
        found = [trial.value(action, 5) for action in match.actions(seat)[:3]]
        assert found == [trial.value(action, 5) for action in match.actions(seat)[:3]]
        assert all(0 <= value <= 1 for value in found)
        values.update(found)
    assert len(values) > 1


def test_a_rollout_without_a_learned_value_is_played_to_its_end():
    game = replace(LEARNED[0], learned=None)
    match = Match.new(game, 2, seed="end")
    seat = match.waiting[0]
    trial = LearnedRollout(game, match.view(seat), seat, game.policy, None, 0.0, 0.8, 1)
    found = {trial.value(match.actions(seat)[0], luck) for luck in range(8)}
    assert found <= {0.0, 0.5, 1.0} and len(found) > 1, "won, shared or lost"


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)
def test_what_is_imagined_is_played_by_the_quicker_of_what_was_learned(game):
    match = later(game, 3, 40)
    seat = match.waiting[0]
    quickest = {"run-hamster-run": game.learned.policy, "hamsterdam": QUICK}[game.id]
    assert MasterPlayer(8, 8).trial(game, match.view(seat), seat).policy is quickest


@pytest.mark.parametrize("hero", [RolloutPlayer(8), MasterPlayer(8, 8)], ids=["sharp", "master"])
@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)
def test_it_plays_the_policy_where_the_game_says_so(game, hero):
    match, asked = Match.new(game, 2, seed="early"), set()
    plays = policy_of(game)
    unsearched = {*game.unsearched}
    while match.waiting and len(match.ledger) < 30:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
            continue
        view, kind = match.view(seat), type(match.state.agenda[-1])
        action = plays(view, seat, random.Random(7))
        if kind in unsearched:
            asked.add(kind)
            # Searched by one rollout or two, one of 110 pairs of cards to pass would hardly ever be the policy's.
            assert hero.choose(game, view, seat, random.Random(7)) == action
        match.play(seat, action)
    assert asked == unsearched


@pytest.mark.parametrize(("id", "step"), [("run-hamster-run", Act), ("hamsterdam", PlugHole)])
def test_where_a_search_finds_nothing_better_nobody_searches(id, step):
    game, asked = GAMES[id], []
    match = later(game, 3, 40)
    while not isinstance(match.state.agenda[-1], step):
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, game.policy(match.view(seat), seat, random.Random(1)))
    seat = match.waiting[0]
    view = match.view(seat)
    found = [
        # A search asks now and again whether it is to end.
        hero.choose(game, view, seat, random.Random(7), lambda: bool(asked.append(1)))
        for hero in (RolloutPlayer(8), MasterPlayer(8, 8))
    ]
    assert not asked
    assert found == [policy(view, seat, random.Random(7)) for policy in (game.learned.lesser, game.learned.policy)]


def test_a_secret_choice_gets_more_rollouts():
    match, hero = splitting(3), MasterPlayer(rollouts=80, secret_rollouts=300)
    found = hero.search(match.game, match.view(0), 0, random.Random(2))
    assert 200 <= sum(len(one.values) for one in found) <= 300


def test_master_gives_the_policys_answer_when_it_is_stopped_at_once():
    game = GAMES["hamsterdam"]
    match = later(game, 3, 40)
    seat = match.waiting[0]
    view = match.view(seat)
    stopped = MasterPlayer().choose(game, view, seat, random.Random(9), stop=lambda: True)
    assert stopped == policy_of(game)(view, seat, random.Random(9))


def test_master_does_not_show_its_secret_choice_by_habit():
    match = splitting(3)
    hero = MasterPlayer(secret_rollouts=60)
    chosen = {hero.choose(match.game, match.view(0), 0, random.Random(n)) for n in range(40)}
    assert len(chosen) > 1


def test_a_game_without_a_learned_value_is_searched_too():
    pebbles = GAMES["pebbles"]
    match = started(pebbles, pebbles.seats[0])
    seat = match.waiting[0]
    action = MasterPlayer(rollouts=24).choose(pebbles, match.view(seat), seat, random.Random(1))
    assert match.refusal(seat, action) is None
