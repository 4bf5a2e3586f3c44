"""The computer players of Hamsterrolle: rank places by a quick estimate, try and imagine the best, place with noise.

All values are in pieces: one built is one fewer in the supply (+1), each that falls is one more (-1).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from hamster_table.engine.cancellation import never
from hamster_table.engine.game import Game, Rejected
from hamster_table.engine.hamsterrolle.actions import LEFT, Build, Drop, Face, Pass, Reach
from hamster_table.engine.hamsterrolle.ai.ideas import ideas
from hamster_table.engine.hamsterrolle.ai.laying import Layer, try_with_noise
from hamster_table.engine.hamsterrolle.ai.noise import add_noise
from hamster_table.engine.hamsterrolle.ai.physics_trial import Stop
from hamster_table.engine.hamsterrolle.ai.skills import SKILLS, Skill
from hamster_table.engine.hamsterrolle.setup import ChooseSide
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn, dropped
from hamster_table.engine.kernel import Action, Seat, State


def choose(view: Hamsterrolle, seat: Seat, rng: random.Random) -> Action:
    """A sensible action for a seat: what the player "steady" does."""
    return think(view, seat, rng, "steady", never)


def think(view: Hamsterrolle, seat: Seat, rng: random.Random, level: str, stop: Stop) -> Action:
    """What the player of that level does; *level* is a key of `SKILLS`, and *stop* cuts the search short."""
    return think_by_trying(view, seat, rng, level, stop)[0]


def think_by_trying(
    view: Hamsterrolle, seat: Seat, rng: random.Random, level: str, stop: Stop
) -> tuple[Action, Sequence[Rejected]]:
    """The same, and where it has tried to lay a piece before."""
    step = view.agenda[-1]
    if isinstance(step, ChooseSide):
        return Face(LEFT), ()
    assert isinstance(step, TakeTurn)
    layer = Layer(view, seat, SKILLS[level], rng, stop)
    if view.edition > 1:
        return layer.choose() or step.sample(view, seat, rng), layer.rejected
    best = layer.best_of(layer.by_promise(ideas(view, seat, rng)))
    return add_noise(view, seat, best.hand, layer.skill, rng) if best else step.sample(view, seat, rng), ()


@dataclass(frozen=True, slots=True)
class HandPlayer:
    """A computer player that simulates single placements instead of playing whole games to the end."""

    level: str
    """One of `SKILLS`."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        return self.choose_by_trying(game, view, seat, rng, stop)[0]

    def choose_by_trying(
        self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never
    ) -> tuple[Action, Sequence[Rejected]]:
        assert isinstance(view, Hamsterrolle)
        return think_by_trying(view, seat, rng, self.level, stop)


@dataclass(frozen=True, slots=True)
class RandomHandPlayer:
    """Takes any action at random, with an unsteady hand. What is laid must hold (HR-52), which the rules leave to who
    lays it: where it does not, the attempt begins, and after a second place that does not the piece drops (HR-54)."""

    hand: Skill
    """How far its hand strays."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        assert isinstance(view, Hamsterrolle)
        step = view.agenda[-1]
        action: Action = step.sample(view, seat, rng)
        if view.edition == 1 or not isinstance(step, TakeTurn) or not isinstance(action, Build | Pass):
            return action
        trial = try_with_noise(view, seat, action, self.hand, rng, stop)
        if trial.refusal is None:
            return trial.hand
        tries = (Reach(action.piece) if view.attempt == -1 else dropped(action), *step.actions(view, seat))
        return next(
            (one for one in tries if isinstance(one, Reach | Drop) and step.refusal(view, seat, one) is None), action
        )
