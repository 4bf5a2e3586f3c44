"""Runs computer players in a process of its own, so that thinking never disturbs the window."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from multiprocessing.sharedctypes import RawValue
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from hamster_table.engine import codec
from hamster_table.engine.catalogue import find
from hamster_table.engine.game import PROGRAM, Rejected
from hamster_table.engine.kernel import Refusal, Seat, State
from hamster_table.engine.players.program_player import SECONDS
from hamster_table.models.ai import ai_worker
from hamster_table.models.worker_process import WorkerProcess

LONGEST = 1 << 16
"""The most bytes of an answer."""
ANSWER_GRACE_S = 4.0
"""How many seconds an answer may be late before the process is given up: a slow machine needs some to end."""
START_S = 60.0
"""How many seconds a process may take to start and to load a player; this is not thinking time. A slow laptop needs
some seconds the first time."""
TRIES = 2
"""How many processes are tried for one question when they die."""
BACKLOG = 8
"""A process with so many unanswered questions, forgotten ones included, hangs, and is replaced."""


@dataclass(frozen=True)
class Question:
    """A question that waits for its answer."""

    ticket: int
    form: dict[str, Any]
    """What is asked, in JSON; see `ai_worker`."""
    left: float
    """How many seconds the player may still think."""
    begun: float | None = None
    """When thinking began, on the monotonic clock; None while the process still loads."""
    tries: int = 1

    @property
    def subject(self) -> tuple[str, str]:
        """The game and the player that a process must have loaded to answer it."""
        return self.form["game"], self.form["player"]

    def begin(self) -> Question:
        """The same question, its time running from now."""
        return replace(self, begun=time.monotonic())

    def again(self) -> Question:
        """The same question for another process, with what is left of its time."""
        spent = 0.0 if self.begun is None else time.monotonic() - self.begun
        return replace(self, left=max(0.0, self.left - spent), begun=None, tries=self.tries + 1)


class AiProcess(QObject):
    """Asks computer players in another process. Every question ends in `answered` or `failed`, unless it is forgotten.

    One question is open at a time. The process starts with the first one and serves them all; if it dies over a
    question, another one is tried, once.
    """

    answered = Signal(int, object, object)
    """(ticket, action, rejected): the last is what was tried before and not chosen, a sequence of `Rejected`."""
    failed = Signal(int, str)
    """(ticket, why): no answer will come."""
    ready = Signal()
    """The process has loaded what it needs, and the thinking time runs."""
    hurried = Signal()
    """The player that answers next could not think for as long as it would: the machine is busy."""

    def __init__(self, programs: Mapping[str, Sequence[str]] | None = None) -> None:
        """*programs*: those of this computer that may play, by name: their commands."""
        super().__init__()
        self._programs = {f"{PROGRAM}{name}": [*command] for name, command in (programs or {}).items()}
        self._question: Question | None = None
        self._tickets = 0
        self._worker: AiWorker | None = None
        self._timeout = QTimer(self, singleShot=True)
        self._timeout.timeout.connect(self._on_timeout)

    def ask(self, seat: Seat, player: str, game: str, view: State, seed: str, seconds: float) -> int:
        """Let *player* choose for *seat*, which sees *view*, in at most that many seconds. A question still open is
        forgotten. Returns the ticket of the answer."""
        self.forget()
        self._tickets += 1
        form: dict[str, Any] = {"seat": seat, "player": player, "game": game, "view": codec.to_json(view), "seed": seed}
        if player in self._programs:
            # A program has the same time in every game: it must start, and knows nothing of rollouts.
            form, seconds = form | {"command": self._programs[player]}, SECONDS
        self._send(Question(self._tickets, form, seconds))
        return self._tickets

    @property
    def is_getting_ready(self) -> bool:
        """Whether the process has yet to start, or to load something, before it can think about the open question."""
        return self._question is not None and self._question.begun is None

    def forget(self) -> None:
        """Drop the open question; its answer is not emitted."""
        self._question = None
        self._timeout.stop()
        if self._worker is not None:
            self._worker.forget(self._tickets)

    def stop(self) -> None:
        """Forget, and end the process. It starts again when somebody asks."""
        self.forget()
        self._drop_worker()

    def _send(self, question: Question) -> None:
        if self._worker is not None and self._worker.unanswered >= BACKLOG:
            self._drop_worker()
        # Such a process says `ready` all the same, but the time runs from the question on.
        if self._worker is not None and question.subject in self._worker.loaded:
            question = question.begin()
        # Before it is sent, because `_try_again` takes it from there.
        self._question = question
        self._timeout.start(round(1000 * (START_S if question.begun is None else question.left + ANSWER_GRACE_S)))
        try:
            worker = self._worker = self._worker or AiWorker(self._on_message)
        except OSError:  # the system starts no more processes
            self._try_again()
            return
        worker.ask({**question.form, "ticket": question.ticket, "seconds": question.left})

    def _begin(self, worker: AiWorker) -> None:
        """The process is ready: start the thinking time."""
        assert self._question is not None
        worker.loaded.add(self._question.subject)
        if self._question.begun is None:
            self._question = self._question.begin()
            self._timeout.start(round(1000 * (self._question.left + ANSWER_GRACE_S)))
            self.ready.emit()

    @Slot(object)
    def _on_message(self, said: tuple[AiWorker, bytes | None]) -> None:
        """A message came from a process, or it hung up (None)."""
        worker, message = said
        # Messages are queued: one of a process that was replaced meanwhile may still arrive.
        if worker is not self._worker:
            return
        if message is None:
            self._try_again()
            return
        try:
            answer = json.loads(message)
            ticket, why = answer["ticket"], answer.get("why")
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            self._drop_worker()
            self._fail("The answer cannot be read.")
            return
        # Before the tickets are compared: forgotten questions are answered as well.
        worker.unanswered -= not answer.get("ready")
        if self._question is None or ticket != self._question.ticket:
            return
        if answer.get("ready"):
            self._begin(worker)
        elif why is None:
            if answer.get("hurried"):
                self.hurried.emit()
            self._take(answer.get("action"), answer.get("rejected", []))
        else:
            self._fail(str(why))

    def _take(self, form: object, rejected: Any) -> None:
        assert self._question is not None
        vocabulary = find(self._question.form["game"]).vocabulary
        try:
            action = codec.from_json(form, vocabulary)
            tried = [
                Rejected(codec.from_json(one["action"], vocabulary), Refusal(*one["why"][:2], **one["why"][2]))
                for one in rejected
            ]
        except (ValueError, TypeError, KeyError, IndexError) as error:
            self._fail(str(error))
            return
        # Closed before the signal, whose receiver may ask the next question at once.
        ticket = self._question.ticket
        self._close()
        self.answered.emit(ticket, action, tried)

    def _try_again(self) -> None:
        """The process has died: ask another one, at most `TRIES` in all."""
        self._drop_worker()
        question = self._question
        if question is None:
            return
        if question.tries < TRIES:
            self._send(question.again())
        else:
            self._fail("The process of the computer players has died.")

    @Slot()
    def _on_timeout(self) -> None:
        # Its time was up before: it hangs, and would not hear the next question either.
        self._drop_worker()
        self._fail("The computer player took too long.")

    def _fail(self, why: str) -> None:
        question = self._question
        self._close()
        if question is not None:
            self.failed.emit(question.ticket, why)

    def _close(self) -> None:
        self._question = None
        self._timeout.stop()

    def _drop_worker(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()


class AiWorker(WorkerProcess):
    """The process in which computer players choose; `ai_worker` is what runs there."""

    def __init__(self, on_message: Callable[[tuple[AiWorker, bytes | None]], object]) -> None:
        # Without a lock: a process killed while it holds one would block the window for ever.
        self._forgotten = RawValue("q", 0)
        self.loaded: set[tuple[str, str]] = set()
        """The games and players that it has loaded."""
        self.unanswered = 0
        """How many questions it has not answered yet, forgotten ones too."""
        # Last, because it starts the process, which takes that number along.
        super().__init__(ai_worker.main, on_message, "hamster-table-thinker", LONGEST, (self._forgotten,))

    def ask(self, form: dict[str, Any]) -> None:
        """Send a question."""
        self.unanswered += 1
        self.send(codec.canonical(form))

    def forget(self, ticket: int) -> None:
        """Let the process drop all questions up to that ticket."""
        # Shared memory and no message: the process looks at it while it thinks, and reads no messages then.
        self._forgotten.value = ticket
