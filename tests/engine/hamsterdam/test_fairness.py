"""Dice and deals are fair, a whim has no favourites, and no seat is better than another."""

import random
from collections import Counter
from itertools import chain, permutations

import pytest

from hamster_table.engine.hamsterdam import GAME
from hamster_table.engine.hamsterdam.actions import ROLLS
from hamster_table.engine.hamsterdam.setup import DECK_IN_ORDER
from hamster_table.engine.kernel import CHANCE, Step, playout
from tests.engine.hamsterdam.language import (
    DECLINE,
    DONE,
    MOVE,
    REDEPLOY,
    ROLL,
    SKIP,
    alice,
    bob,
    collapse,
    go,
    move,
    new,
    roll,
    table,
    until,
    use,
)


def is_even(counts, outcomes):
    """Whether the counts are no further from even than once in ten thousand times (a chi-square test)."""
    assert set(counts) <= set(outcomes)
    promised = sum(counts.values()) / len(outcomes)
    far = sum((counts[outcome] - promised) ** 2 / promised for outcome in outcomes)
    free = len(outcomes) - 1
    return far < free * (1 - 2 / (9 * free) + 3.72 * (2 / (9 * free)) ** 0.5) ** 3


def drawn(match, seat, number=9000):
    step, rng = match.state.agenda[-1], random.Random(17)
    return Counter(step.sample(match.state, seat, rng) for _ in range(number))


def whacking():
    match = table(ROLL, "7:Whack-a-Mole")
    go(match, roll(3, 4), alice(use("Whack-a-Mole")))
    return match


def rolling_again():
    match = table(ROLL, "9:Physicister")
    go(match, roll(3, 4), alice(use("Physicister")))
    return match


@pytest.mark.parametrize(
    "match",
    [
        pytest.param(lambda: table(ROLL, ""), id="the roll"),
        pytest.param(lambda: until(new(2), "RollForFirst"), id="the first turn"),
        pytest.param(whacking, id="whack-a-mole"),
        pytest.param(rolling_again, id="physicister"),
    ],
)
def test_all_36_rolls_come_alike(match):
    assert list(match().actions(CHANCE)) == list(ROLLS) and len(set(ROLLS)) == 36
    assert is_even(drawn(match(), CHANCE), ROLLS)


def test_all_specials_are_dealt_alike():
    match = until(new(3), "DealSpecials")
    deals = drawn(match, CHANCE, 7000)
    hands = match.state.agenda[-1].hands
    for seat, hand in enumerate(hands):
        first = sum(hands[:seat])
        theirs = [deal.specials[first : first + hand] for deal in deals.elements()]
        for place in 0, hand - 1:
            assert is_even(Counter(one[place] for one in theirs), DECK_IN_ORDER)
        assert is_even(Counter(chain(*theirs)), DECK_IN_ORDER)


def test_any_two_specials_are_dealt_one_after_the_other_alike():
    deals = drawn(until(new(2), "DealSpecials"), CHANCE, 12000)
    assert is_even(Counter(deal.specials[:2] for deal in deals.elements()), list(permutations(DECK_IN_ORDER, 2)))


def test_the_deals_that_are_offered_give_each_seat_each_special_alike():
    match = until(new(4), "DealSpecials")
    deals = match.actions(CHANCE)
    assert len(set(deals)) == 35
    assert all(sorted(deal.specials[place] for deal in deals) == list(DECK_IN_ORDER) for place in range(24))


def test_only_a_sample_draws_from_all_deals_and_that_is_what_is_promised():
    match = until(new(2), "DealSpecials")
    assert not {*drawn(match, CHANCE, 50)} <= {*match.actions(CHANCE)}
    promise = " ".join((Step.actions.__doc__ or "").split())
    assert "where there are too many to list, some of them, and only `sample` draws from all" in promise


def test_seeds_roll_as_fairly_as_a_generator():
    rolls = Counter()
    for seed in range(180):
        match = until(new(2, seed=str(seed)), "RollForFirst")
        for _ in range(2):
            match.chance()
            rolls[match.ledger[-1][1]] += 1
    sums = Counter(roll.a for roll in rolls.elements()) + Counter(roll.b for roll in rolls.elements())
    assert is_even(sums, range(1, 7))


def skipping():
    match = table(MOVE, "3:h 5:Contractster,Momster,Huckster 8:~~ 9:~ | pile hh,Napster", "7:h")
    go(match, alice(SKIP), bob(DONE))
    return match


def reacting():
    match = table(ROLL, "3:Napster,Mobster 9:Copycatster", "5:Ninjaster,Napster2")
    go(match, roll(3, 4))
    return match


def plugging():
    match = table(ROLL, "2,3,7,7,6,7,8,9,10,11,12;7:h,Cheekster 7b:hh 6:Blobster,Copycatster")
    go(match, roll(3, 4))
    return match


def changing():
    match = table(ROLL, "3:Spinster")
    go(match, roll(3, 4))
    return match


def moving_on():
    match = table(MOVE, "2:h 5:Speedster")
    go(match, alice(move("h", 2, 3)))
    return match


def breaching():
    match = table(ROLL, "2:h 7:~ | town 2")
    go(match, roll(3, 4))
    return match


def giving_up():
    match = table(ROLL, "2:h,Napster,Mobster 3:~ 7:~ | town 2")
    go(match, roll(3, 4), alice(DECLINE), alice(collapse(2)))
    return match


CHOICES = [
    ("ChangeRoll", changing),
    ("React", reacting),
    ("PlugHole", plugging),
    ("UseSkip", skipping),
    ("Move", lambda: table(MOVE, "2:h 3:hh,Napster 5:Speedster 6:~ 8:Copycatster 12:Mobster", "7:Swimster")),
    ("Move", lambda: table(MOVE, "x2 3:h 7:hh 8:~")),
    ("Move", moving_on),
    ("Redeploy", lambda: table(REDEPLOY, "5:Janitster 8:~ | pile hh,Napster,Swimster,Copycatster", "7:Swimster2")),
    ("Redeploy", lambda: table(REDEPLOY, "x2 5:Napster | pile Mobster,Buffster")),
    ("Redeploy", lambda: table(REDEPLOY, "x2 | pile hh")),
    ("Breach", breaching),
    ("ChooseVictim", giving_up),
]


@pytest.mark.parametrize("step, begin", CHOICES)
def test_a_whim_takes_every_offer_alike(step, begin):
    match = begin()
    (seat,) = match.waiting
    assert type(match.state.agenda[-1]).__name__ == step and len(match.actions(seat)) > 1
    assert is_even(drawn(match, seat), match.actions(seat))


def test_four_seats_that_play_on_a_whim_win_alike():
    winners = Counter()
    for seed in range(800):
        state = GAME.start(GAME.setup(seats=4))
        playout(state, random.Random(seed))
        best = GAME.standing(state).winners
        if len(best) == 1:
            winners.update(best)
    assert sum(winners.values()) > 600
    assert is_even(winners, range(4))
