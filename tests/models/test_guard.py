"""`@guard` reports a mistake in an override and lets the program go on."""

import sys
import traceback

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

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
    ((kind, error, trace),) = reports
    assert kind is ValueError
    assert str(error) == "no rows today"
    assert trace is not None


def test_a_sound_override_answers_as_before(reports):
    assert Rows().data("a", role=3) == "a/3"
    assert reports == []


def test_the_mark_name_and_words_stay():
    assert Rows.data.__guarded__
    assert Rows.data.__name__ == "data"
    assert Rows.data.__doc__ == "What a cell says."


class Torn(QWidget):
    """A picture that cannot be painted to its end."""

    @guard
    def paintEvent(self, event):
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.colour)


def test_a_painter_does_not_outlive_a_mistake_of_which_the_report_is_kept(reports, qtbot, qtlog):
    torn = Torn()
    qtbot.addWidget(torn)
    torn.show()
    qtbot.waitUntil(lambda: bool(reports))
    for _ in range(3):
        torn.repaint()
    assert [kind for kind, *_ in reports] == [AttributeError] * len(reports)
    assert "in paintEvent" in "".join(traceback.format_exception(*reports[0]))
    assert [record.message for record in qtlog.records if "painter" in record.message] == []


class Within(QWidget):
    """A picture that another picture is painted for, which cannot be painted to its end."""

    @guard
    def paintEvent(self, event):
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self.picture())

    def picture(self):
        image = QImage(20, 20, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.fillRect(self.rect(), self.colour)
        return QPixmap.fromImage(image)


def test_a_painter_ends_before_the_picture_that_a_mistake_takes_along(reports, qtbot, qtlog):
    within = Within()
    qtbot.addWidget(within)
    within.show()
    qtbot.waitUntil(lambda: bool(reports))
    assert [record.message for record in qtlog.records if "paint" in record.message.lower()] == []


def test_leaving_the_program_is_no_mistake(reports):
    @guard
    def leave():
        raise SystemExit(1)

    with pytest.raises(SystemExit):
        leave()
    assert reports == []
