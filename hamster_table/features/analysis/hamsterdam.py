"""How much the chances in Hamsterdam depend on who plays."""

from __future__ import annotations

from hamster_table.engine.hamsterdam.state import END_EACH
from hamster_table.features.analysis.handicaps import Handicaps

GIVEN = Handicaps(
    {"whim": -2.04, "steady": -0.41, "sharp": 0.38, "master": 0.0},
    {"whim": 0.18, "steady": -0.18, "sharp": -0.17},
    lambda state: 1 - sum(state.town) / (END_EACH * state.seats),
)
