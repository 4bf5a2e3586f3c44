"""The thread that tries places for a piece while a person thinks, and the questions it takes.

Each trial has a world of its own, so that the hand's world never waits. Of two kinds of questions there is one at a
time: one that a person waits for (is there a place near the hand?) comes before one that is only tried ahead.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from threading import Condition, Thread
from time import monotonic, sleep, thread_time

from hamster_table.engine.hamsterrolle.actions import Compartment, Hand, Kind, kind_of
from hamster_table.engine.hamsterrolle.holding import Trial, try_to_lay
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.models.hamsterrolle.physics_thread import RUNNING

LONGEST_BREATH_S = 0.02
"""The thread rests as long as it has just worked, but no longer: others have work to do too."""


@dataclass(slots=True, eq=False)
class Question:
    """Places to be tried, one after the other."""

    state: Hamsterrolle
    places: Iterator[Hand | None]
    """Found on the thread, while they are tried; None: it was looked for one in vain, and it goes on."""
    enough: int
    """So many that hold of each kind and compartment are enough; what is beyond is not tried."""
    most: int
    """So many are tried at most."""
    ends_at_first: bool = False
    """Whether the first that holds is all that is asked for."""
    seconds: float = math.inf
    """After so many seconds of work it is over, those not counted in which others had the processor: somebody waits."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The message that something is known about a question."""

    question: Question
    trial: Trial | None
    """A trial of a place that holds, or the first that was refused; None: all is said."""


class FindingThread(Thread):
    """Tries places until it is stopped."""

    def __init__(self, send: Callable[[Answer], None]) -> None:
        """*send* is called with each answer, on this thread."""
        super().__init__(name="finding", daemon=True)
        self._send = send
        self._changed = Condition()
        self._near: Question | None = None
        self._ahead: Question | None = None
        self._is_stopped = False

    # What others do

    def ask(self, question: Question | None, is_ahead: bool) -> None:
        """Take this question instead of the last one of its kind; None: none."""
        with self._changed:
            if is_ahead:
                self._ahead = question
            else:
                self._near = question
            self._changed.notify()

    def command(self, is_stopped: bool) -> None:
        """Stop, without waiting."""
        with self._changed:
            self._is_stopped = is_stopped
            self._changed.notify()

    # What it does

    def run(self) -> None:
        """Answer questions; an exception is reported, and ends the thread and what it was asked."""
        RUNNING.add(self)
        try:
            self._work()
        except Exception:
            sys.excepthook(*sys.exc_info())
            for question in (self._near, self._ahead):
                if question is not None:
                    self._close(question)
        finally:
            RUNNING.discard(self)

    def _work(self) -> None:
        known: dict[Question, Search] = {}
        while (question := self._next()) is not None:
            search = known[question] = known.get(question) or Search(question)
            known = {asked: one for asked, one in known.items() if self._is_asked(asked)}
            begin = monotonic()
            for trial in search.go_on(partial(self._is_not_current, question)):
                if self._is_asked(question):
                    self._send(Answer(question, trial))
            if search.is_over:
                self._close(question)
            if question is not self._near:
                sleep(min(LONGEST_BREATH_S, monotonic() - begin))

    def _next(self) -> Question | None:
        """The question to go on with; None: the thread is to end."""
        with self._changed:
            while not self._is_stopped and self._near is None and self._ahead is None:
                self._changed.wait()
            return None if self._is_stopped else self._near or self._ahead

    def _is_asked(self, question: Question) -> bool:
        return not self._is_stopped and question in (self._near, self._ahead)

    def _is_not_current(self, question: Question) -> bool:
        return not self._is_asked(question) or (self._near or self._ahead) is not question

    def _close(self, question: Question) -> None:
        with self._changed:
            was_asked = self._is_asked(question)
            self._near = None if self._near is question else self._near
            self._ahead = None if self._ahead is question else self._ahead
        if was_asked:
            self._send(Answer(question, None))


class Search:
    """How far a question is answered."""

    def __init__(self, question: Question) -> None:
        self.is_over = False
        self._question = question
        self._left = question.most
        self._seconds = 0.0
        self._found: dict[tuple[Kind, Compartment], int] = {}
        self._again: Hand | None = None
        """A place whose trial was cut short."""
        self._has_refused = False

    def go_on(self, stop: Callable[[], bool]) -> Iterator[Trial]:
        """Try the next place; give its trial if it holds, or is the first that was refused."""
        begin = thread_time()
        yield from self._try_next(stop)
        self._seconds += thread_time() - begin
        self.is_over = self.is_over or self._seconds > self._question.seconds

    def _try_next(self, stop: Callable[[], bool]) -> Iterator[Trial]:
        question, hand = self._question, self._again
        try:
            hand = hand or next(question.places)
        except StopIteration:
            self.is_over = True
            return
        self._again = None
        if hand is None:
            return
        where = kind_of(hand.piece), hand.compartment
        if self._found.get(where, 0) >= question.enough:
            return
        trial = try_to_lay(question.state, hand, stop)
        if stop() and trial.refusal is not None:
            self._again = hand
            return
        self._left -= 1
        self.is_over = self.is_over or not self._left
        if trial.refusal is None:
            self._found[where] = self._found.get(where, 0) + 1
            self.is_over = self.is_over or question.ends_at_first
            yield trial
        elif not self._has_refused:
            self._has_refused = True
            yield trial
