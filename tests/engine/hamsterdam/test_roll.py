"""The order of things around a roll."""

import pytest

from hamster_table.engine.hamsterdam.events import Flooded, RollMissed
from hamster_table.engine.kernel import CHANCE
from tests.engine.hamsterdam.language import (
    ALICE,
    BOB,
    CATHLEEN,
    DECLINE,
    ROLL,
    alice,
    asked,
    bob,
    cathleen,
    counts,
    dam,
    dice,
    go,
    keep,
    may,
    refused,
    roll,
    ruling,
    table,
    told,
    use,
    uses,
)

ONLY_TWO = "x3 x4 x5 x6 x7 x8 x9 x10 x11 x12"
"""A dam of which only the two stands."""


@ruling("HD-17")
def test_the_rollers_dice_specials_act_in_any_order_and_each_once():
    match = table(ROLL, "5:Buffster 6:Physicister 7:Spinster", turn=0)
    go(match, roll(1, 2))
    assert asked(match) == ((ALICE,), "ChangeRoll")
    go(match, alice(use("Spinster", 0, 6)), alice(use("Physicister")), roll(3, 3), alice(keep(6, 2)))
    assert dice(match) == (6, 2)
    go(match, alice(use("Buffster")))
    assert dice(match) == (1, 5)
    assert asked(match) == ((CHANCE,), "RollDice"), "all three are used"
    match = table(ROLL, "5:Buffster 6:Physicister 7:Spinster", turn=0)
    go(match, roll(1, 2), alice(use("Buffster")), alice(use("Spinster", 1, 6)))
    assert dice(match) == (6, 6)


@ruling("HD-17")
def test_first_the_rollers_dice_then_the_look_for_a_card_then_the_reactions_leftwards_then_the_water():
    match = table(ROLL, "5:Ninjaster", "4:Buffster 5:Ninjaster2", "5:Napster", turn=1)
    go(match, roll(3, 4))
    assert asked(match) == ((BOB,), "ChangeRoll")
    go(match, bob(DECLINE))
    assert asked(match) == ((BOB,), "React")
    go(match, bob(DECLINE))
    assert asked(match) == ((CATHLEEN,), "React")
    go(match, cathleen(DECLINE))
    assert asked(match) == ((ALICE,), "React")
    assert told(match, Flooded) == []
    go(match, alice(DECLINE))
    assert [event.seat for event in told(match, Flooded)] == [BOB, CATHLEEN, ALICE]


@ruling("HD-17")
def test_a_roll_is_changed_before_a_card_is_looked_for():
    match = table(ROLL, "x2 x3 x12 5:Buffster", "x2 x3 x12")
    go(match, roll(1, 1))
    assert asked(match) == ((ALICE,), "ChangeRoll"), "no card yet, but it may still be changed"
    go(match, alice(use("Buffster")))
    assert [event.number for event in told(match, RollMissed)] == [12]
    go(match, roll(1, 1))
    assert [event.number for event in told(match, RollMissed)] == [12, 2]
    assert asked(match) == ((CHANCE,), "RollDice") and match.state.roller == ALICE


@ruling("HD-17", "HD-48")
def test_without_a_standing_card_of_the_number_the_dice_are_rolled_again():
    match = table(ROLL, "x2 x12 7:h", "x2 x12")
    go(match, roll(1, 1), roll(6, 6), roll(3, 4))
    assert [event.number for event in told(match, RollMissed)] == [2, 12]
    assert dam(match, ALICE) == "x2 x12 | pile h"
    assert match.state.roller == BOB


@ruling("HD-48")
def test_one_standing_card_anywhere_is_enough():
    match = table(ROLL, "x2", "2:h")
    go(match, roll(1, 1))
    assert told(match, RollMissed) == [] and dam(match, BOB) == "| pile h"


@ruling("HD-18")
def test_what_a_mobster_could_make_of_a_roll_does_not_count():
    match = table(ROLL, f"2:Mobster {ONLY_TWO}", ONLY_TWO)
    go(match, roll(1, 2))
    assert [event.number for event in told(match, RollMissed)] == [3]
    assert asked(match) == ((CHANCE,), "RollDice")


@ruling("HD-19")
def test_an_ability_used_on_a_roll_that_is_missed_stays_used():
    match = table(ROLL, "x2 x12 5:Buffster,Spinster", "x2 x12")
    go(match, roll(6, 6), alice(use("Buffster")), alice(DECLINE))
    assert [event.number for event in told(match, RollMissed)] == [2]
    go(match, roll(1, 1))
    assert asked(match) == ((ALICE,), "ChangeRoll"), "the other one may still act"
    assert refused(match, alice(use("Buffster"))) == ("HD-12", "not-your-special")
    assert may(match, alice(use("Spinster", 0, 6)))


@ruling("HD-19", "HD-80")
def test_once_a_turn_holds_across_a_roll_that_is_missed():
    match = table(ROLL, "x2 x12 5:Buffster,Spinster", "x2 x12", cards="Buffster=roll; Spinster=roll")
    go(match, roll(6, 6), alice(use("Buffster")), alice(DECLINE), roll(1, 1))
    assert refused(match, alice(use("Buffster"))) == ("HD-80", "used-already")
    go(match, alice(use("Spinster", 0, 6)))
    assert asked(match) == ((CHANCE,), "RollDice")
    go(match, roll(3, 4))
    assert uses(match, ALICE, "Buffster") == []


@ruling("HD-80")
def test_the_next_turn_brings_a_special_that_stays_its_use_again():
    match = table(ROLL, "5:Buffster", "", cards="Buffster=roll")
    go(match, roll(1, 3), alice(use("Buffster")), roll(1, 3), roll(1, 3))
    assert may(match, alice(use("Buffster")))


@ruling("HD-20")
def test_what_works_after_ones_own_roll_works_after_no_other():
    match = table(ROLL, "", "5:Buffster,Napster 6:Physicister 7:Spinster")
    go(match, roll(3, 4))
    assert asked(match) == ((BOB,), "React")
    for ability in (use("Buffster"), use("Physicister"), use("Spinster", 0, 1)):
        assert refused(match, bob(ability)) == ("HD-20", "only-own-roll")


@ruling("HD-25")
def test_an_ability_may_be_used_on_a_roll_that_does_not_concern_its_owner():
    match = table(ROLL, "x2 5:Ninjaster,Mobster")
    go(match, roll(1, 1))
    assert may(match, alice(use("Ninjaster"))) and may(match, alice(use("Mobster", 1)))
    go(match, alice(use("Ninjaster")))
    assert dam(match, ALICE) == "x2 5:Mobster | pile h"


@ruling("HD-78")
def test_a_seat_reacts_with_napsters_then_mobsters_then_ninjasters():
    line = "3:Napster 5:Napster2 7:Mobster 9:Mobster2 11:Ninjaster"
    match = table(ROLL, line)
    go(match, roll(3, 4), alice(use("Napster", 4)), alice(use("Mobster", 1)))
    assert refused(match, alice(use("Napster2", 4))) == ("HD-78", "too-late")
    go(match, alice(use("Mobster2", 1)), alice(use("Ninjaster")))
    assert dam(match, ALICE) == "4:Napster 5:Napster2 7:h 9:h | pile h"
    match = table(ROLL, line)
    go(match, roll(3, 4), alice(use("Ninjaster")))
    assert asked(match)[1] == "RollDice", "after a Ninjaster it is too late for the others"


@ruling("HD-78", "HD-23")
def test_each_reaction_goes_by_the_number_as_it_has_been_shifted():
    match = table(ROLL, "5:Mobster,Mobster2 6:Ninjaster")
    go(match, roll(6, 5), alice(use("Mobster", 1)))
    assert counts(match) == [12, 11]
    assert uses(match, ALICE, "Mobster2") == [(-1,)], "thirteen is no number"


@ruling("HD-25")
@pytest.mark.parametrize(
    ("dam", "is_idle"),
    [("6:Ninjaster x2", True), ("6:Mobster x2", True), ("6:Napster x2", False), ("2:Ninjaster", False)],
)
def test_a_reaction_to_a_roll_that_hits_nothing_here_is_of_no_use_but_a_walk(dam, is_idle):
    match = table(ROLL, dam, "2:h", turn=1)
    go(match, roll(1, 1))
    step = match.state.agenda[-1]
    assert step.seats == (ALICE,) and step.idle(match.state, ALICE) == (DECLINE if is_idle else None)
