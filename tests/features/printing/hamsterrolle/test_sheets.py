"""The score sheet of Hamsterrolle, blank and from a game."""

import random

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterrolle import GAME, events
from hamster_table.engine.hamsterrolle.actions import THE_CONE
from hamster_table.engine.hamsterrolle.setup import start
from hamster_table.engine.hamsterrolle.state import HamsterrolleSetup
from hamster_table.features.printing.hamsterrolle.sheets import COLUMNS, LINES, score_sheet
from hamster_table.features.printing.sheets import Column, Row, Text
from hamster_table.features.printing.sheets import Table as Rows
from tests.features.printing.sheets_as_text import as_text

NAMES = ("Mira", "Jonas")
TURNS = LINES * COLUMNS


def only(sheet, kind):
    waiting, found = [block for zone in sheet.zones for block in zone.blocks], []
    while waiting:
        block = waiting.pop(0)
        found += [block] if isinstance(block, kind) else []
        waiting = [*block.blocks, *waiting] if isinstance(block, Column | Row) else waiting
    return found


def said(sheet):
    return [block.text for block in only(sheet, Text)]


def turns(*told):
    """A story of turns: who, what happened, what fell, how far the wheel had rolled in degrees, what is left."""
    story = []
    for n, (seat, what, fallen, degrees, left) in enumerate(told, 1):
        story += [(n, events.TurnBegan(n, seat)), (n, what)]
        story.append((n, events.TurnEnded(n, seat, left, fallen, 100 * degrees, 3)))
    return story


STORY = turns(
    (0, events.Placed(0, 16, "cube", 2), 0, 42, (13, 14)),
    (1, events.Passed(1, THE_CONE, "cone", 0, 2), 2, 40, (13, 16)),
    (0, events.TimeRanOut(0, 4, "slab", 3), 0, 55, (12, 16)),
    (1, events.Kept(1, 0, "plank"), 1, 55, (12, 17)),
)


def test_a_blank_sheet_has_a_line_for_each_turn_and_a_column_for_each_kind():
    (sheet,) = score_sheet(names=NAMES)
    *columns, supplies, result = only(sheet, Rows)
    assert [row[0] for one in columns for row in one.rows] == [str(n) for n in range(1, TURNS + 1)]
    assert supplies.titles[1:] == ("Plank", "Slab", "Tile", "Beam", "Cube", "Drum", "Roof", "Cone")
    assert {cell for one in (*columns, supplies, result) for row in one.rows for cell in row[1:]} == {""}


def test_a_filled_sheet_tells_each_turn():
    (sheet,) = score_sheet(start(HamsterrolleSetup(seats=2)), NAMES, STORY)
    assert only(sheet, Rows)[0].rows[:5] == (
        ("1", "Mira", "cube", "42", "–", "13"),
        ("2", "Jonas", "pass: cone", "-2", "2", "16"),
        ("3", "Mira", "late: slab", "15", "–", "12"),
        ("4", "Jonas", "kept: plank", "0", "1", "17"),
        ("5", "", "", "", "", ""),
    )


def test_who_can_do_nothing_has_a_line_too():
    story = [(1, events.TurnBegan(1, 1)), (1, events.Skipped(1))]
    (sheet,) = score_sheet(start(HamsterrolleSetup(seats=2)), NAMES, story)
    assert only(sheet, Rows)[0].rows[0] == ("1", "Jonas", "could do nothing", "", "", "")


def test_supplies_are_counted_by_kind():
    state = start(HamsterrolleSetup(seats=2))
    state.place[THE_CONE] = 1
    (sheet,) = score_sheet(state, NAMES)
    supplies = only(sheet, Rows)[2]
    assert supplies.rows == (("Mira", *["2"] * 7, "–"), ("Jonas", *["2"] * 7, "1"))


def test_a_long_game_takes_more_pages_and_has_its_result_on_the_last():
    story = turns(*[(n % 2, events.Placed(n % 2, 16, "cube", 2), 0, n, (9, 9)) for n in range(TURNS + 1)])
    first, second = score_sheet(start(HamsterrolleSetup(seats=2)), NAMES, story)
    assert len(only(first, Rows)) == 2 and len(only(second, Rows)) == 4
    assert only(second, Rows)[0].rows[0][:2] == (str(TURNS + 1), "Mira")


def test_a_sheet_says_how_the_game_stands_and_how_it_ended():
    match, rng = Match.new(GAME, seats=2, setup={"physics": "simple", "limit": "60"}, seed="2"), random.Random("2")
    (sheet,) = score_sheet(match.state, NAMES, match.story)
    assert "Turn 0. Pieces in the wheel: 1. It has rolled 0 degrees." in said(sheet)
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
    *_, last = score_sheet(match.state, NAMES, match.story)
    winner = NAMES[match.standing.winners[0]]
    assert [line for line in said(last) if winner in line]
    assert only(last, Rows)[-1].rows[0][:2] == (winner, "1")


def test_it_can_be_said_as_text():
    (sheet,) = score_sheet()
    assert "Pieces left" in as_text(sheet)
