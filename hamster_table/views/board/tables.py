"""The table on which a game is played: its own, or the plain one that fits every game."""

from __future__ import annotations

from pkgutil import resolve_name

from hamster_table.engine.game import Game
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.board.generic_table import PlainTable
from hamster_table.views.board.table_info import table_info

Table = BoardView | PlainTable
"""A table of the program. A game's own is a `BoardView`."""


def table_for(game: Game) -> Table:
    """A new table for that game: its own, or the plain one where it has none or its own cannot be loaded."""
    table = resolve_name(table_info(game).board)(game)
    assert isinstance(table, Table), f"the table of {game.title} is no board view"
    return table
