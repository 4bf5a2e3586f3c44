"""Learned choices: drawn with the probabilities that the weights say, legal, and better than rules of thumb."""

import json
import random
from base64 import b64encode
from collections import Counter
from dataclasses import replace
from math import isfinite
from struct import pack

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.kernel import play, waiting
from hamster_table.engine.learned_choice import Asked, ChoiceNetwork, LearnedPolicy, draw, rows_of
from hamster_table.engine.run_hamster_run.actions import REST, Declare
from hamster_table.engine.run_hamster_run.deeds import Act
from hamster_table.engine.run_hamster_run.learned_choices import (
    CHOICES,
    DEED_EACH,
    LEARNED_POLICY,
    LESSER_POLICY,
)
from hamster_table.engine.run_hamster_run.round import AllocatePluck, DeclareDeed
from hamster_table.engine.run_hamster_run.setup import PlaceHamster
from tests.engine.run_hamster_run.silly_acts import Watcher
from tests.engine.test_players import splitting
from tests.laws import GAMES

GAME = GAMES["run-hamster-run"]
POLICIES = {
    id: game.learned.policy
    for id, game in GAMES.items()
    if game.learned is not None and isinstance(game.learned.policy, LearnedPolicy)
}
"""By game: the policy with learned choices."""
FORMS = {id: json.loads(policy.weights.read_bytes())["choices"] for id, policy in POLICIES.items()}
LEARNED = {
    f"{choice.name} in {id}": (choice, FORMS[id][choice.name])
    for id, policy in POLICIES.items()
    for choice in policy.choices
    if choice.name in FORMS[id]
}


def text(*numbers):
    return b64encode(pack(f"<{len(numbers)}e", *numbers)).decode()


def form_of(choice, liked=()):
    """Weights of one hidden unit, all 0 but for the parts that are liked: {part: weight}."""
    by_part = [dict(liked).get(part, 0.0) for part in range(choice.parts)]
    nothing = {"hidden": text(*[0.0] * choice.seen), "bias": text(0.0), "out": text(*[0.0] * choice.parts)}
    return {"units": 1, **nothing, "liked": text(*by_part)}


def test_a_network_adds_what_is_liked_and_what_its_units_say_of_each_part():
    form = {"units": 2, "bias": text(-1.0, 0.5), "hidden": text(9.0, 9.0, 2.0, 0.0, 1.0, -1.0)}
    network = ChoiceNetwork({**form, "out": text(0.0, 0.0, 1.0, 3.0, 0.5, 0.0), "liked": text(0.0, 10.0, -1.0)})
    # The units: max(0, -1 + 2 + 1) = 2 and max(0, 0.5 - 1) = 0.
    assert network.preferences(Asked([1, 2], "abc", [(1, 0), (2, 0), (1, 2)])) == [12.0, 0.0, 12.0]
    # max(0, -1) = 0 and max(0, 0.5) = 0.5.
    assert network.preferences(Asked([], "a", [(1, 0)])) == [11.5]


@pytest.mark.parametrize("id", POLICIES)
def test_weights_that_were_learned_of_other_things_are_not_used(id):
    policy = POLICIES[id]
    first, *others = policy.choices
    for grown in (replace(first, seen=first.seen + 1), replace(first, parts=first.parts + 1)):
        with pytest.raises(ValueError, match=f"learned.json has to be learned anew: {first.name} ask"):
            replace(policy, choices=(grown, *others)).networks(FORMS[id])


def test_an_action_is_drawn_as_often_as_its_weight_says():
    rng = random.Random(1)
    found = Counter(draw([1.0, 1.0, 4.0], rng) for _ in range(4000))
    assert set(found) == {0, 2} and 0.22 < found[0] / 4000 < 0.28


def test_rounding_never_draws_beyond_the_last_action():
    class Last(random.Random):
        def random(self):
            return 1.0

    assert draw([0.1, 0.3], Last()) == 1


def test_all_that_is_learned_is_legal_in_whole_games_and_nothing_in_them_is_silly():
    asked, silly = Counter(), Counter()
    for seats, options in ((2, {}), (3, {"adjacent": "diagonal"}), (4, {}), (5, {})):
        match, rng = Match.new(GAME, seats, options, seed=f"learned {seats}"), random.Random(seats)
        watchers = [Watcher(seat) for seat in range(seats)]
        while match.waiting:
            seat = match.waiting[0]
            if seat == CHANCE:
                match.chance()
                continue
            asked[type(match.state.agenda[-1])] += 1
            view = match.view(seat)
            action = LEARNED_POLICY(view, seat, rng)
            silly[watchers[seat].silly(view, action)] += 1
            assert match.refusal(seat, action) is None
            match.play(seat, action)
    assert all(asked[choice.step] for choice in CHOICES[:4])
    del silly[""]
    # Who has pushed a rival down may go up again to where it was.
    assert silly.total() < 3, silly


def all_asked(game, games):
    """What is asked in games by rules of thumb and by chance, with its choice, the state and the seat."""
    choices = game.learned.policy.choices
    for n in range(games):
        seats = game.seats[n % len(game.seats)]
        state, rng = Match.new(game, seats, seed=f"numbers {n}").state.copy(), random.Random(n)
        while state.agenda:
            step = state.agenda[-1]
            for seat in waiting(state):
                choice = next((one for one in choices if seat >= 0 and isinstance(step, one.step)), None)
                asked = choice and choice.ask(state, seat)
                if choice is not None and asked is not None:
                    yield choice, asked, state, seat
                by_thumb = seat >= 0 and rng.random() < 0.7
                play(state, seat, (game.policy if by_thumb else step.sample)(state, seat, rng))


@pytest.mark.parametrize("id", POLICIES)
def test_numbers_and_parts_are_within_what_there_are(id):
    game, seen, parts = GAMES[id], {}, {}
    for choice, asked, state, seat in all_asked(game, 12):
        if len(asked.actions) > 1:
            assert len({*map(len, asked.parts)}) == 1 and len(asked.parts) == len(asked.actions)
            assert all(state.agenda[-1].refusal(state, seat, action) is None for action in asked.actions)
            seen.setdefault(choice.name, set()).update(asked.seen)
            parts.setdefault(choice.name, set()).update(*asked.parts)
    for choice in POLICIES[id].choices:
        assert min(seen[choice.name]) >= 0 and max(seen[choice.name]) < choice.seen
        assert min(parts[choice.name]) >= 0 and max(parts[choice.name]) < choice.parts
        assert len(parts[choice.name]) > choice.parts / 6


@pytest.mark.parametrize("id", POLICIES)
def test_what_others_cannot_see_is_not_looked_at(id):
    game, kinds = GAMES[id], set()
    for choice, asked, state, seat in all_asked(game, 2):
        kinds.add(choice.name)
        assert choice.ask(game.view(state, seat), seat) == asked
    assert len(kinds) > 4


def test_a_view_is_all_that_is_looked_at():
    """The splits that others have sealed change nothing."""
    match = splitting(3)
    (choice,) = [one for one in CHOICES if one.step is AllocatePluck]
    before = choice.ask(match.view(0), 0)
    match.play(1, match.actions(1)[3])
    assert choice.ask(match.state, 0) == choice.ask(match.view(0), 0) == before


def test_who_has_passed_out_declares_a_rest_whatever_was_learned():
    match = splitting(2)
    state = match.state.copy()
    state.agenda = [DeclareDeed((0,))]
    state.asleep[0], state.order = True, [0, 1]
    run = {DEED_EACH + 1: 50.0}
    networks = LEARNED_POLICY.networks({one.name: form_of(one, run) for one in CHOICES})
    assert LEARNED_POLICY.choose(networks, state, 0, random.Random(1)) == Declare(REST)
    state.asleep[0], state.scamper[0] = False, 1
    assert LEARNED_POLICY.choose(networks, state, 0, random.Random(1)) == Declare("run")


def test_who_hesitates_does_what_it_likes_less_more_often():
    match = Match.new(GAME, 3, seed="hesitates")
    while match.waiting[0] == CHANCE:
        match.chance()
    seat, secretly = match.waiting[0], splitting(3).view(0)
    found = []
    for much in (0.01, 9.0):
        policy = replace(LEARNED_POLICY, hesitation=much, varied={})
        for view, who in ((match.view(seat), seat), (secretly, 0)):
            found.append({policy(view, who, random.Random(n)) for n in range(60)})
    placed, split, placed_anyhow, split_anyhow = map(len, found)
    assert placed == 1 and placed_anyhow > 6
    assert 1 < split < 12 < split_anyhow, "a secret choice stays mixed"


def test_what_is_nearly_as_good_is_as_good_where_games_would_begin_alike():
    match = Match.new(GAME, 3, seed="varied")
    while match.waiting[0] == CHANCE:
        match.chance()
    seat, counts = match.waiting[0], []
    for equal in (0.0, 4.5, 1e9):
        policy = replace(LEARNED_POLICY, varied={PlaceHamster: equal})
        counts.append(Counter(policy(match.view(seat), seat, random.Random(n)) for n in range(400)))
    best, good, anything = counts
    assert len(best) == 1 < len(good) < len(anything) and best.keys() < good.keys() < anything.keys()
    assert min(good.values()) > 0.6 * max(good.values()), "all of them as readily"


@pytest.mark.parametrize("plays", [LEARNED_POLICY, LESSER_POLICY])
def test_no_two_games_begin_the_same(plays):
    begun = set()
    for n in range(20):
        match, rng = Match.new(GAME, 2, seed="b"), random.Random(n)
        while match.state.round < 2:
            seat = match.waiting[0]
            match.chance() if seat == CHANCE else match.play(seat, plays(match.view(seat), seat, rng))
        begun.add(tuple(action for seat, action in match.ledger if seat == 0))
    assert len(begun) > 9


def test_a_secret_choice_is_mixed():
    view = splitting(4).view(0)
    found = {LEARNED_POLICY(view, 0, random.Random(n)) for n in range(40)}
    assert len(found) > 1


@pytest.mark.parametrize("name", LEARNED)
def test_the_weights_are_finite_numbers_as_many_as_units_and_parts_say(name):
    choice, form = LEARNED[name]
    units = form["units"]
    sizes = {
        "hidden": (choice.seen, units),
        "bias": (1, units),
        "out": (choice.parts, units),
        "liked": (choice.parts, 1),
    }
    for name, (rows, size) in sizes.items():
        found = rows_of(form[name], size)
        assert [len(row) for row in found] == [size] * rows
        assert all(isfinite(number) for row in found for number in row)


@pytest.mark.parametrize("id", POLICIES)
def test_the_weights_are_no_large_file_and_say_what_they_were_made_of(id):
    assert POLICIES[id].weights.stat().st_size <= 1 << 20
    assert FORMS[id]["made"]["games"] > 10_000 and FORMS[id]["made"]["rules"] == GAMES[id].rules


@pytest.mark.parametrize("id", POLICIES)
def test_what_was_learned_beats_the_rules_of_thumb(id):
    """60 games of four, each seat in turn; a seat by chance has a quarter."""
    game, won = GAMES[id], 0.0
    for n in range(60):
        state, rng, hero = Match.new(game, 4, seed=f"beats {n // 4}").state.copy(), random.Random(n), n % 4
        while state.agenda:
            for seat in waiting(state):
                policy = POLICIES[id] if seat == hero else game.policy
                play(state, seat, state.agenda[-1].sample(state, seat, rng) if seat < 0 else policy(state, seat, rng))
        winners = game.standing(state).winners
        won += (hero in winners) / max(1, len(winners))
    assert won / 60 > 0.36


def test_the_learned_policy_is_the_one_that_master_plays():
    assert POLICIES.keys() == {"run-hamster-run", "hamsterdam"}
    assert GAME.learned.lesser is LESSER_POLICY
    assert {AllocatePluck, DeclareDeed, Act} <= {choice.step for choice, _ in LEARNED.values()}
