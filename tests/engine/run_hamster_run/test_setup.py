"""Before the first round."""

import pytest

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.run_hamster_run.actions import ALLIGATOR, Chip, Place
from hamster_table.engine.run_hamster_run.events import Placed
from tests.engine.run_hamster_run.language import (
    ALICE,
    ALLIGATORS,
    BOB,
    CATHLEEN,
    INITIATIVE,
    alice,
    assert_story,
    bob,
    cathleen,
    draw,
    go,
    new,
    offers,
    refused,
    ruling,
    square,
    table,
)


@ruling("RR-1")
def test_hamsters_start_on_the_five_strips_next_to_the_pit_one_to_a_square():
    match = new(2)
    go(match, draw(ALICE))
    assert offers(match, ALICE, Place) == {Place(place) for place in range(25)}
    assert refused(match, alice(Place(square("6,0")))) == ("RR-1", "beyond-the-star")
    go(match, alice(Place(square("5,4"))))
    assert refused(match, bob(Place(square("5,4")))) == ("RR-1", "occupied")
    assert len(offers(match, BOB, Place)) == 24


@ruling("RR-2")
def test_a_hamster_is_placed_as_soon_as_it_is_drawn():
    match = new(3)
    go(match, draw(CATHLEEN))
    assert match.waiting == (CATHLEEN,)
    go(match, cathleen(Place(0)))
    assert match.actions(CHANCE) == [Chip(ALICE), Chip(BOB)]
    go(match, draw(BOB), bob(Place(1)))
    assert match.waiting == (ALICE,), "the last one needs no draw"
    go(match, alice(Place(2)))
    assert_story(match, Placed(CATHLEEN, 0), Placed(BOB, 1), Placed(ALICE, 2))


@ruling("RR-2")
def test_the_eighth_chip_is_never_in_play():
    assert new(5).state.hand == [7] * 5


@ruling("RR-3")
def test_there_are_more_alligator_and_speed_chips_than_the_box_holds():
    fast = table(INITIATIVE, "Alice 9,0 s7", "Bob 9,1 s7", speed=21)
    assert fast.state.speed == 22
    crowded = table(ALLIGATORS, "Alice 9,0 m7 rest", "Bob pit m7 rest", alligators=21)
    assert crowded.state.alligators == 22
    assert crowded.actions(CHANCE).count(Chip(ALLIGATOR)) == 22


@ruling("RR-4")
def test_two_to_five_hamsters_can_play():
    for seats in range(2, 6):
        assert len(new(seats).state.where) == seats
    for seats in (0, 1, 6):
        with pytest.raises(ValueError, match="2 to 5 seats"):
            new(seats)
