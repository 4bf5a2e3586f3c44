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
    enough_clean: int = 0
    """It ends after so many ideas from which nothing seems to fall."""
    obstruction_weight: float = 0.0
    """What it is worth, in pieces, to leave the next seat the most difficult wheel."""
    trials: int = 0
    """How many places of one look the hand tries, whether the piece holds there (HR-52)."""
    draws: int = 0
    """How many places are drawn for each piece and compartment, besides the usual ones."""
    looks: int = 1
    """How often the compartments are looked at for places while none is good; each look finds other ones."""
    foresight: int = 1
    """Of how many places that hold the best is taken."""
    imagined: int = 0
    """How many outcomes are imagined of each; where none is, the first that holds is as good as any."""
    strangeness: float = 1.0
    """How far the wheel in which they are imagined is from the real one, times what is usual (`physics_trial`)."""
    roll_weight: float = 0.0
    """What it is worth, in pieces, that the wheel rolls far."""
    gap: float = inf
    """What promises less than the best place by more than this, in pieces, is not considered, whatever the noise."""
    promise_sigma: float = 0.0
    """The noise of what a place promises, as a standard deviation in pieces: so equal games open differently."""


SKILLS: Mapping[str, Skill] = {
    "whim": Skill(
        position_sigma=30.0,
        angle_sigma=2.5,
        enough_clean=1,
        trials=14,
        draws=4,
        looks=2,
        gap=0.6,
        promise_sigma=0.4,
    ),
    "steady": Skill(
        position_sigma=5.0,
        angle_sigma=0.5,
        enough_clean=1,
        trials=20,
        draws=5,
        looks=2,
        foresight=3,
        imagined=1,
        strangeness=1.5,
        promise_sigma=0.15,
    ),
    "sharp": Skill(
        position_sigma=1.0,
        angle_sigma=0.05,
        enough_clean=2,
        obstruction_weight=0.1,
        trials=24,
        draws=7,
        looks=5,
        foresight=4,
        imagined=1,
        strangeness=1.5,
        roll_weight=0.1,
        promise_sigma=0.1,
    ),
    "master": Skill(
        position_sigma=0.0,
        angle_sigma=0.0,
        enough_clean=3,
        obstruction_weight=0.1,
        trials=40,
        draws=8,
        looks=8,
        foresight=6,
        imagined=3,
        roll_weight=0.1,
        promise_sigma=0.03,
    ),
}
