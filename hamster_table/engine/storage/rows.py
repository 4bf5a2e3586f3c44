"""The rows of the session store, and the checksums by which damage within the file is found.

The row of a game has a checksum over all its columns, and so has a record. The entries of a ledger form a hash chain:
each checksum depends on all entries before it, and the row of the game holds the length and the end of the chain.
In the database a checksum is called `mark`.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple

from hamster_table.engine.codec import canonical
from hamster_table.engine.shared_luck import is_shared
from hamster_table.engine.storage.annotations import is_lesson
from hamster_table.engine.storage.save_file import PlayerInfo, normalize_seats

Entry = tuple[str, str]
"""An entry of a ledger as JSON text, and its checksum in the hash chain."""


class GameRow(NamedTuple):
    """The row of a game, without its checksum; the names are those of the columns."""

    id: int
    game: str
    """The id of the game it is."""
    rules: int
    app: str
    """The version of the program that began it."""
    setup: str
    seats: str
    seed: str
    played: str
    """When it was played last, as in ISO 8601, UTC."""
    touched: int
    """The number of transactions when it was played last: games are sorted by it, and not by a clock."""
    state: str
    """"open" or "over"."""
    notes: str = ""
    title: str = ""
    """The name that a person has given it."""
    away: str = ""
    """When it was put away, as in ISO 8601, UTC; "" if it was not."""
    entries: int = 0
    """How long its ledger is."""
    tail: str = ""
    """The checksum of its last entry; `start` of an empty ledger."""

    @property
    def start(self) -> str:
        """The beginning of the hash chain, made of game, set-up and seed."""
        return hash_chain("", "/".join((self.game, self.setup, self.seed)))

    @property
    def checksum(self) -> str:
        """The checksum over all columns."""
        return _checksum(list(self))


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game in the store, as a list of games shows it."""

    id: int
    game: str
    """The id of the game it is."""
    title: str
    """The name that a person has given it, or ""."""
    players: tuple[PlayerInfo, ...]
    entries: int
    """How long its ledger is."""
    played: str
    """When it was played last, as in ISO 8601, UTC."""
    is_over: bool
    away: str
    """When it was put away, as in ISO 8601, UTC; "" if it was not."""
    is_of_challenge: bool = False
    """Whether it is played for a challenge, or is a branch of such a game: who has not finished that challenge must not
    see how it stands."""
    is_lesson: bool = False
    """Whether it is a first game, whose lessons nobody has ended."""
    words: str = field(init=False, repr=False, compare=False)
    """Its title and the names of its players, folded for a search (`folded`)."""

    def __post_init__(self) -> None:
        names = (player.name for player in self.players)
        object.__setattr__(self, "words", folded(" ".join((self.title, *names))))


@dataclass(frozen=True, slots=True)
class Played:
    """All that was played in a game of the store, in the form of its rows: read without playing it again."""

    game: str
    """The id of the game it is."""
    seats: int
    setup: dict[str, Any]
    """All options by key."""
    seed: str
    ledger: list[Any]
    """The entries, each as [seat, action]."""


GAME_COLUMNS = ", ".join((*GameRow._fields, "mark"))
_READ_GAME = f"SELECT {GAME_COLUMNS} FROM games WHERE id = ?"  # noqa: S608
_PLACES = ", ".join("?" * (len(GameRow._fields) + 1))
_WRITE_GAME = f"INSERT OR REPLACE INTO {{}} ({GAME_COLUMNS}) VALUES ({_PLACES})"  # noqa: S608


def text(form: object) -> str:
    """The canonical JSON text of a form."""
    return canonical(form).decode("ascii")


def folded(text: str) -> str:
    """Letters as one types them in haste: neither capitals nor accents count."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return letters if letters.isascii() else "".join(one for one in letters if not unicodedata.combining(one))


def seats_text(players: Sequence[PlayerInfo]) -> str:
    """The players as the JSON text of the column `seats`."""
    return text([{"name": player.name, "kind": player.kind} for player in players])


def players_of(row: GameRow) -> tuple[PlayerInfo, ...]:
    """The players of a game. Raises `ValueError` for a damaged row."""
    try:
        found = json.loads(row.seats)
        return normalize_seats((PlayerInfo(str(chair["name"]), str(chair["kind"])) for chair in found), len(found))
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise ValueError("this is not who sits at a table") from error


def setup_of(row: GameRow) -> dict[str, Any]:
    """The set-up of a game. Raises `ValueError` for a damaged row."""
    try:
        found = json.loads(row.setup)
    except RecursionError as error:
        raise ValueError("nothing is set up so deeply") from error
    if not isinstance(found, dict):
        raise ValueError("this is not how a game is set up")
    return found


def shown(row: GameRow) -> KeptGame:
    """The game as a list of games shows it. Raises `ValueError` for a damaged row."""
    datetime.fromisoformat(row.played)
    setup_of(row)
    if row.state not in ("open", "over"):
        raise ValueError(f"no game is {row.state}")
    is_over = row.state == "over"
    is_secret = is_shared(row.seed)
    is_taught = is_lesson(row.notes)
    return KeptGame(
        row.id, row.game, row.title, players_of(row), row.entries, row.played, is_over, row.away, is_secret, is_taught
    )


def sound_game(columns: Sequence[Any]) -> GameRow:
    """The row of a game as selected with its checksum. Raises `ValueError` where the checksum is wrong."""
    if len(columns) != len(GameRow._fields) + 1:
        raise ValueError("this is no row of a game")
    row = GameRow(*columns[:-1])
    if row.checksum != columns[-1]:
        raise ValueError(f"the row of game {row.id} is damaged")
    return row


def game(database: sqlite3.Connection, id: int) -> GameRow | None:
    """The row of a game; None where there is none. Raises `ValueError` where its checksum is wrong."""
    columns = database.execute(_READ_GAME, (id,)).fetchone()
    return None if columns is None else sound_game(columns)


def keep_game(database: sqlite3.Connection, row: GameRow, table: str = "games") -> None:
    """Write the row of a game with its checksum, in place of the former one."""
    database.execute(_WRITE_GAME.format(table), (*row, row.checksum))


def record_checksum(of: int, record: str) -> str:
    """The checksum of a record."""
    return _checksum([of, record])


def hash_chain(mark: str, entry: str) -> str:
    """The checksum of an entry that follows the checksum *mark*; so it depends on all entries before."""
    # All checksums are equally long, so no other pair makes the same text.
    return _hash(f"{mark}{entry}".encode())


def sound_ledger(database: sqlite3.Connection, row: GameRow) -> tuple[list[Entry], bool]:
    """The entries of a game up to the first damaged one, and whether that is the whole ledger."""
    sound: list[Entry] = []
    mark = row.start
    query = "SELECT n, entry, mark FROM ledger WHERE of = ? ORDER BY n"
    try:
        for n, entry, stored in database.execute(query, (row.id,)):
            mark = hash_chain(mark, entry)
            if n != len(sound) or mark != stored:
                return sound, False
            sound.append((entry, mark))
    # A page that SQLite cannot read, or text that is no UTF-8: what came before it is sound.
    except (sqlite3.DatabaseError, UnicodeError):
        return sound, False
    return sound, (len(sound), mark if sound else row.start) == (row.entries, row.tail)


def played_only_in(database: sqlite3.Connection, id: int) -> Played | None:
    """What was played in this game and in no other one of the store; None where it is damaged, or kept once more."""
    try:
        row = game(database, id)
        if row is None:
            return None
        sound, is_whole = sound_ledger(database, row)
        played = Played(row.game, len(players_of(row)), setup_of(row), row.seed, [json.loads(one) for one, _ in sound])
    except (ValueError, TypeError, RecursionError):
        return None
    # The end of the hash chain stands for game, set-up, seed and all entries.
    same = "SELECT 1 FROM games WHERE id != ? AND game = ? AND seed = ? AND setup = ? AND entries = ? AND tail = ?"
    alike = database.execute(same, (id, row.game, row.seed, row.setup, row.entries, row.tail)).fetchone()
    return played if is_whole and alike is None else None


def _checksum(columns: Sequence[object]) -> str:
    return _hash(canonical(list(columns)))


def _hash(content: bytes) -> str:
    # Against damage and not against forgers: 64 bits will do, and every row carries them.
    return hashlib.blake2b(content, digest_size=8).hexdigest()
