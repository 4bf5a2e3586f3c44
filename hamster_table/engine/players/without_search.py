"""The players that search nothing: by rules of thumb, as a child does, and at random."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Takes any action the rules allow, each as likely as the next: the yardstick of the others."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        return view.agenda[-1].sample(view, seat, rng)


@dataclass(frozen=True, slots=True)
class PolicyPlayer:
    """Steady: plays the game's policy, with slips now and then as people make them; where there is none, at random."""

    is_human: bool = True
    """Whether it makes the slips of the game (`Game.slip`) as often as that says."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        if game.policy is None:
            return view.agenda[-1].sample(view, seat, rng)
        # Drawn always, so that the luck of what follows does not depend on whether there is a slip.
        may_slip = 100 * rng.random() < game.slips
        slip = game.slip(view, seat, rng) if self.is_human and may_slip and game.slip is not None else None
        return game.policy(view, seat, rng) if slip is None else slip


@dataclass(frozen=True, slots=True)
class WhimPlayer:
    """Whim: plays the game's policy, and its fancies as often as the game says.

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
