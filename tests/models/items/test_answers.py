"""What item models answer to questions about nothing, and what they say to screen readers."""

import pytest
from PySide6.QtCore import QModelIndex, QObject, Qt

from hamster_table.engine.run_hamster_run.actions import TRAITS
from hamster_table.models.items.board_model import BoardModel
from hamster_table.models.items.history_model import StoryModel
from hamster_table.models.run_hamster_run.board import Sheet, board
from hamster_table.models.run_hamster_run.texts import FATIGUE, HAND
from tests.models.playing import NAMES, finished

SPOKEN = Qt.ItemDataRole.AccessibleTextRole
STRANGE = Qt.ItemDataRole.UserRole + 999


def belt():
    model, view = BoardModel(), finished().view(0)
    model.set_board(board(view, NAMES, None, Sheet(0, True, {**dict.fromkeys(TRAITS, 1), FATIGUE: 4, HAND: 0}, False)))
    return model


def story():
    model = StoryModel()
    model.set_story(finished().story_of(0), NAMES)
    return model


models = pytest.mark.parametrize("make", [belt, story])


def everywhere(model, parent=None):
    """All places in a model."""
    parent = QModelIndex() if parent is None else parent
    for row in range(model.rowCount(parent)):
        for column in range(model.columnCount(parent)):
            index = model.index(row, column, parent)
            yield index
            yield from everywhere(model, index) if column == 0 and model.rowCount(index) else ()


@models
@pytest.mark.qt_log_ignore("is not valid", extend=True)
def test_nowhere_there_is_nothing(make):
    model = make()
    assert model.data(QModelIndex()) is None and model.data(QModelIndex(), SPOKEN) is None


@models
def test_a_role_that_is_not_its_own_tells_nothing(make):
    model = make()
    assert {index.data(STRANGE) for index in everywhere(model)} == {None}


@models
def test_every_place_is_said_to_screen_readers(make):
    model = make()
    said = [index.data(SPOKEN) for index in everywhere(model)]
    assert said and all(isinstance(text, str) and text and "{" not in text for text in said)


def test_a_board_is_somebodys_child_too():
    owner, model = QObject(), BoardModel()
    model.setParent(owner)
    assert model.parent() is owner and not model.parent(QModelIndex()).isValid()
