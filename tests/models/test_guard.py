"""`@guard` reports a mistake in an override and lets the program go on."""

import sys

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex

from hamster_table.models.guard import guard


class Rows(QAbstractListModel):
    @guard(fallback=0)
    def rowCount(self, parent=QModelIndex()):
        raise ValueError("no rows today")

    @guard
    def data(self, index, role=0):
        """What a cell says."""
        return f"{index}/{role}"


@pytest.fixture
def reports(monkeypatch):
    seen = []
    monkeypatch.setattr(sys, "excepthook", lambda *report: seen.append(report))
    return seen


def test_a_mistake_is_reported_and_the_fallback_returned(reports):
    assert Rows().rowCount() == 0
    ((kind, mistake, trace),) = reports
    assert kind is ValueError
    assert str(mistake) == "no rows today"
    assert trace is not None


def test_a_sound_override_answers_as_before(reports):
    assert Rows().data("a", role=3) == "a/3"
    assert reports == []


def test_the_mark_name_and_words_stay():
    assert Rows.data.__guarded__
    assert Rows.data.__name__ == "data"
    assert Rows.data.__doc__ == "What a cell says."


def test_leaving_the_program_is_no_mistake(reports):
    @guard
    def leave():
        raise SystemExit(1)

    with pytest.raises(SystemExit):
        leave()
    assert reports == []
