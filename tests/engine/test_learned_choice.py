"""Learned choices: drawn with the probabilities that the weights say, legal, and better than rules of thumb."""

import json
import random
from collections import Counter
from itertools import chain
from math import exp, isfinite

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.kernel import play, waiting
from hamster_table.engine.learned_choice import ChoiceNetwork, LearnedPolicy, draw
from hamster_table.engine.run_hamster_run.actions import REST, Declare
from hamster_table.engine.run_hamster_run.learned_choices import ALLOCATION, DECLARATION, LEARNED_POLICY, plans
from hamster_table.engine.run_hamster_run.round import SPLITS, AllocatePluck, DeclareDeed
from tests.engine.test_players import splitting
from tests.laws import GAMES

GAME = GAMES["run-hamster-run"]
FORM = json.loads(LEARNED_POLICY.weights.read_bytes())["policy"]


def form_of(choice, weights=()):
    """Weights of one hidden unit, 0 but for some direct ones: {(input, output): weight}."""
    rows = [[0.0] * len(choice.names) for _ in range(choice.outputs)]
    for (number, output), weight in dict(weights).items():
        rows[output][number] = weight
    return {"bias": [0.0], "hidden": [[0.0] * len(choice.names)], "out": [[0.0]] * choice.outputs, "direct": rows}


def test_a_network_adds_what_its_units_and_its_inputs_say():
    form = {"bias": [-1.0, 0.5], "hidden": [[2.0, 0.0], [0.0, -1.0]], "out": [[1.0, 3.0], [0.0, 1.0]]}
    network = ChoiceNetwork({**form, "direct": [[0.0, 0.0], [10.0, 0.0]]})
    # The units: max(0, -1 + 2 * 1) = 1 and max(0, 0.5 - 2) = 0.
    assert network.outputs([1.0, 2.0]) == [1.0, 10.0]
    assert network.outputs([0.0, 0.0]) == [1.5, 0.5]


def test_an_action_is_drawn_as_often_as_its_weight_says():
    rng = random.Random(1)
    found = Counter(draw([1.0, 1.0, 4.0], rng) for _ in range(4000))
    assert set(found) == {0, 2} and 0.22 < found[0] / 4000 < 0.28


def test_rounding_never_draws_beyond_the_last_action():
    class Last(random.Random):
        def random(self):
            return 1.0

    assert draw([0.1, 0.3], Last()) == 1


def test_probabilities_go_with_the_exponential_of_what_the_outputs_add_up_to():
    match = splitting(3)
    key = ALLOCATION.key(match.view(0), 0)
    sums = ALLOCATION.reader(form_of(ALLOCATION, {(0, 7): 1.5, (0, 8): 0.5}))(key)
    chances = [(after - before) / sums[-1] for before, after in zip([0.0, *sums], sums, strict=False)]
    by_split = dict(zip(SPLITS[7], chances, strict=True))
    # Input 0 is 1. Output 7: seven chips of Scamper, and so none of Mettle, which is output 8.
    weights = {split: exp(1.5 * (split.scamper == 7) + 0.5 * (split.mettle == 0)) for split in SPLITS[7]}
    assert by_split == pytest.approx({split: weight / sum(weights.values()) for split, weight in weights.items()})


def test_all_that_is_learned_can_be_played_in_whole_games():
    asked = Counter()
    for seats in (2, 3, 5):
        match, rng = Match.new(GAME, seats, seed=f"learned {seats}"), random.Random(seats)
        while match.waiting:
            seat = match.waiting[0]
            if seat == CHANCE:
                match.chance()
                continue
            asked[type(match.state.agenda[-1])] += 1
            action = LEARNED_POLICY(match.view(seat), seat, rng)
            assert match.refusal(seat, action) is None
            match.play(seat, action)
    assert asked[AllocatePluck] and asked[DeclareDeed]


def test_who_has_passed_out_declares_a_rest_whatever_was_learned():
    match = splitting(2)
    state = match.state.copy()
    state.agenda = [DeclareDeed((0,))]
    state.asleep[0], state.order = True, [0, 1]
    run = {(0, 1): 50.0}
    readers = LEARNED_POLICY.readers({"allocation": form_of(ALLOCATION), "declaration": form_of(DECLARATION, run)})
    assert LEARNED_POLICY.choose(readers, state, 0, random.Random(1)) == Declare(REST)
    state.asleep[0] = False
    assert LEARNED_POLICY.choose(readers, state, 0, random.Random(1)) != Declare(REST)


def test_a_secret_choice_is_mixed():
    view = splitting(4).view(0)
    found = {LEARNED_POLICY(view, 0, random.Random(n)) for n in range(40)}
    assert len(found) > 5


def test_the_best_plan_is_the_one_that_outlives_most_rounds():
    # On strip 2 with the belt at 4: a Rest leads into the pit, a Run with all chips does not.
    found = plans(2, 7, 4, 12)
    assert found[7] == 0.0 and found[8] < -1.0
    assert plans(0, 7, 4, 12) == (0.0,) * 9


@pytest.mark.parametrize("choice", LEARNED_POLICY.choices, ids=lambda choice: choice.name)
def test_the_weights_are_finite_numbers_as_many_as_inputs_units_and_outputs_say(choice):
    form = FORM[choice.name]
    assert form["names"] == list(choice.names) and len(set(choice.names)) == len(choice.names)
    units = len(form["bias"])
    assert [len(row) for row in form["hidden"]] == [len(choice.names)] * units
    assert [len(row) for row in form["direct"]] == [len(choice.names)] * choice.outputs
    assert [len(row) for row in form["out"]] == [units] * choice.outputs
    weights = [*form["bias"], *chain.from_iterable(chain(form["hidden"], form["direct"], form["out"]))]
    assert {type(weight) for weight in weights} == {float} and all(map(isfinite, weights))


def test_what_was_learned_beats_the_rules_of_thumb():
    """Without a search, 300 games of two, each seat in turn; a seat by chance has a half."""
    won = 0.0
    for n in range(300):
        state, rng, hero = Match.new(GAME, 2, seed=f"beats {n // 2}").state.copy(), random.Random(n), n % 2
        while state.agenda:
            for seat in waiting(state):
                policy = LEARNED_POLICY if seat == hero else GAME.policy
                play(state, seat, state.agenda[-1].sample(state, seat, rng) if seat < 0 else policy(state, seat, rng))
        winners = GAME.standing(state).winners
        won += (hero in winners) / max(1, len(winners))
    assert won / 300 > 0.53


def test_the_learned_policy_is_the_one_that_master_plays():
    assert isinstance(GAME.learned.policy, LearnedPolicy)
    assert GAME.learned.unsearched == (AllocatePluck,)
