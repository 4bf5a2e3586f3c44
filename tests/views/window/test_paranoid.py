"""The window under all laws: what is broken is told once and written down each time, and the game goes on."""

import logging
import sys

import pytest

from hamster_table.engine.run_hamster_run.actions import Declare
from hamster_table.engine.run_hamster_run.round import DeclareDeed
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.paranoid_watch import VARIABLE
from hamster_table.system.log import log
from hamster_table.system.reports import Reports
from tests.views.at_window import lay


class Written(logging.Handler):
    """What is written into the log."""

    def __init__(self):
        super().__init__()
        self.lines = []

    def emit(self, record):
        self.lines.append(record.getMessage())


@pytest.fixture
def written():
    handler = Written()
    log.addHandler(handler)
    yield handler.lines
    log.removeHandler(handler)


def test_the_window_tells_it_once_and_the_log_each_time(window, written, qtbot, monkeypatch):
    monkeypatch.setenv(VARIABLE, "1")
    reports, told = Reports(), []
    reports.happened.connect(window.report_error)
    reports.happened.connect(told.append)
    monkeypatch.setattr(sys, "excepthook", reports.exception)
    monkeypatch.setattr(DeclareDeed, "forced", lambda self, state, seat: Declare("rest"))
    page = lay(window, entries=6, players=(PlayerInfo("Rusty", "whim"), PlayerInfo("Pip", "whim")))
    qtbot.waitUntil(lambda: page.session.match.state.round > 1)
    assert len(told) == 1 and "what is forced is the only offer" in told[0]
    assert len(written) > 1 and "Something went wrong" in window.notice.text
