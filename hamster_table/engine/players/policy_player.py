"""Steady, who follows sound rules of thumb and does not ponder."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State


@dataclass(frozen=True, slots=True)
class PolicyPlayer:
    """Plays the game's policy, but for some slips; where a game has none, whatever the rules allow."""

    error_rate: float = 0.1
    """How often its mind wanders, and it does anything the rules allow."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        if game.policy is None or rng.random() < self.error_rate:
            return view.agenda[-1].sample(view, seat, rng)
        return game.policy(view, seat, rng)
