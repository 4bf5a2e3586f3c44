"""Runs jobs that write to the disc on a thread, so that a slow disc never blocks the window."""

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
    """Runs jobs one after the other, in the order in which they were given, and answers in that order.

    `do` waits a moment for the result: on a healthy disc the answer comes before it returns. What takes longer is
    answered from the event loop. The thread runs only while there are jobs.
    """

    patience = 0.006
    """For how many seconds `do` waits for the result; less than a frame."""

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
        """Run *job* on the thread, and call *then* on this one with its future, done: before this returns if the disc
        is quick, else from the event loop."""
        asked: Future[Any] = Future()
        self._unanswered.append((asked, then))
        # Under the lock the thread either sees this job or has said that it ends: no job waits for a thread that went.
        with self._lock:
            self._jobs.append((asked, job))
            starts, self._is_running = not self._is_running, True
        if starts:
            self._thread = Thread(target=self._run, name="writer", daemon=True)
            self._relay.carry_for(self._thread, self)
        wait([asked], self.patience)
        self._answer()

    def when_idle(self, then: Callable[[], object]) -> None:
        """Call *then* when all jobs so far are answered: at once, or from the event loop."""
        if self.is_busy:
            self.do(lambda: None, lambda _: then())
        else:
            then()

    def wait_until_idle(self, seconds: float) -> bool:
        """Wait at most *seconds* until all jobs are answered; return whether they are."""
        end = time.monotonic() + seconds
        while self._unanswered:
            if not wait([self._unanswered[0][0]], max(0.0, end - time.monotonic())).done:
                return False
            self._answer()
        if self._thread is not None:
            # The thread's last act is a signal of this object, which must still be there then.
            self._thread.join(max(0.0, end - time.monotonic()))
        return True

    @Slot(object)
    def _on_message(self, _: object) -> None:
        self._answer()

    def _answer(self) -> None:
        """Call the `then` of all jobs that are done, in order."""
        # Taken out before the call: `then` may give another job, and so come here again.
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
            # After the future is set: the message only says that there is something to look at.
            self._relay.say(None)
