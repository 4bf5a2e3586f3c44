"""Python's search for garbage stays on the thread of the window, where a widget may be deleted."""

import gc
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from hamster_table.models import garbage_collection
from hamster_table.models.storage.disk_writer import Writer


class Widget:
    """Says on which thread it was deleted. It refers to itself, so only a search finds it."""

    def __init__(self, deleted):
        self.itself, self.deleted = self, deleted

    def __del__(self):
        self.deleted.append(threading.current_thread().name)


def make_much(n=50_000):
    """So many objects that Python would search for garbage by itself."""
    return [[] for _ in range(n)]


@pytest.fixture
def deleted(qapp):
    gc.collect()
    deleted = []
    yield deleted
    gc.collect()


def test_a_thread_that_makes_much_deletes_nothing(deleted):
    gc.enable()
    garbage_collection.search_here_only()
    Widget(deleted)
    Writer().do(make_much, lambda _: None)
    assert deleted == []


def test_what_nobody_uses_any_more_is_deleted_when_the_event_loop_is_about_to_wait(deleted, qtbot):
    for _ in range(3):
        Widget(deleted)
    kept = make_much()
    qtbot.waitUntil(lambda: len(deleted) == 3)
    assert set(deleted) == {"MainThread"} and kept


def test_no_search_without_new_objects(deleted):
    Widget(deleted)
    gc.collect(0)
    searched = []
    gc.callbacks.append(lambda phase, info: searched.append(info["generation"]))
    try:
        garbage_collection.search()
        assert searched == []
    finally:
        gc.callbacks.pop()


def test_what_is_old_is_searched_once_in_a_while_and_no_more_often(deleted, monkeypatch):
    def search_when_much_was_made():
        for _ in range(gc.get_threshold()[2] + 1):
            gc.collect(1)
        much = make_much()
        garbage_collection.search()
        assert much

    old, older = Widget(deleted), Widget(deleted)
    gc.collect()
    monkeypatch.setattr(garbage_collection, "_last", time.monotonic() - 2 * garbage_collection.EVERYTHING)
    del old
    search_when_much_was_made()
    assert deleted == ["MainThread"]
    del older
    search_when_much_was_made()
    assert deleted == ["MainThread"], "the last search through everything was just now"


TWO = """
import pytest
from PySide6.QtCore import QObject

gone = []

class Page:
    def __init__(self):
        self.itself = self

    def __del__(self):
        gone.append(self)

@pytest.fixture
def page():
    return Page()

def test_one(page):
    assert gone == []

def test_two():
    assert gone != []
"""


def test_what_a_test_has_made_is_deleted_before_the_next(tmp_path):
    (tmp_path / "test_two.py").write_text(TWO)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", str(tmp_path)]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, timeout=60)
    assert "2 passed" in done.stdout, done.stdout
