"""Ninjaster lets its owner ignore a roll."""

import pytest

from hamster_table.engine.hamsterdam.turn import REACT
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
    may,
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


@ruling("HD-25")
def test_nobody_is_asked_only_whether_to_ignore_a_roll_once_more():
    match = table(ROLL, "3:Ninjaster,Ninjaster2 5:Copycatster")
    go(match, roll(3, 4), alice(use("Ninjaster2")))
    assert dam(match, ALICE) == "3:Ninjaster 5:Copycatster | pile h"
    assert asked(match) == ((CHANCE,), "RollDice")


@ruling("HD-25", "HD-81")
@pytest.mark.parametrize("stage", range(3))
def test_who_is_asked_may_ignore_once_more_a_roll_that_is_ignored_already(stage):
    match = table(ROLL, "7:h 9:Copycatster,Ninjaster")
    go(match, roll(3, 4))
    match.state.counts[ALICE], match.state.agenda[-1] = 0, REACT[ALICE][stage]
    assert may(match, alice(use("Ninjaster"))) and may(match, alice(use("Copycatster", copies="Ninjaster")))
    go(match, alice(use("Copycatster", copies="Ninjaster")))
    assert dam(match, ALICE) == "7:h 9:Ninjaster | pile Copycatster"


@ruling("HD-24")
def test_it_needs_no_target():
    match = table(ROLL, "3:Ninjaster")
    go(match, roll(3, 4))
    assert refused(match, alice(use("Ninjaster", 7))) == ("HD-24", "no-target-needed")


def test_in_no_other_phase():
    match = table(MOVE, "3:Ninjaster")
    assert refused(match, alice(use("Ninjaster"))) == ("HD-17", "only-after-a-roll")


@ruling("HD-75", "HD-62")
def test_copied_the_copycatster_lies_in_the_pile_special_side_up():
    match = table(ROLL, "3:Copycatster 7:h", "9:Ninjaster")
    go(match, roll(3, 4), alice(use("Copycatster", copies="Ninjaster")), bob(DECLINE))
    assert dams(match) == ["7:h | pile Copycatster", "7:~ 9:Ninjaster"]
