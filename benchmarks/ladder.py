"""The Elo of the computer players in games that were kept: those of `hamster-table bots` and of `strength`, `--out`.

Only complete blocks count, as in the bars they were played for; tables of any size stand on one scale
(`hamster_table/engine/arena/ladder.py`). Nothing is played.

    python -m benchmarks ladder benchmarks/results/run-hamster-run_*.jsonl
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from benchmarks import machine
from hamster_table.engine.arena.bouts import Block, Bout, bouts
from hamster_table.engine.arena.games_file import games_in
from hamster_table.engine.arena.ladder import ladder
from hamster_table.engine.i18n import InputError


def kept_blocks(paths: Iterable[Path]) -> list[Block]:
    """The complete blocks in these files. Raises `InputError` where a line is no game, and `OSError`."""
    outcomes = {bout: outcome for path in paths for bout, outcome in games_in(path)}
    found: dict[frozenset[Bout], Block] = {}
    for bout in outcomes:
        # Any game of a block says which the others are: the same players, moved on.
        rotations = bouts(bout.game, bout.players, "", len(bout.players), {})
        block = tuple(replace(bout, players=one.players) for one in rotations)
        if all(one in outcomes for one in block):
            found.setdefault(frozenset(block), Block(block, tuple(outcomes[one] for one in block)))
    return list(found.values())


def groups(blocks: Iterable[Block]) -> list[list[Block]]:
    """The blocks of each game, apart where their players have met neither each other nor a common rival: games say
    nothing of how strong such players are beside each other."""
    found: list[tuple[str, set[str], list[Block]]] = []
    for block in blocks:
        game, players = block.bouts[0].game, set(block.bouts[0].players)
        linked = [group for group in found if group[0] == game and group[1] & players]
        found = [group for group in found if group not in linked]
        members = [one for _, _, others in linked for one in others]
        found.append((game, players.union(*(names for _, names, _ in linked)), [*members, block]))
    return [members for _, _, members in sorted(found, key=lambda group: (group[0], sorted(group[1])))]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks ladder", description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="+", type=Path, help="files of games")
    chosen = parser.parse_args(arguments)
    try:
        blocks = kept_blocks(chosen.files)
    except (InputError, OSError) as error:
        parser.error(str(error))
    if not blocks:
        parser.error("there is no complete block of games of this version in these files")
    machine.title("Elo of the players in the games that were kept")
    for found in groups(blocks):
        game = found[0].bouts[0].game
        print(f"  {game}: {len(found)} blocks")
        for rung in ladder(found):
            print(f"    {rung.name:8s} {rung.elo:+6.0f} +- {rung.error:4.0f}  ({rung.games} games)")


if __name__ == "__main__":
    main()
