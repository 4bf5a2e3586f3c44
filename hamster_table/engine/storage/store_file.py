"""Opens the file of the session store: locks it for one process, checks, repairs and backs it up.

A damaged file is never deleted: see `repair`. A second file, `-count`, holds how much should be in the store; it is
written after each commit and never synced. It survives a killed process, so that plays missing afterwards are noticed;
after a power cut it may be older than the store, and then says nothing.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from hamster_table.engine.storage import backups, repair, rows
from hamster_table.engine.storage.atomic_file import sweep
from hamster_table.engine.storage.save_file import SaveError
from hamster_table.engine.storage.schema import VERSION, fresh_tables, raise_tables, version_of

if sys.platform == "win32":
    fcntl = None
else:
    import fcntl

WAITING = 0.2
"""For how many seconds a lock of another process is waited for."""

_CODES = {"SQLITE_FULL": "full", "SQLITE_READONLY": "forbidden", "SQLITE_BUSY": "in-use", "SQLITE_LOCKED": "in-use"}
_DAMAGE = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_ERROR", "SQLITE_TOOBIG", "SQLITE_MISMATCH", "SQLITE_CONSTRAINT")
_MISREAD = (ValueError, TypeError, OverflowError, MemoryError)
# 18, 19: with or without a write-ahead log; 20: no bytes kept free; 21 to 23: fixed; 59: UTF-8, or empty yet.
_HEADER = {18: b"\1\2", 19: b"\1\2", 20: b"\0", 21: b"\x40", 22: b"\x20", 23: b"\x20", 59: b"\0\1"}
"""By offset: the values that some bytes of SQLite's file header always have in a store of ours."""


class Damaged(Exception):
    """The store is damaged and has to be repaired."""

    def __init__(self, what: str, in_order: bool = False) -> None:
        super().__init__(what)
        self.in_order = in_order
        """Whether SQLite finds all rows, and only some checksums are wrong."""


class Size(NamedTuple):
    """The size of a store, in rows."""

    commits: int = 0
    """How many transactions there were."""
    games: int = 0
    records: int = 0


class SizeFile:
    """The `-count` file beside the store, which holds its size; its lock is also the lock of the store.

    Raises `SaveError` ("in-use") where another process has it open.
    """

    def __init__(self, path: Path) -> None:
        self._file: int | None = None
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
        with suppress(OSError):
            # Where it cannot be made there is no count, and SQLite's own lock is the only one.
            self._file = os.open(path.with_name(f"{path.name}-count"), flags, 0o600)
            lock(self._file)

    def read(self) -> Size:
        """The size last written; zeros where it cannot be read or its checksum is wrong."""
        if self._file is None:
            return Size()
        try:
            os.lseek(self._file, 0, os.SEEK_SET)
            *numbers, mark = os.read(self._file, 100).split()
            return Size(*map(int, numbers)) if mark == _mark(b" ".join(numbers)) else Size()
        except (OSError, ValueError, TypeError):
            return Size()

    def write(self, size: Size) -> None:
        """Write the size. Errors are ignored: missing plays might not be noticed then, but nothing is lost."""
        # Always equally long and written at once, so that no longer one shows through.
        numbers = b"%016d %08d %08d" % size
        if self._file is not None:
            with suppress(OSError):
                os.lseek(self._file, 0, os.SEEK_SET)
                os.write(self._file, numbers + b" " + _mark(numbers) + b"\n")

    def close(self) -> None:
        """Release the lock."""
        if self._file is not None:
            with suppress(OSError):
                os.close(self._file)
            self._file = None


def lock(descriptor: int) -> None:
    """Lock an open file, where the system can. Raises `SaveError` ("in-use") where another process has it."""
    end = time.monotonic() + WAITING
    while fcntl:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except BlockingIOError as error:
            if time.monotonic() > end:
                os.close(descriptor)
                raise SaveError("in-use") from error
            time.sleep(0.02)
        except OSError:  # not on every file system; there is SQLite's own lock
            return


@dataclass(frozen=True, slots=True)
class OpenStore:
    """The result of `open_store`: a checked database, locked by this process."""

    database: sqlite3.Connection
    tally: SizeFile
    notice: SaveError | None
    """What people have to be told: what was damaged, and what is lost."""


def open_store(path: Path) -> OpenStore:
    """Open the store; create it where there is none, repair it where it is damaged. Raises `SaveError`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        sweep(path.parent)
        tally = SizeFile(path)
        try:
            return _open_store(path, tally)
        except BaseException:
            tally.close()
            raise
    except sqlite3.Error as error:
        raise to_save_error(error) from error
    except (OSError, MemoryError, Damaged) as error:
        raise SaveError("no-store") from error


def to_save_error(error: sqlite3.Error) -> SaveError:
    """The `SaveError` that tells people of an error of SQLite."""
    name = getattr(error, "sqlite_errorname", "")
    return SaveError(next((code for start, code in _CODES.items() if name.startswith(start)), "no-store"))


def _open_store(path: Path, tally: SizeFile) -> OpenStore:
    # In this order: a repair that was cut off is finished first; then the write-ahead log of a killed process is saved
    # under another name, because SQLite deletes it when it opens the database, even if it cannot read it.
    repair.take_over(path, _left(path))
    mended, before = None, tally.read()
    ahead = _hold_on_to(path)
    try:
        database = _sound(path, before.commits)
    except Damaged as damage:
        made = [file for _, file in reversed(backups.backups(path))]
        mended = repair.mend(path, _left(path), made, before.commits, damage.in_order)
        database = _sound(path, 0)
    except BaseException:
        _let_go(ahead)
        raise
    try:
        # The database is sound, with all that was in the log: the second name has served.
        for left in _left(path):
            _let_go(left)
        size = size_of(database)
        tally.write(size)
        if size.games and backups.is_due(path, size.commits):
            backups.back_up(database, path)
    except BaseException:
        database.close()
        raise
    return OpenStore(database, tally, _notice(mended, before))


def _notice(mended: repair.Mended | None, before: Size) -> SaveError | None:
    if mended is None:
        return None
    broken = max(mended.broken, before.games - mended.whole)
    lost = max(mended.lost, before.records - mended.records)
    missing = before.commits - mended.commits
    # Nothing is spoiled and only the last transactions are missing: plays were lost, and no game with them.
    if mended.commits and missing > 0 and not broken and not lost:
        return SaveError("cut-off", plays=missing)
    return SaveError("mended", games=mended.whole, broken=broken, records=lost)


def _sound(path: Path, commits: int) -> sqlite3.Connection:
    """Open the database, lock and check it. Raises `Damaged`, `SaveError`, `OSError` or `sqlite3.Error`."""
    # Before SQLite opens it, which would make an empty store where there is none.
    if _is_lost(path, commits) or not _has_sound_header(path):
        raise Damaged("there is no database")
    # isolation_level=None: Python begins no transactions of its own. All threads may call, and `Store` has a lock.
    database = sqlite3.connect(path, timeout=WAITING, isolation_level=None, check_same_thread=False)
    try:
        _prepare(database)
        _check(database, path, commits)
        # Migrated and checked in one transaction: what turns out damaged is left to the repair as it was.
        database.execute("COMMIT")
    except BaseException as error:
        database.close()
        if isinstance(error, sqlite3.DatabaseError) and _is_damage(error):
            raise Damaged(str(error)) from error
        # A SaveError is a ValueError too, but says itself what is the matter.
        if isinstance(error, _MISREAD) and not isinstance(error, SaveError):
            raise Damaged(str(error)) from error
        raise
    return database


def _prepare(database: sqlite3.Connection) -> None:
    """Lock the database, check its structure, and migrate it to this version; leaves a transaction open."""
    # Before WAL: then SQLite keeps the index of the log to itself, and needs no memory shared through a `-shm` file.
    database.execute("PRAGMA locking_mode = EXCLUSIVE")
    database.execute("PRAGMA journal_mode = WAL")
    # In WAL mode only FULL syncs at each commit; NORMAL would lose the last plays in a power cut.
    database.execute("PRAGMA synchronous = FULL")
    # The schema of a foreign or damaged file may call no functions that have effects.
    database.execute("PRAGMA trusted_schema = OFF")
    # What is deleted shall not come back when the pages of a damaged file are searched.
    database.execute("PRAGMA secure_delete = ON")
    database.execute("BEGIN IMMEDIATE")
    version = version_of(database)
    if version > VERSION:
        raise SaveError("newer-store")
    found = database.execute("PRAGMA integrity_check(1)").fetchall()
    # The disc could not read: no damage to repair, and at the next start it may be over.
    if any("unable to get the page" in str(line) for (line,) in found):
        raise OSError("the disc does not give out all of it just now")
    if found != [("ok",)]:
        raise sqlite3.DatabaseError("the check found damage")
    if not version:
        fresh_tables(database)
    elif version < VERSION:
        raise_tables(database, version)


def _check(database: sqlite3.Connection, path: Path, commits: int) -> None:
    """Compare rows with their checksums: all games and records, and the ledgers of open games; before a backup, all.

    Raises `Damaged`.
    """
    now = size_of(database).commits
    if now < commits:
        raise Damaged(f"{commits - now} transactions are missing", in_order=True)
    try:
        is_due = backups.is_due(path, now)
        games = database.execute(f"SELECT {rows.GAME_COLUMNS} FROM games").fetchall()  # noqa: S608
        for row in map(rows.sound_game, games):
            rows.shown(row)
            # Ledgers of finished games do not change, and are read only when a backup is to be made of them.
            if (is_due or row.state == "open") and not rows.sound_ledger(database, row)[1]:
                raise ValueError(f"the ledger of game {row.id} is damaged")
        for of, record, mark in database.execute("SELECT of, record, mark FROM records"):
            if rows.record_checksum(of, record) != mark:
                raise ValueError(f"the record of game {of} is damaged")
    except (ValueError, TypeError) as error:
        raise Damaged(str(error), in_order=True) from error


def _is_lost(path: Path, commits: int) -> bool:
    """Whether there is no store although there was one: a size or backups are left of it."""
    is_empty = not path.exists() or not path.stat().st_size
    return is_empty and bool(commits or backups.backups(path))


def _has_sound_header(path: Path) -> bool:
    """Whether the file begins as a database of ours does, or is empty or missing."""
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except FileNotFoundError:
        return True
    return not header or (len(header) == 100 and all(header[at] in allowed for at, allowed in _HEADER.items()))


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    name = getattr(error, "sqlite_errorname", "")
    return not name or name.startswith(_DAMAGE)


def size_of(database: sqlite3.Connection) -> Size:
    """Count the rows. Raises `sqlite3.DatabaseError` where the number of transactions is missing."""
    counted = database.execute(
        "SELECT sum(commits), count(*), (SELECT count(*) FROM games), (SELECT count(*) FROM records) FROM counter"
    )
    commits, lines, games, records = counted.fetchone()
    if lines != 1 or not isinstance(commits, int):
        raise sqlite3.DatabaseError("the number of transactions is missing")
    return Size(commits, games, records)


def _hold_on_to(path: Path) -> Path | None:
    """Give the write-ahead log of a killed process a second name, `-left-N`; None where there is none."""
    wal = path.with_name(f"{path.name}-wal")
    number = 1
    while (left := path.with_name(f"{path.name}-left-{number}")).exists():
        number += 1
    try:
        if not wal.stat().st_size:
            return None
        if os.name != "nt":  # there, what is open by one name cannot be removed by another
            with suppress(OSError):  # not on every file system
                left.hardlink_to(wal)
                return left
        left.write_bytes(wal.read_bytes())
    except FileNotFoundError:
        return None
    return left


def _left(path: Path) -> list[Path]:
    return sorted(path.parent.glob(f"{path.name}-left-*"))


def _let_go(left: Path | None) -> None:
    if left is not None:
        with suppress(OSError):
            left.unlink()


def _mark(number: bytes) -> bytes:
    return hashlib.blake2b(number, digest_size=8).hexdigest().encode()
