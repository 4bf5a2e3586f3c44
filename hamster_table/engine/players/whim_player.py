"""Whim: plays as a child does, mostly sensibly, and now and then what takes its fancy."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State


@dataclass(frozen=True, slots=True)
class WhimPlayer:
    """Plays the game's policy, and its fancies as often as the game says.

    A fancy is an action that no table would call a slip: it may be weak, but never looks broken. A game without a
    policy is played at random; one without fancies has no weaker action to name, and is played by its policy.
    """

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        if game.policy is None:
            return view.agenda[-1].sample(view, seat, rng)
        # Drawn always, so that the luck of what follows does not depend on whether there is a fancy.
        has_fancy = 100 * rng.random() < game.fancies
        fancy = game.fancy(view, seat, rng) if has_fancy and game.fancy is not None else None
        return game.policy(view, seat, rng) if fancy is None else fancy
