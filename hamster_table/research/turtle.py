"""The turtle: a player that does as little as possible. Whoever has learned something wins against it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.game import Game
from hamster_table.engine.hamsterdam import actions as hd
from hamster_table.engine.kernel import Action, Seat, State
from hamster_table.engine.run_hamster_run import actions as rr

LIKES: Mapping[type[Action], Callable[[Any], int]] = {
    rr.Place: lambda action: action.square,
    rr.Allocate: lambda action: action.mettle,
    rr.Declare: lambda action: action.deed == rr.REST,
    rr.Stop: lambda action: 1,
    rr.Recover: lambda action: action.trait == rr.METTLE,
    rr.Stake: lambda action: action.trait == rr.METTLE,
    hd.Decline: lambda action: 1,
    hd.Done: lambda action: 1,
}
"""How much it likes an action; 0 where nothing is said."""


class Turtle:
    """In *Run, Hamster, Run!* it stands as far from the pit as it may, keeps all its pluck in Mettle, resists and
    rests. In *Hamsterdam* it deploys where the dice fall most, and then moves nobody and uses nothing."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        """Of the actions that it likes best the first one."""
        return max(view.agenda[-1].actions(view, seat), key=_liking)


def _liking(action: Action) -> int:
    like = LIKES.get(type(action))
    return 0 if like is None else like(action)
