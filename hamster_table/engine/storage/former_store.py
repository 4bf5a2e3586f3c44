"""Takes over the store of versions up to 0.1: one SQLite database with all games, and backups of it beside it.

It is only read, and stays where it is. Every row has a checksum, and so has every entry: what does not fit is left out,
and looked for in the newest backup. The new store is built aside and appears at once, with all that there is.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hamster_table.engine.catalogue import games
from hamster_table.engine.codec import canonical
from hamster_table.engine.storage import game_file
from hamster_table.engine.storage.atomic_file import file_name, sync_file, sync_folder, workplace
from hamster_table.engine.storage.game_file import change_text, head_text
from hamster_table.engine.storage.save_file import SUFFIX, PlayerInfo, SaveError, normalize_seats

NAME = "sessions.sqlite3"
VERSION = 3
"""The last version of that store."""

Report = Callable[[int, int], object]
Row = dict[str, Any]


@dataclass
class _Game:
    row: Row
    entries: list[bytes]
    is_whole: bool
    content: bytes = b""
    """As the file that it becomes."""


@dataclass
class _Found:
    """What could be read of one database."""

    games: dict[int, _Game] = field(default_factory=dict)
    records: dict[int, str] = field(default_factory=dict)
    """By the id of their game."""
    spoiled: set[int] = field(default_factory=set)
    """Games of which a row was found that is damaged."""
    lost: int = 0
    """Records that are damaged."""
    is_complete: bool = True
    """Whether SQLite gave out all rows."""

    @property
    def is_sound(self) -> bool:
        """Whether nothing is missing."""
        return self.is_complete and not (self.spoiled or self.lost) and all(one.is_whole for one in self.games.values())


def take_over(folder: Path, report: Report) -> SaveError | None:
    """Make the folder of the games, with those of the store that lies beside it, if there is one. Returns what people
    have to be told. Raises `SaveError` ("newer-store") or `OSError`, and then there is no folder."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    old, notice = _store_beside(folder), None
    with workplace(folder.parent) as place:
        if old is not None:
            found, notice = _read_all(old, place)
            _write(found, place / folder.name, report)
        else:
            (place / folder.name).mkdir()
        (place / folder.name).rename(folder)
    sync_folder(folder.parent)
    return notice


def _store_beside(folder: Path) -> Path | None:
    # A store that was mended counts, also where the program was killed before it had its name.
    for name in (f"{Path(NAME).stem}.mended.sqlite3", NAME):
        path = folder.with_name(name)
        if path.is_file() and path != folder:
            return path
    return next(iter(_backups(folder)), None)


def _backups(folder: Path) -> list[Path]:
    """The backups, the newest first."""
    return sorted(folder.parent.glob(f"{Path(NAME).stem}.backup-*.sqlite3"), reverse=True)


def _read_all(path: Path, place: Path) -> tuple[_Found, SaveError | None]:
    found = _read(path, place)
    if found.is_sound:
        return found, None
    known = {*found.spoiled, *found.games}
    former = next((one for backup in _backups(path) if (one := _read(backup, place)).games), _Found())
    for id, game in former.games.items():
        # Where all rows were there, one that is missing was deleted by its owner: it stays deleted.
        if id in found.spoiled or (id in found.games and not found.games[id].is_whole) or not found.is_complete:
            known.add(id)
            own = found.games.get(id)
            if own is None or (not own.is_whole and len(game.entries) > len(own.entries)):
                found.games[id] = game
    for id, text in former.records.items():
        if id not in found.records and (found.lost or not found.is_complete):
            found.records[id] = text
            found.lost = max(0, found.lost - 1)
            if (own := found.games.get(id)) is not None:
                own.content = _content(own, text)
    whole = sum(game.is_whole for game in found.games.values())
    missing = {id for id, game in found.games.items() if game.row["state"] == "over"} - found.records.keys()
    lost = max(found.lost, len(missing) if not found.is_complete else 0)
    return found, SaveError("mended", games=whole, broken=len(known) - whole, records=lost)


def _read(path: Path, place: Path) -> _Found:
    """What a database holds, read from a copy: even to look, SQLite would write. Raises `SaveError` or `OSError`."""
    copy = place / "old.sqlite3"
    for tail in ("", "-wal"):
        copy.with_name(copy.name + tail).unlink(missing_ok=True)
        with suppress(FileNotFoundError):
            shutil.copyfile(f"{path}{tail}", f"{copy}{tail}")
    found = _Found()
    with closing(sqlite3.connect(copy, isolation_level=None)) as database:
        database.execute("PRAGMA trusted_schema = OFF")
        database.text_factory = lambda content: content.decode(errors="replace")
        version = next(_rows(database, "PRAGMA user_version", found), {"user_version": VERSION})["user_version"]
        if version > VERSION:
            raise SaveError("newer-store")
        for row in _all_rows(database, "records", "n", found):
            if _fits(row, [row["of"], row["record"]]) and _is_record(row["record"]):
                found.records[row["of"]] = row["record"]
            else:
                found.lost += 1
        for row in _all_rows(database, "games", "id", found):
            _take_game(database, row, found)
    return found


def _all_rows(database: sqlite3.Connection, table: str, key: str, found: _Found) -> list[Row]:
    """The rows of a table, from both ends where there is a damaged page between them."""
    rows: dict[Any, Row] = {}
    for order in ("ASC", "DESC"):
        if order == "ASC" or not found.is_complete:
            rows |= {row[key]: row for row in _rows(database, f"SELECT * FROM {table} ORDER BY {key} {order}", found)}  # noqa: S608
    return list(rows.values())


def _rows(database: sqlite3.Connection, query: str, found: _Found, *values: Any) -> Iterator[Row]:
    """The rows of a query as far as SQLite gives them out."""
    try:
        cursor = database.execute(query, values)
        names = [one[0] for one in cursor.description]
        for row in cursor:
            yield dict(zip(names, row, strict=True))
    except (sqlite3.DatabaseError, UnicodeError):
        found.is_complete = False


def _take_game(database: sqlite3.Connection, row: Row, found: _Found) -> None:
    columns = [row[name] for name in row if name != "mark"]
    entries: list[bytes] = []
    try:
        if not _fits(row, columns):
            raise ValueError("the row is damaged")
        mark = _mark("/".join((row["game"], row["setup"], row["seed"])).encode())
        is_whole = True
        for line in _rows(database, "SELECT n, entry, mark FROM ledger WHERE of = ? ORDER BY n", found, row["id"]):
            mark = _mark(f"{mark}{line['entry']}".encode())
            if line["n"] != len(entries) or mark != line["mark"]:
                is_whole = False
                break
            entries.append(line["entry"].encode())
        length = row.get("entries", len(entries))
        game = _Game(row, entries, is_whole and len(entries) == length)
        game.content = _content(game, found.records.get(row["id"]))
        found.games[row["id"]] = game
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        found.spoiled.add(row["id"])


def _fits(row: Row, columns: Sequence[Any]) -> bool:
    """Whether a row fits its checksum; the first versions had none."""
    return "mark" not in row or _mark(canonical(list(columns))) == row["mark"]


def _is_record(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False


def _mark(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=8).hexdigest()


def _content(game: _Game, record: str | None) -> bytes:
    """The file of a game. Raises `ValueError` or the like where the row describes no game."""
    row = game.row
    seats = [PlayerInfo(str(chair["name"]), str(chair["kind"])) for chair in json.loads(row["seats"])]
    changes = {"notes": row.get("notes", ""), "title": row.get("title", ""), "away": row.get("away", "")}
    is_over = row["state"] == "over"
    if row["state"] == "away":  # in the first versions a state of its own
        is_over, changes["away"] = record is not None, row["played"]
    changes |= {"played": row["played"], "order": row["touched"]}
    if is_over:
        changes |= {"over": True, "record": json.loads(record) if record else None}
    head = head_text(
        row["game"], row["rules"], json.loads(row["setup"]), normalize_seats(seats, len(seats)), row["seed"]
    )
    content = game_file.packed([head, *game.entries, change_text(**changes)])
    found = game_file.unpacked(content)
    if found is None or found.size != len(content):
        raise ValueError("this is no game")
    return content


def _write(found: _Found, folder: Path, report: Report) -> None:
    """Write a file for each game, and make them durable all at once."""
    folder.mkdir()
    titles, written = games(), []
    for n, (id, game) in enumerate(sorted(found.games.items())):
        report(n, len(found.games))
        known = titles.get(game.row["game"])
        path = folder / f"{id} {file_name(known.title if known else game.row['game'])}{SUFFIX}"
        path.write_bytes(game.content)
        written.append(path)
    results = folder / game_file.RESULTS
    # Those of games that were deleted.
    results.write_bytes(
        b"".join(
            game_file.packed([canonical({"of": id, "order": 0, "record": json.loads(text)})])
            for id, text in found.records.items()
            if id not in found.games
        )
    )
    if hasattr(os, "sync"):
        os.sync()
    else:
        for path in (*written, results):
            sync_file(path)
    sync_folder(folder)
