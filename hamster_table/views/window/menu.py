"""The menu of the window, and its keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtGui import QAction, QActionGroup, QCursor
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from hamster_table.models import messages
from hamster_table.models.guard import guard
from hamster_table.models.keys import KEY_MAP, Command
from hamster_table.models.settings import SPEEDS
from hamster_table.views import feature
from hamster_table.views.art.theme import px
from hamster_table.views.widgets.commands import (
    ABOUT,
    BACK,
    CHANGE_KEYS,
    FULL_SCREEN,
    HOME,
    KEYS,
    OPEN,
    OPEN_FILE,
    QUIT,
    SAVE,
    SETTINGS,
)
from hamster_table.views.widgets.keyboard import sequence
from hamster_table.views.widgets.paper_menu import PaperMenu, dress
from hamster_table.views.window.command_menus import add_command_menus, with_key
from hamster_table.views.window.language_menu import add_languages
from hamster_table.views.window.seat_menu import add_seats

if TYPE_CHECKING:
    from hamster_table.views.feature import GameDeed
    from hamster_table.views.window.navigator import Navigator


Entry = tuple[str, Callable[[], object], Command | None] | None
"""A line: its text, what it does and its command, if it is one; None for a line between groups."""


@dataclass(frozen=True)
class AtTable:
    """Does something with the game on the table, where that can be done with it."""

    window: Navigator
    deed: GameDeed

    @property
    def is_offered(self) -> bool:
        """Whether there is such a game."""
        session = self.window.session
        return session is not None and self.deed.is_offered(session.match.game)

    def __call__(self) -> None:
        if self.is_offered:
            self.deed.do(self.window)


class WindowMenu(QObject):
    """What can be done from every page. Its keys work whether it is open or not."""

    def __init__(self, parent: QWidget, window: Navigator) -> None:
        super().__init__(parent)
        self._parent, self._window = parent, window
        self._commands: dict[QAction, Command] = {}
        self._lines: list[tuple[QAction, QAction]] = []
        """The actions on the menu that was opened last, each with its line there."""
        self.actions = [self._action(*entry) if entry is not None else None for entry in self._all_entries()]
        self._name_keys()
        KEY_MAP.changed.connect(self._name_keys)

    def _all_entries(self) -> list[Entry]:
        return [*self._more_entries(), *self._entries()]

    def _entries(self) -> list[Entry]:
        window, tr = self._window, QCoreApplication.translate
        return [
            (tr("Menu", "Main menu"), window.go_home, HOME),
            (tr("Menu", "Back"), window.go_back, BACK),
            (tr("Menu", "Open a game"), lambda: window.show_page("library"), OPEN),
            (tr("Menu", "Open file…"), lambda: window.files.ask_for_file(), OPEN_FILE),
            (tr("Menu", "Save as…"), lambda: window.files.ask_where_to_save(), SAVE),
            None,
            (tr("Menu", "Rules"), lambda: window.show_page("rules"), None),
            *(
                (button.text, partial(self._press_rail, button.name), None)
                for button in feature.rail()
                if button.has_line
            ),
            (tr("Menu", "Settings"), lambda: window.show_page("settings"), SETTINGS),
            None,
            *((deed.text, partial(deed.do, window), deed.command) for deed in feature.everywhere()),
            (tr("Menu", "Full screen"), window.toggle_full_screen, FULL_SCREEN),
            None,
            (tr("Menu", "Quit"), self._parent.close, QUIT),
        ]

    def _more_entries(self) -> list[Entry]:
        """What is wanted less often: it is on a menu of its own, so that the first one fits a small screen."""
        window, tr = self._window, QCoreApplication.translate
        return [
            *((page.text, partial(window.show_page, page.name), page.command) for page in feature.pages_everywhere()),
            *((deed.text, AtTable(window, deed), None) for deed in feature.at_tables()),
            None,
            (tr("Menu", "Keyboard shortcuts"), window.show_keys, KEYS),
            (tr("Menu", "Change keys"), lambda: window.show_page("keys"), CHANGE_KEYS),
            (tr("Menu", "About"), lambda: window.show_page("about"), ABOUT),
        ]

    @guard
    def _name_keys(self) -> None:
        """Let the actions have the keys of their commands."""
        for action, command in self._commands.items():
            if command is not BACK:  # its key is that of the button which goes back
                action.setShortcut(sequence(command))

    def say_anew(self) -> None:
        """Say everything in the language in force, also in a menu that is open."""
        for action, entry in zip(self.actions, self._all_entries(), strict=True):
            if action is not None and entry is not None:
                action.setText(entry[0])
        for action, line in self._lines:
            if isValid(line):  # the menu may be closed by now
                line.setText(self._text_of(action))

    def open(self) -> None:
        """Show the menu at the menu button of the game, or where the pointer is. It does not wait for a choice."""
        menu = PaperMenu(self._parent)
        self._lines = []
        add_command_menus(menu, self._window)
        lines = [*zip(self.actions, self._all_entries(), strict=True)]
        seldom = len(self._more_entries())
        for line in lines[seldom:-1]:
            self._add_line(menu, *line)
        below = menu.submenu(QCoreApplication.translate("Menu", "More"))
        for line in lines[:seldom]:
            self._add_line(below, *line)
        self._add_line(menu, *lines[-1])
        game = self._window.game
        self._show(menu, game.frame.bar.menu if game is not None else None)

    def _add_line(self, menu: PaperMenu, action: QAction | None, entry: Entry) -> None:
        if action is None or entry is None:
            menu.addSeparator()
            return
        if isinstance(entry[1], AtTable) and not entry[1].is_offered:
            return
        # One for this menu alone: the key would be read wherever the text of the action itself is.
        line = menu.addAction(self._text_of(action))
        line.triggered.connect(action.trigger)
        self._lines.append((action, line))
        command = self._commands.get(action)
        line.setEnabled(command is not BACK or self._window.may_go_back)
        if command is SETTINGS:
            add_languages(menu, self._window)
            add_seats(menu, self._window)

    def _text_of(self, action: QAction) -> str:
        command = self._commands.get(action)
        return action.text() if command is None else with_key(action.text(), command)

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

    def _press_rail(self, name: str) -> None:
        game = self._window.game
        if game is not None and self._window.page is game:
            game.frame.rail_buttons[name].click()

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

    def _action(self, text: str, do: Callable[[], object], command: Command | None) -> QAction:
        action = QAction(text, self._parent)
        if command is not None:
            self._commands[action] = command
        # Not *do* itself, which would get whether the action is checked.
        action.triggered.connect(lambda: do())
        # A shortcut works only while its action belongs to a widget that is shown; the menu is none most of the time.
        self._parent.addAction(action)
        return action
