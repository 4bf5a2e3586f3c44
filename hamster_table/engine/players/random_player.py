"""Plays any legal action, at random: the yardstick of the others."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Takes any action the rules allow, each as likely as the next."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        return view.agenda[-1].sample(view, seat, rng)
