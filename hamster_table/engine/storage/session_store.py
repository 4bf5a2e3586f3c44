"""The store of games: a folder with a file for each game (`game_file`), and an index that can be thrown away.

An entry counts as played when it is on the disc. A game that is played is locked for this process; all others are
free. The index knows what lists of games show; it is made anew of the folder wherever it does not fit what lies there.
Any thread of the process may call.
"""

from __future__ import annotations

import json
import logging
import os
import re
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import RLock
from typing import Any

import msgspec

from hamster_table.engine.codec import canonical, to_json
from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.match import Match
from hamster_table.engine.shared_luck import is_shared
from hamster_table.engine.statistics import Record, record
from hamster_table.engine.storage import envelope, former_store, game_file
from hamster_table.engine.storage.annotations import branch_point, is_branch, read
from hamster_table.engine.storage.atomic_file import (
    create_durably,
    file_name,
    hold_aside,
    read_at_most,
    replace_durably,
    sweep,
    sync_folder,
    write_lightly,
    write_safely,
)
from hamster_table.engine.storage.game_file import (
    GameFile,
    InUse,
    OpenGame,
    chairs,
    change_text,
    entry_text,
    head_text,
)
from hamster_table.engine.storage.save_file import (
    SUFFIX,
    Loaded,
    PlayerInfo,
    Report,
    SaveError,
    loaded_of,
    normalize_seats,
    quietly,
    reading_error,
    sanitize_text,
    writing_error,
)

KEPT_DAYS = 30
"""For how many days a game that was put away can be brought back."""
TITLE_LENGTH = 60
"""The most letters of a game's title."""
OPEN = 4
"""So many games are held open and locked: those that were written last."""
COPIES = 10
"""Of so many games a copy is made at one start."""

_NUMBERED = re.compile(r"([1-9][0-9]{0,8}) ")
_INDEX, _COPIES = ".index", "copies"
LARGEST_INDEX = 256 * 1024 * 1024
"""More bytes of an index, or of results, are not read."""

log = logging.getLogger(__name__)


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


@dataclass(frozen=True, slots=True)
class Played:
    """All that was played in a game of the store, in the form of its lines: read without playing it again."""

    game: str
    """The id of the game it is."""
    seats: int
    setup: dict[str, Any]
    """All options by key."""
    seed: str
    ledger: list[Any]
    """The entries, each as [seat, action]."""


class GameRow(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """What the index knows of a game."""

    id: int
    file: str
    length: int
    """The bytes of its file."""
    changed: int
    """When the file was changed, in nanoseconds."""
    size: int
    """The bytes of its sound lines."""
    copied: int
    """The same of its copy."""
    game: str
    rules: int
    setup: dict[str, str]
    players: tuple[tuple[str, str], ...]
    seed: str
    entries: int
    title: str
    away: str
    played: str
    order: int
    is_branch: bool
    is_over: bool
    record: dict[str, Any] | None

    @property
    def seats(self) -> tuple[PlayerInfo, ...]:
        """Who sits there."""
        return tuple(PlayerInfo(*one) for one in self.players)


_read_index = msgspec.json.Decoder(GameRow).decode_lines
_index_lines = msgspec.json.Encoder().encode_lines


class Store:
    """The games of this computer. Opening it takes over the store of versions before, and mends what is damaged.

    Every method raises `SaveError` when the disc fails.
    """

    def __init__(
        self, folder: Path, deleted: Callable[[Played], object] = lambda _: None, report: Report = quietly
    ) -> None:
        """*deleted* is called with what was played in a game that was deleted for good, unless it is kept once more;
        *report* with how many games of a former store have been taken over, and of how many."""
        self._lock = RLock()
        self._folder, self._deleted = folder, deleted
        self._rows: dict[int, GameRow] = {}
        self._shown: dict[int, KeptGame] = {}
        self._records: dict[int, tuple[int, Record]] = {}
        self._results: dict[int, tuple[int, Record]] = {}
        self._last_order = 0
        self._open: dict[int, OpenGame] = {}
        self._torn: set[int] = set()
        self._broken = self._lost_entries = 0
        self._looked_at = -1
        self.notice: SaveError | None = None
        """What people have to be told: what was damaged, and what is lost."""
        self._unread = self._spoiled_results = 0
        try:
            sweep(folder.parent)
            if not folder.exists():
                self.notice = former_store.take_over(folder, report)
            sweep(folder)
            self._look(self._indexed())
            self.notice = self.notice or self._what_was_found()
            self._forget_put_away()
            self._copy()
        except (OSError, MemoryError) as error:
            self.close()
            raise SaveError("no-store") from error

    def close(self) -> None:
        """Let all games go. Nothing is written."""
        with self._lock:
            while self._open:
                self._open.popitem()[1].close()

    @property
    def damaged(self) -> int:
        """How many games or results cannot be read."""
        without = sum(row.record is not None and id not in self._records for id, row in self._rows.items())
        return self._unread + self._spoiled_results + without

    def begin(self, match: Match, players: Sequence[PlayerInfo], notes: str = "", title: str = "") -> StoredGame:
        """Add a game as it stands, new or from a file; *title*: the name that it has."""
        seats = normalize_seats(players, match.setup.seats)
        with self._writing():
            self._look_again()
            now = change_text(notes=notes, title=sanitize_text(title, TITLE_LENGTH), **self._now())
            head = head_text(match.game.id, match.game.rules, match.setup.chosen(), seats, match.seed)
            content = game_file.packed([head, *_texts(match), now])
            found = game_file.unpacked(content)
            if found is None or found.size != len(content):
                raise ValueError("this could not be read again")
            path = self._created(match.game.title, content)
            row = self._row_of(path, found)
            self._learn([row])
            self._has_looked()
            self._opened(row.id)
            return StoredGame(self, row.id)

    def games(self) -> list[KeptGame]:
        """All games, the one played last first."""
        with self._reading():
            rows = sorted(self._rows.values(), key=lambda row: (row.order, row.id), reverse=True)
            return [self._shown[row.id] for row in rows]

    def records(self) -> list[Record]:
        """The finished games, the last one first, each with the id of its game."""
        with self._reading():
            found = {**self._results, **self._records}
            return [record for _, record in sorted(found.values(), key=lambda one: (one[0], one[1].of), reverse=True)]

    def rows_of(self, match: Match) -> list[GameRow]:
        """The games that began as this match, in the order in which they were begun."""
        began = (match.game.id, match.seed, match.setup.chosen())
        with self._reading():
            return [row for _, row in sorted(self._rows.items()) if (row.game, row.seed, row.setup) == began]

    def row(self, id: int) -> GameRow:
        """What the index knows of a game. Raises `SaveError` where it is gone."""
        with self._lock:
            row = self._rows.get(id)
        if row is None:
            raise SaveError("gone")
        return row

    def id_of(self, path: Path) -> int | None:
        """The game that a file of the folder is; None: it is none of them."""
        with self._reading():
            is_here = path.parent.resolve() == self._folder.resolve()
            return next((id for id, row in self._rows.items() if is_here and row.file == path.name), None)

    def unfinished(self) -> list[KeptGame]:
        """The games that are neither over nor put away, the one played last first."""
        return [game for game in self.games() if not game.is_over and not game.away]

    def last(self) -> KeptGame | None:
        """The first of them."""
        with self._reading():
            rows = (row for row in self._rows.values() if not row.is_over and not row.away)
            row = max(rows, key=lambda row: (row.order, row.id), default=None)
            return None if row is None else self._shown[row.id]

    def resume(self, id: int, report: Report = quietly) -> tuple[StoredGame, Loaded]:
        """Take up a game, replayed from its ledger, so that no other window can. *report* is called before each entry;
        what it raises is passed on."""
        with self._writing():
            # Read anew, as it is by now.
            self._let_go(id)
            found = self._opened(id).game
            is_whole = id not in self._torn
            self._torn.discard(id)
            found = replace(found, ledger=[*found.ledger], is_whole=is_whole)
        # The lock is free again: a long replay does not hold up those who write.
        return StoredGame(self, id), loaded_of(found, report)

    def look_at(self, id: int, report: Report = quietly) -> Loaded:
        """Replay a game without taking it up: another window may be playing it."""
        row = self.row(id)
        try:
            found = game_file.unpacked(read_at_most(self._folder / row.file, game_file.LIMIT))
        except OSError as error:
            raise reading_error(error) from error
        if found is None:
            raise SaveError("spoiled")
        return loaded_of(replace(found, is_whole=found.is_whole and found.size >= row.size), report)

    def rename(self, id: int, title: str) -> None:
        """Set the title of a game; "" removes it."""
        self._change(id, title=sanitize_text(title, TITLE_LENGTH))

    def put_away(self, id: int) -> None:
        """Put a game away; it is deleted after `KEPT_DAYS`."""
        self._change(id, away=_now())

    def bring_back(self, id: int) -> None:
        """Undo `put_away`."""
        self._change(id, away="")

    def delete(self, id: int) -> None:
        """Delete a game for good. Its record, if it was finished, stays, unless it was played for a challenge."""
        played = None
        with self._writing():
            self._look_again()
            row = self.row(id)
            with suppress(SaveError):  # what is damaged is deleted like any other, and what is gone already
                played = self._played_only_in(row)
            # Without its game nothing says that its result is for those only who have finished that challenge.
            if row.record is not None and not is_shared(row.seed):
                self._keep_result(row)
            self._let_go(id)
            self._folder.joinpath(row.file).unlink(missing_ok=True)
            self._copy_of(id).unlink(missing_ok=True)
            self._drop(id)
            self._has_looked()
        if played is not None:
            self._deleted(played)

    # Writing

    def _change(self, id: int, **changes: Any) -> None:
        with self._writing():
            self._add(self._opened(id), [change_text(**changes)])

    def _add(self, opened: OpenGame, texts: Sequence[bytes]) -> None:
        """Add lines to a game. Raises `OSError`, or `ValueError` for what could not be read again."""
        opened.append(texts)
        self._learn([self._row_of(opened.path, opened.game)])

    def _play(self, opened: OpenGame, texts: Sequence[bytes]) -> None:
        """The same of what makes it the game that is played last."""
        now = self._now()
        if opened.game.order < self._last_order or opened.game.played != now["played"]:
            texts = [change_text(**now), *texts]
        self._add(opened, texts)

    def _opened(self, id: int) -> OpenGame:
        """The file of a game, open for writing and mended. Raises `OSError` or `SaveError`."""
        kept = self._open.pop(id, None)
        if kept is None:
            row = self.row(id)
            path = self._folder / row.file
            try:
                kept = OpenGame(path)
                if not kept.game.is_whole or kept.game.size < row.size:
                    kept.close()
                    self._torn.add(id)
                    self._mend(path, row)
                    kept = OpenGame(path)
            except FileNotFoundError:
                self._drop(id)
                raise SaveError("gone") from None
            except ValueError as error:
                raise SaveError("spoiled") from error
            # Another window may have played it meanwhile.
            self._learn([self._row_of(path, kept.game)])
        self._open[id] = kept
        while len(self._open) > OPEN:
            self._open.pop(next(iter(self._open))).close()
        return kept

    def _let_go(self, id: int) -> None:
        if (kept := self._open.pop(id, None)) is not None:
            kept.close()

    def _created(self, title: str, content: bytes) -> Path:
        """A new file in the folder, with the next number."""
        id = self._next_id()
        while True:
            path = self._folder / f"{id} {file_name(title)}{SUFFIX}"
            with suppress(FileExistsError):  # another window has just begun one
                create_durably(path, content)
                return path
            id += 1

    def _next_id(self) -> int:
        # Records stay when their game is deleted: an id that one of them names is not given again.
        taken = (_number(name) or 0 for name in os.listdir(self._folder))  # noqa: PTH208
        return max(0, *self._rows, *self._results, *taken) + 1

    def _now(self) -> dict[str, Any]:
        return {"played": _now(), "order": self._last_order + 1}

    def _played_only_in(self, row: GameRow) -> Played | None:
        """What was played in this game and in no other one of the store; None where that is kept once more."""
        ledger = self._opened(row.id).game.ledger
        for other in self._rows.values():
            alike = (other.game, other.seed, other.setup, other.entries) == (row.game, row.seed, row.setup, row.entries)
            if alike and other.id != row.id:
                found = game_file.unpacked(read_at_most(self._folder / other.file, game_file.LIMIT))
                if found is not None and found.ledger == ledger:
                    return None
        return Played(row.game, len(row.players), dict(row.setup), row.seed, [json.loads(line) for line in ledger])

    def _keep_result(self, row: GameRow) -> None:
        """Keep the record of a game that is to be deleted: lines of their own, each with its mark."""
        path = self._folder / game_file.RESULTS
        line = game_file.packed([canonical({"of": row.id, "order": row.order, "record": row.record})])
        is_new = not path.exists()
        with path.open("ab+") as file:
            # Whatever was cut off, or damaged, is a line of its own.
            file.seek(0)
            content = file.read()
            file.write(line if content.endswith(b"\n") or not content else b"\n" + line)
            file.flush()
            os.fsync(file.fileno())
        if is_new:
            sync_folder(self._folder)
        self._read_results()

    @contextmanager
    def _writing(self) -> Iterator[None]:
        with self._lock:
            try:
                yield
            except SaveError:
                raise
            except InUse as error:
                raise SaveError("in-use") from error
            except OSError as error:
                raise writing_error(error) from error
            except (ValueError, RecursionError) as error:
                raise SaveError("no-store") from error

    @contextmanager
    def _reading(self) -> Iterator[None]:
        with self._lock:
            with suppress(OSError):
                self._look_again()
            yield

    # The folder and its index

    def _look_again(self) -> None:
        """Look into the folder where it has changed: another window has begun a game, or somebody has put one there."""
        if self._looked_at != self._folder.stat().st_mtime_ns:
            self._look({row.file: row for row in self._rows.values()})

    def _has_looked(self) -> None:
        self._looked_at = self._folder.stat().st_mtime_ns

    def _indexed(self) -> dict[str, GameRow]:
        """What the index says, by file; nothing where it is missing, damaged or of another version."""
        path = self._folder / _INDEX
        try:
            content = read_at_most(path, LARGEST_INDEX)
            # Each game has a line whenever something was added to it: the last one counts.
            lines = _read_index(content[: content.rfind(b"\n") + 1])
            rows = {row.file: row for row in lines}
            if len(lines) > 2 * len(rows) + 100:
                write_lightly(path, _index_lines(list(rows.values())))
        except (OSError, ValueError, RecursionError):
            return {}
        return rows

    def _look(self, known: Mapping[str, GameRow]) -> None:
        """Look which games lie in the folder; only those files are read that the index does not know as they are."""
        self._unread = 0
        self._read_results()
        with os.scandir(self._folder) as entries:
            files = sorted((one.name, one.stat()) for one in entries if one.name.endswith(SUFFIX) and one.is_file())
        seen, unread = set(), []
        for name, state in files:
            row = known.get(name)
            if row is None or (row.length, row.changed) != (state.st_size, state.st_mtime_ns) or row.id in seen:
                unread.append(name)
            else:
                seen.add(row.id)
                if self._rows.get(row.id) is not row:
                    self._show(row)
        self._last_order = max([self._last_order, *(row.order for row in self._rows.values())])
        found = []
        for name in unread:
            if (row := self._found(self._folder / name, known.get(name), seen)) is not None:
                seen.add(row.id)
                found.append(row)
        self._learn(found)
        for id in self._rows.keys() - seen:
            self._drop(id)
        self._has_looked()

    def _found(self, path: Path, known: GameRow | None, taken: Container[int]) -> GameRow | None:
        """What a file of the folder is, which the index does not know as it is; None: no game that can be read."""
        try:
            content = read_at_most(path, game_file.LIMIT)
            found = game_file.unpacked(content)
            if found is None:
                found = self._raised(path, content)
            if found is None and not known and not content.startswith(game_file.BEGINNING):
                self._look_for_later_version(content)
            elif found is None or not found.is_whole or (known is not None and found.size < known.size):
                with suppress(InUse):  # another window is just writing it
                    found = self._mend(path, known)
            if found is not None:
                return self._row_of(self._numbered(path, taken), found)
        except OSError as error:
            log.warning("A saved game cannot be read: %s", error)
        self._unread += 1
        return None

    def _numbered(self, path: Path, taken: Container[int]) -> Path:
        """A file with a number that no other game has: where somebody has put it there, it gets one."""
        id = _number(path.name)
        if id is not None and id not in taken:
            return path
        return path.rename(path.with_name(f"{self._next_id()} {path.name.removeprefix(f'{id} ')}"))

    def _look_for_later_version(self, content: bytes) -> None:
        if next(game_file.sound_texts(content), b"").startswith(b'{"hamster_table":'):
            self.notice = SaveError("newer-store")

    def _raised(self, path: Path, content: bytes) -> GameFile | None:
        """The game of a file as versions before have saved it, which becomes one as this version plays it on."""
        try:
            found = envelope.unseal(content)
        except ValueError:
            return None
        seats = normalize_seats((PlayerInfo(one.name, one.kind) for one in found.seats), len(found.seats))
        texts = [head_text(found.game, found.rules, found.setup, seats, found.seed)]
        texts += [entry_text(seat, form) for seat, form in found.ledger]
        played = datetime.fromtimestamp(path.stat().st_mtime, UTC).isoformat(timespec="seconds")
        texts.append(change_text(notes=found.notes, played=played, order=self._last_order + 1))
        fresh = game_file.packed(texts)
        write_safely(path, fresh)
        return game_file.unpacked(fresh)

    def _row_of(self, path: Path, found: GameFile) -> GameRow:
        """What the index is to know of a game. Raises `OSError`."""
        state, head, id = path.stat(), found.head, _number(path.name) or 0
        seats = normalize_seats((PlayerInfo(one.name, one.kind) for one in found.seats), len(found.seats))
        return GameRow(
            id=id,
            file=path.name,
            length=state.st_size,
            changed=state.st_mtime_ns,
            size=found.size,
            copied=self._rows[id].copied if id in self._rows else 0,
            game=head.game,
            rules=head.rules,
            setup=head.setup,
            players=tuple((one.name, one.kind) for one in seats),
            seed=head.seed,
            entries=len(found.ledger),
            title=sanitize_text(found.title, TITLE_LENGTH),
            away=found.away if _moment(found.away) else "",
            played=found.played if _moment(found.played) else _iso(datetime.fromtimestamp(state.st_mtime, UTC)),
            order=found.order,
            is_branch=is_branch(found.notes),
            is_over=found.is_over,
            record=found.record,
        )

    def _learn(self, rows: Sequence[GameRow]) -> None:
        """Know these games anew, and tell the index, which is never synced."""
        for row in rows:
            self._show(row)
        with suppress(OSError), (self._folder / _INDEX).open("ab") as file:
            file.write(_index_lines(rows))

    def _show(self, row: GameRow) -> None:
        self._rows[row.id] = row
        self._last_order = max(self._last_order, row.order)
        is_secret = is_shared(row.seed)
        self._shown[row.id] = KeptGame(
            row.id, row.game, row.title, row.seats, row.entries, row.played, row.is_over, row.away, is_secret
        )
        self._records.pop(row.id, None)
        if row.record is not None:
            self._take_record(self._records, row.id, row.order, row.record)

    def _drop(self, id: int) -> None:
        for known in (self._rows, self._shown, self._records):
            known.pop(id, None)

    def _read_results(self) -> None:
        """Read the records of deleted games; those that are damaged are counted."""
        self._results, self._spoiled_results = {}, 0
        try:
            content = read_at_most(self._folder / game_file.RESULTS, LARGEST_INDEX)
        except FileNotFoundError:
            return
        sound = [json.loads(text) for text in game_file.sound_texts(content, is_chain=False)]
        for form in sound:
            self._take_record(self._results, form["of"], form["order"], form["record"])
        self._spoiled_results = len(content.splitlines()) - sum(form["of"] in self._results for form in sound)

    def _take_record(self, records: dict[int, tuple[int, Record]], of: int, order: int, form: object) -> None:
        self._last_order = max(self._last_order, order)
        with suppress(ValueError, TypeError, RecursionError):  # one unreadable line takes nobody else's game away
            records[of] = (order, replace(Record.from_json(form), of=of))

    # Damage, copies, and what was put away

    def _mend(self, path: Path, known: GameRow | None) -> GameFile | None:
        """Put what is sound of a damaged game in its place, with what its copy has more; the damaged file stays aside.
        Returns it, or None where nothing is sound. Raises `OSError`."""
        with game_file.locked(path):  # who is just writing it has written half a line
            content = read_at_most(path, game_file.LIMIT)
            found = game_file.unpacked(content)
            sound = content[: found.size] if found is not None else b""
            copy = self._copy_of(_number(path.name) or 0)
            with suppress(OSError):
                copied = read_at_most(copy, game_file.LIMIT)
                sound = max(sound, copied if copied.startswith(sound) else b"", key=len)
            hold_aside(path, "damaged")
            if sound:
                replace_durably(path, sound)
            else:
                path.unlink()
                sync_folder(path.parent)
        mended = game_file.unpacked(sound)
        missing = known.entries - len(mended.ledger) if known is not None and mended is not None else 0
        if found is not None and found.is_whole and missing > 0:
            self._lost_entries += missing
        else:
            self._broken += 1
        return mended

    def _what_was_found(self) -> SaveError | None:
        if self._broken:
            return SaveError("damaged-games", broken=self._broken)
        return SaveError("cut-off", plays=self._lost_entries) if self._lost_entries else None

    def _copy_of(self, id: int) -> Path:
        return self._folder / _COPIES / f"{id}{SUFFIX}"

    def _copy(self) -> None:
        """Copy the games that were played since they were copied last, so that no damage to one file costs a game."""
        played = sorted((row for row in self._rows.values() if row.size != row.copied), key=lambda row: -row.order)
        for row in played[:COPIES]:
            copy = self._copy_of(row.id)
            try:
                copy.parent.mkdir(exist_ok=True)
                content = read_at_most(self._folder / row.file, game_file.LIMIT)
                found = game_file.unpacked(content)
                if found is not None and found.is_whole and found.size >= row.size:
                    replace_durably(copy, content[: found.size])
                    self._learn([msgspec.structs.replace(row, copied=row.size)])
            except OSError as error:
                log.warning("A saved game could not be copied: %s", error)
                return
        self._has_looked()

    def _forget_put_away(self) -> None:
        moments = [moment for row in self._rows.values() for one in (row.played, row.away) if (moment := _moment(one))]
        # A clock that is wrong for once deletes nothing: what was played last says that time has passed as well.
        now = min(datetime.now(UTC), max(moments, default=datetime.now(UTC)))
        for row in [*self._rows.values()]:
            away = _moment(row.away)
            if away is not None and away < now - timedelta(days=KEPT_DAYS):
                with suppress(SaveError):  # it is tried again at the next start
                    self.delete(row.id)


class StoredGame:
    """One game in the store."""

    def __init__(self, store: Store, id: int) -> None:
        self.store = store
        self.id = id

    def append(self, n: int, seat: Seat, action: Action) -> None:
        """Add entry *n* of the ledger, counted from 0. Raises `SaveError` unless it is the next one."""
        with self.store._writing():
            opened = self.store._opened(self.id)
            if len(opened.game.ledger) != n:
                raise SaveError("no-store")
            self.store._play(opened, [entry_text(seat, to_json(action))])

    def truncate(self, n: int) -> None:
        """Take back all but the first *n* entries."""
        with self.store._writing():
            self.store._play(self.store._opened(self.id), [change_text(undo=n)])

    def synchronize(self, match: Match) -> None:
        """Make the stored ledger equal to that of the match at once, whatever was missed."""
        entries = _texts(match)
        with self.store._writing():
            opened = self.store._opened(self.id)
            stored = opened.game.ledger
            pairs = zip(stored, entries, strict=False)
            same = next((n for n, (old, new) in enumerate(pairs) if old != new), min(len(stored), len(entries)))
            # Written in any case: of what failed before, nobody knows whether it is on the disc.
            self.store._play(opened, [change_text(undo=same), *entries[same:]])

    def set_notes(self, notes: str) -> None:
        """Replace the notes."""
        self.store._change(self.id, notes=notes)

    def seat(self, players: Sequence[PlayerInfo]) -> None:
        """Replace the players."""
        self.store._change(self.id, seats=chairs(normalize_seats(players, len(players))))

    def finish(self, match: Match, players: Sequence[PlayerInfo]) -> None:
        """Mark the game as over and store its record; a second call replaces the record. A branch of another game has
        none: that has its own, and its luck may have been known."""
        kept = normalize_seats(players, len(players))
        names, kinds = [player.name for player in players], [player.kind for player in kept]
        form = record(match, names, kinds, _now()).to_json()
        with self.store._writing():
            opened = self.store._opened(self.id)
            is_of_another = branch_point(read(opened.game.notes, match)) is not None
            order = self.store._last_order + 1
            self.store._add(
                opened, [change_text(over=True, order=order, **({} if is_of_another else {"record": form}))]
            )


def _texts(match: Match) -> list[bytes]:
    return [entry_text(seat, to_json(action)) for seat, action in match.ledger]


def _number(name: str) -> int | None:
    """The number with which the name of a file begins: the id of its game."""
    found = _NUMBERED.match(name)
    return int(found[1]) if found else None


def _moment(text: str) -> datetime | None:
    """A moment in ISO 8601; None for what is none."""
    with suppress(ValueError):
        moment = datetime.fromisoformat(text)
        return moment if moment.tzinfo is not None else None
    return None


def _now() -> str:
    return _iso(datetime.now(UTC))


def _iso(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")
