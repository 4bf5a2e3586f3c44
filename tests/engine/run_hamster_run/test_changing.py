"""Step 4: turns, and doing something else than declared."""

from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    FRISKINESS,
    METTLE,
    REST,
    RUN,
    SCAMPER,
    THROW,
    TRAITS,
    Challenge,
    Change,
    Flip,
    Follow,
    Push,
    Recover,
    Sidestep,
    Stop,
    Walk,
)
from hamster_table.engine.run_hamster_run.events import Bitten, Changed, PassedOut, Rested, Tired
from tests.engine.run_hamster_run.language import (
    ALICE,
    BOB,
    CATHLEEN,
    FATIGUE,
    RESOLVE,
    alice,
    assert_story,
    bob,
    cathleen,
    chips,
    go,
    offers,
    refused,
    ruling,
    spots,
    square,
    table,
    told,
)


@ruling("RR-14")
def test_a_change_is_paid_for_before_the_new_deed_with_a_chip_of_any_trait():
    match = table(RESOLVE, "Alice 3,0 s3 m1 f1 bite", "Bob 9,0 f1 run")
    assert offers(match, ALICE, Change) == {Change(deed, trait) for deed in (RUN, THROW, REST) for trait in TRAITS}
    assert refused(match, alice(Flip(square("4,0")))) == ("RR-14", "another-deed")
    go(match, alice(Change(RUN, SCAMPER)))
    assert chips(match, ALICE) == "s2 m1 f1, 0 down, 3 tired"
    go(match, alice(Flip(square("4,0"))))
    assert_story(match, Changed(ALICE, BITE, RUN, SCAMPER))


@ruling("RR-14")
def test_a_deed_is_changed_once_a_round_and_only_into_another():
    match = table(RESOLVE, "Alice 3,0 s3 f1 bite", "Bob 9,0 f1 run")
    assert refused(match, alice(Change(BITE, SCAMPER))) == ("RR-14", "same-deed")
    assert refused(match, alice(Change(RUN, METTLE))) == ("RR-14", "no-chip-there")
    go(match, alice(Change(RUN, SCAMPER)))
    assert refused(match, alice(Change(BITE, SCAMPER))) == ("RR-14", "changed-already")
    assert offers(match, ALICE, Change) == set()


@ruling("RR-14")
def test_without_a_chip_there_is_no_change_and_the_last_one_may_be_paid():
    match = table(RESOLVE, "Alice 3,0 run", "Bob 9,0 f1 run")
    assert refused(match, alice(Change(BITE, FRISKINESS))) == ("RR-14", "nothing-to-pay")
    assert offers(match, ALICE, Change) == set()
    go(match, alice(Stop()))
    assert Change(BITE, FRISKINESS) in match.actions(BOB)
    go(match, bob(Change(BITE, FRISKINESS)))
    assert chips(match, BOB) == "s0 m0 f0, 0 down, 7 tired"
    assert match.waiting == (BOB,), "it still has its turn"


@ruling("RR-14")
def test_another_target_is_not_another_deed():
    match = table(RESOLVE, "Alice 3,2 s3 m1 run", "Bob 3,1 m1 run", "Cathleen 3,3 m1 run")
    for target in (BOB, CATHLEEN):
        assert refused(match, alice(Push(target))) is None


@ruling("RR-15")
def test_who_can_only_stop_need_not_be_asked():
    act = table(RESOLVE, "Alice pit f0 throw", "Bob 9,0 s3 rest")
    assert act.waiting == (BOB,), "nothing is left of it"
    match = table(RESOLVE, "Alice 3,0 bite", "Bob 3,1 f1 rest", "Cathleen 4,0 f1 rest")
    go(match, alice(Walk(square("2,0"))))
    assert match.waiting == (ALICE,) and match.state.agenda[-1].forced(match.state, ALICE) == Stop()
    match = table(RESOLVE, "Alice 3,0 s1 bite", "Bob 9,0 s3 rest")
    assert match.state.agenda[-1].forced(match.state, ALICE) is None


@ruling("RR-15")
def test_doing_nothing_is_allowed_and_tires_like_the_deed():
    for deed in (BITE, RUN, THROW):
        match = table(RESOLVE, f"Alice 3,0 s3 {deed}", "Bob 9,0 s3 rest")
        go(match, alice(Stop()), bob(Recover(SCAMPER)))
        assert_story(match, Tired(ALICE, SCAMPER, "strain"))


@ruling("RR-39")
def test_a_hamster_that_fell_in_before_its_turn_keeps_its_deed():
    match = table(RESOLVE, "Alice 2,0 s2 m2 run", "Bob 1,0 s1 f1 run")
    go(match, alice(Push(BOB)), alice(Follow()), alice(Stop()))
    assert spots(match)[BOB] == "pit"
    assert match.state.declared[BOB] == RUN
    assert offers(match, BOB, Flip) == set()
    go(match, bob(Change(REST, FRISKINESS)))
    assert chips(match, BOB) == "s1 m0 f0, 0 down, 6 tired"


@ruling("RR-49")
def test_a_hamster_emptied_in_mid_round_still_has_its_turn():
    match = table(RESOLVE, "Alice 3,0 m2 bite", "Bob 3,1 f1 bite")
    go(match, alice(Challenge(BOB)), alice(Stop()))
    assert chips(match, BOB) == "s0 m0 f0, 0 down, 7 tired"
    assert refused(match, bob(Challenge(ALICE))) == ("RR-19", "no-mettle")
    go(match, bob(Walk(square("4,1"))))
    assert spots(match)[BOB] == "4,1"
    assert told(match, PassedOut) == []


@ruling("RR-49")
def test_passing_out_is_noticed_when_the_next_round_begins():
    match = table(FATIGUE, "Alice 3,0 f1 run", "Bob 3,1 f3 rest")
    assert_story(match, Tired(ALICE, FRISKINESS, "strain"), PassedOut(ALICE))
    assert match.state.asleep == [True, False]


@ruling("RR-49", "RR-50")
def test_who_rests_and_is_bitten_to_nothing_in_the_same_round_has_passed_out_again():
    match = table(RESOLVE, "Alice 3,0 rest", "Bob 3,1 m2 bite", "Cathleen 9,0 s7 rest")
    go(match, alice(Recover(SCAMPER)), bob(Challenge(ALICE)), bob(Stop()), cathleen(Stop()))
    bitten = Bitten(BOB, ALICE, SCAMPER)
    assert_story(match, Rested(ALICE, SCAMPER), bitten, Rested(CATHLEEN, ""), PassedOut(ALICE))
    assert match.state.round == 2 and match.state.asleep == [True, False, False]


@ruling("RR-49")
def test_who_has_still_no_pluck_is_told_of_in_every_round():
    match = table(FATIGUE, "Alice pit rest", "Bob 3,1 f3 rest", "Cathleen 9,0 s7 rest")
    assert match.state.round == 2 and told(match, PassedOut) == [PassedOut(ALICE)]


@ruling("RR-60")
def test_a_deed_can_be_changed_until_its_first_part_is_done():
    match = table(RESOLVE, "Alice 3,0 s3 m3 run", "Bob 9,0 f1 run")
    go(match, alice(Sidestep(square("3,1"))))
    assert refused(match, alice(Change(BITE, SCAMPER))) == ("RR-60", "begun")
    assert offers(match, ALICE, Change) == set()


@ruling("RR-67")
def test_what_comes_to_nothing_is_refused_with_its_ruling():
    match = table(RESOLVE, "Alice 3,1 s3 m1 run", "Bob 3,0 m1 run", "Cathleen 3,2 m1 throw")
    assert refused(match, alice(Push(BOB))) == ("RR-29", "against-the-wall")
    assert offers(match, ALICE, Push) == {Push(CATHLEEN)}
    go(match, alice(Stop()), bob(Stop()))
    assert refused(match, cathleen(Challenge(ALICE))) == ("RR-33", "no-range")
    assert offers(match, CATHLEEN, Challenge) == set()
    assert chips(match, ALICE) == "s3 m1 f0, 0 down, 3 tired"
