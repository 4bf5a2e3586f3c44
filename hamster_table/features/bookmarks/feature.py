"""What can be done at a moment that is looked back at: write something down about it."""

from __future__ import annotations

from hamster_table.models.keys import Command
from hamster_table.views.feature import Feature, Later, MomentDeed

NOTE = Command("Ctrl+E", "game.note", "write a note about an earlier moment")
FEATURE = Feature(
    at_moments=(
        MomentDeed(
            "Note…",
            "Write a note: {moment}",
            NOTE,
            Later(f"{__package__}.bookmark_sheet:why_not"),
            Later(f"{__package__}.bookmark_sheet:ask"),
        ),
    )
)
