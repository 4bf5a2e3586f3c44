"""Whatever name is typed, a file is saved with an ending that is known, and over none that nobody was asked about."""

import pytest
from PySide6.QtWidgets import QWidget

from hamster_table.views.widgets.save_dialog import ask_where_to_save

KINDS = ["PNG (*.png)", "SVG (*.svg)"]


@pytest.mark.parametrize(
    ("name", "kind", "path"),
    [
        ("graph", 0, "graph.png"),
        ("graph.SVG", 0, "graph.SVG"),
        ("graph.jpg", 0, "graph.jpg.png"),
        ("graph.jpg", 1, "graph.jpg.svg"),
        ("26.11.2026", 0, "26.11.2026.png"),
        ("old.1", 0, "old.1 2.png"),
    ],
)
def test_a_file_has_an_ending_that_is_known(qtbot, tmp_path, name, kind, path):
    parent, chosen = QWidget(), []
    qtbot.addWidget(parent)
    (tmp_path / "old.1.png").touch()
    dialog = ask_where_to_save(parent, "Export", tmp_path / "graph.png", KINDS, chosen.append)
    dialog.filterSelected.emit(KINDS[kind])
    dialog.fileSelected.emit(str(tmp_path / name))
    dialog.reject()
    assert chosen == [tmp_path / path]
