"""The HAT is fair, and no seat is better than another."""

import random
from collections import Counter

import pytest

from hamster_table.engine.kernel import CHANCE, playout
from hamster_table.engine.match import Match
from hamster_table.engine.run_hamster_run import GAME
from hamster_table.engine.run_hamster_run.actions import ALLIGATOR
from tests.engine.run_hamster_run.language import ALICE, ALLIGATORS, INITIATIVE, NAMES, ruling, table


def chi_square(counts, weights):
    """How far the counts are from what the weights promise."""
    total = sum(counts.values())
    promised = {key: total * weight / sum(weights.values()) for key, weight in weights.items()}
    assert set(counts) <= set(promised)
    return sum((counts[key] - number) ** 2 / number for key, number in promised.items())


LIMIT = {1: 15.1, 2: 18.4, 3: 21.1, 4: 23.5, 5: 25.7}
"""What a fair chi-square exceeds once in ten thousand times, by degrees of freedom."""


def draws(match, number):
    step, rng = match.state.agenda[-1], random.Random(54)
    return Counter(step.sample(match.state, CHANCE, rng).owner for _ in range(number))


@ruling("RR-54")
@pytest.mark.parametrize("chips", [(1, 5, 2), (7, 7, 7), (1, 1, 1), (6, 0, 1)])
def test_the_hat_is_drawn_from_by_chips(chips):
    match = table(INITIATIVE, *(f"{NAMES[seat]} 3,{seat} f{chips[seat]} s{7 - chips[seat]}" for seat in range(3)))
    weights = {seat: count for seat, count in enumerate(chips) if count}
    assert Counter(chip.owner for chip in match.actions(CHANCE)) == weights
    assert chi_square(draws(match, 40_000), weights) < LIMIT[len(weights) - 1]


@ruling("RR-44")
@pytest.mark.parametrize(("own", "alligators"), [(1, 2), (3, 4), (7, 2), (2, 9)])
def test_a_chomp_is_drawn_by_chips_against_alligators(own, alligators):
    match = table(ALLIGATORS, f"Alice pit m{own} rest", "Bob 3,3 f1 rest", alligators=alligators - 1)
    weights = {ALICE: own, ALLIGATOR: alligators}
    assert Counter(chip.owner for chip in match.actions(CHANCE)) == weights
    assert chi_square(draws(match, 40_000), weights) < LIMIT[1]


@ruling("RR-9", "RR-43")
def test_orders_that_are_drawn_evenly_are_even():
    sleepy = [f"{name} 3,{seat} s7" for seat, name in enumerate(NAMES)]
    equals = [f"{name} pit m2 rest" for name in NAMES]
    for match in (table(INITIATIVE, *sleepy), table(ALLIGATORS, *equals)):
        assert chi_square(draws(match, 40_000), dict.fromkeys(range(5), 1)) < LIMIT[4]


def test_a_seed_draws_as_fairly_as_a_generator():
    first = Counter(new_match_first_draw(seed) for seed in range(3000))
    assert chi_square(first, dict.fromkeys(range(5), 1)) < LIMIT[4]


def new_match_first_draw(seed):
    match = Match.new(GAME, 5, seed=str(seed))
    match.chance()
    return match.ledger[0][1].owner


def test_five_hamsters_that_play_alike_win_alike():
    winners = Counter()
    for seed in range(4000):
        state = GAME.start(GAME.setup(seats=5))
        playout(state, random.Random(seed))
        winners.update(GAME.standing(state).winners)
    assert sum(winners.values()) > 3000
    assert chi_square(winners, dict.fromkeys(range(5), 1)) < LIMIT[4]
