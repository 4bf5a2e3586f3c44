"""Ninjaster lets its owner ignore a roll."""

from hamster_table.engine.kernel import CHANCE
from tests.engine.hamsterdam.language import (
    ALICE,
    BOB,
    DECLINE,
    MOVE,
    ROLL,
    alice,
    asked,
    bob,
    dam,
    dams,
    go,
    refused,
    roll,
    ruling,
    table,
    use,
    w,
    who,
)


@ruling("HD-24")
def test_its_owner_ignores_the_roll_on_all_copies_and_the_others_do_not():
    match = table(ROLL, "2,3,7,7,6,7,8,9,10,11,12;7:h 7b:~ 3:Ninjaster", "7:h")
    go(match, roll(3, 4), alice(use("Ninjaster")))
    assert dams(match) == ["7:h 7b:~ | pile h", "| pile h"]


@ruling("HD-24", "HD-68")
def test_it_lies_in_the_pile_ordinary_side_up():
    match = table(ROLL, "3:Ninjaster", turn=11)
    go(match, roll(3, 4), alice(use("Ninjaster")))
    assert dam(match, ALICE) == "| pile h"
    assert match.state.place[who("Ninjaster")] == w.TURNED


@ruling("HD-68")
def test_a_plain_plug_leaves_it_special():
    match = table(ROLL, "7:Ninjaster")
    go(match, roll(3, 4), alice(DECLINE))
    assert dam(match, ALICE) == "| pile Ninjaster"


@ruling("HD-24")
def test_before_any_flood_is_met_and_on_anybodys_roll():
    match = table(ROLL, "7:h", "7:h 9:Ninjaster")
    go(match, roll(3, 4))
    assert asked(match) == ((BOB,), "React") and dam(match, ALICE) == "7:h"
    go(match, bob(use("Ninjaster")))
    assert dams(match) == ["| pile h", "7:h | pile h"]


@ruling("HD-24")
def test_one_roll_is_ignored_once():
    match = table(ROLL, "3:Ninjaster,Ninjaster2")
    go(match, roll(3, 4), alice(use("Ninjaster2")))
    assert dam(match, ALICE) == "3:Ninjaster | pile h"
    assert asked(match) == ((CHANCE,), "RollDice")


def test_in_no_other_phase():
    match = table(MOVE, "3:Ninjaster")
    assert refused(match, alice(use("Ninjaster"))) == ("HD-17", "only-after-a-roll")


@ruling("HD-75", "HD-62")
def test_copied_the_copycatster_lies_in_the_pile_special_side_up():
    match = table(ROLL, "3:Copycatster 7:h", "9:Ninjaster")
    go(match, roll(3, 4), alice(use("Copycatster", copies="Ninjaster")), bob(DECLINE))
    assert dams(match) == ["7:h | pile Copycatster", "7:~ 9:Ninjaster"]
