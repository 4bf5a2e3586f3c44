"""The session store: every game in play, one transaction a play, and the records of finished games.

One SQLite file in the platform's data folder, never a path that somebody chose. A play counts as done when its commit
has returned. One program writes at a time; the operating system frees the file when that program dies.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hamster_table import __version__
from hamster_table.engine import store_file
from hamster_table.engine.codec import canonical, to_json
from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.match import Match
from hamster_table.engine.record import Loaded, SaveError, Sitter, replayed, seated

if TYPE_CHECKING:
    from hamster_table.engine.stats import Record

KEPT_DAYS = 30
"""How long a game stays that was put away."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game that waits to be continued."""

    id: int
    game: str
    """The id of the game it is."""
    sitters: tuple[Sitter, ...]
    entries: int
    """How long its ledger is."""
    played: str
    """When it was played last, as in ISO 8601, UTC."""


class Store:
    """The games of this computer. Opening it finds and mends damage, and makes a backup when one is due.

    Every method raises `SaveError` when the disc does not do its part.
    """

    def __init__(self, path: Path) -> None:
        self._database, mended = store_file.opened(path)
        self.notice = None if mended is None else SaveError("mended", games=mended)
        """What the family has to know: damage was found, and so many games were brought over."""
        with self._transaction():
            self._forget_put_away()

    def close(self) -> None:
        """Let others write."""
        self._database.close()

    def begin(self, match: Match, sitters: Sequence[Sitter], notes: str = "") -> Kept:
        """Keep a new game, or one from a file, as it stands."""
        with self._transaction() as database:
            row = (
                match.game.id,
                match.game.rules,
                __version__,
                _text(match.setup.chosen()),
                _text([_chair(sitter) for sitter in seated(sitters, match.setup.seats)]),
                match.seed,
                _now(),
                notes,
            )
            added = database.execute(
                "INSERT INTO games (game, rules, app, setup, seats, seed, played, notes, state, touched)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'open', (SELECT ifnull(max(touched), 0) + 1 FROM games))",
                row,
            )
        kept = Kept(self, added.lastrowid or 0)
        kept.level(match)
        return kept

    def unfinished(self) -> list[Unfinished]:
        """The games that can be continued, the one played last first."""
        query = (
            "SELECT id, game, seats, played, (SELECT count(*) FROM ledger WHERE of = id)"
            " FROM games WHERE state = 'open' ORDER BY touched DESC"
        )
        with self._reading() as database:
            rows = database.execute(query).fetchall()
        return [Unfinished(id, game, _sitters(seats), entries, played) for id, game, seats, played, entries in rows]

    def resume(self, id: int) -> tuple[Kept, Loaded]:
        """Take up a game again, played anew from its ledger as a file would be."""
        with self._reading() as database:
            row = database.execute("SELECT game, setup, seats, seed, notes FROM games WHERE id = ?", (id,)).fetchone()
            if row is None:
                raise SaveError("missing")
            sound, whole = store_file.sound_ledger(database, id)
        game, setup, seats, seed, notes = row
        sitters = _sitters(seats)
        try:
            match = Match.new(game, len(sitters), json.loads(setup), seed)
        except ValueError as mistake:
            raise SaveError("no-game", game=game) from mistake
        names = [sitter.name for sitter in sitters]
        match, flaw = replayed(match, [tuple(json.loads(entry)) for entry, _ in sound], names)
        if flaw is None and not whole:
            flaw = SaveError("torn", n=len(sound))
        return Kept(self, id), Loaded(match, sitters, notes, flaw)

    def records(self) -> list[Record]:
        """The finished games, the last one first."""
        from hamster_table.engine.stats import Record

        with self._reading() as database:
            rows = database.execute("SELECT record FROM records ORDER BY n DESC").fetchall()
        found = []
        for (text,) in rows:
            try:
                found.append(Record.from_json(json.loads(text)))
            except (ValueError, TypeError):  # one unreadable line takes nobody else's game away
                continue
        return found

    def _forget_put_away(self) -> None:
        long_ago = (datetime.now(UTC) - timedelta(days=KEPT_DAYS)).isoformat(timespec="seconds")
        old = "SELECT id FROM games WHERE state = 'away' AND played < ?"
        self._database.execute(f"DELETE FROM ledger WHERE of IN ({old})", (long_ago,))  # noqa: S608
        self._database.execute("DELETE FROM games WHERE state = 'away' AND played < ?", (long_ago,))

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        try:
            yield self._database
        except sqlite3.Error as mistake:
            raise store_file.mishap(mistake) from mistake

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """All or nothing, and on the disc when it is left."""
        with self._reading() as database:
            database.execute("BEGIN IMMEDIATE")
            try:
                yield database
                database.execute("COMMIT")
            except BaseException:
                if database.in_transaction:
                    database.execute("ROLLBACK")
                raise


class Kept:
    """One game in the store."""

    def __init__(self, store: Store, id: int) -> None:
        self.store = store
        self.id = id

    def append(self, n: int, seat: Seat, action: Action) -> None:
        """Keep entry *n* of the ledger, counted from 0."""
        with self.store._transaction() as database:
            self._add(database, n, [(seat, action)])

    def cut(self, n: int) -> None:
        """Forget all but the first *n* entries."""
        with self.store._transaction() as database:
            self._cut(database, n)

    def level(self, match: Match) -> None:
        """Make the stored ledger equal to that of the match, whatever was missed, in one transaction."""
        entries = [_text([seat, to_json(action)]) for seat, action in match.ledger]
        with self.store._transaction() as database:
            stored = [entry for entry, _ in store_file.sound_ledger(database, self.id)[0]]
            same = 0
            while same < min(len(stored), len(entries)) and stored[same] == entries[same]:
                same += 1
            self._cut(database, same)
            self._add(database, same, match.ledger[same:])

    def note(self, notes: str) -> None:
        """Keep these notes, in place of the former ones."""
        with self.store._transaction() as database:
            database.execute("UPDATE games SET notes = ? WHERE id = ?", (notes, self.id))

    def seat(self, sitters: Sequence[Sitter]) -> None:
        """Other people or computers sit there now."""
        with self.store._transaction() as database:
            seats = _text([_chair(sitter) for sitter in seated(sitters, len(sitters))])
            database.execute("UPDATE games SET seats = ? WHERE id = ?", (seats, self.id))

    def finish(self, match: Match, sitters: Sequence[Sitter]) -> None:
        """The game is over: keep its record, once."""
        from hamster_table.engine.stats import record

        names, kinds = [sitter.name for sitter in sitters], [sitter.kind for sitter in sitters]
        text = json.dumps(record(match, names, kinds, _now()).to_json(), sort_keys=True)
        with self.store._transaction() as database:
            database.execute("UPDATE games SET state = 'over' WHERE id = ?", (self.id,))
            database.execute("INSERT OR REPLACE INTO records (of, record) VALUES (?, ?)", (self.id, text))

    def put_away(self) -> None:
        """Do not offer the game any more. It stays for a month."""
        with self.store._transaction() as database:
            database.execute("UPDATE games SET state = 'away', played = ? WHERE id = ?", (_now(), self.id))

    def _add(self, database: sqlite3.Connection, n: int, entries: Sequence[tuple[Seat, Action]]) -> None:
        mark = store_file.mark_before(database, self.id, n)
        for place, (seat, action) in enumerate(entries, n):
            entry = _text([seat, to_json(action)])
            mark = store_file.chained(mark, entry)
            database.execute(
                "INSERT INTO ledger (of, n, entry, mark) VALUES (?, ?, ?, ?)", (self.id, place, entry, mark)
            )
        self._touch(database)

    def _cut(self, database: sqlite3.Connection, n: int) -> None:
        database.execute("DELETE FROM ledger WHERE of = ? AND n >= ?", (self.id, n))
        self._touch(database)

    def _touch(self, database: sqlite3.Connection) -> None:
        """It is the game played last, and goes on: when its end was taken back, it has no record any more."""
        database.execute(
            "UPDATE games SET state = 'open', played = ?,"
            " touched = (SELECT ifnull(max(touched), 0) + 1 FROM games) WHERE id = ?",
            (_now(), self.id),
        )
        database.execute("DELETE FROM records WHERE of = ?", (self.id,))


def _text(form: object) -> str:
    return canonical(form).decode("ascii")


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _chair(sitter: Sitter) -> dict[str, Any]:
    return {"name": sitter.name, "kind": sitter.kind}


def _sitters(seats: str) -> tuple[Sitter, ...]:
    chairs = json.loads(seats)
    return seated((Sitter(chair["name"], chair["kind"]) for chair in chairs), len(chairs))
