"""The file in which whoever owns the box of a game says what is printed on its parts, where that differs from ours.

It is looked at when a new game is set up, and what it says goes into that game's set-up. A game that is being played,
or saved, has no need of the file any more.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hamster_table.engine.game import Game
from hamster_table.engine.i18n import N_, InputError
from hamster_table.engine.storage.atomic_file import read_at_most, write_safely
from hamster_table.system import paths

LIMIT = 64 * 1024
"""The most bytes of such a file."""
NO_CARDS = N_("{game} has no cards of your own.")
"""What is said of a game of which nobody can have parts of their own."""


def file_of(game: Game) -> Path | None:
    """Where the player's own file for a game lies, or would lie; None for a game without such parts."""
    return paths.data_folder() / game.custom_parts.file if game.custom_parts else None


def read(game: Game) -> str | None:
    """What the player's own file changes, as the set-up carries it; None: there is no such file.

    Raises `ValueError` with one sentence, which begins with the file, when it cannot be used.
    """
    path, parts = file_of(game), game.custom_parts
    if path is None or parts is None:
        return None
    try:
        content = read_at_most(path, LIMIT)
    except FileNotFoundError:
        return None
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise InputError(N_("{path}: it cannot be read ({why})."), path=path, why=why) from error
    # `read_at_most` reads one byte more than the limit, to tell.
    if len(content) > LIMIT:
        raise InputError(N_("{path}: a card file has at most {limit} bytes."), path=path, limit=LIMIT)
    try:
        # Some editors put a byte order mark before what people write.
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise InputError(N_("{path}: line {line} is not text in UTF-8."), path=path, line=line) from error
    try:
        return parts.read(text)
    except ValueError as error:
        raise InputError(N_("{path}: {why}."), path=path, why=error) from error


def setup_of(game: Game) -> dict[str, str]:
    """The option that the player's own file makes; none without a file. Raises `ValueError` as `read` does."""
    value = read(game)
    return {game.custom_parts.key: value} if game.custom_parts and value else {}


def told(game: Game, changes: str, tr: Callable[[str], str]) -> str:
    """What such a file changes, in words as *tr* translates them; "" where it changes nothing."""
    return "; ".join(one.translated(tr) for one in game.custom_parts.tells(changes)) if game.custom_parts else ""


def begin(game: Game) -> Path:
    """Put our own table into the player's folder, to be changed there. Raises `ValueError` if there is a file."""
    path, parts = file_of(game), game.custom_parts
    if path is None or parts is None:
        raise InputError(NO_CARDS, game=game.title)
    try:
        is_there = path.exists()
        path.parent.mkdir(parents=True, exist_ok=True)
        if not is_there:
            write_safely(path, parts.ours().encode("utf-8"))
    except OSError as error:
        why = error.strerror or error
        raise InputError(N_("{path} cannot be saved: {why}."), path=path, why=why) from error
    if is_there:
        raise InputError(N_("{path} already exists; it is left unchanged."), path=path)
    return path
