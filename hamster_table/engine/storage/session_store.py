"""The session store: all games in play, one transaction for each entry, and the records of finished games.

One SQLite file in the platform's data folder. An entry counts as played when its commit has returned. Only one process
has the store open; the operating system frees its lock when it dies. Any thread of that process may call.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Lock
from typing import TypedDict, Unpack

from hamster_table import __version__
from hamster_table.engine.codec import to_json
from hamster_table.engine.game_records import Record, record
from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.match import Match
from hamster_table.engine.shared_luck import is_shared
from hamster_table.engine.storage import rows as store_rows
from hamster_table.engine.storage import store_file
from hamster_table.engine.storage.annotations import branch_point, is_taught, read
from hamster_table.engine.storage.rows import GameRow, KeptGame, Played
from hamster_table.engine.storage.save_file import (
    Loaded,
    PlayerInfo,
    Report,
    SaveError,
    normalize_seats,
    quietly,
    replayed,
    sanitize_text,
)

KEPT_DAYS = 30
"""For how many days a game that was put away can be brought back."""
TITLE_LENGTH = 60
"""The most letters of a game's title."""

_MARKS = "SELECT id, mark FROM games ORDER BY touched DESC"
# Records stay when their game is deleted: an id that one of them names is not given again.
_NEXT_ID = "SELECT max((SELECT ifnull(max(id), 0) FROM games), (SELECT ifnull(max(of), 0) FROM records)) + 1"

_NO_GAME = (ValueError, TypeError, LookupError, AttributeError, RecursionError)
"""Errors of rows whose checksums are right although they describe no game."""

log = logging.getLogger(__name__)


class _Columns(TypedDict, total=False):
    """What can be changed of the row of a game without playing."""

    seats: str
    notes: str
    title: str
    away: str


class Store:
    """The games of this computer. Opening it repairs damage, and makes a backup when one is due.

    Every method raises `SaveError` when the disc fails.
    """

    def __init__(self, path: Path, deleted: Callable[[Played], object] = lambda _: None) -> None:
        """*deleted* is called with what was played in a game that was deleted for good, unless it is kept once more."""
        self._lock = Lock()
        self._deleted = deleted
        opened = store_file.open_store(path)
        self._database, self._tally = opened.database, opened.tally
        self.notice = opened.notice
        """What people have to be told: what was damaged, and what is lost."""
        self.damaged = 0
        """How many rows could not be read when the games or the records were last listed."""
        self._listed: dict[tuple[int, str], KeptGame | None] = {}
        """The games as they were listed last, by id and checksum; None: a damaged one."""
        self._listed_at = -1
        """How many rows had been changed then."""
        try:
            self._forget_put_away()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Close the store and release its lock."""
        with self._lock:
            self._database.close()
            self._tally.close()

    def begin(self, match: Match, players: Sequence[PlayerInfo], notes: str = "", title: str = "") -> StoredGame:
        """Add a game as it stands, new or from a file; *title*: the name that it has."""
        with self._transaction() as database:
            row = GameRow(
                id=database.execute(_NEXT_ID).fetchone()[0],
                game=match.game.id,
                rules=match.game.rules,
                app=__version__,
                setup=store_rows.text(match.setup.chosen()),
                seats=store_rows.seats_text(normalize_seats(players, match.setup.seats)),
                seed=match.seed,
                played=_now(),
                touched=_commits(database),
                state="open",
                notes=notes,
                title=sanitize_text(title, TITLE_LENGTH),
            )
            store_rows.keep_game(database, row._replace(tail=row.start))
            kept = StoredGame(self, row.id)
            kept._add(database, match.ledger)
        return kept

    def games(self) -> list[KeptGame]:
        """All games, the one played last first. Damaged rows are left out and counted in `damaged`."""
        with self._reading() as database:
            if database.total_changes != self._listed_at:
                # The checksum is over the whole row: only rows with another one are read.
                marks = database.execute(_MARKS).fetchall()
                self._listed = {mark: self._listed.get(mark) or _shown(database, mark[0]) for mark in marks}
                self._listed_at = database.total_changes
            found = [game for game in self._listed.values() if game is not None]
            self.damaged = len(self._listed) - len(found)
        return found

    def rows_of(self, match: Match) -> list[GameRow]:
        """The games that began as this match, in the order in which they were begun; damaged ones are left out."""
        began = (match.game.id, match.seed, store_rows.text(match.setup.chosen()))
        return self._rows("game = ? AND seed = ? AND setup = ?", began)

    def same_game(self, match: Match, players: Sequence[PlayerInfo]) -> GameRow | None:
        """The game here that has gone just as this match; None where there is none. Where the luck is that of others
        too, the same people have to sit there."""
        seats, shared = store_rows.seats_text(normalize_seats(players, match.setup.seats)), is_shared(match.seed)
        for row in self.rows_of(match):
            mark = row.start
            for entry in match.ledger:
                mark = store_rows.hash_chain(mark, _entry(*entry))
            if row.tail == mark and (row.seats == seats or not shared):
                return row
        return None

    def rows_of_seeds(self, beginning: str) -> list[GameRow]:
        """The games whose seeds begin so, in the order in which they were begun; damaged ones are left out."""
        return self._rows("substr(seed, 1, ?) = ?", (len(beginning), beginning))

    def _rows(self, condition: str, values: tuple[object, ...]) -> list[GameRow]:
        query = f"SELECT {store_rows.GAME_COLUMNS} FROM games WHERE {condition} ORDER BY id"  # noqa: S608
        found = []
        with self._reading() as database:
            for columns in database.execute(query, values).fetchall():
                with suppress(ValueError, TypeError):
                    found.append(store_rows.sound_game(columns))
        return found

    def row(self, id: int) -> GameRow:
        """The row of a game. Raises `SaveError` where it is damaged, or gone."""
        with self._reading() as database:
            return _row(database, id)

    def unfinished(self) -> list[KeptGame]:
        """The games that are neither over nor put away, the one played last first."""
        return [game for game in self.games() if not game.is_over and not game.away]

    def resume(self, id: int, report: Report = quietly) -> tuple[StoredGame, Loaded]:
        """Replay a game from its ledger. *report* is called before each entry; what it raises is passed on."""
        with self._reading() as database:
            row = _row(database, id)
            sound, whole = store_rows.sound_ledger(database, row)
        try:
            players = store_rows.players_of(row)
            # The lock is free again: a long replay does not hold up those who write.
            match = Match.new(row.game, len(players), store_rows.setup_of(row), row.seed)
        except _NO_GAME as error:
            raise SaveError("no-game", game=sanitize_text(row.game)) from error
        names = [player.name for player in players]
        try:
            match, problem = replayed(match, [tuple(json.loads(entry)) for entry, _ in sound], names, report)
        except _NO_GAME as error:
            raise SaveError("spoiled") from error
        if problem is None and not whole:
            problem = SaveError("torn", n=len(sound))
        return StoredGame(self, id), Loaded(match, players, row.notes, problem)

    def rename(self, id: int, title: str) -> None:
        """Set the title of a game; "" removes it."""
        self._change(id, title=sanitize_text(title, TITLE_LENGTH))

    def put_away(self, id: int) -> None:
        """Put a game away; it is deleted after `KEPT_DAYS`."""
        self._change(id, away=_now())

    def bring_back(self, id: int) -> None:
        """Undo `put_away`."""
        self._change(id, away="")

    def delete(self, id: int, *, counts_on: bool = True) -> None:
        """Delete a game for good. *counts_on*: its record, if it was finished, stays, unless it was played for a
        challenge."""
        with self._transaction() as database:
            played = store_rows.played_only_in(database, id)
            _forget(database, id, counts_on)
        if played is not None:
            self._deleted(played)

    def records(self) -> list[Record]:
        """The finished games, the last one first, each with the id of its game."""
        with self._reading() as database:
            rows = database.execute("SELECT of, record, mark FROM records ORDER BY n DESC").fetchall()
        found = []
        for of, text, mark in rows:
            try:
                if store_rows.record_checksum(of, text) == mark:
                    found.append(replace(Record.from_json(json.loads(text)), of=of))
            except (ValueError, TypeError, RecursionError):  # one unreadable line takes nobody else's game away
                continue
        self.damaged = len(rows) - len(found)
        return found

    def rename_people(self, renamed: Callable[[list[PlayerInfo]], list[PlayerInfo]]) -> None:
        """Call people by other names in all games and records: *renamed* gives the players of one as they are called
        from now on. Damaged rows stay as they are."""
        with self._transaction() as database:
            for columns in database.execute(f"SELECT {store_rows.GAME_COLUMNS} FROM games").fetchall():  # noqa: S608
                with suppress(ValueError, TypeError):
                    row = store_rows.sound_game(columns)
                    players = renamed([*store_rows.players_of(row)])
                    seats = store_rows.seats_text(normalize_seats(players, len(players)))
                    if seats != row.seats:
                        store_rows.keep_game(database, row._replace(seats=seats))
            for of, found, mark in database.execute("SELECT of, record, mark FROM records").fetchall():
                with suppress(*_NO_GAME):
                    form = json.loads(found)
                    players = [PlayerInfo(*one) for one in zip(form["names"], form["kinds"], strict=True)]
                    names = [one.name for one in renamed(players)]
                    text = json.dumps(form | {"names": names}, sort_keys=True)
                    if store_rows.record_checksum(of, found) == mark and text != found:
                        line = (text, store_rows.record_checksum(of, text), of)
                        database.execute("UPDATE records SET record = ?, mark = ? WHERE of = ?", line)

    def _change(self, id: int, **columns: Unpack[_Columns]) -> None:
        with self._transaction() as database:
            store_rows.keep_game(database, _row(database, id)._replace(**columns))

    def _forget_put_away(self) -> None:
        long_ago = (datetime.now(UTC) - timedelta(days=KEPT_DAYS)).isoformat(timespec="seconds")
        # Texts of one form, all in UTC, sort as their times do.
        old = "SELECT id FROM games WHERE away != '' AND away < ?"
        with self._reading() as database:
            ids = database.execute(old, (long_ago,)).fetchall()
        for (id,) in ids:
            self.delete(id)

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            try:
                yield self._database
            except sqlite3.Error as error:
                raise store_file.to_save_error(error) from error
            except UnicodeError as error:
                raise SaveError("no-store") from error

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """A transaction: committed and synced when the block is left, rolled back if it raises."""
        with self._reading() as database:
            database.execute("BEGIN IMMEDIATE")
            try:
                database.execute("UPDATE counter SET commits = commits + 1")
                yield database
                # Counted before the commit, so that an error in counting rolls back; written only after it, so that the
                # size beside the store never promises what is not there.
                size = store_file.size_of(database)
                database.execute("COMMIT")
            except BaseException:
                # After some errors, such as a full disc, SQLite has rolled back by itself.
                if database.in_transaction:
                    database.execute("ROLLBACK")
                raise
            self._tally.write(size)


class StoredGame:
    """One game in the store."""

    def __init__(self, store: Store, id: int) -> None:
        self.store = store
        self.id = id

    def append(self, n: int, seat: Seat, action: Action) -> None:
        """Add entry *n* of the ledger, counted from 0. Raises `SaveError` unless it is the next one."""
        with self.store._transaction() as database:
            if _row(database, self.id).entries != n:
                raise SaveError("no-store")
            self._add(database, [(seat, action)])

    def truncate(self, n: int) -> None:
        """Delete all but the first *n* entries."""
        with self.store._transaction() as database:
            self._truncate(database, n)

    def synchronize(self, match: Match) -> None:
        """Make the stored ledger equal to that of the match in one transaction, whatever was missed."""
        entries = [_entry(*entry) for entry in match.ledger]
        with self.store._transaction() as database:
            sound, is_whole = store_rows.sound_ledger(database, _row(database, self.id))
            stored = [entry for entry, _ in sound]
            if is_whole and stored == entries:
                return  # a game that is over stays so
            # From the first difference on all is written anew, and so is whatever stood behind a damaged entry.
            same = 0
            while same < min(len(stored), len(entries)) and stored[same] == entries[same]:
                same += 1
            self._truncate(database, same)
            self._add(database, match.ledger[same:])

    def set_notes(self, notes: str) -> None:
        """Replace the notes."""
        self.store._change(self.id, notes=notes)

    def seat(self, players: Sequence[PlayerInfo]) -> None:
        """Replace the players."""
        self.store._change(self.id, seats=store_rows.seats_text(normalize_seats(players, len(players))))

    def finish(self, match: Match, players: Sequence[PlayerInfo]) -> None:
        """Mark the game as over and store its record; a second call replaces the record. A branch of another game has
        none: that has its own, and its luck may have been known."""
        kept = normalize_seats(players, len(players))
        names, kinds = [player.name for player in players], [player.kind for player in kept]
        found = record(match, names, kinds, _now())
        with self.store._transaction() as database:
            row = _row(database, self.id)
            store_rows.keep_game(database, row._replace(state="over"))
            notes = read(row.notes, match)
            if branch_point(notes) is not None:
                return
            text = json.dumps(replace(found, is_taught=is_taught(notes)).to_json(), sort_keys=True)
            line = (self.id, text, store_rows.record_checksum(self.id, text))
            # A record that is replaced gets a new number: it is the last one again.
            database.execute("INSERT OR REPLACE INTO records (of, record, mark) VALUES (?, ?, ?)", line)

    def _add(self, database: sqlite3.Connection, entries: Sequence[tuple[Seat, Action]]) -> None:
        row = _row(database, self.id)
        mark = row.tail
        for n, (seat, action) in enumerate(entries, row.entries):
            entry = _entry(seat, action)
            mark = store_rows.hash_chain(mark, entry)
            database.execute("INSERT INTO ledger (of, n, entry, mark) VALUES (?, ?, ?, ?)", (self.id, n, entry, mark))
        self._mark_active(database, row._replace(entries=row.entries + len(entries), tail=mark))

    def _truncate(self, database: sqlite3.Connection, n: int) -> None:
        row = _row(database, self.id)
        database.execute("DELETE FROM ledger WHERE of = ? AND n >= ?", (self.id, n))
        last = database.execute("SELECT mark FROM ledger WHERE of = ? AND n = ?", (self.id, n - 1)).fetchone()
        self._mark_active(database, row._replace(entries=min(n, row.entries), tail=last[0] if last else row.start))

    def _mark_active(self, database: sqlite3.Connection, row: GameRow) -> None:
        """Write the row as the game played last and still open; the record of an end that was taken back is deleted."""
        played = row._replace(state="open", away="", played=_now(), touched=_commits(database))
        store_rows.keep_game(database, played)
        database.execute("DELETE FROM records WHERE of = ?", (self.id,))


def _row(database: sqlite3.Connection, id: int) -> GameRow:
    try:
        row = store_rows.game(database, id)
    except (ValueError, TypeError) as error:
        raise SaveError("spoiled") from error
    if row is None:
        raise SaveError("gone")
    return row


def _shown(database: sqlite3.Connection, id: int) -> KeptGame | None:
    try:
        row = store_rows.game(database, id)
        return store_rows.shown(row) if row is not None else None
    except (ValueError, TypeError) as error:
        log.warning("A kept game cannot be shown: %s", error)
        return None


def _forget(database: sqlite3.Connection, id: int, counts_on: bool) -> None:
    seed = database.execute("SELECT seed FROM games WHERE id = ?", (id,)).fetchone()
    # Without its game nothing says that its result is for those only who have finished that challenge.
    if not counts_on or (seed is not None and is_shared(str(seed[0]))):
        database.execute("DELETE FROM records WHERE of = ?", (id,))
    database.execute("DELETE FROM ledger WHERE of = ?", (id,))
    database.execute("DELETE FROM games WHERE id = ?", (id,))


def _commits(database: sqlite3.Connection) -> int:
    """The number of transactions so far, including the present one."""
    commits: int = database.execute("SELECT commits FROM counter").fetchone()[0]
    return commits


def _entry(seat: Seat, action: Action) -> str:
    return store_rows.text([seat, to_json(action)])


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
