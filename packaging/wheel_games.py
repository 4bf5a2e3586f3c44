#!/usr/bin/env python3
"""Games of the wheel that are played on one machine and opened on another, where they must be the same.

    .venv/bin/python packaging/wheel_games.py play FOLDER 20    plays so many and keeps them there
    .venv/bin/python packaging/wheel_games.py open FOLDER       replays what is kept there

Both print, a line of JSON for each game, the digests of the state before each entry of the ledger and at the end. How
wood comes to rest is found with floats, which no two systems must round alike, and is then an entry of the ledger, in
whole numbers: from a ledger every machine must come to the same states. Where a game is opened, each of its rests is
found anew as well, and it is counted how many are the same; that is no more than good to know.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from hamster_table.engine import Match
from hamster_table.engine.codec import digest
from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import Settle
from hamster_table.engine.storage.save_file import read, save
from tests.mutants import played

RECKONED = 4
"""Every fourth of them is without wood: simple rules reckon where the pieces come to lie."""


def play(folder: Path, games: int) -> Iterator[dict[str, object]]:
    """Play games to their end, at random, with two, three and four seats, and keep them."""
    for n in range(games):
        setup = {} if n % RECKONED else GAME.setup.quick
        match = played(GAME, GAME.seats[n % len(GAME.seats)], f"wheel/{n}", sys.maxsize, setup)
        save(match, folder / f"{n:02}.hamster")
        yield {"digests": digests(match)}


def open_all(folder: Path) -> Iterator[dict[str, object]]:
    """Replay all games that are kept there."""
    for file in sorted(folder.glob("*.hamster")):
        loaded = read(file)
        if loaded.problem:
            raise loaded.problem
        found = [*rests(loaded.match)]
        yield {"digests": digests(loaded.match), "rests": len(found), "same": sum(found)}


def digests(match: Match) -> list[str]:
    """That of the state before each entry of the ledger, and at the end."""
    return [digest(match.state_at(n)) for n in range(len(match.ledger) + 1)]


def rests(match: Match) -> Iterator[bool]:
    """For each rest of wood: whether it comes so again."""
    for n, entry in enumerate(match.ledger):
        if isinstance(entry[1], Settle) and match.state.wood:
            again = match.branch(n)
            again.chance()
            yield again.ledger[n] == entry


if __name__ == "__main__":
    what, place, *number = sys.argv[1:]
    for game in play(Path(place), int(*number)) if what == "play" else open_all(Path(place)):
        print(json.dumps(game), flush=True)
