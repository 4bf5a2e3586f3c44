"""Momster, for a skipped movement: two hamsters of the pile come to her card."""

import pytest

from hamster_table.engine.kernel import CHANCE
from tests.engine.hamsterdam.language import (
    ALICE,
    DECLINE,
    DONE,
    MOVE,
    SKIP,
    alice,
    asked,
    bob,
    dam,
    dams,
    go,
    made,
    refused,
    ruling,
    table,
    use,
    uses,
    who,
)


@ruling("HD-56")
def test_any_two_of_the_pile_come_to_her_card_specials_too():
    match = table(MOVE, "5:Momster 6:h | pile hhh,Napster,Mobster")
    go(match, alice(SKIP))
    h, nap, mob = who("h"), who("Napster"), who("Mobster")
    assert set(uses(match, ALICE, "Momster")) == {(h, h), (h, nap), (h, mob), (mob, nap)}
    go(match, alice(use("Momster", "Mobster", "Napster")))
    assert dam(match, ALICE) == "5:Mobster,Momster,Napster 6:h | pile hhh"


@ruling("HD-84")
def test_exactly_two_where_the_pile_has_two():
    match = table(MOVE, "5:Momster | pile hh")
    go(match, alice(SKIP))
    assert refused(match, alice(use("Momster", "h"))) == ("HD-84", "two-from-the-pile")
    assert refused(match, alice(use("Momster", "h", "h", "h"))) == ("HD-84", "two-from-the-pile")
    assert refused(match, alice(use("Momster", "h", "Napster"))) == ("HD-84", "two-from-the-pile")
    go(match, alice(use("Momster", "h", "h")))
    assert dam(match, ALICE) == "5:hh,Momster"


@ruling("HD-56", "HD-84")
@pytest.mark.parametrize("one", ["h", "Napster"])
def test_one_where_it_has_only_one(one):
    match = table(MOVE, f"5:Momster | pile {one}")
    go(match, alice(SKIP), alice(use("Momster", one)))
    assert match.state.stack(3) == 2


@ruling("HD-56")
@pytest.mark.parametrize("pair", [("h", "Mobster"), ("Mobster", "Napster")])
def test_the_two_are_named_in_one_order_only(pair):
    match = table(MOVE, "5:Momster | pile hh,Mobster,Napster")
    go(match, alice(SKIP))
    assert match.refusal(*made(match, alice(use("Momster", *pair)))) is None
    assert refused(match, alice(use("Momster", *reversed(pair)))) == ("HD-84", "two-from-the-pile")
    assert refused(match, alice(use("Momster", "Mobster", "Mobster"))) == ("HD-84", "two-from-the-pile")
    pairs = uses(match, ALICE, "Momster")
    assert len({tuple(sorted(pair)) for pair in pairs}) == len(pairs), "no pair is offered twice"
    match.play(*made(match, alice(use("Momster", *pair))))
    called = {"h": "5:h,Mobster,Momster | pile h,Napster", "Mobster": "5:Mobster,Momster,Napster | pile hh"}
    assert dam(match, ALICE) == called[pair[0]]


@ruling("HD-84")
def test_nobody_comes_out_of_an_empty_pile():
    match = table(MOVE, "5:Momster", "| pile hh")
    go(match, alice(SKIP))
    assert asked(match) == ((CHANCE,), "RollDice"), "she cannot be used"


def test_it_may_be_declined():
    match = table(MOVE, "5:Momster | pile hh")
    go(match, alice(SKIP), alice(DECLINE))
    assert dam(match, ALICE) == "5:Momster | pile hh"


@ruling("HD-62")
def test_copied_the_hamsters_come_to_the_copycatsters_card_and_it_goes_to_the_pile():
    match = table(MOVE, "5:Copycatster | pile hhh", "9:Momster")
    go(match, alice(SKIP), bob(DONE), alice(use("Copycatster", "h", "h", copies="Momster")))
    assert dams(match) == ["5:hh | pile h,Copycatster", "9:Momster"]
