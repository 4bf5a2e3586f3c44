"""The tables of the session store: those of each version, and how a store of an older version becomes one of this."""

from __future__ import annotations

import sqlite3
from functools import cache

from hamster_table.engine.storage.rows import GameRow, keep_game, record_checksum, sound_ledger

# STRICT: no column holds a value of another type, and `integrity_check` looks for that as well.
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
    raise_tables(database, 1, version)


def raise_tables(database: sqlite3.Connection, old: int, new: int = VERSION) -> None:
    """Make a store of one version one of another."""
    if old < 2 <= new:
        _run(database, _WITH_NOTES)
    if old < 3 <= new:
        _run(database, _WITH_MARKS)
        _mark_all(database)
        _run(database, _MARKS_FILLED)
    # Part of the same transaction: tables of one version never stand under the number of another.
    database.execute(f"PRAGMA user_version = {new}")


def version_of(database: sqlite3.Connection) -> int:
    """The version of a store; 0 for an empty file. Raises `sqlite3.DatabaseError` where it is none of ours.

    A number alone is a matter of a few bits, so the tables have to fit it. A store of a later version has other tables.
    """
    version: int = database.execute("PRAGMA user_version").fetchone()[0]
    found = _tables(database)
    if version > VERSION and found and found not in map(_tables_of, range(VERSION + 1)):
        return version
    if not 0 <= version <= VERSION or found != _tables_of(version):
        raise sqlite3.DatabaseError(f"these are not the tables of version {version}")
    return version


@cache
def _tables_of(version: int) -> frozenset[str]:
    database = sqlite3.connect(":memory:", isolation_level=None)
    try:
        if version:
            fresh_tables(database, version)
        return _tables(database)
    finally:
        database.close()


def _tables(database: sqlite3.Connection) -> frozenset[str]:
    """How the tables were made, without what renaming them changes."""
    # A table that was renamed has its name in quotes.
    made = database.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchall()
    return frozenset("".join(" ".join(map(str, one)).replace('"', "").split()) for one in made)


def _run(database: sqlite3.Connection, statements: str) -> None:
    # Not `executescript`, which would commit the transaction that is open.
    for statement in statements.split(";"):
        database.execute(statement)


def _mark_all(database: sqlite3.Connection) -> None:
    """Bring the rows of a store without marks over into the tables with marks."""
    for columns in database.execute("SELECT * FROM games ORDER BY id").fetchall():
        # Old rows have no length: they get that of the sound entries, and then there must be nothing beyond.
        row = GameRow(*columns)
        entries, _ = sound_ledger(database, row)
        row = row._replace(entries=len(entries), tail=entries[-1][1] if entries else row.start)
        if not sound_ledger(database, row)[1]:
            raise sqlite3.DatabaseError(f"the ledger of game {row.id} is damaged")
        has_record = database.execute("SELECT 1 FROM records WHERE of = ?", (row.id,)).fetchone()
        keep_game(database, without_third_state(row, bool(has_record)), "marked_games")
    for n, of, record in database.execute("SELECT n, of, record FROM records ORDER BY n").fetchall():
        database.execute("INSERT INTO marked_records VALUES (?, ?, ?, ?)", (n, of, record, record_checksum(of, record)))
    database.execute("INSERT INTO counter SELECT ifnull(max(touched), 0) FROM games")


def without_third_state(row: GameRow, has_record: bool) -> GameRow:
    """The row of a game as it stands since being put away is no state of its own."""
    if row.state != "away":
        return row
    return row._replace(state="over" if has_record else "open", away=row.played)
