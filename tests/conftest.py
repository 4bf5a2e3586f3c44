"""Every test plays at a table of its own: no screen, no language but English, no file of the person who runs it."""

import multiprocessing
import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="C")

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path_factory, monkeypatch):
    """The folder the program writes to in this test."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HAMSTER_TABLE_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def nothing_left_over(home):
    """A test that leaves a window open or a process running has failed."""
    before = set(multiprocessing.active_children())
    yield
    assert open_windows() == []
    assert set(multiprocessing.active_children()) <= before


def open_windows():
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is None or widgets.QApplication.instance() is None:
        return []
    return [window for window in widgets.QApplication.topLevelWidgets() if window.isVisible()]
