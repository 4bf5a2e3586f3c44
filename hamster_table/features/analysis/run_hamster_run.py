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
    {
        2: {"whim": -0.92, "steady": -0.40, "sharp": -0.15, "master": 0.0},
        3: {"whim": -1.09, "steady": -0.52, "sharp": -0.24, "master": 0.0},
        4: {"whim": -1.22, "steady": -0.48, "sharp": -0.23, "master": 0.0},
        5: {"whim": -1.27, "steady": -0.45, "sharp": -0.23, "master": 0.0},
    },
    {
        2: {"whim": 0.12, "steady": 0.14, "sharp": 0.07},
        3: {"whim": 0.08, "steady": 0.11, "sharp": 0.08},
        4: {"whim": 0.19, "steady": 0.10, "sharp": 0.18},
        5: {"whim": 0.18, "steady": 0.14, "sharp": 0.17},
    },
    left,
    lambda state: NOBODY[len(state.in_play())],
)
