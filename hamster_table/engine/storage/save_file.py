"""Saved games: writes `.hamster` files, and reads them without trusting them.

The state is never read from a file. The set-up and the ledger are: they are replayed through the same checks as play,
and then the digest is compared.
"""

from __future__ import annotations

import errno
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hamster_table import __version__
from hamster_table.engine.catalogue import games
from hamster_table.engine.codec import to_json
from hamster_table.engine.game import PROGRAM, Game
from hamster_table.engine.i18n import N_, InputError, Phrase
from hamster_table.engine.kernel import REFUSALS, Refused, Seat
from hamster_table.engine.match import Match
from hamster_table.engine.messages import reason
from hamster_table.engine.storage import envelope
from hamster_table.engine.storage.atomic_file import WriteProtected, read_at_most, write_safely

SUFFIX = ".hamster"
LIMIT = 2 * 1024 * 1024
"""The most bytes a file may have."""
NAME_LENGTH = 40
MOST_MARKS = 3
"""How many combining marks a letter of a name may have; no script in use needs more."""
JOINER = "\u200d"
"""The zero width joiner, which holds families of emoji together."""
KINDS = ("person", "whim", "steady", "sharp", "master")
"""The kinds of players: a person, or the name of a computer player."""

Report = Callable[[int, int], object]
"""Called with the number of entries replayed so far, and of all."""


def quietly(played: int, entries: int) -> None:
    """The `Report` that does nothing."""


SENTENCES = {
    "missing": N_("This file does not exist."),
    "no-file": N_("This is a folder or a device, not a saved game."),
    "forbidden-to-read": N_("You do not have permission to read this file."),
    "unreadable": N_("The disk could not read this file. Try again, or open a copy of it."),
    "too-large": N_("This file is too large to be a saved game."),
    "not-ours": N_("This file is not a Hamster Table game."),
    "damaged": N_(
        "This file is damaged and cannot be opened: {how}. There may be an older copy beside it that ends in .bak1."
    ),
    "newer": N_("This file is from a newer version ({app}). Update Hamster Table to open it."),
    "newer-rules": N_("This game was started with newer rules of {game}. Update Hamster Table to open it."),
    "no-game": N_("This file contains a game called {game}, which is not installed here."),
    "set-up": N_("This file sets up {game} with options that its rules do not have."),
    "refused": N_("After entry {n} the game in this file breaks the rules. {why} It is shown up to there."),
    "differs": N_("The result in this file does not match its moves. The game can only be viewed."),
    "full": N_("The disk is full: the game may not be saved. You can play on; free some space and save again."),
    "forbidden": N_("No permission to write there: the game may not be saved. You can play on; choose another folder."),
    "no-folder": N_("That folder is gone: the game may not be saved. You can play on; choose another folder."),
    "name": N_("That name is too long for a file, or has characters that the disk does not allow."),
    "no-target": N_("Something that is not a file has that name: the game is not saved. Choose another name."),
    "protected": N_("This file is write-protected and stays as it is: the game is not saved. Choose another name."),
    "disc": N_(
        "The disk could not write the file: the game may not be saved. You can play on; save it somewhere else."
    ),
    "changed": N_(
        "Another program has changed {name} since it was opened here. It stays as it is; choose another name."
    ),
    "unproven": N_("What was written could not be read back: the game may not be saved. The older file is untouched."),
    "in-use": N_("Hamster Table is already open in another window, which saves the games. Nothing is saved here."),
    "newer-store": N_("The games on this computer were saved by a newer version. They stay as they are."),
    "torn": N_("This saved game is damaged after entry {n}. It is shown up to there."),
    "spoiled": N_("This saved game is damaged and cannot be opened. The other games are not affected."),
    "gone": N_("This game is no longer saved here."),
    "mended": N_(
        "The file of saved games was damaged and has been repaired (complete: {games}, incomplete: "
        "{broken}, results lost: {records}); the damaged file stays beside it."
    ),
    "cut-off": N_(
        "When the program was interrupted, the last {plays} moves were not saved; everything before them is complete."
    ),
    "no-store": N_("Games cannot be saved on this computer at the moment. You can play on; save the game to a file."),
}
"""The English sentence of each error code, its braces to be filled with facts."""

_WRITING = {
    errno.ENOSPC: "full",
    errno.EDQUOT if hasattr(errno, "EDQUOT") else errno.ENOSPC: "full",
    errno.EFBIG: "full",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOENT: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.ENAMETOOLONG: "name",
    errno.EILSEQ: "name",
    errno.EINVAL: "name",
    errno.EISDIR: "no-target",
    errno.ELOOP: "no-target",
}
_READING = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.ENAMETOOLONG: "missing",
    errno.EISDIR: "no-file",
    errno.ENXIO: "no-file",
    errno.ENODEV: "no-file",
    errno.ELOOP: "no-file",
    errno.EACCES: "forbidden-to-read",
    errno.EPERM: "forbidden-to-read",
}


class SaveError(InputError):
    """A game could not be opened or saved: a code for programs, and a sentence for people."""

    sentences = SENTENCES

    def __init__(self, code: str, **facts: int | str | Phrase) -> None:
        super().__init__(self.sentences[code], **facts)
        self.code = code
        """A key of `sentences`."""

    @property
    def sentence(self) -> str:
        """The whole sentence, in English."""
        return str(self)


@dataclass(frozen=True, slots=True)
class PlayerInfo:
    """The player at a seat."""

    name: str
    kind: str = "person"
    """One of `KINDS`."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game that was read from a file or from the store."""

    match: Match
    seats: tuple[PlayerInfo, ...]
    notes: str = ""
    problem: SaveError | None = None
    """Why it may only be looked at; None when it may be played on."""

    @property
    def read_only(self) -> bool:
        """Whether it may only be looked at: its ledger did not fit the rules, or did not lead where the file says."""
        return self.problem is not None

    @property
    def reason(self) -> str:
        """Why it may only be looked at, or ""."""
        return str(self.problem) if self.problem else ""


def save(match: Match, path: Path | str, seats: Iterable[PlayerInfo] = (), notes: str = "") -> None:
    """Save a match to a file. Raises `SaveError`; the file then is as it was, or holds all of the match.

    What was written is read back and replayed before it replaces the former file, which is kept as `.bak1`.
    """
    content = pack(match, seats, notes)

    def prove(found: bytes) -> None:
        if not _replays_to(found, match):
            raise SaveError("unproven")

    try:
        write_safely(Path(path), content, prove)
    # What `prove` raised: a ValueError as well, which the next clause would take for a bad path.
    except SaveError:
        raise
    except (OSError, ValueError) as error:
        raise writing_error(error) from error


def write_content(path: Path, content: bytes) -> None:
    """Write a file that is no game, such as a picture of one. Raises `SaveError`; the file then is as it was."""
    try:
        write_safely(path, content)
    except (OSError, ValueError) as error:
        raise writing_error(error) from error


def writing_error(error: OSError | ValueError) -> SaveError:
    """What to say of an error of `write_safely`; a `ValueError` is of a path that no system takes."""
    if isinstance(error, WriteProtected):
        return SaveError("protected")
    return SaveError(_WRITING.get(error.errno or 0, "disc") if isinstance(error, OSError) else "name")


def reading_error(error: OSError | ValueError) -> SaveError:
    """What to say of an error of `read_at_most`; a `ValueError` is of a path that no system takes."""
    # The error that `read_at_most` raises for what is no regular file has no number.
    if isinstance(error, OSError):
        return SaveError(_READING.get(error.errno or errno.EISDIR, "unreadable"))
    return SaveError("missing")


def load(path: Path | str) -> Match:
    """The match in a file. Raises `SaveError` for a file that is wrong in any way."""
    loaded = read(path)
    if loaded.problem:
        raise loaded.problem
    return loaded.match


def read(
    path: Path | str, report: Report = quietly, extract: Callable[[bytes], bytes] = lambda content: content
) -> Loaded:
    """The match in a file and its players; where its ledger breaks a rule, the match up to there, read only.

    *report* is called before each entry; *extract* finds the game in the file's content. Raises `SaveError` when
    nothing can be shown.
    """
    try:
        content = read_at_most(Path(path), LIMIT)
    except (OSError, ValueError) as error:
        raise reading_error(error) from error
    return unpack(extract(content), report)


def pack(match: Match, seats: Iterable[PlayerInfo] = (), notes: str = "") -> bytes:
    """The content of a file for this match."""
    return envelope.seal(
        {
            "hamster_table": envelope.SCHEMA,
            "game": match.game.id,
            "rules": match.game.rules,
            "app": __version__,
            "setup": match.setup.chosen(),
            "seats": [_seat_form(player) for player in normalize_seats(seats, match.setup.seats)],
            "seed": match.seed,
            "ledger": [[seat, to_json(action)] for seat, action in match.ledger],
            "digest": match.digest,
        }
        | ({"notes": sanitize_text(notes, envelope.NOTES_LENGTH)} if notes else {})
    )


def unpack(content: bytes, report: Report = quietly) -> Loaded:
    """The game in the content of a file, as `read` gives it. Raises `SaveError`."""
    if len(content) > LIMIT:
        raise SaveError("too-large")
    try:
        found = envelope.unseal(content)
    except envelope.Newer as newer:
        raise SaveError("newer", app=sanitize_text(str(newer))) from newer
    except envelope.NotOurs as error:
        raise SaveError("not-ours") from error
    except envelope.Damaged as error:
        raise SaveError("damaged", how=error.how) from error
    seats = normalize_seats((PlayerInfo(chair.name, chair.kind) for chair in found.seats), len(found.seats))
    match, problem = replayed(_new_match(found), found.ledger, [player.name for player in seats], report)
    if problem is None and match.digest != found.digest:
        problem = SaveError("differs")
    return Loaded(match, seats, sanitize_text(found.notes, envelope.NOTES_LENGTH), problem)


def replayed(
    match: Match, ledger: Sequence[tuple[Seat, dict[str, Any]]], names: Sequence[str], report: Report = quietly
) -> tuple[Match, SaveError | None]:
    """Replay a ledger on a new match. Returns it, and a `SaveError` if an entry was refused: it then stands before it.

    *report* is called before each entry; what it raises is passed on.
    """
    for n, (seat, form) in enumerate(ledger):
        report(n, len(ledger))
        try:
            match.play(seat, form)
        except Refused as refused:
            why = reason(refused.refusal, {**REFUSALS, **match.game.refusals}, names)
            return match, SaveError("refused", n=n, why=why)
        except ValueError as error:
            why = str(error)
            return match, SaveError("refused", n=n, why=f"{why[:1].upper()}{why[1:]}.")
    return match, None


def normalize_seats(seats: Iterable[PlayerInfo], count: int) -> tuple[PlayerInfo, ...]:
    """Exactly *count* players with sanitized names; a seat without a name is called by its number, and a program that
    plays becomes Steady."""
    given = [*seats][:count]
    given += [PlayerInfo("")] * (count - len(given))
    return tuple(
        PlayerInfo(sanitize_text(player.name) or f"Hamster {n}", _kind_in_files(player.kind))
        for n, player in enumerate(given, 1)
    )


def _kind_in_files(kind: str) -> str:
    """The kind of a player as files have it: Steady for a program, so that no file can name one, or start it."""
    return "steady" if kind.startswith(PROGRAM) else kind


def sanitize_text(text: str, length: int = NAME_LENGTH) -> str:
    """Text typed by a person, safe to show and save: NFC, without control and direction characters, shortened.

    Of the combining marks on a letter only the first few are kept, since heaps of them would cover the lines around.
    """
    if text.isascii() and text.isprintable():  # most names; all others take far longer
        return text[:length].strip()
    shown, marks = "", 0
    # Composed first: most accents then are no marks any more.
    for letter in unicodedata.normalize("NFC", "".join(letter for letter in text if _may_be_shown(letter))):
        # Marks that take no room of their own; a joiner between them does not begin a new letter.
        if unicodedata.category(letter) in ("Mn", "Me"):
            marks += 1
        elif letter != JOINER:
            marks = 0
        shown += letter if marks <= MOST_MARKS else ""
    return shown[:length].strip()


def _may_be_shown(letter: str) -> bool:
    return letter == JOINER or unicodedata.category(letter) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def _seat_form(player: PlayerInfo) -> dict[str, Any]:
    return {"name": player.name, "kind": player.kind}


def _new_match(found: envelope.Envelope) -> Match:
    """The match of an envelope before its first entry. Raises `SaveError`."""
    game = _game(found.game)
    if found.rules > game.rules:
        raise SaveError("newer-rules", game=game.title)
    try:
        return Match.new(game, len(found.seats), found.setup, found.seed)
    except ValueError as error:
        raise SaveError("set-up", game=game.title) from error


def _game(id: str) -> Game:
    game = games().get(id)
    if game is None:
        raise SaveError("no-game", game=sanitize_text(id))
    return game


def _replays_to(content: bytes, match: Match) -> bool:
    """Whether the content replays to exactly this match."""
    try:
        found = unpack(content)
    except SaveError:
        return False
    read = found.match
    return not found.problem and (read.seed, read.setup, read.ledger) == (match.seed, match.setup, match.ledger)
