"""Steady: plays by sound rules of thumb, without a search."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State


@dataclass(frozen=True, slots=True)
class PolicyPlayer:
    """Plays the game's policy, with slips now and then as people make them; where a game has none, at random."""

    is_human: bool = True
    """Whether it makes the slips of the game (`Game.slip`) as often as that says."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        if game.policy is None:
            return view.agenda[-1].sample(view, seat, rng)
        # Drawn always, so that the luck of what follows does not depend on whether there is a slip.
        may_slip = 100 * rng.random() < game.slips
        slip = game.slip(view, seat, rng) if self.is_human and may_slip and game.slip is not None else None
        return game.policy(view, seat, rng) if slip is None else slip
