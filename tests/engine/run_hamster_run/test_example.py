"""The worked example of the rules, with its draws: Alice, Bob, Cathleen and Dave in their first round."""

from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    FRISKINESS,
    METTLE,
    REST,
    RUN,
    SCAMPER,
    THROW,
    Challenge,
    Change,
    Flip,
    Follow,
    Land,
    Lose,
    Push,
    Resist,
    Sidestep,
    Stake,
    Stop,
)
from hamster_table.engine.run_hamster_run.events import Changed, Declared, Fell, Pushed, Rested, TestWon, Thrown
from tests.engine.run_hamster_run.language import (
    ALICE,
    ALLOCATE,
    BOB,
    CATHLEEN,
    DAVE,
    alice,
    assert_story,
    bob,
    cathleen,
    chips,
    dave,
    declare,
    draw,
    go,
    split,
    spots,
    square,
    table,
)


def declared():
    """The example as its first deed begins.

    Alice throws three squares and is drawn for the initiative, so she has Mettle 6 and Friskiness 1.
    """
    match = table(ALLOCATE, "Alice 5,0 s7", "Bob 5,1 s7", "Cathleen 4,1 s7", "Dave 4,3 s7")
    go(match, alice(split(0, 6, 1)), bob(split(2, 2, 3)), cathleen(split(4, 2, 1)), dave(split(3, 2, 2)))
    go(match, draw(ALICE), draw(BOB), draw(CATHLEEN))
    declare(match, RUN, BITE, REST, THROW)
    return match


def resolved():
    """The example after the deed of everybody, with Bob in the pit and about to face the alligators."""
    match = declared()
    go(match, alice(Challenge(BOB)), bob(Resist()), draw(ALICE), alice(Land(square("2,1"))), alice(Stop()))
    go(match, bob(Stop()))
    go(match, cathleen(Change(RUN, FRISKINESS)), cathleen(Flip(square("3,1"))))
    go(match, cathleen(Push(BOB)), bob(Resist()), draw(CATHLEEN), cathleen(Follow()))
    go(match, cathleen(Flip(square("3,1"))), cathleen(Flip(square("4,1"))), cathleen(Stop()))
    go(match, dave(Sidestep(square("4,2"))), dave(Push(CATHLEEN)), cathleen(Resist()), draw(CATHLEEN))
    go(match, dave(Flip(square("5,2"))), dave(Flip(square("6,2"))))
    return match


def test_the_initiative_and_the_declarations_are_those_of_the_example():
    match = declared()
    assert match.state.order == [ALICE, BOB, CATHLEEN, DAVE]
    assert_story(match, Declared(DAVE, RUN), Declared(CATHLEEN, BITE), Declared(BOB, REST), Declared(ALICE, THROW))


def test_the_deeds_come_out_as_in_the_example():
    match = resolved()
    assert_story(
        match,
        TestWon(ALICE, BOB, True),
        Thrown(ALICE, BOB, square("5,1"), square("2,1")),
        Rested(BOB, ""),
        Changed(CATHLEEN, BITE, RUN, FRISKINESS),
        TestWon(CATHLEEN, BOB, True),
        Pushed(CATHLEEN, BOB, square("2,1"), square("1,1"), True),
        TestWon(CATHLEEN, DAVE, True),
        Fell(BOB, square("1,1")),
    )


def test_at_the_end_of_the_deeds_only_cathleen_has_lost_a_chip_and_bob_falls_in():
    match = resolved()
    assert [chips(match, seat) for seat in range(4)] == [
        "s0 m6 f1, 0 down, 0 tired",
        "s2 m2 f3, 0 down, 0 tired",
        "s4 m2 f0, 4 down, 1 tired",
        "s3 m2 f2, 3 down, 0 tired",
    ]
    assert spots(match) == ["4,0", "pit", "3,1", "5,2"], "after the belt has moved one strip"


def test_fatigue_then_takes_a_chip_of_all_but_bob_who_rested():
    match = resolved()
    go(match, bob(Stake(FRISKINESS)), draw(BOB))
    go(match, alice(Lose(METTLE)), cathleen(Lose(SCAMPER)), dave(Lose(SCAMPER)))
    assert match.state.fatigue == [1, 0, 2, 1]
    assert match.state.round == 2
