"""Plugging, letting in, several floods at once."""

import pytest

from hamster_table.engine.hamsterdam.events import FloodBegan, Flooded, Inundated, Plugged
from hamster_table.engine.kernel import CHANCE
from tests.engine.hamsterdam.language import (
    ALICE,
    BOB,
    CATHLEEN,
    DECLINE,
    ROLL,
    alice,
    asked,
    bob,
    cathleen,
    dam,
    dams,
    go,
    let_in,
    may,
    plug,
    refused,
    roll,
    ruling,
    spot,
    table,
    told,
    use,
)

THREE_SEVENS = "2,3,4,7,6,7,8,7,10,11,12;"


def test_an_ordinary_hamster_plugs_and_goes_to_the_pile():
    match = table(ROLL, "7:hh", "7:h 8:h")
    go(match, roll(3, 4))
    assert dams(match) == ["7:h | pile h", "8:h | pile h"]
    assert told(match, FloodBegan) == [FloodBegan(7)]


def test_without_a_hamster_the_card_is_flooded_and_then_the_town():
    match = table(ROLL, "8:h")
    go(match, roll(3, 4), roll(3, 4), roll(3, 4))
    assert dams(match) == ["7:~ 8:h | town 2", "7:~ | town 2"]


@ruling("HD-26")
def test_all_are_flooded_from_the_roller_leftwards():
    match = table(ROLL, "", "", "", "", turn=2)
    go(match, roll(3, 4))
    assert [event.seat for event in told(match, Flooded)] == [2, 3, 0, 1]


@ruling("HD-26")
def test_all_are_flooded_from_the_roller_leftwards_when_it_counts_differently_for_one():
    match = table(ROLL, "", "", "", "5:Mobster", turn=2)
    go(match, roll(3, 4), (3, use("Mobster", -1)))
    assert [(event.seat, event.number) for event in told(match, Flooded)] == [(2, 7), (3, 6), (0, 7), (1, 7)]


@ruling("HD-27")
def test_each_card_of_the_number_is_a_flood_of_its_own():
    match = table(ROLL, THREE_SEVENS + "7:h 7b:~ 7c:hh")
    go(match, roll(3, 4))
    assert dam(match, ALICE) == "7b:~ 7c:h | pile hh | town 1"


@ruling("HD-27")
def test_nobody_is_asked_for_the_sake_of_a_special_in_the_pile():
    match = table(ROLL, "7,2,7,3,4,5,6,8,9,10,11;7b:Swimster | pile Copycatster")
    go(match, roll(3, 4))
    assert dam(match, ALICE) == "7:~ | pile Copycatster,Swimster"


@ruling("HD-27")
def test_the_owner_chooses_which_flood_comes_first():
    match = table(ROLL, THREE_SEVENS + "7:h,Napster 7c:h,Buffster", "7:h")
    go(match, roll(3, 4), alice(DECLINE), alice(DECLINE))
    assert asked(match) == ((ALICE,), "PlugHole")
    go(match, alice(plug("7c", "Buffster")))
    assert may(match, alice(let_in("7b"))) and may(match, alice(plug("7")))
    go(match, alice(let_in("7b")), alice(plug("7")))
    assert dams(match) == ["7:Napster 7b:~ 7c:h | pile h,Buffster", "| pile h"]


@ruling("HD-27")
def test_only_floods_of_this_roll_are_met():
    match = table(ROLL, "7:h,Mobster 8:h", "7:h")
    go(match, roll(3, 4), alice(DECLINE))
    assert refused(match, alice(plug(8))) == ("HD-27", "no-flood-there")
    assert refused(match, alice(plug((BOB, 7)))) == ("HD-27", "no-flood-there")


@ruling("HD-28")
def test_any_hamster_of_the_stack_may_plug():
    for chosen, left in (
        ("h", "7:Janitster,Mobster | pile h"),
        ("Mobster", "7:h,Janitster | pile Mobster"),
        ("Janitster", "7:h,Mobster | pile Janitster"),
    ):
        match = table(ROLL, "7:h,Mobster,Janitster")
        go(match, roll(3, 4), alice(DECLINE), alice(plug(7, chosen)))
        assert dam(match, ALICE) == left


@ruling("HD-28")
def test_only_a_hamster_of_that_card_plugs():
    match = table(ROLL, "7:Mobster,Janitster 8:h,Napster")
    go(match, roll(3, 4), alice(DECLINE))
    for hamster in ("h", "Napster", "Buffster"):
        assert refused(match, alice(plug(7, hamster))) == ("HD-28", "not-on-that-card")


@ruling("HD-29")
def test_where_a_hamster_stands_it_must_plug():
    match = table(ROLL, "7:Janitster,h")
    go(match, roll(3, 4))
    assert refused(match, alice(let_in(7))) == ("HD-29", "must-plug")
    match = table(ROLL, "7:Janitster")
    go(match, roll(3, 4))
    assert dam(match, ALICE) == "| pile Janitster", "alone it has no choice"


@ruling("HD-29")
@pytest.mark.parametrize(
    ("line", "ability"),
    [
        ("7:h 8:Blobster", use("Blobster", 7)),
        ("7:h 9:Ninjaster", use("Ninjaster")),
        ("7:h 9:Mobster", use("Mobster", -1)),
    ],
)
def test_it_need_not_plug_if_the_flood_is_stopped_ignored_or_shifted(line, ability):
    match = table(ROLL, line)
    go(match, roll(3, 4), alice(ability))
    assert dam(match, ALICE).startswith(("7:h", "6:~ 7:h"))


@ruling("HD-31")
def test_a_flood_on_a_wet_card_brings_one_token_to_the_town_however_much_lies_there():
    match = table(ROLL, "7:~~~")
    go(match, roll(3, 4))
    assert dam(match, ALICE) == "7:~~~ | town 1"
    assert told(match, Inundated) == [Inundated(ALICE, spot(match.state, ALICE, 7), 7, 1)]


@ruling("HD-37")
def test_an_empty_reservoir_is_no_end_of_the_water():
    full = " ".join(f"{number}:~~" for number in range(3, 12))
    match = table(ROLL, full, full.replace("11:~~", ""))
    assert match.state.reservoir() == 0
    go(match, roll(1, 1), roll(3, 4))
    assert match.state.reservoir() == -4
    assert [town for town in match.state.town] == [1, 1]


@ruling("HD-72")
def test_a_seat_without_hamsters_rolls_and_takes_the_floods():
    match = table(ROLL, "", "7:h | pile h")
    go(match, roll(3, 4), roll(3, 4), roll(3, 4))
    assert dams(match) == ["7:~ | town 2", "7:~ | pile hh | town 1"]
    assert match.state.roller == BOB and asked(match) == ((CHANCE,), "RollDice")
    go(match, roll(1, 1))
    assert match.state.roller == ALICE, "it rolls again"


@ruling("HD-79")
def test_a_seat_meets_all_its_floods_before_the_next_does():
    match = table(ROLL, THREE_SEVENS + "7:h,Momster 7b:h", "7:h,Janitster", "7:h,Janitster2", turn=1)
    go(match, roll(3, 4))
    assert asked(match) == ((BOB,), "PlugHole")
    go(match, bob(plug(7)))
    assert asked(match) == ((CATHLEEN,), "PlugHole")
    go(match, cathleen(plug(7)))
    go(match, alice(let_in("7c")))
    assert asked(match) == ((ALICE,), "PlugHole")
    go(match, alice(plug("7", "Momster")))
    assert [event.seat for event in told(match, Plugged)] == [BOB, CATHLEEN, ALICE, ALICE]


@ruling("HD-79")
def test_breaches_go_seat_by_seat_from_the_roller_too():
    match = table(ROLL, "7:~ | town 2", "7:~ | town 2", "7:~ | town 2", turn=1)
    go(match, roll(3, 4))
    order = []
    while asked(match)[1] == "Breach":
        ((seat,), _) = asked(match)
        order.append(seat)
        go(match, (seat, match.actions(seat)[0]))
    assert order == [BOB, CATHLEEN, ALICE]
