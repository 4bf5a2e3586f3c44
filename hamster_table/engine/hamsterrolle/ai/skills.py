"""The strengths of the computer players of Hamsterrolle, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf


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
    proves: bool = False
    """Whether an idea from which nothing fell is simulated again, as exactly as in play."""
    risk_weight: float = 0.0
    """The weight of the estimated risk of an idea whose simulation went well."""
    obstruction_weight: float = 0.0
    """What it is worth, in pieces, to leave the next seat the most difficult wheel."""
    trials: int = 0
    """How many builds the hand tries to lay before it passes (HR-52), and then how many passes; 0: one of the most
    promising, and what does not hold is dropped."""
    looks: int = 1
    """How often the compartments are looked at for places; each look finds other ones."""
    drops: int = 1
    """Of how many places the best is taken, by simulation, to let a piece drop that holds nowhere."""
    foresight: int = 0
    """How many places that hold are simulated to their end, to take the best; 0: the first is taken as it is."""
    least_roll: float = 1.0
    """A pass by which the wheel rolls on by less than so many times `laying.PAYS` is not worth a turn to it."""
    gap: float = inf
    """What promises less than the best place by more than this, in pieces, is not considered, whatever the noise."""
    promise_sigma: float = 0.0
    """The noise of what a place promises, as a standard deviation in pieces: so equal games open differently."""


SKILLS: Mapping[str, Skill] = {
    "whim": Skill(
        position_sigma=30.0,
        angle_sigma=2.5,
        step_budget=30_000,
        steps_per_trial=700,
        enough_clean=1,
        trials=14,
        drops=3,
        gap=0.6,
        promise_sigma=0.4,
        least_roll=1.5,
    ),
    "steady": Skill(
        position_sigma=5.0,
        angle_sigma=0.5,
        step_budget=90_000,
        steps_per_trial=1_500,
        enough_clean=1,
        trials=40,
        drops=10,
        foresight=3,
        promise_sigma=0.15,
        least_roll=1.25,
    ),
    "sharp": Skill(
        position_sigma=1.0,
        angle_sigma=0.05,
        step_budget=200_000,
        steps_per_trial=2_000,
        enough_clean=1,
        proves=True,
        risk_weight=0.3,
        obstruction_weight=0.1,
        trials=60,
        looks=3,
        drops=16,
        foresight=5,
        promise_sigma=0.1,
        least_roll=2.5,
    ),
    "master": Skill(
        position_sigma=0.0,
        angle_sigma=0.0,
        step_budget=300_000,
        steps_per_trial=2_500,
        enough_clean=1,
        proves=True,
        risk_weight=0.3,
        obstruction_weight=0.1,
        trials=120,
        looks=6,
        drops=30,
        foresight=12,
        promise_sigma=0.03,
        least_roll=2.5,
    ),
}
