"""What Whim likes at Run, Hamster, Run! may be weak, but never looks broken."""

import random
from collections import Counter

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.players import player
from hamster_table.engine.run_hamster_run import GAME, fancies
from hamster_table.engine.run_hamster_run.actions import (
    PIT,
    REST,
    Allocate,
    Challenge,
    Climb,
    Declare,
    Flip,
    Push,
    Spend,
    Stop,
    Walk,
    strip,
)
from hamster_table.engine.run_hamster_run.heuristics import touching
from tests.amounts import few_or_many


def fancies_of_games(games, adjacent="orthogonal"):
    """Every fancy of games that Whim and Steady play: the view, the seat and the action."""
    rng, steady = random.Random(4), player("steady", GAME)
    for n in range(games):
        match = Match.new(GAME, 2 + n % 4, {"adjacent": adjacent}, seed=f"fancies/{n}")
        while match.waiting:
            seat = match.waiting[0]
            if seat == CHANCE:
                match.chance()
                continue
            view = match.view(seat)
            action = fancies.fancy(view, seat, rng)
            if action is not None:
                assert match.refusal(seat, action) is None
                yield view, seat, action
            match.play(seat, action or steady.choose(GAME, view, seat, rng))


@pytest.mark.parametrize("adjacent", ["orthogonal", "diagonal"])
@pytest.mark.parametrize("games", few_or_many(12, 60))
def test_no_fancy_leads_into_the_pit(adjacent, games):
    kinds = Counter()
    for view, seat, action in fancies_of_games(games, adjacent):
        kinds[type(action)] += 1
        here = view.where[seat]
        if isinstance(action, Flip):
            assert strip(action.square) > strip(here)
        elif isinstance(action, Walk):
            assert strip(action.square) >= strip(here)
            tests = [one for one in view.agenda[-1].actions(view, seat) if isinstance(one, Challenge)]
            assert not tests and touching(view, seat, action.square), "it walks to a fight, and not away from one"
        elif isinstance(action, Spend):
            assert strip(action.then) == strip(here) + 2
        elif isinstance(action, Allocate) and here != PIT:
            needed = view.speed + 1 - strip(here)
            assert action.scamper >= min(needed, view.hand[seat])
        elif isinstance(action, Declare):
            assert action.deed != REST and fancies.stays_on(view, seat, action.deed)
        assert not isinstance(action, Climb | Stop), "that is left to those who think"
    assert {Allocate, Declare, Flip, Walk, Push} <= set(kinds)


def test_whim_splits_its_chips_in_many_ways():
    splits = {action for _, _, action in fancies_of_games(3) if isinstance(action, Allocate)}
    assert len(splits) > 10
