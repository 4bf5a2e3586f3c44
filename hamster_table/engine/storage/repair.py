"""Repairs a damaged session store: a new one is made of the sound rows of the damaged one and of its newest backup.

The damaged file is only read. The new one is built beside it, made durable, and given the name `….mended.sqlite3`: from
that moment on it is the store, and `take_over` puts it in its place, at the next start if need be. So the program may
be killed at any point. The damaged file stays, as `….damaged-1.sqlite3`.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path

from hamster_table.engine.storage.atomic_file import sync_file, sync_folder, workplace
from hamster_table.engine.storage.rows import Entry, GameRow, hash_chain, keep_game, record_checksum, shown, sound_game
from hamster_table.engine.storage.schema import fresh_tables, without_third_state
from hamster_table.engine.storage.sqlite_pages import Entries, Rows, Value, rows_in

_BLOCK = 4096


@dataclass(frozen=True, slots=True)
class Mended:
    """The result of a repair."""

    whole: int
    """How many games are complete."""
    broken: int
    """How many games are shortened or lost."""
    records: int
    """How many records there are."""
    lost: int
    """How many records are known to be lost."""
    commits: int
    """How many transactions had been made, as far as the damaged file says."""


@dataclass(frozen=True, slots=True)
class _Game:
    row: GameRow
    entries: Sequence[Entry]
    is_whole: bool


@dataclass(frozen=True, slots=True)
class _Sound:
    """The sound rows of one file."""

    games: dict[int, GameRow]
    records: dict[int, tuple[int, str]]
    """By number, the id of the game and the text."""
    spoiled_games: set[int]
    spoiled_records: set[int]
    ledgers: dict[int, Entries]
    is_whole: bool
    is_marked: bool


def mend(path: Path, wals: Sequence[Path], backups: Iterable[Path], commits: int, in_order: bool) -> Mended:
    """Repair the store at *path* with its write-ahead logs *wals*. Raises `OSError` or `sqlite3.Error`.

    *backups* come the newest first; *commits* is the number of transactions, as far as known. *in_order* says that
    SQLite finds all rows and only some checksums are wrong: then no game is taken from a backup that was deleted since.
    """
    found = rows_in(_bytes_of(path), tuple(_bytes_of(wal) for wal in wals))
    former = _newest_good(backups)
    damaged = _sound(found)
    games = _games(damaged, former, in_order)
    records, lost = _records(damaged, former, in_order, games)
    begun = {id for id, found in damaged.ledgers.items() if 0 in found}
    known = {*begun, *damaged.spoiled_games, *(game.row.id for game in games)}
    whole = sum(game.is_whole for game in games)
    # The counter may be lost; but every game knows the number of the transaction that touched it last.
    commits = max([commits, found.commits, *(game.row.touched for game in games)])
    with workplace(path.parent) as folder:
        fresh = folder / path.name
        _build(fresh, games, records, commits)
        # On the disc before it has the name by which it counts as the store.
        sync_file(fresh)
        fresh.replace(_mended(path))
    sync_folder(path.parent)
    take_over(path, wals)
    return Mended(whole, len(known) - whole, len(records), lost, found.commits)


def take_over(path: Path, wals: Sequence[Path] = ()) -> None:
    """Put a repaired store in the place of the damaged one, if there is one. Raises `OSError`.

    It may be killed after each rename and goes on at the next start, as long as `.mended` is there; hence the order.
    """
    mended = _mended(path)
    if not mended.exists():
        return
    aside = _aside(path)
    if path.exists():
        path.rename(aside)
    else:  # that far it had come before it was cut off
        aside = _aside(path, -1)
    # Whatever was written ahead of the damaged file must never be taken for the new one's.
    ahead = [path.with_name(path.name + tail) for tail in ("-wal", "-shm", "-journal")]
    for left in [*ahead, *wals]:
        if left.exists():
            left.replace(_free(aside, left.name.removeprefix(path.name)))
    sync_folder(path.parent)
    mended.rename(path)
    sync_folder(path.parent)


def _mended(path: Path) -> Path:
    return path.with_name(f"{path.stem}.mended{path.suffix}")


def _aside(path: Path, before: int = 0) -> Path:
    """The first free name for a damaged file; with -1, the last one in use."""
    number = 1
    while _damaged(path, number).exists():
        number += 1
    return _damaged(path, max(1, number + before))


def _damaged(path: Path, number: int) -> Path:
    return path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")


def _free(aside: Path, tail: str) -> Path:
    count, path = 1, aside.with_name(aside.name + tail)
    while path.exists():
        count += 1
        path = aside.with_name(f"{aside.name}{tail}-{count}")
    return path


def _bytes_of(path: Path) -> bytes:
    """The bytes of a file; zeros for what the disc does not give out, and none where there is no file."""
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    except FileNotFoundError:
        return b""
    try:
        return b"".join(_block(descriptor, start) for start in range(0, os.fstat(descriptor).st_size, _BLOCK))
    finally:
        os.close(descriptor)


def _block(descriptor: int, start: int) -> bytes:
    """One block of a file, zeros where it cannot be read. Read up to three times: errors of a disc may be transient."""
    for _ in range(3):
        with suppress(OSError):
            os.lseek(descriptor, start, os.SEEK_SET)
            return os.read(descriptor, _BLOCK).ljust(_BLOCK, b"\0")
    return bytes(_BLOCK)


def _newest_good(backups: Iterable[Path]) -> _Sound | None:
    """What is in the newest backup that is whole; else in the newest one."""
    newest = None
    for backup in backups:
        with suppress(OSError):  # one that cannot be read hinders nobody
            found = _sound(rows_in(_bytes_of(backup)))
            if found.is_whole:
                return found
            newest = newest or found
    return newest


def _sound(rows: Rows) -> _Sound:
    games: dict[int, GameRow] = {}
    # Rows have 10 columns in version 1, 11 in version 2, both without a checksum, and 16 since.
    is_marked = any(len(columns) > 11 for columns in rows.games)
    spoiled_games, spoiled_records = set(), set()
    for columns in rows.games:
        row = _game_row(columns, is_marked)
        if row is None:
            spoiled_games.add(int(columns[0] or 0))
        # Pages are found in several versions, in the file and in its logs, as they were written: the row that was
        # written last counts. A new name touches no game.
        elif row.id not in games or row.touched >= games[row.id].touched:
            games[row.id] = row
    records: dict[int, tuple[int, str]] = {}
    for number, of, record, *mark in rows.records:
        assert isinstance(number, int)
        if isinstance(of, int) and isinstance(record, str) and _fits(of, record, mark, is_marked):
            records[number] = (of, record)
        else:
            spoiled_records.add(number)
    spoiled_games -= set(games)
    spoiled_records -= set(records)
    ledgers = [rows.ledgers]
    is_whole = bool(games) and not (rows.unreadable or spoiled_games or spoiled_records)
    is_whole = is_whole and all(_game(row, ledgers, True, is_marked).is_whole for row in games.values())
    return _Sound(games, records, spoiled_games, spoiled_records, rows.ledgers, is_whole, is_marked)


def _game_row(columns: tuple[Value, ...], is_marked: bool) -> GameRow | None:
    """The row, if it is sound; None else. A row of an older version has no checksum, so its values are checked."""
    try:
        if is_marked:
            row = sound_game(columns)
            shown(row)
            return row
        import msgspec  # only a damaged store of an older version needs it

        row = msgspec.convert(columns, GameRow)
        shown(without_third_state(row, False))
        return row
    except (ValueError, TypeError):
        return None


def _fits(of: int, record: str, mark: Sequence[Value], is_marked: bool) -> bool:
    if is_marked:
        return [record_checksum(of, record)] == list(mark)
    try:
        return isinstance(json.loads(record), dict)
    except (ValueError, RecursionError):
        return False


def _games(damaged: _Sound, former: _Sound | None, in_order: bool) -> list[_Game]:
    """All games that can be recovered: rows from the damaged file or else the backup, entries from both."""
    ledgers = [damaged.ledgers]
    games = []
    has_record = {of for of, _ in damaged.records.values()}
    if former is not None:
        ledgers.append(former.ledgers)
        has_record |= {of for of, _ in former.records.values()}
        for id, row in former.games.items():
            # In a file whose structure is sound, a row that is missing was deleted by its owner: it stays deleted.
            if id not in damaged.games and (not in_order or id in damaged.spoiled_games):
                games.append(_game(row, ledgers, False, former.is_marked))
    games += [_game(row, ledgers, True, damaged.is_marked) for row in damaged.games.values()]
    return [replace(game, row=without_third_state(game.row, game.row.id in has_record)) for game in games]


def _game(row: GameRow, ledgers: Sequence[dict[int, Entries]], is_last: bool, is_marked: bool) -> _Game:
    """A game with the longest ledger that its checksums allow. *is_last*: the row is the latest version there was."""
    of = [ledger[row.id] for ledger in ledgers if row.id in ledger]
    limit = row.entries if is_last and is_marked else max((n for found in of for n in found), default=-1) + 1
    entries = _longest(row.start, of, limit, row.tail)
    tail = entries[-1][1] if entries else row.start
    if is_marked and is_last:
        is_whole = (len(entries), tail) == (row.entries, row.tail)
    else:  # an unfinished game may have gone on since
        is_whole = len(entries) == limit and (is_last or row.state == "over")
    return _Game(row._replace(entries=len(entries), tail=tail), entries, is_whole)


def _longest(start: str, ledgers: Sequence[Entries], limit: int, tail: str) -> list[Entry]:
    """The longest chain of entries by their checksums, beginning with *start*, of at most *limit* entries.

    Where there are several at one place, as after an undo, the chain that leads to *tail* is taken, or else the first.
    """
    # Forwards: all checksums that can be reached with each number of entries, and from which one. Then backwards from
    # the end that is wanted.
    steps: list[dict[str, tuple[str, str]]] = []
    reached = [start]
    while reached and len(steps) < limit:
        step: dict[str, tuple[str, str]] = {}
        for found in ledgers:
            for mark, entry in found.get(len(steps), {}).items():
                before = next((one for one in reached if hash_chain(one, entry) == mark), None)
                if before is not None:
                    step.setdefault(mark, (before, entry))
        if step:
            steps.append(step)
        reached = list(step)
    entries: list[Entry] = []
    mark = tail if steps and tail in steps[-1] else next(iter(steps[-1])) if steps else start
    for step in reversed(steps):
        before, entry = step[mark]
        entries.append((entry, mark))
        mark = before
    return entries[::-1]


def _records(
    damaged: _Sound, former: _Sound | None, in_order: bool, games: Sequence[_Game]
) -> tuple[dict[int, tuple[int, str]], int]:
    """The records that can be recovered, by number, and how many are lost."""
    records = dict(damaged.records)
    taken = {of for of, _ in records.values()}
    for number, (of, record) in sorted(former.records.items()) if former else ():
        if number not in records and of not in taken and (not in_order or number in damaged.spoiled_records):
            records[number] = (of, record)
            taken.add(of)
    missing = {game.row.id for game in games if game.row.state == "over"} - taken
    return records, max(len(damaged.spoiled_records - set(records)), len(missing))


def _build(path: Path, games: Iterable[_Game], records: dict[int, tuple[int, str]], commits: int) -> None:
    """A new store with these games, in a folder where nobody else writes."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        # No journal: nobody reads this file before `mend` has synced all of it, and half of one is swept away.
        database.execute("PRAGMA journal_mode = OFF")
        database.execute("PRAGMA synchronous = OFF")
        database.execute("BEGIN")
        fresh_tables(database)
        for game in games:
            keep_game(database, game.row)
            lines = [(game.row.id, n, entry, mark) for n, (entry, mark) in enumerate(game.entries)]
            database.executemany("INSERT INTO ledger VALUES (?, ?, ?, ?)", lines)
        seen: set[int] = set()
        for number, (of, record) in sorted(records.items(), reverse=True):
            # A game has one record; an old page may still hold a former one, which has a smaller number.
            if of not in seen:
                seen.add(of)
                line = (number, of, record, record_checksum(of, record))
                database.execute("INSERT INTO records VALUES (?, ?, ?, ?)", line)
        database.execute("UPDATE counter SET commits = ?", (commits,))
        database.execute("COMMIT")
