"""The Elo of the computer players in games that were kept: those of `hamster-table bots` and of `strength`, `--out`.

Only complete blocks count, as in the bars they were played for; tables of any size stand on one scale
(`hamster_table/engine/arena/ladder.py`). Nothing is played.

    python -m benchmarks ladder benchmarks/results/hamsterrolle_*.jsonl
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from benchmarks import machine
from hamster_table.engine.arena.bouts import Block, Bout, bouts
from hamster_table.engine.arena.games_file import GamesFile
from hamster_table.engine.arena.ladder import ladder


def kept_blocks(paths: Iterable[Path]) -> list[Block]:
    """The complete blocks of all files, each block once. Raises `InputError` where a line is no game."""
    found = []
    for path in paths:
        kept = GamesFile(path)
        # The games of a block have one seed; any of them says which the others are.
        firsts: dict[str, Bout] = {}
        for line in path.read_text(encoding="ascii").splitlines():
            form = json.loads(line)
            firsts.setdefault(form["seed"], Bout(form["game"], tuple(form["players"]), form["seed"]))
        for seed, first in firsts.items():
            planned = [
                replace(bout, seed=seed) for bout in bouts(first.game, first.players, "", len(first.players), {})
            ]
            outcomes = [kept.outcome(bout) for bout in planned]
            if all(outcomes):
                found.append(Block(tuple(planned), tuple(one for one in outcomes if one)))
    return found


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks ladder", description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="+", type=Path, help="files of games")
    chosen = parser.parse_args(arguments)
    # Asked first, since `GamesFile` makes a file that is not there.
    if missing := [str(path) for path in chosen.files if not path.is_file()]:
        parser.error(f"there is no {', '.join(missing)}")
    machine.title("Elo of the players in the games that were kept")
    by_game: dict[str, list[Block]] = defaultdict(list)
    for block in kept_blocks(chosen.files):
        by_game[block.bouts[0].game].append(block)
    for game, found in by_game.items():
        print(f"  {game}: {len(found)} blocks")
        for rung in ladder(found):
            print(f"    {rung.name:8s} {rung.elo:+6.0f} +- {rung.error:4.0f}  ({rung.games} games)")


if __name__ == "__main__":
    main()
