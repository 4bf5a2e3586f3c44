"""Python's search for garbage stays on the thread of the window, where a widget may be deleted."""

import gc
import threading

import pytest

from hamster_table.models import garbage
from hamster_table.models.writer import Writer


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
    garbage.search_here_only()
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
        garbage.search()
        assert searched == []
    finally:
        gc.callbacks.pop()
