"""The set-up sheet of Hamsterdam: every card with what lies on it, reserve and town, and the moment."""

from hamster_table.features.printing.hamsterdam.setup_sheet import setup_sheet
from hamster_table.features.printing.sheets import Card, Table
from tests.engine.hamsterdam.language import DECLINE, MOVE, ROLL, alice, go, roll, table
from tests.features.printing.sheets_as_text import as_text, every

NAMES = ("Mira", "Jonas")


def sheet_of(match):
    (sheet,) = setup_sheet(match.view(None), NAMES)
    return sheet


def towns(match):
    return every(sheet_of(match), Table)


def test_every_card_stands_with_its_tokens_and_hamsters_from_the_left():
    mira, jonas = towns(table(ROLL, "x2 x3 6:h 7:hh,Buffster 8:~"))
    assert [row[0] for row in mira.rows] == [str(n) for n in range(2, 13)]
    assert mira.rows[0] == ("2", "–", "–", "flipped")
    assert mira.rows[4:7] == (("6", "–", "1", ""), ("7", "–", "2", "Buffster"), ("8", "1", "–", ""))
    assert {row[1:] for row in jonas.rows} == {("–", "–", "")}


def test_a_special_is_told_with_its_token_and_whom_it_copies():
    mira, _ = towns(table(ROLL, "5:Swimster 6:Copycatster>Swimster 7:Cheekster*"))
    assert [row[3] for row in mira.rows[3:6]] == [
        "Swimster",
        "Copycatster (as Swimster)",
        "Cheekster (with a flood token)",
    ]


def test_reserve_town_and_reservoir_are_counted():
    said = as_text(sheet_of(table(ROLL, "8:~ | pile hh,Momster | town 3")))
    assert "In town: 3 flood tokens" in said
    assert "In reserve: 2, Momster" in said
    assert "Flood tokens left: 30" in said, "35 less one on the tracker, one on the dam and three in the town"


def test_the_tracker_and_the_next_roll_are_told():
    match = table(ROLL, turn=2)
    said = as_text(sheet_of(match))
    assert "Round tracker: Mira" in said and "Its token on: 2" in said
    assert "Mira rolls the dice." in said


def test_a_flood_that_is_still_to_come_is_named_with_the_dice():
    match = table(ROLL, "7:hh,Buffster 8:~", "7:h")
    go(match, roll(3, 4), alice(DECLINE))
    said = as_text(sheet_of(match))
    assert "The dice show 3 and 4." in said
    assert "Floods still to come: Mira 7" in said


def test_while_all_move_the_old_dice_do_not_stand_there():
    assert "The dice" not in as_text(sheet_of(table(MOVE, "7:h", "7:h")))


def test_each_town_is_a_card_of_its_own():
    sheet = sheet_of(table(ROLL))
    assert [card.title for card in every(sheet, Card)][:2] == list(NAMES)
