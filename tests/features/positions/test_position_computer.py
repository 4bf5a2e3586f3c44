"""What a position needs besides is computed on a thread; nothing comes of it once nobody wants to know."""

import pytest
from PySide6.QtCore import QCoreApplication

from hamster_table.features.positions.editor import Computation, Computed
from hamster_table.features.positions.position_computer import PositionComputer


def computes(run):
    return Computation(depends=lambda setup, values: None, is_ready=lambda setup, values: True, run=run, says="")


@pytest.fixture
def heard():
    return []


def begun(run, heard):
    computer = PositionComputer(computes(run), None, {"angle": 3})
    computer.progressed.connect(lambda *how: heard.append(how))
    computer.computed.connect(lambda found: heard.append(found.values))
    computer.failed.connect(lambda: heard.append("failed"))
    computer.start()
    return computer


def doubled(setup, values, stop, report):
    report(1, 2)
    return Computed({"angle": 2 * values["angle"]})


def broken(setup, values, stop, report):
    raise ZeroDivisionError


def test_it_says_how_far_it_is_and_then_what_it_has_found(qtbot, heard):
    computer = begun(doubled, heard)
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard == [(1, 2), {"angle": 6}]
    computer.stop()


def test_what_breaks_down_is_reported_and_told(qtbot, heard):
    with qtbot.captureExceptions() as reported:
        computer = begun(broken, heard)
        qtbot.waitUntil(lambda: heard == ["failed"])
    assert [kind for kind, *_ in reported] == [ZeroDivisionError]
    computer.stop()


def test_nothing_comes_of_what_was_stopped(qapp, heard):
    computer = begun(doubled, heard)
    computer._thread.join()
    computer.stop()
    QCoreApplication.processEvents()
    assert heard == []
