"""Bombster, for a skipped movement: a flood on any card of another dam."""

from tests.engine.hamsterdam.language import (
    ALICE,
    BOB,
    CATHLEEN,
    DECLINE,
    DONE,
    MOVE,
    SKIP,
    alice,
    asked,
    bob,
    cathleen,
    collapse,
    dam,
    dams,
    go,
    may,
    plug,
    refused,
    ruling,
    spots,
    table,
    use,
    uses,
)


@ruling("HD-53")
def test_it_floods_one_standing_card_of_another_dam_and_turns():
    match = table(MOVE, "5:Bombster", "2,3,7,7,6,7,8,9,10,11,12;", "x2 x12")
    go(match, alice(SKIP))
    targets = uses(match, ALICE, "Bombster")
    assert targets == spots(match, BOB, 2, 3, 7, "7b", 6, "7c", 8, 9, 10, 11, 12) + [(n,) for n in range(23, 32)]
    go(match, alice(use("Bombster", (BOB, "7b"))))
    assert dams(match) == ["5:h", "7b:~", "x2 x12"], "one card, not a number"


@ruling("HD-53")
def test_its_owner_meets_it_at_once():
    match = table(MOVE, "5:Bombster", "7:h,Cheekster")
    go(match, alice(SKIP), bob(DONE), alice(use("Bombster", (BOB, 7))))
    assert asked(match) == ((BOB,), "PlugHole")
    assert may(match, bob(plug(7))) and may(match, bob(use("Cheekster")))
    go(match, bob(plug(7)))
    assert dams(match) == ["5:h", "7:Cheekster | pile h"]


@ruling("HD-53")
def test_nobody_reacts_to_it_as_to_a_roll():
    match = table(MOVE, "5:Bombster", "5:Napster,Mobster,Ninjaster 7:h")
    go(match, alice(SKIP), bob(DONE), alice(use("Bombster", (BOB, 7))))
    assert dam(match, BOB) == "5:Mobster,Napster,Ninjaster | pile h"


@ruling("HD-53")
def test_a_breach_is_met_right_after_it():
    match = table(MOVE, "5:Bombster", "7:~ | town 2", "5:Momster | pile h")
    go(match, alice(SKIP), cathleen(SKIP), alice(use("Bombster", (BOB, 7))))
    assert asked(match) == ((BOB,), "Breach")
    go(match, bob(collapse(2)))
    assert asked(match) == ((CATHLEEN,), "UseSkip")


@ruling("HD-53")
def test_neither_its_own_dam_nor_a_flipped_card():
    match = table(MOVE, "5:Bombster", "x2")
    go(match, alice(SKIP))
    assert refused(match, alice(use("Bombster", 7))) == ("HD-53", "no-target-of-a-bomb")
    assert refused(match, alice(use("Bombster", (BOB, 2)))) == ("HD-53", "no-target-of-a-bomb")
    assert refused(match, alice(use("Bombster"))) == ("HD-53", "no-target-of-a-bomb")


@ruling("HD-87")
def test_a_flood_that_ends_the_game_ends_it_at_once():
    match = table(MOVE, "5:Bombster", "7:~ | town 9", "5:Momster | pile h", game="classic")
    match.state.town[ALICE] = 5
    go(match, alice(SKIP), cathleen(SKIP), alice(use("Bombster", (BOB, 7))))
    assert match.waiting == () and dam(match, CATHLEEN) == "5:Momster | pile h"


def test_it_may_be_declined():
    match = table(MOVE, "5:Bombster")
    go(match, alice(SKIP), alice(DECLINE))
    assert dams(match) == ["5:Bombster", ""]


@ruling("HD-62", "HD-67")
def test_copied_it_takes_the_copycatster_to_the_pile():
    match = table(MOVE, "5:Copycatster", "7:Bombster")
    assert refused(match, alice(use("Copycatster", (BOB, 9), copies="Bombster"))) == ("HD-51", "only-after-skipping")
    go(match, alice(SKIP), bob(DONE), alice(use("Copycatster", (BOB, 9), copies="Bombster")))
    assert dams(match) == ["| pile Copycatster", "7:Bombster 9:~"]
