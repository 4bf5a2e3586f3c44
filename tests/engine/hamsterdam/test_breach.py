"""Breaches: when a card flips, which one, and what becomes of what is on it."""

import pytest

from hamster_table.engine.hamsterdam.breach import breaches
from hamster_table.engine.hamsterdam.events import BreachDue, CardFlipped, Flooded, Inundated, Rolled
from hamster_table.engine.kernel import CHANCE
from tests.engine.hamsterdam.language import (
    ALICE,
    BOB,
    DECLINE,
    DONE,
    MOVE,
    REDEPLOY,
    ROLL,
    SKIP,
    alice,
    asked,
    bob,
    collapse,
    dam,
    dams,
    give_up,
    go,
    may,
    put,
    refused,
    roll,
    ruling,
    table,
    told,
    use,
    uses,
    who,
)

GONE = " ".join(f"x{number}" for number in range(2, 13))


def flipped(town):
    """Card ends that have flipped already, for so many breaches."""
    breaches = 0 if town < 3 else 1 if town < 5 else min(town - 3, 11)
    return " ".join(f"x{number}" for number in (2, 3, 4, 5, 6)[:breaches]), breaches


@ruling("HD-38")
def test_a_breach_waits_until_all_floods_are_met():
    match = table(ROLL, "2,3,7,5,6,7,8,9,10,11,12;7:~ 7b:~ | town 2", "")
    go(match, roll(3, 4))
    assert asked(match) == ((ALICE,), "Breach")
    kinds = (Inundated, Flooded, BreachDue)
    assert [type(event) for event in told(match, *kinds)] == [Inundated, Inundated, Flooded, BreachDue]


@ruling("HD-39")
def test_each_later_token_flips_a_card_as_long_as_there_are_any():
    assert [breaches(tokens) for tokens in range(18)] == [0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 11, 11]


@ruling("HD-39")
@pytest.mark.parametrize(("town", "due"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 3), (7, 4), (8, 5)])
def test_a_card_flips_at_the_third_the_fifth_and_each_later_token(town, due):
    already, before = flipped(town - 1)
    match = table(ROLL, f"{already} 9:~ | town {town - 1}", "", "")
    go(match, roll(4, 5))
    assert match.state.town[ALICE] == town
    flips = 0
    while asked(match)[1] == "Breach":
        go(match, alice(collapse(12 - flips)))
        flips += 1
    assert before + flips == due == match.state.flips(ALICE)


@ruling("HD-39")
def test_several_tokens_at_once_bring_several_breaches():
    match = table(ROLL, "2,3,7,7,6,7,8,9,10,11,12;7:~ 7b:~ 7c:~ | town 2")
    go(match, roll(3, 4), alice(collapse(2)))
    assert asked(match) == ((ALICE,), "Breach")
    go(match, alice(collapse(3)))
    assert dam(match, ALICE) == "x2 x3 7:~ 7b:~ 7c:~ | town 5"
    assert asked(match) == ((CHANCE,), "RollDice")


@ruling("HD-40")
def test_water_of_a_flipped_card_goes_into_the_town_and_counts_there():
    match = table(ROLL, "x2 7:~ 12:~ | town 4")
    go(match, roll(3, 4), alice(collapse(12)))
    assert asked(match) == ((ALICE,), "Breach"), "the sixth token brings a third flip"
    go(match, alice(collapse(3)))
    assert dam(match, ALICE) == "x2 x3 7:~ x12 | town 6"


@ruling("HD-40")
def test_the_other_end_may_avoid_it():
    match = table(ROLL, "x2 7:~ 12:~ | town 4")
    go(match, roll(3, 4), alice(collapse(3)))
    assert dam(match, ALICE) == "x2 x3 7:~ 12:~ | town 5"
    assert asked(match) == ((CHANCE,), "RollDice")


@ruling("HD-41")
def test_all_tokens_of_the_flipped_card_go_into_the_town():
    match = table(ROLL, "7:~ 12:~~~ | town 2", "", "")
    go(match, roll(3, 4), alice(collapse(12)))
    assert match.state.town[ALICE] == 6
    assert told(match, CardFlipped)[0].tokens == 3
    assert asked(match) == ((ALICE,), "Breach"), "six tokens: three flips"


@ruling("HD-42")
def test_the_owner_flips_the_left_most_or_the_right_most_card_that_stands():
    match = table(ROLL, "x2 x12 x11 7:~ | town 6", "", "")
    go(match, roll(3, 4))
    row = [collapse(number) for number in range(2, 13)]
    assert [n + 2 for n, end in enumerate(row) if may(match, alice(end))] == [3, 10]
    assert refused(match, alice(collapse(7))) == ("HD-42", "not-an-end")
    assert refused(match, alice(collapse(2))) == ("HD-42", "not-an-end")
    assert refused(match, alice(collapse((BOB, 2)))) == ("HD-42", "not-an-end")
    for end, row in ((3, "x2 x3 7:~ x11 x12 | town 7"), (10, "x2 7:~ x10 x11 x12 | town 7")):
        match = table(ROLL, "x2 x12 x11 7:~ | town 6", "", "")
        go(match, roll(3, 4), alice(collapse(end)))
        assert dam(match, ALICE) == row


@ruling("HD-43")
def test_all_hamsters_move_to_the_next_card():
    match = table(ROLL, "7:~ 11:h 12:hh,Napster,Cheekster* | town 2", turn=1)
    go(match, roll(3, 4), alice(DECLINE), alice(collapse(12)))
    assert dam(match, ALICE) == "7:~ 11:hhh,Cheekster*,Napster x12 | town 3"


@ruling("HD-43")
def test_one_of_those_who_arrive_is_lost_for_each_token_there():
    match = table(ROLL, "3:~~ 2:hh,Mobster,Janitster 7:~ | town 2", turn=1)
    go(match, roll(3, 4), alice(DECLINE), alice(collapse(2)))
    assert asked(match) == ((ALICE,), "ChooseVictim")
    assert refused(match, alice(give_up("Napster"))) == ("HD-43", "not-arriving")
    assert [action.hamster for action in match.actions(ALICE)] == [who("h"), who("Janitster"), who("Mobster")]
    go(match, alice(give_up("Janitster")), alice(give_up("h")))
    assert dam(match, ALICE) == "x2 3:h,Mobster 7:~ | town 3 | out 2"
    assert match.state.reservoir() == 35 - 1 - 2 - 3, "one on each seven, three in the town"


@ruling("HD-43")
def test_tokens_stay_when_those_who_arrive_run_out():
    match = table(ROLL, "3:~~~ 2:hh 7:~ | town 2")
    go(match, roll(3, 4), alice(collapse(2)))
    assert dam(match, ALICE) == "x2 3:~ 7:~ | town 3 | out 2"


@ruling("HD-43")
def test_from_the_last_card_but_one_they_move_to_the_last():
    match = table(ROLL, "x2 x3 x4 x5 x6 7:~ 8:hh,Napster x9 x10 x11 x12 | town 12", "", "")
    go(match, roll(3, 4), alice(collapse(8)), alice(give_up("h")))
    assert dam(match, ALICE) == "x2 x3 x4 x5 x6 7:h,Napster x8 x9 x10 x11 x12 | town 13 | out 1"


@ruling("HD-44")
def test_when_the_last_card_flips_its_hamsters_go_to_the_pile():
    match = table(ROLL, "x2 x3 x4 x5 x6 7:~ 8:hh,Twinster x9 x10 x11 x12 | town 12", "", "")
    go(match, roll(3, 4), alice(collapse(7)))
    assert dam(match, ALICE) == f"{GONE} | pile hh,Twinster | town 14"


@ruling("HD-47", "HD-44")
def test_a_seat_without_cards_takes_no_floods_but_rolls_and_keeps_its_pile():
    match = table(ROLL, f"{GONE} | pile hh,Napster | town 14", "", "", "")
    go(match, roll(1, 1), roll(1, 2), roll(1, 3), roll(1, 4), roll(1, 5))
    assert dam(match, ALICE) == f"{GONE} | pile hh,Napster | town 14"
    assert match.state.roller == BOB and [event.seat for event in told(match, Rolled)] == [0, 1, 2, 3, 0]
    match = table(REDEPLOY, f"{GONE} | pile hh,Janitster | town 14", "| pile h", "")
    assert asked(match) == ((BOB,), "Redeploy"), "it cannot deploy"
    go(match, bob(DONE))
    assert match.state.round == 2


@ruling("HD-47")
def test_a_seat_without_cards_cannot_be_bombed():
    match = table(MOVE, "5:Bombster", f"{GONE} | town 14", "x2")
    go(match, alice(SKIP))
    assert len(uses(match, ALICE, "Bombster")) == 10
    assert refused(match, alice(use("Bombster", (BOB, 7)))) == ("HD-53", "no-target-of-a-bomb")


@ruling("HD-87")
def test_breaches_beyond_the_last_card_lapse():
    rest = "x2 x3 x4 x5 x6 x8 x9 x10 x11 x12"
    match = table(ROLL, f"{rest} 7:~~~~ | town 13", "", "", "")
    go(match, roll(3, 4))
    assert dam(match, ALICE).endswith("| town 18")
    assert match.state.flips(ALICE) == 11
    assert asked(match) == ((CHANCE,), "RollDice")


def test_an_end_card_without_hamsters_does_no_harm_to_its_neighbour():
    match = table(ROLL, "3:~ 7:~ | town 2")
    go(match, roll(3, 4), alice(collapse(2)))
    assert dams(match) == ["x2 3:~ 7:~ | town 3", "7:~"]


def test_what_is_put_on_a_flipped_card_is_refused():
    match = table(REDEPLOY, "x2 | pile h")
    assert refused(match, alice(put("h", 2))) == ("HD-57", "not-on-your-dam")
