"""The lists of finished games under Qt's model test."""

import pytest

from hamster_table.engine.stats import Record
from hamster_table.models.records_model import FinishedModel, PersonsModel


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
