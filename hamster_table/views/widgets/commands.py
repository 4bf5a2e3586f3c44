"""The commands of the window, of every table, and of the library; a game's own are in its `TableInfo`, those of a
feature in its room."""

from __future__ import annotations

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.models.keys import Command
from hamster_table.views import feature

MENU = Command("F10", "window.menu", QT_TRANSLATE_NOOP("Keyboard shortcuts", "menu"))
HOME = Command("Ctrl+H", "window.home", QT_TRANSLATE_NOOP("Keyboard shortcuts", "main menu"))
OPEN = Command("Ctrl+O", "window.open", QT_TRANSLATE_NOOP("Keyboard shortcuts", "open a game"))
SAVE = Command("Ctrl+S", "window.save", QT_TRANSLATE_NOOP("Keyboard shortcuts", "save as"))
SETTINGS = Command("Ctrl+,", "window.settings", QT_TRANSLATE_NOOP("Keyboard shortcuts", "settings"))
FULL_SCREEN = Command("F11", "window.full_screen", QT_TRANSLATE_NOOP("Keyboard shortcuts", "full screen"))
KEYS = Command("?", "window.keys", QT_TRANSLATE_NOOP("Keyboard shortcuts", "keyboard shortcuts"))
ABOUT = Command("", "window.about", QT_TRANSLATE_NOOP("Keyboard shortcuts", "about the games"))
BACK = Command("Alt+Left", "window.back", QT_TRANSLATE_NOOP("Keyboard shortcuts", "go back to the page before"))
QUIT = Command("Ctrl+Q", "window.quit", QT_TRANSLATE_NOOP("Keyboard shortcuts", "quit; your game is saved"))
WINDOW_COMMANDS = (MENU, HOME, OPEN, SAVE, SETTINGS, FULL_SCREEN, KEYS, ABOUT, BACK, QUIT)

ROLL = Command("R", "game.roll", QT_TRANSLATE_NOOP("Keyboard shortcuts", "roll the dice"))
UNDO = Command("Ctrl+Z", "game.undo", QT_TRANSLATE_NOOP("Keyboard shortcuts", "undo"))
REDO = Command("Ctrl+Y", "game.redo", QT_TRANSLATE_NOOP("Keyboard shortcuts", "redo"))
PAUSE = Command("F8", "game.pause", QT_TRANSLATE_NOOP("Keyboard shortcuts", "pause or resume"))
STEP = Command("F9", "game.step", QT_TRANSLATE_NOOP("Keyboard shortcuts", "next step"))
STORY = Command("F2", "game.story", QT_TRANSLATE_NOOP("Keyboard shortcuts", "story"))
RULES = Command("F4", "game.rules", QT_TRANSLATE_NOOP("Keyboard shortcuts", "rules"))
HELP = Command("F1", "game.help", QT_TRANSLATE_NOOP("Keyboard shortcuts", "help: keyboard shortcuts"))
EXPLAIN = Command(
    "X", "game.explain", QT_TRANSLATE_NOOP("Keyboard shortcuts", "explain the table, while the keys are listed")
)
GAME_COMMANDS = (ROLL, UNDO, REDO, PAUSE, STEP, STORY, RULES, HELP, EXPLAIN)

DELETE = Command("Del", "library.delete", QT_TRANSLATE_NOOP("Keyboard shortcuts", "delete the game"))
RENAME = Command("F2", "library.rename", QT_TRANSLATE_NOOP("Keyboard shortcuts", "rename the game"))
LIBRARY_COMMANDS = (DELETE, RENAME)


def everywhere() -> tuple[Command, ...]:
    """The commands that hold on every page."""
    return (*WINDOW_COMMANDS, *feature.commands())


def in_every_game() -> tuple[Command, ...]:
    """The commands that hold at every table."""
    return (*GAME_COMMANDS, *feature.commands_of_games())
