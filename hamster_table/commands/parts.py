"""`hamster-table parts`: what is printed on the parts of your own box, where it differs from ours."""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table import custom_parts
from hamster_table.commands import Parser
from hamster_table.engine.catalogue import find


def run(arguments: Sequence[str]) -> int:
    parser = Parser("parts", "Check your own card file, and show what it changes and where it is.")
    parser.add_argument("game", metavar="GAME", help="the id of a game with cards of your own: hamsterdam")
    parser.add_argument(
        "--begin", action="store_true", help="create the file with the program's cards, for you to edit"
    )
    options = parser.parse_args(arguments)
    game = find(options.game)
    if options.begin:
        print(f"{custom_parts.begin(game)}: created with the program's cards. Edit it; new games use it.")
        return 0
    path = custom_parts.file_of(game)
    if path is None:
        raise ValueError(f"{game.title} has no cards of your own")
    changes = custom_parts.read(game)
    if changes is None:
        print(f"{path}: no such file. New games use the program's cards; --begin creates the file.")
    else:
        print(f"{path}: OK. {changes_summary(changes)}")
    return 0


def changes_summary(changes: str) -> str:
    """What such a file changes, in a sentence."""
    return f"New games use these changes: {changes}" if changes else "It is the same as the program's cards."
