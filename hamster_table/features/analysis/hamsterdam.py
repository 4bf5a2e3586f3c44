"""How much the chances in Hamsterdam depend on who plays."""

from __future__ import annotations

from hamster_table.engine.hamsterdam.state import END_EACH
from hamster_table.features.analysis.handicaps import Handicaps

GIVEN = Handicaps(
    {"whim": -2.44, "steady": -0.49, "sharp": 0.41, "master": 0.0},
    {"whim": 0.18, "steady": -0.28, "sharp": -0.13},
    lambda state: 1 - sum(state.town) / (END_EACH * state.seats),
)
