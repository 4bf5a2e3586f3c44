"""Twinster and its twin: when one goes to the pile, so does the other."""

from tests.engine.hamsterdam.language import (
    ALICE,
    MOVE,
    ROLL,
    alice,
    collapse,
    dam,
    go,
    move,
    plug,
    refused,
    roll,
    ruling,
    table,
    use,
)

TWO_SEVENS = "2,3,7,5,7,6,8,9,10,11,12;"


@ruling("HD-35")
def test_if_one_plugs_the_other_goes_to_the_pile_too():
    match = table(ROLL, "7:Twinster 9:Twinster2")
    go(match, roll(3, 4))
    assert dam(match, ALICE) == "| pile Twinster,Twinster2"


@ruling("HD-35")
def test_the_twin_goes_also_from_a_card_whose_flood_is_still_to_come():
    match = table(ROLL, TWO_SEVENS + "7:Twinster 7b:Twinster2")
    go(match, roll(3, 4), alice(plug("7", "Twinster")))
    assert dam(match, ALICE) == "7b:~ | pile Twinster,Twinster2"


@ruling("HD-35", "HD-27")
def test_the_order_of_the_floods_is_the_owners_to_choose():
    match = table(ROLL, TWO_SEVENS + "7:Twinster,h 7b:Twinster2")
    go(match, roll(3, 4))
    assert len(match.actions(ALICE)) == 3
    go(match, alice(plug("7b", "Twinster2")))
    assert dam(match, ALICE) == "| pile h,Twinster,Twinster2"


@ruling("HD-35")
def test_a_twin_in_the_pile_stays_there():
    match = table(ROLL, "7:Twinster | pile Twinster2")
    go(match, roll(3, 4))
    assert dam(match, ALICE) == "| pile Twinster,Twinster2"


@ruling("HD-35")
def test_if_one_leaves_the_game_the_other_stays():
    match = table(MOVE, "7:Twinster 8:~ 5:Twinster2")
    go(match, alice(move("Twinster", 7, 8)))
    assert dam(match, ALICE) == "5:Twinster2 | out 1"


@ruling("HD-35", "HD-44")
def test_the_last_card_that_flips_sends_both():
    match = table(ROLL, "x2 x3 x4 x5 x6 7:~ 8:Twinster,Twinster2 x9 x10 x11 x12 | town 12", "", "")
    go(match, roll(3, 4), alice(collapse(7)))
    assert dam(match, ALICE).endswith("| pile Twinster,Twinster2 | town 14")


@ruling("HD-66")
def test_it_cannot_be_copied_and_has_no_ability_to_be_called():
    match = table(ROLL, "7:Copycatster,h", "9:Twinster 5:Cheekster")
    go(match, roll(3, 4))
    assert refused(match, alice(use("Copycatster", copies="Twinster"))) == ("HD-66", "not-to-be-copied")


@ruling("HD-35")
def test_its_own_has_no_ability_to_be_called_either():
    match = table(ROLL, "7:h,Twinster 9:Twinster2")
    go(match, roll(3, 4))
    assert refused(match, alice(use("Twinster"))) == ("HD-35", "passive")
