"""The button for a hint beside every table, and what answers it."""

from __future__ import annotations

from hamster_table.models.keys import Command
from hamster_table.views.feature import Feature, Later, RailButton

HINT = Command("F5", "game.hint", "hint")
FEATURE = Feature(
    rail=(RailButton("hint", "Hint", HINT, Later(f"{__package__}.texts:why_off")),),
    attend=Later(f"{__package__}.hinter:attend"),
)
