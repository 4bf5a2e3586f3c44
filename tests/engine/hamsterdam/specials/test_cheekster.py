"""Cheekster stops two floods: after the first it stays, with a marker."""

from hamster_table.engine.kernel import CHANCE
from tests.engine.hamsterdam.language import (
    ALICE,
    DONE,
    MOVE,
    REDEPLOY,
    ROLL,
    SKIP,
    alice,
    asked,
    bob,
    dam,
    dams,
    go,
    may,
    move,
    plug,
    put,
    refused,
    roll,
    ruling,
    table,
    use,
)


@ruling("HD-34")
def test_at_the_first_stop_it_stays_with_a_marker():
    match = table(ROLL, "7:Cheekster")
    go(match, roll(3, 4), alice(use("Cheekster")))
    assert dam(match, ALICE) == "7:Cheekster*", "it has plugged, though it stays"


def test_the_second_stop_takes_it_to_the_pile():
    match = table(ROLL, "7:Cheekster", "7:hh")
    go(match, roll(3, 4), alice(use("Cheekster")), roll(3, 4))
    assert dam(match, ALICE) == "| pile Cheekster", "there was nothing else to do"


@ruling("HD-34", "HD-29")
def test_with_others_on_its_card_it_spares_them():
    match = table(ROLL, "7:hh,Cheekster")
    go(match, roll(3, 4), alice(use("Cheekster")))
    assert dam(match, ALICE) == "7:hh,Cheekster*"


@ruling("HD-82")
def test_it_may_plug_as_an_ordinary_hamster_at_its_first_stop():
    match = table(ROLL, "7:Cheekster")
    go(match, roll(3, 4))
    assert may(match, alice(plug(7, "Cheekster")))
    go(match, alice(plug(7, "Cheekster")))
    assert dam(match, ALICE) == "| pile Cheekster"


@ruling("HD-82")
def test_its_second_stop_is_a_plain_plug():
    match = table(ROLL, "7:h,Cheekster*", "7:h")
    go(match, roll(3, 4))
    assert refused(match, alice(use("Cheekster"))) == ("HD-34", "no-first-stop")
    go(match, alice(plug(7, "Cheekster")))
    assert dam(match, ALICE) == "7:h | pile Cheekster"


@ruling("HD-33")
def test_the_marker_is_no_water():
    match = table(ROLL, "7:Cheekster*", "7:h")
    state = match.state
    assert state.wet(ALICE) == 0 and state.water[5] == 0
    match = table(REDEPLOY, "7:Cheekster* 8:Janitster 9:~ | pile h")
    go(match, alice(put("h", 7)))
    assert dam(match, ALICE) == "7:h,Cheekster* 8:Janitster 9:~", "the card is not flooded"
    go(match, alice(use("Janitster")))
    assert dam(match, ALICE) == "7:h,Cheekster* | out 1", "nor is it swept"


@ruling("HD-33", "HD-55")
def test_the_marker_cannot_be_shifted():
    match = table(MOVE, "7:Cheekster* 5:Contractster")
    go(match, alice(SKIP))
    assert asked(match) == ((CHANCE,), "RollDice"), "there is nothing to shift"


@ruling("HD-33")
def test_deployed_again_it_stops_two_floods_again():
    match = table(ROLL, "7:Cheekster*", turn=11)
    go(match, roll(3, 4))
    assert asked(match) == ((ALICE,), "Redeploy")
    go(match, alice(put("Cheekster", 7)))
    assert dam(match, ALICE) == "7:Cheekster"
    go(match, roll(3, 4))
    assert may(match, alice(use("Cheekster")))


@ruling("HD-33")
def test_the_marker_moves_with_it_and_goes_back_when_it_leaves_the_dam():
    match = table(MOVE, "7:Cheekster* 9:~")
    go(match, alice(move("Cheekster", 7, 8)))
    assert dam(match, ALICE) == "8:Cheekster* 9:~"
    match = table(MOVE, "8:Cheekster* 9:~")
    assert match.state.reservoir() == 35 - 1 - 1 - 1
    go(match, alice(move("Cheekster", 8, 9)))
    assert match.state.marked_mask == 0 and match.state.reservoir() == 34


@ruling("HD-88")
def test_the_marker_comes_from_the_tokens_even_from_an_empty_reservoir():
    full = " ".join(f"{number}:~~" for number in range(2, 11))
    match = table(ROLL, full + " 11:Cheekster", full.replace("10:~~", "").replace("9:~~", "").replace("8:~~", "8:~~~~"))
    assert match.state.reservoir() == 0
    go(match, roll(5, 6), alice(use("Cheekster")))
    assert match.state.reservoir() == -2, "one on Bob's eleven, one on Cheekster"


def test_only_on_its_own_card():
    match = table(ROLL, "6:Cheekster 7:h,Janitster")
    go(match, roll(3, 4))
    assert refused(match, alice(use("Cheekster"))) == ("HD-34", "no-first-stop")


@ruling("HD-64")
def test_copied_the_copycatster_is_linked_and_goes_after_its_second_stop():
    match = table(ROLL, "7:Copycatster", "6:Cheekster 7:hh")
    go(match, roll(3, 4), alice(use("Copycatster", copies="Cheekster")))
    assert dam(match, ALICE) == "7:Copycatster*>Cheekster"
    go(match, roll(3, 4))
    assert dams(match) == ["| pile Copycatster", "6:Cheekster | pile hh"]
    assert match.state.link == [-1, -1] and match.state.marked_mask == 0


@ruling("HD-64")
def test_copied_the_copycatster_goes_as_soon_as_cheekster_leaves_the_dam():
    match = table(ROLL, "7:Copycatster*>Cheekster", "8:Cheekster", turn=1)
    go(match, roll(4, 4), bob(plug(8, "Cheekster")))
    assert dams(match) == ["8:~ | pile Copycatster", "| pile Cheekster"]
    match = table(MOVE, "7:Copycatster*>Cheekster", "8:Cheekster 9:~")
    go(match, alice(DONE), bob(move("Cheekster", 8, 9)))
    assert dams(match) == ["| pile Copycatster", "| out 1"]


@ruling("HD-76")
def test_a_copy_of_a_cheekster_with_a_marker_has_two_stops_of_its_own():
    match = table(ROLL, "7:Copycatster", "6:Cheekster* 7:hh")
    go(match, roll(3, 4), alice(use("Copycatster", copies="Cheekster")))
    assert dams(match) == ["7:Copycatster*>Cheekster", "6:Cheekster* 7:h | pile h"]


@ruling("HD-68")
def test_if_its_symbol_says_so_it_turns_after_the_second_stop():
    match = table(ROLL, "7:Cheekster*", cards="Cheekster=flood/flips/pile")
    go(match, roll(3, 4))
    assert dam(match, ALICE) == "| pile h"
