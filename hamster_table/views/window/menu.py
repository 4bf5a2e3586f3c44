"""The menu of the window, and its keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPoint
from PySide6.QtGui import QAction, QActionGroup, QCursor, QKeySequence
from PySide6.QtWidgets import QWidget

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.models import messages
from hamster_table.models.settings import SPEEDS
from hamster_table.views.game.top_bar import MUTE_KEY
from hamster_table.views.widgets.paper_menu import PaperMenu, dress
from hamster_table.views.window.language_menu import add_languages

if TYPE_CHECKING:
    from hamster_table.views.board.interface import BoardInterface
    from hamster_table.views.window.navigator import Navigator

KEYS = (
    ("Tab", QT_TRANSLATE_NOOP("Keyboard shortcuts", "next control; the arrow keys move around the board")),
    ("Enter", QT_TRANSLATE_NOOP("Keyboard shortcuts", "press the gold button, or the focused control")),
    ("Space", QT_TRANSLATE_NOOP("Keyboard shortcuts", "press the focused control; on the board, lift and drop")),
    ("Escape", QT_TRANSLATE_NOOP("Keyboard shortcuts", "put back, close, go back")),
    ("Page up, Page down", QT_TRANSLATE_NOOP("Keyboard shortcuts", "on the board, the previous or next golden place")),
    ("Page up, Page down", QT_TRANSLATE_NOOP("Keyboard shortcuts", "in a replay, the previous or next key moment")),
    ("F1", QT_TRANSLATE_NOOP("Keyboard shortcuts", "keyboard shortcuts")),
    ("F2, F3, F4, F5", QT_TRANSLATE_NOOP("Keyboard shortcuts", "story, graphs, rules, hint")),
    ("F8, F9", QT_TRANSLATE_NOOP("Keyboard shortcuts", "pause or resume; next step")),
    (MUTE_KEY, QT_TRANSLATE_NOOP("Keyboard shortcuts", "sound on or off")),
    ("F10", QT_TRANSLATE_NOOP("Keyboard shortcuts", "menu")),
    ("F11", QT_TRANSLATE_NOOP("Keyboard shortcuts", "full screen")),
    ("Ctrl+Z, Ctrl+Y", QT_TRANSLATE_NOOP("Keyboard shortcuts", "undo, redo")),
    ("Ctrl+O, Ctrl+S", QT_TRANSLATE_NOOP("Keyboard shortcuts", "open a game; save as")),
    ("Ctrl+Shift+O", QT_TRANSLATE_NOOP("Keyboard shortcuts", "open file")),
    ("Ctrl+P", QT_TRANSLATE_NOOP("Keyboard shortcuts", "print sheets")),
    ("Ctrl+H", QT_TRANSLATE_NOOP("Keyboard shortcuts", "main menu")),
    ("Ctrl+Q", QT_TRANSLATE_NOOP("Keyboard shortcuts", "quit; your game is saved")),
)
"""Keys that hold everywhere, and what they do."""
SETTINGS = 9
"""The place of the settings in the menu; the languages of people stand behind them."""
WORDS = (
    QT_TRANSLATE_NOOP("Key name", "Tab"),
    QT_TRANSLATE_NOOP("Key name", "Enter"),
    QT_TRANSLATE_NOOP("Key name", "Space"),
    QT_TRANSLATE_NOOP("Key name", "Escape"),
    QT_TRANSLATE_NOOP("Key name", "Page up, Page down"),
)
"""Keys that are called differently in other languages."""


def all_keys(table: BoardInterface | None) -> list[tuple[str, str]]:
    """The keys of a table, if one is in front, then those that hold everywhere."""
    own = table.keys() if table is not None else []
    tr = QCoreApplication.translate
    return [*own, *((tr("Key name", key), tr("Keyboard shortcuts", deed)) for key, deed in KEYS)]


class WindowMenu(QObject):
    """What can be done from every page. Its keys work whether it is open or not."""

    def __init__(self, parent: QWidget, window: Navigator) -> None:
        super().__init__(parent)
        self._parent, self._window = parent, window
        self.actions = [self._action(*entry) if entry is not None else None for entry in self._entries()]

    def _entries(self) -> list[tuple[str, Callable[[], object], str] | None]:
        """By line: its text, what it does and its key; None for a line between groups."""
        window, tr = self._window, QCoreApplication.translate
        return [
            (tr("Menu", "Main menu"), window.go_home, "Ctrl+H"),
            (tr("Menu", "Open a game"), lambda: window.show_page("library"), "Ctrl+O"),
            (tr("Menu", "Open file…"), lambda: window.files.ask_for_file(), "Ctrl+Shift+O"),
            (tr("Menu", "Save as…"), lambda: window.files.ask_where_to_save(), "Ctrl+S"),
            None,
            (tr("Menu", "Print sheets"), lambda: window.show_page("print"), "Ctrl+P"),
            (tr("Menu", "Records"), lambda: window.show_page("records"), "Ctrl+R"),
            (tr("Menu", "Rules"), lambda: window.show_page("rules"), ""),
            (tr("Menu", "Hint"), self._ask_for_hint, ""),
            (tr("Menu", "Settings"), lambda: window.show_page("settings"), "Ctrl+,"),
            None,
            (tr("Menu", "Sound on or off"), window.toggle_sound, MUTE_KEY),
            (tr("Menu", "Full screen"), window.toggle_full_screen, "F11"),
            (tr("Menu", "Keyboard shortcuts"), window.show_keys, "?"),
            (tr("Menu", "About"), lambda: window.show_page("about"), ""),
            None,
            (tr("Menu", "Quit"), self._parent.close, "Ctrl+Q"),
        ]

    def say_anew(self) -> None:
        """Say everything in the language in force, also in a menu that is open."""
        for action, entry in zip(self.actions, self._entries(), strict=True):
            if action is not None and entry is not None:
                action.setText(entry[0])

    def open(self) -> None:
        """Show the menu at the menu button of the game, or where the pointer is. It does not wait for a choice."""
        menu = PaperMenu(self._parent)
        for action in self.actions:
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)
            if action is self.actions[SETTINGS]:
                add_languages(menu, self._window)
        game = self._window.game
        self._show(menu, game.frame.bar.menu if game is not None else None)

    def open_pace(self) -> None:
        """Show at the speed button of the game how fast it may go on by itself; nothing where there is no game."""
        game = self._window.game
        if game is None:
            return
        menu, pace, tr = PaperMenu(self._parent), game.pace, QCoreApplication.translate
        if pace.is_paused:
            menu.addAction(tr("Menu", "Resume"), pace.resume)
            menu.addAction(tr("Menu", "Next step"), pace.step)
        else:
            menu.addAction(tr("Menu", "Pause game"), pace.pause)
        menu.addSeparator()
        only_one = QActionGroup(menu)
        for seconds, name in SPEEDS:
            action = QAction(messages.tr(name), only_one, checkable=True, checked=pace.seconds == seconds)
            action.triggered.connect(lambda _, seconds=seconds: self._set_pace(seconds))
            menu.addAction(action)
        self._show(menu, game.frame.bar.pace)

    def _ask_for_hint(self) -> None:
        game = self._window.game
        if game is not None and self._window.page is game:
            game.frame.rail_buttons["hint"].click()

    def _set_pace(self, seconds: float) -> None:
        self._window.set_settings(self._window.settings._replace(pace=seconds))

    def _show(self, menu: PaperMenu, button: QWidget | None) -> None:
        """Beneath the button when it can be seen, else where the pointer is."""
        if button is not None and button.isVisible():
            # Before it is measured: dressed it is wider.
            dress(menu)
            corner = button.mapToGlobal(button.rect().bottomRight()) - QPoint(menu.sizeHint().width(), 0)
        else:
            corner = QCursor.pos()
        menu.popup(corner)

    def _action(self, text: str, do: Callable[[], object], key: str) -> QAction:
        action = QAction(text, self._parent)
        if key:
            action.setShortcut(QKeySequence(key))
        # Not *do* itself, which would get whether the action is checked.
        action.triggered.connect(lambda: do())
        # A shortcut works only while its action belongs to a widget that is shown; the menu is none most of the time.
        self._parent.addAction(action)
        return action
