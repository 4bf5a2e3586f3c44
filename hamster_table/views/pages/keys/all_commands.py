"""All commands of the program, and which keys may be chosen for them."""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.catalogue import games
from hamster_table.models.keys import Command, chosen_key, rivals
from hamster_table.models.texts import translate
from hamster_table.views.board.table_info import commands_of
from hamster_table.views.widgets.commands import LIBRARY_COMMANDS, everywhere, in_every_game
from hamster_table.views.widgets.keyboard import is_free_key


def groups() -> list[tuple[str, tuple[Command, ...]]]:
    """All commands of the program by where they hold, with the name of that place."""
    return [
        (translate("Keys", "Everywhere"), everywhere()),
        (translate("Keys", "In every game"), in_every_game()),
        (translate("Keys", "Saved games"), LIBRARY_COMMANDS),
        *((game.title, found) for game in games().values() if (found := commands_of(game))),
    ]


def all_commands() -> list[Command]:
    """All commands of the program."""
    return [command for _, commands in groups() for command in commands]


def usable(chosen: Mapping[str, str]) -> dict[str, str]:
    """The keys of a choice that can be used; every other command keeps its usual key."""
    commands = {command.id: command for command in all_commands()}
    good = {id: key for id, key in chosen.items() if id in commands and may_have(commands[id], key)}
    # The one that was chosen last gives way, until no two are left that clash.
    while clash := next((id for id in reversed(good) if rivals(commands.values(), good, commands[id])), ""):
        del good[clash]
    return {id: key for id, key in good.items() if key != commands[id].usual}


def may_have(command: Command, key: str) -> bool:
    """Whether a key may be that of a command, whatever others have it."""
    return key == command.usual or is_free_key(key, command)


def with_key(chosen: Mapping[str, str], command: Command, key: str) -> dict[str, str]:
    """The choice with this key for a command; a usual key is none that is chosen."""
    rest = {id: other for id, other in chosen.items() if id != command.id}
    return rest if key == command.usual else rest | {command.id: key}


def swapped(chosen: Mapping[str, str], command: Command, other: Command, key: str) -> dict[str, str] | None:
    """The choice with *key* for a command, and the one it had for the *other*; None: that would make a clash."""
    old = chosen_key(chosen, command)
    new = with_key(with_key(chosen, command, key), other, old)
    commands = all_commands()
    is_fine = old and may_have(other, old) and not any(rivals(commands, new, one) for one in (command, other))
    return new if is_fine else None
