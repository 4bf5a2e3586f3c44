"""The list of all keys that hold just now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.models.keys import Command
from hamster_table.models.texts import translate
from hamster_table.models.tinkerers import TINKERERS
from hamster_table.views.board.table_info import commands_of
from hamster_table.views.widgets.commands import LIBRARY_COMMANDS, everywhere, in_every_game
from hamster_table.views.widgets.key_list import KeyRows, show_keys
from hamster_table.views.widgets.keyboard import key_text

if TYPE_CHECKING:
    from hamster_table.engine.game import Game
    from hamster_table.views.board.interface import BoardInterface
    from hamster_table.views.window.navigator import Navigator


FIXED_KEYS = (
    (("Tab",), QT_TRANSLATE_NOOP("Keyboard shortcuts", "next control; the arrow keys move around the board")),
    (("Enter",), QT_TRANSLATE_NOOP("Keyboard shortcuts", "press the gold button, or the focused control")),
    (("Space",), QT_TRANSLATE_NOOP("Keyboard shortcuts", "press the focused control; on the board, lift and drop")),
    (("Escape",), QT_TRANSLATE_NOOP("Keyboard shortcuts", "put back, close, go back")),
    (("PgUp", "PgDown"), QT_TRANSLATE_NOOP("Keyboard shortcuts", "on the board, the previous or next golden place")),
    (("PgUp", "PgDown"), QT_TRANSLATE_NOOP("Keyboard shortcuts", "in a replay, the previous or next key moment")),
)
"""Keys that hold everywhere and stay as they are, and what they do."""


def all_keys(game: Game | None = None, table: BoardInterface | None = None) -> KeyRows:
    """The keys of a table, if one is in front, then those of all tables, those that hold everywhere, and the fixed
    ones."""
    own: KeyRows = [] if game is None else [_row(command) for command in commands_of(game)]
    own += [] if table is None else table.keys()
    head = game.title if game is not None else ""
    return [
        *([("", head), *own] if own else []),
        ("", translate("Keys", "In every game")),
        *map(_row, in_every_game()),
        ("", translate("Keys", "Everywhere")),
        *map(_row, everywhere()),
        ("", translate("Keys", "Saved games")),
        *map(_row, LIBRARY_COMMANDS),
        ("", translate("Keys", "Keys that stay as they are")),
        *((", ".join(map(key_text, keys)), translate("Keyboard shortcuts", deed)) for keys, deed in FIXED_KEYS),
    ]


def _row(command: Command) -> tuple[str, str]:
    return key_text(command) or translate("Keys", "no key"), command.text


def show_all_keys(window: Navigator) -> None:
    """Show what the keys do, or put the list away again."""
    table = window.game.table if window.game is not None and window.page is window.game else None
    game = window.game.session.match.game if window.game is not None and table is not None else None
    explain = table.explain if table is not None and table.help.explanations() else None
    change = (lambda: window.show_page("keys")) if TINKERERS.are_served else None
    show_keys(window.page, all_keys(game, table), explain, change)
