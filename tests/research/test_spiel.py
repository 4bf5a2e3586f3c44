"""The games of OpenSpiel: its own algorithms run on them, and no state tells what a seat may not know."""

import pickle
import random
import runpy
from pathlib import Path

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    external_sampling_mccfr,
    generate_playthrough,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.observation import make_observation

from hamster_table.engine import games, position
from hamster_table.engine.run_hamster_run.position import ENTRY
from hamster_table.research.encodings import ENCODINGS
from hamster_table.research.spiel import TYPES

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "spiel_playout.py"
BOARDS = ["hamsterdam", "run_hamster_run"]


@pytest.fixture(params=BOARDS)
def game(request):
    return pyspiel.load_game(request.param, {"seats": 3})


def small(rounds=1):
    """Two hamsters in the pit with a chip each, for so many rounds."""
    values = {"round": 2, "star": 4}
    for seat in range(2):
        values |= {f"{seat}.place": "pit", f"{seat}.fatigue": 6}
    line = position.written(ENTRY.fields(games()["run-hamster-run"].setup(seats=2)), values)
    return pyspiel.load_game("run_hamster_run", {"rounds": 1 + rounds, "position": line})


def playout(game, most=10_000, seed=1):
    """The states of a random game."""
    state, luck = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal() and most:
        yield state
        most -= 1
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, shares)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    yield state


def test_every_game_is_registered_with_its_options():
    for id, kind in TYPES.items():
        assert kind.short_name in pyspiel.registered_names() and id in ENCODINGS
    loaded = pyspiel.load_game("run_hamster_run(seats=4,adjacent=diagonal)")
    assert loaded.num_players() == 4 and loaded.new_initial_state().table.state.diagonal
    with pytest.raises(ValueError, match="is for 2 to 5 seats"):
        pyspiel.load_game("run_hamster_run(seats=9)")
    with pytest.raises(ValueError, match="rounds is 0 or more, not -1"):
        pyspiel.load_game("run_hamster_run(rounds=-1)")


def test_a_playout_ends_with_what_the_rules_say(game):
    *_, last = playout(game)
    seats, table = game.num_players(), last.table
    winners = table.rules.game.standing(table.state).winners
    assert sum(last.returns()) == pytest.approx(0) and not table.state.agenda
    assert [share > 0 for share in last.returns()] == [seat in winners for seat in range(seats)]


def test_the_probabilities_of_chance_are_those_of_the_dice(game):
    many = set()
    for state in playout(game, 300):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            assert len({number for number, _ in outcomes}) == len(outcomes) <= game.max_chance_outcomes()
            many.add(len(outcomes))
    assert ({36, 35} if game.get_type().short_name == "hamsterdam" else {2, 3}) <= many


def test_the_strings_of_a_seat_are_equal_where_it_cannot_tell_two_states_apart(game):
    """Two states that differ in what another seat has chosen in secret."""
    apart = 0
    for state in playout(game, 120):
        chooser, legal = state.current_player(), state.legal_actions()
        if chooser < 0 or len(legal) < 2 or len(state.table.state.agenda[-1].seats) < 2:
            continue
        one, other = state.child(legal[0]), state.child(legal[-1])
        # Only while it is sealed, and said to the end: the last choice brings all of them to light.
        if (
            chooser in (one.current_player(), other.current_player())
            or not one.table.state.sealed
            or not other.table.state.sealed
        ):
            continue
        for seat in range(3):
            is_equal = seat != chooser
            assert (one.information_state_string(seat) == other.information_state_string(seat)) == is_equal
            assert (one.observation_tensor(seat) == other.observation_tensor(seat)) >= is_equal
            assert (one.observation_string(seat) == other.observation_string(seat)) >= is_equal
        apart += 1
    assert apart


def test_a_clone_goes_its_own_way_and_a_state_is_written_and_read(game):
    *_, state = playout(game, 30)
    before, clone = str(state), state.clone()
    clone.apply_action(clone.legal_actions()[-1])
    assert str(state) == before != str(clone)
    again = game.deserialize_state(state.serialize())
    assert str(again) == before and again.legal_actions() == state.legal_actions()
    assert str(pickle.loads(pickle.dumps(state))) == before


def test_the_example_of_the_documents_runs_and_is_short(capsys):
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 20
    runpy.run_path(str(EXAMPLE))
    assert sum(map(float, capsys.readouterr().out.strip("[]\n").split(","))) == 0


def test_its_playthrough_runs():
    text = generate_playthrough.playthrough("run_hamster_run(seats=2)", None, seed=1)
    assert "IsTerminal() = True" in text and "LegalActions() = [" in text


def test_its_bot_of_monte_carlo_tree_search_wins_against_a_random_one():
    loaded, won = pyspiel.load_game("run_hamster_run"), 0
    for seed in range(3):
        luck = np.random.RandomState(seed)
        bot = mcts.MCTSBot(loaded, 1.4, 20, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(luck.choice(outcomes, p=shares)))
            elif state.current_player() == seed % 2:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(int(luck.choice(state.legal_actions())))
        won += state.returns()[seed % 2] > 0
    assert won >= 2


@pytest.mark.parametrize("solver", [
    external_sampling_mccfr.ExternalSamplingSolver, outcome_sampling_mccfr.OutcomeSamplingSolver,
])  # fmt: skip
def test_its_counterfactual_regret_minimization_runs(solver):
    np.random.seed(1)
    loaded = small()
    solving = solver(loaded)
    for _ in range(3):
        solving.iteration()
    policy = solving.average_policy()
    state = next(state for state in playout(loaded) if state.current_player() >= 0)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


def test_its_environment_for_reinforcement_learning_runs(game):
    played = rl_environment.Environment(game)
    luck, moment = random.Random(3), played.reset()
    for _ in range(500):
        if moment.last():
            break
        player = moment.observations["current_player"]
        assert len(moment.observations["info_state"][player]) == game.observation_tensor_size()
        moment = played.step([luck.choice(moment.observations["legal_actions"][player])])
    assert moment.last() and sum(moment.rewards) == pytest.approx(0)


def test_an_observation_is_that_of_the_other_environments(game):
    seen = make_observation(game)
    for state in playout(game, 40):
        if state.current_player() >= 0:
            seen.set_from(state, 1)
            assert (seen.tensor == state.table.row(1)).all()


def test_after_its_rounds_a_game_ends_without_a_winner():
    returns = {tuple(list(playout(small(), seed=seed))[-1].returns()) for seed in range(12)}
    assert (0.0, 0.0) in returns


def test_the_wheel_rolls_in_it_too():
    loaded = pyspiel.load_game("hamsterrolle", {"physics": "reckoned", "start": "first"})
    *_, state = playout(loaded, 6)
    assert (
        state.table.state.turn and loaded.deserialize_state(state.serialize()).legal_actions() == state.legal_actions()
    )
