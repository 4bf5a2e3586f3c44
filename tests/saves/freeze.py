"""Store games as the present program writes them, once for every release: `python tests/saves/freeze.py 0.1`.

Later programs must open them all, so a stored file is never written again once its release is out.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from hamster_table.engine import games, save
from hamster_table.engine.storage.save_file import PlayerInfo
from tests.laws import setups
from tests.mutants import played

HERE = Path(__file__).parent
SITTERS = [
    PlayerInfo("Ada"),
    PlayerInfo("Zoë", "steady"),
    PlayerInfo("李", "sharp"),
    PlayerInfo("Bo", "whim"),
    PlayerInfo("Cy"),
]


def main(release):
    for game in games().values():
        for seats in game.seats:
            if game.setup.quick:
                keep(release, game, seats, {}, "begun", 8)
            for setup in setups(game, seats):
                keep(release, game, seats, setup, "middle", 40)
                keep(release, game, seats, setup, "end", 10_000)


def keep(release, game, seats, setup, name, entries):
    """Store a game as it stands after so many entries, unless that was done already."""
    path = HERE / f"{release}-{game.id}-{seats}{'-'.join(['', *setup.values()])}-{name}.hamster"
    if not path.exists():
        match = played(game, seats, f"{release}/{seats}", entries, setup)
        save(match, path, SITTERS[:seats], notes="Kept for later versions.")


if __name__ == "__main__":
    main(sys.argv[1])
