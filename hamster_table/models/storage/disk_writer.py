"""Writes to the disc on a thread of its own, so that a slow disc never stops the window."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, wait
from threading import Lock, Thread
from typing import Any

from PySide6.QtCore import QObject, Slot

from hamster_table.models.relay import Relay

Job = Callable[[], Any]
Then = Callable[["Future[Any]"], object]


class Writer(QObject):
    """Does one job after the other, in the order in which they were asked for.

    Whoever asks waits a moment for the job: on a healthy disc everything goes on at once and in order. What takes
    longer is answered from the event loop. The thread runs only while there is something to do.
    """

    patience = 0.006
    """How many seconds the thread of the window waits for a job. Less than a frame."""

    def __init__(self) -> None:
        super().__init__()
        self._lock = Lock()
        self._jobs: deque[tuple[Future[Any], Job]] = deque()
        self._is_running = False
        self._thread: Thread | None = None
        self._unanswered: deque[tuple[Future[Any], Then]] = deque()
        self._relay = Relay(self._on_message)

    @property
    def is_busy(self) -> bool:
        """Whether something was asked for that has not been answered yet."""
        return bool(self._unanswered)

    def do(self, job: Job, then: Then) -> None:
        """Do *job* on the other thread, and call *then* on this one with what came of it: before this returns if the
        disc is quick, else from the event loop."""
        asked: Future[Any] = Future()
        self._unanswered.append((asked, then))
        with self._lock:
            self._jobs.append((asked, job))
            starts, self._is_running = not self._is_running, True
        if starts:
            self._thread = Thread(target=self._run, name="writer", daemon=True)
            self._relay.carry_for(self._thread, self)
        wait([asked], self.patience)
        self._answer()

    def when_idle(self, then: Callable[[], object]) -> None:
        """Call *then* when all that was asked for so far is done: at once, or from the event loop."""
        if self.is_busy:
            self.do(lambda: None, lambda _: then())
        else:
            then()

    def wait_until_idle(self, seconds: float) -> bool:
        """Wait so long until everything is done and answered; whether it is."""
        end = time.monotonic() + seconds
        while self._unanswered:
            if not wait([self._unanswered[0][0]], max(0.0, end - time.monotonic())).done:
                return False
            self._answer()
        if self._thread is not None:
            # Its last word is a signal of this object, which the end of the program would take away under it.
            self._thread.join(max(0.0, end - time.monotonic()))
        return True

    @Slot(object)
    def _on_message(self, _: object) -> None:
        self._answer()

    def _answer(self) -> None:
        """Tell what has been done, in the order in which it was asked for."""
        while self._unanswered and self._unanswered[0][0].done():
            asked, then = self._unanswered.popleft()
            then(asked)

    def _run(self) -> None:
        while True:
            with self._lock:
                if not self._jobs:
                    self._is_running = False
                    return
                asked, job = self._jobs.popleft()
            try:
                result = job()
            except Exception as error:
                asked.set_exception(error)
            else:
                asked.set_result(result)
            self._relay.say(None)
