"""Steady errs at Run, Hamster, Run! as people do: with the second best, once in a round, and nothing looks silly."""

import random
from collections import Counter

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.players import THUMB, player
from hamster_table.engine.run_hamster_run import GAME, slips
from tests.amounts import few_or_many
from tests.engine.run_hamster_run.silly_acts import Watcher


def silly_in(names, seed):
    """What was silly of the first of these players, in a game."""
    match = Match.new(GAME, len(names), seed=seed)
    minds, watcher, found = [player(name, GAME) for name in names], Watcher(0), Counter()
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
            continue
        view = match.view(seat)
        action = minds[seat].choose(GAME, view, seat, random.Random(f"{seed}/{len(match.ledger)}"))
        if seat == 0 and (why := watcher.silly(view, action)):
            found[why] += 1
        match.play(seat, action)
    return found


@pytest.mark.parametrize("games", few_or_many(20, 200))
def test_nobody_who_watches_steady_sees_it_do_something_silly(games):
    found = [silly_in(("steady", THUMB, "steady", "whim")[: 2 + n % 3], f"silly/{n}") for n in range(games)]
    assert sum(map(bool, found)) <= games * 3 // 100, [*filter(None, found)]


def test_who_watches_random_play_sees_much_that_is_silly():
    found = sum((silly_in(("random", THUMB), f"silly/{n}") for n in range(8)), Counter())
    assert len(found) >= 5


@pytest.mark.parametrize("games", few_or_many(6, 60))
def test_the_mind_wanders_once_in_a_round_and_what_it_does_is_legal(games):
    rng, kinds = random.Random(4), Counter()
    for n in range(games):
        match, slipped = Match.new(GAME, 2 + n % 4, seed=f"slips/{n}"), {}
        while match.waiting:
            seat = match.waiting[0]
            if seat == CHANCE:
                match.chance()
                continue
            view = match.view(seat)
            chosen = GAME.policy(view, seat, rng)
            slip = slips.slip(view, seat, rng)
            if slip is not None:
                kind = type(view.agenda[-1])
                kinds[kind] += 1
                assert match.refusal(seat, slip) is None
                assert slipped.setdefault((seat, view.round), kind) == kind
                chosen = slip
            match.play(seat, chosen)
    assert {*kinds} == {*slips.MOMENTS}
