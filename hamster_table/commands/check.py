"""`hamster-table check`: whether saved games are sound, and what is wrong with those that are not."""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import SaveError, read
from hamster_table.terminal.command import Parser
from hamster_table.terminal.language import complaint, printable, tr


def run(arguments: Sequence[str]) -> int:
    what = tr("Commands", "Check saved games for errors. The exit status is 0 if there are none, else 1.")
    parser = Parser("check", what)
    parser.add_argument("files", metavar=tr("Commands", "FILE"), nargs="+")
    flaws = 0
    for file in parser.parse_args(arguments).files:
        try:
            loaded = read(file)
        except SaveError as error:
            problem: SaveError | None = error
        else:
            problem = loaded.problem
        if problem:
            flaws += 1
            print(f"{printable(file)}: {complaint(problem)}")
        else:
            print(f"{printable(file)}: OK. {_told(loaded.match)}")
    return 1 if flaws else 0


def _told(match: Match) -> str:
    how = tr("Commands", "in play") if match.waiting else tr("Commands", "finished")
    words = tr("Commands", "{game}, %n seat(s), {how}, {entries} entries.", match.setup.seats)
    return words.format(game=match.game.title, how=how, entries=len(match.ledger))
