"""The score sheet of Hamsterdam, blank and from a game, and what never stands there."""

import random

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterdam import GAME, events, setup_events
from hamster_table.engine.hamsterdam.actions import NUMBERS
from hamster_table.engine.hamsterdam.state import HamsterdamSetup, initial_state
from hamster_table.features.printing.hamsterdam import GIVEN
from hamster_table.features.printing.hamsterdam.sheets import score_sheet
from hamster_table.features.printing.sheets import Beds, Card, Column, Field, Row
from hamster_table.features.printing.sheets import Table as Rows
from tests.features.printing.sheets_as_text import as_text

NAMES = ("Mira", "Jonas")


def blocks(sheet):
    waiting = [block for zone in sheet.zones for block in zone.blocks]
    while waiting:
        block = waiting.pop(0)
        yield block
        if isinstance(block, Card | Column | Row):
            waiting = [*block.blocks, *waiting]


def only(sheet, kind):
    return [block for block in blocks(sheet) if isinstance(block, kind)]


def dams(**parts):
    state = initial_state(HamsterdamSetup(seats=2))
    state.numbers, state.round, state.turn = NUMBERS * 2, 1, 2
    for name, value in parts.items():
        setattr(state, name, value)
    return state


def rolls(*numbers):
    """A story in which each roll brings water to the first town, and the third breaches its dam."""
    story = [(0, setup_events.LinedUp(seat, NUMBERS)) for seat in (0, 1)]
    for n, number in enumerate(numbers, 1):
        story += [(n, events.FloodBegan(number)), (n, events.Inundated(0, number - 2, number, n))]
        if n == 3:
            story.append((n, events.CardFlipped(0, 0, 2, 0, n)))
    return story


def finished(seats, seed):
    match, rng = Match.new(GAME, seats=seats, seed=seed), random.Random(seed)
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
    return match


def test_a_blank_sheet_has_a_box_for_each_roll_of_three_rounds_and_each_town():
    (sheet,) = score_sheet(names=NAMES)
    *rounds, result = only(sheet, Rows)
    assert [n for one in rounds for n in one.titles[1:]] == [str(n) for n in range(1, 37)]
    assert [row[0] for row in rounds[0].rows] == ["Number", *NAMES]
    assert {cell for one in (*rounds, result) for row in one.rows for cell in row[1:]} == {""}
    assert [(bed.count, bed.taken) for bed in only(sheet, Beds)] == [(10, 0), (10, 0)]


def test_a_filled_sheet_tells_each_roll_each_town_and_each_breach():
    (sheet,) = score_sheet(dams(town=[4, 0]), NAMES, rolls(7, 6, 5, 12))
    first, *_ = only(sheet, Rows)
    assert first.rows[0][:6] == ("Number", "7", "6", "5", "12", "")
    assert first.rows[1][:6] == ("Mira", "1", "2", "3*", "4", "")
    assert first.rows[2][:6] == ("Jonas", "0", "0", "0", "0", "")
    assert [bed.taken for bed in only(sheet, Beds)] == [4, 0]


def test_the_driest_town_stands_first_and_is_named_when_the_game_is_over():
    state = dams(town=[4, 7], agenda=[])
    (sheet,) = score_sheet(state, NAMES, rolls(7, 6, 5, 12))
    result = only(sheet, Rows)[-1]
    assert [row[:2] for row in result.rows] == [("Mira", "1"), ("Jonas", "2")]
    assert "Mira has the driest town." in as_text(sheet)


def test_a_game_that_goes_on_says_how_far_it_is():
    state = dams(town=[4, 0])
    state.agenda.append(GAME.steps[0]((0, 1)))
    (sheet,) = score_sheet(state, NAMES, rolls(7))
    assert "After 2 turns of round 1: 4 of 10 flood tokens in the towns." in as_text(sheet)


def test_a_long_game_takes_a_second_page_and_the_result_stands_on_the_last():
    first, second = score_sheet(dams(town=[37, 0]), NAMES, rolls(*[7] * 37))
    assert only(second, Rows)[0].rows[0][:3] == ("Number", "7", "")
    assert only(second, Rows)[0].titles[1] == "37"
    assert not only(first, Beds)
    assert [bed.taken for bed in only(second, Beds)] == [37, 0]


@pytest.mark.parametrize(("seats", "seed"), [(2, "1"), (3, "2"), (4, "3")])
def test_the_last_roll_of_a_real_game_is_how_its_towns_ended(seats, seed):
    match = finished(seats, seed)
    names = ("Mira", "Jonas", "Edda", "Rusty")[:seats]
    last = score_sheet(match.view(None), names, match.story_of(None))[-1]
    towns = [
        [cell for one in only(last, Rows)[:-1] for cell in one.rows[1 + seat][1:] if cell] for seat in range(seats)
    ]
    assert [int(town[-1].rstrip("*")) for town in towns] == match.state.town
    assert [bed.taken for bed in only(last, Beds)] == match.state.town


def test_what_is_still_secret_is_on_no_sheet():
    printed = []
    for seed in "12":
        match, rng = Match.new(GAME, seats=3, seed=seed), random.Random(seed)
        match.play(0, match.state.agenda[-1].sample(match.state, 0, rng))
        for viewer in (None, 0, 1):
            printed.append(score_sheet(match.view(viewer), ("A", "B", "C"), match.story_of(viewer)))
    assert all(sheet == printed[0] for sheet in printed)


def test_the_sheet_can_be_all_blank_and_said_as_text():
    assert list(GIVEN.sheets) == ["score", "setup"]
    assert as_text(score_sheet()[0]).startswith("Score sheet")


def test_pages_are_counted_where_there_are_several():
    def numbers(*sheets):
        return [field.value for sheet in sheets for field in only(sheet, Field) if field.label == "Page"]

    assert numbers(*score_sheet()) == [""]
    assert numbers(*score_sheet(dams(), NAMES, rolls(*[7] * 36))) == [""]
    assert numbers(*score_sheet(dams(), NAMES, rolls(*[7] * 37))) == ["1", "2"]
