"""The puzzle of the day: the date takes one after the other out of all that there are."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from hashlib import blake2b

from hamster_table.engine.catalogue import games
from hamster_table.features.puzzles.puzzle_file import Puzzle, puzzles_of


def today() -> date:
    """The day where the computer is."""
    return datetime.now().astimezone().date()


def all_puzzles() -> tuple[Puzzle, ...]:
    """Those of all games, game by game, the easiest first."""
    return tuple(puzzle for game in games() for puzzle in puzzles_of(game))


def puzzle_of_the_day(day: date, puzzles: Sequence[Puzzle]) -> Puzzle:
    """That of a day; each comes once before one comes again."""
    # Well mixed: easy days and hard ones, and all games in turn.
    mixed = sorted(puzzles, key=lambda one: blake2b(one.id.encode(), digest_size=8).digest())
    return mixed[day.toordinal() % len(mixed)]
