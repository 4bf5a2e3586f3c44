"""Copycatster uses the ability of any other special in play."""

import pytest

from tests.engine.hamsterdam.language import (
    ALICE,
    BOB,
    DECLINE,
    DONE,
    MOVE,
    ROLL,
    SKIP,
    alice,
    asked,
    bob,
    cathleen,
    dam,
    dams,
    dice,
    go,
    may,
    plug,
    refused,
    roll,
    ruling,
    table,
    use,
    uses,
)


@ruling("HD-61")
def test_it_copies_specials_of_its_own_and_of_other_dams():
    match = table(ROLL, "5:Copycatster,Buffster", "7:Spinster")
    go(match, roll(1, 2))
    assert uses(match, ALICE, "Copycatster", "Buffster") == [()]
    assert len(uses(match, ALICE, "Copycatster", "Spinster")) == 10


@ruling("HD-61")
def test_neither_what_lies_in_a_pile_nor_what_has_turned():
    match = table(ROLL, "5:Copycatster,Buffster | pile Physicister", "7:Spinster | pile Physicister2")
    go(match, roll(1, 2), alice(use("Buffster")))
    for model in ("Physicister", "Physicister2", "Buffster", "Buffster2"):
        assert refused(match, alice(use("Copycatster", copies=model))) == ("HD-61", "nobody-to-copy")
    assert refused(match, alice(use("Copycatster"))) == ("HD-61", "nobody-to-copy")


@ruling("HD-61")
def test_nobody_else_copies():
    match = table(ROLL, "5:Buffster,Spinster")
    go(match, roll(1, 2))
    assert refused(match, alice(use("Buffster", copies="Spinster"))) == ("HD-61", "copies-nothing")


@ruling("HD-62")
def test_it_goes_to_its_owners_pile_after_use_copycatster_side_up():
    match = table(ROLL, "", "5:Copycatster", "7:Mobster")
    go(match, roll(1, 2), bob(use("Copycatster", 1, copies="Mobster")), cathleen(DECLINE))
    assert dams(match) == ["3:~", "4:~ | pile Copycatster", "3:~ 7:Mobster"]


@ruling("HD-63")
def test_the_copied_one_may_act_itself():
    match = table(ROLL, "5:Copycatster,Buffster")
    go(match, roll(1, 2), alice(use("Copycatster", copies="Buffster")), alice(use("Buffster")))
    assert dice(match) == (1, 2)
    assert dam(match, ALICE) == "3:~ 5:h | pile Copycatster"


@ruling("HD-66")
def test_it_copies_neither_twinster_nor_another_copycatster():
    match = table(ROLL, "7:Copycatster 8:Copycatster2", "9:Twinster 5:Cheekster")
    go(match, roll(3, 4))
    for model in ("Copycatster2", "Copycatster", "Twinster"):
        assert refused(match, alice(use("Copycatster", copies=model))) == ("HD-66", "not-to-be-copied")


@ruling("HD-67")
@pytest.mark.parametrize(
    ("model", "target"),
    [
        ("Bombster", ((BOB, 7),)),
        ("Contractster", (8, 9)),
        ("Huckster", ((BOB, 3), (BOB, 4))),
        ("Momster", ("h", "h")),
    ],
)
def test_an_ability_that_needs_a_skip_needs_it_copied_too(model, target):
    match = table(MOVE, "5:Copycatster 8:~ | pile hh", f"3:h,{model}")
    assert refused(match, alice(use("Copycatster", *target, copies=model))) == ("HD-51", "only-after-skipping")
    go(match, alice(SKIP), bob(DONE))
    assert may(match, alice(use("Copycatster", *target, copies=model)))


@ruling("HD-76")
@pytest.mark.parametrize("model", ["Cheekster", "Swimster"])
def test_linked_it_copies_nothing_else(model):
    marker = "*" * (model == "Cheekster")
    match = table(ROLL, f"5:Copycatster{marker}>{model},Spinster", f"7:{model} 8:Buffster")
    go(match, roll(1, 2))
    assert uses(match, ALICE, "Copycatster", "Buffster") == []
    assert refused(match, alice(use("Copycatster", copies="Buffster"))) == ("HD-76", "linked-already")


@ruling("HD-64")
def test_plugging_ends_the_link():
    match = table(ROLL, "7:h,Copycatster>Swimster", "8:Swimster 7:h")
    go(match, roll(3, 4), alice(plug(7, "Copycatster")))
    assert dam(match, ALICE) == "7:h | pile Copycatster"
    assert match.state.link == [-1, -1]


@ruling("HD-79")
def test_one_choice_can_depend_on_another_and_so_seats_choose_in_order():
    match = table(ROLL, "7:Cheekster,h", "7:Copycatster")
    go(match, roll(3, 4))
    assert asked(match) == ((ALICE,), "PlugHole")
    go(match, alice(plug(7, "Cheekster")))
    assert dams(match) == ["7:h | pile Cheekster", "| pile Copycatster"], "there was nobody left to copy"


@ruling("HD-12")
def test_moments_that_its_symbols_do_not_name_are_closed():
    match = table(ROLL, "5:Copycatster,Spinster", "7:Buffster", cards="Copycatster=flood/pile")
    go(match, roll(1, 2))
    assert refused(match, alice(use("Copycatster", copies="Buffster"))) == ("HD-12", "not-with-these-cards")
