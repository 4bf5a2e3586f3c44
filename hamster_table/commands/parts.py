"""`hamster-table parts`: what is printed on the parts of your own box, where it differs from ours."""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table.engine.catalogue import find
from hamster_table.engine.game import Game
from hamster_table.engine.i18n import InputError
from hamster_table.models.storage import custom_parts
from hamster_table.terminal.command import Parser
from hamster_table.terminal.language import marked, tr


def run(arguments: Sequence[str]) -> int:
    parser = Parser("parts", tr("Commands", "Check your own card file, and show what it changes and where it is."))
    which = tr("Commands", "the id of a game with cards of your own: hamsterdam")
    parser.add_argument("game", metavar=tr("Commands", "GAME"), help=which)
    begin = tr("Commands", "create the file with the program's cards, for you to edit")
    parser.add_argument("--begin", action="store_true", help=begin)
    options = parser.parse_args(arguments)
    game = find(options.game)
    if options.begin:
        created = tr("Commands", "{path}: created with the program's cards. Edit it; new games use it.")
        print(created.format(path=custom_parts.begin(game)))
        return 0
    path = custom_parts.file_of(game)
    if path is None:
        raise InputError(custom_parts.NO_CARDS, game=game.title)
    changes = custom_parts.read(game)
    if changes is None:
        missing = tr("Commands", "{path}: no such file. New games use the program's cards; --begin creates the file.")
        print(missing.format(path=path))
    else:
        print(f"{path}: OK. {_summary(game, changes)}")
    return 0


def _summary(game: Game, changes: str) -> str:
    """What such a file changes, in a sentence."""
    if not changes:
        return tr("NewGame", "It is the same as the program's cards.")
    return tr("Commands", "New games use these changes: {changes}").format(
        changes=custom_parts.told(game, changes, marked)
    )
