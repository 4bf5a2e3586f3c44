"""Writes stores as versions before had them: one SQLite database of all games, its rows and entries with checksums."""

import hashlib
import sqlite3
from contextlib import closing

from hamster_table.engine.codec import canonical, to_json

TABLES = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, app TEXT NOT NULL, setup TEXT NOT NULL,
    seats TEXT NOT NULL, seed TEXT NOT NULL, played TEXT NOT NULL, touched INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'over')), notes TEXT NOT NULL DEFAULT '',
    title TEXT NOT NULL DEFAULT '', away TEXT NOT NULL DEFAULT '',
    entries INTEGER NOT NULL, tail TEXT NOT NULL, mark TEXT NOT NULL
) STRICT;
CREATE TABLE ledger (
    of INTEGER NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL, mark TEXT NOT NULL, PRIMARY KEY (of, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE records (
    n INTEGER PRIMARY KEY, of INTEGER NOT NULL UNIQUE, record TEXT NOT NULL, mark TEXT NOT NULL
) STRICT;
CREATE TABLE counter (commits INTEGER NOT NULL) STRICT;
INSERT INTO counter VALUES (1);
PRAGMA user_version = 3
"""


def mark(content):
    return hashlib.blake2b(content, digest_size=8).hexdigest()


def text(form):
    return canonical(form).decode("ascii")


def lay_former(path, matches, records=None, **columns):
    """A store with these matches, numbered from 1; *records* by their numbers."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("PRAGMA journal_mode = WAL")
        database.executescript(TABLES)
        for id, match in enumerate(matches, 1):
            _keep(database, id, match, columns)
        for of, record in (records or {}).items():
            form = text(record)
            line = (of, of, form, mark(canonical([of, form])))
            database.execute("INSERT INTO records VALUES (?, ?, ?, ?)", line)


def _keep(database, id, match, columns):
    setup = text(match.setup.chosen())
    seats = text([{"name": f"Hamster {n}", "kind": "person"} for n in range(match.setup.seats)])
    tail = mark("/".join((match.game.id, setup, match.seed)).encode())
    for n, (seat, action) in enumerate(match.ledger):
        entry = text([seat, to_json(action)])
        tail = mark(f"{tail}{entry}".encode())
        database.execute("INSERT INTO ledger VALUES (?, ?, ?, ?)", (id, n, entry, tail))
    state = "open" if match.waiting else "over"
    row = {
        "id": id, "game": match.game.id, "rules": match.game.rules, "app": "0.1.0", "setup": setup, "seats": seats,
        "seed": match.seed, "played": "2026-11-20T18:30:00+00:00", "touched": id, "state": state, "notes": "",
        "title": "", "away": "", "entries": len(match.ledger), "tail": tail,
    }  # fmt: skip
    values = [{**row, **columns}[name] for name in row]
    places = ", ".join("?" * (len(row) + 1))
    database.execute(f"INSERT INTO games VALUES ({places})", (*values, mark(canonical(values))))
