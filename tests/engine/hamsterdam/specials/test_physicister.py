"""Physicister rolls again after its owner's own roll, and one of the two rolls is kept."""

from hamster_table.engine.hamsterdam.events import DiceTurned
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.messages import sentence
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
    keep,
    may,
    refused,
    roll,
    ruling,
    table,
    told,
    use,
)


@ruling("HD-21")
def test_both_dice_are_rolled_again_and_either_roll_may_be_kept():
    for kept in ((1, 2), (5, 6)):
        match = table(ROLL, "9:Physicister")
        go(match, roll(1, 2), alice(use("Physicister")))
        assert asked(match) == ((CHANCE,), "RollAgain")
        go(match, roll(5, 6))
        assert asked(match) == ((ALICE,), "ChooseRoll")
        assert refused(match, alice(keep(1, 6))) == ("HD-21", "old-or-new")
        assert refused(match, alice(keep(6, 5))) == ("HD-21", "old-or-new")
        go(match, alice(keep(*kept)))
        assert dam(match, ALICE) == ("3:~ 9:h" if kept == (1, 2) else "9:h 11:~")


@ruling("HD-21")
def test_the_old_roll_is_what_the_dice_showed_just_before():
    match = table(ROLL, "9:Physicister,Buffster")
    go(match, roll(1, 2), alice(use("Buffster")), alice(use("Physicister")), roll(3, 3))
    assert may(match, alice(keep(6, 5))) and refused(match, alice(keep(1, 2))) == ("HD-21", "old-or-new")


@ruling("HD-21")
def test_it_needs_no_target():
    match = table(ROLL, "9:Physicister")
    go(match, roll(1, 2))
    assert refused(match, alice(use("Physicister", 9))) == ("HD-21", "no-target-needed")


def test_the_story_says_no_sentence_twice():
    for kept in ((1, 2), (5, 6)):
        match = table(ROLL, "9:Physicister")
        go(match, roll(1, 2), alice(use("Physicister")), roll(5, 6), alice(keep(*kept)))
        said = [sentence(event, ["Alice", "Bob"]) for event in told(match, DiceTurned)]
        assert said == ["The dice now show 5 and 6.", f"Alice keeps {kept[0]} and {kept[1]}."]


def test_equal_dice_leave_no_choice():
    match = table(ROLL, "9:Physicister")
    go(match, roll(1, 2), alice(use("Physicister")), roll(1, 2))
    assert dam(match, ALICE) == "3:~ 9:h"


def test_after_it_the_other_dice_specials_may_act():
    match = table(ROLL, "9:Physicister,Buffster")
    go(match, roll(1, 2), alice(use("Physicister")), roll(3, 3), alice(keep(3, 3)), alice(use("Buffster")))
    assert dice(match) == (4, 4)


def test_it_may_be_declined():
    match = table(ROLL, "9:Physicister")
    go(match, roll(1, 2), alice(DECLINE))
    assert dam(match, ALICE) == "3:~ 9:Physicister"


@ruling("HD-62", "HD-63")
def test_copied_it_stays_and_the_copycatster_goes_to_the_pile():
    match = table(ROLL, "9:Copycatster", "2:Physicister")
    go(match, roll(1, 2), alice(use("Copycatster", copies="Physicister")), roll(2, 2), alice(keep(2, 2)))
    assert dams(match) == ["4:~ | pile Copycatster", "2:Physicister 4:~"]
