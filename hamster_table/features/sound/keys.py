"""The key that mutes the program."""

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.models.keys import Command

MUTE = Command("Ctrl+M", "window.mute", QT_TRANSLATE_NOOP("Keyboard shortcuts", "sound on or off"))
