"""What goes wrong in the program is written down on this machine, and told once."""

import subprocess
import sys

import pytest

from hamster_table import paths
from hamster_table.reports import Reports


@pytest.fixture
def reports(qapp):
    return Reports()


def trip(reports, words="a wheel"):
    try:
        raise RuntimeError(words)
    except RuntimeError:
        reports.exception(*sys.exc_info())


def test_the_same_mistake_is_told_once(reports):
    told = []
    reports.happened.connect(told.append)
    trip(reports)
    trip(reports, "another wheel at the same place")
    assert len(told) == 1
    assert "RuntimeError: a wheel" in told[0]


def test_another_mistake_is_told_too(reports):
    told = []
    reports.happened.connect(told.append)
    trip(reports)
    try:
        [][1]
    except IndexError:
        reports.exception(*sys.exc_info())
    assert len(told) == 2


CODE = """if True:
    import sys, threading
    from PySide6.QtCore import QCoreApplication, qWarning
    from hamster_table.reports import Reports
    app = QCoreApplication([])
    reports = Reports()
    reports.install()
    qWarning("a warning of Qt")
    worker = threading.Thread(target=lambda: 1 // 0)
    worker.start()
    worker.join()
    raise ValueError("at the top")
"""


def test_everything_is_in_the_log(home):
    subprocess.run([sys.executable, "-c", CODE], capture_output=True, timeout=60, check=False)
    log = paths.log_file().read_text("utf-8")
    assert "Qt: a warning of Qt" in log
    assert "ZeroDivisionError" in log
    assert "ValueError: at the top" in log


def test_without_a_place_for_the_log_it_is_said_in_the_terminal(home):
    home.rmdir()
    home.write_text("not a folder")
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, timeout=60, check=False)
    assert "ValueError: at the top" in done.stderr
    home.unlink()
    home.mkdir()
