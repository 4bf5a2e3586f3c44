"""Store games as the present program writes them, once for every release: `python tests/saves/freeze.py 0.1`.

Later programs must open them all, so a stored file is never written again once its release is out.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from laws import setups
from mutants import played

from hamster_table.engine import games, save
from hamster_table.engine.record import Sitter

HERE = Path(__file__).parent
SITTERS = [Sitter("Ada"), Sitter("Zoë", "steady"), Sitter("李", "sharp"), Sitter("Bo", "whim"), Sitter("Cy")]


def main(release):
    for game in games().values():
        for seats in game.seats:
            for setup in setups_to_keep(game, seats):
                for entries in (40, 10_000):
                    choice = "-".join(["", *setup.values()])
                    name = f"{release}-{game.id}-{seats}{choice}-{'middle' if entries == 40 else 'end'}.hamster"
                    if not (HERE / name).exists():
                        match = played(game, seats, f"{release}/{seats}", entries, setup)
                        save(match, HERE / name, SITTERS[:seats], notes="Kept for later versions.")


def setups_to_keep(game, seats):
    """Every choice; a slow game also at its own pace."""
    if game.setup.quick:
        yield {}
    yield from setups(game, seats)


if __name__ == "__main__":
    main(sys.argv[1])
