"""Strips, lanes and corners."""

from hamster_table.engine.run_hamster_run.actions import PIT, Challenge, Flip, Follow, Land, Push, Sidestep, Walk
from hamster_table.engine.run_hamster_run.events import Fell
from hamster_table.engine.run_hamster_run.rulebook import RUN
from tests.engine.run_hamster_run.language import (
    ALICE,
    BELT,
    BOB,
    RESOLVE,
    alice,
    go,
    new,
    offers,
    refused,
    ruling,
    spots,
    square,
    squares,
    table,
    told,
)


@ruling("RR-5")
def test_squares_touch_along_their_sides_only():
    match = table(RESOLVE, "Alice 3,2 m4 throw", "Bob 4,3 m1 rest")
    assert offers(match, ALICE, Walk) == {Walk(place) for place in squares("2,2", "4,2", "3,1", "3,3")}
    assert refused(match, alice(Challenge(BOB))) == ("RR-5", "not-next-to")
    assert refused(match, alice(Walk(square("2,1")))) == ("RR-5", "not-adjacent")


@ruling("RR-5")
def test_corners_count_at_a_table_that_wants_it():
    assert not new(2).state.diagonal
    assert new(2, adjacent="diagonal").state.diagonal
    match = table(RESOLVE, "Alice 3,2 m4 throw", "Bob 4,3 m1 rest", diagonal=True)
    assert len(offers(match, ALICE, Walk)) == 7
    assert refused(match, alice(Challenge(BOB))) is None


@ruling("RR-5")
def test_a_throw_is_counted_along_strips_and_lanes():
    match = table(RESOLVE, "Alice 3,2 m4 throw", "Bob 4,2 rest")
    go(match, alice(Challenge(BOB)))
    assert refused(match, alice(Land(square("5,3")))) is None
    assert refused(match, alice(Land(square("6,3")))) == ("RR-33", "too-far")


@ruling("RR-6")
def test_strip_1_is_next_to_the_pit_and_strip_10_at_the_top():
    match = table(BELT, "Alice 1,2 s1 rest", "Bob 2,3 s1 rest", "Cathleen 10,4 s1 rest")
    assert [event.seat for event in told(match, Fell)] == [ALICE]
    assert spots(match)[BOB:] == ["1,3", "9,4"]


@ruling("RR-6")
def test_a_hamster_may_run_down_the_belt_and_into_the_pit():
    match = table(RESOLVE, "Alice 2,2 s3 run", "Bob 9,0 s7 run")
    go(match, alice(Flip(square("1,2"))), alice(Flip(PIT)))
    assert spots(match)[ALICE] == "pit"


@ruling("RR-66")
def test_with_corners_a_throw_counts_the_steps_of_a_king():
    match = table(RESOLVE, "Alice 3,2 m4 throw", "Bob 4,2 rest", diagonal=True)
    go(match, alice(Challenge(BOB)))
    landings = {land.square for land in offers(match, ALICE, Land)}
    near = {5 * strip + lane for strip in range(1, 6) for lane in range(5)}
    assert landings == near - squares("3,2")


@ruling("RR-66")
def test_with_corners_a_push_and_its_continuation_go_straight_on():
    match = table(RESOLVE, "Alice 3,0 s4 m1 run", "Bob 4,1 rest", diagonal=True)
    go(match, alice(Push(BOB)), alice(Follow()), alice(Push(BOB)))
    assert spots(match) == ["5,2", "6,3"]


@ruling("RR-66")
def test_with_corners_the_free_step_stays_left_or_right():
    match = table(RESOLVE, "Alice 3,2 s1 run", "Bob 9,0 s7 run", diagonal=True)
    assert offers(match, ALICE, Sidestep) == {Sidestep(square("3,1")), Sidestep(square("3,3"))}
    assert refused(match, alice(Sidestep(square("4,1")))) == ("RR-27", "not-beside")


@ruling("RR-29", "RR-66")
def test_with_corners_every_way_down_from_strip_1_is_a_fall():
    for lane, corner in enumerate(("1,1", "1,0", "1,1", "1,2", "1,3")):
        match = table(RESOLVE, f"Alice 1,{lane} s1 run", "Bob 9,0 s7 run", diagonal=True)
        down = [flip.square for flip in offers(match, ALICE, Flip) if flip.square < square("1,0")]
        assert down == [PIT]
        match = table(RESOLVE, f"Alice 2,{corner[2]} s1 m1 run", f"Bob 1,{lane} rest", diagonal=True)
        go(match, alice(Push(BOB)), alice(Follow()))
        assert spots(match)[BOB] == "pit"
    assert "corner" in RUN.rulings["RR-29"] and "pit" in RUN.rulings["RR-29"]
