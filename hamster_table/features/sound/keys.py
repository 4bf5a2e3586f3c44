"""The key that mutes the program."""

from hamster_table.models.keys import Command

MUTE = Command("Ctrl+M", "window.mute", "sound on or off")
