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

    error_rate: float | None = None
    """The probability of a random legal action instead of the policy's; None: what the game says (`Game.slips`)."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        error_rate = game.slips / 100 if self.error_rate is None else self.error_rate
        if game.policy is None or rng.random() < error_rate:
            return view.agenda[-1].sample(view, seat, rng)
        return game.policy(view, seat, rng)
