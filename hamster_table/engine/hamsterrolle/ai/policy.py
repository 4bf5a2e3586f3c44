"""The computer players of Hamsterrolle: rank places by a quick estimate, simulate the best, and place with noise.

All values are in pieces: one built is one fewer in the supply (+1), each that falls is one more (-1).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from hamster_table.engine.cancellation import never
from hamster_table.engine.game import Game
from hamster_table.engine.hamsterrolle.actions import LEFT, TURN, Build, Face, Hand
from hamster_table.engine.hamsterrolle.ai.physics_trial import PhysicsTrial, Stop
from hamster_table.engine.hamsterrolle.ai.stability_estimate import difficulty_for_next, estimated_risk
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.placements import Others, builds_at, one_of_each, passes
from hamster_table.engine.hamsterrolle.setup import ChooseSide
from hamster_table.engine.hamsterrolle.simplified_physics import weight
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn
from hamster_table.engine.kernel import Action, Seat, State


@dataclass(frozen=True, slots=True)
class Skill:
    """The parameters of a player's strength."""

    position_sigma: float
    """The noise of where a piece is let go: standard deviation along each axis, tenths of a millimetre."""
    angle_sigma: float
    """The noise of how it is turned: standard deviation, degrees."""
    step_budget: int = 0
    """Physics steps for a decision, times the pieces in the wheel and one; 0: nothing is simulated."""
    steps_per_trial: int = 0
    """The most physics steps for one idea."""
    enough_clean: int = 0
    """The search ends after so many ideas from which nothing fell."""
    retries: int = 0
    """How often each of the two best ideas is simulated again, with the noise of the hand."""
    risk_weight: float = 0.0
    """The weight of the estimated risk of an idea whose simulation went well."""
    obstruction_weight: float = 0.0
    """What it is worth, in pieces, to leave the next seat the most difficult wheel."""


SKILLS: Mapping[str, Skill] = {
    "whim": Skill(position_sigma=50.0, angle_sigma=4.0),
    "steady": Skill(position_sigma=30.0, angle_sigma=2.5, step_budget=18_000, steps_per_trial=500, enough_clean=1),
    "sharp": Skill(
        position_sigma=10.0,
        angle_sigma=0.5,
        step_budget=50_000,
        steps_per_trial=1500,
        enough_clean=2,
        retries=2,
        risk_weight=0.3,
        obstruction_weight=0.1,
    ),
}
ACROSS = (0, 40, -40)
"""Distances from the middle of the rim, along the axle, at which places are looked for; tenths of a millimetre."""
AHEAD = (0, -400, 400)
"""Angles from the middle of an empty compartment at which places are looked for; hundredths of a degree."""
CHOICE_WIDTH = 9
"""A player that simulates nothing draws one of so many most promising ideas."""
HEAVIEST = 60
"""About the weight of the heaviest piece, as `simplified_physics.weight` counts."""
WEIGHT_BONUS = 0.3
"""The extra value, in pieces, of building the heaviest piece: early on, the wheel still bears it."""
PASS_BELOW = 0.6
"""Passes are considered only when the best build promises less than this."""
NOISE_RETRIES = 6
"""How often noise is drawn again, halved each time, while it leads to an illegal place."""


def choose(view: Hamsterrolle, seat: Seat, rng: random.Random) -> Action:
    """A sensible action for a seat: what the player "steady" does."""
    return think(view, seat, rng, "steady", never)


def think(view: Hamsterrolle, seat: Seat, rng: random.Random, level: str, stop: Stop) -> Action:
    """What the player of that level does; *level* is a key of `SKILLS`, and *stop* cuts the search short."""
    step = view.agenda[-1]
    if isinstance(step, ChooseSide):
        return Face(LEFT)
    assert isinstance(step, TakeTurn)
    skill, found = SKILLS[level], ideas(view, seat, rng)
    if not found:
        return step.sample(view, seat, rng)
    best = (
        Search(view, seat, skill, rng, stop).best_of(found) if skill.step_budget else rng.choice(found[:CHOICE_WIDTH])
    )
    return add_noise(view, seat, best, skill, rng)


@dataclass(frozen=True, slots=True)
class HandPlayer:
    """A computer player that simulates single placements instead of playing whole games to the end."""

    level: str
    """One of `SKILLS`."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        assert isinstance(view, Hamsterrolle)
        return think(view, seat, rng, self.level, stop)


# Ideas


def ideas(view: Hamsterrolle, seat: Seat, rng: random.Random) -> list[Hand]:
    """Builds and, when these promise little, passes; the most promising first. Nothing is simulated."""
    found = [(promise(view, hand), hand) for hand in builds(view, seat, rng)]
    if max((worth for worth, _ in found), default=0.0) < PASS_BELOW:
        found += [(promise(view, hand), hand) for hand in passes(view, seat)]
    # By worth alone: actions have no order, and equal ideas stay as they were found.
    found.sort(key=lambda idea: -idea[0])
    return [hand for _, hand in found]


def builds(view: Hamsterrolle, seat: Seat, rng: random.Random) -> Iterator[Hand]:
    """For each kind and each open compartment a place in each orientation."""
    others: Others = {piece: view.poses[piece] for piece in view.in_wheel()}
    for compartment in window(view):
        for piece in one_of_each(view, view.stock(seat), compartment):
            if view.attempt in (-1, piece):
                yield from builds_at(view, seat, piece, compartment, others, rng.choice(ACROSS), rng.choice(AHEAD))


def promise(view: Hamsterrolle, hand: Hand) -> float:
    """The estimated value of an idea before it is simulated, in pieces."""
    if not isinstance(hand, Build):
        return -estimated_risk(view, hand)
    return 1 + WEIGHT_BONUS * weight(hand.piece) / HEAVIEST - estimated_risk(view, hand)


# Search


class Search:
    """Simulates ideas one after the other until one is good enough or the budget is used up."""

    def __init__(self, view: Hamsterrolle, seat: Seat, skill: Skill, rng: random.Random, stop: Stop) -> None:
        self.view, self.seat, self.skill, self.rng, self.stop = view, seat, skill, rng, stop
        self.left = skill.step_budget // (1 + len(view.in_wheel()))
        """How many physics steps are left; a step costs more the more pieces there are, so a full wheel has fewer."""

    def best_of(self, found: list[Hand]) -> Hand:
        """The best idea; *found* is sorted by promise, the best first, so that cutting short does least harm."""
        done: list[tuple[float, PhysicsTrial]] = []
        for idea in found:
            if done and self.is_out_of_budget:
                break
            most = max((worth for worth, _ in done), default=-float("inf"))
            trial = self.try_out(idea, most)
            done.append((self.value(trial), trial))
            # Ideas come by promise, so after enough good ones the rest is hardly worth its time.
            if sum(trial.is_built and not trial.fallen for _, trial in done) >= self.skill.enough_clean:
                break
        done.sort(key=lambda one: -one[0])
        if self.skill.retries and len(done) > 1:
            # A place that holds only exactly there is no good for a hand that trembles.
            return max(done[:2], key=self.mean_value)[1].idea
        return done[0][1].idea if done else found[0]

    @property
    def is_out_of_budget(self) -> bool:
        """Whether to end the search. Less than a third of a full trial would miss late falls, and look too good."""
        return self.left < self.skill.steps_per_trial // 3 or self.stop()

    def try_out(self, idea: Hand, most: float) -> PhysicsTrial:
        """Simulate an idea until its value cannot exceed *most* any more."""
        trial = PhysicsTrial(self.view, idea, self.rng)
        trial.watch(
            # Pieces can only fall from here on, so this is the most that the idea can still be worth.
            lambda so_far: so_far.won() + self.skill.obstruction_weight <= most,
            self.stop,
            min(self.left, self.skill.steps_per_trial),
        )
        self.left -= trial.steps
        return trial

    def value(self, trial: PhysicsTrial) -> float:
        """The value of a trial in pieces: what it won, its risk, and the difficulty it leaves for the next seat."""
        worth = trial.won() - self.skill.risk_weight * estimated_risk(self.view, trial.idea)
        following = (self.seat + 1) % self.view.seats
        # Nobody hinders a partner (HR-6).
        if self.skill.obstruction_weight and following != self.view.partner(self.seat):
            worth += self.skill.obstruction_weight * difficulty_for_next(trial.left_behind(self.seat))
        return worth

    def mean_value(self, done: tuple[float, PhysicsTrial]) -> float:
        """The mean value of an idea over its trial and `retries` more with noise."""
        worths = [done[0]]
        for _ in range(self.skill.retries):
            if not self.is_out_of_budget:
                idea = add_noise(self.view, self.seat, done[1].idea, self.skill, self.rng)
                worths.append(self.value(self.try_out(idea, -float("inf"))))
        return sum(worths) / len(worths)


# Noise


def add_noise(view: Hamsterrolle, seat: Seat, idea: Hand, skill: Skill, rng: random.Random) -> Hand:
    """The idea with the noise of the hand; always legal, without noise if need be."""
    step = view.agenda[-1]
    for n in range(NOISE_RETRIES):
        action = perturb(idea, skill.position_sigma / 2**n, skill.angle_sigma / 2**n, rng)
        if step.refusal(view, seat, action) is None:
            return action
    return idea


def perturb(idea: Hand, position_sigma: float, angle_sigma: float, rng: random.Random) -> Hand:
    """The action at a pose with normal noise; *position_sigma* in tenths of a millimetre, *angle_sigma* in degrees."""
    x, y, z = (round(side + rng.gauss(0.0, position_sigma)) for side in idea.pose[:3])
    # A rotation by a small angle changes a unit quaternion by half of it in radians: 1 degree is 1 / 115.
    turn = [part + rng.gauss(0.0, TURN * angle_sigma / 115) for part in idea.pose[3:]]
    length = sum(part * part for part in turn) ** 0.5
    return replace(idea, pose=(x, y, z, *(round(TURN * part / length) for part in turn)))
