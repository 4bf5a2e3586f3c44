"""The costliest choices of finished games, and which of their questions were solved, kept as analyses are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from hamster_table import __version__
from hamster_table.engine.match import Match
from hamster_table.engine.storage.rows import Played
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.puzzles.mistakes import PERSON, VERSION, moment_of
from hamster_table.features.puzzles.puzzle_file import Puzzle
from hamster_table.features.puzzles.questions import own_name
from hamster_table.models.storage.kept_studies import KeptStudies

MISTAKES = KeptStudies("mistakes")


@dataclass(frozen=True, slots=True)
class Found:
    """What was found in a game."""

    puzzles: tuple[Puzzle, ...] = ()
    """Without the entries that lead to their questions."""
    solved: frozenset[str] = frozenset()
    """The names of those whose answers somebody has found."""


def load(match: Match, players: Sequence[PlayerInfo]) -> Found | None:
    """What was found in a match that these have played; None where there is nothing of this version that fits it."""
    try:
        form = MISTAKES.load(match, _versions(match, players))
        puzzles = msgspec.convert(form["puzzles"], tuple[Puzzle, ...])
        solved = msgspec.convert(form["solved"], frozenset[str])
        fits = all(_fits(match, one) for one in puzzles)
    except (OSError, ValueError, TypeError, LookupError, RecursionError):
        return None
    return Found(puzzles, solved) if fits else None


def keep(match: Match, players: Sequence[PlayerInfo], found: Found) -> None:
    """Keep what was found in a match that these have played."""
    form = {"puzzles": [msgspec.to_builtins(one) for one in found.puzzles], "solved": sorted(found.solved)}
    MISTAKES.keep(match, _versions(match, players), form)


def delete(played: Played) -> None:
    """Delete what was found in a game that was deleted, if anything was."""
    MISTAKES.delete(played)


def _fits(match: Match, puzzle: Puzzle) -> bool:
    """Whether a puzzle asks what somebody did in the match. Raises `ValueError` or `LookupError`."""
    n, own = moment_of(puzzle), msgspec.structs.replace(puzzle, game=match.game.id)
    seat, done = match.ledger[n]
    is_ours = n >= 0 and puzzle.name == own_name(match, n) and puzzle.seats == match.setup.seats
    return is_ours and puzzle.seat == seat and own.action(puzzle.whim) == done and done in own.actions


def _versions(match: Match, players: Sequence[PlayerInfo]) -> list[object]:
    """All that it depends on besides the match: whose choices are searched, and the search changes with the program
    only."""
    persons = [seat for seat, player in enumerate(players) if player.kind == PERSON]
    return [VERSION, __version__, match.game.rules, persons]
