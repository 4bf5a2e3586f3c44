"""The keys at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QKeyEvent

from hamster_table.models.keys import Command
from hamster_table.views.board.gestures import Prompt
from hamster_table.views.board.hand import Hand
from hamster_table.views.board.spot_cursor import ARROWS, JUMPS, SpotCursor
from hamster_table.views.widgets.keyboard import ENTER_KEYS, is_pressed
from hamster_table.views.widgets.prompt_bar import ButtonSpec


class TypedTable(Protocol):
    """What the keys need of their table."""

    handled: SignalInstance
    """(what, of what kind, how many): see `BoardView.handled`."""
    enter_moved: SignalInstance
    spot_cursor: SpotCursor

    @property
    def hand(self) -> Hand:
        """What is taken and put down."""

    def prompt(self) -> Prompt:
        """What the asked person is asked, and the buttons for it."""

    def press(self, button: ButtonSpec) -> None:
        """Do what a button of the prompt does."""


class Keyboard:
    """What keys do at a table. A game may have one of its own."""

    own_commands: Sequence[Command] = ()
    """What keys do here besides the buttons of the prompt."""

    def __init__(self, table: TypedTable) -> None:
        self._table = table

    def use_key(self, event: QKeyEvent) -> bool:
        """Whether the game has a use for this key; and use it."""
        return any(is_pressed(event, one) and self.use_command(one) for one in self.own_commands)

    def use_command(self, command: Command) -> bool:
        """Whether the game has a use just now for one of its `own_commands`; and do it."""
        return False

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key is the table's, whatever keys the buttons have."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            # Otherwise Escape is the key of a button such as "Back", or of the page.
            return self._table.hand.held is not None
        if key in ENTER_KEYS:
            return self._table.spot_cursor.takes_enter
        return key in ARROWS or key in JUMPS or key == Qt.Key.Key_Space

    def press(self, event: QKeyEvent) -> None:
        """Arrows walk over the spots, Space and Enter lift and drop, Escape puts back, letters press buttons."""
        key, hand, cursor = Qt.Key(event.key()), self._table.hand, self._table.spot_cursor
        if key in ARROWS:
            cursor.walk(ARROWS[key])
        elif key in JUMPS:
            cursor.jump(JUMPS[key])
        elif key == Qt.Key.Key_Escape and hand.held is not None:
            hand.give_up()
        elif key == Qt.Key.Key_Space or (key in ENTER_KEYS and self.wants(event)):
            if cursor.spot is not None:
                hand.activate(cursor.spot)
        elif not self._press_button(event) and not self.use_key(event):
            event.ignore()
        self._table.enter_moved.emit()

    def _press_button(self, event: QKeyEvent) -> bool:
        for button in self._table.prompt().buttons:
            if is_pressed(event, button.key):
                if button.disabled_reason:
                    self._table.handled.emit("refuse", button.text, 0)
                self._table.press(button)
                return True
        return False
