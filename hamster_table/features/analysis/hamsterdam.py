"""How much the chances in Hamsterdam depend on who plays."""

from __future__ import annotations

from hamster_table.engine.hamsterdam.state import END_EACH
from hamster_table.features.analysis.handicaps import Handicaps

GIVEN = Handicaps(
    {
        2: {"whim": -3.06, "steady": -1.05, "sharp": -0.05, "master": 0.0},
        3: {"whim": -2.15, "steady": -0.40, "sharp": 0.35, "master": 0.0},
        4: {"whim": -2.14, "steady": -0.25, "sharp": 0.42, "master": 0.0},
    },
    {
        2: {"whim": 0.26, "steady": -0.28, "sharp": 0.06},
        3: {"whim": 0.33, "steady": -0.18, "sharp": -0.08},
        4: {"whim": 0.05, "steady": -0.22, "sharp": -0.02},
    },
    lambda state: 1 - sum(state.town) / (END_EACH * state.seats),
)
