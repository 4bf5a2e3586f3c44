"""The menu of the window, and its keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAction, QActionGroup, QCursor
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from hamster_table.models import messages
from hamster_table.models.guard import guard
from hamster_table.models.keys import KEY_MAP, Command
from hamster_table.models.settings import SPEEDS
from hamster_table.models.texts import translate
from hamster_table.views import feature
from hamster_table.views.art.theme import px
from hamster_table.views.widgets.commands import ABOUT, FULL_SCREEN, HOME, KEYS, OPEN, QUIT, SAVE, SETTINGS
from hamster_table.views.widgets.keyboard import sequence
from hamster_table.views.widgets.paper_menu import PaperMenu, dress
from hamster_table.views.widgets.presses import PRESSES
from hamster_table.views.window.command_menus import add_command_menus, with_key
from hamster_table.views.window.seat_menu import add_seats

if TYPE_CHECKING:
    from hamster_table.views.window.navigator import Navigator


Entry = tuple[str, Callable[[], object], Command | None] | None
"""A line: its text, what it does and its command, if it is one; None for a line between groups."""


class WindowMenu(QObject):
    """What can be done from every page: at most ten lines. Its keys work whether it is open or not."""

    def __init__(self, parent: QWidget, window: Navigator) -> None:
        super().__init__(parent)
        self._parent, self._window = parent, window
        self._opened: PaperMenu | None = None
        self.keys: dict[Command, QAction] = {}
        """What the keys of the commands do."""
        for entry in (*self._entries(), *self._more_entries(), *self._last_entries()):
            if entry is not None and entry[2] is not None:
                self.keys[entry[2]] = self._action(entry[1])
        self._name_keys()
        KEY_MAP.changed.connect(self._name_keys)

    def _entries(self) -> list[Entry]:
        window = self._window
        return [
            (translate("Menu", "Rules"), lambda: window.show_page("rules"), None),
            (translate("Menu", "Open a game"), lambda: window.show_page("library"), OPEN),
            (translate("Menu", "Save as…"), lambda: window.files.ask_where_to_save(), SAVE),
            (translate("Menu", "Settings"), lambda: window.show_page("settings"), SETTINGS),
        ]

    def _more_entries(self) -> list[Entry]:
        """What is wanted less often: it is on a menu of its own."""
        window = self._window
        session = window.session
        deeds = [one for one in feature.at_tables() if session is not None and one.is_offered(session.match.game)]
        return [
            *((page.text, partial(window.show_page, page.name), page.command) for page in feature.pages_everywhere()),
            *((deed.text, partial(deed.do, window), None) for deed in deeds),
            None,
            *((deed.text, partial(deed.do, window), deed.command) for deed in feature.everywhere()),
            (translate("Menu", "Full screen"), window.toggle_full_screen, FULL_SCREEN),
            (translate("Menu", "Keyboard shortcuts"), window.show_keys, KEYS),
            (translate("Menu", "About"), lambda: window.show_page("about"), ABOUT),
        ]

    def _last_entries(self) -> list[Entry]:
        return [
            (translate("Menu", "Main menu"), self._window.go_home, HOME),
            (translate("Menu", "Quit"), self._parent.close, QUIT),
        ]

    @guard
    def _name_keys(self) -> None:
        """Let the commands have their keys."""
        for command, action in self.keys.items():
            action.setShortcut(sequence(command))

    def say_anew(self) -> None:
        """Another language, or other lines: the menu that is open says what holds no more."""
        if self._opened is not None and isValid(self._opened):
            self._opened.close()

    def open(self) -> None:
        """Show the menu at the menu button of the game, or where the pointer is. It does not wait for a choice."""
        menu = self._opened = PaperMenu(self._parent)
        add_command_menus(menu, self._window)
        add_seats(menu, self._window)
        for entry in self._entries():
            self._add_line(menu, entry)
        below = menu.submenu(translate("Menu", "More"))
        for entry in self._more_entries():
            self._add_line(below, entry)
        menu.addSeparator()
        for entry in self._last_entries():
            self._add_line(menu, entry)
        game = self._window.game
        self._show(menu, game.frame.bar.menu if game is not None else None)

    def _add_line(self, menu: PaperMenu, entry: Entry) -> None:
        if entry is None:
            menu.addSeparator()
            return
        text, do, command = entry
        if not self._is_of_use(command):
            return
        # One for this menu alone: the key would be read wherever the text of the action itself is.
        line = menu.addAction(text if command is None else with_key(text, command))
        line.triggered.connect(lambda: do())

    def _is_of_use(self, command: Command | None) -> bool:
        window = self._window
        if command is SAVE:
            return window.session is not None
        return command is not HOME or window.may_go_back or window.page is window.game

    def open_pace(self) -> None:
        """Show at the speed button of the game how fast it may go on by itself; nothing where there is no game."""
        game = self._window.game
        if game is None:
            return
        menu, pace = PaperMenu(self._parent), game.pace
        if pace.is_paused:
            menu.addAction(translate("Menu", "Resume"), pace.resume)
            menu.addAction(translate("Menu", "Next step"), pace.step)
        else:
            menu.addAction(translate("Menu", "Pause game"), pace.pause)
        menu.addSeparator()
        only_one = QActionGroup(menu)
        for seconds, name in SPEEDS:
            action = QAction(messages.tr(name), only_one, checkable=True, checked=pace.seconds == seconds)
            action.triggered.connect(lambda _, seconds=seconds: self._set_pace(seconds))
            menu.addAction(action)
        self._show(menu, game.frame.bar.pace)

    def _set_pace(self, seconds: float) -> None:
        self._window.set_settings(self._window.settings._replace(pace=seconds))

    def _show(self, menu: PaperMenu, button: QWidget | None) -> None:
        """Beneath the button when it can be seen, else where the pointer is."""
        if button is not None and button.isVisible():
            # Before it is measured: dressed it is wider.
            dress(menu)
            corner = button.mapToGlobal(button.rect().bottomRight()) - QPoint(menu.sizeHint().width(), 0)
        else:
            corner, window = QCursor.pos(), QRect(self._parent.mapToGlobal(QPoint()), self._parent.size())
            # The pointer of somebody who plays by keyboard may be anywhere.
            corner = corner if window.contains(corner) else window.topLeft() + QPoint(px(12), px(50))
        menu.popup(corner)

    def _action(self, do: Callable[[], object]) -> QAction:
        action = QAction(self._parent)
        # Not *do* itself, which would get whether the action is checked.
        action.triggered.connect(lambda: PRESSES.is_repeating or do())
        # A shortcut works only while its action belongs to a widget that is shown; the menu is none most of the time.
        self._parent.addAction(action)
        return action
