"""Luck against the odds, the graphs of a story, records and tables."""

import csv
import io
import json

import pytest

from hamster_table.engine.game import Line, Point, Series, Span
from hamster_table.engine.run_hamster_run import events
from hamster_table.engine.run_hamster_run.series import series, tallies
from hamster_table.engine.statistics import Record, as_csv
from hamster_table.engine.tallies import Luck, Tally


def numbered(*happened):
    return list(enumerate(happened, 1))


ROUND = numbered(
    events.RoundBegan(1),
    events.Allocated(0, 3, 2, 2),
    events.Allocated(1, 1, 5, 1),
    events.Challenged(0, 1, "bite", 2, 5),
    events.Resisted(1, 5),
    events.TestWon(0, 1, True),
    events.Bitten(0, 1, "mettle"),
    events.Challenged(1, 0, "throw", 4, 2),
    events.Yielded(0),
    events.TestWon(1, 0, False),
    events.Thrown(1, 0, 7, 2),
    events.Staked(0, "scamper", 3, 2),
    events.Chomped(0, 1),
    events.Staked(1, "mettle", 4, 1),
    events.Escaped(1, True),
    events.Tallied(1, (0, 1), (2, 1), 2, 1),
    events.RoundBegan(2),
    events.PassedOut(0),
    events.Allocated(1, 0, 6, 0),
)


def graph(key):
    return next(one for one in series(ROUND, 2) if one.key == key)


def line(key, which):
    return [(point.x, point.y, point.ledger_length) for point in graph(key).lines[which].points]


def test_each_trait_is_drawn_where_its_split_was_shown():
    assert line("mettle", 1) == [(1, 5, 3), (2, 6, 19)]
    assert line("pluck", 0) == [(1, 7, 2), (2, 0, 18)]


def test_fatigue_and_the_machine_begin_at_the_start_and_go_on_with_every_tally():
    assert line("fatigue", 0) == [(0, 0, 0), (1, 2, 16)]
    assert [(one.label, one.points[-1].y) for one in graph("belt").lines] == [("Speed", 2), ("Alligators", 1)]


def test_only_tests_that_the_hat_decided_count_as_luck():
    first, second = (tally.luck for tally in tallies(ROUND, 2))
    assert (first.odds, first.won) == (((2, 7), (3, 5)), 1)
    assert (second.odds, second.won) == (((5, 7), (4, 5)), 1)


def test_deeds_that_came_to_something_are_counted():
    first, second = tallies(ROUND, 2)
    assert (first.counts["Bites"], first.counts["Chomps"], first.counts["Throws"]) == (1, 1, 0)
    assert second.counts["Throws"] == 1


def test_a_chomp_without_a_test_is_not_luck():
    assert tallies(numbered(events.Chomped(0, 1)), 1)[0].luck == Luck()


def test_the_band_holds_ninety_five_of_a_hundred_fair_games():
    assert Luck(((1, 2),) * 10).band == (2, 8)
    assert Luck(((1, 1),) * 3, won=3).band == (3, 3)
    assert Luck().band == (0, 0)
    assert Luck(((1, 2),) * 10, won=9).is_unusual
    assert not Luck(((1, 2),) * 10, won=8).is_unusual


def test_a_record_comes_back_from_its_file():
    tally = Tally(0, {"Bites": 2}, Luck(((1, 2),), 1))
    kept = Record("run-hamster-run", "2026-11-20T10:30", ("A", "B"), ("person", "sharp"), (1, 2), (0,), 7, (tally,))
    assert Record.from_json(json.loads(json.dumps(kept.to_json()))) == kept


@pytest.mark.parametrize(
    "spoilt", [{"names": ["A"]}, {"rounds": "7"}, {"tallies": [{"seat": 0, "counts": {}, "luck": {"odds": [[2, 0]]}}]}]
)
def test_a_spoilt_record_is_refused(spoilt):
    kept = Record("x", "2026-11-20T10:30", ("A", "B"), ("person", "sharp"), (1, 2), (0,), 7)
    with pytest.raises(ValueError):
        Record.from_json(json.loads(json.dumps(kept.to_json() | spoilt)))


def test_the_table_has_one_row_a_round_and_seat():
    table = list(csv.DictReader(io.StringIO(as_csv(series(ROUND, 2), ["Mira", "Jonas"]))))
    assert [(row["round"], row["name"]) for row in table][2:4] == [("1", "Mira"), ("1", "Jonas")]
    assert table[3] == {
        "round": "1", "seat": "2", "name": "Jonas", "pluck": "7", "scamper": "1", "mettle": "5", "friskiness": "1",
        "fatigue": "1", "speed": "2", "alligators": "1",
    }  # fmt: skip


def test_no_name_becomes_a_formula_and_no_comma_breaks_a_row():
    one = Series("pluck", "Pluck", (Line(0, (Point(1, 7, 1),)),), "round", "chips")
    table = list(csv.DictReader(io.StringIO(as_csv([one], ['=SUM(A1),"x"']))))
    assert table == [{"round": "1", "seat": "1", "name": '\'=SUM(A1),"x"', "pluck": "7"}]


def test_a_graph_over_something_else_than_rounds_stands_below_with_what_is_fair_beside_it():
    pluck = Series("pluck", "Pluck", (Line(0, (Point(1, 7, 1),)),), "round", "chips")
    dice = Series(
        "dice", "Dice", (Line(None, (Point(7, 2, 9), Point(8, 1, 9)), "Rolled"),), "sum", "rolls",
        spans=(Span(7, 0, 0.5, 2),),
    )  # fmt: skip
    assert as_csv([pluck, dice], ["Ada"]).splitlines() == [
        "round,seat,name,pluck",
        "1,1,Ada,7",
        "",
        "sum,seat,name,rolled,dice_expected,dice_low,dice_high",
        "7,,,2,0.50,0,2",
        "8,,,1,,,",
    ]


def test_where_decimals_have_commas_semicolons_separate():
    one = Series("dice", "", (Line(None, (Point(2, 1, 1),)),), "sum", "rolls", spans=(Span(2, 0, 1.25, 3),))
    assert as_csv([one], [], ",").splitlines()[1].endswith("1;1,25;0;3")
    assert as_csv([one], []).splitlines()[1].endswith("1,1.25,0,3")
