"""The menu of the window, and its keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QCursor, QKeySequence
from PySide6.QtWidgets import QMenu

from hamster_table.views.theme import font

if TYPE_CHECKING:
    from hamster_table.views.main_window import MainWindow

KEYS = (
    ("Tab", QT_TRANSLATE_NOOP("Keys", "to the next thing one can press; the arrows walk over the table")),
    ("Enter, Space", QT_TRANSLATE_NOOP("Keys", "press it; on the table, lift and drop")),
    ("Escape", QT_TRANSLATE_NOOP("Keys", "put back, close, go back")),
    ("Page up, Page down", QT_TRANSLATE_NOOP("Keys", "on the table, from one golden place to the next")),
    ("F1", QT_TRANSLATE_NOOP("Keys", "this list")),
    ("F2, F3, F4", QT_TRANSLATE_NOOP("Keys", "story, graphs, rules")),
    ("F8, F9", QT_TRANSLATE_NOOP("Keys", "hold the game and let it go; one step")),
    ("F10", QT_TRANSLATE_NOOP("Keys", "menu")),
    ("F11", QT_TRANSLATE_NOOP("Keys", "the whole screen")),
    ("Ctrl+Z, Ctrl+Y", QT_TRANSLATE_NOOP("Keys", "undo, do it again")),
    ("Ctrl+O, Ctrl+S", QT_TRANSLATE_NOOP("Keys", "open a game, save it")),
    ("Ctrl+P", QT_TRANSLATE_NOOP("Keys", "print sheets")),
    ("Ctrl+H", QT_TRANSLATE_NOOP("Keys", "to the start")),
    ("Ctrl+Q", QT_TRANSLATE_NOOP("Keys", "leave; the game stays where it is")),
)
"""Keys that hold everywhere, and what they do."""


class WindowMenu(QObject):
    """What can be done from every page. Its keys work whether it is open or not."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        tr = QCoreApplication.translate
        self.actions: list[QAction | None] = [
            self._action(tr("Menu", "To the start"), window.go_home, "Ctrl+H"),
            self._action(tr("Menu", "Open a game"), window.ask_for_file, "Ctrl+O"),
            self._action(tr("Menu", "Save the game as a file"), window.ask_where_to_save, "Ctrl+S"),
            None,
            self._action(tr("Menu", "Print sheets"), lambda: window.show_page("print"), "Ctrl+P"),
            self._action(tr("Menu", "Records"), lambda: window.show_page("records"), "Ctrl+R"),
            self._action(tr("Menu", "Rules"), lambda: window.show_page("rules"), ""),
            self._action(tr("Menu", "Settings"), lambda: window.show_page("settings"), "Ctrl+,"),
            None,
            self._action(tr("Menu", "The whole screen"), window.toggle_full_screen, "F11"),
            self._action(tr("Menu", "Keys"), window.show_keys, "?"),
            self._action(tr("Menu", "About these games"), lambda: window.show_page("about"), ""),
            None,
            self._action(tr("Menu", "Leave"), window.close, "Ctrl+Q"),
        ]

    def open(self) -> None:
        """Show the menu, at the menu button of the game."""
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setFont(font(14, 700))
        for action in self.actions:
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)
        game = self._window.game
        button = game.frame.bar.menu if game is not None and self._window.page is game else None
        corner = button.mapToGlobal(button.rect().bottomRight()) if button is not None else QCursor.pos()
        menu.popup(corner - QPoint(menu.sizeHint().width(), 0))

    def _action(self, text: str, do: Callable[[], object], key: str) -> QAction:
        action = QAction(text, self._window)
        if key:
            action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda: do())
        self._window.addAction(action)
        return action
