"""Seats at the wheel that do one silly thing whatever happens: a rule or a computer player that lets them win has a
hole. They are measured by `benchmarks.wheel_games`."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hamster_table.engine.cancellation import never
from hamster_table.engine.game import Game
from hamster_table.engine.hamsterrolle.actions import SECTOR, Drop, Hand, Reach
from hamster_table.engine.hamsterrolle.ai.ideas import felt_builds, felt_passes
from hamster_table.engine.hamsterrolle.ai.laying import Layer
from hamster_table.engine.hamsterrolle.ai.policy import HandPlayer
from hamster_table.engine.hamsterrolle.ai.skills import SKILLS
from hamster_table.engine.hamsterrolle.ai.stability_estimate import estimated_risk
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.geometry.angles import wrapped
from hamster_table.engine.hamsterrolle.geometry.collision import angle_at, pose_at
from hamster_table.engine.hamsterrolle.placements import builds
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn, dropped
from hamster_table.engine.kernel import Action, Seat, State

OTHERWISE = HandPlayer("steady")
"""Who plays where the silly thing cannot be done."""
ABOVE = 400
"""How far above the floor a piece is let drop by who does not look; tenths of a millimetre."""
Choose = Callable[[Layer], Action | None]


def lets_drop(layer: Layer, worth: Callable[[Hand], float]) -> Action | None:
    """A drop of the least *worth* of all that are legal; the attempt begins before, where it must."""
    view, seat = layer.view, layer.seat
    drops = sorted((dropped(build) for build in builds(view, seat)), key=worth)
    for action in (*drops, *(Reach(drop.piece) for drop in drops)):
        if layer.step.refusal(view, seat, action) is None:
            return action
    return None


def low(layer: Layer) -> Action | None:
    """Lets a piece drop into the lowest compartment, window or not."""
    view, lowest = layer.view, layer.view.lowest[0]
    for piece in view.stock(layer.seat):
        drop = Drop(piece, lowest, view.angle, pose_at(SECTOR * lowest, view.box.wheel.inner - ABOVE, 0))
        if layer.step.refusal(view, layer.seat, drop) is None:
            return drop
    return in_the_window(layer)


def in_the_window(layer: Layer) -> Action | None:
    """Lets a piece drop at the lowest place of the window."""
    return lets_drop(layer, lambda hand: abs(wrapped(angle_at(hand.pose) - layer.view.angle)))


def blind(layer: Layer) -> Action | None:
    """Lets the piece drop that seems to risk least."""
    return lets_drop(layer, lambda hand: estimated_risk(layer.view, hand))


def passes(layer: Layer) -> Action | None:
    """Passes whenever a pass holds."""
    ideas = felt_passes(layer.view, layer.seat, layer.feeler, layer.rng, layer.skill.draws)
    return next(layer.holding(layer.by_promise(ideas)), None)


def same(layer: Layer) -> Action | None:
    """Builds into the same compartment whenever something holds there."""
    return _into(layer, 0)


def farthest(layer: Layer) -> Action | None:
    """Builds into the farthest open compartment whenever something holds there."""
    return _into(layer, -1)


def _into(layer: Layer, n: int) -> Action | None:
    wanted = window(layer.view)[n]
    ideas = [
        hand
        for hand in felt_builds(layer.view, layer.seat, layer.feeler, layer.rng, 4 * layer.skill.draws)
        if hand.compartment == wanted
    ]
    return next(layer.holding(layer.by_promise(ideas)), None)


SILLY: Mapping[str, Choose] = {
    "low": low, "in-the-window": in_the_window, "blind": blind, "passes": passes, "same": same, "farthest": farthest,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class SillyPlayer:
    """A player of the wheel that does its silly thing, and plays as Steady does where it cannot."""

    name: str
    """One of `SILLY`."""

    def choose(
        self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Callable[[], bool] = never
    ) -> Action:
        assert isinstance(view, Hamsterrolle)
        found = None
        if isinstance(view.agenda[-1], TakeTurn):
            found = SILLY[self.name](Layer(view, seat, SKILLS["steady"], rng, stop))
        return found or OTHERWISE.choose(game, view, seat, rng, stop)
