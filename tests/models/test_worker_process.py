"""A process that never reads its messages: the window does not wait for it, and hears when it is gone."""

import time

import pytest
from PySide6.QtCore import QObject, Slot

from hamster_table.models.worker_process import WorkerProcess

MORE_THAN_A_PIPE_HOLDS = b"x" * (1 << 20)


class Hearer(QObject):
    def __init__(self):
        super().__init__()
        self.heard = []

    @Slot(object)
    def on_message(self, said):
        self.heard.append(said[1])


@pytest.fixture
def hearer(qapp):
    return Hearer()


def started(main, hearer):
    process = WorkerProcess(main, hearer.on_message, "hamster-table-test", 100)
    process.send(MORE_THAN_A_PIPE_HOLDS)
    return process


def die(pipe):
    """A process that ends at once."""


def sleep(pipe):
    pipe.send_bytes(b"here")
    time.sleep(1000)


def are_there(process):
    return [one for one in (process._process, process._listener, process._writer) if one.is_alive()]


def test_one_that_dies_before_it_has_read_is_told(hearer, qtbot):
    process = started(die, hearer)
    qtbot.waitUntil(lambda: hearer.heard[-1:] == [None])
    qtbot.waitUntil(lambda: not are_there(process))


def test_one_that_is_killed_at_its_start_is_told(hearer, qtbot):
    process = started(sleep, hearer)
    process._process.kill()
    qtbot.waitUntil(lambda: hearer.heard[-1:] == [None])
    qtbot.waitUntil(lambda: not are_there(process))


def test_one_that_does_not_read_is_killed(hearer, qtbot):
    process = started(sleep, hearer)
    qtbot.waitUntil(lambda: hearer.heard == [b"here"])
    process.kill()
    qtbot.waitUntil(lambda: not are_there(process))
