"""Examples of the rules: positions that the table of a game draws, and what they show."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import CHANCE, Action, Seat, State
from hamster_table.engine.match import Match
from hamster_table.views.board.items import Spot

NAMES = "Mira", "Jonas", "Edda", "Rusty", "Pip"
"""Who sits at the table of an example."""
WIDTH = 420
"""How wide its picture is, in pixels at 100 %."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position that shows what a chapter is about."""

    caption: str
    """What the picture shows, in English: one reads it below, or hears it."""
    position: Callable[[], State]
    """Lays the position."""
    asked: Seat | None = None
    """Whose choices glow on the table; None: nobody's, and all is seen as everybody may see it."""
    around: tuple[Spot, ...] = ()
    """The picture shows these places of the table; (): all of it."""
    height: int = 236
    """How high its picture is, in pixels at 100 %."""
    gesture: Callable[[Any], None] | None = None
    """What the hand of who is asked does at the table before the picture is drawn, such as to hold a piece."""
    margin: float = 26.0
    """So much is seen round the places that it shows, in pixels of the table."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game that nobody in particular plays: the first at which seat 0 is asked this."""

    step: str
    """The class of the step, by its name."""
    round: int = 0
    """Not before this round."""
    choices: tuple[str, ...] = ()
    """Kinds of actions that are among the choices, by the names of their classes."""

    def holds(self, match: Match) -> bool:
        """Whether the match has come to it."""
        number = match.game.round(match.state) if match.game.round is not None else 0
        if number < self.round or 0 not in match.waiting or type(match.state.agenda[-1]).__name__ != self.step:
            return False
        return {*self.choices} <= {type(action).__name__ for action in match.actions(0)}


Choose = Callable[[Match, Seat, random.Random], Action]


def choose_at_random(match: Match, seat: Seat, luck: random.Random) -> Action:
    """A random legal action."""
    return match.state.agenda[-1].sample(match.state, seat, luck)


def choose_by_policy(match: Match, seat: Seat, luck: random.Random) -> Action:
    """The action that the game's own rule of thumb chooses."""
    assert match.game.policy is not None
    return match.game.policy(match.view(seat), seat, luck)


def play_until(
    game: Game | str,
    until: Callable[[Match], bool],
    seed: str,
    seats: int = len(NAMES),
    choose: Choose = choose_at_random,
    setup: Mapping[str, str] | None = None,
    luck: str = "",
) -> Match:
    """A match in which everybody plays, up to the moment when something holds, or to the end. *luck* is that of those
    who choose; "": of the seed."""
    match = Match.new(game, seats, setup, seed=seed)
    while match.waiting and not until(match):
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, choose(match, seat, random.Random(f"{luck or seed}/{len(match.ledger)}")))
    return match


LUCKS = 40
"""A moment is looked for in so many games."""


def reached(game: Game, seats: int, moment: Moment, setup: Mapping[str, str]) -> State:
    """The state at a moment, of the first game of the policy that comes to it. Raises `ValueError` when none does."""
    for luck in range(LUCKS):
        match = play_until(game, moment.holds, f"example/{luck}", seats, choose_by_policy, setup, f"{luck}")
        if match.waiting:
            return match.state
    raise ValueError(f"No game comes to {moment}.")
