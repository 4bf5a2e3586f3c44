"""The learned choices can be made again, and training does what it says."""

import json
import random
from dataclasses import replace

import pytest

pytest.importorskip("numpy")

import numpy as np

from hamster_table.engine import games
from hamster_table.engine.learned_choice import Asked, ChoiceNetwork, rows_of
from hamster_table.engine.run_hamster_run.learned_choices import CHOICES
from hamster_table.research.choice_trainer import ChoiceTrainer, Made, questions
from hamster_table.research.critic import Critic
from hamster_table.research.policy_gradient import (
    ALL_ALIKE,
    LATER,
    LESSER,
    MOSTLY_RIVALS,
    NOW,
    RATE,
    SETTLED,
    THUMB,
    USUAL_STAGES,
    YARDSTICK,
    Kept,
    Stage,
    Table,
    Told,
    forms_of,
    learn,
    learned_of,
    main,
    played,
    players_at,
    rivals_of,
    trained,
    trainers_of,
)

DECLARING = next(choice for choice in CHOICES if choice.name == "declaring")
QUESTION = Asked([3, 90, 180], "abcd", [(1, 2, 0), (0, 3, 0), (0, 4, 7), (0, 5, 0)])
OTHER = Asked([3, 91], "ab", [(1, 2, 0), (0, 6, 0)])


def chances(trainer, asked=QUESTION):
    return trainer.play(questions([asked]))[0][0].tolist()


def made(trainer, chosen, gains, asked=QUESTION):
    many = [asked] * len(chosen)
    now = np.array([chances(trainer, asked)[one] for one in chosen], np.float32)
    nothing = np.zeros(len(chosen), np.float32)
    return Made(questions(many), np.array(chosen), now, np.array(gains, np.float32), nothing)


def test_the_same_command_writes_the_same_file_bit_for_bit(tmp_path):
    weights, written = games()["run-hamster-run"].learned.weights.read_bytes(), []
    for seed, before in (("tiny", b""), ("tiny", b""), ("other", weights)):
        file = tmp_path / "weights.json"
        file.write_bytes(before)
        main(["run-hamster-run", "--batches", "1", "--games", "3", "--seed", seed, "--out", str(file)])
        written.append(file.read_bytes())
    assert written[0] == written[1]
    form, other = map(json.loads, written[1:])
    assert form["choices"]["made"]["games"] == 3 * len(USUAL_STAGES)
    assert form["choices"]["allocating"] != other["choices"]["allocating"]
    assert {**other, "choices": 0} == {**json.loads(weights), "choices": 0}, "the value in the same file"


def test_a_stage_goes_on_from_the_weights_of_the_one_before():
    game = games()["run-hamster-run"]
    first = Stage("one", (NOW,), 1, 4, 3)
    before, after = (trained(game, stages) for stages in ((first,), (first, replace(first, seed="two", pace=0.5))))
    for name in "allocating", "acting":
        for part in "hidden", "bias", "out", "liked", "value":
            one, other = (np.array(rows_of(form[name][part], 1)) for form in (before, after))
            # A step of Adam moves a weight by its rate at most, whatever the gain; and both are rounded.
            assert 0 < np.abs(one - other).max() < 6 * RATE[0]
    assert [stage["seed"] for stage in after["made"]["stages"]] == ["one", "two"]


def test_weights_of_another_shape_are_refused():
    trainer = ChoiceTrainer(DECLARING, 1)
    form = trainer.form()
    with pytest.raises(ValueError, match="declaring: bias is"):
        trainer.begin_with({**form, "bias": form["liked"]})


def test_a_game_without_learned_choices_is_refused():
    with pytest.raises(ValueError, match="hamsterrolle has no learned choices"):
        learned_of(games()["hamsterrolle"])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["hamsterrolle"], "hamsterrolle has no learned choices"),
        (["chess"], "There is no game called 'chess'"),
        (["run-hamster-run", "--batches", "0"], "'0' is not a whole number of 1 or more"),
        (["run-hamster-run", "--games", "-5"], "'-5' is not a whole number of 1 or more"),
    ],
)
def test_a_wrong_command_gets_one_sentence_and_writes_nothing(arguments, said, tmp_path, capsys):
    file = tmp_path / "weights.json"
    with pytest.raises(SystemExit) as end:
        main([*arguments, "--out", str(file)])
    assert end.value.code == 2 and said in capsys.readouterr().err
    assert not file.exists()


def test_what_gained_becomes_more_likely_and_what_lost_less():
    trainer = ChoiceTrainer(DECLARING, 1)
    before = chances(trainer)
    for _ in range(20):
        trainer.improve(made(trainer, [1, 3], [1.0, -1.0]), 1, 0.0, 0.003)
    after = chances(trainer)
    assert after[1] > before[1] + 0.05 and after[3] < before[3] - 0.01


def test_nothing_more_is_learned_from_what_has_moved_far():
    trainer = ChoiceTrainer(DECLARING, 1)
    before, told = chances(trainer), made(trainer, [1], [1.0])
    for _ in range(200):
        trainer.improve(told, 1, 0.0, 0.003)
    # What is on the way when the bound is crossed still carries it on a little.
    assert 1.1 * before[1] < chances(trainer)[1] < 3 * before[1]


def test_the_bonus_for_entropy_mixes_the_choices():
    trainer = ChoiceTrainer(DECLARING, 1)
    mixed = [trainer.improve(made(trainer, [1], [0.0]), 1, 1.0, 0.01) for _ in range(100)]
    assert mixed[0] < 1.2 and mixed[-1] > np.log(4) - 0.01
    assert max(chances(trainer)) < 0.4


def test_the_expectation_becomes_what_is_returned():
    trainer = ChoiceTrainer(DECLARING, 1)
    told = made(trainer, [0], [0.0])._replace(returns=np.full(1, 0.8, np.float32))
    for _ in range(200):
        trainer.improve(told, 1, 0.0, 0.003)
    assert trainer.play(questions([QUESTION]))[1][0] == pytest.approx(0.8, abs=0.02)


def test_what_is_trained_is_what_the_engine_computes():
    trainer = ChoiceTrainer(DECLARING, 3)
    rng = np.random.default_rng(1)
    trainer.out[1:], trainer.bias[:] = rng.normal(0, 1, trainer.out[1:].shape), 0.1
    both = trainer.play(questions([QUESTION, OTHER]))[0]
    for asked, row in zip((QUESTION, OTHER), both, strict=True):
        odds = np.exp(ChoiceNetwork(trainer.form()).preferences(asked))
        assert row[: len(odds)] == pytest.approx(odds / odds.sum(), abs=0.01)
        assert not row[len(odds) :].any(), "no chance for an action that is not there"


def test_later_surprises_count_less_and_less():
    found = returned([("declaring", 0), ("declaring", 1)], [0.5, 0.2])
    first, second = -0.3 + LATER * 0.8, 0.8
    assert found["returns"] == pytest.approx([0.5 + first, 1.0])
    # Of two numbers the larger one is a standard deviation above their mean.
    assert found["gains"] == pytest.approx([-1.0, 1.0] if first < second else [1.0, -1.0], abs=0.01)


@pytest.mark.parametrize("end", [0.0, 0.5, 1.0])
def test_behind_a_settled_state_as_much_is_told_as_the_stage_says(end):
    found = returned([("declaring", 0), SETTLED, ("declaring", 1)], [0.5, 0.7, 0.2], end)
    surprise = end * (-0.5 + LATER * 0.8)
    assert found["returns"] == pytest.approx([0.7 + LATER * surprise, 1.0])


def returned(places, values, end=1.0):
    """What one seat's choices are told of a game that it wins."""
    trainers = trainers_of(learned_of(games()["run-hamster-run"])[1], {})
    table, kept, found = Table.__new__(Table), {name: Kept() for name in trainers}, {}
    table.returns, table.told = [1.0], [Told(places, values)]
    kept["declaring"].asked, kept["declaring"].chosen, kept["declaring"].chances = [QUESTION] * 2, [0, 1], [0.5, 0.5]

    class Listening:
        def improve(self, made, *_):
            found.update(gains=made.gains, returns=made.returns)
            return 0.0

    learn([table], kept, {**trainers, "declaring": Listening()}, 0.0, 0.001, end)
    return found


def test_what_is_told_by_a_critic_is_of_the_settled_states_of_a_game():
    game = games()["hamsterdam"]
    learned, policy = learned_of(game)
    table = Table(game, policy, [NOW, THUMB], "told", Critic(learned, 4))
    played([table], [trainers_of(policy, {})], np.random.default_rng(1))
    for told in table.told:
        assert told.places.count(SETTLED) == len(table.settled) > 3
    assert {name for name, _ in table.told[0].places} >= {"moving", "redeploying"}
    assert [*table.told[1].places] == [SETTLED] * len(table.settled)


def test_who_does_not_learn_plays_by_rules_of_thumb_and_is_not_learned_from():
    game = games()["run-hamster-run"]
    _, policy = learned_of(game)
    table = Table(game, policy, [THUMB, NOW, THUMB], "one")
    kept = played([table], [trainers_of(policy, {})], np.random.default_rng(1))
    assert [bool(told.places) for told in table.told] == [False, True, False]
    assert sum(table.returns) in (0.0, 1.0) and table.asked is None
    assert sum(len(one.chosen) for one in kept.values()) == len(table.told[1].places)
    assert {name for name, _ in table.told[1].places} >= {"placing", "allocating", "declaring", "acting"}


def test_games_of_every_size_are_played_against_oneself_thumb_and_the_past():
    luck, alone, together, against = random.Random(1), set(), set(), set()
    for number in range(640):
        players = players_at(number, ALL_ALIKE, 5, 3, luck)
        if THUMB in players:
            assert players.count(NOW) == 1
            alone.add((len(players), players.index(NOW)))
        elif max(players) > NOW:
            assert abs(2 * players.count(NOW) - len(players)) <= 1
            against.add((len(players), max(players)))
        else:
            together.add(len(players))
    assert together == {2, 3, 4, 5} and against == {(seats, past) for seats in range(2, 6) for past in (1, 2, 3)}
    assert alone == {(seats, seat) for seats in range(2, 6) for seat in range(seats)}
    assert len(players_at(7, ALL_ALIKE, 4, 0, luck)) == 4, "a game for at most four has no table for five"
    assert players_at(16, ALL_ALIKE, 5, 0, luck) == [NOW] * 4, "without a past all play what is learned"
    assert sorted(players_at(8, MOSTLY_RIVALS, 4, 0, luck)) == [YARDSTICK] * 3 + [NOW]
    assert sorted(players_at(16, MOSTLY_RIVALS, 4, 0, luck)) == [LESSER] * 3 + [NOW]


def test_rivals_play_what_they_are_and_only_what_learns_is_asked():
    game = games()["hamsterdam"]
    policy = learned_of(game)[1]
    rivals = rivals_of(game, forms_of(trainers_of(policy, {})))
    calls = {who: 0 for who in rivals}

    def counted(who):
        def play(view, seat, luck):
            calls[who] += 1
            return rivals[who](view, seat, luck)

        return play

    table = Table(game, policy, [YARDSTICK, NOW, LESSER], "one", None, {who: counted(who) for who in rivals})
    while table.asked:
        assert table.asked[:2] == (1, NOW)
        table.answer(0)
    assert calls[YARDSTICK] > 20 and calls[LESSER] > 20 and sum(table.returns) == 1


def test_a_game_in_which_nobody_is_lesser_has_the_yardstick_alone():
    game = games()["hamsterdam"]
    plain = replace(game, learned=replace(game.learned, lesser=None))
    assert [*rivals_of(plain, {})] == [YARDSTICK]
