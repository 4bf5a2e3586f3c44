"""The commands of the window, of every table, and of the library; a game's own are in its `TableInfo`, those of a
feature in its room."""

from __future__ import annotations

from hamster_table.models.keys import Command
from hamster_table.views import feature

MENU = Command("F10", "window.menu", "menu")
HOME = Command("Ctrl+H", "window.home", "main menu")
OPEN = Command("Ctrl+O", "window.open", "open a game")
SAVE = Command("Ctrl+S", "window.save", "save as")
SETTINGS = Command("Ctrl+,", "window.settings", "settings")
FULL_SCREEN = Command("F11", "window.full_screen", "full screen")
KEYS = Command("?", "window.keys", "keyboard shortcuts")
ABOUT = Command("", "window.about", "about the games")
BACK = Command("Alt+Left", "window.back", "go back to the page before")
QUIT = Command("Ctrl+Q", "window.quit", "quit; your game is saved")
WINDOW_COMMANDS = (MENU, HOME, OPEN, SAVE, SETTINGS, FULL_SCREEN, KEYS, ABOUT, BACK, QUIT)

ROLL = Command("R", "game.roll", "roll the dice")
UNDO = Command("Ctrl+Z", "game.undo", "undo")
REDO = Command("Ctrl+Y", "game.redo", "redo")
PAUSE = Command("F8", "game.pause", "pause or resume")
STEP = Command("F9", "game.step", "next step")
STORY = Command("F2", "game.story", "story")
RULES = Command("F4", "game.rules", "rules")
HELP = Command("F1", "game.help", "help: keyboard shortcuts")
EXPLAIN = Command("X", "game.explain", "explain the table, while the keys are listed")
GAME_COMMANDS = (ROLL, UNDO, REDO, PAUSE, STEP, STORY, RULES, HELP, EXPLAIN)

DELETE = Command("Del", "library.delete", "delete the game")
RENAME = Command("F2", "library.rename", "rename the game")
LIBRARY_COMMANDS = (DELETE, RENAME)


def everywhere() -> tuple[Command, ...]:
    """The commands that hold on every page."""
    return (*WINDOW_COMMANDS, *feature.commands())


def in_every_game() -> tuple[Command, ...]:
    """The commands that hold at every table."""
    return (*GAME_COMMANDS, *feature.commands_of_games())
