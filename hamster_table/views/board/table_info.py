"""What the program knows of a game's own table before it is loaded: its sign, whose game it is, where its parts are."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import resolve_name
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # Only for types: the signs of the start screen are read before anything of a game is loaded.
    from hamster_table.engine.game import Game
    from hamster_table.models.keys import Command


@dataclass(frozen=True, slots=True, kw_only=True)
class TableInfo:
    """A game's own table. Parts of it are named as "package.module:name" and loaded when they are first wanted."""

    board: str
    """The class of the table."""
    players: str = ""
    """How many play, and what it is like, for its sign: "2–5 players · shove, bite and run"; marked for "Signs"."""
    line: str = ""
    """One sentence that makes one want to play; marked for "Signs"."""
    start_scene: str = ""
    """A function that paints its scene into a `PaperTheatre`."""
    podium: str = ""
    """A function that paints what is behind its podium into a `PaperTheatre`; "": rays and garlands."""
    screenshots: str = ""
    """A mapping from names of pictures to functions that bring a window to that screen."""
    commands: str = ""
    """What its keys do: a sequence of `Command`, of which each can be given another key."""
    credits: str = ""
    """Whose game it is; marked for "About"."""
    examples: str = ""
    """A mapping from chapters of its rules, by their keys, to examples that the table draws."""


PLAIN = TableInfo(board="hamster_table.views.board.generic_table:PlainTable")
"""A game without a table of its own is played at this one."""


def table_info(game: Game) -> TableInfo:
    """The table of a game: the `TABLE` of the folder that `Game.table` names."""
    return _table_of(game.table) if game.table else PLAIN


@cache
def _table_of(folder: str) -> TableInfo:
    try:
        table = import_module(folder).TABLE
        if not isinstance(table, TableInfo):
            raise TypeError(f"TABLE of {folder} is not a TableInfo")
    # Of any kind: a game that somebody has added must not keep the window from opening.
    except Exception:
        logging.getLogger(__name__).exception("The table %s cannot be loaded", folder)
        return PLAIN
    return table


def commands_of(game: Game) -> tuple[Command, ...]:
    """What the keys of a game's own table do."""
    name = table_info(game).commands
    try:
        return tuple(resolve_name(name)) if name else ()
    # Of any kind, as above.
    except Exception:
        logging.getLogger(__name__).exception("The commands of %s cannot be loaded", game.id)
        return ()
