"""The library of games on this computer: in play, finished, and in files.

The session store is opened when it is first needed, which is after the first screen is shown.
"""

from __future__ import annotations

import hashlib
import logging
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, TypeVar

from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.match import Match
from hamster_table.engine.storage import save_file as record
from hamster_table.engine.storage.atomic_file import read_at_most, sweep
from hamster_table.engine.storage.save_file import Loaded, PlayerInfo, Report, SaveError, quietly
from hamster_table.models.seat_names import name_key
from hamster_table.models.storage.disk_writer import Writer
from hamster_table.system import paths

if TYPE_CHECKING:
    from hamster_table.engine.game_records import Record
    from hamster_table.engine.storage.rows import KeptGame, Played
    from hamster_table.engine.storage.session_store import Store, StoredGame

T = TypeVar("T")
SHUTDOWN_S = 3.0
"""For how many seconds closing waits for what is still being saved."""


@dataclass(frozen=True, slots=True)
class OpenedGame:
    """A game that was begun or opened, with where it is saved."""

    match: Match
    players: tuple[PlayerInfo, ...]
    kept: StoredGame | PendingGame | None
    """Where it is saved; None for a game that is played in memory only, or read only."""
    problem: SaveError | None = None
    """Why it is read only; None when it may be played on."""
    trouble: SaveError | None = None
    """Why it cannot be saved; None when it can."""
    notes: str = ""
    """Its notes (`annotations`)."""
    noted: StoredGame | None = None
    """Where its notes are kept, if it is only looked at because it is over."""
    is_over: bool = False
    """Whether it was over before it was opened: then it is read only, and nothing can be undone."""

    @property
    def is_closed(self) -> bool:
        """Whether it is read only."""
        return self.is_over or self.problem is not None


class PendingGame:
    """A new game that is added to the store on the writer's thread; a failed attempt is repeated with the next call."""

    def __init__(self, begin: Callable[[], StoredGame]) -> None:
        self._begin = begin
        self._kept: StoredGame | None = None

    @property
    def id(self) -> int:
        """Its id in the store; 0 until it is there."""
        return self._kept.id if self._kept is not None else 0

    def begin(self) -> None:
        """Add the game as it stands."""
        self._kept = self._begin()

    def append(self, n: int, seat: Seat, action: Action) -> None:
        """Add entry *n* of the ledger, counted from 0."""
        # `begin` adds the whole match as it stands by now, this entry included.
        if self._kept is None:
            self.begin()
        else:
            self._kept.append(n, seat, action)

    def truncate(self, n: int) -> None:
        """Delete all but the first *n* entries."""
        if self._kept is None:
            self.begin()
        else:
            self._kept.truncate(n)

    def synchronize(self, match: Match) -> None:
        """Make the stored ledger equal to that of the match."""
        self._there().synchronize(match)

    def set_notes(self, notes: str) -> None:
        """Replace the notes."""
        self._there().set_notes(notes)

    def seat(self, players: Sequence[PlayerInfo]) -> None:
        """Replace the players."""
        self._there().seat(players)

    def finish(self, match: Match, players: Sequence[PlayerInfo]) -> None:
        """Store the record of a game that is over."""
        self._there().finish(match, players)

    def _there(self) -> StoredGame:
        if self._kept is None:
            self.begin()
        assert self._kept is not None
        return self._kept


class Library:
    """Opens, saves and lists games. Without a store, games can be played all the same."""

    def __init__(
        self, path: Path | None = None, writer: Writer | None = None, forget: Callable[[Played], None] = lambda _: None
    ) -> None:
        """*forget* hears of games that were deleted for good, when nothing of them is left in the store."""
        self._path, self._forget = path, forget
        self._store: Store | None = None
        self._lock = Lock()
        self.writer = writer or Writer()
        """Writes into the store; who reads it waits until the writer is idle."""
        self.trouble: SaveError | None = None
        """Why nothing can be kept, or what was mended."""
        self._files: dict[Path, str] = {}
        """How the files were when they were opened or saved here."""

    def begin(self, match: Match, players: Sequence[PlayerInfo], notes: str = "", title: str = "") -> OpenedGame:
        """Begin to save a new game, under a name if it has one; on a slow disc this returns before it is saved."""
        kept = PendingGame(lambda: self._opened().begin(match, players, notes, title))
        troubles: list[BaseException | None] = []
        self.writer.do(kept.begin, lambda asked: troubles.append(asked.exception()))
        # A slow disc has not answered yet. If this fails later, the next job of autosave tries it again.
        trouble = next(iter(troubles), None)
        if trouble is not None and not isinstance(trouble, SaveError):
            raise trouble
        # An open store may take the game later; where none could be opened, it is played in memory only.
        is_kept = trouble is None or self._store is not None
        return OpenedGame(match, tuple(players), kept if is_kept else None, trouble=trouble, notes=notes)

    def open(self, then: Callable[[], object]) -> None:
        """Open the store and list its games, and call *then* when that is done or has failed."""
        # Listed on the thread of the writer: who asks for them then waits for nothing that is read.
        self.writer.do(self.games, lambda _: then())

    def to_go_on(self, on_table: int = 0) -> list[KeptGame]:
        """The unfinished games, the one to go on with first: that on the table, by its id, or else the one that was
        played last, a lesson only where there is nothing else."""
        unfinished: list[KeptGame] = self.ask(lambda store: store.unfinished(), [])
        return sorted(unfinished, key=lambda game: (game.id != on_table, game.is_lesson))

    def games(self) -> list[KeptGame]:
        """All saved games, the one played last first, including those that were put away."""
        return self.ask(lambda store: store.games(), [])

    @property
    def damaged(self) -> int:
        """How many games or records could not be read when they were last listed."""
        return self._store.damaged if self._store is not None else 0

    def rename(self, id: int, title: str) -> None:
        """Set the title of a game; "" removes it. Raises `SaveError`."""
        self._opened().rename(id, title)

    def rename_person(self, name: str, now: str) -> None:
        """Call somebody by another name in all games and records, however it was written, but where somebody sits
        there already who is called so. Raises `SaveError`."""
        key, new = name_key(name), name_key(now)

        def renamed(players: list[PlayerInfo]) -> list[PlayerInfo]:
            if key != new and new in [name_key(one.name) for one in players]:
                return players  # nobody could tell them apart any more
            return [
                replace(one, name=now) if one.kind == "person" and name_key(one.name) == key else one for one in players
            ]

        self._opened().rename_people(renamed)

    def put_away(self, id: int) -> None:
        """Put a game away; it can be brought back for a month. Raises `SaveError`."""
        self._opened().put_away(id)

    def bring_back(self, id: int) -> None:
        """Undo `put_away`. Raises `SaveError`."""
        self._opened().bring_back(id)

    def delete(self, id: int, *, counts_on: bool = True) -> None:
        """Delete a game for good; *counts_on*: its record stays. Raises `SaveError`."""
        self._opened().delete(id, counts_on=counts_on)

    def resume(self, id: int, report: Report = quietly) -> OpenedGame:
        """Open a game of the store; one that is over is read only. Raises `SaveError`. Any thread may call."""
        store = self._opened()
        is_over = store.row(id).state == "over"
        kept, loaded = store.resume(id, report)
        taken = self._taken(loaded, None if is_over or loaded.problem else kept)
        return replace(taken, is_over=is_over, noted=kept if is_over and not loaded.problem else None)

    def look_at(self, id: int, report: Report = quietly) -> Loaded:
        """Replay a game of the store without opening it for play. Raises `SaveError`. Any thread may call."""
        return self._opened().resume(id, report)[1]

    def open_file(self, path: Path, report: Report = quietly) -> OpenedGame:
        """Open the game in a file; if it may be played on, it is added to the store, unless it is there: else it would
        count twice. Raises `SaveError`.

        Any thread may call. What *report* raises is passed on, and then the game is not in the store.
        """
        loaded = record.read(path, report)
        self._files[_target(path)] = _fingerprint(path)
        if loaded.problem is not None:
            return self._taken(loaded, None)
        try:
            store = self._opened()
            same = store.same_game(loaded.match, loaded.seats)
            if same is not None and (taken := self.resume(same.id, report)).problem is None:
                if same.away:
                    store.bring_back(same.id)
                return taken
            kept = store.begin(loaded.match, loaded.seats, loaded.notes)
        except SaveError as trouble:
            return replace(self._taken(loaded, None), trouble=trouble)
        entries = len(loaded.match.ledger)
        try:
            # The last moment at which opening can be cancelled, and then the game must not stay in the store.
            report(entries, entries)
        except BaseException:
            self.delete(kept.id)
            raise
        return self._taken(loaded, kept)

    def save_file(self, match: Match, path: Path, players: Sequence[PlayerInfo], notes: str = "") -> None:
        """Save a game as a file. Raises `SaveError`, also ("changed") when another program has changed a file of ours
        since it was open here."""
        known, now = self._files.get(_target(path)), _fingerprint(path)
        # An empty one says nothing: we never had this file open, or it is not there any more.
        if known and now and now != known:
            raise SaveError("changed", name=path.name)
        record.save(match, path, players, notes)
        self._files[_target(path)] = _fingerprint(path)

    def sweep_files(self) -> None:
        """Remove temporary files that a killed process has left beside saved games."""
        sweep(paths.saves_folder())

    def records(self) -> list[Record]:
        """The finished games, the last one first; but for those of challenges, which are compared on their pages."""
        return self._records(are_compared=False)

    @property
    def compared(self) -> int:
        """How many finished games of challenges there are."""
        return len(self._records(are_compared=True))

    def _records(self, *, are_compared: bool) -> list[Record]:
        def found(store: Store) -> list[Record]:
            of_challenges = {game.id for game in store.games() if game.is_of_challenge}
            return [one for one in store.records() if (one.of in of_challenges) == are_compared]

        return self.ask(found, [])

    def ask(self, question: Callable[[Store], T], otherwise: T) -> T:
        """What the store answers; *otherwise* where it cannot be read. Any thread may call."""
        try:
            return question(self._opened())
        except SaveError:
            return otherwise

    def close(self) -> None:
        """Close the store when everything is saved; waits `SHUTDOWN_S` at most."""
        # On the writer's thread: what was asked for before is written first.
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
                # It loads SQLite, for which the first screen need not wait.
                from hamster_table.engine.storage.session_store import Store

                try:
                    self._store = Store(self._path or paths.session_store(), self._forget)
                    self.trouble = self._store.notice
                except SaveError as trouble:
                    self.trouble = trouble
                    raise
            return self._store


def _target(path: Path) -> Path:
    """The file that links lead to. Unlike `Path.resolve` this never fails: links in a circle are refused in writing."""
    try:
        return Path(os.path.realpath(path))
    except OSError:  # some drives of Windows, and Wine where a path is long, do not say where a file really lies
        return path.absolute()


def _fingerprint(path: Path) -> str:
    """A hash of the content of a file; "" when it cannot be read."""
    try:
        return hashlib.blake2b(read_at_most(path, record.LIMIT), digest_size=16).hexdigest()
    except OSError:
        return ""
