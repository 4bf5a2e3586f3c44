"""Run: flips, spends, the free step, pushes and climbs."""

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.run_hamster_run.actions import (
    FLIPS,
    PIT,
    SCAMPER,
    SPEND,
    Challenge,
    Chip,
    Climb,
    Flip,
    Follow,
    Push,
    Resist,
    Sidestep,
    Spend,
    StayOut,
    Stop,
    Take,
    Yield,
)
from hamster_table.engine.run_hamster_run.events import Pushed, StoodOut, TestWon
from tests.engine.run_hamster_run.language import (
    ALICE,
    ALLIGATORS,
    BOB,
    CATHLEEN,
    RESOLVE,
    alice,
    assert_story,
    bob,
    cathleen,
    chips,
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


@ruling("RR-18")
def test_a_chip_that_lies_face_down_cannot_be_flipped_or_spent():
    match = table(RESOLVE, "Alice 3,2 s3 m1 down3 run", "Bob 3,3 f1 run")
    assert refused(match, alice(Flip(square("4,2")))) == ("RR-24", "too-few-face-up")
    assert refused(match, alice(Spend(square("4,2"), None))) == ("RR-24", "too-few-face-up")
    assert refused(match, alice(Push(BOB))) == ("RR-26", "too-few-face-up")
    assert refused(match, alice(Climb(BOB, square("4,3"), FLIPS))) == ("RR-32", "too-few-face-up")
    assert offers(match, ALICE, (Flip, Spend, Push, Climb)) == set()


@ruling("RR-18")
def test_a_chip_that_lies_face_down_stays_in_its_trait_and_counts_there():
    match = table(RESOLVE, "Alice 3,2 s3 run", "Bob 9,0 f1 run")
    go(match, alice(Flip(square("4,2"))))
    assert chips(match, ALICE) == "s3 m0 f0, 1 down, 4 tired"
    match = table(ALLIGATORS, "Alice pit s3 down3 run", "Bob 9,0 f1 run")
    assert match.actions(CHANCE).count(Chip(ALICE)) == 3


@ruling("RR-24")
def test_the_parts_of_a_run_come_in_any_order_while_face_up_scamper_lasts():
    match = table(RESOLVE, "Alice 3,2 s7 m0 run", "Bob 5,3 f1 run")
    go(match, alice(Flip(square("4,2"))))
    assert Sidestep(square("4,1")) in match.actions(ALICE)
    go(match, alice(Sidestep(square("4,1"))), alice(Spend(square("5,1"), square("5,2"))))
    go(match, alice(Climb(BOB, square("6,3"), SPEND)), alice(Flip(square("7,3"))), alice(Flip(square("8,3"))))
    assert chips(match, ALICE) == "s5 m0 f0, 4 down, 2 tired"
    go(match, alice(Flip(square("9,3"))))
    assert match.waiting == (BOB,), "the last chip and the free step are used"


@ruling("RR-25")
def test_the_two_squares_of_a_spent_chip_may_bend_and_the_second_be_dropped():
    match = table(RESOLVE, "Alice 3,2 s2 run", "Bob 9,0 f1 run")
    go(match, alice(Spend(square("4,2"), square("4,3"))))
    assert spots(match)[ALICE] == "4,3"
    assert chips(match, ALICE) == "s1 m0 f0, 0 down, 6 tired"
    go(match, alice(Spend(square("5,3"), None)))
    assert spots(match)[ALICE] == "5,3"


@ruling("RR-25")
def test_both_squares_of_a_spent_chip_are_vacant_or_the_pit():
    match = table(RESOLVE, "Alice 1,2 s2 m3 run", "Bob 1,3 f1 run", "Cathleen 3,2 f1 run")
    assert refused(match, alice(Spend(square("1,3"), None))) == ("RR-25", "occupied")
    assert refused(match, alice(Spend(square("2,2"), square("3,2")))) == ("RR-25", "occupied")
    assert refused(match, alice(Spend(PIT, square("1,1")))) == ("RR-37", "no-way-out")
    assert refused(match, alice(Spend(PIT, None))) is None
    go(match, alice(Spend(square("1,1"), PIT)))
    assert spots(match)[ALICE] == "pit"


@ruling("RR-55")
def test_a_spent_chip_is_one_thing_and_may_lead_back():
    match = table(RESOLVE, "Alice 3,2 s1 run", "Bob 9,0 f1 run")
    go(match, alice(Spend(square("4,2"), None)))
    assert offers(match, ALICE, (Flip, Spend)) == set(), "the dropped square does not come later"
    match = table(RESOLVE, "Alice 3,2 s1 run", "Bob 9,0 f1 run")
    go(match, alice(Spend(square("4,2"), square("3,2"))))
    assert spots(match)[ALICE] == "3,2"
    assert chips(match, ALICE) == "s0 m0 f0, 0 down, 7 tired"


@ruling("RR-55")
def test_a_spend_without_a_vacant_place_beside_is_not_offered():
    match = table(RESOLVE, "Alice 10,0 s2 m1 run", "Bob 10,1 f1 run", "Cathleen 9,0 f1 run")
    assert offers(match, ALICE, (Flip, Spend)) == set()


@ruling("RR-27")
def test_the_free_step_comes_once_to_a_vacant_square_at_the_left_or_right():
    match = table(RESOLVE, "Alice 3,2 s1 run", "Bob 3,3 f1 run")
    assert offers(match, ALICE, Sidestep) == {Sidestep(square("3,1"))}
    assert refused(match, alice(Sidestep(square("3,3")))) == ("RR-27", "occupied")
    assert refused(match, alice(Sidestep(square("4,2")))) == ("RR-27", "not-beside")
    go(match, alice(Sidestep(square("3,1"))))
    assert refused(match, alice(Sidestep(square("3,0")))) == ("RR-27", "sidestepped")
    assert offers(match, ALICE, Sidestep) == set()
    assert chips(match, ALICE) == "s1 m0 f0, 0 down, 6 tired"


@ruling("RR-25", "RR-26", "RR-27")
def test_the_first_seat_is_as_much_in_the_way_as_any_other():
    match = table(RESOLVE, "Alice 3,3 f1 rest", "Bob 3,2 s2 m1 run", order=(BOB, ALICE))
    for deed, rule in (Sidestep, "RR-27"), (Flip, "RR-26"):
        assert refused(match, bob(deed(square("3,3")))) == (rule, "occupied")
    assert refused(match, bob(Spend(square("3,3"), None))) == ("RR-25", "occupied")
    assert offers(match, BOB, Sidestep) == {Sidestep(square("3,1"))}


@ruling("RR-56")
def test_the_free_step_needs_no_chip():
    match = table(RESOLVE, "Alice 3,2 run", "Bob 9,0 f1 run")
    go(match, alice(Sidestep(square("3,1"))))
    match = table(RESOLVE, "Alice 3,2 s1 run", "Bob 9,0 f1 run")
    go(match, alice(Flip(square("4,2"))), alice(Sidestep(square("4,1"))))
    assert spots(match)[ALICE] == "4,1"


@ruling("RR-26")
def test_an_attempt_to_push_costs_a_flip_won_or_lost():
    for winner in (ALICE, BOB):
        match = table(RESOLVE, "Alice 3,1 s2 m2 run", "Bob 3,2 m3 run")
        go(match, alice(Push(BOB)), bob(Resist()), draw(winner))
        assert chips(match, ALICE) == "s2 m2 f0, 1 down, 3 tired"


@ruling("RR-26")
def test_neither_a_spent_chip_nor_the_free_step_pays_for_a_push():
    match = table(RESOLVE, "Alice 3,1 s2 m2 run", "Bob 3,2 m3 run")
    assert refused(match, alice(Spend(square("3,2"), None))) == ("RR-25", "occupied")
    assert refused(match, alice(Sidestep(square("3,2")))) == ("RR-27", "occupied")
    assert refused(match, alice(Flip(square("3,2")))) == ("RR-26", "occupied")


@ruling("RR-28")
def test_whoever_wins_a_push_follows_and_the_other_goes_straight_on():
    match = table(RESOLVE, "Alice 3,1 s2 m2 run", "Bob 3,2 m3 run")
    go(match, alice(Push(BOB)), bob(Resist()), draw(ALICE), alice(Follow()))
    assert spots(match) == ["3,2", "3,3"]
    assert_story(match, Pushed(ALICE, BOB, square("3,2"), square("3,3"), True))


@ruling("RR-28")
def test_whoever_wins_a_push_may_stay_out_and_then_the_other_stays_too():
    match = table(RESOLVE, "Alice 3,1 s2 m2 run", "Bob 3,2 m3 run")
    go(match, alice(Push(BOB)), bob(Yield()), alice(StayOut()))
    assert spots(match) == ["3,1", "3,2"]
    assert_story(match, StoodOut(ALICE, BOB))


@ruling("RR-28")
def test_whoever_loses_a_push_stays():
    match = table(RESOLVE, "Alice 3,1 s2 m2 run", "Bob 3,2 m3 run")
    go(match, alice(Push(BOB)), bob(Resist()), draw(BOB))
    assert spots(match) == ["3,1", "3,2"]
    assert refused(match, alice(Follow())) == ("HT-4", "not-this-step")


@ruling("RR-28")
def test_a_hamster_pushed_onto_the_pit_strip_has_fallen_and_the_pusher_stands_on_its_square():
    match = table(RESOLVE, "Alice 2,1 s2 m2 run", "Bob 1,1 m3 run")
    go(match, alice(Push(BOB)), bob(Yield()), alice(Follow()))
    assert spots(match) == ["1,1", "pit"]


@ruling("RR-29")
def test_nobody_is_pushed_over_the_sides_or_the_top():
    for here, there in (("3,1", "3,0"), ("3,3", "3,4"), ("9,2", "10,2")):
        match = table(RESOLVE, f"Alice {here} s2 m2 run", f"Bob {there} m3 run")
        assert refused(match, alice(Push(BOB))) == ("RR-29", "against-the-wall")
        assert offers(match, ALICE, Push) == set()


@ruling("RR-29")
def test_nobody_is_pushed_into_an_occupied_square():
    match = table(RESOLVE, "Alice 3,1 s2 m2 run", "Bob 3,2 m3 run", "Cathleen 3,3 m1 run")
    assert refused(match, alice(Push(BOB))) == ("RR-29", "no-room-behind")
    assert offers(match, ALICE, Push) == set()


@ruling("RR-30")
def test_a_pushed_hamster_is_pushed_on_without_a_test_for_a_flip_a_square():
    match = table(RESOLVE, "Alice 3,1 s5 m2 run", "Bob 4,1 m3 run")
    go(match, alice(Push(BOB)), bob(Yield()), alice(Follow()), alice(Push(BOB)))
    assert spots(match) == ["5,1", "6,1"]
    assert_story(match, TestWon(ALICE, BOB, False))
    go(match, alice(Sidestep(square("5,0"))), alice(Flip(square("6,0"))), alice(Push(BOB)))
    assert spots(match) == ["6,1", "6,2"], "in any direction that is open"
    assert chips(match, ALICE) == "s5 m2 f0, 4 down, 0 tired"


@ruling("RR-30")
def test_pushing_on_is_for_this_run_and_this_hamster():
    match = table(RESOLVE, "Alice 3,1 s3 m2 run", "Bob 4,1 m3 run", "Cathleen 5,2 m1 run")
    go(match, alice(Push(BOB)), bob(Yield()), alice(Follow()), alice(Stop()))
    assert match.state.pushed == ()
    match = table(RESOLVE, "Alice 3,1 s3 m2 run", "Bob 4,1 m3 run", "Cathleen 4,2 m1 run")
    go(match, alice(Push(BOB)), bob(Yield()), alice(Follow()), alice(Push(CATHLEEN)))
    assert match.waiting == (CATHLEEN,), "another hamster is tested"


@ruling("RR-31")
def test_a_lost_push_may_be_tried_again_for_another_flip():
    match = table(RESOLVE, "Alice 3,1 s2 m2 run", "Bob 3,2 m3 run")
    go(match, alice(Push(BOB)), bob(Resist()), draw(BOB), alice(Push(BOB)), bob(Resist()), draw(ALICE))
    assert chips(match, ALICE) == "s2 m2 f0, 2 down, 3 tired"
    go(match, alice(Follow()))
    assert spots(match) == ["3,2", "3,3"]


@ruling("RR-57")
def test_only_a_hamster_that_was_moved_can_be_pushed_on():
    match = table(RESOLVE, "Alice 3,1 s2 m2 run", "Bob 3,2 m3 run")
    go(match, alice(Push(BOB)), bob(Yield()), alice(StayOut()), alice(Push(BOB)))
    assert match.waiting == (BOB,), "another try is a new push"


@ruling("RR-57")
def test_everybody_pushed_in_a_run_can_be_pushed_on_in_it():
    match = table(RESOLVE, "Alice 3,1 s7 m0 run", "Bob 4,1 m3 run", "Cathleen 4,2 m1 run")
    match.state.mettle[ALICE] = 2
    go(match, alice(Push(BOB)), bob(Yield()), alice(Follow()))
    go(match, alice(Push(CATHLEEN)), cathleen(Yield()), alice(Follow()))
    assert spots(match) == ["4,2", "5,1", "4,3"]
    go(match, alice(Flip(square("4,1"))), alice(Push(BOB)))
    assert spots(match) == ["5,1", "6,1", "4,3"]
    assert len(told(match, TestWon)) == 2


@ruling("RR-32")
def test_a_climb_costs_three_flips_or_a_spent_chip_and_a_flip():
    match = table(RESOLVE, "Alice 3,1 s3 run", "Bob 3,2 f1 run")
    go(match, alice(Climb(BOB, square("4,2"), FLIPS)))
    assert spots(match)[ALICE] == "4,2"
    assert chips(match, ALICE) == "s3 m0 f0, 3 down, 4 tired"
    match = table(RESOLVE, "Alice 3,1 s2 run", "Bob 3,2 f1 run")
    assert refused(match, alice(Climb(BOB, square("4,2"), FLIPS))) == ("RR-32", "too-few-face-up")
    go(match, alice(Climb(BOB, square("4,2"), SPEND)))
    assert chips(match, ALICE) == "s1 m0 f0, 1 down, 6 tired"
    assert told(match, TestWon) == []


@ruling("RR-32")
def test_a_climb_ends_on_a_vacant_square_next_to_the_climbed_hamster():
    match = table(RESOLVE, "Alice 2,1 s3 run", "Bob 1,1 f1 run", "Cathleen 1,2 f1 run")
    assert offers(match, ALICE, Climb) == {Climb(BOB, square("1,0"), price) for price in (FLIPS, SPEND)}
    assert refused(match, alice(Climb(BOB, PIT, FLIPS))) == ("RR-32", "not-into-the-pit")
    assert refused(match, alice(Climb(BOB, square("1,2"), FLIPS))) == ("RR-32", "occupied")
    assert refused(match, alice(Climb(BOB, square("2,1"), FLIPS))) == ("RR-32", "back-again")
    assert refused(match, alice(Climb(BOB, square("2,2"), FLIPS))) == ("RR-32", "not-behind")
    assert refused(match, alice(Climb(BOB, square("1,0"), "nothing"))) == ("RR-32", "no-such-price")


@ruling("RR-32")
def test_a_sleeping_hamster_is_climbed_over_like_any_other():
    match = table(RESOLVE, "Alice 3,1 s3 run", "Bob 3,2 rest")
    assert len(offers(match, ALICE, Climb)) == 6


@ruling("RR-58")
def test_only_a_hamster_on_the_belt_is_climbed_over():
    match = table(RESOLVE, "Alice 1,1 s3 run", "Bob pit f1 run")
    assert refused(match, alice(Climb(BOB, square("1,2"), FLIPS))) == ("RR-37", "pit-and-belt")
    assert offers(match, ALICE, Climb) == set()


@ruling("RR-58")
def test_with_corners_a_climb_may_end_next_to_its_start():
    match = table(RESOLVE, "Alice 3,1 s3 run", "Bob 3,2 f1 run", diagonal=True)
    assert refused(match, alice(Climb(BOB, square("4,1"), FLIPS))) is None
    assert refused(match, alice(Climb(BOB, square("4,3"), FLIPS))) is None


@ruling("RR-65")
def test_a_chip_lost_from_scamper_lies_face_up_while_one_does():
    match = table(RESOLVE, "Alice 3,1 m2 bite", "Bob 3,2 s3 m1 down1 run")
    go(match, alice(Challenge(BOB)), bob(Yield()), alice(Take(SCAMPER)))
    assert chips(match, BOB) == "s2 m1 f0, 1 down, 4 tired"
    match = table(RESOLVE, "Alice 3,1 m2 bite", "Bob 3,2 s3 m1 down3 run")
    go(match, alice(Challenge(BOB)), bob(Yield()), alice(Take(SCAMPER)))
    assert chips(match, BOB) == "s2 m1 f0, 2 down, 4 tired"
