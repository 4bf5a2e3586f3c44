"""What a game gives this room: how a position of it is read from a game on the table, and what is computed of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hamster_table.engine.cancellation import Stop
from hamster_table.engine.game import Game
from hamster_table.engine.position import PositionEntry, Problem, Values
from hamster_table.features import given


@dataclass(frozen=True, slots=True)
class Computed:
    """What a computation has found: values of computed fields, or what is wrong with what was entered."""

    values: Values
    problems: Sequence[Problem] = ()


@dataclass(frozen=True, slots=True)
class Computation:
    """Computes fields from those that are entered, such as how a wheel comes to rest. It may take seconds."""

    depends: Callable[[Any, Values], object]
    """What of the values it depends on, for a set-up: while that is equal, so is what it finds."""
    is_ready: Callable[[Any, Values], bool]
    """Whether what it depends on can be, by itself: the rest of the values may have problems."""
    run: Callable[[Any, Values, Stop, Callable[[int, int], object]], Computed]
    """Called with a set-up, values it is ready for, among which the computed ones are the last that were found, when to
    stop, and what is called with how much of how much is done. What it finds after a stop counts for nothing. With what
    it finds `PositionEntry.state` gives a state to be looked at, whatever is wrong with the rest."""
    says: str
    """What is said meanwhile, in English; `{done}` and `{all}` are filled with how much of how much is done."""
    refusals: Mapping[str, str] = field(default_factory=dict)
    """The sentences of what it finds wrong, as `Game.refusals` has those of the rules."""


@dataclass(frozen=True, slots=True)
class Editor:
    """How positions of a game are entered."""

    entry: PositionEntry
    read: Callable[[Any], Values | None]
    """The values of a view, or None where it shows a moment that cannot be entered."""
    computation: Computation | None = None
    """Computes the computed fields; None: there are none."""
    note: str = ""
    """What one has to know to enter it, in English; "": nothing."""

    def refusals(self, game: Game) -> Mapping[str, str]:
        """The sentences of all that can be wrong with a position of the game."""
        return game.refusals if self.computation is None else {**game.refusals, **self.computation.refusals}


def editor_of(game: Game) -> Editor | None:
    """That of a game; None: its positions cannot be entered."""
    return given("positions", game.id, Editor)
