"""Tables on paper share their width among the columns."""

import pytest
from PySide6.QtGui import QStandardItem, QStandardItemModel

from hamster_table.views.widgets.paper_table import MARGIN, NARROW, PaperTable


@pytest.fixture
def table(qtbot, letters):
    model = QStandardItemModel(2, 8)
    model.setHorizontalHeaderLabels([f"Title {n}" for n in range(8)])
    for column in range(8):
        model.setItem(0, column, QStandardItem("words"))
    made = PaperTable(model, "Numbers")
    qtbot.addWidget(made)
    made.resize(1000, 120)
    made.show()
    return made


def test_where_the_width_is_short_the_room_between_the_columns_goes_first(table, qtbot):
    needed = sum(table._widths())
    assert table.margin == MARGIN and table.horizontalScrollBar().maximum() == 0
    table.resize(needed - 60, 120)
    assert NARROW < table.margin < MARGIN and table.horizontalScrollBar().maximum() == 0
    table.resize(needed - 400, 120)
    assert table.margin == NARROW and table.horizontalScrollBar().maximum() > 0, "words are never cut"
    table.resize(1000, 120)
    assert table.margin == MARGIN and table.horizontalScrollBar().maximum() == 0
