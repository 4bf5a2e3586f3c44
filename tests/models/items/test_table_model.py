"""A table of records tells what went, what came and what changed."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from hamster_table.models.items.table_model import ENTRY_ROLE, LEFT, RECORD_ROLE, Column, RowsModel


@dataclass(frozen=True)
class Cheese:
    name: str
    holes: int
    entry: int = 0


COLUMNS = (Column("name", "Name", lambda row: row.name), Column("holes", "Holes", lambda row: str(row.holes)))


def cheeses(*names, holes=1):
    return [Cheese(name, holes) for name in names]


@pytest.fixture
def model(qtmodeltester):
    made = RowsModel(COLUMNS, key=lambda row: row.name)
    qtmodeltester.check(made, force_py=True)
    return made


def shown(model):
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def listen(model):
    told = []
    model.rowsInserted.connect(lambda _, first, last: told.append(("came", first, last)))
    model.rowsRemoved.connect(lambda _, first, last: told.append(("went", first, last)))
    model.dataChanged.connect(lambda first, last, *_: told.append(("changed", first.row(), last.row())))
    model.modelReset.connect(lambda: told.append(("reset",)))
    return told


def test_only_what_came_is_told(model):
    model.set_rows(cheeses("Brie", "Gouda"))
    told = listen(model)
    model.set_rows(cheeses("Brie", "Edam", "Gouda"))
    assert told == [("came", 1, 1)]


def test_only_what_went_is_told(model):
    model.set_rows(cheeses("Brie", "Edam", "Gouda"))
    told = listen(model)
    model.set_rows(cheeses("Brie", "Gouda"))
    assert told == [("went", 1, 1)]


def test_a_changed_record_is_told_as_a_change(model):
    model.set_rows(cheeses("Brie", "Gouda"))
    told = listen(model)
    model.set_rows([*cheeses("Brie"), *cheeses("Gouda", holes=9)])
    assert told == [("changed", 1, 1)]
    assert model.index(1, 1).data() == "9"


def test_nothing_new_tells_nothing(model):
    model.set_rows(cheeses("Brie", "Gouda"))
    told = listen(model)
    model.set_rows(cheeses("Brie", "Gouda"))
    assert told == []


def test_a_cell_says_its_text_its_sentence_and_its_record(model):
    model.set_rows([Cheese("Brie", 2, entry=5)])
    cell = model.index(0, 1)
    assert cell.data() == "2"
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == "Holes: 2"
    assert cell.data(RECORD_ROLE) == Cheese("Brie", 2, entry=5)
    assert cell.data(ENTRY_ROLE) == 5
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Holes"
    assert model.headerData(1, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole) == LEFT
    assert (
        model.headerData(0, Qt.Orientation.Vertical) is None and model.headerData(2, Qt.Orientation.Horizontal) is None
    )


@given(st.lists(st.lists(st.sampled_from("ABCDEFG"), unique=True), max_size=6))
def test_whatever_comes_is_shown_and_the_changes_lead_there(lists):
    model = RowsModel(COLUMNS, key=lambda row: row.name)
    mirror = []
    model.rowsRemoved.connect(lambda _, first, last: mirror.__delitem__(slice(first, last + 1)))
    model.rowsInserted.connect(
        lambda _, first, last: mirror.__setitem__(slice(first, first), shown(model)[first : last + 1])
    )
    for names in lists:
        model.set_rows(cheeses(*names))
        assert shown(model) == names == mirror
