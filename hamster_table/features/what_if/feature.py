"""What can be done at a moment that is looked back at: play on from there."""

from __future__ import annotations

from hamster_table.models.keys import Command
from hamster_table.views.feature import Feature, Later, MomentDeed

PLAY_ON = Command("Ctrl+B", "game.play_on", "play on from an earlier moment")
FEATURE = Feature(
    at_moments=(
        MomentDeed(
            "Play on from here…",
            "Play on from here: {moment}",
            PLAY_ON,
            Later(f"{__package__}.branches:why_not"),
            Later(f"{__package__}.ask:ask_how"),
        ),
    )
)
