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
    retries: int = 0
    """How often each of the best ideas is simulated again, with the noise of the hand."""
    risk_weight: float = 0.0
    """The weight of the estimated risk of an idea whose simulation went well."""
    obstruction_weight: float = 0.0
    """What it is worth, in pieces, to leave the next seat the most difficult wheel."""
    trials: int = 0
    """How many builds the hand tries to lay before it passes (HR-52), and then how many passes; 0: one of the most
    promising, and what does not hold is dropped."""
    drops: int = 1
    """Of how many places the best is taken, by simulation, to let a piece drop that holds nowhere."""
    foresight: int = 0
    """How many places that hold are simulated to their end, to take the best; 0: the first is taken as it is."""
    gap: float = inf
    """What promises less than the best place by more than this, in pieces, is not considered, whatever the noise."""
    promise_sigma: float = 0.0
    """The noise of what a place promises, as a standard deviation in pieces: so equal games open differently."""


SKILLS: Mapping[str, Skill] = {
    "whim": Skill(
        position_sigma=50.0,
        angle_sigma=4.0,
        step_budget=16_000,
        steps_per_trial=400,
        enough_clean=1,
        trials=14,
        drops=4,
        gap=0.6,
        promise_sigma=0.4,
    ),
    "steady": Skill(
        position_sigma=30.0,
        angle_sigma=2.0,
        step_budget=24_000,
        steps_per_trial=500,
        enough_clean=1,
        trials=50,
        drops=5,
        promise_sigma=0.15,
    ),
    "sharp": Skill(
        position_sigma=10.0,
        angle_sigma=0.5,
        step_budget=70_000,
        steps_per_trial=1_500,
        enough_clean=2,
        retries=1,
        risk_weight=0.3,
        obstruction_weight=0.1,
        trials=60,
        drops=8,
        foresight=3,
        promise_sigma=0.1,
    ),
    "master": Skill(
        position_sigma=3.0,
        angle_sigma=0.15,
        step_budget=180_000,
        steps_per_trial=2_500,
        enough_clean=4,
        retries=2,
        risk_weight=0.3,
        obstruction_weight=0.1,
        trials=90,
        drops=16,
        foresight=5,
        promise_sigma=0.03,
    ),
}
