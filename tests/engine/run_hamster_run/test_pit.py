"""In the alligator pit."""

from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    FRISKINESS,
    METTLE,
    SCAMPER,
    SPEND,
    THROW,
    Challenge,
    Change,
    Climb,
    Flip,
    Push,
    Recover,
    Sidestep,
    Spend,
    Stake,
    Stop,
    Walk,
)
from hamster_table.engine.run_hamster_run.events import AlligatorCame, AlligatorLeft, Bitten, Eaten, Escaped
from tests.engine.run_hamster_run.language import (
    ALICE,
    ALLIGATORS,
    BOB,
    CATHLEEN,
    DAVE,
    RESOLVE,
    alice,
    assert_story,
    bob,
    cathleen,
    chips,
    dave,
    draw,
    go,
    offers,
    refused,
    ruling,
    spots,
    square,
    table,
    told,
)


@ruling("RR-37")
def test_the_pit_has_room_for_all_and_everybody_in_it_is_next_to_everybody_else():
    match = table(RESOLVE, "Alice pit m1 bite", "Bob pit f1 run", "Cathleen pit f1 run", "Dave 1,0 f1 run")
    assert offers(match, ALICE, Challenge) == {Challenge(BOB), Challenge(CATHLEEN)}
    assert refused(match, alice(Challenge(BOB))) is None
    assert refused(match, alice(Challenge(DAVE))) == ("RR-37", "pit-and-belt")


@ruling("RR-37")
def test_nobody_leaves_the_pit():
    match = table(RESOLVE, "Alice pit s7 run", "Bob 3,3 s1 run")
    go(match, alice(Change(BITE, SCAMPER)))
    assert refused(match, alice(Walk(square("1,1")))) == ("RR-37", "no-way-out")
    assert offers(match, ALICE, (Walk, Flip, Spend, Sidestep)) == set()


@ruling("RR-38")
def test_hamsters_in_the_pit_can_bite_each_other():
    match = table(RESOLVE, "Alice pit m1 bite", "Bob pit f1 run")
    assert offers(match, ALICE, Challenge) == {Challenge(BOB)}
    go(match, alice(Challenge(BOB)))
    assert_story(match, Bitten(ALICE, BOB, FRISKINESS))


@ruling("RR-38")
def test_a_run_and_a_throw_do_nothing_in_the_pit():
    match = table(RESOLVE, "Alice pit s3 m2 run", "Bob pit m4 f1 throw", "Cathleen 3,3 m1 run")
    for part in (Flip(0), Spend(0, None), Sidestep(0), Push(BOB), Climb(BOB, 0, SPEND)):
        assert refused(match, alice(part)) == ("RR-38", "nothing-in-the-pit")
    assert offers(match, ALICE, (Flip, Spend, Sidestep, Push, Climb)) == set()
    go(match, alice(Stop()))
    assert refused(match, bob(Challenge(ALICE))) == ("RR-38", "nothing-in-the-pit")
    assert offers(match, BOB, Challenge) == set()


@ruling("RR-38")
def test_from_the_belt_nobody_in_the_pit_is_bitten_or_thrown_out():
    for deed in (BITE, THROW):
        match = table(RESOLVE, f"Alice 1,2 m4 {deed}", "Bob pit f1 run")
        assert refused(match, alice(Challenge(BOB))) == ("RR-37", "pit-and-belt")
        assert offers(match, ALICE, Challenge) == set()


@ruling("RR-46")
def test_a_hamster_in_the_pit_without_a_chip_is_eaten_and_the_fed_alligator_leaves():
    match = table(ALLIGATORS, "Alice pit rest", "Bob 3,3 f1 rest", "Cathleen 4,4 f1 rest")
    assert_story(match, AlligatorCame(2), Eaten(ALICE), AlligatorLeft(1))
    assert spots(match)[ALICE] == "eaten"


@ruling("RR-47")
def test_only_alligators_put_a_hamster_out_of_the_game():
    match = table(RESOLVE, "Alice 3,0 m2 bite", "Bob 3,1 f1 run", "Cathleen 3,2 rest", "Dave 1,4 f1 rest")
    go(match, alice(Challenge(BOB)), alice(Stop()), bob(Stop()), cathleen(Recover(METTLE)), dave(Recover(METTLE)))
    go(match, dave(Stake(METTLE)), draw(DAVE))
    assert match.state.round == 2
    assert chips(match, BOB) == "s0 m0 f0, 0 down, 7 tired"
    assert match.state.in_play() == [ALICE, BOB, CATHLEEN, DAVE]


@ruling("RR-47")
def test_an_eaten_hamster_cannot_be_challenged():
    match = table(RESOLVE, "Alice pit m2 bite", "Bob eaten", "Cathleen 3,3 f1 rest")
    assert refused(match, alice(Challenge(BOB))) == ("RR-47", "not-in-play")
    assert offers(match, ALICE, Challenge) == set()


@ruling("RR-63")
def test_chomps_can_empty_the_pit_and_whoever_comes_after_is_spared():
    match = table(
        ALLIGATORS, "Alice pit rest", "Bob pit rest", "Cathleen pit rest", "Dave 3,3 f1 rest", "Eve 4,4 f1 rest"
    )
    go(match, draw(CATHLEEN), draw(ALICE))
    assert_story(match, Eaten(CATHLEEN), Eaten(ALICE), Escaped(BOB, False))
    assert match.state.alligators == 0


@ruling("RR-63")
def test_an_emptied_pit_stays_empty_until_somebody_is_in_it():
    match = table(ALLIGATORS, "Alice 2,2 f1 rest", "Bob 3,3 f1 rest", alligators=0)
    assert told(match, AlligatorCame, AlligatorLeft) == []
    match = table(ALLIGATORS, "Alice pit m1 f1 rest", "Bob 3,3 f1 rest", alligators=0)
    assert_story(match, AlligatorCame(1))
