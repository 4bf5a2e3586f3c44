"""What people touch to hear the program or not: the button in the bar of a game, and the settings."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from hamster_table.features.sound.keys import MUTE
from hamster_table.features.sound.player import SOUND
from hamster_table.models.guard import guard
from hamster_table.models.keys import KEY_MAP
from hamster_table.models.texts import translate
from hamster_table.views.pages.settings import PercentChoice, SettingsPage
from hamster_table.views.widgets.buttons import IconButton
from hamster_table.views.widgets.controls import Segments
from hamster_table.views.widgets.keyboard import key_text
from hamster_table.views.widgets.layouts import spaced

VOLUMES = (10, 20, 30, 40, 50, 60, 70, 80, 90, 100)
"""In percent."""


class SoundButton(IconButton):
    """Mutes the program and lets it be heard again; where there is no sound, it says why."""

    def __init__(self) -> None:
        super().__init__("sound", translate("GameFrame", "Sound"))
        SOUND.changed.connect(self._show_sound)
        KEY_MAP.changed.connect(self._show_sound)  # the menu of the window has the key, so that it holds on every page
        self._show_sound()

    @guard
    def _show_sound(self) -> None:
        self.set_icon("mute" if SOUND.is_muted or SOUND.why_silent else "sound")
        words = translate("GameFrame", "Sound is off") if SOUND.is_muted else translate("GameFrame", "Sound is on")
        self.setAccessibleName(words)
        if SOUND.why_silent:
            self.switch_off(translate("Sound", SOUND.why_silent))
        else:
            self.switch_on(f"{words} ({key_text(MUTE)})")


class SoundSettings(QWidget):
    """Whether the program is heard, and how loud."""

    def __init__(self, page: SettingsPage) -> None:
        super().__init__()
        self._page, settings = page, page.settings
        self.sound = Segments(
            [(False, translate("Settings", "On")), (True, translate("Settings", "Off"))],
            settings.is_muted,
            translate("Settings", "Sound"),
        )
        self.volume = PercentChoice(VOLUMES, settings.volume, translate("Settings", "Volume"))
        row = spaced(QHBoxLayout(self), 18, (0, 0, 0, 0))
        row.addWidget(self.sound)
        row.addWidget(self.volume)
        self.sound.chosen.connect(lambda is_muted: page.change(page.settings._replace(is_muted=is_muted)))
        self.volume.picked.connect(lambda volume: page.change(page.settings._replace(volume=volume)))
        SOUND.changed.connect(self._follow)

    @guard
    def _follow(self) -> None:
        """Muted by the key, while the page is open."""
        if self._page.settings.is_muted != SOUND.is_muted:
            self._page.settings = self._page.settings._replace(is_muted=SOUND.is_muted)
            self.sound.set_current(SOUND.is_muted)


def entry(page: SettingsPage) -> tuple[str, str, QWidget]:
    """The heading, what it means, and the control."""
    words = translate("Sound", SOUND.why_silent) or translate("Settings", "Everything you hear is shown as well.")
    return translate("Settings", "Sound"), words, SoundSettings(page)
