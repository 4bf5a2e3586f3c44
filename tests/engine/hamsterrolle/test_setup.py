"""The table is laid, somebody begins."""

from collections import Counter

import pytest
from msgspec.structs import replace

from hamster_table.engine.hamsterrolle.actions import BOX, THE_CONE, Build, Face, Give, Start, kind_of
from hamster_table.engine.hamsterrolle.build_window import lowest_two, window
from hamster_table.engine.hamsterrolle.events import Began, Faced, Given
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.state import HamsterrolleSetup, left
from hamster_table.engine.kernel import CHANCE
from tests.engine.hamsterrolle.language import (
    ALICE,
    BOB,
    CATHLEEN,
    alice,
    go,
    held,
    new,
    put,
    refused,
    rest,
    ruling,
    table,
    told,
)


@ruling("HR-1")
def test_who_begins_is_drawn_every_seat_alike_or_chosen():
    match = new(4)
    assert match.waiting == (CHANCE,)
    assert match.actions(CHANCE) == [Start(seat) for seat in range(4)]
    go(match, (CHANCE, Start(CATHLEEN)))
    assert match.waiting == (CATHLEEN,)
    assert new(4, start="first").waiting == (ALICE,)


@ruling("HR-1")
def test_the_lot_falls_on_somebody_who_sits_there():
    assert refused(new(2), (CHANCE, Start(2))) == ("HR-1", "no-such-seat")


def test_each_question_wants_its_own_answer():
    assert refused(new(2, side="chosen", start="first"), alice(Give(3))) == ("HT-4", "not-this-step")
    assert refused(new(3, spare="shared"), (CHANCE, Start(1))) == ("HT-4", "not-this-step")
    assert refused(new(2), (CHANCE, Face("left"))) == ("HT-4", "not-this-step")
    assert refused(table("cone@0", alice="cube", bob="cube"), alice(Face("left"))) == ("HT-4", "not-this-step")


@ruling("HR-2")
def test_the_wheel_rolls_left_unless_it_is_said_otherwise():
    assert new(2).state.side == "left"
    assert new(2, side="right").state.side == "right"


@ruling("HR-2")
def test_who_begins_may_choose_the_side_for_the_whole_game():
    match = new(2, side="chosen", start="first")
    assert match.actions(ALICE) == [Face("left"), Face("right")]
    assert refused(match, alice(Face("up"))) == ("HR-2", "no-such-side")
    go(match, alice(Face("right")))
    assert told(match, Faced) == [Faced(ALICE, "right")]
    go(match, alice(match.actions(ALICE)[0]), rest(match))
    assert match.state.side == "right"
    assert refused(match, (1, Face("left"))) == ("HT-4", "not-this-step")


@ruling("HR-3")
def test_the_first_piece_goes_into_the_second_compartment_from_the_cone():
    match = new(2, start="first")
    state = match.state
    assert state.in_wheel() == [THE_CONE]
    assert state.poses[THE_CONE][:2] == (0, 0), "the cone stands in the middle of its compartment"
    assert lowest_two(state.angle)[0] == compartment_of(state.poses[THE_CONE]) == 0
    assert window(state) == (2,)
    builds = [action for action in match.actions(ALICE) if isinstance(action, Build)]
    assert {action.compartment for action in builds} == {2}
    assert len({kind_of(action.piece) for action in builds}) > 3, "any piece"
    wrong = Build(builds[0].piece, 1, 0, builds[0].pose)
    assert refused(match, alice(wrong)) == ("HR-3", "first-compartment")


@ruling("HR-4")
def test_two_seats_have_two_sets_each():
    state = new(2).state
    for seat in range(2):
        assert Counter(map(kind_of, state.supply(seat))) == dict.fromkeys(range(7), 2)
    for seats in 3, 4:
        assert Counter(map(kind_of, new(seats).state.supply(1))) == dict.fromkeys(range(7), 1)


@ruling("HR-4")
def test_one_builds_ones_own_and_wins_with_all_of_it():
    match = table("cone@0 tile@2", alice="plank slab tile beam cube drum roof plank", bob="cube", reference=2)
    beam = put(match, "beam", 3)
    his = replace(put(match, "cube", 3), piece=held(match, "cube", BOB))
    assert refused(match, alice(his)) == ("HR-4", "not-yours")
    go(match, alice(beam), rest(match))
    assert match.waiting == (BOB,), "one piece a turn, and seven are left"


@ruling("HR-5")
def test_with_three_the_fourth_set_stays_in_the_box():
    assert isinstance(new(3).actions(CHANCE)[0], Start), "nothing is shared out"
    assert isinstance(new(4, spare="shared").actions(CHANCE)[0], Start), "nothing is left over"
    state = new(3).state
    assert state.place.count(BOX) == 7
    assert [len(state.supply(seat)) for seat in range(3)] == [7, 7, 7]


@ruling("HR-5")
def test_or_it_is_shared_out_two_each_by_lot_and_one_stays_out():
    match = new(3, spare="shared")
    assert len(match.actions(CHANCE)) == 7
    assert refused(match, (CHANCE, Give(0))) == ("HR-5", "not-a-spare")
    for _ in range(6):
        match.chance()
    assert [len(match.state.supply(seat)) for seat in range(3)] == [9, 9, 9]
    assert match.state.place.count(BOX) == 1
    assert len(told(match, Given)) == 6
    assert isinstance(match.actions(CHANCE)[0], Start)


@ruling("HR-6")
def test_four_play_alone_or_in_teams_side_by_side_or_across():
    assert new(4).state.teams == ()
    assert [new(4, teams="neighbours").state.partner(seat) for seat in range(4)] == [1, 0, 3, 2]
    assert [new(4, teams="across").state.partner(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert new(3, teams="across").state.teams == ()
    assert left(new(4, teams="across").state, 1) == 14


@ruling("HR-39")
@pytest.mark.parametrize("clocks", ["30", "30,off,60", "30,0", "30,1000", "30,soon"])
def test_clocks_are_seconds_for_every_seat_or_off(clocks):
    assert new(2, clocks="1,999").state.clocks == (1, 999)
    with pytest.raises(ValueError):
        HamsterrolleSetup(seats=2, clocks=clocks)


def test_somebody_begins_once():
    assert told(new(2, start="first"), Began) == [Began(ALICE)]


def test_what_is_told_of_an_option_is_its_own_ruling():
    told = {option.key: option.ruling for option in HamsterrolleSetup.options}
    assert (told["physics"], told["limit"], told["quakes"]) == ("HR-52", "HR-47", "HR-33")
