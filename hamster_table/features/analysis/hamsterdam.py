"""How much the chances in Hamsterdam depend on who plays."""

from __future__ import annotations

from hamster_table.engine.hamsterdam.state import END_EACH
from hamster_table.features.analysis.handicaps import Handicaps

GIVEN = Handicaps(
    {"whim": -2.79, "steady": -1.12, "sharp": 0.29, "master": 0.0},
    {"whim": 0.35, "steady": -0.17, "sharp": -0.06},
    lambda state: 1 - sum(state.town) / (END_EACH * state.seats),
)
