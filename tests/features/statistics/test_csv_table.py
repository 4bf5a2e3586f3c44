"""The numbers of graphs as a table for other programs."""

import csv
import io

from hamster_table.features.statistics.csv_table import as_csv
from hamster_table.features.statistics.run_hamster_run import series
from hamster_table.models.series import Line, Point, Series, Span
from tests.engine.test_statistics import ROUND


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
