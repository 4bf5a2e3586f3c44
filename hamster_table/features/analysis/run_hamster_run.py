"""How much the chances in Run, Hamster, Run! depend on who plays, and on the alligators."""

from __future__ import annotations

from math import exp, log2

from hamster_table.engine.run_hamster_run.state import PLUCK, RunHamsterRun
from hamster_table.features.analysis.handicaps import Handicaps

NOBODY = (1.0, 0.0, 0.055, 0.047, 0.05, 0.045)
"""How often the alligators win, by the number of hamsters in play at the beginning of a round."""
OPENING, FADES = 2.5, 7.0
"""How much more is left to be decided before the first round, in which nothing is seen yet of who is better, and in how
many rounds two thirds of it are. Without it what was said of two was 5 points off."""


def left(state: RunHamsterRun) -> float:
    """How often half of the hamsters in play must still fall, times the share of their pluck that they have; more in
    the first rounds."""
    in_play = state.in_play()
    whole = log2(len(in_play)) * sum(map(state.pluck, in_play)) / (PLUCK * len(in_play))
    return whole + OPENING * exp((1 - state.round) / FADES)


GIVEN = Handicaps(
    {"whim": -0.95, "steady": -0.45, "sharp": -0.22, "master": 0.0},
    {"whim": 0.26, "steady": 0.24, "sharp": 0.08},
    left,
    lambda state: NOBODY[len(state.in_play())],
)
