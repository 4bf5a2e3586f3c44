"""What stands on the printed sheets, blank and from a game, and what never stands there."""

from dataclasses import replace

import pytest

from hamster_table.engine import CHANCE, Match, games
from hamster_table.engine.run_hamster_run import actions, events
from hamster_table.engine.run_hamster_run.state import RunHamsterRunSetup, initial_state
from hamster_table.features.printing.prints import prints_of
from hamster_table.features.printing.run_hamster_run.sheets import (
    ROUNDS,
    data_sheet,
    profile_sheets,
    score_sheet,
)
from hamster_table.features.printing.sheets import BACK, OVER, Beds, Card, Column, Row
from hamster_table.features.printing.sheets import Table as Rows
from tests.features.printing.sheets_as_text import as_text

NAMES = ("Mira", "Jonas", "Edda")
SHEETS = {"data": data_sheet, "profile": profile_sheets, "score": score_sheet}


def blocks(sheet):
    waiting = [block for zone in sheet.zones for block in zone.blocks]
    while waiting:
        block = waiting.pop(0)
        yield block
        if isinstance(block, Card | Column | Row):
            waiting = [*block.blocks, *waiting]


def only(sheet, kind):
    return [block for block in blocks(sheet) if isinstance(block, kind)]


def table_with(**parts):
    state = initial_state(RunHamsterRunSetup(seats=3))
    for name, value in parts.items():
        setattr(state, name, value)
    return state


def split_in_secret():
    """A match in which one seat has split its pluck and the others have not."""
    match = Match.new("run-hamster-run", seats=3, seed="1")
    while match.state.round == 0:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.actions(seat)[0])
    return match


def test_a_blank_data_sheet_has_a_line_for_each_round_and_a_column_for_each_hamster():
    (sheet,) = data_sheet(names=NAMES)
    (rounds,) = only(sheet, Rows)
    assert rounds.titles == ("Round", "Speed", "Alligators", *NAMES)
    assert [row[0] for row in rounds.rows] == [str(n) for n in range(1, ROUNDS + 1)]
    assert {cell for row in rounds.rows for cell in row[1:]} == {""}
    (pool,) = only(sheet, Beds)
    assert (pool.taken, pool.marked) == (0, 4)
    assert not any(card.dotted for card in only(sheet, Card)), "only Fatigue has a dotted frame"


def test_a_filled_data_sheet_tells_deeds_fatigue_and_who_was_eaten():
    told = (
        events.RoundBegan(1),
        events.Declared(0, "run"),
        events.Declared(1, "bite"),
        events.Declared(2, "rest"),
        events.Changed(1, "bite", "throw", "mettle"),
        events.Eaten(2),
        events.Tallied(1, (0, 1), (1, 2, 7), 2, 3),
    )
    (sheet,) = data_sheet(table_with(speed=2, alligators=3), NAMES, [(1, event) for event in told])
    (rounds,) = only(sheet, Rows)
    assert rounds.rows[0] == ("1", "2", "3", "Run · 1", "Throw · 2", "eaten")
    (pool,) = only(sheet, Beds)
    assert (pool.taken, pool.marked) == (2, 4)


def test_a_long_game_takes_a_second_data_sheet():
    story = [(n, events.Tallied(n, (0, 1, 2), (0, 0, 0), 1, 1)) for n in range(1, ROUNDS + 3)]
    first, second = data_sheet(table_with(), NAMES, story)
    assert only(first, Rows)[0].rows[-1][0] == str(ROUNDS)
    assert [row[0] for row in only(second, Rows)[0].rows] == [str(ROUNDS + n) for n in range(1, ROUNDS + 1)]


def test_a_profile_sheet_folds_so_that_its_lid_hides_the_traits_and_shows_the_drawing():
    sheet = profile_sheets(names=NAMES)[1]
    assert [fold.way for fold in sheet.folds] == [BACK, OVER]
    back, over = (fold.at for fold in sheet.folds)
    outside, lid, traits, open_ = sheet.zones
    assert (outside.bottom, lid.bottom) == (back, over)
    assert outside.bottom - outside.top >= traits.bottom - traits.top, "the drawing covers the traits"
    assert [card.title for card in only(sheet, Card) if card.drawing] == ["Scamper", "Mettle", "Friskiness"]
    assert [block.title for block in open_.blocks if isinstance(block, Card)] == ["Fatigue"]


def test_a_filled_profile_sheet_has_the_chips_of_its_hamster():
    state = table_with(round=1, scamper=[3, 1, 0], mettle=[1, 2, 0], friskiness=[0, 1, 0], fatigue=[3, 3, 7])
    beds = only(profile_sheets(state, NAMES)[1], Beds)
    assert [bed.taken for bed in beds] == [1, 2, 1, 3]
    assert {bed.count for bed in beds} == {7}


def test_the_score_sheet_names_the_winner_first():
    state = table_with(eaten=[(2, 0), (4, 2)], where=[actions.EATEN, 3, actions.EATEN], agenda=[])
    (sheet,) = score_sheet(state, NAMES)
    (rows,) = only(sheet, Rows)
    assert [row[:3] for row in rows.rows] == [("Jonas", "1", "–"), ("Edda", "2", "4"), ("Mira", "3", "2")]
    assert "Jonas is the last hamster in play." in as_text(sheet)


@pytest.mark.parametrize("kind", SHEETS)
def test_a_sealed_split_is_on_no_sheet(kind):
    match, printed = split_in_secret(), []
    for split in (actions.Allocate(7, 0, 0), actions.Allocate(0, 3, 4)):
        seat = match.waiting[0]
        match.play(seat, split)
        for viewer in (None, 0, 1, 2):
            printed.append(SHEETS[kind](match.view(viewer), NAMES, match.story_of(viewer)))
        match.undo()
    assert all(sheet == printed[0] for sheet in printed)


@pytest.mark.parametrize("kind", SHEETS)
def test_every_sheet_can_be_said_as_text(kind):
    for sheet in SHEETS[kind](names=NAMES):
        assert as_text(sheet).startswith(sheet.title)
        assert "Mira" in "".join(map(as_text, SHEETS[kind](names=NAMES)))


@pytest.mark.parametrize("kind", SHEETS)
def test_a_sheet_can_be_all_blank(kind):
    assert all(as_text(sheet) for sheet in SHEETS[kind]())


def test_a_game_without_sheets_has_a_score_sheet():
    game = replace(games()["run-hamster-run"], id="another")
    ((kind, make),) = prints_of(game).sheets.items()
    (blank,), (filled,) = make(), make(table_with(eaten=[(2, 0)], where=[actions.EATEN, 3, 4]), NAMES)
    assert kind == "score"
    assert len(only(blank, Rows)[0].rows) == 5
    assert [row[:2] for row in only(filled, Rows)[0].rows] == [("Jonas", "1"), ("Edda", "1"), ("Mira", "3")]
