"""How much the chances in Hamsterdam depend on who plays."""

from __future__ import annotations

from hamster_table.engine.hamsterdam.state import END_EACH
from hamster_table.features.analysis.handicaps import Handicaps

GIVEN = Handicaps(
    {"whim": -2.88, "steady": -1.36, "sharp": 0.0, "master": 0.0},
    {"whim": 0.19, "steady": -0.21, "sharp": -0.17},
    lambda state: 1 - sum(state.town) / (END_EACH * state.seats),
)
