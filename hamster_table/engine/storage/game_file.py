"""A game in play as a file: a line that says what is played, then a line for everything that was done.

Each line is JSON, a space, and a mark: a checksum of the text and of all lines before it. Lines are only ever added:
what is taken back, said anew or ended is a line too. So nothing that was acknowledged is ever written over, a line that
was cut off is the last one, and where a line is damaged the game is sound up to it.
"""

from __future__ import annotations

import hashlib
import os
import stat
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hamster_table import __version__
from hamster_table.engine.codec import canonical
from hamster_table.engine.storage.atomic_file import replace_durably
from hamster_table.engine.storage.envelope import Chair, Value, Word

if sys.platform == "win32":
    fcntl = None
else:
    import fcntl

BEGINNING = b'{"hamster_table":2,'
"""With what every such file begins."""
LIMIT = 16 * 1024 * 1024
"""No file of a game has more bytes: one that is played for months stays far below."""
LONGEST_LEDGER = 20_000
RESULTS = "deleted games.results"
"""The file beside them with the records of those that were deleted."""
_MARK = 16


class Head(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The first line: what is played, by whom, and its luck."""

    hamster_table: Literal[2]
    app: Word
    game: Word
    rules: Annotated[int, Meta(ge=1, le=1_000_000)]
    seats: Annotated[list[Chair], Meta(min_length=2, max_length=5)]
    seed: Annotated[str, Meta(max_length=200)]
    setup: Annotated[dict[Word, Annotated[str, Meta(max_length=4_000)]], Meta(max_length=40)]


class Change(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A line that is no entry: what has become different. What is left out has not."""

    undo: Annotated[int, Meta(ge=0)] | None = None
    """So many entries stay."""
    seats: Annotated[list[Chair], Meta(min_length=2, max_length=5)] | None = None
    notes: Annotated[str, Meta(max_length=2_000)] | None = None
    title: Annotated[str, Meta(max_length=60)] | None = None
    away: Annotated[str, Meta(max_length=40)] | None = None
    """When it was put away, as in ISO 8601, UTC; "" if it was brought back."""
    played: Annotated[str, Meta(max_length=40)] | None = None
    """When it is played, as in ISO 8601, UTC."""
    order: Annotated[int, Meta(ge=0)] | None = None
    """Games are sorted by it, and not by a clock."""
    over: bool = False
    """It is over."""
    record: dict[str, Any] | None = None
    """Its record, in the JSON form; none for a branch of another game."""


Entry = tuple[Annotated[int, Meta(ge=-1, le=4)], dict[Word, Value]]
"""An entry of a ledger, as in a saved game."""

_read_head = msgspec.json.Decoder(Head).decode
_read_change = msgspec.json.Decoder(Change).decode
_read_entry = msgspec.json.Decoder(Entry).decode


@dataclass(slots=True)
class GameFile:
    """What the sound lines of a file say."""

    head: Head
    seats: Sequence[Chair]
    size: int = 0
    """The bytes of all sound lines."""
    mark: bytes = b""
    """That of the last one."""
    ledger: list[bytes] = field(default_factory=list)
    """The entries, as their lines have them."""
    notes: str = ""
    title: str = ""
    away: str = ""
    played: str = ""
    order: int = 0
    is_over: bool = False
    record: dict[str, Any] | None = None
    is_whole: bool = True
    """Whether nothing follows the sound lines, or only a line that was never finished."""

    def entries(self) -> list[Entry]:
        """The ledger. Raises `ValueError` where a line has a right mark and is no entry."""
        if len(self.ledger) > LONGEST_LEDGER:
            raise ValueError("no game is as long")
        return [_read_entry(line) for line in self.ledger]

    def lines(self, texts: Iterable[bytes]) -> bytes:
        """The lines with which these texts are added."""
        return b"".join(_marked(self.mark, texts))

    def take(self, texts: Iterable[bytes]) -> None:
        """Count these texts as added. Raises `ValueError` for what is neither an entry nor a change."""
        for text in texts:
            self._take(text)
            self.mark = _mark(self.mark, text)
            self.size += len(text) + _MARK + 2

    def _take(self, text: bytes) -> None:
        if text.startswith(b"["):
            self.ledger.append(text)
            self._go_on()
            return
        change = _read_change(text)
        if change.undo is not None:
            del self.ledger[change.undo :]
            self._go_on()
        for name in ("seats", "notes", "title", "away", "played", "order"):
            if (said := getattr(change, name)) is not None:
                setattr(self, name, said)
        if change.over:
            self.is_over, self.record = True, change.record

    def _go_on(self) -> None:
        """What is played is in play; the record of an end that was taken back is none."""
        self.is_over, self.record, self.away = False, None, ""


def entry_text(seat: int, form: dict[str, Any]) -> bytes:
    """The text of an entry."""
    return canonical([seat, form])


def change_text(**changes: Any) -> bytes:
    """The text of a change; see `Change` for what can be changed."""
    return canonical(changes)


def head_text(game: str, rules: int, setup: dict[str, Any], seats: Iterable[Any], seed: str) -> bytes:
    """The text of the first line."""
    form = {"app": __version__, "game": game, "rules": rules, "seats": chairs(seats), "seed": seed, "setup": setup}
    # The version comes first, so that such a file is known by how it begins.
    return BEGINNING + canonical(form)[1:]


def chairs(seats: Iterable[Any]) -> list[dict[str, str]]:
    """The form of those who sit there."""
    return [{"kind": one.kind, "name": one.name} for one in seats]


def packed(texts: Iterable[bytes]) -> bytes:
    """The content of a file with these texts, the first of which is that of its head."""
    return b"".join(_marked(b"", texts))


def unpacked(content: bytes) -> GameFile | None:
    """What a file says, as far as its lines are sound; None where not even its first one is."""
    found: GameFile | None = None
    for text in sound_texts(content):
        try:
            if found is None:
                head = _read_head(text)
                found = GameFile(head, head.seats, len(text) + _MARK + 2, _mark(b"", text))
            else:
                found.take([text])
        # It fits its mark: a mistake of ours, or a forger's line.
        except (ValueError, RecursionError):
            break
    if found is not None:
        # What was being written when the power went is the beginning of a line, or room that was never filled.
        rest = content[found.size :].rstrip(b"\0")
        found.is_whole = b"\n" not in rest
    return found


def sound_texts(content: bytes, is_chain: bool = True) -> Iterator[bytes]:
    """The texts of a file up to the first line that does not fit its mark; where they are no chain, all that fit."""
    mark, start = b"", 0
    while start < len(content):
        end = content.find(b"\n", start)
        if is_last := end < 0:
            # Nothing but its end may be damaged: then its mark follows on the last space.
            end = max(start, content.rfind(b" ", start) + _MARK + 1)
        text, said = content[start : max(start, end - _MARK - 1)], content[end - _MARK : end]
        is_sound = end - start > _MARK and _mark(mark, text) == said
        if is_sound:
            yield text
        if is_last or (is_chain and not is_sound):
            return
        mark, start = (said if is_chain else b""), end + 1


def _marked(mark: bytes, texts: Iterable[bytes]) -> Iterator[bytes]:
    for text in texts:
        mark = _mark(mark, text)
        yield b"%b %b\n" % (text, mark)


def _mark(mark: bytes, text: bytes) -> bytes:
    # Against damage and not against forgers: 64 bits will do, and every line carries them.
    return hashlib.blake2b(mark + text, digest_size=8).hexdigest().encode()


class InUse(OSError):
    """Another process has the file."""


class OpenGame:
    """The file of a game, open for writing and locked for this process, where the system can lock."""

    def __init__(self, path: Path) -> None:
        """Raises `OSError`, `InUse` where another process has it, and `ValueError` where no line of it is sound."""
        self.path = path
        self._descriptor = -1
        self._open()
        try:
            content = _all_of(self._descriptor)
            found = unpacked(content)
            if found is None:
                raise ValueError(f"{path} is no game")
            self.game = found
            # As it should be: of the last line the end may be missing.
            self._content = content[: found.size - 1] + b"\n"
            # How long the file is; -1 where it cannot be trusted, and a new one is needed.
            self._length = len(content) if content.startswith(self._content) else -1
        except BaseException:
            self.close()
            raise

    def append(self, texts: Sequence[bytes]) -> None:
        """Add these texts; when this returns they are on the disc. Raises `OSError`, and then they are not counted, and
        `ValueError` for what could not be read again."""
        for text in texts:
            (_read_entry if text.startswith(b"[") else _read_change)(text)
        lines = self.game.lines(texts)
        if self._length < 0:
            self._renew(lines)
        else:
            self._add(lines)
        self.game.take(texts)
        self._content += lines
        self._length = self.game.size

    def state(self) -> os.stat_result:
        """What the system says of the file."""
        return os.fstat(self._descriptor)

    def close(self) -> None:
        """Close the file and release its lock."""
        if self._descriptor >= 0:
            with suppress(OSError):
                os.close(self._descriptor)
            self._descriptor = -1

    def _open(self) -> None:
        flags = os.O_RDWR | os.O_APPEND
        for name in ("O_NONBLOCK", "O_NOCTTY", "O_BINARY", "O_CLOEXEC"):
            flags |= getattr(os, name, 0)
        self._descriptor = os.open(self.path, flags)
        try:
            if not stat.S_ISREG(self.state().st_mode):
                raise IsADirectoryError(f"{self.path} is not a regular file")
            lock(self._descriptor)
        except BaseException:
            self.close()
            raise

    def _add(self, lines: bytes) -> None:
        now = self.state()
        # Without locks nothing but this tells that another program has written, or has put another file there.
        if now.st_size != self._length or not self._is_in_its_place(now):
            raise InUse(f"{self.path} was changed by another program")
        try:
            if self._length > self.game.size:  # a line that was cut off
                os.ftruncate(self._descriptor, self.game.size)
            while lines:
                if not (written := os.write(self._descriptor, lines)):
                    raise OSError("the disc takes nothing")
                lines = lines[written:]
            os.fsync(self._descriptor)
        except BaseException:
            # After a failed fsync Linux drops the pages and reports success the next time: only a new file can be
            # trusted.
            self._length = -1
            raise

    def _is_in_its_place(self, now: os.stat_result) -> bool:
        """Whether its path leads to it: it may have no other name than that under which it was held aside."""
        if os.name == "nt":  # which puts nothing in the place of a file that is open
            return True
        try:
            return os.path.samestat(now, self.path.stat())
        except FileNotFoundError:
            return False

    def _renew(self, lines: bytes) -> None:
        """Put a new file in the place of one that could not be written."""
        # Closed first: Windows puts nothing in the place of a file that is open.
        self.close()
        try:
            replace_durably(self.path, self._content + lines)
        finally:
            self._open()


def lock(descriptor: int) -> None:
    """Lock an open file, where the system can. Raises `InUse` where another process has it."""
    if fcntl is None:
        return
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise InUse("another process has it") from error
    except OSError:  # not on every file system
        return


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of a file, where the system can. Raises `OSError`, and `InUse` where another process has it."""
    if fcntl is None:  # and then it must not be open: Windows puts nothing in its place
        yield
        return
    descriptor = os.open(path, os.O_RDWR)
    try:
        lock(descriptor)
        yield
    finally:
        os.close(descriptor)


def _all_of(descriptor: int) -> bytes:
    os.lseek(descriptor, 0, os.SEEK_SET)
    parts = []
    while part := os.read(descriptor, 1 << 20):
        parts.append(part)
        if sum(map(len, parts)) > LIMIT:
            raise OSError("no game is as large")
    return b"".join(parts)
