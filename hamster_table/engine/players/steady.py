"""Steady, who follows a few sound rules and never ponders."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State
from hamster_table.engine.players.stop import Stop, never


@dataclass(frozen=True, slots=True)
class Steady:
    """Plays the game's policy; where a game has none, whatever the rules allow."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        if game.policy is None:
            return view.agenda[-1].sample(view, seat, rng)
        return game.policy(view, seat, rng)
