"""Contractster, for a skipped movement: a token of the own dam goes to the next card."""

from tests.engine.hamsterdam.language import (
    ALICE,
    BOB,
    DECLINE,
    DONE,
    MOVE,
    SKIP,
    alice,
    bob,
    dam,
    dams,
    go,
    refused,
    ruling,
    table,
    use,
    uses,
)


@ruling("HD-55")
def test_a_token_goes_to_a_neighbouring_card_where_tokens_may_pile_up():
    match = table(MOVE, "5:Contractster 8:~ 9:~~")
    go(match, alice(SKIP))
    assert uses(match, ALICE, "Contractster") == [(6, 5), (6, 7), (7, 6), (7, 8)]
    go(match, alice(use("Contractster", 8, 9)))
    assert dam(match, ALICE) == "5:Contractster 9:~~~", "one token, and it stays"


@ruling("HD-55")
def test_not_onto_hamsters_and_not_onto_a_flipped_card():
    match = table(MOVE, "x2 3:~ 4:Contractster 8:~ 9:h 7:Napster 12:~ 11:~", "2:~")
    go(match, alice(SKIP))
    assert uses(match, ALICE, "Contractster") == [(9, 8), (9, 10), (10, 9)]
    for aim in ((3, 2), (3, 4), (8, 7), (8, 9), (12, (BOB, 2)), (8, 10), (9, 10)):
        assert refused(match, alice(use("Contractster", *aim))) == ("HD-55", "no-such-shift")


@ruling("HD-55")
def test_on_no_dam_but_its_owners():
    match = table(MOVE, "5:Contractster 12:~", "2:~ 7:~")
    go(match, alice(SKIP))
    assert refused(match, alice(use("Contractster", (BOB, 7), (BOB, 8)))) == ("HD-55", "no-such-shift")
    assert uses(match, ALICE, "Contractster") == [(10, 9)]


@ruling("HD-55")
def test_a_token_may_join_a_swimster():
    match = table(MOVE, "5:Contractster 8:~ 9:Swimster")
    go(match, alice(SKIP), alice(use("Contractster", 8, 9)))
    assert dam(match, ALICE) == "5:Contractster 9:Swimster,~"


@ruling("HD-55", "HD-76")
def test_a_token_may_join_a_copycatster_that_is_linked_to_a_swimster():
    match = table(MOVE, "5:Contractster 8:~ 9:Copycatster>Swimster", "2:Swimster")
    go(match, alice(SKIP), bob(DONE), alice(use("Contractster", 8, 9)))
    assert dam(match, ALICE) == "5:Contractster 9:Copycatster>Swimster,~"


@ruling("HD-77")
def test_a_token_cannot_join_a_copycatster_that_only_could_copy_a_swimster():
    match = table(MOVE, "5:Contractster 8:~ 9:Copycatster", "2:Swimster")
    go(match, alice(SKIP), bob(DONE))
    assert refused(match, alice(use("Contractster", 8, 9))) == ("HD-55", "no-such-shift")
    assert uses(match, ALICE, "Contractster") == [(6, 5)]


def test_it_may_be_declined_and_used_in_the_next_movement_again():
    match = table(MOVE, "5:Contractster 8:~")
    go(match, alice(SKIP), alice(DECLINE))
    assert dam(match, ALICE) == "5:Contractster 8:~"


@ruling("HD-62")
def test_copied_it_takes_the_copycatster_to_the_pile():
    match = table(MOVE, "5:Copycatster 8:~", "6:Contractster 3:~")
    go(match, alice(SKIP), bob(DONE))
    assert uses(match, ALICE, "Copycatster", "Contractster") == [(6, 5), (6, 7)], "water of its own dam"
    go(match, alice(use("Copycatster", 8, 9, copies="Contractster")))
    assert dams(match) == ["9:~ | pile Copycatster", "3:~ 6:Contractster"]
