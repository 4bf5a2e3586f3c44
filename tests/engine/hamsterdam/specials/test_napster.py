"""Napster may move one card after each roll of anybody."""

from hamster_table.engine.hamsterdam.events import HamsterMoved, WentToPile
from hamster_table.engine.kernel import CHANCE
from tests.engine.hamsterdam.language import (
    ALICE,
    BOB,
    DECLINE,
    MOVE,
    ROLL,
    alice,
    asked,
    bob,
    dam,
    dams,
    go,
    keep,
    refused,
    roll,
    ruling,
    table,
    told,
    use,
    uses,
)


@ruling("HD-22")
def test_it_moves_to_a_dry_neighbour_before_the_water_comes():
    match = table(ROLL, "6:Napster")
    go(match, roll(3, 4), alice(use("Napster", 7)))
    assert dam(match, ALICE) == "| pile Napster", "it has joined the endangered card, and plugs"
    match = table(ROLL, "7:Napster")
    go(match, roll(3, 4), alice(use("Napster", 8)))
    assert dam(match, ALICE) == "7:~ 8:Napster", "it has left it"


@ruling("HD-22", "HD-84")
def test_it_moves_only_to_a_standing_dry_card_next_to_it():
    match = table(ROLL, "x2 3:Napster 4:~ 9:Napster2", "9:h")
    go(match, roll(3, 4))
    assert uses(match, ALICE, "Napster") == []
    for card in (2, 3, 4, 5):
        assert refused(match, alice(use("Napster", card))) == ("HD-22", "no-dry-neighbour")
    match = table(ROLL, "x2 3:Napster 4:~")
    go(match, roll(3, 4))
    assert asked(match) == ((CHANCE,), "RollDice"), "nowhere to go"
    match = table(ROLL, "12:Napster 11:~")
    go(match, roll(3, 4))
    assert asked(match) == ((CHANCE,), "RollDice"), "the first card of the next dam is no neighbour"


@ruling("HD-22")
def test_once_a_turn_of_anybody_and_again_in_the_next():
    match = table(ROLL, "", "3:Napster")
    go(match, roll(3, 4), bob(use("Napster", 4)))
    assert asked(match) == ((CHANCE,), "RollDice")
    go(match, roll(3, 4), bob(use("Napster", 5)))
    assert dam(match, BOB) == "5:Napster 7:~ | town 1"


@ruling("HD-21", "HD-22")
def test_it_moves_when_the_number_stands_and_a_physicister_brings_no_new_turn():
    match = table(ROLL, "3:Napster 5:Physicister")
    go(match, roll(3, 4))
    assert refused(match, alice(use("Napster", 4))) == ("HD-17", "only-after-a-roll")
    go(match, alice(use("Physicister")), roll(5, 5), alice(keep(5, 5)))
    assert asked(match) == ((ALICE,), "React")
    go(match, alice(use("Napster", 4)))
    assert asked(match) == ((CHANCE,), "RollDice")
    assert dam(match, ALICE) == "4:Napster 5:h 10:~"


def test_it_may_be_declined():
    match = table(ROLL, "3:Napster")
    go(match, roll(3, 4), alice(DECLINE))
    assert dam(match, ALICE) == "3:Napster 7:~"


def test_in_no_other_phase():
    match = table(MOVE, "3:Napster")
    assert refused(match, alice(use("Napster", 4))) == ("HD-17", "only-after-a-roll")


@ruling("HD-65")
def test_copied_the_copycatster_moves_and_then_goes_to_the_pile():
    match = table(ROLL, "3:Copycatster", "9:Napster")
    go(match, roll(3, 4), alice(use("Copycatster", 4, copies="Napster")), bob(DECLINE))
    assert dams(match) == ["7:~ | pile Copycatster", "7:~ 9:Napster"]
    assert [type(event) for event in told(match, HamsterMoved, WentToPile)] == [HamsterMoved, WentToPile]
