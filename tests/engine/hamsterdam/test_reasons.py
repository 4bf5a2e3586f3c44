"""What speaks for a choice in Hamsterdam: why the water is let in, and likely numbers lie at an end."""

from hamster_table.engine.hamsterdam import GAME
from hamster_table.engine.hamsterdam.actions import (
    PLAIN,
    ArrangeDam,
    Collapse,
    Deploy,
    LetIn,
    MoveHamster,
    PassCards,
    Use,
)
from hamster_table.engine.hamsterdam.reasons import CARRIED, CLEARED, LINED, OPEN, PASSED, SHIFTED, SPREAD, why
from hamster_table.engine.hamsterdam.setup import LineUp
from tests.engine.hamsterdam.language import ALICE, BOB, MOVE, ROLL, spot, table, who


def test_the_water_is_let_in_where_nobody_stands_and_nothing_speaks_for_it_where_somebody_does():
    match = table(ROLL, "7:h")
    empty, held = (spot(match.state, ALICE, card) for card in ("6", "7"))
    found = why(match.view(ALICE), ALICE, LetIn(empty))
    assert (found.says, found.facts) == (OPEN, {"number": 6})
    assert why(match.view(ALICE), ALICE, LetIn(held)) is None


def test_of_a_shove_and_a_shift_it_is_told_which_card_they_are_about():
    match = table(MOVE, "2:Contractster 12:Huckster 9:~ 10:~", "6:h")
    six, nine = spot(match.state, BOB, "6"), spot(match.state, ALICE, "9")
    shove = Use(who("Huckster"), PLAIN, (six, six + 1))
    assert why(match.view(ALICE), ALICE, shove).facts == {"number": 6, "there": 1, "ways": 5}
    shift = why(match.view(ALICE), ALICE, Use(who("Contractster"), PLAIN, (nine, nine + 1)))
    assert (shift.says, shift.facts) == (SHIFTED, {"number": 9, "ways": 4})


def test_of_a_walk_and_a_jump_it_is_told_how_the_card_is_where_they_lead():
    match = table(MOVE, "2:Napster 12:Speedster 9:~ 10:h")
    nine, ten = (spot(match.state, ALICE, card) for card in ("9", "10"))
    jump = why(match.view(ALICE), ALICE, Use(who("Speedster"), PLAIN, (nine,)))
    assert (jump.says, jump.facts) == (CLEARED, {"number": 9, "water": 1})
    walk = why(match.view(ALICE), ALICE, Use(who("Napster"), PLAIN, (ten,)))
    assert (walk.says, walk.facts) == (CARRIED, {"number": 10, "ways": 3, "there": 1})


def test_nothing_is_told_of_water_that_stays_and_of_a_copycatster_that_does_not():
    match = table(MOVE, "2:Copycatster 3:Swimster 4:~ 10:h 12:Napster")
    four, ten = (spot(match.state, ALICE, card) for card in ("4", "10"))
    view, three = match.view(ALICE), spot(match.state, ALICE, "3")
    assert why(view, ALICE, MoveHamster(who("Swimster"), three, four, PLAIN)).says == CLEARED
    assert why(view, ALICE, MoveHamster(who("Swimster"), three, four, who("Swimster"))) is None
    assert why(view, ALICE, Use(who("Copycatster"), who("Napster"), (ten,))) is None


def test_the_end_that_costs_more_speaks_for_nothing():
    match = table(MOVE, "2:~ 12:")
    ends = [spot(match.state, ALICE, card) for card in ("2", "12")]
    assert [why(match.view(ALICE), ALICE, Collapse(one)).is_doubt for one in ends] == [True, False]


def test_likely_numbers_lie_at_an_end_to_be_rid_of_and_nothing_is_said_of_other_dams():
    view = table(ROLL, "").view(ALICE)
    found = why(view, ALICE, ArrangeDam((2, 12, 3, 11, 4, 10, 5, 9, 6, 8, 7)))
    assert (found.says, found.facts) == (LINED, {"number": 7, "ways": 6})
    assert why(view, ALICE, ArrangeDam((2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12))) is None


def test_specials_count_where_it_is_told_on_which_card_most_hamsters_stand():
    view = table(ROLL, "").view(ALICE)
    dam = view.numbers[:11]
    at = {number: place for place, number in enumerate(dam)}
    plain = [0] * 11
    plain[at[5]], plain[at[7]] = 2, 1
    two_more = ((who("Cheekster"), at[7]), (who("Twinster"), at[7]))
    found = why(view, ALICE, Deploy(tuple(plain), two_more))
    assert (found.says, found.facts) == (SPREAD, {"most": 3, "number": 7, "ways": 6})
    plain[at[8]] = 3
    assert why(view, ALICE, Deploy(tuple(plain), two_more)).facts["number"] == 7, "of two that are as high the likelier"


def test_of_passed_cards_it_is_told_how_many_hamsters_they_bring():
    view = table(ROLL, "").view(ALICE)
    found = why(view, ALICE, PassCards(2, 7))
    assert (found.says, found.facts) == (PASSED, {"left": 2, "right": 7, "left_dots": 0, "right_dots": 3})


def test_what_matters_of_a_dam_is_true_of_masters_and_of_the_usual_one():
    said = GAME.words.matters[LineUp]
    assert "at one end" in said and "in the middle" in said
