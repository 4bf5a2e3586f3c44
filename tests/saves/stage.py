"""Record a game of Hamsterrolle in wood for the pictures: `python tests/saves/stage.py SEED`.

Wood takes its time, so the pictures are taken of a game that was played once. Whoever changes the measures of the
wood so that it cannot be replayed records another one.
"""

import random
import sys
from pathlib import Path

from hamster_table.engine import CHANCE, Match, save
from hamster_table.engine.hamsterrolle.ai import policy
from hamster_table.engine.hamsterrolle.events import TurnEnded

STAGED = Path(__file__).parents[2] / "resources" / "staged" / "hamsterrolle.hamster"
LEVELS = ("steady", "steady", "steady", "whim")


def main(seed, path=STAGED):
    match = Match.new("hamsterrolle", len(LEVELS), {"start": "first"}, seed=seed)
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            told = match.chance()
            print(*(f"{type(event).__name__}" for event in told if isinstance(event, TurnEnded)), told[-2:], flush=True)
            continue
        luck = random.Random(f"{seed}/{len(match.ledger)}")
        match.play(seat, policy.think(match.view(seat), seat, luck, LEVELS[seat], lambda: False))
    path.parent.mkdir(exist_ok=True)
    save(match, path, notes="Staged for pictures.")
    print(match.standing)


if __name__ == "__main__":
    main(sys.argv[1], *map(Path, sys.argv[2:]))
