"""Step 1, the splits; step 2, the order of the round."""

import random

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.run_hamster_run import GAME
from hamster_table.engine.run_hamster_run.actions import Chip
from hamster_table.engine.run_hamster_run.events import Allocated, SpeedRose
from tests.engine.run_hamster_run.language import (
    ALICE,
    ALLOCATE,
    BOB,
    CATHLEEN,
    DAVE,
    DECLARE,
    INITIATIVE,
    alice,
    assert_story,
    bob,
    cathleen,
    chips,
    draw,
    go,
    refused,
    ruling,
    split,
    table,
    told,
)


@ruling("RR-7")
def test_all_pluck_that_is_not_in_fatigue_is_split_anew():
    match = table(ALLOCATE, "Alice 3,2 s2 m1 f1", "Bob 3,3 s7")
    assert match.state.scamper == match.state.mettle == match.state.friskiness == [0, 0]
    assert refused(match, alice(split(4, 0, 0))) is None, "a trait may get nothing"
    assert refused(match, alice(split(3, 0, 0))) == ("RR-7", "chips-left")
    assert refused(match, alice(split(3, 1, 1))) == ("RR-7", "too-many-chips")
    assert refused(match, alice(split(5, -1, 0))) == ("RR-7", "less-than-none")
    assert len(match.actions(ALICE)) == 15
    go(match, alice(split(0, 4, 0)), bob(split(7, 0, 0)))
    assert chips(match, ALICE) == "s0 m4 f0, 0 down, 3 tired"


@ruling("RR-53")
def test_a_split_is_secret_until_all_are_made():
    match = table(ALLOCATE, "Alice 3,2 s7", "Bob 3,3 s7", "Cathleen 3,4 s6")
    go(match, bob(split(1, 2, 4)))
    assert match.view(ALICE).sealed == match.view(None).sealed == {BOB: None}
    assert match.view(BOB).sealed == {BOB: split(1, 2, 4)}
    assert told(match, Allocated) == []
    assert match.waiting == (ALICE, CATHLEEN)
    go(match, alice(split(7, 0, 0)), cathleen(split(0, 0, 6)))
    assert_story(match, Allocated(ALICE, 7, 0, 0), Allocated(BOB, 1, 2, 4), Allocated(CATHLEEN, 0, 0, 6))


def test_guesses_at_a_secret_split_take_every_split_that_could_be_there():
    match = table(ALLOCATE, "Alice 3,2 s7", "Bob 3,3 s2 m1", "Cathleen 3,4 s6")
    go(match, bob(split(1, 0, 2)))
    rng = random.Random(1)
    guesses = [GAME.sample_hidden(match.view(ALICE), ALICE, rng).sealed[BOB] for _ in range(200)]
    every = [split(a, b, 3 - a - b) for a in range(4) for b in range(4 - a)]
    assert all(one in every for one in guesses) and all(one in guesses for one in every)


@ruling("RR-53")
def test_nothing_but_the_split_is_secret():
    match = table(DECLARE, "Alice 3,2 s2 m2 f2", "Bob pit s1 m1 f1")
    assert match.view(BOB) == match.view(None) == match.state


@ruling("RR-8")
def test_hamsters_in_the_pit_take_part_in_initiative():
    match = table(INITIATIVE, "Alice pit f1", "Bob 3,3 f2", "Cathleen pit")
    assert match.actions(CHANCE) == [Chip(ALICE), Chip(BOB), Chip(BOB)]
    go(match, draw(ALICE))
    assert match.state.order == [ALICE, BOB, CATHLEEN]


@ruling("RR-8")
def test_a_passed_out_hamster_has_no_chips_to_put_in():
    match = table(ALLOCATE, "Alice 2,2", "Bob 3,3 s3", "Cathleen 3,4 s3")
    assert match.waiting == (BOB, CATHLEEN)
    go(match, bob(split(0, 0, 3)), cathleen(split(0, 0, 3)))
    assert match.actions(CHANCE) == [Chip(BOB)] * 3 + [Chip(CATHLEEN)] * 3
    go(match, draw(BOB))
    assert match.state.order == [BOB, CATHLEEN, ALICE]


@ruling("RR-9")
def test_whoever_has_no_friskiness_comes_last_in_an_order_drawn_evenly():
    match = table(INITIATIVE, "Alice 3,0 s7", "Bob 3,1 s6", "Cathleen 3,2 f2", "Dave 3,3 m1")
    assert match.state.order == [CATHLEEN], "alone in the HAT, it needs no draw"
    assert match.actions(CHANCE) == [Chip(ALICE), Chip(BOB), Chip(DAVE)]
    go(match, draw(DAVE), draw(ALICE))
    assert match.state.order == [CATHLEEN, DAVE, ALICE, BOB]
    assert match.state.speed == 1


@ruling("RR-9", "RR-10")
def test_without_any_friskiness_the_order_is_random_and_the_belt_gets_faster():
    match = table(INITIATIVE, "Alice 3,0 s7", "Bob pit s6")
    assert match.actions(CHANCE) == [Chip(ALICE), Chip(BOB)]
    assert_story(match, SpeedRose(2, "no-friskiness"))


@ruling("RR-10")
def test_a_chip_of_a_hamster_in_the_pit_keeps_the_belt_from_getting_faster():
    match = table(INITIATIVE, "Alice 3,0 s7", "Bob pit f1")
    assert told(match, SpeedRose) == []


@ruling("RR-54")
def test_every_chip_in_the_hat_is_as_likely_as_every_other():
    match = table(INITIATIVE, "Alice 3,0 f1", "Bob 3,1 f5", "Cathleen 3,2 f2")
    assert match.actions(CHANCE) == [Chip(ALICE)] + [Chip(BOB)] * 5 + [Chip(CATHLEEN)] * 2


@ruling("RR-54")
def test_after_its_first_chip_all_chips_of_a_hamster_leave_the_hat():
    match = table(INITIATIVE, "Alice 3,0 f1", "Bob 3,1 f5", "Cathleen 3,2 f2")
    go(match, draw(BOB))
    assert match.actions(CHANCE) == [Chip(ALICE)] + [Chip(CATHLEEN)] * 2
    assert refused(match, draw(BOB)) == ("RR-54", "not-in-the-hat")
