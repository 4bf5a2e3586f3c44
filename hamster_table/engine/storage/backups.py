"""Backups of the session store: when one is made, how it is named, and which are kept.

They are numbered, and the higher number is the later one, since clocks can be wrong.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from hamster_table.engine.storage.atomic_file import sync_file, sync_folder, workplace

MINUTES = 30
"""The least age of the last backup, in minutes, before another one is made."""
BYTES = 50_000_000
"""The size of all backups together; older ones beyond it are removed, but never the last one."""

log = logging.getLogger(__name__)


def backups_to_keep(days: Sequence[tuple[int, datetime]], now: datetime) -> list[int]:
    """The numbers of the backups to keep: all of two days, then 12 daily, 10 weekly and 9 monthly ones.

    *days* are the numbers with the times of the backups.
    """
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
            # A later backup stands for this day, week or month already.
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
    numbers = ((file.stem.rpartition("-")[2], file) for file in found)
    return sorted((int(number), file) for number, file in numbers if number.isdecimal() and number.isascii())


def is_due(path: Path, commits: int) -> bool:
    """Whether a backup is due: the store has changed since the last one (*commits*), which is older than `MINUTES`.

    A backup from the future says that a clock was wrong, and nothing about its age: then one is due as well.
    """
    made = backups(path)
    if not made:
        return True
    try:
        age = time.time() - made[-1][1].stat().st_mtime
    except OSError:
        return True
    return not 0 <= age < MINUTES * 60 and _commits_of(made[-1][1]) != commits


def back_up(database: sqlite3.Connection, path: Path) -> None:
    """Make a backup and remove the superfluous ones. Failures are only logged: play does not depend on it."""
    made = backups(path)
    number = made[-1][0] + 1 if made else 1
    try:
        with workplace(path.parent) as folder:
            fresh = folder / path.name
            # The state of one moment, with what is still in the write-ahead log, and nothing of what was deleted.
            database.execute("VACUUM INTO ?", (str(fresh),))
            if _commits_of(fresh) is None:
                raise OSError("the copy cannot be read")
            # SQLite does not sync what VACUUM INTO writes.
            sync_file(fresh)
            fresh.rename(path.with_name(f"{path.stem}.backup-{number:06}{path.suffix}"))
        sync_folder(path.parent)
    except (sqlite3.Error, OSError) as error:
        log.warning("The kept games could not be copied: %s", error)
        return
    _thin(path)


def _commits_of(backup: Path) -> int | None:
    """The number of transactions in a backup; None if it is damaged, or of a version without that number."""
    # `immutable` keeps SQLite from creating files beside the backup, or waiting for locks.
    address = f"{backup.absolute().as_uri()}?mode=ro&immutable=1"
    with suppress(sqlite3.Error, OSError), closing(sqlite3.connect(address, uri=True)) as database:
        if database.execute("PRAGMA quick_check").fetchall() == [("ok",)]:
            commits: int = database.execute("SELECT commits FROM counter").fetchone()[0]
            return commits
    return None


def _thin(path: Path) -> None:
    made = {}
    for number, file in backups(path):
        with suppress(OSError):
            made[number] = (file, file.stat())
    times = [(number, datetime.fromtimestamp(stat.st_mtime, UTC)) for number, (_, stat) in made.items()]
    kept = backups_to_keep(times, datetime.fromtimestamp(time.time(), UTC))
    room = BYTES
    for number in sorted(made, reverse=True):
        file, stat = made[number]
        room -= stat.st_size
        if (number not in kept or room < 0) and number != max(made):
            with suppress(OSError):
                file.unlink()
