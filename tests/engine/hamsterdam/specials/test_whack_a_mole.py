"""Whack-a-Mole plugs, rolls, and lands on a card of that number."""

import pytest

from hamster_table.engine.kernel import CHANCE
from tests.engine.hamsterdam.language import (
    ALICE,
    DECLINE,
    ROLL,
    alice,
    asked,
    dam,
    dams,
    dice,
    go,
    land,
    may,
    plug,
    refused,
    roll,
    ruling,
    table,
    use,
)

SEVENS = "2,3,7,5,7,6,8,9,10,11,12;"


@ruling("HD-36")
def test_it_lands_on_a_card_of_the_rolled_number():
    match = table(ROLL, "7:Whack-a-Mole")
    go(match, roll(3, 4), alice(use("Whack-a-Mole")))
    assert asked(match) == ((CHANCE,), "WhackRoll")
    go(match, roll(5, 5))
    assert dam(match, ALICE) == "10:Whack-a-Mole"


@ruling("HD-36", "HD-68")
@pytest.mark.parametrize(("line", "rest"), [("x12", "x12"), ("12:~", "12:~"), ("12:~,Swimster", "12:Swimster,~")])
def test_with_no_such_card_or_only_flipped_or_flooded_ones_it_goes_to_the_pile_special_side_up(line, rest):
    match = table(ROLL, f"7:Whack-a-Mole {line}")
    go(match, roll(3, 4), alice(use("Whack-a-Mole")), roll(6, 6))
    assert dam(match, ALICE) == f"{rest} | pile Whack-a-Mole"


@ruling("HD-83")
def test_a_card_that_a_swimster_shares_with_water_is_flooded():
    match = table(ROLL, "7:Whack-a-Mole 10:Swimster,~")
    go(match, roll(3, 4), alice(use("Whack-a-Mole")), roll(5, 5))
    assert dam(match, ALICE) == "10:Swimster,~ | pile Whack-a-Mole"


@ruling("HD-36")
def test_of_several_dry_cards_the_owner_chooses():
    match = table(ROLL, "2,3,7,7,7,6,8,9,10,11,12;9:Whack-a-Mole 7b:~")
    go(match, roll(4, 5), alice(use("Whack-a-Mole")), roll(3, 4))
    assert asked(match) == ((ALICE,), "ChooseCard")
    assert may(match, alice(land("7"))) and may(match, alice(land("7c")))
    assert refused(match, alice(land("7b"))) == ("HD-83", "no-landing")
    assert refused(match, alice(land(9))) == ("HD-83", "no-landing")
    go(match, alice(land("7c")))
    assert dam(match, ALICE) == "7b:~ 7c:Whack-a-Mole"


@ruling("HD-83")
def test_it_must_land_if_it_hits_on_its_former_card_too():
    match = table(ROLL, "7:Whack-a-Mole")
    go(match, roll(3, 4), alice(use("Whack-a-Mole")), roll(1, 6))
    assert dam(match, ALICE) == "7:Whack-a-Mole"


@ruling("HD-83")
def test_it_may_land_on_a_card_whose_flood_is_still_to_come():
    match = table(ROLL, SEVENS + "7:Whack-a-Mole")
    go(match, roll(3, 4), alice(use("Whack-a-Mole")), roll(2, 5), alice(land("7b")))
    assert asked(match) == ((ALICE,), "PlugHole")
    go(match, alice(plug("7b", "Whack-a-Mole")))
    assert dam(match, ALICE) == "| pile Whack-a-Mole"


@ruling("HD-36")
def test_it_may_plug_without_jumping():
    match = table(ROLL, "7:Whack-a-Mole")
    go(match, roll(3, 4), alice(plug(7, "Whack-a-Mole")))
    assert dam(match, ALICE) == "| pile Whack-a-Mole"


@ruling("HD-36")
def test_only_when_it_plugs_itself():
    match = table(ROLL, "6:Whack-a-Mole 7:h,Janitster")
    go(match, roll(3, 4))
    assert refused(match, alice(use("Whack-a-Mole"))) == ("HD-36", "not-plugging")


@ruling("HD-36")
def test_nobody_reacts_to_its_roll_and_nothing_is_flooded_by_it():
    match = table(ROLL, "7:Whack-a-Mole 3:Buffster,Napster")
    go(match, roll(3, 4), alice(DECLINE), alice(DECLINE), alice(use("Whack-a-Mole")), roll(5, 5))
    assert dams(match) == ["3:Buffster,Napster 10:Whack-a-Mole", "7:~"]
    assert dice(match) == (3, 4)


@ruling("HD-62", "HD-63")
def test_copied_the_copycatster_lands_on_its_dam():
    match = table(ROLL, "7:Copycatster", "3:Whack-a-Mole")
    go(match, roll(3, 4), alice(use("Copycatster", copies="Whack-a-Mole")), roll(5, 5))
    assert dams(match) == ["10:Copycatster", "3:Whack-a-Mole 7:~"]
    match = table(ROLL, "7:Copycatster x12", "3:Whack-a-Mole")
    go(match, roll(3, 4), alice(use("Copycatster", copies="Whack-a-Mole")), roll(6, 6))
    assert dam(match, ALICE) == "x12 | pile Copycatster"


@ruling("HD-68")
def test_if_its_symbol_says_so_it_turns_after_a_hit_and_not_after_a_miss():
    flips = "Whack-a-Mole=flood/flips"
    match = table(ROLL, "7:Whack-a-Mole", cards=flips)
    go(match, roll(3, 4), alice(use("Whack-a-Mole")), roll(5, 5))
    assert dam(match, ALICE) == "10:h"
    match = table(ROLL, "7:Whack-a-Mole x12", cards=flips)
    go(match, roll(3, 4), alice(use("Whack-a-Mole")), roll(6, 6))
    assert dam(match, ALICE) == "x12 | pile Whack-a-Mole"
