"""Small pictures of the tables of kept games, drawn by a process of its own so that the window never waits for one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QPixmap

from hamster_table.engine.codec import canonical
from hamster_table.models.items.library_model import GameState
from hamster_table.models.language import LANGUAGE
from hamster_table.models.people import PEOPLE
from hamster_table.models.worker_process import WorkerProcess
from hamster_table.views.art.pixmap_cache import PictureCache
from hamster_table.views.art.theme import theme

ROOM = 16 << 20
"""So many bytes all kept pictures take at most."""
LONGEST = 1 << 22
"""No message of the process has more bytes; one that has ends it."""
ANSWER_MS = 20_000
"""After so many milliseconds without an answer, or without being ready, the process is given up."""
TRIES = 3
"""So many processes may die before nothing is drawn any more."""


class Key(NamedTuple):
    """What a picture shows, and how: its size in pixels of the screen, the name of the theme, the language of its
    words, and people's faces."""

    state: GameState
    width: int
    height: int
    theme: str
    language: str
    faces: tuple[tuple[str, str, str], ...]


class Pictures(QObject):
    """Draws tables, and keeps the last pictures. The process starts with the first one that is missing."""

    drawn = Signal(int)
    """(id): the picture of this game is there."""
    idle = Signal()
    """All that was asked for is drawn, or could not be."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept = PictureCache(ROOM)
        self._failed: set[Key] = set()
        self._wanted: dict[Key, bytes] = {}
        self._asked: tuple[int, Key] | None = None
        self._tickets = self._deaths = 0
        self._process: WorkerProcess | None = None
        self._is_ready = False
        self._timeout = QTimer(self, singleShot=True, interval=ANSWER_MS)
        self._timeout.timeout.connect(self._on_timeout)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being drawn, and nothing waits for it."""
        return not self._wanted and self._asked is None

    def of(self, state: GameState, size: QSize, dpr: float) -> QPixmap | None:
        """The picture of a game in this state, of *size* at *dpr*, in the theme and language in force; None while there
        is none."""
        picture = self._kept.find(_key(state, size, dpr))
        return picture if isinstance(picture, QPixmap) else None

    def may_draw(self, state: GameState, size: QSize, dpr: float) -> bool:
        """Whether such a picture is worth asking for: it is neither there, nor on its way, nor impossible."""
        key = _key(state, size, dpr)
        on_its_way = key in self._wanted or (self._asked is not None and self._asked[1] == key)
        is_there = self._kept.find(key) is not None
        return not (on_its_way or is_there or key in self._failed or self._deaths >= TRIES)

    def draw(self, state: GameState, form: bytes, size: QSize, dpr: float) -> None:
        """Draw what *form* describes, see `Summaries.summary_ready`."""
        if self.may_draw(state, size, dpr):
            self._wanted[_key(state, size, dpr)] = form
            self._go_on()

    def stop(self) -> None:
        """Draw nothing any more; the process ends. What is drawn stays, and `draw` begins again."""
        self._wanted.clear()
        self._drop()

    def _go_on(self) -> None:
        """Ask for the next picture, the one wanted last; there is one question at a time, so that none waits here."""
        if not self._wanted:
            if self._asked is None:
                self._timeout.stop()
                self.idle.emit()
            return
        if self._process is None:
            self._process = WorkerProcess(_worker_main(), self._on_message, "hamster-table-pictures", LONGEST)
            self._timeout.start()
        if self._is_ready and self._asked is None:
            # The last one is that which came into sight last.
            key, form = self._wanted.popitem()
            self._tickets += 1
            self._asked = self._tickets, key
            head = key._asdict() | {"ticket": self._tickets}
            del head["state"]
            self._timeout.start()
            self._process.send(canonical(head) + b"\n" + form)

    @Slot(object)
    def _on_message(self, said: tuple[WorkerProcess, bytes | None]) -> None:
        """A message came from a process, or it hung up (None)."""
        process, message = said
        # Messages are queued: the last one of a process that was given up may still arrive.
        if process is not self._process:
            return
        if message is None:
            self._on_timeout()
            return
        if not message:
            self._is_ready = True
        # Without a picture behind the ticket loading fails, and this table is not tried again.
        elif self._asked is not None and int.from_bytes(message[:8], "big") == self._asked[0]:
            key, self._asked = self._asked[1], None
            self._take(key, message[8:])
        self._go_on()

    def _take(self, key: Key, content: bytes) -> None:
        picture = QPixmap()
        if not picture.loadFromData(content, "PNG"):
            self._failed.add(key)
            return
        self._kept.keep(key, picture)
        self.drawn.emit(key.state[0])

    @Slot()
    def _on_timeout(self) -> None:
        """The process has died or hangs: what it was at cannot be drawn; another one tries the rest."""
        if self._asked is not None:
            self._failed.add(self._asked[1])
        self._deaths += 1
        self._drop()
        if self._deaths >= TRIES:
            self._wanted.clear()
        self._go_on()

    def _drop(self) -> None:
        self._timeout.stop()
        self._asked, self._is_ready = None, False
        process, self._process = self._process, None
        if process is not None:
            process.kill()


def _worker_main() -> Callable[..., object]:
    from hamster_table.views.thumbnails import thumbnail_worker

    return thumbnail_worker.main


def _key(state: GameState, size: QSize, dpr: float) -> Key:
    width, height = round(size.width() * dpr), round(size.height() * dpr)
    return Key(state, width, height, theme().name, LANGUAGE.now, PEOPLE.now.faces)
