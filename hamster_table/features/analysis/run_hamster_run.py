"""How much the chances in Run, Hamster, Run! depend on who plays, and on the alligators."""

from __future__ import annotations

from math import exp, log2

from hamster_table.engine.run_hamster_run.state import PLUCK, RunHamsterRun
from hamster_table.features.analysis.handicaps import Handicaps

NOBODY = (1.0, 0.0, 0.061, 0.047, 0.042, 0.046)
"""How often the alligators win, by the number of hamsters in play at the beginning of a round."""
OPENING, FADES = 2.5, 5.0
"""How much more is left to be decided before the first round, in which nothing is seen yet of who is better, and in how
many rounds two thirds of it are. Without it what was said of two was 5 points off."""


def left(state: RunHamsterRun) -> float:
    """How often half of the hamsters in play must still fall, times the share of their pluck that they have; more in
    the first rounds."""
    in_play = state.in_play()
    whole = log2(len(in_play)) * sum(map(state.pluck, in_play)) / (PLUCK * len(in_play))
    return whole + OPENING * exp((1 - state.round) / FADES)


GIVEN = Handicaps(
    {"whim": -1.0, "steady": -0.44, "sharp": -0.19, "master": 0.0},
    {"whim": 0.24, "steady": 0.19, "sharp": 0.07},
    left,
    lambda state: NOBODY[len(state.in_play())],
)
