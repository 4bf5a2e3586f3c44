"""The games of this computer: those in play, those that are over, and those in files.

The session store is opened when it is first needed, which is after the first screen is there.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from hamster_table import paths
from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.match import Match
from hamster_table.engine.storage import save_file as record
from hamster_table.engine.storage.atomic_file import read_at_most, sweep
from hamster_table.engine.storage.save_file import Loaded, PlayerInfo, Report, SaveError, quietly
from hamster_table.models.storage.disk_writer import Writer

if TYPE_CHECKING:
    from hamster_table.engine.statistics import Record
    from hamster_table.engine.storage.rows import KeptGame
    from hamster_table.engine.storage.session_store import Store, StoredGame


SHUTDOWN_S = 3.0
"""How many seconds the disc has for what is on its way to it when the window is closed."""


@dataclass(frozen=True, slots=True)
class OpenedGame:
    """A game taken from the library."""

    match: Match
    players: tuple[PlayerInfo, ...]
    kept: StoredGame | PendingGame | None
    """Where it is kept; None when it is only played in memory, or only looked at."""
    problem: SaveError | None = None
    """Why it may only be looked at; None when it may be played on."""
    trouble: SaveError | None = None
    """Why it cannot be kept."""
    notes: str = ""
    """What was noted beside its ledger."""
    is_over: bool = False
    """Whether it was over before it was taken: it is looked at, and nothing is taken back any more."""

    @property
    def is_closed(self) -> bool:
        """Whether it may only be looked at."""
        return self.is_over or self.problem is not None


class PendingGame:
    """A new game on its way into the store. If the disc did not take it, what comes next brings all of it again."""

    def __init__(self, begin: Callable[[], StoredGame]) -> None:
        self._begin = begin
        self._kept: StoredGame | None = None

    @property
    def id(self) -> int:
        """Its id in the store; 0 as long as it is not there."""
        return self._kept.id if self._kept is not None else 0

    def begin(self) -> None:
        """Keep the game as it stands."""
        self._kept = self._begin()

    def append(self, n: int, seat: Seat, action: Action) -> None:
        """Keep entry *n* of the ledger, counted from 0."""
        if self._kept is None:
            self.begin()
        else:
            self._kept.append(n, seat, action)

    def truncate(self, n: int) -> None:
        """Forget all but the first *n* entries."""
        if self._kept is None:
            self.begin()
        else:
            self._kept.truncate(n)

    def synchronize(self, match: Match) -> None:
        """Keep exactly the ledger of the match, whatever was missed."""
        self._there().synchronize(match)

    def set_notes(self, notes: str) -> None:
        """Keep these notes, in place of the former ones."""
        self._there().set_notes(notes)

    def finish(self, match: Match, players: Sequence[PlayerInfo]) -> None:
        """The game is over: keep its record."""
        self._there().finish(match, players)

    def _there(self) -> StoredGame:
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

    def begin(self, match: Match, players: Sequence[PlayerInfo], notes: str = "") -> OpenedGame:
        """Keep a new game."""
        kept = PendingGame(lambda: self._opened().begin(match, players, notes))
        troubles: list[BaseException | None] = []
        self.writer.do(kept.begin, lambda asked: troubles.append(asked.exception()))
        trouble = next(iter(troubles), None)
        if trouble is not None and not isinstance(trouble, SaveError):
            raise trouble
        is_kept = trouble is None or self._store is not None
        return OpenedGame(match, tuple(players), kept if is_kept else None, trouble=trouble, notes=notes)

    def open(self, then: Callable[[], object]) -> None:
        """Open the store, and call *then* when that is done or has failed."""
        self.writer.do(self._opened, lambda _: then())

    def last(self) -> KeptGame | None:
        """The game that was played last and is not over."""
        try:
            return next(iter(self._opened().unfinished()), None)
        except SaveError:
            return None

    def games(self) -> list[KeptGame]:
        """All kept games, the one played last first, also those that were put away."""
        try:
            return self._opened().games()
        except SaveError:
            return []

    @property
    def damaged(self) -> int:
        """How many games or records could not be read when they were last listed."""
        return self._store.damaged if self._store is not None else 0

    def rename(self, id: int, title: str) -> None:
        """Give a game a name; "" takes it away. Raises `SaveError`."""
        self._opened().rename(id, title)

    def put_away(self, id: int) -> None:
        """Delete a game, but so that it can be brought back for a month. Raises `SaveError`."""
        self._opened().put_away(id)

    def bring_back(self, id: int) -> None:
        """Offer a deleted game again. Raises `SaveError`."""
        self._opened().bring_back(id)

    def delete(self, id: int) -> None:
        """Forget a game for good. Raises `SaveError`."""
        self._opened().delete(id)

    def resume(self, id: int, report: Report = quietly) -> OpenedGame:
        """Take up a game again; one that is over is only looked at. Raises `SaveError`. Any thread may call."""
        store = self._opened()
        is_over = any(game.id == id and game.is_over for game in store.games())
        kept, loaded = store.resume(id, report)
        return replace(self._taken(loaded, None if is_over or loaded.problem else kept), is_over=is_over)

    def look_at(self, id: int, report: Report = quietly) -> Loaded:
        """A kept game as it stands, to be looked at. Raises `SaveError`. Any thread may call."""
        return self._opened().resume(id, report)[1]

    def open_file(self, path: Path, report: Report = quietly) -> OpenedGame:
        """The game in a file; if it may be played on, it is kept here from now on. Raises `SaveError`.

        Any thread may call. What *report* raises ends it, and nothing stays of the game.
        """
        loaded = record.read(path, report)
        self._files[path.resolve()] = _fingerprint(path)
        if loaded.problem is not None:
            return self._taken(loaded, None)
        try:
            kept = self._opened().begin(loaded.match, loaded.seats, loaded.notes)
        except SaveError as trouble:
            return replace(self._taken(loaded, None), trouble=trouble)
        entries = len(loaded.match.ledger)
        try:
            report(entries, entries)
        except BaseException:
            self.delete(kept.id)
            raise
        return self._taken(loaded, kept)

    def save_file(self, match: Match, path: Path, players: Sequence[PlayerInfo], notes: str = "") -> None:
        """Save a game as a file, but not over what another program has made of one of ours. Raises `SaveError`."""
        known, now = self._files.get(path.resolve()), _fingerprint(path)
        if known and now and now != known:
            raise SaveError("changed", name=path.name)
        record.save(match, path, players, notes)
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
        """Let other programs write, as soon as everything is on the disc. It is waited for, but not for ever."""
        self.writer.do(self._close_store, lambda _: None)
        if not self.writer.wait_until_idle(SHUTDOWN_S):
            logging.getLogger(__name__).error("The disc had not taken the last play when the window was closed")

    def _close_store(self) -> None:
        with self._lock:
            if self._store is not None:
                self._store.close()
                self._store = None

    def _taken(self, loaded: Loaded, kept: StoredGame | None) -> OpenedGame:
        return OpenedGame(loaded.match, loaded.seats, kept, loaded.problem, notes=loaded.notes)

    def _opened(self) -> Store:
        with self._lock:
            if self._store is None:
                from hamster_table.engine.storage.session_store import Store

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
