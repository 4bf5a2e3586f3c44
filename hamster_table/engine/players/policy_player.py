"""Steady: plays by sound rules of thumb, without a search."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State


@dataclass(frozen=True, slots=True)
class PolicyPlayer:
    """Plays the game's policy, with random actions now and then; where a game has none, at random."""

    error_rate: float = 0.1
    """The probability of a random legal action instead of the policy's."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        if game.policy is None or rng.random() < self.error_rate:
            return view.agenda[-1].sample(view, seat, rng)
        return game.policy(view, seat, rng)
