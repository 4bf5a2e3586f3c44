"""`hamster-table parts`: what is printed on the parts of your own box, where it differs from ours."""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table import own_parts
from hamster_table.commands import Parser
from hamster_table.engine.catalogue import find


def run(arguments: Sequence[str]) -> int:
    parser = Parser("parts", "Say whether your own file of parts is sound, what it changes, and where it lies.")
    parser.add_argument("game", metavar="GAME", help="the id of a game with such parts: hamsterdam")
    parser.add_argument("--begin", action="store_true", help="put our table there, to be changed by you")
    options = parser.parse_args(arguments)
    game = find(options.game)
    if options.begin:
        print(f"{own_parts.begin(game)}: our table lies there now. Change it; new games are played with it.")
        return 0
    path = own_parts.file_of(game)
    if path is None:
        raise ValueError(f"{game.title} has no parts of one's own")
    changes = own_parts.read(game)
    if changes is None:
        print(f"{path}: there is no such file. New games are played with our parts; --begin makes the file.")
    else:
        print(f"{path}: sound. {changes_summary(changes)}")
    return 0


def changes_summary(changes: str) -> str:
    """What such a file changes, in a sentence."""
    return f"New games are played with these changes: {changes}" if changes else "It says what our table says."
