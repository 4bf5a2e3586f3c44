"""The learned choices can be made again, and training does what it says."""

import json
import random
from dataclasses import replace

import pytest

pytest.importorskip("numpy")

import numpy as np

from hamster_table.engine import CHANCE, Match, games
from hamster_table.engine.learned_choice import ChoiceNetwork
from hamster_table.engine.players.rollout_player import RolloutPlayer
from hamster_table.engine.run_hamster_run.learned_choices import DECLARATION
from hamster_table.engine.run_hamster_run.round import AllocatePluck
from hamster_table.research.choice_trainer import Choice, ChoiceTrainer
from hamster_table.research.policy_gradient import (
    RATE,
    gains_of,
    learned_of,
    learners_at,
    main,
    others_of,
    played,
    tracked,
)

SITUATION = tuple(0.1 * n for n in range(len(DECLARATION.names)))


def chances(trainer):
    sums = DECLARATION.reader(trainer.form())(SITUATION)
    return [(after - before) / sums[-1] for before, after in zip([0.0, *sums], sums, strict=False)]


def test_the_same_command_writes_the_same_file_bit_for_bit(tmp_path):
    written = []
    for seed in ("tiny", "tiny", "other"):
        file = tmp_path / "weights.json"
        main(["run-hamster-run", "--batches", "2", "--batch-size", "4", "--seed", seed, "--out", str(file)])
        written.append(file.read_bytes())
    assert written[0] == written[1]
    form, other = map(json.loads, written[1:])
    assert form["policy"]["made"]["games"] == 8
    assert form["policy"]["allocation"] != other["policy"]["allocation"]


def test_several_processes_write_the_same_file_as_one(tmp_path):
    written = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.json"
        options = {"--batches": "1", "--batch-size": "6", "--jobs": jobs, "--out": str(file)}
        main(["run-hamster-run", *(word for option in options.items() for word in option)])
        written.append(file.read_bytes())
    assert written[0] == written[1]


def test_training_goes_on_from_the_weights_there_are(tmp_path):
    file, tracked = tmp_path / "weights.json", learned_of(games()["run-hamster-run"])[1].weights
    main(["run-hamster-run", "--batches", "1", "--batch-size", "4", "--onward", "--out", str(file)])
    before, after = (json.loads(one.read_bytes())["policy"] for one in (tracked, file))
    for name in "allocation", "declaration":
        for part in "hidden", "bias", "out", "direct":
            moved = np.abs(np.array(after[name][part]) - np.array(before[name][part]))
            # A step of Adam moves a weight by its rate at most, whatever the gain.
            assert 0 < moved.max() < 2.5 * RATE
    assert after["made"]["onward"] and not before["made"].get("onward")


def test_weights_of_another_shape_are_refused():
    trainer = ChoiceTrainer(DECLARATION, 1)
    form = trainer.form()
    form["bias"] = form["bias"][:-1]
    with pytest.raises(ValueError, match="declaration: bias is"):
        trainer.begin_with(form)


def test_training_goes_on_from_no_weights_that_are_not_there(tmp_path):
    _, policy = learned_of(games()["run-hamster-run"])
    file = tmp_path / "learned.json"
    file.write_text('{"policy": {"allocation": {}}}')
    with pytest.raises(ValueError, match="has no weights of declaration"):
        tracked(replace(policy, weights=file))
    assert {"allocation", "declaration"} <= tracked(policy).keys()


def test_rivals_search():
    game = games()["run-hamster-run"]
    match = Match.new(game, 2, seed="rivals")
    while match.waiting == (CHANCE,):
        match.chance()
    (seat, *_) = match.waiting
    asked = [others_of(game, rollouts)(match.state, seat, random.Random(3)) for rollouts in (0, 8)]
    policy, sharp = learned_of(game)[1].otherwise, RolloutPlayer(8)
    assert asked[0] == policy(match.state, seat, random.Random(3))
    assert asked[1] == sharp.choose(game, match.view(seat), seat, random.Random(3))


def test_the_value_in_the_same_file_is_left_as_it_was(tmp_path):
    file, tracked = tmp_path / "weights.json", games()["run-hamster-run"].learned.weights.read_bytes()
    file.write_bytes(tracked)
    main(["run-hamster-run", "--batches", "1", "--batch-size", "2", "--out", str(file)])
    found = json.loads(file.read_bytes())
    assert {**found, "policy": 0} == {**json.loads(tracked), "policy": 0}


def test_a_game_without_learned_choices_is_refused():
    with pytest.raises(ValueError, match="hamsterrolle has no learned choices"):
        learned_of(games()["hamsterrolle"])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["hamsterrolle"], "hamsterrolle has no learned choices"),
        (["chess"], "There is no game called 'chess'"),
        (["run-hamster-run", "--batches", "0"], "invalid positive value: '0'"),
        (["run-hamster-run", "--rivals", "-5"], "invalid positive value: '-5'"),
        (["run-hamster-run", "--jobs", "0"], "invalid positive value: '0'"),
    ],
)
def test_a_wrong_command_gets_one_sentence_and_writes_nothing(arguments, said, tmp_path, capsys):
    file = tmp_path / "weights.json"
    with pytest.raises(SystemExit) as end:
        main([*arguments, "--out", str(file)])
    assert end.value.code == 2 and said in capsys.readouterr().err
    assert not file.exists()


def test_what_gained_becomes_more_likely_and_what_lost_less():
    trainer = ChoiceTrainer(DECLARATION, 1)
    before = chances(trainer)
    made = [Choice(SITUATION, 1, 0), Choice(SITUATION, 3, 0)]
    for _ in range(20):
        trainer.improve(made, np.array([1.0, -1.0], np.float32), 0.0, 0.003)
    after = chances(trainer)
    assert after[1] > before[1] + 0.05 and after[3] < before[3] - 0.05


def test_the_bonus_for_entropy_mixes_the_choices():
    trainer = ChoiceTrainer(DECLARATION, 1)
    made, nothing = [Choice(SITUATION, 1, 0)], np.zeros(1, np.float32)
    mixed = [trainer.improve(made, nothing, 1.0, 0.01) for _ in range(100)]
    assert mixed[0] < 1.36 and mixed[-1] > np.log(4) - 0.002
    assert max(chances(trainer)) < 0.4


def test_the_slope_is_that_of_the_expected_gain():
    """Against differences: the derivative of log(probability) times gain, by each direct weight of one input."""
    trainer = ChoiceTrainer(DECLARATION, 1)
    trainer.out[:] = 0
    inputs, number, gain = np.array([SITUATION], np.float32), 2, 0.7
    (*_, found), _ = trainer.slopes([Choice(SITUATION, number, 0)], np.array([gain], np.float32), 0.0)

    def log_chance():
        preferences = trainer.outputs(inputs)[1][0].astype(float)
        return preferences[number] - np.log(np.exp(preferences).sum())

    for output in range(4):
        value = log_chance()
        trainer.direct[5, output] += 0.01
        slope = gain * (log_chance() - value) / 0.01
        trainer.direct[5, output] -= 0.01
        assert found[5, output] == pytest.approx(-slope, abs=0.01)


def test_what_is_trained_is_what_the_engine_computes():
    trainer = ChoiceTrainer(DECLARATION, 3)
    expected = trainer.outputs(np.array([SITUATION], np.float32))[1][0].tolist()
    assert ChoiceNetwork(trainer.form()).outputs(SITUATION) == pytest.approx(expected, abs=0.01)


def test_later_gains_count_less_and_less():
    values = np.array([[0.5, 0.5], [0.6, 0.4], [0.5, 0.5], [1.0, 0.0]])
    found = gains_of(values)
    assert found[:, 0] == pytest.approx([0.1 + 0.7 * (-0.1 + 0.7 * 0.5), -0.1 + 0.7 * 0.5, 0.5])
    assert found[:, 1] == pytest.approx(-found[:, 0])


def test_a_game_is_told_with_its_values_and_what_was_chosen_in_each_round():
    game = games()["run-hamster-run"]
    _, policy = learned_of(game)
    readers = policy.readers(json.loads(policy.weights.read_bytes())["policy"])
    made, values = played(game, policy, readers, policy.otherwise, [True] * 3, "one")
    assert sorted(values[-1].tolist())[-1] in (0.0, 1.0) and values.shape[1] == 3
    for seat in range(3):
        rounds = [one.round for one in made[seat]["allocation"]]
        assert rounds == sorted(set(rounds)) and rounds[0] == 0 and rounds[-1] <= len(values) - 2
        assert len(made[seat]["declaration"]) <= len(rounds)


def test_who_does_not_learn_plays_by_rules_of_thumb_and_is_not_learned_from():
    game = games()["run-hamster-run"]
    _, policy = learned_of(game)
    readers = policy.readers(json.loads(policy.weights.read_bytes())["policy"])
    asked = []

    def rules_of_thumb(view, seat, rng):
        asked.append((seat, type(view.agenda[-1])))
        return policy.otherwise(view, seat, rng)

    made, _ = played(game, policy, readers, rules_of_thumb, [False, True, False], "one")
    assert [bool(by_name["allocation"]) for by_name in made] == [False, True, False]
    secretly = {seat for seat, step in asked if step is AllocatePluck}
    assert secretly == {0, 2}


def test_all_seats_learn_at_some_tables_and_each_alone_at_others_of_every_size():
    alone, together, counted = set(), set(), 0
    for number in range(240):
        learners = learners_at(number, 5)
        if all(learners):
            together.add(len(learners))
            counted += 1
        else:
            assert sum(learners) == 1
            alone.add((len(learners), learners.index(True)))
    assert together == {2, 3, 4, 5} and counted == 80
    assert alone == {(seats, seat) for seats in range(2, 6) for seat in range(seats)}
    assert len(learners_at(7, 4)) == 4, "a game for at most four has no table for five"
