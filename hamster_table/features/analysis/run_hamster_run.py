"""How much the chances in Run, Hamster, Run! depend on who plays, and on the alligators."""

from __future__ import annotations

from math import log2

from hamster_table.engine.run_hamster_run.state import PLUCK, RunHamsterRun
from hamster_table.features.analysis.handicaps import Handicaps

NOBODY = (1.0, 0.0, 0.05, 0.035, 0.04, 0.04)
"""How often the alligators win, by the number of hamsters in play at the beginning of a round."""


def left(state: RunHamsterRun) -> float:
    """How often half of the hamsters in play must still fall, times the share of their pluck that they have."""
    in_play = state.in_play()
    return log2(len(in_play)) * sum(map(state.pluck, in_play)) / (PLUCK * len(in_play))


GIVEN = Handicaps(
    {"whim": -1.9, "steady": -0.62, "sharp": -0.25, "master": 0.0},
    {"whim": 0.26, "steady": 0.1, "sharp": 0.1},
    left,
    lambda state: NOBODY[len(state.in_play())],
)
