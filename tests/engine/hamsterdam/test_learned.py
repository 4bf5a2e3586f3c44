"""What was learned of Hamsterdam: before there is anything to judge by, and what is done otherwise."""

import random

import pytest

from hamster_table.engine.hamsterdam import GAME, slips
from hamster_table.engine.hamsterdam.actions import Use
from hamster_table.engine.hamsterdam.learned import NAMES, keys
from tests.engine.hamsterdam.language import ALICE, REDEPLOY, ROLL, go, new, roll, table, who


def test_before_the_line_up_all_seats_are_alike():
    state = new(3).state
    assert not state.numbers and keys(state) == [(0.0,) * len(NAMES)] * 3
    assert GAME.learned.chances(state) == pytest.approx([1 / 3] * 3)


def walks(match, seat):
    """How often the Napster walks in twenty tries of what Master and Sharp have learned."""
    view = match.view(seat)
    policies = GAME.learned.policy, GAME.learned.lesser
    return sum(isinstance(plays(view, seat, random.Random(n)), Use) for plays in policies for n in range(10))


def test_a_napster_walks_where_it_helps_and_not_to_and_fro():
    """Of a game that Sharp played: with one roll left and the flood elsewhere it went from the 6 to the 5."""
    alice = "12,11,10,9,8,7,6,5,4,3,2;11:~ 9:h 8:h 7:h 6:h,Napster 5:h 4:Cheekster* 3:~ | pile hhhhhhhhh | town 1"
    bob = "2:h 3:~ 4:~ 5:h 6:Momster 8:h 9:h 10:~ 11:~ 12:h | pile hhhhhhhh | town 2"
    match = table(ROLL, alice, bob, turn=11, round=3)
    go(match, roll(1, 1))
    assert walks(match, ALICE) == 0
    flooded = table(ROLL, alice.replace(" 5:h", ""), bob, turn=11, round=3)
    go(flooded, roll(2, 3))
    assert walks(flooded, ALICE) > 15, "there it stops the flood"


def slipping(view, seat, rng):
    """What Steady does where its mind wanders."""
    return slips.slip(view, seat, rng) or GAME.policy(view, seat, rng)


def test_the_dam_is_cleaned_before_hamsters_are_put_on_it():
    """Of a game that Sharp played: it put all others first, and the 7 that was cleaned then lay bare for a round."""
    dam = "2:h 3:h 4:~ 5:h 6:h 7:~ 8:h 9:h 10:h 11:h 12:h | pile hhhh,Janitster"
    for n in range(5):
        for plays in (GAME.learned.policy, GAME.learned.lesser, slipping):
            match = table(REDEPLOY, dam, "7:h")
            played = []
            while match.waiting == (ALICE,):
                played.append(plays(match.view(ALICE), ALICE, random.Random(f"{n}/{len(played)}")))
                match.play(ALICE, played[-1])
            assert played[0].hamster == who("Janitster") and isinstance(played[1], Use)
            assert match.state.stack(5), "the 7"
            assert not any(match.state.water)
