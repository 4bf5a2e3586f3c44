"""What a game gives this room: the questions of its puzzles, and how their answers are spoken of and shown."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from hamster_table.engine.codec import canonical
from hamster_table.engine.game import Game
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Seat, Step
from hamster_table.engine.match import Match
from hamster_table.features import given
from hamster_table.features.puzzles.puzzle_file import OWN, Puzzle

ANY = N_("What is best now?")
"""The question where a game has no other."""
MOST = 3
"""So many costly choices of each person are told."""
Mistakes = Callable[[Match, Collection[Seat], Callable[[int, int], object]], list[Puzzle]]
"""The costliest choices of these seats in a match that is over, those of each seat in their order, without the entries
that lead to them. It is told how much is done, of all."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What is said of how good the answers are, in English; `own` and `cost` of what was chosen in a game of one's
    own."""

    best: str = N_("The best answer wins {best} of 100 games.")
    wrong: str = N_("That wins {wins} of 100 games. Another answer wins {best}.")
    explained: str = N_("{answer}: that wins {best} of 100 games. The next best, {second}, wins {wins}.")
    own: str = N_("{answer}: that wins {best} of 100 games, the choice in the game {wins}.")
    cost: str = N_("It wins {n} of 100 games fewer than the best answer.")


@dataclass(frozen=True, slots=True)
class Questions:
    """The questions of the puzzles of a game."""

    of: Mapping[type[Step[Any, Any]], str] = field(default_factory=dict)
    """By the step at which somebody chooses: one sentence in English."""
    aims: Mapping[str, str] = field(default_factory=dict)
    """By what a good answer leads to, for puzzles that say so; these are asked instead."""
    advice: Mapping[str, str] = field(default_factory=dict)
    """By the same: where to look, as a hint that speaks of no answer."""
    worth: Worth = Worth()
    offer: Callable[[Any, Sequence[Action]], Any] | None = None
    """Draws the answers on a table, with their numbers from 1, and returns the item; then one of them is chosen by its
    number. None: an answer is anything that can be done at the table."""
    mistakes: Mistakes | None = None
    """What was costly in a game that is over, where that is not found by games that are imagined to their end."""
    left_out: str = ""
    """Which choices are not looked at for that, in a sentence in English."""


def questions_of(game: Game) -> Questions:
    """Those of a game; none where it has none."""
    return given("puzzles", game.id, Questions) or Questions()


def question_of(game: Game, step: Step[Any, Any], aim: str = "") -> str:
    """The question at a step, in English."""
    found = questions_of(game)
    return found.aims.get(aim) or found.of.get(type(step), ANY)


def own_name(match: Match, n: int) -> str:
    """The name of a question that the n-th entry of a game of one's own has answered."""
    played = canonical([match.game.id, match.setup.chosen(), match.seed])
    return f"{OWN}{blake2b(played, digest_size=6).hexdigest()}/{n}"
