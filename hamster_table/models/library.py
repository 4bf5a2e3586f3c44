"""The games of this computer: those in play, those that are over, and those in files.

The session store is opened when it is first needed, which is after the first screen is there.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from hamster_table import paths
from hamster_table.engine import record
from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.match import Match
from hamster_table.engine.record import Loaded, SaveError, Sitter
from hamster_table.engine.safe_file import read_at_most, sweep
from hamster_table.models.keeping import Keeper
from hamster_table.models.writer import Writer

if TYPE_CHECKING:
    from hamster_table.engine.stats import Record
    from hamster_table.engine.store import Kept, Store
    from hamster_table.engine.store_rows import KeptGame


FAREWELL = 3.0
"""How many seconds the disc has for what is on its way to it when the window is closed."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A game taken from the library."""

    match: Match
    sitters: tuple[Sitter, ...]
    kept: Keeper | None
    """Where it is kept; None when it is only played in memory, or only looked at."""
    flaw: SaveError | None = None
    """Why it may only be looked at; None when it may be played on."""
    trouble: SaveError | None = None
    """Why it cannot be kept."""
    notes: str = ""
    """What was noted beside its ledger."""


class Beginning:
    """A new game on its way into the store. If the disc did not take it, what comes next brings all of it again."""

    def __init__(self, begin: Callable[[], Kept]) -> None:
        self._begin = begin
        self._kept: Kept | None = None

    def begin(self) -> None:
        """Keep the game as it stands."""
        self._kept = self._begin()

    def append(self, n: int, seat: Seat, action: Action) -> None:
        """Keep entry *n* of the ledger, counted from 0."""
        if self._kept is None:
            self.begin()
        else:
            self._kept.append(n, seat, action)

    def cut(self, n: int) -> None:
        """Forget all but the first *n* entries."""
        if self._kept is None:
            self.begin()
        else:
            self._kept.cut(n)

    def level(self, match: Match) -> None:
        """Keep exactly the ledger of the match, whatever was missed."""
        self._there().level(match)

    def note(self, notes: str) -> None:
        """Keep these notes, in place of the former ones."""
        self._there().note(notes)

    def finish(self, match: Match, sitters: Sequence[Sitter]) -> None:
        """The game is over: keep its record."""
        self._there().finish(match, sitters)

    def _there(self) -> Kept:
        if self._kept is None:
            self.begin()
        assert self._kept is not None
        return self._kept


class Library:
    """Opens, keeps and lists games. Without a store, games are played all the same."""

    def __init__(self, path: Path | None = None, writer: Writer | None = None) -> None:
        self._path = path
        self._store: Store | None = None
        self._lock = Lock()
        self.writer = writer or Writer()
        """Writes into the store; who reads it waits until the writer is idle."""
        self.trouble: SaveError | None = None
        """Why nothing can be kept, or what was mended."""
        self._files: dict[Path, str] = {}
        """How the files were when they were opened or saved here."""

    def begin(self, match: Match, sitters: Sequence[Sitter], notes: str = "") -> Taken:
        """Keep a new game."""
        kept = Beginning(lambda: self._opened().begin(match, sitters, notes))
        troubles: list[BaseException | None] = []
        self.writer.do(kept.begin, lambda asked: troubles.append(asked.exception()))
        trouble = next(iter(troubles), None)
        if trouble is not None and not isinstance(trouble, SaveError):
            raise trouble
        is_kept = trouble is None or self._store is not None
        return Taken(match, tuple(sitters), kept if is_kept else None, trouble=trouble, notes=notes)

    def open(self, then: Callable[[], object]) -> None:
        """Open the store, and call *then* when that is done or has failed."""
        self.writer.do(self._opened, lambda _: then())

    def last(self) -> KeptGame | None:
        """The game that was played last and is not over."""
        try:
            return next(iter(self._opened().unfinished()), None)
        except SaveError:
            return None

    def resume(self, id: int) -> Taken:
        """Take up a game again. Raises `SaveError`."""
        kept, loaded = self._opened().resume(id)
        return self._taken(loaded, kept if loaded.flaw is None else None)

    def open_file(self, path: Path) -> Taken:
        """The game in a file; if it may be played on, it is kept here from now on. Raises `SaveError`."""
        loaded = record.read(path)
        self._files[path.resolve()] = _fingerprint(path)
        if loaded.flaw is not None:
            return self._taken(loaded, None)
        return self.begin(loaded.match, loaded.seats, loaded.notes)

    def save_file(self, match: Match, path: Path, sitters: Sequence[Sitter], notes: str = "") -> None:
        """Save a game as a file, but not over what another program has made of one of ours. Raises `SaveError`."""
        known, now = self._files.get(path.resolve()), _fingerprint(path)
        if known and now and now != known:
            raise SaveError("changed", name=path.name)
        record.save(match, path, sitters, notes)
        self._files[path.resolve()] = _fingerprint(path)

    def sweep_files(self) -> None:
        """Remove what a killed program of ours has left beside saved games."""
        sweep(paths.saves_folder())

    def records(self) -> list[Record]:
        """The finished games, the last one first."""
        try:
            return self._opened().records()
        except SaveError:
            return []

    def close(self) -> None:
        """Let other programs write."""
        if not self.writer.settle(FAREWELL):
            logging.getLogger(__name__).error("The disc had not taken the last play when the window was closed")
        elif self._store is not None:
            self._store.close()
            self._store = None

    def _taken(self, loaded: Loaded, kept: Kept | None) -> Taken:
        return Taken(loaded.match, loaded.seats, kept, loaded.flaw, notes=loaded.notes)

    def _opened(self) -> Store:
        with self._lock:
            if self._store is None:
                from hamster_table.engine.store import Store

                try:
                    self._store = Store(self._path or paths.session_store())
                    self.trouble = self._store.notice
                except SaveError as trouble:
                    self.trouble = trouble
                    raise
            return self._store


def _fingerprint(path: Path) -> str:
    """What tells whether the content of a file is the same; "" when it cannot be read."""
    try:
        return hashlib.blake2b(read_at_most(path, record.LIMIT), digest_size=16).hexdigest()
    except OSError:
        return ""
