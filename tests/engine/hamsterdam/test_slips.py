"""Steady errs at Hamsterdam as people do: with what looks about as good, and once in a turn."""

import random
from collections import Counter

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterdam import GAME, slips
from hamster_table.engine.hamsterdam.actions import MoveHamster, PutHamster, Use


def test_the_mind_wanders_once_in_a_turn_and_wastes_nothing():
    rng, kinds, slipped = random.Random(4), Counter(), Counter()
    for n in range(60):
        match = Match.new(GAME, 2 + n % 3, seed=f"slips/{n}")
        while match.waiting:
            seat = match.waiting[0]
            if seat == CHANCE:
                match.chance()
                continue
            view = match.view(seat)
            slip, chosen = slips.slip(view, seat, rng), GAME.policy(view, seat, rng)
            if slip is not None:
                assert match.refusal(seat, slip) is None
                kinds[type(slip)] += 1
                slipped[n, view.round, view.turn, isinstance(slip, PutHamster), seat] += 1
                if isinstance(slip, MoveHamster):
                    assert not view.water[slip.to] and view.stack(slip.origin) > 1
                elif isinstance(slip, PutHamster):
                    assert not view.water[slip.spot]
                chosen = slip
            match.play(seat, chosen)
    assert {*kinds} == {MoveHamster, PutHamster, Use} and {*slipped.values()} == {1}
