"""Swimster may share a card with water."""

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
    collapse,
    dam,
    dams,
    give_up,
    go,
    let_in,
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


@ruling("HD-50")
def test_it_may_move_onto_a_flooded_card_and_neither_goes():
    match = table(MOVE, "5:Swimster 6:~")
    go(match, alice(move("Swimster", 5, 6, swims="Swimster")))
    assert dam(match, ALICE) == "6:Swimster,~"


@ruling("HD-50")
def test_it_may_as_well_leave_the_game_with_the_token():
    match = table(MOVE, "5:Swimster 6:~")
    go(match, alice(move("Swimster", 5, 6)))
    assert dam(match, ALICE) == "| out 1"


@ruling("HD-50")
def test_it_swims_only_where_there_is_water_and_nobody_else_does():
    match = table(MOVE, "5:Swimster,Napster,h 6:~ 3:Swimster2 11:h 12:~")
    assert refused(match, alice(move("Swimster", 5, 4, "Swimster"))) == ("HD-50", "no-water-there")
    assert refused(match, alice(move("Napster", 5, 6, "Swimster"))) == ("HD-50", "cannot-swim")
    assert refused(match, alice(move("h", 5, 6, "Swimster"))) == ("HD-50", "cannot-swim")
    assert refused(match, alice(move("Swimster", 5, 6, "Swimster2"))) == ("HD-50", "cannot-swim")
    assert refused(match, alice(use("Swimster"))) == ("HD-50", "passive")


def test_it_may_come_from_the_pile_into_the_water():
    match = table(REDEPLOY, "6:~ | pile Swimster")
    go(match, alice(put("Swimster", 6, "Swimster")))
    assert dam(match, ALICE) == "6:Swimster,~"
    match = table(REDEPLOY, "6:~ | pile Swimster")
    go(match, alice(put("Swimster", 6)))
    assert dam(match, ALICE) == "| out 1"


@ruling("HD-30")
def test_on_a_hit_card_it_must_plug_no_new_token_comes_and_the_old_one_stays():
    match = table(ROLL, "7:Swimster,~", "7:h")
    go(match, roll(3, 4))
    assert dams(match) == ["7:~ | pile Swimster", "| pile h"]
    match = table(ROLL, "7:Swimster,Swimster2,~")
    go(match, roll(3, 4))
    assert refused(match, alice(let_in(7))) == ("HD-29", "must-plug")
    go(match, alice(plug(7, "Swimster2")))
    assert dam(match, ALICE) == "7:Swimster,~ | pile Swimster2"


@ruling("HD-45")
def test_arriving_in_a_breach_it_does_not_swim():
    match = table(ROLL, "2:Swimster 3:~ 7:~ | town 2")
    go(match, roll(3, 4), alice(collapse(2)))
    assert dam(match, ALICE) == "x2 7:~ | town 3 | out 1"


@ruling("HD-45")
def test_if_others_pay_for_all_tokens_it_simply_stands_there():
    match = table(ROLL, "2:h,Swimster 3:~ 7:~ | town 2")
    go(match, roll(3, 4), alice(collapse(2)))
    assert may(match, alice(give_up("Swimster"))) and may(match, alice(give_up("h")))
    go(match, alice(give_up("h")))
    assert dam(match, ALICE) == "x2 3:Swimster 7:~ | town 3 | out 1"


@ruling("HD-46")
def test_already_on_the_flooded_neighbour_it_stays_and_those_who_arrive_clear_the_token():
    match = table(ROLL, "2:hh 3:Swimster,~ 7:~ | town 2")
    go(match, roll(3, 4), alice(collapse(2)))
    assert dam(match, ALICE) == "x2 3:h,Swimster 7:~ | town 3 | out 1"


@ruling("HD-86", "HD-46")
def test_a_linked_copycatster_on_the_flooded_neighbour_counts_as_a_swimster():
    match = table(ROLL, "2:h 3:Copycatster>Swimster,~ 7:~ | town 2", "5:Swimster")
    go(match, roll(3, 4), alice(collapse(2)))
    assert dam(match, ALICE) == "x2 3:Copycatster>Swimster 7:~ | town 3 | out 1"


@ruling("HD-86")
def test_if_the_arriving_swimster_is_lost_a_copycatster_linked_to_it_goes_to_the_pile_and_cannot_pay():
    match = table(ROLL, "2:Copycatster>Swimster,Swimster 3:~~ 7:~ | town 2")
    go(match, roll(3, 4), alice(collapse(2)))
    assert asked(match) == ((ALICE,), "ChooseVictim")
    go(match, alice(give_up("Swimster")))
    assert dam(match, ALICE) == "x2 3:~ 7:~ | pile Copycatster | town 3 | out 1"


@ruling("HD-85")
def test_a_hamster_from_the_pile_may_clear_the_token_beside_it_and_joins_only_when_it_is_dry():
    match = table(REDEPLOY, "6:Swimster,~ | pile hh")
    go(match, alice(put("h", 6)))
    assert dam(match, ALICE) == "6:Swimster | pile h | out 1"
    go(match, alice(put("h", 6)))
    assert dam(match, ALICE) == "6:h,Swimster | out 1"


@ruling("HD-55", "HD-30")
def test_water_may_be_shifted_away_from_it():
    match = table(MOVE, "6:Swimster,~ 9:Contractster")
    go(match, alice(SKIP), alice(use("Contractster", 6, 7)))
    assert dam(match, ALICE) == "6:Swimster 7:~ 9:Contractster"


@ruling("HD-64")
def test_copied_the_copycatster_swims_and_stays_linked():
    match = table(MOVE, "5:Copycatster 6:~", "9:Swimster")
    go(match, alice(move("Copycatster", 5, 6, "Swimster")), bob(DONE))
    assert dam(match, ALICE) == "6:Copycatster>Swimster,~"


@ruling("HD-64")
def test_when_the_copied_one_leaves_its_dam_the_copycatster_goes_to_the_pile_and_the_token_stays():
    match = table(ROLL, "6:Copycatster>Swimster,~", "9:Swimster")
    go(match, roll(4, 5))
    assert dams(match) == ["6:~ 9:~ | pile Copycatster", "| pile Swimster"]


@ruling("HD-64")
def test_a_copycatster_that_moves_goes_on_swimming_where_its_model_moves_too():
    match = table(MOVE, "6:Copycatster>Swimster,~ 7:~", "9:Swimster")
    go(match, alice(move("Copycatster", 6, 7, "Swimster")), bob(move("Swimster", 9, 10)))
    assert dams(match) == ["6:~ 7:Copycatster>Swimster,~", "10:Swimster"]


@ruling("HD-76")
def test_linked_it_stays_so_on_dry_cards_and_may_swim_again():
    match = table(MOVE, "6:Copycatster>Swimster,~", "9:Swimster")
    go(match, alice(move("Copycatster", 6, 5)), bob(DONE))
    assert dam(match, ALICE) == "5:Copycatster>Swimster 6:~"
    match = table(MOVE, "5:Copycatster>Swimster 6:~", "9:Swimster 8:Swimster2")
    assert may(match, alice(move("Copycatster", 5, 6, "Swimster")))
    assert refused(match, alice(move("Copycatster", 5, 6, "Swimster2"))) == ("HD-50", "cannot-swim")


@ruling("HD-77")
def test_from_the_pile_a_copycatster_may_copy_swimster_at_once():
    match = table(REDEPLOY, "6:~ | pile Copycatster", "9:Swimster")
    go(match, alice(put("Copycatster", 6, "Swimster")))
    assert dam(match, ALICE) == "6:Copycatster>Swimster,~"


@ruling("HD-61")
def test_a_swimster_in_a_pile_cannot_be_copied():
    match = table(REDEPLOY, "6:~ | pile Copycatster", "| pile Swimster")
    assert refused(match, alice(put("Copycatster", 6, "Swimster"))) == ("HD-50", "cannot-swim")
