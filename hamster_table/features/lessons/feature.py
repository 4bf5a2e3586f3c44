"""Lessons: how one comes to the first game of a title, and the card that says what to do there."""

from __future__ import annotations

from hamster_table.views.feature import Feature, Introduction, Later

FEATURE = Feature(
    introductions=(
        Introduction(
            "Learn in five minutes",
            "New to this game? One person learns it against computer players, step by step.",
            Later(f"{__package__}.lessons:first_game_of"),
            Later(f"{__package__}.begin:is_new"),
            Later(f"{__package__}.begin:begin_first_game"),
        ),
    ),
    attend=Later(f"{__package__}.begin:attend"),
)
"""Lessons: a first game of a title, which teaches it by playing."""
