"""Buffster turns both dice over after its owner's own roll."""

import pytest

from hamster_table.engine.hamsterdam.events import DiceTurned
from tests.engine.hamsterdam.language import (
    ALICE,
    DECLINE,
    ROLL,
    alice,
    bob,
    dam,
    dams,
    dice,
    go,
    refused,
    roll,
    ruling,
    table,
    told,
    use,
)


@pytest.mark.parametrize("a", range(1, 7))
def test_both_dice_show_their_opposite_sides(a):
    match = table(ROLL, "x2 5:Buffster")
    go(match, roll(a, 2), alice(use("Buffster")))
    assert dice(match) == (7 - a, 5)
    assert told(match, DiceTurned) == [DiceTurned(ALICE, 7 - a, 5, "buffster")]


@ruling("HD-68")
def test_it_turns_where_it_stands():
    match = table(ROLL, "12:h,Buffster")
    go(match, roll(1, 2), alice(use("Buffster")))
    assert dam(match, ALICE) == "11:~ 12:hh"


def test_it_may_be_declined():
    match = table(ROLL, "12:Buffster")
    go(match, roll(1, 2), alice(DECLINE))
    assert dams(match) == ["3:~ 12:Buffster", "3:~"]


@ruling("HD-20")
def test_after_no_other_roll():
    match = table(ROLL, "", "12:Buffster")
    go(match, roll(1, 2))
    assert dams(match) == ["3:~", "3:~ 12:Buffster"], "Bob was not asked"


def test_it_needs_no_target():
    match = table(ROLL, "12:Buffster")
    go(match, roll(1, 2))
    assert refused(match, alice(use("Buffster", 7))) == ("HD-17", "no-target-needed")


@ruling("HD-68")
def test_plugging_it_is_an_ordinary_hamster_and_stays_special():
    match = table(ROLL, "7:Buffster")
    go(match, roll(3, 4), alice(DECLINE))
    assert dam(match, ALICE) == "| pile Buffster"


@ruling("HD-62", "HD-63", "HD-20")
def test_copied_by_the_roller_it_stays_and_the_copycatster_goes_to_the_pile():
    match = table(ROLL, "5:Copycatster", "7:Buffster")
    go(match, roll(1, 2), alice(use("Copycatster", copies="Buffster")))
    assert dice(match) == (6, 5)
    assert dams(match) == ["11:~ | pile Copycatster", "7:Buffster 11:~"]
    go(match, roll(2, 2), bob(DECLINE))
    assert dams(match)[0] == "4:~ 11:~ | pile Copycatster"
