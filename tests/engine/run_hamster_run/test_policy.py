"""What Steady does where there is little room."""

import random

from hamster_table.engine.run_hamster_run import GAME
from hamster_table.engine.run_hamster_run.actions import Climb, Flip, Sidestep, Stop
from tests.engine.run_hamster_run.language import ALICE, BOB, RESOLVE, square, table


def choice(*hamsters):
    match = table(RESOLVE, *hamsters)
    return GAME.policy(match.view(ALICE), ALICE, random.Random(1))


def test_who_is_shut_in_climbs_over_the_one_ahead_or_stays():
    shut_in = ("Bob 4,0 m3 rest", "Cathleen 3,1 m3 rest")
    assert choice("Alice 3,0 s3 run", *shut_in) == Climb(BOB, square("5,0"), "flips")
    assert choice("Alice 3,0 s2 run", *shut_in) == Stop()
    assert choice("Alice 3,0 s3 run", *shut_in, "Dave 5,0 s7 rest") == Stop()


def test_who_has_room_beside_goes_round():
    assert choice("Alice 3,0 s3 run", "Bob 4,0 m3 rest") == Sidestep(square("3,1"))
    match = table(RESOLVE, "Alice 3,0 s3 run", "Bob 4,0 m3 rest")
    match.state.sidestepped = match.state.begun = True
    assert GAME.policy(match.view(ALICE), ALICE, random.Random(1)) == Flip(square("3,1"))
