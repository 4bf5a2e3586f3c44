"""How much the chances in Hamsterdam depend on who plays."""

from __future__ import annotations

from hamster_table.engine.hamsterdam.state import END_EACH
from hamster_table.features.analysis.handicaps import Handicaps

GIVEN = Handicaps(
    {2: {"whim": -2.64, "steady": -1.15, "sharp": -0.05, "master": 0.0}},
    against={
        3: {
            "whim": {"whim": -2.53, "steady": -2.52, "sharp": -3.62, "master": -3.67},
            "steady": {"whim": -0.47, "steady": -2.02, "sharp": -1.49, "master": -1.79},
            "sharp": {"whim": -0.34, "steady": -0.75, "sharp": 0.27, "master": 0.03},
            "master": {"whim": -1.11, "steady": -1.29, "sharp": 0.21, "master": 0.00},
        },
        4: {
            "whim": {"whim": -2.03, "steady": -2.58, "sharp": -2.90, "master": -3.03},
            "steady": {"whim": -0.23, "steady": -1.28, "sharp": -1.11, "master": -1.15},
            "sharp": {"whim": -0.33, "steady": -0.21, "sharp": -0.07, "master": -0.08},
            "master": {"whim": -1.11, "steady": -0.51, "sharp": 0.01, "master": 0.00},
        },
    },
    noise={2: {"whim": 0.23, "steady": -0.25, "sharp": -0.07}},
    apart={
        3: {"whim": -0.06, "steady": 0.19, "sharp": 0.07, "master": -0.08},
        4: {"whim": -0.02, "steady": 0.24, "sharp": 0.14},
    },
    left=lambda state, strengths: 1 - sum(state.town) / (END_EACH * state.seats),
)
