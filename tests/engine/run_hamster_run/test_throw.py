"""Throw: where the other lands."""

from hamster_table.engine.run_hamster_run.actions import METTLE, PIT, THROW, Challenge, Change, Land, Yield
from hamster_table.engine.run_hamster_run.events import Thrown
from tests.engine.run_hamster_run.language import (
    ALICE,
    BOB,
    RESOLVE,
    alice,
    assert_story,
    bob,
    go,
    offers,
    refused,
    ruling,
    spots,
    square,
    squares,
    table,
)


@ruling("RR-33")
def test_the_thrower_chooses_a_vacant_landing_within_half_its_mettle_whatever_lies_between():
    match = table(RESOLVE, "Alice 2,2 m4 throw", "Bob 3,2 m1 run", "Cathleen 4,2 f1 run")
    go(match, alice(Challenge(BOB)), bob(Yield()))
    around = squares("5,2", "4,1", "4,3", "3,0", "3,1", "3,3", "3,4", "2,1", "2,3", "1,2")
    stays = squares("3,2")
    assert {land.square for land in offers(match, ALICE, Land)} == around | stays
    assert refused(match, alice(Land(square("4,2")))) == ("RR-33", "occupied")
    assert refused(match, alice(Land(square("2,2")))) == ("RR-33", "occupied")
    assert refused(match, alice(Land(square("6,2")))) == ("RR-33", "too-far")
    assert refused(match, alice(Land(PIT))) == ("RR-33", "too-far")
    assert refused(match, alice(Land(99))) == ("RR-33", "off-the-board")
    go(match, alice(Land(square("5,2"))))
    assert spots(match) == ["2,2", "5,2", "4,2"]
    assert_story(match, Thrown(ALICE, BOB, square("3,2"), square("5,2")))


@ruling("RR-33")
def test_a_hamster_can_be_thrown_into_the_pit_or_left_where_it_is():
    match = table(RESOLVE, "Alice 3,2 m4 throw", "Bob 2,2 m1 run")
    go(match, alice(Challenge(BOB)), bob(Yield()), alice(Land(PIT)))
    assert spots(match) == ["3,2", "pit"]
    match = table(RESOLVE, "Alice 3,2 m4 throw", "Bob 2,2 m1 run")
    go(match, alice(Challenge(BOB)), bob(Yield()), alice(Land(square("2,2"))))
    assert spots(match) == ["3,2", "2,2"]


@ruling("RR-33")
def test_with_a_range_of_nothing_a_challenge_to_a_throw_is_refused():
    match = table(RESOLVE, "Alice 3,2 m1 throw", "Bob 2,2 m1 run")
    assert refused(match, alice(Challenge(BOB))) == ("RR-33", "no-range")
    assert offers(match, ALICE, Challenge) == set()


@ruling("RR-33")
def test_a_throw_of_seven_mettle_reaches_three_squares():
    for mettle, reach in ((2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)):
        match = table(RESOLVE, f"Alice 4,2 m{mettle} throw", "Bob 5,2 rest")
        go(match, alice(Challenge(BOB)))
        assert max(land.square for land in offers(match, ALICE, Land)) == square(f"{5 + reach},2")
        assert refused(match, alice(Land(square(f"{5 + reach},2")))) is None
        assert refused(match, alice(Land(square(f"{6 + reach},2")))) == ("RR-33", "too-far")


@ruling("RR-33")
def test_who_can_only_be_left_where_it_is_stays_there_without_a_question():
    match = table(RESOLVE, "Alice 9,0 m2 throw", "Bob 10,0 rest", "Cathleen 10,1 rest")
    go(match, alice(Challenge(BOB)))
    assert match.state.agenda[-1].forced(match.state, ALICE) == Land(square("10,0"))


@ruling("RR-34")
def test_the_range_is_that_of_the_mettle_left_after_what_was_paid():
    match = table(RESOLVE, "Alice 4,2 m4 bite", "Bob 5,2 rest")
    go(match, alice(Change(THROW, METTLE)), alice(Challenge(BOB)))
    assert refused(match, alice(Land(square("6,2")))) is None
    assert refused(match, alice(Land(square("7,2")))) == ("RR-33", "too-far")
