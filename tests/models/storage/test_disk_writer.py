"""Jobs for the disc are done in order, and the window waits for them no longer than a frame."""

import threading
import time

import pytest
from PySide6.QtCore import Qt

from hamster_table.models.storage.disk_writer import Writer


@pytest.fixture
def writer(qapp):
    return Writer()


@pytest.fixture
def gate():
    """A disc that takes nothing until it is opened."""
    gate = threading.Event()
    yield gate
    gate.set()


def impatient(writer):
    writer.patience = 0.01
    return writer


def test_what_is_done_quickly_is_answered_before_one_goes_on(writer):
    answered = []
    writer.do(lambda: 7, lambda asked: answered.append(asked.result()))
    assert answered == [7] and not writer.is_busy


def test_it_is_done_on_another_thread_and_answered_on_this_one(writer):
    threads = []
    writer.do(lambda: threads.append(threading.current_thread()), lambda _: threads.append(threading.current_thread()))
    assert threads[0] is not threads[1] is threading.current_thread()


def test_a_slow_disc_holds_nobody_up_and_is_answered_from_the_event_loop(writer, gate, qtbot):
    answered = []
    begun = time.monotonic()
    impatient(writer).do(lambda: gate.wait(30), lambda asked: answered.append(asked.result()))
    assert time.monotonic() - begun < 5 and writer.is_busy
    assert answered == []
    gate.set()
    qtbot.waitUntil(lambda: answered == [True])
    assert not writer.is_busy


def test_jobs_are_done_and_answered_in_the_order_in_which_they_were_asked_for(writer, gate, qtbot):
    done, answered = [], []
    impatient(writer).do(lambda: gate.wait(30), lambda _: answered.append("first"))
    for n in range(20):
        writer.do(lambda n=n: done.append(n), lambda _, n=n: answered.append(n))
    assert done == answered == []
    gate.set()
    qtbot.waitUntil(lambda: not writer.is_busy)
    assert done == [*range(20)] and answered == ["first", *range(20)]


def test_a_job_that_fails_is_told_and_the_next_one_is_done(writer):
    heard = []
    writer.do(lambda: 1 // 0, lambda asked: heard.append(type(asked.exception())))
    writer.do(lambda: 2, lambda asked: heard.append(asked.result()))
    assert heard == [ZeroDivisionError, 2]


def test_who_waits_until_all_is_done_goes_on_at_once_when_nothing_is_to_do(writer, gate, qtbot):
    told = []
    assert writer.wait_until_idle(0)
    writer.when_idle(lambda: told.append("at once"))
    assert told == ["at once"]
    impatient(writer).do(lambda: gate.wait(30), lambda _: told.append("written"))
    writer.when_idle(lambda: told.append("later"))
    assert told == ["at once"]
    gate.set()
    qtbot.waitUntil(lambda: told == ["at once", "written", "later"])


def test_closing_waits_for_the_disc_but_not_for_ever(writer, gate):
    answered = []
    impatient(writer).do(lambda: gate.wait(30), lambda _: answered.append(True))
    assert not writer.wait_until_idle(0.05)
    assert answered == []
    gate.set()
    assert writer.wait_until_idle(10)
    assert answered == [True]


def test_no_thread_waits_where_there_is_nothing_to_write(writer, qtbot):
    writer.do(lambda: None, lambda _: None)
    qtbot.waitUntil(lambda: "writer" not in {thread.name for thread in threading.enumerate()})


def test_when_all_is_settled_no_thread_is_left_that_could_still_speak(qapp):
    """At the end of the program its last signal would come to an object that is gone."""
    writer, never = Writer(), threading.Event()
    writer._relay._said.connect(lambda: never.wait(0.2), Qt.ConnectionType.DirectConnection)
    writer.do(lambda: None, lambda asked: None)
    assert writer.wait_until_idle(10.0)
    assert "writer" not in [thread.name for thread in threading.enumerate()]
