"""A computer player with a temper (`engine/tempers.py`)."""

from __future__ import annotations

import random
from dataclasses import dataclass, fields, replace

from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.game import Game, Player
from hamster_table.engine.kernel import Action, Seat, State


@dataclass(frozen=True, slots=True)
class TemperedPlayer:
    """Plays as another one would who likes what its temper likes."""

    player: Player
    temper: str
    """One of `Game.tempers`."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        manner = game.tempers[self.temper]
        own = {field.name: getattr(manner, field.name) for field in fields(manner)}
        return self.player.choose(replace(game, **own), view, seat, rng, stop)
