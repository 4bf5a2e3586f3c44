"""Redeployment: hamsters come out of the pile, and water costs them."""

from hamster_table.engine.kernel import CHANCE
from tests.engine.hamsterdam.language import (
    ALICE,
    BOB,
    DONE,
    REDEPLOY,
    alice,
    asked,
    bob,
    dam,
    go,
    may,
    move,
    put,
    refused,
    ruling,
    table,
)


@ruling("HD-57")
def test_a_hamster_from_the_pile_clears_one_token_as_often_as_wanted():
    match = table(REDEPLOY, "5:hhh 6:~~ | pile hh,Napster,Mobster")
    go(match, alice(put("h", 6)))
    assert dam(match, ALICE) == "5:hhh 6:~ | pile h,Mobster,Napster | out 1"
    go(match, alice(put("Napster", 6)))
    assert dam(match, ALICE) == "5:hhh | pile h,Mobster | out 2"
    go(match, alice(put("h", 6)), alice(put("Mobster", 6)))
    assert dam(match, ALICE) == "5:hhh 6:h,Mobster | out 2", "once it is dry, others stay"
    assert match.state.reservoir() == 34


@ruling("HD-57")
def test_hamsters_on_the_dam_stay_where_they_are():
    match = table(REDEPLOY, "5:h,Speedster 6:~ | pile h")
    assert refused(match, alice(put("Speedster", 6))) == ("HD-57", "not-in-the-pile")
    assert refused(match, alice(move("h", 5, 6))) == ("HT-4", "not-this-step")
    go(match, alice(put("h", 5)))
    assert dam(match, ALICE) == "5:hh,Speedster 6:~"
    assert asked(match) == ((CHANCE,), "RollDice"), "there is nobody left to put"


@ruling("HD-57")
def test_only_onto_ones_own_standing_cards():
    match = table(REDEPLOY, "x2 | pile h", "| pile Napster")
    assert refused(match, alice(put("h", (BOB, 5)))) == ("HD-57", "not-on-your-dam")
    assert refused(match, alice(put("h", 2))) == ("HD-57", "not-on-your-dam")
    assert refused(match, alice(put("Napster", 5))) == ("HD-57", "not-in-the-pile")
    assert len(match.actions(ALICE)) == 10 + 1


@ruling("HD-58")
def test_the_pile_may_stay_as_it_is():
    match = table(REDEPLOY, "6:~ | pile hh,Napster")
    assert may(match, alice(DONE))
    go(match, alice(DONE))
    assert dam(match, ALICE) == "6:~ | pile hh,Napster"
    assert match.state.round == 2


@ruling("HD-60")
def test_redeployment_is_open_and_one_after_the_other():
    match = table(REDEPLOY, "| pile h,Napster", "| pile hh")
    assert asked(match) == ((ALICE,), "Redeploy")
    go(match, alice(put("h", 7)))
    assert match.view(BOB).ordinary[5] == 1, "it is seen at once"
    assert asked(match) == ((ALICE,), "Redeploy"), "until she is done"
    go(match, alice(DONE))
    assert asked(match) == ((BOB,), "Redeploy")
    go(match, bob(DONE))
    assert asked(match) == ((CHANCE,), "RollDice")
