"""Something that is found out about a finished game, in a process of its own, so that the window goes on meanwhile."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo, pack
from hamster_table.models.game_study_worker import Study, serve
from hamster_table.models.worker_process import WorkerProcess

LONGEST = 1 << 21
"""The most bytes of an answer: some thousand points."""
UNREADABLE = (ValueError, TypeError, KeyError, AttributeError, RecursionError)


class GameStudy(QObject):
    """Studies one game at a time. It ends with `found` or `failed`, unless it is stopped."""

    progressed = Signal(int, int)
    """(done, of): how much is done, of all."""
    found = Signal(object)
    failed = Signal()

    def __init__(self, study: Study, read: Callable[[Any], object]) -> None:
        """*study* finds something out in the process; *read* makes it of its JSON form."""
        super().__init__()
        self._study, self._read, self._is_heard = study, read, False
        self._worker: WorkerProcess | None = None

    def tell(
        self,
        owner: QObject,
        progressed: Callable[[int, int], object],
        found: Callable[[Any], object],
        failed: Callable[[], object],
    ) -> None:
        """Tell these from now on and nobody else; it belongs to *owner*. So another page can go on with it."""
        self.setParent(owner)
        for signal, listener in (self.progressed, progressed), (self.found, found), (self.failed, failed):
            if self._is_heard:
                signal.disconnect()
            signal.connect(listener)
        self._is_heard = True

    @property
    def is_running(self) -> bool:
        """Whether it is at work."""
        return self._worker is not None

    def start(self, match: Match, players: Iterable[PlayerInfo] = (), notes: str = "") -> None:
        """Study a match that is over, with its notes (`annotations`); another one is given up."""
        self.stop()
        self._worker = WorkerProcess(serve, self._on_message, "hamster-table-study", LONGEST, (self._study,))
        self._worker.send(pack(match, players, notes))

    def stop(self) -> None:
        """Give the study up; nothing is emitted any more."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()

    @Slot(object)
    def _on_message(self, said: tuple[WorkerProcess, bytes | None]) -> None:
        worker, message = said
        # Messages are queued: one of a process that was stopped meanwhile may still arrive.
        if worker is not self._worker:
            return
        try:
            answer = json.loads(message) if message is not None else {"why": "died"}
            if "done" in answer:
                self.progressed.emit(int(answer["done"]), int(answer["of"]))
            elif "why" in answer:
                self._fail(str(answer["why"]))
            else:
                self._finish(self._read(answer["found"]))
        except UNREADABLE as error:
            self._fail(repr(error))

    def _finish(self, found: object) -> None:
        # Ended before the signal, whose receiver may start another one at once.
        self.stop()
        self.found.emit(found)

    def _fail(self, why: str) -> None:
        logging.getLogger(__name__).warning("The game could not be studied (%s): %s", self._study.__module__, why)
        self.stop()
        self.failed.emit()
