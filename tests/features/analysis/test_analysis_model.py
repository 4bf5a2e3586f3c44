"""What is shown of an analysis: percents that add up, a graph with its band, and moments in words."""

import random
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hamster_table.engine.kernel import CHANCE, Sealed
from hamster_table.engine.match import Match
from hamster_table.engine.run_hamster_run.events import Allocated
from hamster_table.features.analysis import analysis_model as shown
from hamster_table.features.analysis.analysis import Analysis, analyse
from hamster_table.features.analysis.report import ALL, Moment, Share, decisive, sealed_places
from hamster_table.models.items.graph_model import GraphModel
from hamster_table.models.items.table_model import Role
from tests.laws import sample_game
from tests.models.playing import NAMES, finished

PEBBLES = sample_game("pebbles")
Hide, *_ = PEBBLES.vocabulary

NUMBERS = st.integers(-20_000, 20_000)


@pytest.fixture(scope="module")
def analysed():
    match = finished(2, "48")
    return match, analyse(match, 8)


@settings(max_examples=30)
@given(st.integers(0, 10_000), NUMBERS, NUMBERS, NUMBERS)
def test_a_line_adds_up_as_it_is_written(start, luck, skill, others):
    line = shown.share_line(Share(0, start, start + luck + skill + others, luck, skill, others), NAMES)
    assert line.start + line.luck + line.skill + line.others == line.end
    assert abs(line.others - others / 100) <= 2


def test_the_table_speaks_whole_sentences(qapp, analysed, qtmodeltester):
    _, analysis = analysed
    model = shown.SharesModel()
    model.set_shares(analysis, NAMES)
    qtmodeltester.check(model)
    assert model.rowCount() == 2
    luck = next(n for n, column in enumerate(model.columns) if column.key == "luck")
    assert model.index(0, luck).data(Role.AccessibleTextRole) == f"Mira, Luck: {model.index(0, luck).data()}"
    assert shown.signed(-3) == "−3" and shown.signed(4) == "+4" and shown.signed(0) == "0"


def test_the_graph_is_the_chances_in_percent_with_their_band(qapp, analysed):
    match, analysis = analysed
    series = shown.chance_series(match, analysis)
    assert [line.seat for line in series.lines] == [0, 1]
    for point, one in zip(series.lines[0].points, analysis.points, strict=True):
        assert (point.x, point.ledger_length) == (one.at, one.at)
        assert point.y == round(one.chances[0] / 100) and point.spread == round(1.96 * one.errors[0] / 100)
    assert any(point.spread for point in series.lines[0].points)
    told = {(one.at, one.seat) for one in decisive(analysis, sealed_places(match))}
    assert {(p.x, line.seat) for line in series.lines for p in line.points if p.is_filled} == told
    assert [mark.n for mark in series.marks] == [*range(1, len(series.marks) + 1)] != []
    model = GraphModel()
    model.set_series(series, NAMES)
    assert "±" in model.index(1, 1).data() or any("±" in row.values[0] for row in model.rows)


def test_without_rounds_there_is_no_line_where_one_begins(qapp, analysed):
    match, analysis = analysed
    bare = Match(replace(match.game, round=None), match.setup, match.seed)
    assert shown.chance_series(match, analysis).marks and shown.chance_series(bare, analysis).marks == ()


def test_the_note_says_how_it_was_estimated(qapp, analysed):
    assert "8 imagined games" in shown.note_of(analysed[1])
    assert "imagined" not in shown.note_of(Analysis(1, analysed[1].points))


def test_a_moment_in_words(qapp, analysed):
    match, _ = analysed
    at = next(
        n for n, (seat, _) in enumerate(match.ledger) if seat == 0 and any(e.template for e in match.events_of(n))
    )
    moment = Moment(at, at + 1, 0, 0, 6_200, 3_149)
    assert shown.change_words(moment, NAMES) == "Mira falls from 62 % to 31 %."
    assert shown.change_words(Moment(at, at + 1, 0, 1, 10, 290), NAMES) == "Jonas rises from 0 % to 3 %."
    assert shown.cause_words(match, moment, NAMES).startswith("Own choice: ")
    assert "Mira" in shown.cause_words(match, Moment(at, at + 1, 0, 1, 0, 1), NAMES).removeprefix("Choice of Mira: ")
    draw = next(n for n, (seat, _) in enumerate(match.ledger) if seat == CHANCE)
    assert shown.cause_words(match, Moment(draw, draw + 1, CHANCE, 1, 0, 1), NAMES).startswith("Luck: ")


def test_of_what_several_did_at_once_that_of_the_maker_is_told(qapp):
    match, names, rng = Match.new("run-hamster-run", 5, seed="1"), ["Ann", "Bob", "Cid", "Dot", "Eva"], Random(1)

    def seats_told():
        return {event.seat for event in match.events_of(len(match.ledger) - 1) if isinstance(event, Allocated)}

    while not match.ledger or len(seats_told()) < 5:
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, match.game.policy(match.view(seat), seat, rng))
    at = len(match.ledger)
    for maker, name in enumerate(names):
        assert name in shown.cause_words(match, Moment(at - 1, at, maker, maker, 0, 1), names)


def test_that_a_secret_choice_was_made_is_not_worth_telling(qapp):
    match, rng = Match.new("run-hamster-run", 2, seed="1"), random.Random(1)
    while not (match.ledger and isinstance(match.events_of(len(match.ledger) - 1)[-1], Sealed)):
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, match.game.policy(match.view(seat), seat, rng))
    at, seat = len(match.ledger), match.ledger[-1][0]
    assert shown.cause_words(match, Moment(at - 1, at, seat, seat, 0, 1), NAMES) == "Own choice."


def test_of_what_was_chosen_at_once_it_is_told_what_each_has_chosen(qapp):
    match, rng = Match.new("hamsterdam", 2, seed="1"), random.Random(1)
    while len(match.ledger) < 2 or match.state.sealed:
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, match.game.policy(match.view(seat), seat, rng))
    said = shown.cause_words(match, Moment(0, 2, ALL, 0, 0, 1), NAMES)
    assert said == (
        "Chosen at once: Mira – pass a card to each side (← 2, 12 →); Jonas – pass a card to each side (← 2, 12 →)."
    )


def test_only_what_everybody_may_know_is_told(qapp):
    told = set()
    for hidden in (1, 3):
        match = Match.new(PEBBLES, 2, seed="1")
        match.play(0, Hide(2))
        match.play(1, Hide(hidden))
        told.add(shown.cause_words(match, Moment(1, 2, 1, 1, 0, 1), NAMES))
    [words] = told
    assert words.startswith("Own choice: Mira hides ")


def test_a_moment_of_which_the_story_tells_nothing_has_no_colon(qapp, analysed):
    match, _ = analysed
    for maker, words in ((0, "Own choice."), (CHANCE, "Luck."), (1, "Choice of Jonas.")):
        assert shown.cause_words(match, Moment(3, 3, maker, 0, 0, 1), NAMES) == words
