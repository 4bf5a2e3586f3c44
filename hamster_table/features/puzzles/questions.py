"""What a game gives this room: the questions of its puzzles, and how their answers are spoken of and shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hamster_table.engine.game import Game
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Step
from hamster_table.features import given

ANY = N_("What is best now?")
"""The question where a game has no other."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What is said of how good the answers are, in English."""

    best: str = N_("The best answer wins {best} of 100 games.")
    wrong: str = N_("That wins {wins} of 100 games. Another answer wins {best}.")
    explained: str = N_("{answer}: that wins {best} of 100 games. The next best, {second}, wins {wins}.")


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


def questions_of(game: Game) -> Questions:
    """Those of a game; none where it has none."""
    return given("puzzles", game.id, Questions) or Questions()


def question_of(game: Game, step: Step[Any, Any], aim: str = "") -> str:
    """The question at a step, in English."""
    found = questions_of(game)
    return found.aims.get(aim) or found.of.get(type(step), ANY)
