"""What the buttons and keys of the page in front do, as menus: each command with its key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from hamster_table.models.keys import Command
from hamster_table.models.texts import capital, translate
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.board.table_info import commands_of
from hamster_table.views.text.plain_text import menu_text
from hamster_table.views.widgets.buttons import Pressable
from hamster_table.views.widgets.commands import EXPLAIN, LIBRARY_COMMANDS, in_every_game
from hamster_table.views.widgets.keyboard import key_text
from hamster_table.views.widgets.paper_menu import PaperMenu

if TYPE_CHECKING:
    from hamster_table.views.window.navigator import Navigator


def add_command_menus(menu: PaperMenu, window: Navigator) -> None:
    """Begin a menu with what can be done on the page in front: at a table, or with the kept games."""
    for name, commands in _commands_here(window):
        below = menu.submenu(name)
        for command in commands:
            do = deed_of(command, window)
            # Of the ways that are only told apart by their numbers, those that are there.
            if do is None and command.number > 1:
                continue
            action = below.addAction(with_key(capital(command.text), command))
            action.setEnabled(do is not None)
            if do is not None:
                action.triggered.connect(lambda _, do=do: do())


def with_key(text: str, command: Command) -> str:
    """The text of a menu with the key of a command, where it has one."""
    key = key_text(command)
    return f"{menu_text(text)}\t{key}" if key else menu_text(text)


def deed_of(command: Command, window: Navigator) -> Callable[[], object] | None:
    """What a command does on the page in front just now; None: nothing."""
    button = button_of(command, window.page)
    if button is not None:
        return None if button.is_off else button.press
    table = window.game.table if window.game is not None and window.page is window.game else None
    if table is not None and command is EXPLAIN and table.help.explanations():
        return table.explain
    if isinstance(table, BoardView) and any(one is command for one in table.keyboard.own_commands):
        return lambda: table.keyboard.use_command(command)
    return None


def button_of(command: Command, page: QWidget) -> Pressable | None:
    """The button of a page that can be seen and does this."""
    buttons = (one for one in page.findChildren(Pressable) if one.command is command and one.isVisible())
    return next(buttons, None)


def _commands_here(window: Navigator) -> list[tuple[str, Sequence[Command]]]:
    if window.game is not None and window.page is window.game:
        game = window.game.session.match.game
        found = commands_of(game)
        return [(translate("Menu", "Game"), in_every_game()), *([(game.title, found)] if found else [])]
    if any(button_of(command, window.page) is not None for command in LIBRARY_COMMANDS):
        return [(translate("Menu", "Saved game"), LIBRARY_COMMANDS)]
    return []
