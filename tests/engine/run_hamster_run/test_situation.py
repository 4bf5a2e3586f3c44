"""What a hamster's situation says of those around it, for what is learned from games."""

import random

import pytest

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.run_hamster_run import GAME
from hamster_table.engine.run_hamster_run.actions import Allocate
from hamster_table.engine.run_hamster_run.situation import NAMES, around, situation, situation_inputs
from tests.engine.run_hamster_run.language import ALICE, ALLOCATE, BOB, square, state_of, table
from tests.engine.run_hamster_run.test_symmetry import Mirrored, Turned, look


def said(state, seat=ALICE):
    """The inputs of a hamster by name."""
    return dict(zip(NAMES, situation_inputs(situation(state, seat)), strict=True))


@pytest.mark.parametrize(
    ("there", "place"),
    [("5,1", 0), ("6,1", 1), ("3,1", 2), ("2,1", 3), ("4,0", 4), ("4,2", 4), ("5,0", 5), ("5,2", 5), ("3,2", 6)],
)
def test_whoever_stands_near_is_seen_where_it_stands(there, place):
    state = state_of("Alice 4,1 s7", f"Bob {there} s3 m1")
    assert around(state, square("4,1")) == tuple(5 if n == place else 0 for n in range(7))


@pytest.mark.parametrize("there", ["7,1", "1,1", "6,0", "2,2", "4,3"])
def test_whoever_is_further_away_is_not(there):
    assert not any(around(state_of("Alice 4,1 s7", f"Bob {there} s3"), square("4,1")))


def test_nobody_stands_beyond_the_wall():
    """By number, the last square of a strip is followed by the first one of the next."""
    for there in "5,0", "6,0":
        assert not any(around(state_of("Alice 4,4 s7", f"Bob {there} s3"), square("4,4")))


def test_a_hamster_is_at_the_wall_in_the_outer_lanes():
    assert [said(state_of(f"Alice 4,{lane} s7", "Bob pit s1"))["at the wall"] for lane in range(5)] == [1, 0, 0, 0, 1]


def test_of_two_on_either_side_the_one_with_more_chips_counts():
    state = state_of("Alice 4,1 s7", "Bob 4,0 s2", "Cathleen 4,2 s5")
    assert around(state, square("4,1"))[4] == 6
    assert said(state)["pluck beside"] == 6 / 7 and said(state)["least pluck within two"] == 3 / 7


def test_rivals_are_counted_by_where_they_stand_and_what_they_have():
    state = state_of("Alice 4,1 s7", "Bob 2,0", "Cathleen 6,2 s5", "Dave pit m2", "Eve eaten", speed=2)
    found = said(state)
    assert found["rivals lower"] == found["rivals that fall next"] == found["rivals without pluck"] == 1 / 3
    assert found["least pluck of a rival"] == 0
    assert said(state, BOB)["rivals lower"] == 0 and said(state, BOB)["rivals that fall next"] == 0


def test_a_hamster_in_the_pit_has_nobody_around_it():
    found = said(state_of("Alice pit s7", "Bob 1,1 s2"))
    assert not any(found[name] for name in NAMES if name.startswith("pluck") and name.endswith(("ahead", "behind")))


def test_a_situation_is_the_same_in_a_mirror_and_from_another_chair():
    match, rng = Match.new(GAME, 4, seed="around"), random.Random(1)
    compared = 0
    while match.waiting:
        state = match.state
        for seat in state.in_play() if state.round else ():
            compared += 1
            assert situation(look(Mirrored(), state), seat) == situation(state, seat)
            assert situation(look(Turned(4, 1), state), (seat + 1) % 4) == situation(state, seat)
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, GAME.policy(match.view(seat), seat, rng))
    assert compared > 200


def test_what_is_sealed_is_in_nobodys_situation():
    match = table(ALLOCATE, "Alice 4,1 s7", "Bob 4,0 s7")
    before = situation(match.state, ALICE)
    match.play(BOB, Allocate(0, 0, 7))
    assert situation(match.state, ALICE) == before
