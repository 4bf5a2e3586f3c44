"""The file of the session store: opened by one program at a time, checked, mended and backed up.

A damaged file is never deleted. It is set aside, the newest good backup takes its place, and every game that can still
be read is brought over. Each entry of a ledger carries a mark that depends on all entries before it, so that damage
inside a page is found too.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from hamster_table.engine.record import SaveError
from hamster_table.engine.safe_file import sweep, sync_file, sync_folder
from hamster_table.engine.store_rows import Entry, GameRow, game, keep_game, record_mark, sound_ledger

BACKUP_MINUTES = 30
BACKUP_BYTES = 50_000_000

_FIRST = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, app TEXT NOT NULL, setup TEXT NOT NULL,
    seats TEXT NOT NULL, seed TEXT NOT NULL, played TEXT NOT NULL, touched INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'over', 'away'))
) STRICT;
CREATE TABLE ledger (
    of INTEGER NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL, mark TEXT NOT NULL, PRIMARY KEY (of, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE records (n INTEGER PRIMARY KEY, of INTEGER NOT NULL UNIQUE, record TEXT NOT NULL) STRICT
"""

_WITH_NOTES = "ALTER TABLE games ADD COLUMN notes TEXT NOT NULL DEFAULT ''"

_WITH_MARKS = """
CREATE TABLE marked_games (
    id INTEGER PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, app TEXT NOT NULL, setup TEXT NOT NULL,
    seats TEXT NOT NULL, seed TEXT NOT NULL, played TEXT NOT NULL, touched INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'over')), notes TEXT NOT NULL DEFAULT '',
    title TEXT NOT NULL DEFAULT '', away TEXT NOT NULL DEFAULT '',
    entries INTEGER NOT NULL, tail TEXT NOT NULL, mark TEXT NOT NULL
) STRICT;
CREATE TABLE marked_records (
    n INTEGER PRIMARY KEY, of INTEGER NOT NULL UNIQUE, record TEXT NOT NULL, mark TEXT NOT NULL
) STRICT;
CREATE TABLE counter (commits INTEGER NOT NULL) STRICT
"""

_MARKS_FILLED = """
DROP TABLE games;
ALTER TABLE marked_games RENAME TO games;
DROP TABLE records;
ALTER TABLE marked_records RENAME TO records
"""

VERSION = 3
"""The version of the store that this program writes."""


def fresh_tables(database: sqlite3.Connection, version: int = VERSION) -> None:
    """Lay out an empty store as the program of that version did."""
    _run(database, _FIRST)
    _raise(database, 1, version)


def _raise(database: sqlite3.Connection, old: int, new: int) -> None:
    """Make a store of one version one of another."""
    if old < 2 <= new:
        _run(database, _WITH_NOTES)
    if old < 3 <= new:
        _run(database, _WITH_MARKS)
        _mark_all(database)
        _run(database, _MARKS_FILLED)
    database.execute(f"PRAGMA user_version = {new}")


def _run(database: sqlite3.Connection, statements: str) -> None:
    for statement in statements.split(";"):
        database.execute(statement)


def _mark_all(database: sqlite3.Connection) -> None:
    """Bring the rows of a store without marks over into the tables with marks."""
    for columns in database.execute("SELECT * FROM games ORDER BY id").fetchall():
        row, whole = marked(database, GameRow(*columns))
        if not whole:
            raise sqlite3.DatabaseError(f"the ledger of game {row.id} is damaged")
        keep_game(database, row, "marked_games")
    for n, of, record in database.execute("SELECT n, of, record FROM records ORDER BY n").fetchall():
        database.execute("INSERT INTO marked_records VALUES (?, ?, ?, ?)", (n, of, record, record_mark(of, record)))
    database.execute("INSERT INTO counter SELECT ifnull(max(touched), 0) FROM games")


def marked(database: sqlite3.Connection, row: GameRow) -> tuple[GameRow, bool]:
    """The row of a game from a store without marks, as it stands in one with marks, and whether its ledger is whole."""
    if row.state == "away":
        has_record = database.execute("SELECT 1 FROM records WHERE of = ?", (row.id,)).fetchone()
        row = row._replace(state="over" if has_record else "open", away=row.played)
    entries, _ = sound_ledger(database, row)
    row = row._replace(entries=len(entries), tail=entries[-1][1] if entries else row.start)
    return row, sound_ledger(database, row)[1]


_FULL = {"SQLITE_FULL": "full", "SQLITE_READONLY": "forbidden", "SQLITE_BUSY": "in-use", "SQLITE_LOCKED": "in-use"}


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
    database = sqlite3.connect(path, timeout=0.2, isolation_level=None, check_same_thread=False)
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
            if not version:
                fresh_tables(database)
            else:
                _raise(database, version, VERSION)
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
        with suppress(sqlite3.Error, UnicodeError, ValueError):
            columns = old.execute("SELECT * FROM games WHERE id = ?", (id,)).fetchone()
            if columns is None:
                continue
            row = GameRow(*columns[: len(GameRow._fields)])
            entries, _ = sound_ledger(old, row)
            known = game(new, id)
            if known is None or len(entries) >= known.entries:
                _put(new, marked(old, row)[0], entries)
    for n in _ids(old, "records"):
        with suppress(sqlite3.Error, UnicodeError, ValueError):
            found = old.execute("SELECT of, record FROM records WHERE rowid = ?", (n,)).fetchone()
            if found:
                new.execute("INSERT OR IGNORE INTO records VALUES (?, ?, ?, ?)", (n, *found, record_mark(*found)))


def _put(new: sqlite3.Connection, row: GameRow, entries: Iterable[Entry]) -> None:
    new.execute("BEGIN")
    try:
        keep_game(new, row)
        new.execute("DELETE FROM ledger WHERE of = ?", (row.id,))
        lines = [(row.id, n, entry, mark) for n, (entry, mark) in enumerate(entries)]
        new.executemany("INSERT INTO ledger VALUES (?, ?, ?, ?)", lines)
        new.execute("UPDATE counter SET commits = max(commits, ?)", (row.touched,))
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
