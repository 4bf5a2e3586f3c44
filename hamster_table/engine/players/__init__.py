"""The computer players: Whim, Steady and Sharp, for every game.

A player gets what a person in its seat would see, never the state.

>>> from hamster_table.engine import Match
>>> match = Match.new("run-hamster-run", seats=2, seed="7")
>>> while match.waiting == (-1,):
...     events = match.chance()
>>> (seat,) = match.waiting
>>> action = player("whim").choose(match.game, match.view(seat), seat, random.Random(1))
>>> match.refusal(seat, action) is None
True
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Protocol

from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.game import Game
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Seat, State
from hamster_table.engine.players.policy_player import PolicyPlayer
from hamster_table.engine.players.random_player import RandomPlayer
from hamster_table.engine.players.rollout_player import RolloutPlayer

__all__ = ["NAMES", "Player", "Stop", "never", "player"]


class Player(Protocol):
    """Whoever can choose for a seat."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        """What to do in *seat*, of which *view* is seen. Equal views and equal luck give equal answers, unless *stop*
        cuts the thinking short."""


NAMES: Mapping[str, str] = {
    "whim": N_("Does anything the rules allow, at random. Good company for a first game."),
    "steady": N_("Follows sound rules of thumb, at once. Never plans, and now and then its mind wanders."),
    "sharp": N_("Tries its ideas out in hundreds of imagined games before it acts. Sees no more than you do."),
}
"""The players there are, the weakest first, and an honest line about each."""

_PLAYERS: Mapping[str, Callable[[], Player]] = {"whim": RandomPlayer, "steady": PolicyPlayer, "sharp": RolloutPlayer}


def player(name: str) -> Player:
    """The player of that name. Raises `ValueError` when there is none."""
    if name not in _PLAYERS:
        raise ValueError(f"There is no player called {name[:40]!r}. There is {', '.join(NAMES)}.")
    return _PLAYERS[name]()
