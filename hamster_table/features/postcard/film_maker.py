"""Has a film made by a process of its own, so that the window never waits for it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from hamster_table.features.postcard.film import Film
from hamster_table.models.worker_process import WorkerProcess

LONGEST = 1 << 26
"""No film has more bytes."""


class FilmMaker(QObject):
    """Makes one film at a time."""

    progress = Signal(int, int)
    """(pictures, all): so many pictures of all are drawn."""
    made = Signal(bytes)
    """(content): the film is ready, an animated WebP."""
    failed = Signal()
    """It could not be made."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: WorkerProcess | None = None
        self._drawn = self._all = 0

    @property
    def is_at_work(self) -> bool:
        """Whether a film is being made."""
        return self._process is not None

    def make(self, film: Film) -> None:
        """Make this film, in place of one that is being made."""
        from hamster_table.features.postcard import film_worker

        self.stop()
        self._drawn, self._all = 0, film.pictures
        self._process = WorkerProcess(film_worker.main, self._on_message, "hamster-table-film", LONGEST)
        self._process.send(film.form)

    def stop(self) -> None:
        """Make nothing any more."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    @Slot(object)
    def _on_message(self, said: tuple[WorkerProcess, bytes | None]) -> None:
        process, message = said
        if process is not self._process:  # the last message of one that was stopped may still arrive
            return
        if message == b"":
            self._drawn += 1
            self.progress.emit(self._drawn, self._all)
        else:
            self._end(message)

    def _end(self, content: bytes | None) -> None:
        self.stop()
        if content is None:
            self.failed.emit()
        else:
            self.made.emit(content)
