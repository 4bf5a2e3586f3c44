"""Huckster, for a skipped movement: an ordinary hamster of another dam goes one card left or right."""

from tests.engine.hamsterdam.language import (
    ALICE,
    BOB,
    DECLINE,
    DONE,
    MOVE,
    ROLL,
    SKIP,
    alice,
    bob,
    dams,
    go,
    may,
    refused,
    roll,
    ruling,
    table,
    use,
    uses,
)


@ruling("HD-54")
def test_an_ordinary_hamster_of_another_dam_moves_one_card():
    match = table(MOVE, "5:Huckster", "2:h 7:hh,Napster")
    go(match, alice(SKIP), bob(DONE))
    assert uses(match, ALICE, "Huckster") == [(11, 12), (16, 15), (16, 17)]
    go(match, alice(use("Huckster", (BOB, 7), (BOB, 8))))
    assert dams(match) == ["5:Huckster", "2:h 7:h,Napster 8:h"]


@ruling("HD-54")
def test_neither_a_special_nor_ones_own_nor_onto_a_flipped_card():
    match = table(MOVE, "5:h,Huckster 12:h", "x2 3:h 9:Napster")
    go(match, alice(SKIP), bob(DONE))
    assert uses(match, ALICE, "Huckster") == [(12, 13)]
    for aim in ((5, 6), ((BOB, 3), (BOB, 2)), ((BOB, 9), (BOB, 10)), ((BOB, 3), (BOB, 5)), (12, (BOB, 2))):
        assert refused(match, alice(use("Huckster", *aim))) == ("HD-54", "no-such-shove")


@ruling("HD-54", "HD-68")
def test_a_special_that_has_turned_is_an_ordinary_hamster():
    match = table(ROLL, "5:Huckster", "9:Buffster", turn=3)
    go(match, roll(1, 2), bob(use("Buffster")), alice(SKIP), bob(DONE))
    assert may(match, alice(use("Huckster", (BOB, 9), (BOB, 10))))


@ruling("HD-54", "HD-50")
def test_onto_a_flooded_card_it_leaves_the_game_with_a_token():
    match = table(MOVE, "5:Huckster", "7:h 8:~~")
    go(match, alice(SKIP), bob(DONE), alice(use("Huckster", (BOB, 7), (BOB, 8))))
    assert dams(match) == ["5:Huckster", "8:~ | out 1"], "Bob's hamster, Bob's loss"


def test_it_may_be_declined():
    match = table(MOVE, "5:Huckster", "7:h")
    go(match, alice(SKIP), bob(DONE), alice(DECLINE))
    assert dams(match) == ["5:Huckster", "7:h"]


@ruling("HD-62")
def test_copied_it_takes_the_copycatster_to_the_pile():
    match = table(MOVE, "5:Copycatster 3:h", "7:h,Huckster")
    go(match, alice(SKIP), bob(DONE))
    assert uses(match, ALICE, "Copycatster", "Huckster") == [(16, 15), (16, 17)], "hamsters of others than Alice"
    go(match, alice(use("Copycatster", (BOB, 7), (BOB, 6), copies="Huckster")))
    assert dams(match) == ["3:h | pile Copycatster", "6:h 7:Huckster"]
