"""Puts the settings in force."""

from __future__ import annotations

from hamster_table.models.settings import Settings
from hamster_table.views.theme import THEMES, follow_system, set_pace, set_text_scale, set_theme


def put_on(settings: Settings) -> None:
    """Draw everything by these settings from now on."""
    set_text_scale(settings.text_scale / 100)
    set_pace(settings.pace, settings.reduce_motion)
    if settings.theme == "system":
        follow_system()
    else:
        set_theme(THEMES[settings.theme])
