"""How much the chances in Run, Hamster, Run! depend on who plays, and on the alligators."""

from __future__ import annotations

from math import exp, log2

from hamster_table.engine.run_hamster_run.state import PLUCK, RunHamsterRun
from hamster_table.features.analysis.handicaps import Handicaps, Strengths, openness

NOBODY = (1.0, 0.0, 0.055, 0.047, 0.05, 0.045)
"""How often the alligators win, by the number of hamsters in play at the beginning of a round."""
OPENING, FADES = 2.5, 7.0
"""How much more is left to be decided before the first round, in which nothing is seen yet of who is better, and in how
many rounds two thirds of it are. Without it what was said of two was 5 points off."""


def left(state: RunHamsterRun, strengths: Strengths) -> float:
    """How often half of the hamsters in play must still fall, times the share of their pluck that they have, and more
    in the first rounds; between the last two the less of it, the surer it is who wins."""
    in_play = state.in_play()
    whole = log2(len(in_play)) * sum(map(state.pluck, in_play)) / (PLUCK * len(in_play))
    whole += OPENING * exp((1 - state.round) / FADES)
    # Of more than two somebody is behind mostly, and what was measured is no better with it.
    return whole * openness(strengths) if len(in_play) == 2 else whole


GIVEN = Handicaps(
    {
        2: {"whim": -0.93, "steady": -0.42, "sharp": -0.16, "master": 0.0},
        3: {"whim": -1.08, "steady": -0.44, "sharp": -0.20, "master": 0.0},
        4: {"whim": -1.21, "steady": -0.50, "sharp": -0.19, "master": 0.0},
        5: {"whim": -1.44, "steady": -0.55, "sharp": -0.21, "master": 0.0},
    },
    noise={
        2: {"whim": 0.12, "steady": 0.14, "sharp": 0.05},
        3: {"whim": 0.22, "steady": 0.04, "sharp": 0.09},
        4: {"whim": 0.21, "steady": 0.24, "sharp": 0.06},
        5: {"whim": 0.43, "steady": 0.22, "sharp": 0.08},
    },
    left=left,
    nobody=lambda state: NOBODY[len(state.in_play())],
)
