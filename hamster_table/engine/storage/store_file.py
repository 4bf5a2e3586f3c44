"""The file of the session store: opened by one program at a time, checked, mended and backed up.

A damaged file is never deleted: see `repair`. Beside the store lies how much there should be in it, written
after each commit and never synced. A killed program leaves that as it was, so that plays which are missing afterwards
are noticed; after a power cut it may be older than the store, and then it says nothing.
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
"""So many seconds another program is waited for."""

_CODES = {"SQLITE_FULL": "full", "SQLITE_READONLY": "forbidden", "SQLITE_BUSY": "in-use", "SQLITE_LOCKED": "in-use"}
_DAMAGE = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_ERROR", "SQLITE_TOOBIG", "SQLITE_MISMATCH", "SQLITE_CONSTRAINT")
_MISREAD = (ValueError, TypeError, OverflowError, MemoryError)
_HEADER = {18: b"\1\2", 19: b"\1\2", 20: b"\0", 21: b"\x40", 22: b"\x20", 23: b"\x20", 59: b"\0\1"}
"""What SQLite writes into some bytes of each file, and never anything else with our tables."""


class Damaged(Exception):
    """The store has to be mended."""

    def __init__(self, what: str, in_order: bool = False) -> None:
        super().__init__(what)
        self.in_order = in_order
        """Whether all rows can be found, and only some do not fit their marks."""


class Size(NamedTuple):
    """How much there is in a store."""

    commits: int = 0
    """How many transactions there were."""
    games: int = 0
    records: int = 0


class SizeFile:
    """How much there should be in the store, in a file beside it. As long as we have it open the store is ours.

    Raises `SaveError` where another program has it.
    """

    def __init__(self, path: Path) -> None:
        self._file: int | None = None
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
        with suppress(OSError):
            self._file = os.open(path.with_name(f"{path.name}-count"), flags, 0o600)
            lock(self._file)

    def read(self) -> Size:
        """How much there should be; nothing where that cannot be read."""
        if self._file is None:
            return Size()
        try:
            os.lseek(self._file, 0, os.SEEK_SET)
            *numbers, mark = os.read(self._file, 100).split()
            return Size(*map(int, numbers)) if mark == _mark(b" ".join(numbers)) else Size()
        except (OSError, ValueError, TypeError):
            return Size()

    def write(self, size: Size) -> None:
        """Say how much there is now. Where it cannot be written, less is noticed later, and nothing is lost."""
        numbers = b"%016d %08d %08d" % size
        if self._file is not None:
            with suppress(OSError):
                os.lseek(self._file, 0, os.SEEK_SET)
                os.write(self._file, numbers + b" " + _mark(numbers) + b"\n")

    def close(self) -> None:
        """Let others have the store."""
        if self._file is not None:
            with suppress(OSError):
                os.close(self._file)
            self._file = None


def lock(descriptor: int) -> None:
    """Take an open file for us alone, where the system can. Raises `SaveError` where another program has it."""
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
    """The store, sound and ours alone."""

    database: sqlite3.Connection
    tally: SizeFile
    notice: SaveError | None
    """What the family has to know: what was damaged, and what is lost."""


def open_store(path: Path) -> OpenStore:
    """Open the store, and mend it first if need be. Raises `SaveError`."""
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
    """What went wrong, for the family."""
    name = getattr(error, "sqlite_errorname", "")
    return SaveError(next((code for start, code in _CODES.items() if name.startswith(start)), "no-store"))


def _open_store(path: Path, tally: SizeFile) -> OpenStore:
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
    if mended.commits and missing > 0 and not broken and not lost:
        return SaveError("cut-off", plays=missing)
    return SaveError("mended", games=mended.whole, broken=broken, records=lost)


def _sound(path: Path, commits: int) -> sqlite3.Connection:
    """The database, locked and found sound. Raises `Damaged`, or what hinders us."""
    if _is_lost(path, commits) or not _has_sound_header(path):
        raise Damaged("there is no database")
    database = sqlite3.connect(path, timeout=WAITING, isolation_level=None, check_same_thread=False)
    try:
        _prepare(database)
        _check(database, path, commits)
        database.execute("COMMIT")
    except BaseException as error:
        database.close()
        if isinstance(error, sqlite3.DatabaseError) and _is_damage(error):
            raise Damaged(str(error)) from error
        if isinstance(error, _MISREAD) and not isinstance(error, SaveError):
            raise Damaged(str(error)) from error
        raise
    return database


def _prepare(database: sqlite3.Connection) -> None:
    """Take the store for us alone, and bring it to our version."""
    database.execute("PRAGMA locking_mode = EXCLUSIVE")
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA trusted_schema = OFF")
    # What is deleted shall not come back when the pages of a damaged file are searched.
    database.execute("PRAGMA secure_delete = ON")
    database.execute("BEGIN IMMEDIATE")
    version = version_of(database)
    if version > VERSION:
        raise SaveError("newer-store")
    found = database.execute("PRAGMA integrity_check(1)").fetchall()
    if any("unable to get the page" in str(line) for (line,) in found):
        raise OSError("the disc does not give out all of it just now")
    if found != [("ok",)]:
        raise sqlite3.DatabaseError("the check found damage")
    if not version:
        fresh_tables(database)
    elif version < VERSION:
        raise_tables(database, version)


def _check(database: sqlite3.Connection, path: Path, commits: int) -> None:
    """Compare rows with their marks: all games and records, and ledgers of games in play; before a backup, all."""
    now = size_of(database).commits
    if now < commits:
        raise Damaged(f"{commits - now} transactions are missing", in_order=True)
    try:
        is_due = backups.is_due(path, now)
        games = database.execute(f"SELECT {rows.GAME_COLUMNS} FROM games").fetchall()  # noqa: S608
        for row in map(rows.sound_game, games):
            rows.shown(row)
            if (is_due or row.state == "open") and not rows.sound_ledger(database, row)[1]:
                raise ValueError(f"the ledger of game {row.id} is damaged")
        for of, record, mark in database.execute("SELECT of, record, mark FROM records"):
            if rows.record_checksum(of, record) != mark:
                raise ValueError(f"the record of game {of} is damaged")
    except (ValueError, TypeError) as error:
        raise Damaged(str(error), in_order=True) from error


def _is_lost(path: Path, commits: int) -> bool:
    """Whether there should be a store, and is none."""
    is_empty = not path.exists() or not path.stat().st_size
    return is_empty and bool(commits or backups.backups(path))


def _has_sound_header(path: Path) -> bool:
    """Whether the first bytes are those of a database of ours, or of an empty file."""
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
    """How much there is in it."""
    counted = database.execute(
        "SELECT sum(commits), count(*), (SELECT count(*) FROM games), (SELECT count(*) FROM records) FROM counter"
    )
    commits, lines, games, records = counted.fetchone()
    if lines != 1 or not isinstance(commits, int):
        raise sqlite3.DatabaseError("the number of transactions is missing")
    return Size(commits, games, records)


def _hold_on_to(path: Path) -> Path | None:
    """Give what was written ahead by a killed program a second name: SQLite removes it, also when it cannot use it."""
    wal = path.with_name(f"{path.name}-wal")
    number = 1
    while (left := path.with_name(f"{path.name}-left-{number}")).exists():
        number += 1
    try:
        if not wal.stat().st_size:
            return None
        left.hardlink_to(wal)
    except FileNotFoundError:
        return None
    except OSError:  # not on every file system
        left.write_bytes(wal.read_bytes())
    return left


def _left(path: Path) -> list[Path]:
    return sorted(path.parent.glob(f"{path.name}-left-*"))


def _let_go(left: Path | None) -> None:
    if left is not None:
        with suppress(OSError):
            left.unlink()


def _mark(number: bytes) -> bytes:
    return hashlib.blake2b(number, digest_size=8).hexdigest().encode()
