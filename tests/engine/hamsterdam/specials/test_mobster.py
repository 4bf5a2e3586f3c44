"""Mobster lets any roll count one more or less for its owner."""

import pytest

from tests.engine.hamsterdam.language import (
    ALICE,
    DECLINE,
    ROLL,
    alice,
    bob,
    counts,
    dam,
    dams,
    go,
    refused,
    roll,
    ruling,
    table,
    use,
    uses,
)


@ruling("HD-23")
def test_only_the_shifted_number_is_resolved_and_for_its_owner_only():
    match = table(ROLL, "7:h 8:hh 12:Mobster", "7:h 8:h")
    go(match, roll(3, 4), alice(use("Mobster", 1)))
    assert dams(match) == ["7:h 8:h 12:h | pile h", "8:h | pile h"]


@ruling("HD-23")
def test_it_may_be_a_number_that_one_does_not_have():
    match = table(ROLL, "x12 7:Mobster", "")
    go(match, roll(5, 6), alice(use("Mobster", 1)))
    assert dams(match) == ["7:h x12", "11:~"]


@ruling("HD-23")
@pytest.mark.parametrize(("dice", "by"), [((1, 1), [(1,)]), ((6, 6), [(-1,)]), ((3, 4), [(1,), (-1,)])])
def test_the_number_stays_within_two_and_twelve(dice, by):
    match = table(ROLL, "7:Mobster")
    go(match, roll(*dice))
    assert uses(match, ALICE, "Mobster") == by
    for wrong in (2, 0, 13):
        assert refused(match, alice(use("Mobster", wrong))) == ("HD-23", "impossible-number")


@ruling("HD-23")
def test_two_may_act_together():
    match = table(ROLL, "2:Mobster,Mobster2 9:h")
    go(match, roll(3, 4), alice(use("Mobster", 1)), alice(use("Mobster2", 1)))
    assert dam(match, ALICE) == "2:hh | pile h"


@ruling("HD-68")
def test_it_turns_where_it_stands():
    match = table(ROLL, "", "5:Mobster 8:h")
    go(match, roll(3, 4), bob(use("Mobster", 1)))
    assert dams(match) == ["7:~", "5:h | pile h"], "on a roll of somebody else too"


def test_it_may_be_declined():
    match = table(ROLL, "7:h 9:Mobster")
    go(match, roll(3, 4), alice(DECLINE))
    assert dam(match, ALICE) == "9:Mobster | pile h"


@ruling("HD-62", "HD-63")
def test_copied_it_counts_for_the_copycatsters_owner_only():
    match = table(ROLL, "2:Copycatster", "5:Mobster")
    go(match, roll(3, 4), alice(use("Copycatster", -1, copies="Mobster")))
    assert counts(match) == [6, 7]
    go(match, bob(DECLINE))
    assert dams(match) == ["6:~ | pile Copycatster", "5:Mobster 7:~"]
