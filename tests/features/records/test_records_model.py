"""The lists of finished games under Qt's model test."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from hamster_table.engine.game_records import Achieved, Record
from hamster_table.engine.tallies import Luck, Tally
from hamster_table.features.records.records_model import BestModel, FinishedModel, PersonsModel


def played(*names, winner=0):
    places = tuple(1 if seat == winner else 2 for seat in range(len(names)))
    return Record("run-hamster-run", "2026-11-20T18:30:00Z", names, ("person",) * len(names), places, (winner,), 5)


@pytest.mark.parametrize("kind", [FinishedModel, PersonsModel])
def test_records_come_and_go(qtmodeltester, kind):
    model = kind()
    qtmodeltester.check(model, force_py=True)
    for records in ([], [played("Mira", "Jonas")], [played("Edda", "Mira", winner=1), played("Mira", "Jonas")], []):
        model.set_records(records)
    assert model.rowCount() == 0


def test_whoever_has_won_most_stands_first():
    model = PersonsModel()
    model.set_records([played("Mira", "Jonas", winner=1), played("Jonas", "Edda"), played("Edda", "Mira")])
    assert [(row.name, row.played, row.won) for row in model.rows] == [("Jonas", 2, 2), ("Edda", 2, 1), ("Mira", 2, 0)]


def test_one_person_is_one_row_however_written_and_so_is_each_kind_of_computer_player():
    model = PersonsModel()
    kinds = [("person", "master"), ("person", "sharp"), ("person", "master")]
    ended = [
        replace(played("mira", name), kinds=own) for name, own in zip(("Basil", "Basil", "Pip"), kinds, strict=True)
    ]
    ended.append(replace(played("Basil", "Pip"), kinds=("steady", "steady")))  # one game, though of two seats
    model.set_records([*ended, played("Mira", "Basil")])
    told = [(model.index(row, 0).data(), model.rows[row].played) for row in range(5)]
    steady = ("Steady (computer)", 1)
    assert told == [("mira", 4), steady, ("Basil", 1), ("Sharp (computer)", 1), ("Master (computer)", 2)], (
        "a game is one"
    )


def test_a_game_that_is_still_kept_is_heard_as_one_that_can_be_opened():
    model = FinishedModel()
    model.set_records([replace(played("Mira", "Jonas"), of=4), replace(played("Mira", "Jonas"), of=5)], kept=[4])
    heard = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in (0, 1)]
    assert heard[0].endswith(". Enter opens the game") and "Enter" not in heard[1]
    assert "Enter" not in model.index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.parametrize("kept", [(), (4,)])
def test_the_best_ever_of_a_game_that_is_still_kept_is_heard_as_one_that_can_be_opened(kept):
    model, feats = BestModel(), (Achieved("tower", 7, (1,), 41),)
    model.set_records([replace(played("Mira", "Jonas"), game="hamsterrolle", feats=feats, of=4)], kept)
    heard = [model.index(0, column).data(Qt.ItemDataRole.AccessibleTextRole) for column in range(model.columnCount())]
    assert "Tallest tower" in heard[0] and heard[0].endswith(". Enter opens the game") == bool(kept)
    assert "Jonas" in heard[2] and not any("Enter" in other for other in heard[1:])


def test_luck_is_what_came_beside_what_was_promised_and_nothing_where_nothing_was_drawn():
    model = PersonsModel()
    model.set_records(
        [replace(played("Mira", "Jonas"), tallies=(Tally(0, {}, Luck(((1, 2), (1, 4)), 1)), Tally(1, {})))]
    )
    titles = [model.headerData(n, Qt.Orientation.Horizontal) for n in range(model.columnCount())]
    promised = [n for n, title in enumerate(titles) if title == "Expected"]
    shown = {(model.index(row, n - 1).data(), model.index(row, n).data()) for row in (0, 1) for n in promised}
    assert shown == {("1 of 2", "0.8"), ("–", "–")}


def test_people_of_one_name_are_told_apart():
    annas = "Anna", "Anna"
    finished = FinishedModel()
    best = Achieved("tower", 7, (1,), 41)
    finished.set_records([Record("hamsterrolle", "", annas, ("person",) * 2, (1, 2), (0,), 5)])
    assert (finished.rows[0].winner, finished.rows[0].played) == ("Anna (Moon)", "Anna (Moon), Anna (Heart)")
    feats = BestModel()
    feats.set_records([Record("hamsterrolle", "", annas, ("person",) * 2, (1, 2), (0,), 5, feats=(best,))])
    assert feats.rows[0].who == "Anna (Heart)"
