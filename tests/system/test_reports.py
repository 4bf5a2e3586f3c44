"""What goes wrong in the program is written down on this machine, and told once."""

import subprocess
import sys

import pytest

from hamster_table.system import log, paths
from hamster_table.system.reports import Reports


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
    from hamster_table.system.reports import Reports
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
    words = paths.log_file().read_text("utf-8")
    assert "Qt: a warning of Qt" in words
    assert "ZeroDivisionError" in words
    assert "ValueError: at the top" in words


def test_without_a_place_for_the_log_it_is_said_in_the_terminal(home):
    home.rmdir()
    home.write_text("not a folder")
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, timeout=60, check=False)
    assert "ValueError: at the top" in done.stderr
    home.unlink()
    home.mkdir()


# A crash of an earlier run

CRASH = """if True:
    import faulthandler, sys
    from pathlib import Path
    from PySide6.QtCore import QCoreApplication
    from hamster_table.system.reports import Reports
    app = QCoreApplication([])
    reports = Reports()
    reports.install()
    {how}
"""
WAYS = {"faulthandler._sigsegv()": "Segmentation fault", "open(Path.home() / 'no such file')": "FileNotFoundError"}


def run(how):
    return subprocess.run([sys.executable, "-c", CRASH.format(how=how)], capture_output=True, timeout=60)


@pytest.mark.parametrize("how", WAYS)
def test_a_run_that_ended_by_itself_leaves_a_report_without_secrets(home, how, monkeypatch):
    monkeypatch.setenv("HOME", "/somebody/anna.karenina")
    assert run(how).returncode != 0
    assert log.earlier_crash() == "", "only the next run knows that this one is over"
    assert run("pass").returncode == 0
    report = log.earlier_crash()
    assert WAYS[how] in report and "anna" not in report
    log.crash_was_reported()
    assert log.earlier_crash() == ""
    assert run("pass").returncode == 0
    assert log.earlier_crash() == ""


def test_a_run_that_ended_well_leaves_none(home):
    for _ in range(2):
        assert run("pass").returncode == 0
    assert log.earlier_crash() == ""


def test_what_the_window_tells_at_once_is_no_crash(home):
    assert run("reports.happened.connect(print); reports.exception(ValueError, ValueError('x'), None)").returncode == 0
    assert run("pass").returncode == 0
    assert log.earlier_crash() == ""
