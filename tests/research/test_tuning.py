"""Constants of a policy are tuned by games: the same command writes the same file, and better ones are found."""

import json
from pathlib import Path

import pytest

from hamster_table.engine import games
from hamster_table.engine.tuned_policy import TunedPolicy
from hamster_table.research import learned_file, tuning
from hamster_table.research.tuning import main, share, tune, tuned_policy

TUNED = [
    id for id, game in games().items() if game.learned is not None and isinstance(game.learned.imagined, TunedPolicy)
]
TINY = ["--iterations", "4", "--games", "2", "--checks", "1"]


@pytest.mark.parametrize("id", TUNED)
def test_the_same_command_writes_the_same_file_bit_for_bit(id, tmp_path):
    def written(name, seed):
        file = tmp_path / name
        main([id, *TINY, "--seed", seed, "--out", str(file)])
        return file.read_bytes()

    once = written("once", "x")
    assert once == written("again", "x")
    policy = json.loads(once)["policy"]
    assert policy["constants"].keys() == tuned_policy(games()[id]).start.keys()
    assert policy["made"]["iterations"] == 4 and [check["seats"] for check in policy["made"]["shares"]] == [2, 4]
    assert json.loads(written("other", "y"))["policy"]["constants"] != policy["constants"]


def test_what_others_have_learned_stays_in_the_file(tmp_path):
    file = tmp_path / "learned.json"
    learned_file.write(file, {"out": [1.5], "policy": {"old": 1}})
    learned_file.write(file, {"policy": {"constants": {}}})
    assert file.read_bytes() == b'{"out":[1.5],"policy":{"constants":{}}}\n'


def test_a_game_without_constants_is_one_sentence(capsys):
    with pytest.raises(SystemExit) as left:
        main(["hamsterrolle"])
    assert left.value.code == 2 and "no policy with constants to tune" in capsys.readouterr().err


def test_half_of_equal_games_are_won():
    game = games()["hamsterdam"]
    assert share(game, game.policy, game.policy, 2, 3, "equal") == 0.5
    assert tuning.advantage(game, game.policy, game.policy, 4, 4, "equal") == 0


def test_constants_move_to_where_more_is_won():
    """A policy that is careless learns to be less so."""
    game = games()["hamsterdam"]

    def judging_by(values):
        def policy(state, seat, rng):
            careless = rng.random() < values["careless"]
            return state.agenda[-1].sample(state, seat, rng) if careless else game.policy(state, seat, rng)

        return policy

    tuned = TunedPolicy(Path("none"), {"careless": 0.8}, {"careless": 0.4}, judging_by)
    constants = tune(game, tuned, 6, 6, "careful", 1)["constants"]
    assert constants["careless"] < 0.5
