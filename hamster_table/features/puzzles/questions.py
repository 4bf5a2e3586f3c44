"""What a game gives this room: the questions of its puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hamster_table.engine.game import Game
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Step
from hamster_table.features import given

ANY = N_("What is best now?")
"""The question where a game has no other."""


@dataclass(frozen=True, slots=True)
class Questions:
    """The questions of the puzzles of a game."""

    of: Mapping[type[Step[Any, Any]], str]
    """By the step at which somebody chooses: one sentence in English."""


def question_of(game: Game, step: Step[Any, Any]) -> str:
    """The question at a step, in English."""
    found = given("puzzles", game.id, Questions)
    return found.of.get(type(step), ANY) if found is not None else ANY
