"""The file of the session store: opened by one program at a time, checked, mended and backed up.

A damaged file is never deleted. It is set aside, the newest good backup takes its place, and every game that can still
be read is brought over. Each entry of a ledger carries a mark that depends on all entries before it, so that damage
inside a page is found too.
"""

from __future__ import annotations

import hashlib
import sqlite3
import time
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from hamster_table.engine.record import SaveError
from hamster_table.engine.safe_file import sweep, sync_file, sync_folder

BACKUP_MINUTES = 30
BACKUP_BYTES = 50_000_000

SCHEMAS = (
    """
CREATE TABLE games (
    id INTEGER PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, app TEXT NOT NULL, setup TEXT NOT NULL,
    seats TEXT NOT NULL, seed TEXT NOT NULL, played TEXT NOT NULL, touched INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'over', 'away'))
) STRICT;
CREATE TABLE ledger (
    of INTEGER NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL, mark TEXT NOT NULL, PRIMARY KEY (of, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE records (n INTEGER PRIMARY KEY, of INTEGER NOT NULL UNIQUE, record TEXT NOT NULL) STRICT;
""",
    "ALTER TABLE games ADD COLUMN notes TEXT NOT NULL DEFAULT ''",
)
"""What makes of a store of each version, the first an empty file, one of the next."""

VERSION = len(SCHEMAS)

_FULL = {"SQLITE_FULL": "full", "SQLITE_READONLY": "forbidden", "SQLITE_BUSY": "in-use", "SQLITE_LOCKED": "in-use"}

Entry = tuple[str, str]
"""An entry of a ledger as text, and its mark."""


def opened(path: Path) -> tuple[sqlite3.Connection, int | None]:
    """The store, sound and ours alone; and how many games had to be brought over from a damaged one, if it was."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        sweep(path.parent)
        mended = None
        try:
            database = _open(path)
        except sqlite3.DatabaseError as mistake:
            if not _is_damage(mistake):
                raise
            mended = _mend(path)
            database = _open(path)
        _back_up(database, path)
        return database, mended
    except sqlite3.Error as mistake:
        raise mishap(mistake) from mistake
    except OSError as mistake:
        raise SaveError("no-store") from mistake


def mishap(mistake: sqlite3.Error) -> SaveError:
    """What went wrong, for the family."""
    name = getattr(mistake, "sqlite_errorname", "")
    return SaveError(next((code for start, code in _FULL.items() if name.startswith(start)), "no-store"))


def chained(mark: str, entry: str) -> str:
    """The mark of an entry, which depends on all before it."""
    return hashlib.blake2b(f"{mark}{entry}".encode(), digest_size=8).hexdigest()


def mark_before(database: sqlite3.Connection, id: int, n: int) -> str:
    """The mark that entry *n* of a game goes on from."""
    if n:
        row = database.execute("SELECT mark FROM ledger WHERE of = ? AND n = ?", (id, n - 1)).fetchone()
        if row is None:
            raise sqlite3.IntegrityError(f"game {id} has no entry {n - 1}")
        return str(row[0])
    row = database.execute("SELECT game, setup, seed FROM games WHERE id = ?", (id,)).fetchone()
    return chained("", "/".join(row)) if row else ""


def sound_ledger(database: sqlite3.Connection, id: int) -> tuple[list[Entry], bool]:
    """The entries of a game as far as they are sound, and whether these are all."""
    sound: list[Entry] = []
    mark = mark_before(database, id, 0)
    query = "SELECT n, entry, mark FROM ledger WHERE of = ? ORDER BY n"
    try:
        for n, entry, stored in database.execute(query, (id,)):
            mark = chained(mark, entry)
            if n != len(sound) or mark != stored:
                return sound, False
            sound.append((entry, mark))
    except (sqlite3.DatabaseError, UnicodeError):
        return sound, False
    return sound, True


def thinned(days: Sequence[tuple[int, datetime]], now: datetime) -> list[int]:
    """Which of the numbered backups to keep: two days' all, then 12 daily, 10 weekly and 9 monthly ones."""
    kept: list[int] = []
    seen: set[tuple[str, int, int]] = set()
    room = {"daily": 12, "weekly": 10, "monthly": 9}
    for number, made in sorted(days, reverse=True):
        if (now - made).days < 2:
            kept.append(number)
            continue
        day = made.date().toordinal()
        buckets = {"daily": (day, 0), "weekly": (day // 7, 0), "monthly": (made.year, made.month)}
        for span, bucket in buckets.items():
            if (span, *bucket) in seen:
                break
            if room[span]:
                room[span] -= 1
                seen.add((span, *bucket))
                kept.append(number)
                break
    return kept


def backups(path: Path) -> list[tuple[int, Path]]:
    """The backups of a store, the oldest first, each with its number."""
    found = path.parent.glob(f"{path.stem}.backup-*{path.suffix}")
    return sorted((int(number), file) for file in found if (number := file.stem.rpartition("-")[2]).isdigit())


def _open(path: Path) -> sqlite3.Connection:
    """The database, locked and found sound."""
    database = sqlite3.connect(path, timeout=0.2, isolation_level=None)
    try:
        database.execute("PRAGMA locking_mode = EXCLUSIVE")
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA trusted_schema = OFF")
        database.execute("BEGIN IMMEDIATE")
        version = database.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            raise SaveError("newer-store")
        if database.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
            raise sqlite3.DatabaseError("quick_check found damage")
        if version < VERSION:
            for statement in ";".join(SCHEMAS[version:]).split(";"):
                database.execute(statement)
            database.execute(f"PRAGMA user_version = {VERSION}")
        database.execute("COMMIT")
    except BaseException:
        database.close()
        raise
    return database


def _is_damage(mistake: sqlite3.DatabaseError) -> bool:
    return getattr(mistake, "sqlite_errorname", "") in ("", "SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_ERROR")


def _mend(path: Path) -> int:
    """Set the damaged file aside, and make a new one of the newest good backup and of whatever can be read."""
    damaged = _set_aside(path)
    for _, backup in reversed(backups(path)):
        with suppress(sqlite3.Error):
            with closing(_looked_at(backup)) as old, closing(sqlite3.connect(path)) as new:
                if old.execute("PRAGMA quick_check").fetchall() == [("ok",)]:
                    old.backup(new)
                    break
    with closing(_open(path)) as new, closing(_looked_at(damaged)) as old:
        _salvage(old, new)
        count: int = new.execute("SELECT count(*) FROM games").fetchone()[0]
    sync_folder(path.parent)
    return count


def _set_aside(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    path.rename(aside)
    for tail in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + tail).rename(aside.with_name(aside.name + tail))
    return aside


def _looked_at(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


def _salvage(old: sqlite3.Connection, new: sqlite3.Connection) -> None:
    """Bring over each game and record that can be read and is further on than what the new store has of it."""
    for id in _ids(old, "games"):
        with suppress(sqlite3.Error, UnicodeError):
            row = old.execute("SELECT * FROM games WHERE id = ?", (id,)).fetchone()
            entries, _ = sound_ledger(old, id)
            if row and len(entries) >= len(sound_ledger(new, id)[0]):
                _put(new, row, entries)
    for n in _ids(old, "records"):
        with suppress(sqlite3.Error, UnicodeError):
            row = old.execute("SELECT * FROM records WHERE rowid = ?", (n,)).fetchone()
            if row:
                new.execute("INSERT OR IGNORE INTO records VALUES (?, ?, ?)", row)


def _put(new: sqlite3.Connection, row: tuple[object, ...], entries: Iterable[Entry]) -> None:
    id = row[0]
    new.execute("BEGIN")
    try:
        # A store of the first version has no notes.
        game = (*row, "")[:11]
        new.execute("INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", game)
        new.execute("DELETE FROM ledger WHERE of = ?", (id,))
        lines = [(id, n, entry, mark) for n, (entry, mark) in enumerate(entries)]
        new.executemany("INSERT INTO ledger VALUES (?, ?, ?, ?)", lines)
        new.execute("COMMIT")
    except sqlite3.Error:
        new.execute("ROLLBACK")


def _ids(database: sqlite3.Connection, table: str) -> list[int]:
    """The ids in a table that may be damaged: those a walk finds, and those around them that it did not reach."""
    found: list[int] = []
    for order in ("ASC", "DESC"):
        with suppress(sqlite3.Error):
            for (id,) in database.execute(f"SELECT rowid FROM {table} ORDER BY rowid {order}"):  # noqa: S608
                found.append(id)
    return list(range(1, max(found, default=0) + 1))


def _back_up(database: sqlite3.Connection, path: Path) -> None:
    """Copy the store when it has changed and the last copy is half an hour old, and thin the copies."""
    made = backups(path)
    changed = path.stat().st_mtime
    last = made[-1][1].stat().st_mtime if made else 0.0
    if not _has_games(database) or changed <= last or abs(time.time() - last) < BACKUP_MINUTES * 60:
        return
    number = made[-1][0] + 1 if made else 1
    fresh = path.with_name(f"{path.stem}.backup-{number:06}{path.suffix}")
    try:
        database.execute("VACUUM INTO ?", (str(fresh),))
        sync_file(fresh)
        sync_folder(fresh.parent)
    except (sqlite3.Error, OSError):  # a full disc: the game goes on without a copy
        with suppress(OSError):
            fresh.unlink()
        return
    _thin(path)


def _has_games(database: sqlite3.Connection) -> bool:
    return database.execute("SELECT 1 FROM games LIMIT 1").fetchone() is not None


def _thin(path: Path) -> None:
    made = {number: (file, file.stat()) for number, file in backups(path)}
    times = [(number, datetime.fromtimestamp(stat.st_mtime, UTC)) for number, (_, stat) in made.items()]
    kept = thinned(times, datetime.now(UTC))
    room = BACKUP_BYTES
    for number in sorted(made, reverse=True):
        file, stat = made[number]
        room -= stat.st_size
        if (number not in kept or room < 0) and number != max(made):
            with suppress(OSError):
                file.unlink()
