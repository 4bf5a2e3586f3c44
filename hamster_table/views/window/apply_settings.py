"""Puts the settings in force."""

from __future__ import annotations

from hamster_table.models.keys import KEY_MAP
from hamster_table.models.language import LANGUAGE
from hamster_table.models.settings import Settings
from hamster_table.models.tinkerers import TINKERERS
from hamster_table.views.art.theme import (
    APPEARANCE,
    THEMES,
    follow_system,
    set_lit_wheel,
    set_pace,
    set_text_scale,
    set_theme,
)


def apply_settings(settings: Settings, own_language: str = "", own_scale: int = 0) -> bool:
    """Draw everything by these settings from now on: keys, pace, text size, theme and light.

    *own_language*, *own_scale*: those of the person who is spoken to; "" and 0 for those of the settings. Whether what
    is shown has to be said anew: in another language, or with what tinkerers want, or without it.
    """
    KEY_MAP.set(settings.keys)
    is_said_anew = LANGUAGE.set(own_language or settings.language)
    is_said_anew |= TINKERERS.set(settings.for_tinkerers)
    set_pace(settings.pace, settings.reduce_motion)
    with APPEARANCE.in_one_step():
        set_lit_wheel(settings.lit_wheel)
        set_text_scale((own_scale or settings.text_scale) / 100)
        if settings.theme == "system":
            follow_system()
        else:
            set_theme(THEMES[settings.theme])
    return is_said_anew
