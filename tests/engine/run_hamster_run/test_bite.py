"""Bite, what it shares with Throw, and tests of Mettle."""

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    FRISKINESS,
    METTLE,
    PIT,
    THROW,
    Challenge,
    Chip,
    Push,
    Resist,
    Take,
    Walk,
    Yield,
)
from hamster_table.engine.run_hamster_run.events import Bitten, Eaten, TestWon, Yielded
from tests.engine.run_hamster_run.language import (
    ALICE,
    BOB,
    CATHLEEN,
    RESOLVE,
    alice,
    assert_story,
    bob,
    chips,
    draw,
    go,
    offers,
    refused,
    ruling,
    spots,
    square,
    squares,
    table,
    told,
)


@ruling("RR-16")
def test_the_free_square_comes_before_the_challenge_or_after_it():
    for deed in (BITE, THROW):
        match = table(RESOLVE, f"Alice 3,0 m2 {deed}", "Bob 3,2 f1 run")
        go(match, alice(Walk(square("3,1"))), alice(Challenge(BOB)))
        match = table(RESOLVE, f"Alice 3,1 m2 {deed}", "Bob 3,2 m1 run")
        go(match, alice(Challenge(BOB)), bob(Resist()), draw(BOB), alice(Walk(square("3,0"))))
        assert spots(match) == ["3,0", "3,2"]


@ruling("RR-16")
def test_walk_and_challenge_come_once_each():
    match = table(RESOLVE, "Alice 3,1 m2 bite", "Bob 3,2 m1 run")
    go(match, alice(Challenge(BOB)), bob(Resist()), draw(BOB))
    assert refused(match, alice(Challenge(BOB))) == ("RR-16", "challenged")
    match = table(RESOLVE, "Alice 3,1 m2 bite", "Bob 3,2 m1 run")
    go(match, alice(Walk(square("2,1"))))
    assert refused(match, alice(Walk(square("1,1")))) == ("RR-16", "walked")
    assert offers(match, ALICE, Walk) == set()


@ruling("RR-17")
def test_the_free_square_is_vacant_or_the_pit_and_costs_nothing():
    match = table(RESOLVE, "Alice 1,1 s2 m2 throw", "Bob 1,2 m1 run")
    assert offers(match, ALICE, Walk) == {Walk(place) for place in squares("pit", "1,0", "2,1")}
    assert refused(match, alice(Walk(PIT))) is None
    assert refused(match, alice(Walk(square("1,2")))) == ("RR-17", "occupied")
    go(match, alice(Walk(square("2,1"))))
    assert chips(match, ALICE) == "s2 m2 f0, 0 down, 3 tired"


@ruling("RR-59")
def test_a_hamster_that_walks_into_the_pit_can_still_bite_there():
    match = table(RESOLVE, "Alice 1,1 m2 bite", "Bob pit m1 f1 run", "Cathleen 1,2 f1 run")
    go(match, alice(Walk(PIT)))
    assert offers(match, ALICE, Challenge) == {Challenge(BOB)}
    assert refused(match, alice(Challenge(CATHLEEN))) == ("RR-37", "pit-and-belt")


@ruling("RR-59")
def test_a_hamster_that_walks_into_the_pit_cannot_throw_there():
    match = table(RESOLVE, "Alice 1,1 m2 throw", "Bob pit m1 f1 run", "Cathleen 1,2 f1 run")
    go(match, alice(Walk(PIT)))
    assert match.waiting == (BOB,)


@ruling("RR-19")
def test_without_mettle_no_test_is_begun():
    for deed in (BITE, THROW):
        match = table(RESOLVE, f"Alice 3,1 s7 {deed}", "Bob 3,2 m1 run")
        assert refused(match, alice(Challenge(BOB))) == ("RR-19", "no-mettle")
        assert offers(match, ALICE, Challenge) == set()
    match = table(RESOLVE, "Alice 3,1 s7 run", "Bob 3,2 m1 run")
    assert refused(match, alice(Push(BOB))) == ("RR-19", "no-mettle")
    assert offers(match, ALICE, Push) == set()


@ruling("RR-19")
def test_against_a_hamster_without_mettle_a_test_is_won():
    match = table(RESOLVE, "Alice 3,1 m1 bite", "Bob 3,2 s1 f1 run")
    go(match, alice(Challenge(BOB)))
    assert_story(match, TestWon(ALICE, BOB, False))
    assert match.waiting == (ALICE,)


@ruling("RR-20")
def test_a_challenged_hamster_may_let_the_other_win():
    match = table(RESOLVE, "Alice 3,1 m1 bite", "Bob 3,2 m6 run")
    go(match, alice(Challenge(BOB)))
    assert match.waiting == (BOB,)
    assert set(match.actions(BOB)) == {Resist(), Yield()}
    go(match, bob(Yield()))
    assert_story(match, Yielded(BOB), TestWon(ALICE, BOB, False), Bitten(ALICE, BOB, METTLE))


@ruling("RR-21")
def test_nobody_loses_a_chip_by_a_test_itself():
    for winner in (ALICE, BOB):
        match = table(RESOLVE, "Alice 3,1 s2 m2 run", "Bob 3,2 m3 run")
        go(match, alice(Push(BOB)), bob(Resist()))
        assert match.actions(CHANCE) == [Chip(ALICE)] * 2 + [Chip(BOB)] * 3
        go(match, draw(winner))
        assert chips(match, ALICE) == "s2 m2 f0, 1 down, 3 tired"
        assert chips(match, BOB) == "s0 m3 f0, 0 down, 4 tired"
        assert match.state.hat == [0, 0, 0]


@ruling("RR-22")
def test_the_biter_chooses_the_trait():
    match = table(RESOLVE, "Alice 3,1 m2 bite", "Bob 3,2 s1 m1 f1 run")
    go(match, alice(Challenge(BOB)), bob(Yield()))
    assert match.waiting == (ALICE,)
    go(match, alice(Take(FRISKINESS)))
    assert_story(match, Bitten(ALICE, BOB, FRISKINESS))
    assert chips(match, BOB) == "s1 m1 f0, 0 down, 5 tired"


@ruling("RR-22")
def test_only_a_trait_with_a_chip_can_be_bitten():
    match = table(RESOLVE, "Alice 3,1 m2 bite", "Bob 3,2 s1 m1 run")
    go(match, alice(Challenge(BOB)), bob(Yield()))
    assert refused(match, alice(Take(FRISKINESS))) == ("RR-22", "no-chip-there")


@ruling("RR-22")
def test_a_lost_bite_costs_nobody_a_chip():
    match = table(RESOLVE, "Alice 3,1 m2 bite", "Bob 3,2 s1 m1 f1 run")
    go(match, alice(Challenge(BOB)), bob(Resist()), draw(BOB))
    assert told(match, Bitten) == []
    assert refused(match, alice(Walk(square("4,1")))) is None, "her Bite goes on"


@ruling("RR-23")
def test_a_bite_that_takes_the_last_chip_puts_nobody_out_of_the_game():
    match = table(RESOLVE, "Alice 3,1 m2 bite", "Bob 3,2 f1 rest")
    go(match, alice(Challenge(BOB)))
    assert chips(match, BOB) == "s0 m0 f0, 0 down, 7 tired"
    assert spots(match) == ["3,1", "3,2"]
    assert told(match, Eaten) == []


@ruling("RR-65")
def test_without_resistance_nothing_is_drawn():
    match = table(RESOLVE, "Alice 3,1 m2 bite", "Bob 3,2 s1 m1 run")
    go(match, alice(Challenge(BOB)), bob(Yield()))
    assert match.waiting == (ALICE,)
    assert match.state.hat == [0, 0, 0]
