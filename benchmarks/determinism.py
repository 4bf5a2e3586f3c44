"""The same games in other processes: other hash seeds, lands, zones, with assertions off, under other Pythons.

Each process plays the same random games and adds up a hash of everything: the state after every entry, the story as
each seat may know it, the printed sheets, the points of graphs. All must come to the same one. At one entry of every
game, drawn anew for each, the match is saved, opened, and played on from the file.

python3 dev.py bench determinism [--games N] [--python OTHER ...]
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks import machine

ROOT = Path(__file__).parents[1]
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
# Turkish has an i of its own, Kiritimati is half a day ahead of Europe, and PYTHONOPTIMIZE drops assertions.
ENVIRONMENTS: tuple[dict[str, str], ...] = (
    {"PYTHONHASHSEED": "0"},
    {"PYTHONHASHSEED": "1", "LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati"},
    {"PYTHONHASHSEED": "random", "LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Kolkata"},
    {"PYTHONHASHSEED": "random", "PYTHONOPTIMIZE": "1", "LC_ALL": "C", "TZ": "America/New_York"},
)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks determinism", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each game")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--python", action="append", default=[], help="another Python that has what the engine needs")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.child:
        print(hash_of_all(range(chosen.first, chosen.first + chosen.games)))
        return 0
    machine.title(f"{chosen.games} random games of each game, hashed whole in other processes")
    ways = [(sys.executable, environment) for environment in ENVIRONMENTS]
    ways += [(python, ENVIRONMENTS[0]) for python in chosen.python]
    found = set()
    for python, environment in ways:
        begun = time.perf_counter()
        found.add(answer := run(python, environment, chosen))
        words = " ".join(f"{name}={value}" for name, value in environment.items())
        print(f"  {answer}  {time.perf_counter() - begun:6.1f} s  {Path(python).name} {words}", flush=True)
    print(f"  different: {len(found) - 1}; afterwards: {machine.load()}")
    return 0 if len(found) == 1 else 1


def run(python: str, environment: dict[str, str], chosen: argparse.Namespace) -> str:
    """What a process of its own comes to."""
    command = [python, "-m", "benchmarks.determinism", "--child"]
    command += ["--games", str(chosen.games), "--first", str(chosen.first)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True)
    return done.stdout.strip() or done.stderr.strip().splitlines()[-1]


def hash_of_all(numbers: range) -> str:
    """The hash of all games."""
    from hamster_table.engine import games

    whole = hashlib.blake2b(digest_size=16)
    for game in games().values():
        for n in numbers:
            seats = game.seats[n % len(game.seats)]
            for part in parts_of(game, seats, n):
                whole.update(part.encode())
    return whole.hexdigest()


def parts_of(game, seats: int, n: int):  # type: ignore[no-untyped-def]
    """Everything that can be said of one random game."""
    from hamster_table.engine import CHANCE, Match
    from hamster_table.engine.codec import canonical, to_json
    from hamster_table.engine.storage.save_file import pack, unpack
    from hamster_table.features import given

    match, rng = Match.new(game, seats, game.setup.quick, seed=f"determinism/{n}"), random.Random(n)
    # One of the first 64 entries; a shorter game is not saved at all.
    saved_at = rng.getrandbits(6)
    while match.waiting:
        if len(match.ledger) == saved_at:
            match = unpack(pack(match)).match
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
        yield match.digest
    for viewer in (None, *range(seats)):
        for length, event in match.story_of(viewer):
            yield f"{length}{type(event).__name__}{canonical(to_json(event))!r}"
    prints = given("printing", game.id, object)
    for make in prints.sheets.values() if prints else ():
        yield repr(make(match.view(None), NAMES[:seats], match.story_of(None)))
    if graphs := given("statistics", game.id, object):
        yield repr(graphs.of(match.story_of(None), seats))


if __name__ == "__main__":
    raise SystemExit(main())
