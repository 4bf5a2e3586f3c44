"""Hands of computer players: they foresee what a place may lead to, try the best out in the same wood, and tremble.

A hand thinks in pieces: one built is one fewer in its supply, each that falls is one more.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

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
    """How well a hand builds."""

    position_sigma: float
    """How far the hand strays, in tenths of a millimetre (standard deviation)."""
    angle_sigma: float
    """How far it turns the piece by mistake, in degrees."""
    step_budget: int = 0
    """So many steps of single pieces it reckons for a decision: in a full wheel it tries less; 0: it tries nothing."""
    steps_per_trial: int = 0
    """So many steps it looks on at one idea, at most."""
    enough_clean: int = 0
    """After so many places where nothing fell it is content."""
    retries: int = 0
    """So often it tries each of the two best places again, trembling as it will."""
    risk_weight: float = 0.0
    """How much it minds what it foresees, although it has tried and nothing fell."""
    obstruction_weight: float = 0.0
    """So many pieces it is worth to leave the next one the most awkward wheel."""


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
"""How far from the middle of the rim a place is looked for, tenths of a millimetre."""
AHEAD = (0, -400, 400)
"""Where in an empty compartment a place is looked for, hundredths of a degree from its middle."""
CHOICE_WIDTH = 9
"""Who tries nothing takes one of so many of the most promising places."""
HEAVIEST = 60
"""About what the heaviest piece weighs."""
WEIGHT_BONUS = 0.3
"""So many pieces it is worth to be rid of the heaviest one, while the wheel still bears it."""
PASS_BELOW = 0.6
"""When the best place to build promises less, passing is thought of."""
NOISE_RETRIES = 6
"""So often a hand tries again, each time trembling half as much, when it has strayed to where it may not let go."""


def choose(view: Hamsterrolle, seat: Seat, rng: random.Random) -> Action:
    """A sensible action for a seat, at once."""
    return think(view, seat, rng, "steady", never)


def think(view: Hamsterrolle, seat: Seat, rng: random.Random, level: str, stop: Stop) -> Action:
    """What a hand of that level does. It is cut short by *stop*."""
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
    """A computer player of the wheel: it tries places out in the wood instead of playing whole games."""

    level: str
    """One of `SKILLS`."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        assert isinstance(view, Hamsterrolle)
        return think(view, seat, rng, self.level, stop)


# What comes to mind


def ideas(view: Hamsterrolle, seat: Seat, rng: random.Random) -> list[Hand]:
    """Places to build and, when they promise little, to pass to; the most promising first."""
    found = [(promise(view, hand), hand) for hand in builds(view, seat, rng)]
    if max((worth for worth, _ in found), default=0.0) < PASS_BELOW:
        found += [(promise(view, hand), hand) for hand in passes(view, seat)]
    found.sort(key=lambda idea: -idea[0])
    return [hand for _, hand in found]


def builds(view: Hamsterrolle, seat: Seat, rng: random.Random) -> Iterator[Hand]:
    """For each kind and each open compartment a place for each way to lie."""
    others: Others = {piece: view.poses[piece] for piece in view.in_wheel()}
    for compartment in window(view):
        for piece in one_of_each(view, view.stock(seat), compartment):
            if view.attempt in (-1, piece):
                yield from builds_at(view, seat, piece, compartment, others, rng.choice(ACROSS), rng.choice(AHEAD))


def promise(view: Hamsterrolle, hand: Hand) -> float:
    """What an idea promises before it is tried."""
    if not isinstance(hand, Build):
        return -estimated_risk(view, hand)
    return 1 + WEIGHT_BONUS * weight(hand.piece) / HEAVIEST - estimated_risk(view, hand)


# What comes of it


class Search:
    """Ideas tried out one after the other, as long as it takes to find a good one."""

    def __init__(self, view: Hamsterrolle, seat: Seat, skill: Skill, rng: random.Random, stop: Stop) -> None:
        self.view, self.seat, self.skill, self.rng, self.stop = view, seat, skill, rng, stop
        self.left = skill.step_budget // (1 + len(view.in_wheel()))
        """So many steps can be reckoned yet."""

    def best_of(self, found: list[Hand]) -> Hand:
        """The idea that proves best."""
        done: list[tuple[float, PhysicsTrial]] = []
        for idea in found:
            if done and self.is_out_of_budget:
                break
            most = max((worth for worth, _ in done), default=-float("inf"))
            trial = self.try_out(idea, most)
            done.append((self.value(trial), trial))
            if sum(trial.is_built and not trial.fallen for _, trial in done) >= self.skill.enough_clean:
                break
        done.sort(key=lambda one: -one[0])
        if self.skill.retries and len(done) > 1:
            return max(done[:2], key=self.mean_value)[1].idea
        return done[0][1].idea if done else found[0]

    @property
    def is_out_of_budget(self) -> bool:
        """Whether to leave it at that: what is looked at too briefly looks better than it is."""
        return self.left < self.skill.steps_per_trial // 3 or self.stop()

    def try_out(self, idea: Hand, most: float) -> PhysicsTrial:
        """An idea tried out, until it cannot be worth more than *most* any more."""
        trial = PhysicsTrial(self.view, idea, self.rng)
        trial.watch(
            lambda so_far: so_far.won() + self.skill.obstruction_weight <= most,
            self.stop,
            min(self.left, self.skill.steps_per_trial),
        )
        self.left -= trial.steps
        return trial

    def value(self, trial: PhysicsTrial) -> float:
        """What has come of it, in pieces, and what it may lead to."""
        worth = trial.won() - self.skill.risk_weight * estimated_risk(self.view, trial.idea)
        following = (self.seat + 1) % self.view.seats
        if self.skill.obstruction_weight and following != self.view.partner(self.seat):
            worth += self.skill.obstruction_weight * difficulty_for_next(trial.left_behind(self.seat))
        return worth

    def mean_value(self, done: tuple[float, PhysicsTrial]) -> float:
        """What an idea is worth in the mean, when the hand trembles too."""
        worths = [done[0]]
        for _ in range(self.skill.retries):
            if not self.is_out_of_budget:
                idea = add_noise(self.view, self.seat, done[1].idea, self.skill, self.rng)
                worths.append(self.value(self.try_out(idea, -float("inf"))))
        return sum(worths) / len(worths)


# What the hand makes of it


def add_noise(view: Hamsterrolle, seat: Seat, idea: Hand, skill: Skill, rng: random.Random) -> Hand:
    """What becomes of an idea in a hand that trembles; never what may not be done."""
    step = view.agenda[-1]
    for n in range(NOISE_RETRIES):
        action = perturb(idea, skill.position_sigma / 2**n, skill.angle_sigma / 2**n, rng)
        if step.refusal(view, seat, action) is None:
            return action
    return idea


def perturb(idea: Hand, position_sigma: float, angle_sigma: float, rng: random.Random) -> Hand:
    """The same place, missed by a little."""
    x, y, z = (round(side + rng.gauss(0.0, position_sigma)) for side in idea.pose[:3])
    turn = [part + rng.gauss(0.0, TURN * angle_sigma / 115) for part in idea.pose[3:]]
    length = sum(part * part for part in turn) ** 0.5
    return replace(idea, pose=(x, y, z, *(round(TURN * part / length) for part in turn)))
