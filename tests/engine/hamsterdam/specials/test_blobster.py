"""Blobster stops a flood on its own card or next door, and goes to the pile."""

from tests.engine.hamsterdam.language import (
    ALICE,
    BOB,
    DONE,
    MOVE,
    ROLL,
    SKIP,
    alice,
    asked,
    bob,
    dam,
    dams,
    go,
    let_in,
    plug,
    refused,
    roll,
    ruling,
    table,
    use,
)

TWO_SEVENS = "2,3,7,5,7,6,8,9,10,11,12;"


@ruling("HD-32")
def test_it_stops_a_flood_on_either_card_next_to_it_and_goes_to_the_pile():
    for card in (6, 8):
        match = table(ROLL, f"{card}:Blobster")
        go(match, roll(3, 4), alice(use("Blobster", 7)))
        assert dam(match, ALICE) == "| pile Blobster"


@ruling("HD-29", "HD-32")
def test_it_may_spare_a_hamster_next_door():
    match = table(ROLL, "6:Blobster 7:h")
    go(match, roll(3, 4))
    assert asked(match) == ((ALICE,), "PlugHole")
    go(match, alice(use("Blobster", 7)))
    assert dam(match, ALICE) == "7:h | pile Blobster"


def test_it_may_let_the_water_come():
    match = table(ROLL, "6:Blobster")
    go(match, roll(3, 4), alice(let_in(7)))
    assert dam(match, ALICE) == "6:Blobster 7:~"
    match = table(ROLL, "6:Blobster 7:~")
    go(match, roll(3, 4), alice(use("Blobster", 7)))
    assert dam(match, ALICE) == "7:~ | pile Blobster", "what lies there stays"


@ruling("HD-32")
def test_no_flood_further_off_on_another_dam_or_beyond_a_flipped_card():
    match = table(ROLL, "5:Blobster 12:Cheekster 7:Janitster,h", "6:h")
    go(match, roll(3, 4))
    assert refused(match, alice(use("Blobster", 7))) == ("HD-32", "not-next-door")
    match = table(ROLL, "12:Blobster 7:Janitster,h", "2:h")
    go(match, roll(3, 4))
    assert refused(match, alice(use("Blobster", (BOB, 2)))) == ("HD-32", "not-next-door")
    match = table(ROLL, "12:Blobster", "2:h")
    go(match, roll(1, 1))
    assert dams(match) == ["2:~ 12:Blobster", "| pile h"], "the first card of the next dam is no neighbour"


@ruling("HD-32")
def test_one_stops_one_flood():
    match = table(ROLL, TWO_SEVENS + "5:Blobster,Blobster2")
    go(match, roll(3, 4), alice(use("Blobster", "7")))
    assert asked(match) == ((ALICE,), "PlugHole")
    go(match, alice(let_in("7b")))
    assert dam(match, ALICE) == "5:Blobster2 7b:~ | pile Blobster"


@ruling("HD-82")
def test_on_the_endangered_card_itself_it_simply_plugs():
    match = table(ROLL, "7:Blobster,h", cards="Blobster=flood/flips/pile")
    go(match, roll(3, 4))
    assert refused(match, alice(use("Blobster", 7))) == ("HD-32", "not-next-door")
    go(match, alice(plug(7, "Blobster")))
    assert dam(match, ALICE) == "7:h | pile Blobster", "special side up, since only its body was used"


def test_after_its_own_flood_only():
    match = table(ROLL, "6:Blobster,Napster 7:Swimster")
    go(match, roll(3, 4))
    assert refused(match, alice(use("Blobster", 7))) == ("HD-29", "only-when-flooded")


@ruling("HD-53")
def test_it_stops_the_flood_of_a_bombster_too():
    match = table(MOVE, "5:Bombster", "8:Blobster")
    go(match, alice(SKIP), bob(DONE), alice(use("Bombster", (BOB, 7))), bob(use("Blobster", 7)))
    assert dams(match) == ["5:h", "| pile Blobster"]


@ruling("HD-62", "HD-63")
def test_copied_it_takes_the_copycatster_to_the_pile_and_blobster_stays():
    match = table(ROLL, "6:Copycatster", "2:Blobster")
    go(match, roll(3, 4), alice(use("Copycatster", 7, copies="Blobster")))
    assert dams(match) == ["| pile Copycatster", "2:Blobster 7:~"]
